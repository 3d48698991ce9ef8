"""What characters, facilities and lessons are worth, by what their cards say: no card is known by its name alone."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.content.tables import (
    ABILITY_COST,
    ABILITY_POWER,
    AGILITY,
    ANTIDOTE,
    BONUS,
    BUILD_OF,
    CALLED_SHOT,
    COLONY_DEFENCE,
    DYNAMO,
    FIELD_MEDICINE,
    FOOD_NEED,
    HAYMAKER,
    HERO_BOOST,
    HULL_OF,
    INFIRMARY,
    INSTINCT,
    ITEM_POWER,
    JUNO,
    JURY_RIG,
    LESSONS_OF,
    LIFE_OF,
    M7,
    MAKES_FOOD,
    MAKES_PEOPLE,
    MISSION_TYPE,
    MOOD,
    NINE_LIVES,
    ODO,
    OVERCHARGE,
    OVERWATCH,
    PALISADE,
    PATCH_UP,
    POPULATION,
    POPULATION_CAP,
    QUICK_PAWS,
    REPAIR_COST,
    RESISTANCE,
    ROAR,
    SABLE,
    SALVAGER,
    SOFT_STEP,
    STAND_FAST,
    STEADY_WHISKERS,
    STREET_TONGUE,
    STRENGTH,
    THICK_FUR,
    VANISH,
)
from gloam.games.aftermath.state import Aftermath

ATTRIBUTES: Final = {AGILITY: 0.9, STRENGTH: 0.9, RESISTANCE: 0.6, INSTINCT: 1.3}
"""What a point of an attribute is worth: instinct finds and talks."""

SIDE_WORTH: Final = 5.0
BONUS_WORTH: Final = 2.5
FOR_A_GOAL: Final = 1.0

GUARD: Final = 3.0
MEAL: Final = 2.0
NEWCOMER: Final = 4.5
MORE_ROOM: Final = 1.5
GOOD_MOOD: Final = 1.0
CHEAP_REPAIRS: Final = 0.8
LESSON: Final = 1.5
SICK_BAY: Final = 2.0
SMALL_HELP: Final = 0.3
BUILDING: Final = 0.4
GOAL_FACILITY: Final = 6.0
"""What a facility brings for each point its card names, less what it costs; more if a personal goal names it."""

_EFFECTS: Final = {
    STEADY_WHISKERS: 2.8, CALLED_SHOT: 6.8, QUICK_PAWS: 1.5, OVERWATCH: 2.1, STAND_FAST: 4.2, HAYMAKER: 6.8, ROAR: 3.2,
    THICK_FUR: 2.6, PATCH_UP: 2.1, OVERCHARGE: 1.6, JURY_RIG: 1.45, SALVAGER: 5.6, SOFT_STEP: 2.6, STREET_TONGUE: 1.75,
    VANISH: 0.7, FIELD_MEDICINE: 6.2, ANTIDOTE: 4.2, NINE_LIVES: 4.0,
}  # fmt: skip
"""What an ability does with each point of its power, as far as this mind makes use of it."""

WHITE_POINT: Final = 0.6
UNUSED: Final = 0.2


def goal_open(s: Aftermath, hero: int) -> bool:
    return s.campaign.goals >> hero & 1 == 0


def hero_worth(who: int) -> float:
    """Whoever lasts and can do most."""
    worth = float(LIFE_OF[who])
    for attribute, value in ATTRIBUTES.items():
        worth += value * HERO_BOOST[who][attribute]
    return worth


def errand_worth(s: Aftermath, mission: int) -> float:
    """What a side mission promises: those of the deck more than the gifts of discovery cards, and more for a goal."""
    worth = BONUS_WORTH if MISSION_TYPE[mission] == BONUS else SIDE_WORTH
    return worth + FOR_A_GOAL if mission == M7 and goal_open(s, SABLE) else worth


def facility_worth(s: Aftermath, item: int) -> float:
    worth = 1.0 + GUARD * COLONY_DEFENCE[item] + MEAL * (MAKES_FOOD[item] - FOOD_NEED[item])
    worth += NEWCOMER * MAKES_PEOPLE[item] + GOOD_MOOD * MOOD[item] - CHEAP_REPAIRS * REPAIR_COST[item]
    worth += LESSON * LESSONS_OF[item] + SMALL_HELP * (HULL_OF[item] + ITEM_POWER[item])
    if POPULATION_CAP[item] > s.cap(POPULATION):
        worth += MORE_ROOM
    if item == INFIRMARY:
        worth += SICK_BAY
    if (item == PALISADE and goal_open(s, ODO)) or (item == DYNAMO and goal_open(s, JUNO)):
        worth += GOAL_FACILITY
    return worth - BUILDING * BUILD_OF[item]


def lesson_worth(ability: int) -> float:
    if ability not in _EFFECTS:
        return UNUSED
    return _EFFECTS[ability] * max(1, ABILITY_POWER[ability]) - WHITE_POINT * ABILITY_COST[ability]
