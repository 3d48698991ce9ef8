"""The victims' part of the simple mind: work where it is worth the danger, keep apart, and leave together."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    CARTRIDGES,
    COFFEE,
    DICE,
    GEARS,
    IRON,
    ITEM_IDS,
    KEY,
    LOCATIONS,
    MEDKIT,
    MOVE_STEPS,
    NEIGHBOURS,
    NOISY,
    REVOLVER,
    SALTS,
    SHIELD,
    SLOTS,
    SOFT_STEP,
    SQUEEZE,
    ZONE_OF,
    radius,
)
from gloam.games.whisper.mind.chances import BONUS, best_bonus, repels, weight
from gloam.games.whisper.mind.prospect import (
    BANDAGES,
    FAR,
    HEALING,
    Prospect,
    Weighed,
    distances_past,
    gathered,
    place_worth,
)
from gloam.games.whisper.mind.sharing import gift
from gloam.games.whisper.mind.tricks import CALMING, music, special, through
from gloam.games.whisper.rules.acting import all_acted
from gloam.games.whisper.state import DEAD, WOUNDED, Victim, Whisper
from gloam.games.whisper.traces.reach import steps_past, strides
from gloam.games.whisper.worlds.whereabouts import Whereabouts

TRAP: Final = ITEM_IDS.index("trap")
BOTTLE: Final = ITEM_IDS.index("bottle")
POKER: Final = ITEM_IDS.index("poker")
LANTERN: Final = ITEM_IDS.index("lantern")
MUSIC_BOX: Final = ITEM_IDS.index("music-box")

_WORTH: Final = {
    "key": 9, "toolbox": 8, "fertiliser": 6, "poker": 3, "bandages": 5, "revolver": 5, "cartridges": 4, "sabre": 7,
    "salts": 4, "coffee": 4, "bottle": 1, "trap": 2, "lantern": 1, "secret-map": 2, "music-box": 2, "charm": 3,
    "medkit": 8, "iron": 8,
}  # fmt: skip
WORTH: Final[list[int]] = [_WORTH[name] for name in ITEM_IDS]
"""Which cards are rather kept."""


def reach_of(s: Whisper, v: Victim) -> int:
    far = 1 if s.slowed >= 0 and ZONE_OF[v.place] == s.slowed else MOVE_STEPS
    mask: int = strides(0 if v.has(SQUEEZE) else s.barricades)[far][v.place]
    if v.has(SQUEEZE):
        # One barricade only: what is two steps away and behind two of them is left to others.
        mask &= steps_past(0)[v.place] | strides(s.barricades)[far][v.place]
    return mask & ~(1 << v.place)


def act(s: Whisper, belief: Whereabouts, options: list[int], rng: Rng) -> Weighed:
    """Step 3: the best main action of one of the seat's victims; afterwards what is small, and then no more."""
    p = Prospect(s, belief)
    best = Weighed(-1, -99.0, -1)
    for option in options:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        found: Weighed | None = None
        if verb == w.MOVE:
            found = best_move(p, s.slot_of(argument), option, rng)
        elif verb in (w.CALM, w.REPAIR, w.RUMMAGE, w.CLEAR):
            slot = s.slot_of(argument)
            found = Weighed(option, stay_worth(p, slot, verb), s.victims[slot].place)
        elif verb == w.ABILITY:
            found = special(p, s.slot_of(argument), option)
        elif verb == w.UNDERGROUND:
            found = through(p, s.slot_of(argument), option, False)
        elif verb in (w.SPECIAL, w.REPAIR_WITH):
            slot = s.slot_of(argument >> 13)
            if argument & 0x1FFF == LANTERN:
                found = through(p, slot, option, False)
            else:
                found = Weighed(option, item_worth(p, slot, verb, argument & 0x1FFF), s.victims[slot].place)
        elif verb == w.TRADE and gift(s, s.slot_of(argument >> 13), s.slot_of(argument & 0x1FFF)) >= 0:
            return Weighed(option, 0.0, -1)
        if found is not None and found.worth > best.worth:
            best = found
    small = extra(p, options)
    if small >= 0:
        return Weighed(small, 0.0, -1)
    if best.option >= 0:
        return best
    for option in options:
        if option & ~ARG_MASK == w.REWARD and all_acted(s, s.team()) and drilled(p):
            return Weighed(option, 0.0, -1)
    for option in (w.END, w.WAIT):
        if option in options:
            return Weighed(option, 0.0, -1)
    return Weighed(options[0], 0.0, -1)


