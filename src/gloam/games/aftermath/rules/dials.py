"""Dials, and what hangs on them: the loss at 0, endless mode, Time that an ally makes smaller (AF-050, AF-600)."""

from __future__ import annotations

from gloam.core.state import PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import ENDLESS_DIALS, MORALE, POPULATION, TIME, TOCK
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.reading import read_named
from gloam.games.aftermath.rules.used import TOCK_USED
from gloam.games.aftermath.state import LOST, Aftermath


def turn_dial(s: Aftermath, dial: int, by: int, over_cap: bool = False) -> None:
    """Raise or lower a dial; Time goes up as a step, because somebody may want to shorten it. A loss comes next."""
    if dial == TIME and by > 0:
        s.push(TimeRaise(by))
        return
    s.change_dial(dial, by, over_cap)
    look_for_loss(s, dial)


def look_for_loss(s: Aftermath, dial: int) -> None:
    """The campaign is lost at the moment Population or Morale is 0 (AF-600, AF-605)."""
    if dial in (POPULATION, MORALE) and s.dials[dial] == 0:
        s.push(CampaignLost())


class TimeRaise(Step):
    """Time goes up; Tock the Watchmaker may make one raise of the session 1 smaller (Q-38)."""

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, s: Aftermath) -> None:
        if s.has_ally(TOCK) and not s.used_mission & TOCK_USED:
            s.push(SpareTime(s.everybody(), s.keeper, self.by))
        else:
            s.change_dial(TIME, self.by)


class SpareTime(Counsel):
    """Whether Tock helps now."""

    def __init__(self, members: int, speaker: int, by: int) -> None:
        super().__init__(members, speaker)
        self.by = by

    def kind(self) -> int:
        return w.ASK_SPARE

    def options(self, s: Aftermath) -> list[int]:
        return [w.YES, PASS]

    def settle(self, s: Aftermath, option: int) -> None:
        by = self.by
        if option == w.YES:
            s.used_mission |= TOCK_USED
            by -= 1
        s.change_dial(TIME, by)


class CampaignLost(Step):
    """A dial was at 0 (AF-600); another loss may have filled it again."""

    def run(self, s: Aftermath) -> None:
        if s.is_lost():
            lose_campaign(s)


def lose_campaign(s: Aftermath) -> None:
    """Entry 100-23, then endless mode or the end (AF-601 to AF-604). Play goes on where it was interrupted."""
    s.announce(w.TOLD_LOST)
    s.push(Refill() if s.campaign.endless else AskEndless(s.everybody(), s.keeper))
    read_named(s, "100-23")


class AskEndless(Counsel):
    """Endless mode, or the campaign is over."""

    def kind(self) -> int:
        return w.ASK_ENDLESS

    def options(self, s: Aftermath) -> list[int]:
        return [w.ENDLESS, w.GIVE_UP]

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.GIVE_UP:
            s.ending = LOST
            s.over = True
            return
        s.campaign.endless = True
        s.announce(w.TOLD_ENDLESS)
        s.push(Refill())
        read_named(s, "100-18")


class Refill(Step):
    """Both dials are set to 5, also the one that was above 0; that is no raise (AF-603)."""

    def run(self, s: Aftermath) -> None:
        for dial in (POPULATION, MORALE):
            by = ENDLESS_DIALS - s.dials[dial]
            s.dials[dial] = ENDLESS_DIALS
            s.announce(w.TOLD_DIAL, dial, by, ENDLESS_DIALS)
