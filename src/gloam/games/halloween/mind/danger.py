"""Where Michael may strike next, from what is known of his space."""

from __future__ import annotations

from typing import Final

from gloam.games.halloween.content.tables import STAGGERED_SQUARES, STALK_SQUARES
from gloam.games.halloween.mind.ways import steps_to
from gloam.games.halloween.state import Halloween

VAGUE: Final = 24
"""With more possible spaces than this there is nothing to shun."""

TWICE: Final = 2.0
ONCE: Final = 1.0


class Threat:
    """How many attacks to expect on a space in his next turn."""

    def __init__(self, far: list[int], sure: float, staggered: bool) -> None:
        self.far = far  # from every space the squares to where he may be
        self.sure = sure
        self.staggered = staggered

    def at(self, space: int) -> float:
        steps = self.far[space]
        if self.staggered:
            return self.sure * ONCE if steps <= STAGGERED_SQUARES + 1 else 0.0
        if steps <= 1:
            return self.sure * TWICE
        return self.sure * ONCE if steps <= STALK_SQUARES + 1 else 0.0


def threat(s: Halloween, possible: int) -> Threat | None:
    """The threat of one who is somewhere in a set of spaces; None where nothing definite is known."""
    if not possible or possible.bit_count() > VAGUE:
        return None
    sure = 1.0 if possible.bit_count() <= 4 else 0.5
    return Threat(steps_to(s.board_number, s.locks, possible), sure, s.staggered)
