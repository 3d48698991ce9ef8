"""What rooms are worth, and where to stop: the rule-based mind's plan for a turn."""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.games.lockdown.bot_cards import MEAL, Worths
from gloam.games.lockdown.bot_danger import Danger
from gloam.games.lockdown.bot_memory import NEVER_SEEN, Memory
from gloam.games.lockdown.bot_sight import Sight
from gloam.games.lockdown.tables import (
    CANTEEN,
    CARDS,
    CONTROL_ROOM,
    DRAW_LIMIT,
    DRAW_ROOMS,
    GENE_BANK,
    HELIPAD,
    JUNK,
    JUNKYARD,
    MORGUE,
    MOST_HP,
    OPERATING_DESK,
    ROOMS,
    ROUNDS,
    STOCK_OF,
    SUPPLY,
    SURGERY,
    SURGERY_GAIN,
    initial_stocks,
)

LEFT_OVER: Final = 0.72
"""The share of a stock that a round of others' draws leaves."""

DEAD_MANS_CARDS: Final = 1.5
UNKNOWN_CARD: Final = 0.5
UNTAKEN: Final = 0.55
"""How likely a supply card is still at the Helipad when one arrives."""

GENES_A_ROUND: Final = 0.16
"""A point on every attribute, for each round after this one."""

TEN_VOTES: Final = 0.35
NEW_PANEL: Final = 0.3
"""Force for Speed and Load at the Operating Desk in the last round, when equals are ranked by Force."""

FEWER: Final = 0.85
"""Each further card of a mixed draw is worth so much less."""

NEXT_ROUND: Final = 0.55
"""How much the best stop of the round after counts."""

LASER: Final = 1.0

Gains = list[float]


class Stop:
    """A room to stop in, and what speaks for and against it."""

    def __init__(self, room: int, gain: float, cost: float, later: float, extra: float) -> None:
        self.room = room
        self.gain = gain
        self.cost = cost
        self.later = later
        self.score = gain - cost + later + extra


