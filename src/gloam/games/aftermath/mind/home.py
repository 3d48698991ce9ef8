"""What is decided at home and on the road: missions, travel, rest, building, items, lessons."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    AGILITY,
    BADLY_WOUNDED,
    BATTERIES_OF,
    BUILD_OF,
    COMMUNICATE,
    CONSUMABLE,
    DEFENCE,
    DYNAMO,
    EXTRA_TIME,
    FACILITIES_PER,
    FOOD,
    FORAGE,
    HERO_BOOST,
    INSTINCT,
    ITEM_BOOST,
    ITEM_CHARGED,
    ITEM_LIFE,
    LOCATION_PAGE,
    MEDICINE,
    MELEE,
    MISSION_TIME,
    MOST_ABILITIES,
    NOISY,
    PALISADE,
    POPULATION,
    RANGE_OF,
    RANGED,
    SCAVENGE,
    SCRAP,
    SIDE_TIME,
    SLOT_OF,
    STORAGE,
    STRENGTH,
    TIME,
    TWO_PAWED,
    UNIQUE,
)
from gloam.games.aftermath.figures import DEFEATED
from gloam.games.aftermath.mind.bound import location_of, steps, target
from gloam.games.aftermath.mind.needs import lives, scrap_wanted
from gloam.games.aftermath.mind.values import ATTRIBUTES, errand_worth, facility_worth, hero_worth, lesson_worth
from gloam.games.aftermath.rules.colony import food_need
from gloam.games.aftermath.rules.ending import went_home_well
from gloam.games.aftermath.rules.gaining import free_slot
from gloam.games.aftermath.rules.travel import neighbours
from gloam.games.aftermath.state import Aftermath

TOO_LATE: Final = 4
"""So far beyond the allowance it is better to go home."""

CHARGED: Final = 0.7
CHARGED_SOME_DAY: Final = 0.2
"""What a boost counts that needs a battery, with one in the pocket and without."""


# Set-up


def pick_hero(options: list[int]) -> int:
    best, value = options[0], 0.0
    for option in options:
        if option & ~ARG_MASK == w.HERO and hero_worth(option & ARG_MASK) > value:
            best, value = option, hero_worth(option & ARG_MASK)
    return best


def pick_mission(s: Aftermath, options: list[int]) -> int:
    """The first main mission in the order of the story; after a defeat and with little food it is rather Forage."""
    forage = w.MISSION | FORAGE
    hungry = s.dials[FOOD] < food_need(s) + 1
    if forage in options and (hungry or len(options) == 1):
        return forage
    mains = [option for option in options if option != forage]
    return mains[0] if mains else options[0]


def pick_errand(s: Aftermath, options: list[int]) -> int:
    """A side mission that lies on the way, as far as the time allows."""
    best, value = PASS, 0.0
    main = location_of(s.mission)
    allowance = MISSION_TIME[s.mission] + EXTRA_TIME * (s.seats - 2) + SIDE_TIME
    for option in options:
        if option == PASS:
            continue
        at = location_of(option & ARG_MASK)
        if at < 0:
            continue
        way = steps(0, at) + (steps(at, main) if main >= 0 else 0)
        worth = errand_worth(s, option & ARG_MASK) - 2.0 * max(0, way + 2 - allowance) - 0.25 * way
        if worth > value:
            best, value = option, worth
    return best


# On the way


def travel(s: Aftermath, options: list[int]) -> int:
    goal = target(s)
    if s.mission == FORAGE and goal < 0:
        spare = s.allowance() - s.dials[TIME]
        if went_home_well(s) and w.HOME in options and (spare <= 0 or worn_out(s) or hurt(s)):
            return w.HOME
        return next_new(s, options)
    late = s.dials[TIME] + (steps(s.marker, goal) if goal >= 0 else 0) - s.allowance()
    if w.HOME in options and (late >= TOO_LATE or worn_out(s)):
        return w.HOME
    best, value = -1, -1e9
    for option in options:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.ROAD:
            worth = 1.0 if argument >> 3 == goal and steps(s.marker, goal) >= 3 else -90.0
        elif verb == w.TRAVEL:
            worth = -4.0 * steps(argument, goal) if goal >= 0 else 0.0
            worth += 0.5 if LOCATION_PAGE[argument] not in s.visits else 0.0
        else:
            continue
        if worth > value:
            best, value = option, worth
    return best if best >= 0 else options[0]


def next_new(s: Aftermath, options: list[int]) -> int:
    """A neighbour that was not visited, from where others can be reached."""
    best, value = -1, -1e9
    for option in options:
        if option & ~ARG_MASK != w.TRAVEL:
            continue
        place = option & ARG_MASK
        worth = 3.0 if LOCATION_PAGE[place] not in s.visits else 0.0
        worth += 0.3 * sum(1 for x in neighbours(place) if LOCATION_PAGE[x] not in s.visits)
        if worth > value:
            best, value = option, worth
    return best if best >= 0 else options[0]


def worn_out(s: Aftermath) -> bool:
    """Nearly everybody is hurt, and nothing is there to heal with."""
    total = 0
    for seat in range(s.seats):
        total += 0 if s.hero(seat).where == DEFEATED else lives(s, seat)
    return total <= s.seats and s.dials[FOOD] <= 1


def hurt(s: Aftermath) -> bool:
    """More than half of all lives are gone: enough for a day."""
    whole, left = 0, 0
    for seat in range(s.seats):
        whole += s.life(s.cast[seat])
        left += 0 if s.hero(seat).where == DEFEATED else lives(s, seat)
    return 2 * left < whole


def wants_rest(s: Aftermath) -> bool:
    """A rest costs Time and Food; it is worth it when somebody is close to defeat, or several are hurt."""
    worth = 0.0
    food = s.dials[FOOD] - food_need(s) // 2
    for seat in range(s.seats):
        hero = s.hero(seat)
        if hero.where == DEFEATED:
            continue
        left = lives(s, seat)
        if hero.wounds and food > 0:
            worth += 1.6 if left <= 1 else 0.9 if left == 2 else 0.3
            food -= 1
        if hero.toxic:
            worth += 0.4
        if hero.has_status(BADLY_WOUNDED):
            worth += 0.5
        elif hero.statuses:
            worth += 0.15
    cost = 1.2 + 0.3 * max(0, s.dials[TIME] - s.allowance() + 2)
    return worth > cost


def wants_healing(s: Aftermath, seat: int) -> bool:
    return s.dials[FOOD] > food_need(s) // 2 or lives(s, seat) <= 2


# Items


def boost_worth(boost: list[int], has: list[int]) -> float:
    """What boosts are worth to a character: most where it is good already."""
    worth = 0.9 * boost[DEFENCE]
    for attribute, value in ATTRIBUTES.items():
        worth += value * boost[attribute]
    worth += boost[MELEE] * (0.7 + 0.3 * has[STRENGTH]) + boost[RANGED] * (0.6 + 0.3 * has[AGILITY])
    return worth + boost[SCAVENGE] * (0.6 + 0.3 * has[INSTINCT]) + boost[COMMUNICATE] * (0.5 + 0.3 * has[INSTINCT])


def item_worth(s: Aftermath, who: int, item: int) -> float:
    """What an item is worth to a character who wears it."""
    has = HERO_BOOST[who]
    worth = boost_worth(ITEM_BOOST[item], has) + 1.0 * ITEM_LIFE[item]
    if BATTERIES_OF[item]:
        worth += boost_worth(ITEM_CHARGED[item], has) * (CHARGED if s.heroes[who].batteries else CHARGED_SOME_DAY)
    if RANGE_OF[item] > 2:
        worth += 0.2 * has[AGILITY] * (RANGE_OF[item] - 2)
    if NOISY[item]:
        worth -= 0.3
    if TWO_PAWED[item]:
        worth -= 0.4
    if CONSUMABLE[item]:
        worth += 1.4 if item == MEDICINE else 0.8
    return worth + 0.3


def take_item(s: Aftermath, seat: int, options: list[int]) -> int:
    """What to do with a thing that was gained: whoever has most of it wears it; else it is scrap."""
    best, value = options[0], -1e9
    for option in options:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.WEAR:
            worth = item_worth(s, s.cast[seat], argument)
        elif verb == w.HAND:
            other = argument & 7
            free = free_slot(s.hero(other), argument >> 3) >= 0
            worth = item_worth(s, s.cast[other], argument >> 3) - 0.2 if free else 0.2
        elif verb == w.STOW:
            worth = 0.45 * item_worth(s, s.cast[seat], argument)
        elif verb == w.SCRAP:
            worth = 1.0 if scrap_wanted(s) > 0 else 0.4
        else:
            worth = 0.0
        if worth > value:
            best, value = option, worth
    return best


def store(s: Aftermath, options: list[int]) -> int:
    """At home things go to whoever uses them best; what nobody can wear stays."""
    best, value = w.DONE, 0.25
    for option in options:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.FETCH:
            item, who = argument >> 3, argument & 7
            if free_slot(s.heroes[who], item) >= 0 and s.heroes[who].seat >= 0:
                worth = item_worth(s, who, item)
                if worth > value:
                    best, value = option, worth
        elif verb == w.STORE:
            gain = swap_gain(s, argument)
            if gain > value:
                best, value = option, gain
    return best


def swap_gain(s: Aftermath, item: int) -> float:
    """What is won if a worn item goes to the stores and a better one of its slot comes out."""
    best = 0.0
    for who in range(len(s.heroes)):
        hero = s.heroes[who]
        if hero.seat < 0 or item not in hero.worn or UNIQUE[item]:
            continue
        for other in s.campaign.stores:
            if SLOT_OF[other] == SLOT_OF[item] and SLOT_OF[other] != STORAGE and TWO_PAWED[other] <= TWO_PAWED[item]:
                best = max(best, item_worth(s, who, other) - item_worth(s, who, item) - 0.5)
    return best


def repair(s: Aftermath, options: list[int]) -> int:
    """Facilities always; other things only with scrap to spare, for whoever has the slot free."""
    spare = s.dials[SCRAP] - scrap_wanted(s) - s.dials[SCRAP] // 2
    best, value = w.DONE, 0.5
    for option in options:
        if option == w.DONE:
            continue
        item, seat = (option & ARG_MASK) >> 3, option & 7
        if option & ~ARG_MASK == w.MEND:
            worth = 1.0 + facility_worth(s, option & ARG_MASK)
        elif seat < s.seats and free_slot(s.hero(seat), item) >= 0 and (spare > 2 or scrap_wanted(s) == 0):
            worth = item_worth(s, s.cast[seat], item) - 0.5
        else:
            continue
        if worth > value:
            best, value = option, worth
    return best


# The colony


def work(s: Aftermath, options: list[int]) -> int:
    """What is broken first, then what can be built; and after a Workbench what it has made cheap enough."""
    builds = [option for option in options if option & ~ARG_MASK == w.BUILD]
    repaired = repair(s, [option for option in options if option not in builds])
    return repaired if repaired != w.DONE else build(s, builds)


def build(s: Aftermath, options: list[int]) -> int:
    """Palisade and Wind Dynamo are what two goals need: the last places are kept for them."""
    wanted = [item for item in (PALISADE, DYNAMO) if item not in s.campaign.built]
    places = s.dials[POPULATION] // FACILITIES_PER - len(s.campaign.built)
    other = len([item for item in s.campaign.built if item not in (PALISADE, DYNAMO)])
    best, value = w.DONE, 0.0
    for option in options:
        item = option & ARG_MASK
        worth = facility_worth(s, item)
        if item not in (PALISADE, DYNAMO):
            if other >= 2 and places <= len(wanted):
                continue
            waits = any(x in s.campaign.stores for x in wanted)
            if waits and s.dials[SCRAP] - BUILD_OF[item] < 4 and other >= 2:
                continue
        if worth > value:
            best, value = option, worth
    return best


def lose_facility(s: Aftermath, options: list[int]) -> int:
    return min(options, key=lambda option: facility_worth(s, option & ARG_MASK))


def learn(s: Aftermath, options: list[int]) -> int:
    best, value = w.DONE, 0.0
    for option in options:
        if option == w.DONE:
            continue
        ability, seat = (option & ARG_MASK) >> 3, option & 7
        worth = lesson_worth(ability)
        if len(s.hero(seat).abilities) >= MOST_ABILITIES:
            worth -= min([lesson_worth(x) for x in s.hero(seat).abilities])
        if worth > value:
            best, value = option, worth
    return best


def forget(options: list[int]) -> int:
    return min(options, key=lambda option: lesson_worth(option & ARG_MASK))
