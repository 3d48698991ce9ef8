"""Action cards: drawing, discarding, the limit of five (AF-191 to AF-197, AF-216)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, EVERYONE, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import BLACK, COLOR_OF, HAND, INFLUENCE_OF, WHITE
from gloam.games.aftermath.figures import MORE_HAND, REFILL
from gloam.games.aftermath.rules.decks import top_card
from gloam.games.aftermath.state import Aftermath


def colors(card: int) -> int:
    """The colours of a card as a mask; an influence card is white too (6.3)."""
    mask = 1 << COLOR_OF[card]
    return mask | 1 << WHITE if INFLUENCE_OF[card] >= 0 else mask


def is_white(card: int) -> bool:
    """White cards, and influence cards (6.3)."""
    return colors(card) >> WHITE & 1 == 1


def playable(s: Aftermath, seat: int) -> list[int]:
    """The cards of a hand that pay for something: no threat, no calamity."""
    return [card for card in s.hands[seat] if COLOR_OF[card] < BLACK]


def asks_anyway(s: Aftermath, seat: int) -> bool:
    """Whether somebody who may play a card is asked although none fits. Which cards a closed hand has must not be told
    by the table rolling at once or waiting: only a hand in which, for all to know, there is nothing to play ends the
    question by itself (rules for programs 1)."""
    return s.switches.closed_hands and len(playable(s, seat)) > 0


def take_card(s: Aftermath, seat: int, card: int) -> None:
    """A card comes into a hand."""
    s.hands[seat].append(card)
    s.hands[seat].sort()


def discard_card(s: Aftermath, seat: int, card: int) -> None:
    """From a hand onto the discard pile, for all to see."""
    s.hands[seat].remove(card)
    s.discard.append(card)
    s.announce(w.TOLD_DISCARDED, seat, card)


def draw_cards(s: Aftermath, seat: int, count: int) -> list[int]:
    """So many cards come into a hand; returns them. Others learn which only with open hands."""
    drawn: list[int] = []
    for _ in range(count):
        card = top_card(s)
        if card < 0:
            break
        drawn.append(card)
        take_card(s, seat, card)
        public = not s.switches.closed_hands or COLOR_OF[card] >= BLACK
        s.keep(EVERYONE if public else 1 << seat, w.TOLD_DREW_CARD, seat, card)
    s.announce(w.TOLD_DREW, seat, len(drawn))
    return drawn


def place_threats(s: Aftermath, cards: list[int]) -> None:
    """Threat cards go to the next slots without one, in random order (AF-212)."""
    order = cards.copy()
    s.rng.shuffle("threat", order)
    for card in order:
        slot = 0
        while slot < len(s.threats) and s.threats[slot] >= 0:
            slot += 1
        if slot == len(s.threats):
            s.threats.append(card)
        else:
            s.threats[slot] = card
        s.announce(w.TOLD_THREAT, card, slot + 1)


def clear_threats(s: Aftermath) -> None:
    """All threat cards go to the discard pile."""
    for card in s.threats:
        if card >= 0:
            s.discard.append(card)
    s.threats = []
    s.announce(w.TOLD_THREATS_CLEARED)


def drop_last_threat(s: Aftermath) -> None:
    """The lowest threat card is removed (AF-305)."""
    for slot in range(len(s.threats) - 1, -1, -1):
        if s.threats[slot] >= 0:
            card = s.threats[slot]
            s.discard.append(card)
            s.threats[slot] = -1
            while s.threats and s.threats[-1] < 0:
                s.threats.pop()
            s.announce(w.TOLD_THREAT_GONE, card)
            return


def drawn_kinds(cards: list[int], color: int) -> list[int]:
    """Those of the drawn cards that are threats, or calamities."""
    return [card for card in cards if COLOR_OF[card] == color]


def check_limit(s: Aftermath, seat: int) -> None:
    """Whoever holds more than five discards at once (AF-197)."""
    if len(s.hands[seat]) > hand_limit(s, seat):
        s.push(DiscardDown(seat))


def hand_limit(s: Aftermath, seat: int) -> int:
    """Five, unless somebody is granted more, or a larger refill (6.18: hand, refill)."""
    who = s.cast[seat]
    return max(HAND, s.least_granted(who, REFILL)) + s.granted(who, MORE_HAND)


class DiscardDown(Step):
    """Down to five, by own choice (Q-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if len(s.hands[self.seat]) > hand_limit(s, self.seat):
            s.ask(self, self.seat, w.ASK_LIMIT, [w.DISCARD | card for card in s.hands[self.seat]])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        discard_card(s, seat, option & ARG_MASK)
        s.push(self)


class DiscardSome(Step):
    """So many cards of the hand go, by own choice, because the book says so."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Aftermath) -> None:
        if self.count > 0 and s.hands[self.seat]:
            s.ask(self, self.seat, w.ASK_CARDS, [w.DISCARD | card for card in s.hands[self.seat]])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        discard_card(s, seat, option & ARG_MASK)
        s.push(DiscardSome(seat, self.count - 1))
