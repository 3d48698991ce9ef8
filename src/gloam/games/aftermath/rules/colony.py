"""The colony phase: its steps in order, and C1 to C5 (AF-595, AF-636 to AF-640)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.rules.closing import close
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.facilities import LoseFacility, Workshop, saved_on_repairs
from gloam.games.aftermath.rules.goals import goals
from gloam.games.aftermath.rules.hands import discard_card
from gloam.games.aftermath.rules.lessons import lessons
from gloam.games.aftermath.rules.reading import read_named
from gloam.games.aftermath.rules.stores import Stores, most_changes
from gloam.games.aftermath.state import SUCCESS, Aftermath

HOMECOMING, DANGER, MEAL, MOOD, PRODUCTION, WORKSHOP, STORES, LEARNING, GOALS, CLOSE = range(1, 11)
"""The steps of the colony phase, C1 to C10."""

MOST_BEFORE: Final = 3
"""At most so many main missions that succeeded before count for the danger (AF-637)."""
LOW_MORALE: Final = 2
HIGH_MORALE: Final = 8
FIRST_DANGER: Final = 11
"""The entry of the colony's page for the first row of the danger table; the others follow."""


def begin_colony(s: Aftermath) -> None:
    """C1 comes first, so it is pushed last (AF-636 to AF-645)."""
    for number in range(CLOSE, HOMECOMING - 1, -1):
        s.push(Colony(number))


class Colony(Step):
    """One step of the colony phase. Each dial change is a step of its own, so that a loss comes at its moment."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Aftermath) -> None:
        number = self.number
        if number == HOMECOMING:
            homecoming(s)
        elif number == DANGER:
            danger(s)
        elif number == MEAL:
            meal(s)
        elif number == MOOD:
            mood(s)
        elif number == PRODUCTION:
            production(s)
        elif number == WORKSHOP:
            s.push(Workshop(s.everybody(), s.keeper, saved_on_repairs(s)))
        elif number == STORES:
            s.push(Stores(s.everybody(), s.keeper, most_changes(s)))
        elif number == LEARNING:
            lessons(s)
        elif number == GOALS:
            goals(s)
        else:
            close(s)


class DialStep(Step):
    """One change of a dial."""

    def __init__(self, dial: int, by: int) -> None:
        self.dial = dial
        self.by = by

    def run(self, s: Aftermath) -> None:
        turn_dial(s, self.dial, self.by)


def homecoming(s: Aftermath) -> None:
    """C1 (AF-636)."""
    for hero in s.heroes:
        hero.wounds = hero.toxic = hero.statuses = 0
        hero.charge = [0] * len(hero.charge)
        hero.carries = hero.back = False
    # For all to see: the discard pile is open, and closed hands are not told otherwise.
    for seat in range(s.seats):
        for card in s.hands[seat].copy():
            discard_card(s, seat, card)
    s.deck = [card for card in s.deck if card in t.BASIC_CARDS]
    s.discard = [card for card in s.discard if card in t.BASIC_CARDS]


def danger(s: Aftermath) -> None:
    """C2 (AF-637, 6.9)."""
    before = 0
    for mission in range(len(t.MISSION_TYPE)):
        done = s.campaign.missions[mission] == t.SUCCEEDED and t.MISSION_TYPE[mission] == t.MAIN
        if done and not (mission == s.mission and s.result == SUCCESS):
            before += 1
    total = s.overrun() + s.roll_black() + min(MOST_BEFORE, before)
    total += t.MORE_DANGER[s.level()] - sum([t.COLONY_DEFENCE[item] for item in s.campaign.built])
    row = 0
    while total > t.DANGER_MOST[row]:
        row += 1
    s.announce(w.TOLD_DANGER, total, row)
    if t.DANGER_FACILITY[row]:
        s.push(LoseFacility(s.everybody(), s.keeper))
    for dial in (t.MORALE, t.POPULATION, t.SCRAP, t.FOOD):
        if t.DANGER_DIALS[row][dial]:
            s.push(DialStep(dial, t.DANGER_DIALS[row][dial]))
    read_named(s, f"4-{FIRST_DANGER + row}", s.keeper)


def food_need(s: Aftermath) -> int:
    """What the colony eats, with what facilities and allies change (AF-638)."""
    need = -(-s.dials[t.POPULATION] // t.FOOD_PER)
    for item in s.campaign.built:
        need += t.FOOD_NEED[item]
    for card in range(len(t.DISCOVERY_IDS)):
        if t.DISCOVERY_NEED[card] and s.has_ally(card):
            need += t.DISCOVERY_NEED[card]
    return max(0, need)


def meal(s: Aftermath) -> None:
    """C3 (AF-638): each missing point costs one of the colony, once also Morale."""
    need = food_need(s)
    missing = max(0, need - s.dials[t.FOOD])
    if missing:
        s.push(DialStep(t.MORALE, -1))
        for _ in range(missing):
            s.push(DialStep(t.POPULATION, -1))
        read_named(s, "4-16", s.keeper)
    s.push(DialStep(t.FOOD, -min(need, s.dials[t.FOOD])))


def mood(s: Aftermath) -> None:
    """C4 (AF-639); in a Lantern Hall Morale counts as higher."""
    morale = s.dials[t.MORALE] + sum([t.MOOD[item] for item in s.campaign.built])
    if morale <= LOW_MORALE:
        s.push(DialStep(t.POPULATION, -1))
    elif morale >= HIGH_MORALE and s.dials[t.FOOD] >= 1:
        s.push(DialStep(t.POPULATION, 1))


def production(s: Aftermath) -> None:
    """C5 (AF-640)."""
    food, morale = s.dials[t.FOOD], s.dials[t.MORALE]
    for item in s.campaign.built:
        if food >= t.IF_FOOD[item] and morale >= t.IF_MORALE[item]:
            if t.MAKES_FOOD[item]:
                s.push(DialStep(t.FOOD, t.MAKES_FOOD[item]))
            if t.MAKES_PEOPLE[item]:
                s.push(DialStep(t.POPULATION, t.MAKES_PEOPLE[item]))
