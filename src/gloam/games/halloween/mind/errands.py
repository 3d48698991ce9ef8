"""What a victim is about: search a quadrant, bring what it found to whoever collects, or make for the car."""

from __future__ import annotations

from typing import Final

from gloam.games.halloween.content.board import QUADRANTS
from gloam.games.halloween.content.tables import (
    BLUE_KEY,
    GONE_TOKEN,
    IS_KEY,
    LAST_ROUND,
    LINDSEY,
    TOMMY,
    YELLOW_KEY,
)
from gloam.games.halloween.mind.finds import Finds, finds_of
from gloam.games.halloween.mind.ways import FAR, ring, steps_between, steps_from
from gloam.games.halloween.rules.items import beside
from gloam.games.halloween.state import Halloween

COLLECTOR: Final = 1
"""The seat to which key cards are brought: the first to act."""

# Errands
SEARCH: Final = 0
BRING: Final = 1
MEET: Final = 2
ESCAPE: Final = 3

SLIGHT: Final = 0.12
"""A deck with fewer key cards than this, on average, is left alone."""

CALL_FROM: Final = 3
CALL_TO: Final = 5
"""Squares from a victim at which one is near enough to be called, and not in the way."""

PACE: Final = 4
"""Squares to an action."""

SHARED: Final = 0.35
"""How much a quadrant is worth in which another victim searches."""

BRINGS: Final = 0.1
FETCHES: Final = 0.05
FETCHES_KEY: Final = 2.0
"""How much it is worth to bring or to fetch a key card rather than to find one; more, if any car key will do. Little,
while there is something to find: in the last quadrant all meet anyway."""


class Errand:
    """What one is about, the spaces where it can be done, and the deck if it is a search."""

    def __init__(self, what: int, goal: int, deck: int, worth: float) -> None:
        self.what = what
        self.goal = goal
        self.deck = deck
        self.worth = worth


def keys_held(s: Halloween, seat: int) -> int:
    return sum(1 for card in s.mats[seat].hand if card >= 0 and IS_KEY[card])


def ready_car(s: Halloween, seat: int) -> int:
    """The car that the cards in hand would start, an open one first; -1 if none."""
    hand = s.mats[seat].hand
    if TOMMY not in hand or LINDSEY not in hand:
        return -1
    cars = [car for car, key in ((0, BLUE_KEY), (1, YELLOW_KEY)) if key in hand]
    if len(cars) == 2:
        far = [steps_between(s.board_number, 3, s.mats[seat].space, s.board.cars[car]) for car in cars]
        return int(far[1] < far[0])
    return cars[0] if cars else -1


def beside_lock(s: Halloween, car: int) -> int:
    """The spaces from which a car can be unlocked (HW-291)."""
    lock = s.board.locks_at[car]
    return s.board.grown(1 << lock, 3) & ~s.board.cars[car]


def tokens_in(s: Halloween, quadrant: int) -> int:
    """The spaces of a quadrant where there is something to search."""
    mask = 0
    if s.decks[quadrant]:
        for i in range(len(s.tokens)):
            if s.tokens[i] != GONE_TOKEN and s.board.search_quadrant[i] == quadrant:
                mask |= 1 << s.board.search[i]
    return mask


def beside_seat(s: Halloween, seat: int) -> int:
    """Where one can trade with a victim; if all of that is taken, as near as can be."""
    space = s.mats[seat].space
    if space < 0:
        return 0
    mask = 1 << space
    for _ in range(4):
        mask |= s.board.grown(mask, s.locks)
        if mask & ~s.occupied():
            break
    return mask & ~s.occupied()


def within_call(s: Halloween, seat: int) -> int:
    """Near to a victim, but not in the way of who has something to bring."""
    space = s.mats[seat].space
    if space < 0:
        return 0
    return ring(s.board, s.locks, space, CALL_FROM, CALL_TO) & ~s.occupied()


