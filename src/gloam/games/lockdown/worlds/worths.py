"""What cards are worth, measured in HP at the end of the game."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.tables import (
    ADRENALINE_IN,
    ALCOHOL_IN,
    BAZOOKA,
    FOOD_IN,
    FORCE_OF,
    GAS_LOSS,
    GOLD,
    GUN,
    MASK,
    MOST_HP,
    PILL_GAIN,
    PILL_IN,
    POCKET,
    RECYCLER,
    ROPE,
    ROUNDS,
    WATER_IN,
)

NO_LIMIT: Final = 99
"""The Load of whoever holds the dimension pocket, to whoever reckons (LK-100)."""

MEAL: Final = 1.0
"""A Water or Food that will be handed in saves 1 HP."""

LATER: Final = 0.04
"""A meal is worth a little less for each one before it: much can happen until then."""

SPARE: Final = 0.12
"""A Water or Food too many still is something to trade."""

HARM_EXPECTED: Final = 1.5
"""HP that a round is expected to cost, so that medicine is not wasted."""

PILL_LATER: Final = 1.8
GOLD_LATER: Final = 0.95
ADRENALINE_WORTH: Final = 0.6
RESCUE: Final = 1.2
"""What adrenaline is worth more while life is low: nobody dies in the round after."""

LOW: Final = 4
ALCOHOL_WORTH: Final = 0.3
FORCE_WORTH: Final = 0.06
"""A point of Force for one round."""

GUN_WORTH: Final = 0.3
"""A first gun for one round, beyond its Force."""

MASK_WORTH: Final = 0.22
"""The share of all gas to come that the mask is expected to keep off."""

A_ROUND: Final[dict[int, float]] = {BAZOOKA: 0.3, POCKET: 0.35, RECYCLER: 0.4, ROPE: 0.05}
"""What these are worth for each round that they can be used in."""


def together(values: list[float]) -> float:
    """The sum, added up in the same way however the engine runs."""
    total = 0.0
    for value in values:
        total += value
    return total


class Worths:
    """Values of cards in the situation of one player."""

    def __init__(self, hp: int, load: int, round_number: int, eaten: bool) -> None:
        """`eaten` says that the meals of this round are over."""
        self.hp = hp
        self.limit = load
        self.rounds = ROUNDS - round_number + (0 if eaten else 1)  # in which cards can still be of use
        self.due = self.rounds if round_number > 1 else ROUNDS - 1  # meals (LK-325, LK-338)
        self.gas_to_come = sum(GAS_LOSS[ROUNDS + 1 - self.rounds :]) if self.rounds else 0

    def values(self, hand: list[int]) -> list[float]:
        """The worth of each card beside those before it in the hand."""
        water = food = pills = bars = guns = shots = both = 0
        # Supply card 3 counts after plain Water and Food, which are handed in first.
        all_water = sum(1 for card in hand if WATER_IN[card] and not FOOD_IN[card])
        all_food = sum(1 for card in hand if FOOD_IN[card] and not WATER_IN[card])
        values: list[float] = []
        for card in hand:
            if WATER_IN[card] and FOOD_IN[card]:
                values.append(self.meal(all_water + both) + self.meal(all_food + both))
                both += 1
            elif WATER_IN[card]:
                values.append(self.meal(water))
                water += 1
            elif FOOD_IN[card]:
                values.append(self.meal(food))
                food += 1
            elif PILL_IN[card]:
                values.append(self.pill(pills))
                pills += 1
            elif card == GOLD:
                values.append(self.gold(bars))
                bars += 1
            elif ADRENALINE_IN[card]:
                values.append(self.adrenaline(shots))
                shots += 1
            elif GUN[card]:
                values.append(self.weapon(card, guns))
                guns += 1
            else:
                values.append(self.other(card))
        return values

    def meal(self, before: int) -> float:
        if before < self.due:
            return MEAL - LATER * before
        return SPARE if self.rounds > 1 else 0.0

    def pill(self, before: int) -> float:
        if self.rounds > 1:
            return PILL_LATER - 0.2 * before
        room = MOST_HP - self.hp + (HARM_EXPECTED if self.rounds else 0.0) - PILL_GAIN * before
        return max(0.0, min(float(PILL_GAIN), room))

    def gold(self, before: int) -> float:
        if self.rounds > 1:
            return GOLD_LATER - 0.1 * before
        return max(0.0, min(1.0, MOST_HP - self.hp + (HARM_EXPECTED if self.rounds else 0.0) - before))

    def adrenaline(self, before: int) -> float:
        if self.rounds <= 1:  # in the last round it has no effect (LK-364)
            return 0.0
        return (ADRENALINE_WORTH + (RESCUE if self.hp <= LOW else 0.0)) / (1 + before)

    def weapon(self, card: int, guns: int) -> float:
        first = GUN_WORTH if GUN[card] and guns == 0 else 0.0
        return (FORCE_WORTH * FORCE_OF[card] + first) * self.rounds + 0.05

    def other(self, card: int) -> float:
        if FORCE_OF[card]:
            return self.weapon(card, 1)
        if ALCOHOL_IN[card]:
            return ALCOHOL_WORTH * ALCOHOL_IN[card]
        if card == MASK:
            return MASK_WORTH * self.gas_to_come
        return A_ROUND.get(card, 0.0) * self.rounds

    def limit_of(self, hand: list[int]) -> int:
        return NO_LIMIT if POCKET in hand else self.limit

    def total(self, hand: list[int]) -> float:
        """The worth of the best cards of a hand, as many as may be kept."""
        values = self.values(hand)
        limit = self.limit_of(hand)
        if len(values) > limit:
            values.sort()
            values = values[len(values) - limit :]
        return together(values)

    def added(self, hand: list[int], card: int) -> float:
        """What one more card would be worth."""
        return self.total([*hand, card]) - self.total(hand)

    def least(self, hand: list[int]) -> int:
        """The card one can best do without."""
        worst, least = hand[0], 1000.0
        for card in hand:
            value = self.lost(hand, card)
            if value < least:
                worst, least = card, value
        return worst

    def lost(self, hand: list[int], card: int) -> float:
        """What would be lost without this card, if all others could be kept."""
        rest = hand.copy()
        rest.remove(card)
        return together(self.values(hand)) - together(self.values(rest))
