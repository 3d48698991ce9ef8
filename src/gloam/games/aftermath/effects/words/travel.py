"""Where the party goes."""

from __future__ import annotations

from typing import Annotated

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Program, Range
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import LocationId, PageId, VehicleId


class Goto(Effect, tag="goto"):
    """The party is sent to a page; in the middle of a turn that waits for the turn's end (AF-130). `entry`: one of that
    page, which is read after its Start entry (AF-040)."""

    since = "entry"

    page: PageId
    entry: Program | None = None


class Travel(Effect, tag="travel"):
    """The party leaves on foot: to a neighbour of its choice (or home, or by vehicle), to a named location, or back to
    the one it came from."""

    asks = True

    to: LocationId | None = None
    time: Annotated[int, Range(0, 3)] = 1
    back: bool = False

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "to", "back") if self.to is not None and self.back else []

    def progresses(self) -> bool:
        return True


class RoadRun(Effect, tag="road_run"):
    """The party drives to a location (page 5). As `goto`; nothing happens with a vehicle that is a wreck."""

    vehicle: VehicleId
    to: LocationId

    def progresses(self) -> bool:
        return True
