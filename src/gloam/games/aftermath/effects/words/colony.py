"""The campaign: discoveries, facilities, missions, goals, the colony phase."""

from __future__ import annotations

from typing import Literal

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import DiscoveryId, Hero, ItemId, MissionId


class Discovery(Effect, tag="discovery"):
    """A discovery card is taken; if it has been taken already nothing happens (AF-059)."""

    asks = True

    take: DiscoveryId


class Banish(Effect, tag="banish"):
    card: DiscoveryId


class Facility(Effect, tag="facility"):
    """A facility: `gain` it for the colony supply, `build` it from there, or a built one breaks: one of the party's
    choice, or `broken`."""

    asks = True

    gain: ItemId | None = None
    breaks: bool = False
    build: ItemId | None = None
    broken: ItemId | None = None

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "gain", "breaks", "build", "broken")


class Mission(Effect, tag="mission"):
    id: MissionId
    state: Literal["locked", "available", "succeeded", "failed"]


class Goal(Effect, tag="goal"):
    hero: Hero


class EndMission(Effect, tag="end_mission"):
    """The main mission ends: its entry on page 100 is read, then the colony phase."""

    result: Literal["success", "fail"]

    def progresses(self) -> bool:
        return True


class SideMission(Effect, tag="side_mission"):
    """A side mission ends with its entry; play goes on."""

    id: MissionId
    result: Literal["success", "fail"]


class CampaignOver(Effect, tag="campaign"):
    """The campaign is won, as by the fourth goal, or lost, as by an empty dial."""

    asks = True

    result: Literal["win", "lose"]


class ColonyPhase(Effect, tag="colony_phase"):
    """The colony phase C1 to C10, and the end of the session."""


class ChooseMission(Effect, tag="choose_mission"):
    """The party chooses its main mission, and a side mission or none (AF-631)."""

    asks = True
