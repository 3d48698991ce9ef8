"""Asking where Michael is: the Neighbour's dog costs nothing, the Telephone an action."""

from __future__ import annotations

from typing import Final

from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import QUADRANTS, within
from gloam.games.halloween.content.tables import DOG_RANGE
from gloam.games.halloween.state import FIRST, Halloween

DOG_FROM: Final = 8
PHONE_FROM: Final = 120
"""With so many possible spaces the answer is worth the card; the Telephone's is worth an action as well."""

EVEN: Final = 0.25
"""Each answer must be at least this likely: otherwise it is known already."""


def inquiry(s: Halloween, seat: int, options: list[int]) -> int:
    """A question about Michael that is worth asking now; -1 if there is none."""
    possible = s.trail.spaces()
    count = possible.bit_count()
    if w.DOG in options and count >= DOG_FROM and is_even(within(s.mats[seat].space, DOG_RANGE) & possible, count):
        return w.DOG
    if count < PHONE_FROM or s.deed != FIRST:
        return -1
    best, most = -1, 0
    for quadrant in range(QUADRANTS):
        inside = s.board.quadrant_masks[quadrant] & possible
        worth = min(inside.bit_count(), count - inside.bit_count())
        if w.PHONE | quadrant in options and is_even(inside, count) and worth > most:
            best, most = w.PHONE | quadrant, worth
    return best


def is_even(inside: int, count: int) -> bool:
    """Whether yes and no are both likely."""
    share = inside.bit_count() / count
    return EVEN <= share <= 1 - EVEN