def best_move(p: Prospect, slot: int, option: int, rng: Rng) -> Weighed:
    s = p.s
    mask = reach_of(s, s.victims[slot])
    best = Weighed(option, -99.0, -1)
    for place in range(LOCATIONS):
        if mask >> place & 1:
            worth = place_worth(p, slot, place, 0.0) + float(rng.below(100)) * 0.0008
            if worth > best.worth:
                best = Weighed(option, worth, place)
    return best


def stay_worth(p: Prospect, slot: int, verb: int) -> float:
    s, v = p.s, p.s.victims[slot]
    if verb == w.REPAIR:
        return p.gear + place_worth(p, slot, v.place, 1.0)
    if verb == w.RUMMAGE:
        noisy = 0.0 if v.has(SOFT_STEP) else 0.2 + 0.6 * p.key_chance
        return p.search_worth(slot) + place_worth(p, slot, v.place, noisy)
    still = place_worth(p, slot, v.place, 0.0)
    if verb == w.CALM:
        return CALMING * v.fear * (1.5 if v.fear == 2 else 1.0) + still
    if verb == w.CLEAR:
        shut = shut_in(s, v.place)
        cut = p.exit >= 0 and p.far[v.place][p.exit] == FAR
        return (0.5 if shut or cut else 0.05) + still
    return -1.0


def item_worth(p: Prospect, slot: int, verb: int, item: int) -> float:
    s, v = p.s, p.s.victims[slot]
    if verb == w.REPAIR_WITH:
        gears = 2 if GEARS - s.gears > 1 else 1
        return p.gear * gears - (0.05 if gears == 1 else 0.0) + place_worth(p, slot, v.place, 1.0)
    still = place_worth(p, slot, v.place, 0.0)
    if item == IRON:
        return p.gear + 0.1 + still
    hurt = any(u.inside() and u.condition == WOUNDED and u.place == v.place for u in s.victims)
    if item == MEDKIT and hurt:
        return HEALING + still
    if item == BANDAGES and hurt:
        return HEALING + place_worth(p, slot, v.place, 1.0)
    if item == MUSIC_BOX:
        return music(p, slot)
    if item == TRAP and s.trap < 0:
        return 0.6 * p.dangers[v.place] + still
    return -1.0


def extra(p: Prospect, options: list[int]) -> int:
    """Additional actions: salts for the frightened, coffee out of danger, a bottle to be heard elsewhere."""
    s = p.s
    for option in options:
        if option & ~ARG_MASK == w.DRILL and coffee_goal(p, s.slot_of(option & ARG_MASK)) >= 0:
            return option
        if option & ~ARG_MASK != w.USE:
            continue
        slot, item = s.slot_of((option & ARG_MASK) >> 13), option & 0x1FFF
        v = s.victims[slot]
        if item == SALTS and any(u.inside() and u.fear == 2 and u.place == v.place for u in s.victims):
            return option
        if item == COFFEE and v.acted and coffee_goal(p, slot) >= 0:
            return option
        if item == POKER and not v.acted and shut_in(s, v.place):
            return option
        if item == BOTTLE and s.noise and all_acted(s, s.team()) and bottle_goal(s, v.place) >= 0:
            return option
    return -1


def shut_in(s: Whisper, place: int) -> bool:
    """Whether all ways from here are barred."""
    return all(not s.open_way(place, to) for to in NEIGHBOURS[place])


def drilled(p: Prospect) -> bool:
    """Whether one more step of everybody would do somebody good."""
    return any(v.inside() and coffee_goal(p, slot) >= 0 for slot, v in enumerate(p.s.victims))


def coffee_goal(p: Prospect, slot: int) -> int:
    """A neighbour that is much better to end the turn in."""
    s, v = p.s, p.s.victims[slot]
    best, most = -1, place_worth(p, slot, v.place, 0.0) + 0.2
    for to in NEIGHBOURS[v.place]:
        if s.open_way(v.place, to):
            worth = place_worth(p, slot, to, 0.0)
            if worth > most:
                best, most = to, worth
    return best


