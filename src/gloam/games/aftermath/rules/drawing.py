"""Step 1 of a turn, and cards that are drawn at other times (AF-191 to AF-216)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import BLACK, CALAMITY, HAND, SICKENED
from gloam.games.aftermath.figures import MORE_HAND, REFILL
from gloam.games.aftermath.rules.calamity import Calamity
from gloam.games.aftermath.rules.hands import DiscardDown, discard_card, draw_cards, drawn_kinds, place_threats
from gloam.games.aftermath.rules.used import DISCARDED
from gloam.games.aftermath.state import Aftermath

SICK_HAND = 4


class Draw(Step):
    """Any number of cards may be discarded; then the hand is filled up to five (AF-191, AF-192)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        hand = s.hands[self.seat]
        if hand:
            s.ask(self, self.seat, w.ASK_DISCARD, [*(w.DISCARD | card for card in hand), w.DONE])
        else:
            self.fill(s)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == w.DONE:
            self.fill(s)
        else:
            s.used_turn |= DISCARDED
            s.brought_up = 0
            discard_card(s, seat, option & ARG_MASK)
            s.push(self)

    def foretells(self, known: Aftermath, seat: int, option: int) -> list[list[int]]:
        return [[w.FORETELL_DRAWS, self.missing(known)]] if option == w.DONE else []

    def missing(self, s: Aftermath) -> int:
        """How many cards fill the hand up (AF-192)."""
        who = s.cast[self.seat]
        granted = s.least_granted(who, REFILL)
        size = granted if granted >= 0 else HAND
        if s.hero(self.seat).has_status(SICKENED):
            size = min(size, SICK_HAND)
        size += s.granted(who, MORE_HAND)
        return max(0, size - len(s.hands[self.seat]))

    def fill(self, s: Aftermath) -> None:
        s.brought_up = 0
        drawn = draw_cards(s, self.seat, self.missing(s))
        resolve_drawn(s, self.seat, drawn)


def resolve_drawn(s: Aftermath, seat: int, drawn: list[int]) -> None:
    """Calamity cards first, then threat cards in random order (AF-198 to AF-215)."""
    threats = drawn_kinds(drawn, BLACK)
    if threats:
        s.push(PlaceThreat(seat, threats))
    for card in drawn_kinds(drawn, CALAMITY):
        s.push(Calamity(seat, card))


class DrawByEffect(Step):
    """Cards drawn outside of step 1, one after the other: what a threat or calamity card brings is complete before the
    next is drawn; after the last the hand limit (AF-216)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Aftermath) -> None:
        drawn = draw_cards(s, self.seat, 1) if self.count > 0 and (s.deck or s.discard) else []
        if drawn:
            s.push(DrawByEffect(self.seat, self.count - 1))
            resolve_drawn(s, self.seat, drawn)
        else:
            s.push(DiscardDown(self.seat))


class PlaceThreat(Step):
    """Step 3: threat cards that were drawn go to the track (AF-212)."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: Aftermath) -> None:
        for card in self.cards:
            s.hands[self.seat].remove(card)
        place_threats(s, self.cards)
