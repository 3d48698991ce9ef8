"""How far it is: distances by foot over the board, worked out once for each place one might want to go to."""

from __future__ import annotations

from typing import Final

from gloam.games.halloween.content.board import SPACES, Board
from gloam.games.halloween.content.tables import BOARDS

FAR: Final = 99
_KEPT: Final[dict[int, list[int]]] = {}


def steps_to(board_number: int, locks: int, targets: int) -> list[int]:
    """From every space the number of squares to the nearest of a set of spaces."""
    key = (targets << 4 | locks) << 8 | board_number
    found = _KEPT.get(key)
    if found is None:
        found = _spread(BOARDS[board_number], locks, targets)
        if len(_KEPT) > 4096:
            _KEPT.clear()
        _KEPT[key] = found
    return found


def _spread(board: Board, locks: int, targets: int) -> list[int]:
    steps = [FAR] * SPACES
    seen = frontier = targets
    far = 0
    while frontier:
        mask = frontier
        while mask:
            lowest = mask & -mask
            steps[lowest.bit_length() - 1] = far
            mask ^= lowest
        frontier = board.grown(frontier, locks) & ~seen
        seen |= frontier
        far += 1
    return steps
