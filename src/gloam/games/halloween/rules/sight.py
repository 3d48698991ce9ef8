"""Who sees Michael: his figure and the shadow token (HW-100 to HW-112)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.state import NO_DIRECTION, NO_SPACE, Halloween


def place_figure(s: Halloween, told: int) -> None:
    """Michael's figure comes to stand where he is; the shadow token is taken away (HW-103, HW-107)."""
    s.figure = True
    s.shadow = NO_SPACE
    s.announce(told, s.space)


def lose_figure(s: Halloween) -> None:
    """The figure is replaced by the shadow token on the same space (HW-106)."""
    s.figure = False
    s.shadow = s.space
    s.announce(w.TOLD_LOST, s.space)


def look(s: Halloween) -> None:
    """A victim has stopped, was turned, placed or removed, or a car was opened: who sees Michael now? (HW-110)"""
    if s.space < 0:
        return
    seen = s.is_seen(s.space)
    if seen and not s.figure:
        place_figure(s, w.TOLD_SPOTTED)
    elif s.figure and not seen:
        lose_figure(s)


def turn_to(s: Halloween, seat: int, direction: int) -> None:
    """A victim comes to rest with this facing (HW-092, HW-119); then Michael looks whether he is seen (HW-100)."""
    s.mats[seat].facing = direction
    s.announce(w.TOLD_FACED, seat, direction)
    look(s)


class Facing(Step):
    """The player declares where the figure looks: any of four directions (HW-043, HW-119, HW-140, HW-281, HW-318).

    `spent` is whether it comes after a movement that has no squares left.
    """

    def __init__(self, seat: int, spent: bool) -> None:
        self.seat = seat
        self.spent = spent

    def run(self, s: Halloween) -> None:
        s.ask(self, self.seat, w.ASK_FACE, [w.FACE | direction for direction in range(4)])

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        turn_to(s, seat, option & ARG_MASK)

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        return w.NO_SQUARES if self.spent and option & ~ARG_MASK == w.GO else 0


def lift(s: Halloween, seat: int) -> None:
    """A victim begins to move: until it stops, it sees nothing (HW-101). Figures stay as they are (HW-111)."""
    s.mats[seat].facing = NO_DIRECTION
