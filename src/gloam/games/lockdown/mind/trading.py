"""Offers: which ones the rule-based mind accepts, and which it makes."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.tables import FOOD, NO_CARD, WATER
from gloam.games.lockdown.mind.memory import Memory
from gloam.games.lockdown.mind.situation import Bid, Situation, worths_of
from gloam.games.lockdown.rules.items import FITS

MOST_OFFERS: Final = 2
"""So many offers it makes in one free phase."""

WORTH_ASKING: Final = 0.25
WORTH_TAKING: Final = 0.1
EARLIER: Final = 0.02
"""What it is worth to act one place earlier."""


class Proposal:
    """A card to give against a card to get."""

    def __init__(self, give: int, want: int) -> None:
        self.give = give
        self.want = want


class Trade:
    """The value of trades for the player in this situation."""

    def __init__(self, situation: Situation, memory: Memory) -> None:
        self.situation = situation
        self.memory = memory
        self.worths = worths_of(situation)

    def fitting(self, hand: list[int], kind: int) -> int:
        """The card of the hand that answers a request for this kind at the least loss."""
        best, least = NO_CARD, 1000.0
        for card in hand:
            if FITS[card][kind]:
                loss = self.worths.lost(hand, card)
                if loss < least:
                    best, least = card, loss
        return best

    def gain(self, bid: Bid) -> float:
        """What accepting is worth; what the other gets is a little of a loss, since he is a rival."""
        s = self.situation
        if s.dead:
            return EARLIER * (bid.theirs - s.order) if bid.theirs else 0.0
        hand = s.hand.copy()
        given = 0.0
        for kind in bid.gives:
            card = self.fitting(hand, kind)
            if card == NO_CARD:
                return -1.0
            given += self.worths.lost(hand, card)
            hand.remove(card)
        hand += bid.gets
        gain = self.worths.total(hand) - self.worths.total(s.hand) - given / max(2, s.living_others())
        if bid.theirs:
            gain += EARLIER * (s.order - bid.theirs)
        return gain

    def good(self, bid: Bid) -> bool:
        least = WORTH_TAKING if bid.gives else 0.0
        return self.gain(bid) > least

    def proposal(self, sent: int) -> Proposal | None:
        """The card one can best do without against the Water or Food one needs most, if that is worth asking for."""
        s = self.situation
        if s.dead or not s.hand or sent >= MOST_OFFERS:
            return None
        give = self.worths.least(s.hand)
        rest = s.hand.copy()
        rest.remove(give)
        have = self.worths.total(s.hand)
        best, want = WORTH_ASKING, NO_CARD
        for thing in (WATER, FOOD):
            gain = self.worths.total([*rest, thing]) - have
            if thing != give and gain > best:
                best, want = gain, thing
        return None if want == NO_CARD else Proposal(give, want)

    def partners(self, want: int) -> list[int]:
        """Whom to ask: of those not asked yet in this round the likeliest to have it."""
        s = self.situation
        best: list[int] = []
        most = 0.0
        for seat in range(s.seats):
            if seat == s.me or s.shadow[seat] or seat in self.memory.asked:
                continue
            likely = self.memory.likely_has(seat, want)
            if likely > most:
                best, most = [seat], likely
            elif likely == most:
                best.append(seat)
        return best