class Rooms:
    """The worth of all rooms for the player whose sight this is."""

    def __init__(self, sight: Sight, memory: Memory, noise: Gains) -> None:
        self.sight = sight
        self.memory = memory
        self.noise = noise
        self.worths = Worths(sight)
        self.danger = Danger(sight, memory)
        self.printed: list[list[int]] = initial_stocks(sight.seats, sight.full_stock)
        self.gains: Gains = self.gains_with(sight.hand, sight.round)
        self.later_costs: Gains = [0.0] * ROOMS
        for room in sight.plan.rooms:
            self.later_costs[room] = self.danger.later_cost(room)

    # What rooms give

    def stock_of(self, room: int, round_number: int) -> float:
        """How many cards probably lie there."""
        memory = self.memory
        if memory.stock[room] != NEVER_SEEN:
            return float(memory.stock[room] * LEFT_OVER ** max(0, round_number - memory.seen[room]))
        if room == MORGUE:
            return DEAD_MANS_CARDS * sum(1 for shadow in self.sight.shadow if shadow)
        return float(len(self.printed[STOCK_OF[room]]) * LEFT_OVER ** (round_number - 1))

    def gains_with(self, hand: list[int], round_number: int) -> Gains:
        gains = [0.0] * ROOMS
        held = self.worths.total(hand)
        for room in DRAW_ROOMS:
            gains[room] = self.draw_gain(room, hand, held, round_number)
        gains[HELIPAD] = self.supply_gain(hand, held, round_number)
        if round_number > 1:
            gains[CANTEEN] = self.canteen_gain(hand)
        gains[SURGERY] = self.surgery_gain()
        gains[GENE_BANK] = GENES_A_ROUND * (ROUNDS - round_number)
        gains[CONTROL_ROOM] = TEN_VOTES
        if round_number == ROUNDS:
            gains[OPERATING_DESK] = NEW_PANEL
        return gains

    def draw_gain(self, room: int, hand: list[int], held: float, round_number: int) -> float:
        stock = self.stock_of(room, round_number)
        draws = min(float(DRAW_LIMIT[room]), stock)
        if draws <= 0.0:
            return 0.0
        if room == MORGUE:
            return UNKNOWN_CARD * draws
        printed = self.printed[STOCK_OF[room]]
        if printed[0] == printed[-1]:  # all of a kind
            full = int(draws)
            more = self.worths.total(hand + [printed[0]] * full) - held
            if draws > full:
                another = self.worths.total(hand + [printed[0]] * (full + 1)) - held
                more += (another - more) * (draws - full)
            return more
        each = 0.0
        for card in range(CARDS):
            count = printed.count(card)
            if count and card != JUNK:
                each += count * (self.worths.total([*hand, card]) - held)
        each /= len(printed)
        if room == JUNKYARD:  # what is good there is gone first
            return each * draws * LEFT_OVER ** (round_number - 1)
        total = 0.0
        while draws > 0.0:
            total += each * min(1.0, draws)
            each *= FEWER
            draws -= 1.0
        return total

    def supply_gain(self, hand: list[int], held: float, round_number: int) -> float:
        """The best of the supply cards that may lie at the Helipad."""
        best = 0.0
        for dropped in range(1, round_number + 1):
            card = SUPPLY[dropped]
            if dropped <= self.memory.supply_seen and card not in self.memory.supply:
                continue
            best = max(best, self.worths.total([*hand, card]) - held)
        return best * UNTAKEN

    def canteen_gain(self, hand: list[int]) -> float:
        """A round without hunger: for each of Water and Food that will run short, 1 HP (LK-331)."""
        due = self.worths.due
        if due == 0:
            return 0.0
        have = self.worths.total(hand)
        self.worths.due = due - 1
        keep = self.worths.total(hand)
        self.worths.due = due
        return 2.0 * MEAL + keep - have

    def surgery_gain(self) -> float:
        """Exactly one other must come (LK-270)."""
        crowd = self.danger.crowd[SURGERY]
        return crowd * exp(-crowd) * min(SURGERY_GAIN, MOST_HP - self.sight.hp) * self.danger.weight

    def hand_after(self, room: int) -> list[int]:
        """The hand after a stop, where that is foreseeable."""
        s = self.sight
        hand = s.hand
        if DRAW_LIMIT[room] and room != MORGUE:
            printed = self.printed[STOCK_OF[room]]
            if printed[0] == printed[-1]:
                hand = hand + [printed[0]] * min(DRAW_LIMIT[room], int(self.stock_of(room, s.round)))
                while len(hand) > s.load:
                    hand.remove(self.worths.least(hand))
        return hand

    # Where to stop

    def best_from(self, room: int, speed: int, gains: Gains, costs: Gains) -> float:
        """The best stop that a turn from this room can lead to."""
        ways = self.sight.ways()
        steps, safe = ways.from_start[room], ways.safe[room]
        best = -100.0
        for to in self.sight.plan.rooms:
            if 0 < steps[to] <= speed:
                score = gains[to] - costs[to]
                if score > best and safe[to] > speed and room != HELIPAD:
                    score -= LASER
                best = max(best, score)
        return best

    def later(self, room: int) -> float:
        """What the round after promises from there."""
        s = self.sight
        if s.round >= ROUNDS:
            return 0.0
        hand = self.hand_after(room)
        gains = self.gains if hand is s.hand else self.gains_with(hand, s.round)
        return NEXT_ROUND * self.best_from(room, s.own_speed, gains, self.later_costs)

    def birth(self, room: int) -> float:
        """What the first turn from this room promises."""
        costs = [self.danger.cost(to) for to in range(ROOMS)]
        return self.best_from(room, self.sight.own_speed, self.gains, costs) + self.noise[room]

    def stop_at(self, room: int, laser: bool) -> Stop:
        extra = self.noise[room] - (LASER * self.danger.weight if laser else 0.0)
        return Stop(room, self.gains[room], self.danger.cost(room), self.later(room), extra)

    def hunt(self, room: int) -> Stop:
        """For a shadow: how many of the living may be there."""
        return Stop(room, self.danger.crowd[room], 0.0, 0.0, 0.05 * self.noise[room])
