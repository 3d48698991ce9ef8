"""Step C9, and how a campaign is won: personal goals (AF-596 to AF-599, AF-606, AF-644)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.rules.clearing import clear_the_board
from gloam.games.aftermath.rules.closing import close
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.reading import read_named
from gloam.games.aftermath.rules.rewards import take_discovery
from gloam.games.aftermath.state import WON, Aftermath

# What the personal goals ask for (6.4), and what brings a discovery card (AF-644)
PIM_CLUES: Final = 6
ODO_PEOPLE: Final = 14
JUNO_FACILITIES: Final = 4
D18_MORALE: Final = 8
D15_PEOPLE: Final = 12


def goal_met(s: Aftermath, hero: int) -> bool:
    """The conditions of the personal goals that are looked at in the colony (6.4)."""
    if hero == t.PIM:
        return s.campaign.missions[t.M2] == t.SUCCEEDED and s.dials[t.CLUES] >= PIM_CLUES
    if hero == t.ODO:
        return t.PALISADE in s.campaign.built and s.dials[t.POPULATION] >= ODO_PEOPLE
    if hero == t.JUNO:
        return t.DYNAMO in s.campaign.built and len(s.campaign.built) >= JUNO_FACILITIES
    return hero == t.SABLE and s.campaign.missions[t.M7] == t.SUCCEEDED


def complete_goal(s: Aftermath, hero: int) -> None:
    """A goal stays complete; with the fourth the campaign is won (AF-596, AF-597, AF-606, AF-610)."""
    if s.campaign.goals >> hero & 1:
        return
    s.campaign.goals |= 1 << hero
    s.announce(w.TOLD_GOAL, hero)
    if s.campaign.goals.bit_count() >= t.GOALS:
        win_campaign(s)


def win_campaign(s: Aftermath) -> None:
    """The campaign is won, once (AF-596, AF-606)."""
    if s.campaign.won:
        return
    s.campaign.won = True
    s.announce(w.TOLD_WON)
    s.push(AfterWinning(s.everybody(), s.keeper))
    read_named(s, "100-17", s.keeper)


class AfterWinning(Counsel):
    """The campaign is won and recorded; the party may go on with it, or stop here (AF-599, AF-606, Q-36)."""

    def kind(self) -> int:
        return w.ASK_WON

    def options(self, s: Aftermath) -> list[int]:
        return [w.GO_ON, w.DONE]

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.DONE:
            clear_the_board(s)
            close(s)
            s.ending = WON


class GoalStep(Step):
    """One goal is looked at."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Aftermath) -> None:
        if not s.campaign.goals >> self.hero & 1 and goal_met(s, self.hero):
            complete_goal(s, self.hero)
            read_named(s, f"4-{self.hero + 1}", s.keeper)


def goals(s: Aftermath) -> None:
    """C9 (AF-644)."""
    for hero in range(len(t.HERO_IDS) - 1, -1, -1):
        s.push(GoalStep(hero))
    if s.dials[t.MORALE] >= D18_MORALE and not s.campaign.taken >> t.D18 & 1:
        take_discovery(s, t.D18, s.keeper)
        read_named(s, "4-18", s.keeper)
    if s.dials[t.POPULATION] >= D15_PEOPLE and not s.campaign.taken >> t.D15 & 1:
        take_discovery(s, t.D15, s.keeper)
        read_named(s, "4-17", s.keeper)
