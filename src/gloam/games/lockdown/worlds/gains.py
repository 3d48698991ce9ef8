"""What a stop in a room gives, in HP: cards, a meal, a supply card, genes. Without regard to who else is there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.value import Kept
from gloam.games.lockdown.content.tables import (
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
    OPERATING_DESK,
    ROOMS,
    ROUNDS,
    STOCK_OF,
    SUPPLY,
)
from gloam.games.lockdown.rules.items import initial_stocks
from gloam.games.lockdown.worlds.worths import MEAL, Worths

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

NEVER_SEEN: Final = -1

Gains = list[float]


PRINTED: Final[dict[int, list[list[int]]]] = {}


def printed_stocks(seats: int, full: bool) -> list[list[int]]:
    """What lies in the rooms at the start, worked out once; nobody changes it."""
    key = seats * 2 + int(full)
    if key not in PRINTED:
        PRINTED[key] = initial_stocks(seats, full)
    return PRINTED[key]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stocks(Kept):
    """What is known of the cards in the rooms: what was printed, and what one saw on leaving a room."""

    def __init__(self, seats: int, full: bool) -> None:
        self.printed: list[list[int]] = printed_stocks(seats, full)
        self.count: list[int] = [NEVER_SEEN] * ROOMS
        self.seen: list[int] = [0] * ROOMS  # the round of that
        self.supply: list[int] = []  # supply cards at the Helipad when last seen
        self.supply_seen = 0
        self.deaths = 0
        self.takers: list[float] = [0.0] * ROOMS  # how many others are expected to draw there before oneself

    def printed_in(self, room: int) -> list[int]:
        return self.printed[STOCK_OF[room]]

    def only_kind(self, room: int) -> bool:
        """Whether all printed cards of a room are of one kind."""
        printed = self.printed_in(room)
        return len(printed) > 0 and printed[0] == printed[-1]

    def seen_so_far(self) -> list[int]:
        """All that was seen, as numbers."""
        return [self.supply_seen, self.deaths, *self.count, *self.seen, *self.supply]

    def expected(self, room: int, round_number: int) -> float:
        """How many cards probably lie there."""
        if self.count[room] != NEVER_SEEN:
            return float(self.count[room]) * LEFT_OVER ** max(0, round_number - self.seen[room])
        if room == MORGUE:
            return DEAD_MANS_CARDS * self.deaths
        return float(len(self.printed_in(room))) * LEFT_OVER ** (round_number - 1)


class Giving:
    """What rooms give to somebody with this hand in this round."""

    def __init__(self, worths: Worths, stocks: Stocks, hand: list[int], round_number: int) -> None:
        self.worths = worths
        self.stocks = stocks
        self.hand = hand
        self.held = worths.total(hand)
        self.round = round_number
        self.more: dict[int, float] = {}

    def all_rooms(self) -> Gains:
        gains = [0.0] * ROOMS
        for room in DRAW_ROOMS:
            gains[room] = self.draw(room)
        gains[HELIPAD] = self.supply()
        if self.round > 1:
            gains[CANTEEN] = self.canteen()
        gains[GENE_BANK] = GENES_A_ROUND * (ROUNDS - self.round)
        gains[CONTROL_ROOM] = TEN_VOTES
        if self.round == ROUNDS:
            gains[OPERATING_DESK] = NEW_PANEL
        return gains

    def with_more(self, card: int, count: int) -> float:
        """What so many more cards of a kind are worth; the same kinds lie in several rooms."""
        key = count * CARDS + card
        if key not in self.more:
            self.more[key] = self.worths.total(self.hand + [card] * count) - self.held
        return self.more[key]

    def draw(self, room: int) -> float:
        limit = float(DRAW_LIMIT[room])
        draws = min(limit, self.stocks.expected(room, self.round) - limit * self.stocks.takers[room])
        if draws <= 0.0:
            return 0.0
        if room == MORGUE:
            return UNKNOWN_CARD * draws
        printed = self.stocks.printed_in(room)
        if self.stocks.only_kind(room):
            full = int(draws)
            more = self.with_more(printed[0], full)
            if draws > full:
                more += (self.with_more(printed[0], full + 1) - more) * (draws - full)
            return more
        each = 0.0
        counts = [0] * CARDS
        for card in printed:
            counts[card] += 1
        for card in range(CARDS):
            if counts[card] and card != JUNK:
                each += counts[card] * self.with_more(card, 1)
        each /= len(printed)
        if room == JUNKYARD:  # what is good there is gone first
            return each * draws * LEFT_OVER ** (self.round - 1)
        total = 0.0
        while draws > 0.0:
            total += each * min(1.0, draws)
            each *= FEWER
            draws -= 1.0
        return total

    def supply(self) -> float:
        """The best of the supply cards that may lie at the Helipad."""
        best = 0.0
        for dropped in range(1, self.round + 1):
            card = SUPPLY[dropped]
            if dropped > self.stocks.supply_seen or card in self.stocks.supply:
                best = max(best, self.with_more(card, 1))
        return best * UNTAKEN / (1.0 + self.stocks.takers[HELIPAD])

    def canteen(self) -> float:
        """A round without hunger: for each of Water and Food that will run short, 1 HP (LK-331)."""
        worths = self.worths
        due = worths.due
        if due == 0:
            return 0.0
        worths.due = due - 1
        keep = worths.total(self.hand)
        worths.due = due
        return 2.0 * MEAL + keep - self.held
