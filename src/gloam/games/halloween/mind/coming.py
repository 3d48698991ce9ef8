"""Who comes into the game, and where: the choice of a victim, an entrance, and what the dead leave behind."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import ANNIE, BOB, BRACKETT, IS_KEY, LAURIE, LOOMIS, LYNDA
from gloam.games.halloween.mind.ways import steps_to
from gloam.games.halloween.state import Halloween

LIKED: Final = [BRACKETT, LOOMIS, LAURIE, BOB, LYNDA, ANNIE]
"""Whom one would rather be, best first: who brings a pistol, then who is hardest to kill."""


def choose(s: Halloween, seat: int, kind: int, options: list[int], rng: Rng) -> int:
    if kind in (w.ASK_PICK, w.ASK_REPLACE):
        return min(options, key=lambda option: LIKED.index(option & ARG_MASK))
    if kind == w.ASK_ENTER:
        return entrance(s, options, rng)
    if kind == w.ASK_HAND and IS_KEY[s.dealt[0]] and w.HAND | 1 in options:
        return w.HAND | 1
    return options[rng.below(len(options))]


def entrance(s: Halloween, options: list[int], rng: Rng) -> int:
    """Far from where Michael can be."""
    possible = s.trail.spaces()
    far = steps_to(s.board_number, s.locks, possible)
    return max(options, key=lambda option: far[option & ARG_MASK])
