"""Where words send the party (6.17: goto, travel, road_run)."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.core.effects.step import Frame
from gloam.games.aftermath.content.tables import LOCATION_PAGE, OWN_VEHICLES, PROGRAMS, TIME
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.road import set_out
from gloam.games.aftermath.rules.travel import ChooseTravel, go_to
from gloam.games.aftermath.state import Aftermath

NO_ENTRY: Final = -1


def goto(s: Aftermath, f: Frame, page: int, entry: int) -> None:
    """A newer instruction to go to a page replaces one that waits, and with it what that page would have begun with
    (AF-130)."""
    s.pending_page = page
    s.pending_road = PROGRAMS.get(f.program_named(entry), NO_ENTRY) if entry != ABSENT else NO_ENTRY


def came_from(s: Aftermath) -> int:
    """The location that the party was at before this one; home, if it was nowhere else."""
    for page in reversed(s.visits):
        if page in LOCATION_PAGE and LOCATION_PAGE.index(page) != s.marker:
            return LOCATION_PAGE.index(page)
    return 0


def travel(s: Aftermath, to: int, time: int, back: bool) -> None:
    if to == ABSENT and not back:
        s.push(ChooseTravel(s.everybody(), s.keeper, time))
        return
    go_to(s, came_from(s) if back else to)
    if time:
        turn_dial(s, TIME, time)


def road_run(s: Aftermath, vehicle: int, to: int) -> None:
    set_out(s, OWN_VEHICLES[vehicle], to)
