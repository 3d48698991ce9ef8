"""Hand limits, and cards that go back face down into a search deck (HW-162 to HW-170)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import QUADRANTS
from gloam.games.halloween.content.tables import CARDS
from gloam.games.halloween.state import Halloween


def put_back(s: Halloween, seat: int, card: int, quadrant: int, place: int) -> None:
    """A card goes to the top or the bottom of a deck; others see that, not which card (HW-164, HW-168)."""
    used, below = s.part_with(seat, card), 0
    if place == w.TOP:
        below = len(s.decks[quadrant])
        s.decks[quadrant].append(card)
    else:
        s.decks[quadrant].insert(0, card)
        s.sunken = [spot + (spot >> 8 == quadrant) for spot in s.sunken]
    if used:
        s.sunken.append(quadrant << 8 | below)
    s.announce(w.TOLD_RETURNED, seat, quadrant, place)
    s.keep(1 << seat, w.TOLD_YOU_RETURNED, seat, card, quadrant, place)


def returns(s: Halloween, seat: int, quadrants: list[int]) -> list[int]:
    """Every card of the hand, to every one of these decks, on top or at the bottom."""
    options: list[int] = []
    hand = s.mats[seat].hand
    for i in range(len(hand)):
        if i == 0 or hand[i] != hand[i - 1]:
            for quadrant in quadrants:
                options.append(w.return_of(hand[i], quadrant, w.TOP))
                options.append(w.return_of(hand[i], quadrant, w.BOTTOM))
    return options


def why_no_return(s: Halloween, seat: int, option: int, quadrants: list[int], elsewhere: int) -> int:
    """Only a card of one's hand, and only into a deck of where one is (HW-164, HW-166) or died (HW-270)."""
    if option & ~ARG_MASK != w.RETURN:
        return 0
    card, quadrant = (option & ARG_MASK) >> 3, option >> 1 & 3
    if card >= CARDS:
        return w.NOT_YOURS_RETURN
    if card not in s.mats[seat].hand:
        return w.NOT_HELD_RETURN | card
    return 0 if quadrant in quadrants else elsewhere


class HandLimit(Step):
    """Above its limit a victim returns cards, one by one, until it is at the limit (HW-163, HW-167).

    All are told that it is above, for they see that it has to give back or not, and that may depend on a Backpack.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Halloween) -> None:
        if len(s.mats[self.seat].hand) > s.limit(self.seat):
            s.announce(w.TOLD_ABOVE, self.seat)
            s.push(Excess(self.seat))


class Excess(Step):
    """One card above the limit goes back."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Halloween) -> None:
        s.ask(self, self.seat, w.ASK_RETURN, returns(s, self.seat, self.quadrants(s)))

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        argument = option & ARG_MASK
        put_back(s, seat, argument >> 3, argument >> 1 & 3, argument & 1)
        s.push(HandLimit(seat))

    def quadrants(self, s: Halloween) -> list[int]:
        return s.board.quadrants_of(s.mats[self.seat].space)

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return returns(s, seat, list(range(QUADRANTS)))

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        return why_no_return(s, seat, option, self.quadrants(s), w.OTHER_QUADRANT)
