"""What became of the key cards, as far as one victim can tell from what it saw and what was announced.

Every deck begins with one key card among its last cards (HW-059). Each place where such a card can be, a card of a deck
or a hand, has a weight for each of the four; what a victim drew itself it knows, and of the others it believes that
they keep key cards, bring them to whoever collects them, and leave them on top of a deck when they die.
"""

from __future__ import annotations

from typing import Final

from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import QUADRANTS
from gloam.games.halloween.content.tables import DECK_SIZES, IS_KEY, KEY_DEPTH
from gloam.games.halloween.state import Halloween

NOBODY: Final = -1


class Finds:
    """The decks as rows of weights, last one on top, and the hands; `mine` says where key cards one saw are from.

    `last` is who searched last in each quadrant.
    """

    def __init__(self, seats: int) -> None:
        self.decks: list[list[list[float]]] = []
        for quadrant in range(QUADRANTS):
            deck: list[list[float]] = []
            for depth in range(DECK_SIZES[quadrant] + 1):
                weights = [0.0] * QUADRANTS
                weights[quadrant] = 1.0 if depth <= KEY_DEPTH else 0.0
                deck.append(weights)
            self.decks.append(deck)
        self.hands: list[list[float]] = [[0.0] * QUADRANTS for _ in range(seats)]
        self.mine: dict[int, int] = {}
        self.last = [NOBODY] * QUADRANTS

    def drawn(self, seat: int, quadrant: int) -> list[float]:
        """The top card of a deck goes into a hand; its weights."""
        deck = self.decks[quadrant]
        self.last[quadrant] = seat
        weights = deck.pop() if deck else [0.0] * QUADRANTS
        for origin in range(QUADRANTS):
            self.hands[seat][origin] += weights[origin]
        return weights

    def settled(self, origin: int) -> None:
        """This key card is known to be elsewhere than in any place that has a weight for it."""
        for deck in self.decks:
            for weights in deck:
                weights[origin] = 0.0
        for hand in self.hands:
            hand[origin] = 0.0

    def returned(self, seat: int, quadrant: int, place: int, dead: bool) -> None:
        weights = [0.0] * QUADRANTS
        if dead and place == w.TOP:
            weights = self.hands[seat].copy()
        if place == w.TOP:
            self.decks[quadrant].append(weights)
        else:
            self.decks[quadrant].insert(0, weights)

    def origin_of(self, card: int, giver: int) -> int:
        """From which deck a key card came: as one knows, or else as is most likely."""
        if card in self.mine:
            return self.mine[card]
        best = 0
        for origin in range(1, QUADRANTS):
            if self.hands[giver][origin] > self.hands[giver][best]:
                best = origin
        return best

    def total(self, origin: int) -> float:
        weight = 0.0
        for deck in self.decks:
            for weights in deck:
                weight += weights[origin]
        for hand in self.hands:
            weight += hand[origin]
        return weight

    def share(self, weights: list[float], totals: list[float]) -> float:
        """How many key cards are here, on average."""
        found = 0.0
        for origin in range(QUADRANTS):
            if totals[origin] > 0.0:
                found += weights[origin] / totals[origin]
        return found

    def totals(self) -> list[float]:
        return [self.total(origin) for origin in range(QUADRANTS)]


def finds_of(s: Halloween, me: int) -> Finds:
    """All that was told, read from the beginning."""
    finds = Finds(s.seats)
    dead = NOBODY
    history = s.history
    for i in range(len(history)):
        note = history.at(i)
        kind, facts = note.kind, note.facts
        if kind == w.TOLD_SEARCHED:
            dead = NOBODY
            finds.drawn(facts[0], facts[2])
        elif kind == w.TOLD_DREW and IS_KEY[facts[1]]:
            hand = finds.hands[me]
            origin = facts[2]
            for other in range(QUADRANTS):
                if hand[other] > hand[origin]:
                    origin = other
            finds.settled(origin)
            finds.mine[facts[1]] = origin
        elif kind == w.TOLD_DREW:
            finds.hands[me] = [0.0] * QUADRANTS
        elif kind == w.TOLD_DIED:
            dead = facts[0]
        elif kind in (w.TOLD_REPLACED, w.TOLD_TURN) and dead != NOBODY:
            finds.hands[dead] = [0.0] * QUADRANTS
            dead = NOBODY
        elif kind == w.TOLD_RETURNED:
            finds.returned(facts[0], facts[1], facts[2], dead == facts[0])
        elif kind == w.TOLD_YOU_RETURNED and IS_KEY[facts[1]]:
            origin = finds.origin_of(facts[1], me)
            finds.settled(origin)
            deck = finds.decks[facts[2]]
            deck[-1 if facts[3] == w.TOP else 0][origin] = 1.0
        elif kind == w.TOLD_TRADED and me not in facts[:2]:
            if facts[2]:
                _pass_on(finds, facts[0], facts[1])
        elif kind == w.TOLD_GAVE and IS_KEY[facts[1]]:
            origin = finds.origin_of(facts[1], facts[0])
            finds.settled(origin)
            finds.mine[facts[1]] = origin
            if facts[2] != me:
                finds.hands[facts[2]][origin] = 1.0
    _gone_on(s, finds, me)
    return finds


def _gone_on(s: Halloween, finds: Finds, me: int) -> None:
    """Who was the last to search deep in a quadrant and left it has found what there was."""
    for seat in range(1, s.seats):
        space = s.mats[seat].space
        if seat == me or space < 0:
            continue
        for quadrant in range(QUADRANTS):
            left = finds.last[quadrant] == seat and not s.board.quadrant_masks[quadrant] >> space & 1
            if left and finds.hands[seat][quadrant] > 0.0 and len(finds.decks[quadrant]) > 1:
                finds.settled(quadrant)
                finds.hands[seat][quadrant] = 1.0


def _pass_on(finds: Finds, giver: int, taker: int) -> None:
    for origin in range(QUADRANTS):
        finds.hands[taker][origin] += finds.hands[giver][origin]
        finds.hands[giver][origin] = 0.0
