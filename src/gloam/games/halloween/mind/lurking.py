"""Where Michael can get with one action, and how good it is to end his turn there."""

from __future__ import annotations

from typing import Final

from gloam.games.halloween.content.board import distance, shifted
from gloam.games.halloween.content.tables import MICHAEL_HEALTH, STAGGERED_SQUARES, STALK_SQUARES
from gloam.games.halloween.mind.judging import Judged
from gloam.games.halloween.state import Halloween

CLOSE: Final = 1.1
"""What it is worth to end a turn unseen within reach of a victim."""


def walked(s: Halloween, start: int, squares: int) -> int:
    """The ends of a Stalk; while he is hidden he may pass through victims (HW-220)."""
    board, locks, occupied = s.board, s.locks, s.occupied()
    reach = front = start
    for _ in range(squares):
        front = board.grown(front, locks)
        if s.figure:
            front &= ~occupied
        reach |= front
    return reach & ~occupied


def hunted(s: Halloween, start: int) -> int:
    """The ends of a Hunt: out of sight (HW-236)."""
    board, locks, occupied = s.board, s.locks, s.occupied()
    reach = 0
    for direction in range(4):
        here = start
        while here:
            here = shifted(here & board.walk_masks[locks][direction], direction)
            if s.figure:
                here &= ~occupied
            reach |= here
    return reach & ~occupied & ~s.seen()


def sneaked(s: Halloween, start: int) -> int:
    return s.board.sneaked(start) & ~s.occupied()


def one_action(s: Halloween, start: int) -> int:
    """The spaces where an action from one of these can end."""
    if s.staggered:
        return walked(s, start, STAGGERED_SQUARES) | sneaked(s, start)
    return walked(s, start, STALK_SQUARES) | sneaked(s, start) | hunted(s, start)


def exposure(s: Halloween, space: int, victims: list[Judged], facing: int) -> float:
    """The damage to expect in the next round from whoever sees him here; `facing` is a victim that was struck."""
    hurt = 0.0
    for one in victims:
        mat = s.mats[one.seat]
        away = distance(mat.space, space)
        if away <= one.reach and (one.seat == facing or s.sees(one.seat, space)):
            hurt += one.dice
    if facing >= 0 or s.is_seen(space):
        if hurt == 0.0:
            hurt = 0.3
        # Others who see the figure can come.
        for one in victims:
            away = distance(s.mats[one.seat].space, space)
            if one.seat != facing and 1 < away <= 4 + one.reach // 2 and one.dice >= 2.0:
                hurt += 0.3 * one.dice
    return hurt


def care(s: Halloween) -> float:
    """How much a point of his own damage weighs, against one of theirs."""
    return 0.45 + 0.6 * s.damage / MICHAEL_HEALTH


def closeness(space: int, victims: list[Judged]) -> float:
    """How good a space is to strike from in the next turn."""
    best = 0.0
    for one in victims:
        far = one.far[space]
        if far == 0:
            worth = CLOSE + 0.25
        elif far <= STALK_SQUARES:
            worth = CLOSE - 0.03 * far
        elif far <= 2 * STALK_SQUARES:
            worth = 0.55 * CLOSE - 0.03 * (far - STALK_SQUARES)
        else:
            worth = max(0.02, 0.35 * CLOSE - 0.012 * (far - 2 * STALK_SQUARES))
        best = max(best, worth * one.lure)
    return best