def best_search(s: Halloween, seat: int, finds: Finds) -> Errand | None:
    """The quadrant that promises most for the actions it costs."""
    totals = finds.totals()
    best: Errand | None = None
    most = 0.0
    for quadrant in range(QUADRANTS):
        mask = tokens_in(s, quadrant)
        if not mask:
            continue
        hope = draws = 0.0
        deck = finds.decks[quadrant]
        for depth in range(len(deck)):
            share = finds.share(deck[depth], totals)
            hope += share
            draws += share * (len(deck) - depth)
        if hope < SLIGHT:
            continue
        walk = steps_between(s.board_number, s.locks, s.mats[seat].space, mask)
        worth = hope / (1 + (walk + PACE - 1) // PACE + 1.5 * draws / hope)
        for other in range(1, s.seats):
            if other != seat and searches_in(s, other, quadrant, mask, walk, seat):
                worth *= SHARED
        if worth > most:
            best, most = Errand(SEARCH, mask, quadrant, worth), worth
    return best


def searches_in(s: Halloween, other: int, quadrant: int, mask: int, walk: int, seat: int) -> bool:
    """Whether another victim is closer to what is to be searched in a quadrant, and in it."""
    space = s.mats[other].space
    if space < 0 or not s.board.quadrant_masks[quadrant] >> space & 1:
        return False
    far = steps_between(s.board_number, s.locks, space, mask)
    return far < walk or (far == walk and other < seat)


def rounds_left(s: Halloween) -> int:
    return LAST_ROUND[s.victims()] - s.round


def errand_of(s: Halloween, seat: int) -> Errand:
    car = ready_car(s, seat)
    if car >= 0:
        return Errand(ESCAPE, s.board.cars[car] if s.locks >> car & 1 else beside_lock(s, car), -1, 1.0)
    finds = finds_of(s, seat)
    search = best_search(s, seat, finds)
    other = meeting(s, seat, finds) if seat == COLLECTOR else bringing(s, seat)
    if search is None or (other.what == BRING and must_hurry(s, seat)):
        return other
    return other if other.worth > search.worth else search


def walk_to(s: Halloween, seat: int, other: int) -> int:
    """Squares to another victim."""
    space = s.mats[other].space
    return steps_from(s.board_number, s.locks, space)[s.mats[seat].space] if space >= 0 else FAR


def bringing(s: Halloween, seat: int) -> Errand:
    """To the collector, with what one holds."""
    held = keys_held(s, seat)
    if not held:
        return Errand(MEET, within_call(s, COLLECTOR), -1, 0.0)
    worth = held / (2 + walk_to(s, seat, COLLECTOR) / PACE)
    return Errand(BRING, beside_seat(s, COLLECTOR), -1, worth * BRINGS)


def must_hurry(s: Halloween, seat: int) -> bool:
    """Whether what one holds would come too late to the car if one went on searching."""
    space = s.mats[COLLECTOR].space
    if space < 0:
        return False
    way = walk_to(s, seat, COLLECTOR)
    cars = max(steps_between(s.board_number, 3, space, car) for car in s.board.cars)
    return (0 if way >= FAR else way) // 8 + cars // 8 + 3 >= rounds_left(s)


def meeting(s: Halloween, seat: int, finds: Finds) -> Errand:
    """To whoever holds what is missing, as far as the collector can tell."""
    totals = finds.totals()
    hand = s.mats[seat].hand
    any_key = TOMMY in hand and LINDSEY in hand
    best = Errand(MEET, 0, -1, 0.0)
    for other in range(1, s.seats):
        # Whoever stands beside the collector has had the chance to hand over all it holds.
        if other == seat or s.mats[other].space < 0 or beside(s, seat, other):
            continue
        share = finds.share(finds.hands[other], totals)
        worth = share / (2 + walk_to(s, seat, other) / PACE) * (FETCHES_KEY if any_key else FETCHES)
        if worth > best.worth or not best.goal:
            best = Errand(MEET, beside_seat(s, other), -1, worth)
    return best
