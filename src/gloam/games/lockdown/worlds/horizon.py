"""Looking ahead: what rooms give, and what the rounds to come promise from there."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.plan import Plan
from gloam.games.lockdown.content.tables import CANTEEN, CARDS, DRAW_LIMIT, ROOMS, SURGERY
from gloam.games.lockdown.worlds.gains import Gains, Giving, Stocks
from gloam.games.lockdown.worlds.worths import Worths

NEXT_ROUND: Final = 0.9
"""How much the rounds after this one count."""

PATIENCE: Final = 0.9
"""How much less each further round counts."""

AGAIN: Final = 0.6
"""What rooms give now counts so much less for each round that one comes later: others take it, or oneself does."""

NOWHERE_TO_GO: Final = -100.0


class Prospect:
    """The worth of stops for somebody with this hand, but for what the stop itself costs in this round.

    `turns` has the rooms in reach of a room, `costs` what stops cost in the rounds to come, the next one first.
    """

    def __init__(
        self,
        plan: Plan,
        turns: list[list[int]],
        worths: Worths,
        stocks: Stocks,
        hand: list[int],
        round_number: int,
        surgery: float,
        costs: list[Gains],
    ) -> None:
        self.plan = plan
        self.turns = turns
        self.worths = worths
        self.stocks = stocks
        self.hand = hand
        self.round = round_number
        self.surgery = surgery
        self.gains = self.gains_with(hand)
        self.rounds_left = len(costs)
        self.ahead = self.hopes(costs)
        self.next_gains: dict[int, Gains] = {}

    def gains_with(self, hand: list[int]) -> Gains:
        gains = Giving(self.worths, self.stocks, hand, self.round).all_rooms()
        gains[SURGERY] = self.surgery
        return gains

    def gains_later(self, hand: list[int], ahead: int) -> Gains:
        """What rooms give so many rounds from now: stocks dwindle, but there is a meal in the Canteen every time."""
        share = AGAIN**ahead
        now = self.gains if hand is self.hand else self.gains_with(hand)
        gains = [share * gain for gain in now]
        gains[CANTEEN] = Giving(self.worths, self.stocks, hand, self.round).canteen()
        return gains

    def hopes(self, costs: list[Gains]) -> Gains:
        """By room: what it costs to stop there in the next round, and what that leads to.

        What the room gives in the next round is left out: that depends on what one has got until then.
        """
        after = [0.0] * ROOMS
        for ahead in range(len(costs), 0, -1):
            cost = costs[ahead - 1]
            gains = self.gains_later(self.hand, ahead + 1)
            last = ahead == len(costs)
            before = [0.0] * ROOMS
            for room in self.plan.rooms:
                best = 0.0
                if not last:
                    best = NOWHERE_TO_GO
                    for to in self.turns[room]:
                        score = after[to] + gains[to]
                        if score > best:
                            best = score
                before[room] = PATIENCE * best - cost[room]
            after = before
        return after

    def gains_after(self, room: int) -> Gains:
        """What rooms give in the next round to whoever stops here in this one."""
        card, count = 0, 0
        if DRAW_LIMIT[room] and self.stocks.only_kind(room):
            card = self.stocks.printed_in(room)[0]
            count = max(0, min(DRAW_LIMIT[room], int(self.stocks.expected(room, self.round))))
        key = count * CARDS + card if count else 0
        if key not in self.next_gains:
            self.next_gains[key] = self.gains_later(self.hand_with(card, count), 1)
        return self.next_gains[key]

    def hand_with(self, card: int, count: int) -> list[int]:
        """The hand after a stop that gives so many of these cards, where that is foreseeable."""
        if count == 0:
            return self.hand
        hand = self.hand + [card] * count
        while len(hand) > self.worths.limit_of(hand):
            hand.remove(self.worths.least(hand))
        return hand

    def later(self, room: int) -> float:
        """What the rounds after promise from there."""
        if self.rounds_left == 0:
            return 0.0
        gains = self.gains_after(room)
        best = NOWHERE_TO_GO
        for to in self.turns[room]:
            score = gains[to] + self.ahead[to]
            if score > best:
                best = score
        return NEXT_ROUND * best
