"""Nests of the Shapeless (WH-333)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import LOCATIONS, NESTS
from gloam.games.whisper.state import KILLER, Whisper


def put_nest(s: Whisper) -> None:
    """A nest here; if all are on the map, one of them is moved; if one is here, nothing happens."""
    if s.nests >> s.place & 1:
        return
    if s.nests.bit_count() < NESTS:
        lay(s)
    else:
        s.push(MoveNest())


def lay(s: Whisper) -> None:
    s.nests |= 1 << s.place
    s.announce(w.TOLD_NEST, s.place)


class MoveNest(Step):
    """The killer chooses the nest that is moved, for all to see (D20)."""

    def run(self, s: Whisper) -> None:
        s.ask(self, KILLER, w.ASK_NEST, [w.NEST | place for place in range(LOCATIONS) if s.nests >> place & 1])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        place = option & ARG_MASK
        s.nests &= ~(1 << place)
        s.announce(w.TOLD_NEST_MOVED, place)
        lay(s)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        place = option & ARG_MASK
        if option & ~ARG_MASK != w.NEST or place >= LOCATIONS or s.nests >> place & 1:
            return 0
        return w.NO_NEST_MOVE | place
