"""What the colony needs most, and what finds are therefore worth."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.content.tables import (
    BUILD_OF,
    CLUES,
    DIAL_MAX,
    FOOD,
    MORALE,
    ODO,
    PILE_DIFFICULTY,
    POPULATION,
    SCRAP,
    SLOT_OF,
    STORAGE,
    TIME,
    TOKEN_PILE,
    TOKEN_REWARD,
)
from gloam.games.aftermath.mind.values import goal_open
from gloam.games.aftermath.rules.colony import food_need
from gloam.games.aftermath.state import Aftermath

PLENTY: Final = 8
GOODS: Final = [0.75, 0.7, 0.9, 0.4, 1.3, 0.6]
"""What goods are worth where nothing is short: food, scrap, a clue, a battery, an item, a broken one."""


MOODY: Final = 4
MANY_MISSING: Final = 5
PEOPLE: Final = 1.8
FOR_THE_ROOF: Final = 0.8
"""A newcomer is worth more as long as a personal goal asks for many."""

MOOD: Final = 1.5
HOUR: Final = 0.5
LATE_HOUR: Final = 1.3
"""What an hour costs while there is time, and what it costs beyond the allowance: danger at home."""


def lives(s: Aftermath, seat: int) -> int:
    hero = s.hero(seat)
    return s.life(s.cast[seat]) - hero.wounds - hero.toxic


def people_wanted(s: Aftermath) -> float:
    """How much more a newcomer is worth while the colony is smaller than it should be."""
    missing = s.cap(POPULATION) - s.dials[POPULATION]
    worth = 0.0 if missing <= 0 else 1.0 if missing < MANY_MISSING else 1.6
    return worth + FOR_THE_ROOF if worth > 0.0 and goal_open(s, ODO) else worth


def hunger(s: Aftermath) -> int:
    """How much food is missing for the meal at home."""
    return food_need(s) - s.dials[FOOD]


def scrap_wanted(s: Aftermath) -> int:
    """What building all that waits at home would still cost."""
    cost = 0
    for item in s.campaign.stores:
        if SLOT_OF[item] == STORAGE:
            cost += BUILD_OF[item]
    return max(0, cost - s.dials[SCRAP])


def good_worth(s: Aftermath, good: int) -> float:
    worth = GOODS[good]
    if good == 0:
        short = hunger(s)
        worth = 1.5 if short > 0 else 1.0 if short > -3 else 0.6
        if s.dials[FOOD] >= DIAL_MAX[FOOD] - 1:
            worth = 0.1
    elif good == 1:
        worth = 0.9 if scrap_wanted(s) > 0 else 0.5 if s.dials[SCRAP] < PLENTY else 0.25
    return worth


def dial_worth(s: Aftermath, dial: int, by: int) -> float:
    """What it is worth that a dial goes up or down; what is short is given away dearly."""
    if dial == TIME:
        left = s.allowance() - s.dials[TIME]
        return -(HOUR * by if by <= left else LATE_HOUR * by)
    if dial == FOOD:
        short = hunger(s)
        return by * (good_worth(s, 0) if by > 0 else 1.6 if short - by > 0 else 0.5)
    if dial == SCRAP:
        return by * good_worth(s, 1)
    if dial == CLUES:
        return by * GOODS[2]
    if dial == POPULATION:
        return by * (0.1 if by > 0 and s.dials[POPULATION] >= s.cap(POPULATION) else PEOPLE)
    return by * (MOOD if s.dials[MORALE] <= MOODY else 1.0)


def _shares() -> list[list[float]]:
    """Mean goods of a token, by pile."""
    found: list[list[float]] = []
    for pile in range(len(PILE_DIFFICULTY)):
        tokens = [i for i in range(len(TOKEN_PILE)) if TOKEN_PILE[i] == pile]
        found.append([sum(TOKEN_REWARD[i][good] for i in tokens) / len(tokens) for good in range(6)])
    return found


_MEANS: Final[list[list[float]]] = _shares()


def find_worth(s: Aftermath, difficulty: int) -> float:
    """What a scavenge token of this difficulty is worth on average."""
    means = _MEANS[PILE_DIFFICULTY.index(difficulty)]
    total = 0.0
    for good in range(6):
        total += means[good] * good_worth(s, good)
    return total