def bottle_goal(s: Whisper, place: int) -> int:
    """A neighbour without anybody in it, or beside it."""
    for to in NEIGHBOURS[place]:
        if not s.noise >> to & 1 and not s.those_at(1 << to) and s.those_at(radius(1, to)).bit_count() <= 1:
            return to
    return -1


def step(s: Whisper, belief: Whereabouts, options: list[int], slot: int, goal: int) -> int:
    """On towards the goal."""
    v = s.victims[slot]
    if goal < 0 or goal == v.place:
        if goal < 0:
            goal = coffee_goal(Prospect(s, belief), slot)
        if w.STOP in options and (goal < 0 or goal == v.place):
            return w.STOP
    ways = [o for o in options if o & ~ARG_MASK == w.GO]
    if goal < 0 or not ways:
        return options[0]
    far = distances_past(s.barricades)[goal]
    return min(ways, key=lambda o: far[o & ARG_MASK])


# Cards


def keep(s: Whisper, slot: int, options: list[int]) -> int:
    """The card that is worth most, if there is room for it or it is better than what lies there."""
    v = s.victims[slot]
    cards = [o for o in options if o != PASS]
    best = max(cards, key=lambda o: worth_to(v, o & ARG_MASK))
    if best & ARG_MASK == KEY or len(v.items) < SLOTS:
        return best
    least = min(worth_to(v, card >> 2) for card in v.items)
    return best if worth_to(v, best & ARG_MASK) > least else PASS


def worth_to(v: Victim, item: int) -> int:
    if (item == CARTRIDGES and v.holds(REVOLVER)) or (item == REVOLVER and v.holds(CARTRIDGES)):
        return 8
    return WORTH[item]


def receiver(s: Whisper, belief: Whereabouts, options: list[int]) -> int:
    """Whoever is in the least danger if it is heard, and has room."""
    p = Prospect(s, belief)
    best, most = options[0], -99.0
    for option in options:
        slot = s.slot_of(option & ARG_MASK)
        v = s.victims[slot]
        worth = p.harm(slot, v.place, 0.0) - p.harm(slot, v.place, noisy_cards(s)) + 0.03 * (SLOTS - len(v.items))
        worth += 0.1 if best_bonus(v) == 0 else 0.0
        if worth > most:
            best, most = option, worth
    return best


# When he is there


def defender(s: Whisper, options: list[int]) -> int:
    """Whoever loses least by standing in front: likely to repel him, and not the wounded."""
    best, least = options[0], 99.0
    for option in options:
        v = s.victims[s.slot_of(option & ARG_MASK)]
        bonus = 0 if s.no_items else best_bonus(v)
        if v.has(SHIELD):
            bonus += 1
        loss = (1.0 - repels(DICE - v.fear + s.dice_bonus, s.strength() - bonus)) * weight(v)
        if loss < least:
            best, least = option, loss
    return best


def defence(s: Whisper, options: list[int]) -> int:
    """The item that makes the greatest difference; nothing where it makes none."""
    v = s.victims[s.defender]
    dice = DICE - v.fear + s.dice_bonus
    best, most = PASS, repels(dice, s.strength()) + 0.02
    for option in options:
        if option != PASS:
            chance = repels(dice, s.strength() - BONUS[option & ARG_MASK])
            if chance > most:
                best, most = option, chance
    return best


def flight(s: Whisper, slot: int, belief: Whereabouts, options: list[int], rng: Rng) -> int:
    """Away, mostly, and to where there is something to do; not always to the same place."""
    p = Prospect(s, belief)
    best, most = options[0], -99.0
    for option in options:
        place = s.victims[slot].place if option == PASS else option & ARG_MASK
        worth = p.hope(slot, place) + gathered(p, slot, place) + float(rng.below(100)) * 0.004
        if option == PASS:
            worth -= 0.15
        for other in range(len(s.victims)):
            if other != slot and s.victims[other].condition < DEAD and s.victims[other].place == place:
                worth -= 0.1
        if worth > most:
            best, most = option, worth
    return best


def noisy_cards(s: Whisper) -> float:
    """How likely two cards of the equipment deck are heard."""
    if not s.equipment:
        return 0.0
    loud = sum(1 for card in s.equipment if NOISY[card])
    return 1.0 - (1.0 - loud / len(s.equipment)) ** 2
