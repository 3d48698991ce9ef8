"""Smaller choices of the rule-based mind: cards to take, gold, bazooka, votes, meals and medicine."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_BITS, ARG_MASK, PASS
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    ADRENALINE_IN,
    ALCOHOL_GAIN,
    ALCOHOL_IN,
    B4,
    B5,
    CARDS,
    FOOD_IN,
    GAS_LOSS,
    GOLD,
    MOST_HP,
    NO_CARD,
    NOWHERE,
    PILL_GAIN,
    PILL_IN,
    ROUNDS,
    WAREHOUSE,
    WATER_IN,
)
from gloam.games.lockdown.mind.danger import RIVAL
from gloam.games.lockdown.mind.rooms import Rooms
from gloam.games.lockdown.mind.situation import Situation, worths_of
from gloam.games.lockdown.worlds.facts import gas_in
from gloam.games.lockdown.worlds.worths import Worths

WORTH_TAKING: Final = 0.02
WORTH_GOLD: Final = 0.35
"""So much more than the bar the best card behind it must promise."""

WORTH_FIRING: Final = 0.12
"""So many people must be expected in a room."""

WANTED_FLOOR: Final = 0.25
"""How much it counts against a vote that something on that floor is of use later."""

IN_DANGER: Final = 4
"""With so little life adrenaline is used."""

ATTRIBUTE: Final = 0.08
"""A point of an attribute by alcohol, for each round to come."""


def verb_of(option: int) -> int:
    return option >> ARG_BITS << ARG_BITS


def best_card(worths: Worths, hand: list[int], cards: list[int]) -> int:
    """The most useful of these cards, or none if none is of use."""
    best, most = NO_CARD, WORTH_TAKING
    for card in cards:
        gain = worths.added(hand, card)
        if gain > most:
            best, most = card, gain
    return best


def useful_gold(rooms: Rooms) -> bool:
    """Whether some card that probably lies here is worth more than the bar, which is 1 HP at the end."""
    s, worths = rooms.situation, rooms.worths
    printed = rooms.memory.stocks.printed_in(s.room)
    if not printed or s.stock <= 0:
        return False
    rest = s.hand.copy()
    rest.remove(GOLD)
    have = worths.total(s.hand)
    for card in range(CARDS):
        count = printed.count(card)
        if count and card != GOLD:
            there = 1.0 - (1.0 - count / len(printed)) ** s.stock
            if there * (worths.total([*rest, card]) - have) > WORTH_GOLD:
                return True
    return False


def bomb(rooms: Rooms) -> int:
    """The room to fire at: where most people are expected, but not here."""
    target, most = NOWHERE, WORTH_FIRING
    for room in rooms.situation.plan.rooms:
        if room != rooms.situation.room and rooms.danger.crowd[room] > most:
            target, most = room, rooms.danger.crowd[room]
    return target


def vote_worth(rooms: Rooms, floor: int) -> float:
    """What gas on a floor is worth: harm to others, less the harm to oneself now and later."""
    s, danger = rooms.situation, rooms.danger
    after = s.gassed | 1 << floor
    own = danger.weight * danger.others / RIVAL  # what one's own harm counts beside that of one other
    harm = 0.0
    wanted = 0.0
    if s.room == WAREHOUSE and floor in (B4, B5):  # the other of the two may be gassed as well (LK-313)
        harm -= own * danger.gas_chance(WAREHOUSE)
    for room in s.plan.rooms:
        if not gas_in(after, room) or gas_in(s.gassed, room):
            continue
        harm += danger.crowd[room]
        wanted = max(wanted, rooms.gains[room])
        if room == s.room and not (s.masked or s.protected or room in rooms.memory.cleared):
            harm -= own
    later = WANTED_FLOOR * wanted if s.round < ROUNDS else 0.0
    return RIVAL * GAS_LOSS[s.round] * harm / danger.others - later


# The settlement


def meal_card(situation: Situation, options: list[int]) -> int:
    """Hand in whatever saves an HP, plain cards and halves before the supply card that is both."""
    if situation.boosted and situation.hp == 1:  # no loss counts (LK-360)
        return PASS
    best = PASS
    for option in options:
        if option == PASS:
            continue
        card = option & ARG_MASK
        plain = WATER_IN[card] + FOOD_IN[card] == 1
        if plain:
            return option
        if best == PASS:
            best = option
    return best


def medicine(situation: Situation, options: list[int]) -> tuple[int, str]:
    """Pills as soon as nothing of them is wasted, adrenaline before dangerous rounds, alcohol by what it promises."""
    last = situation.round == ROUNDS
    missing = MOST_HP - situation.hp
    for option in options:
        card = option & ARG_MASK
        if verb_of(option) == w.USE and PILL_IN[card] and missing >= (1 if last else PILL_GAIN):
            return option, "why-pill"
    for option in options:
        card = option & ARG_MASK
        dangerous = situation.hp <= IN_DANGER or situation.round == ROUNDS - 1
        if verb_of(option) == w.USE and ADRENALINE_IN[card] and not last and dangerous:
            return option, "why-adrenaline"
    for option in options:
        card = option & ARG_MASK
        if verb_of(option) == w.USE and ALCOHOL_IN[card] and alcohol(situation, card) > 0.0:
            return option, "why-alcohol"
    return PASS, "why-keep-medicine"


def alcohol(situation: Situation, card: int) -> float:
    """What the die promises: each of its six sides (LK-366 to LK-371)."""
    rest = situation.hand.copy()
    rest.remove(card)
    heal = min(ALCOHOL_GAIN, MOST_HP - situation.hp)
    attributes = 3 * ATTRIBUTE * (situation.rounds_left() + 0.5)
    return (heal + attributes - worths_of(situation).total(rest)) / 6
