"""How far it is: distances by foot over the board, worked out once for each place one might want to go to.

Every line can be walked over in both directions or in none, so it is as far from a space as it is to it.
"""

from __future__ import annotations

from typing import Final

from gloam.games.halloween.content.board import SPACES, STATES, Board, spaces_of
from gloam.games.halloween.content.tables import BOARDS

FAR: Final = 99
_KEPT: Final[dict[int, list[int]]] = {}
_FROM: Final[list[list[int] | None]] = [None] * (len(BOARDS) * STATES * SPACES)


def steps_to(board_number: int, locks: int, targets: int) -> list[int]:
    """From every space the number of squares to the nearest of a set of spaces."""
    key = (targets << 4 | locks) << 8 | board_number
    found = _KEPT.get(key)
    if found is None:
        found = _spread(BOARDS[board_number], locks, spaces_of(targets))
        if len(_KEPT) > 4096:
            _KEPT.clear()
        _KEPT[key] = found
    return found


def steps_from(board_number: int, locks: int, space: int) -> list[int]:
    """From a space the number of squares to every space, and back."""
    place = (board_number * STATES + locks) * SPACES + space
    found = _FROM[place]
    if found is None:
        found = _FROM[place] = _spread(BOARDS[board_number], locks, [space])
    return found


def steps_between(board_number: int, locks: int, space: int, targets: int) -> int:
    """The number of squares from a space to the nearest of a set of spaces, for small sets."""
    far, least = steps_from(board_number, locks, space), FAR
    for target in spaces_of(targets):
        least = min(least, far[target])
    return least


def ring(board: Board, locks: int, space: int, least: int, most: int) -> int:
    """The spaces that are at least and at most so many squares away from a space."""
    near, inner = 1 << space, 0
    for far in range(1, most + 1):
        if far == least:
            inner = near
        near |= board.grown(near, locks)
    return near & ~inner


def _spread(board: Board, locks: int, targets: list[int]) -> list[int]:
    """Space by space: a number of 414 bits for every ring would take four times as long."""
    walks = board.walks[locks]
    steps = [FAR] * SPACES
    queue = targets.copy()
    for space in targets:
        steps[space] = 0
    for space in queue:  # it grows as we go
        far = steps[space] + 1
        for to in walks[space]:
            if far < steps[to]:
                steps[to] = far
                queue.append(to)
    return steps
