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


def threat(s: Halloween) -> list[float]:
    """For every space how many attacks to expect there in his next turn; none where nothing definite is known."""
    possible = s.trail.spaces()
    if not possible or possible.bit_count() > VAGUE:
        return []
    far = steps_to(s.board_number, s.locks, possible)
    sure = 1.0 if possible.bit_count() <= 4 else 0.5
    attacks: list[float] = []
    for steps in far:
        if s.staggered:
            attacks.append(sure * ONCE if steps <= STAGGERED_SQUARES + 1 else 0.0)
        elif steps <= 1:
            attacks.append(sure * TWICE)
        else:
            attacks.append(sure * ONCE if steps <= STALK_SQUARES + 1 else 0.0)
    return attacks
