"""The colony phase: its steps in order, and C1 to C5 (AF-595, AF-636 to AF-640)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    BASIC_CARDS,
    COLONY_DEFENCE,
    DANGER_DIALS,
    DANGER_FACILITY,
    DANGER_MOST,
    DISCOVERY_IDS,
    DISCOVERY_NEED,
    FOOD,
    FOOD_NEED,
    FOOD_PER,
    IF_FOOD,
    IF_MORALE,
    MAIN,
    MAKES_FOOD,
    MAKES_PEOPLE,
    MISSION_TYPE,
    MOOD,
    MORALE,
    MORE_DANGER,
    POPULATION,
    SCRAP,
    SUCCEEDED,
)
from gloam.games.aftermath.rules.closing import close
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.facilities import LoseFacility, Workshop, saved_on_repairs
from gloam.games.aftermath.rules.goals import goals
from gloam.games.aftermath.rules.hands import discard_card
from gloam.games.aftermath.rules.lessons import lessons
from gloam.games.aftermath.rules.reading import read_named
from gloam.games.aftermath.rules.stores import Stores, most_changes
from gloam.games.aftermath.state import SUCCESS, Aftermath


def begin_colony(s: Aftermath) -> None:
    for number in range(10, 0, -1):
        s.push(Colony(number))


class Colony(Step):
    """One step of the colony phase. Each dial change is a step of its own, so that a loss comes at its moment."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Aftermath) -> None:
        number = self.number
        if number == 1:
            homecoming(s)
        elif number == 2:
            danger(s)
        elif number == 3:
            meal(s)
        elif number == 4:
            mood(s)
        elif number == 5:
            production(s)
        elif number == 6:
            s.push(Workshop(s.everybody(), s.keeper, saved_on_repairs(s)))
        elif number == 7:
            s.push(Stores(s.everybody(), s.keeper, most_changes(s)))
        elif number == 8:
            lessons(s)
        elif number == 9:
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
    s.deck = [card for card in s.deck if card in BASIC_CARDS]
    s.discard = [card for card in s.discard if card in BASIC_CARDS]


def danger(s: Aftermath) -> None:
    """C2 (AF-637, 6.9)."""
    before = 0
    for mission in range(len(MISSION_TYPE)):
        done = s.campaign.missions[mission] == SUCCEEDED and MISSION_TYPE[mission] == MAIN
        if done and not (mission == s.mission and s.result == SUCCESS):
            before += 1
    total = s.overrun() + s.roll_black() + min(3, before)
    total += MORE_DANGER[s.level()] - sum([COLONY_DEFENCE[item] for item in s.campaign.built])
    row = 0
    while total > DANGER_MOST[row]:
        row += 1
    s.announce(w.TOLD_DANGER, total, row)
    if DANGER_FACILITY[row]:
        s.push(LoseFacility(s.everybody(), s.keeper))
    for dial in (MORALE, POPULATION, SCRAP, FOOD):
        if DANGER_DIALS[row][dial]:
            s.push(DialStep(dial, DANGER_DIALS[row][dial]))
    read_named(s, f"4-{11 + row}", s.keeper)


def food_need(s: Aftermath) -> int:
    need = -(-s.dials[POPULATION] // FOOD_PER)
    for item in s.campaign.built:
        need += FOOD_NEED[item]
    for card in range(len(DISCOVERY_IDS)):
        if DISCOVERY_NEED[card] and s.has_ally(card):
            need += DISCOVERY_NEED[card]
    return max(0, need)


def meal(s: Aftermath) -> None:
    """C3 (AF-638): each missing point costs one of the colony, once also Morale."""
    need = food_need(s)
    missing = max(0, need - s.dials[FOOD])
    if missing:
        s.push(DialStep(MORALE, -1))
        for _ in range(missing):
            s.push(DialStep(POPULATION, -1))
        read_named(s, "4-16", s.keeper)
    s.push(DialStep(FOOD, -min(need, s.dials[FOOD])))


def mood(s: Aftermath) -> None:
    """C4 (AF-639); in a Lantern Hall Morale counts as higher."""
    morale = s.dials[MORALE] + sum([MOOD[item] for item in s.campaign.built])
    if morale <= 2:
        s.push(DialStep(POPULATION, -1))
    elif morale >= 8 and s.dials[FOOD] >= 1:
        s.push(DialStep(POPULATION, 1))


def production(s: Aftermath) -> None:
    """C5 (AF-640)."""
    food, morale = s.dials[FOOD], s.dials[MORALE]
    for item in s.campaign.built:
        if food >= IF_FOOD[item] and morale >= IF_MORALE[item]:
            if MAKES_FOOD[item]:
                s.push(DialStep(FOOD, MAKES_FOOD[item]))
            if MAKES_PEOPLE[item]:
                s.push(DialStep(POPULATION, MAKES_PEOPLE[item]))
