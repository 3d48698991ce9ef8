"""The end of a mission: its entry, then home (AF-575 to AF-580, AF-633 to AF-635)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    AVAILABLE,
    BONUS,
    FORAGE,
    FORAGE_PAGES,
    LOCKED,
    MISSION_FAIL,
    MISSION_FAILED,
    MISSION_SUCCESS,
    MISSION_TYPE,
    NEEDS_ATTEMPTED,
    NEEDS_SUCCEEDED,
    SUCCEEDED,
)
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.reading import read_named
from gloam.games.aftermath.state import FAILURE, SUCCESS, Aftermath


def unlock_missions(s: Aftermath) -> None:
    """Missions become available by what was attempted or succeeded (6.14)."""
    campaign = s.campaign
    for mission in range(len(MISSION_TYPE)):
        if campaign.missions[mission] != LOCKED or MISSION_TYPE[mission] == BONUS or mission == FORAGE:
            continue
        ready = all(campaign.attempted >> x & 1 for x in NEEDS_ATTEMPTED[mission])
        if ready and all(campaign.missions[x] == SUCCEEDED for x in NEEDS_SUCCEEDED[mission]):
            campaign.missions[mission] = AVAILABLE


def settle_mission(s: Aftermath, mission: int, success: bool) -> None:
    """A mission card's state after its end; Forage has none (AF-633, AF-635)."""
    s.announce(w.TOLD_MISSION_SUCCEEDED if success else w.TOLD_MISSION_FAILED, mission)
    if mission == FORAGE:
        return
    if success:
        s.campaign.missions[mission] = SUCCEEDED
    elif s.campaign.missions[mission] != SUCCEEDED:
        s.campaign.missions[mission] = MISSION_FAILED
    s.campaign.attempted |= 1 << mission
    unlock_missions(s)


class MissionOver(Step):
    """The main mission ends: play stops at once, nothing that was still to be done is done (AF-580). What is left is
    the way home, which lies below everything else as long as a mission lasts (`pages.GoHome`)."""

    def __init__(self, success: bool) -> None:
        self.success = success

    def run(self, s: Aftermath) -> None:
        s.result = SUCCESS if self.success else FAILURE
        s.reschedule(list(s.agenda[:1]))


class GiveUp(Counsel):
    """Between turns the party may end the session; the main mission fails (AF-656, Q-39)."""

    def kind(self) -> int:
        return w.ASK_GIVE_UP

    def options(self, s: Aftermath) -> list[int]:
        return [w.HOME, w.GO_ON]

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.HOME:
            s.announce(w.TOLD_GAVE_UP)
            s.push(MissionOver(went_home_well(s)))


def went_home_well(s: Aftermath) -> bool:
    """Going home fails a mission, but Forage succeeds with enough pages left, this one too once nobody is on it any
    more (AF-635, AF-648)."""
    if s.mission != FORAGE:
        return False
    left = set(s.left_pages) | ({s.page} if s.gone() and s.data is not None and s.data.location > 0 else set())
    return len(left) >= FORAGE_PAGES


class SideOver(Step):
    """A side mission ends with its entry; play goes on (AF-634)."""

    def __init__(self, mission: int, success: bool, reader: int) -> None:
        self.mission = mission
        self.success = success
        self.reader = reader

    def run(self, s: Aftermath) -> None:
        settle_mission(s, self.mission, self.success)
        name = MISSION_SUCCESS[self.mission] if self.success else MISSION_FAIL[self.mission]
        if name:
            read_named(s, name, self.reader)
