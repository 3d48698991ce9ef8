"""What words do to the campaign (6.17): discoveries, facilities, missions, goals, the colony phase."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT, STOP_HERE
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    AVAILABLE,
    DISCOVERY_IDS,
    ENCOUNTER_IDS,
    LOCKED,
    MISSION_FAILED,
    SUCCEEDED,
)
from gloam.games.aftermath.effects.deeds.items import gain_card
from gloam.games.aftermath.rules import facilities
from gloam.games.aftermath.rules.colony import begin_colony
from gloam.games.aftermath.rules.dials import lose_campaign
from gloam.games.aftermath.rules.ending import MissionOver, SideOver
from gloam.games.aftermath.rules.facilities import LoseFacility, break_facility, why_not_built
from gloam.games.aftermath.rules.goals import complete_goal, win_campaign
from gloam.games.aftermath.rules.missions import begin_session
from gloam.games.aftermath.rules.rewards import take_discovery
from gloam.games.aftermath.state import Aftermath

MISSION_STATES: Final = {"locked": LOCKED, "available": AVAILABLE, "succeeded": SUCCEEDED, "failed": MISSION_FAILED}


def discovery(s: Aftermath, take: int, reader: int) -> None:
    take_discovery(s, take, reader)


def facility(s: Aftermath, reader: int, gain: int, breaks: bool, build: int, broken: int) -> None:
    """Built by the book: from the colony supply, without Scrap, if the colony is large enough for one more (AF-641);
    what breaks goes to the broken pile."""
    if gain != ABSENT:
        gain_card(s, reader, gain)
    elif breaks:
        s.push(LoseFacility(s.everybody(), s.keeper))
    elif build != ABSENT:
        if not why_not_built(s, build):
            facilities.build(s, build)
    elif broken in s.campaign.built:
        break_facility(s, broken)


def banish(s: Aftermath, card: int) -> None:
    """A banished encounter is out of the deck."""
    s.campaign.banished |= 1 << card
    s.announce(w.TOLD_BANISHED, card)
    name = DISCOVERY_IDS[card]
    if name in ENCOUNTER_IDS:
        number = ENCOUNTER_IDS.index(name)
        s.encounters = [x for x in s.encounters if x != number]
        s.encounter_discard = [x for x in s.encounter_discard if x != number]


def mission(s: Aftermath, id_: int, state: str) -> None:
    s.campaign.missions[id_] = MISSION_STATES[state]


def goal(s: Aftermath, hero: int) -> None:
    complete_goal(s, hero)


def end_mission(s: Aftermath, result: str) -> int:
    s.push(MissionOver(success=result == "success"))
    return STOP_HERE


def side_mission(s: Aftermath, reader: int, id_: int, result: str) -> None:
    s.push(SideOver(id_, result == "success", reader))


def campaign(s: Aftermath, result: str) -> None:
    if result == "win":
        win_campaign(s)
    else:
        lose_campaign(s)


def colony_phase(s: Aftermath) -> None:
    begin_colony(s)


def choose_mission(s: Aftermath) -> None:
    begin_session(s)
