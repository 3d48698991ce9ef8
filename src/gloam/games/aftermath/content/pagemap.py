"""Maps of pages: cells, spaces, lines and marks, as the rules read them (AF-085 to AF-119)."""

from __future__ import annotations

import re
from typing import Final

SIDE: Final = 12
"""A map has at most so many columns and rows; a cell is `row * SIDE + column`, on every page."""

CELLS: Final = SIDE * SIDE
NOWHERE: Final = -1

CELL_IDS: Final[list[str]] = ["abcdefghijkl"[i % SIDE] + str(i // SIDE + 1) for i in range(CELLS)]

# Kinds of lines
DASH: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
WHITE: Final = 4
DOUBLE: Final = 5
LINE_IDS: Final[list[str]] = ["dash", "red", "blue", "green", "white", "double"]

LETTERS: Final[list[str]] = ["a", "b", "c", "d"]

# Marks of a space, as `Aftermath.is_marked` counts them: these three, then the tags of the book
HIDE_MARK, START_MARK, ENEMY_MARK, FIRST_TAG = range(4)

EDGE_IDS: Final[list[str]] = []
"""Every border between two neighbouring cells, in both directions: the names, and the cells on its two sides."""

EDGE_CELLS: Final[list[tuple[int, int]]] = []


def _list_edges() -> None:
    for cell in range(CELLS):
        for step in (1, SIDE):
            if step == 1 and cell % SIDE == SIDE - 1:
                continue
            other = cell + step
            if other < CELLS:
                for a, b in ((cell, other), (other, cell)):
                    EDGE_IDS.append(f"{CELL_IDS[a]}-{CELL_IDS[b]}")
                    EDGE_CELLS.append((a, b))


_list_edges()


class MapFault(Exception):
    """Something wrong with a map: the key of the field below `map`, and what."""

    def __init__(self, way: list[str], what: str) -> None:
        super().__init__(what)
        self.way = way
        self.what = what


class PageMap:
    """A map as its file says it; what play changes is laid over it (`chart.py`).

    A space is known by its first cell; `space` gives the space of each cell, NOWHERE outside the map. Lines are by the
    cell to the left of them or above them.
    """

    def __init__(self, cols: int, rows: int) -> None:
        self.cols = cols
        self.rows = rows
        self.space: list[int] = [NOWHERE] * CELLS
        self.right: list[int] = [DOUBLE] * CELLS
        self.down: list[int] = [DOUBLE] * CELLS
        self.starts: list[int] = []
        self.enemy_starts: list[int] = []
        self.scavenge: list[tuple[int, int]] = []
        self.info: list[int] = [NOWHERE] * CELLS
        self.objective: list[int] = [NOWHERE] * CELLS
        self.exit: list[int] = [NOWHERE] * CELLS
        self.hides: list[int] = []
        self.tags: list[tuple[str, int]] = []

    def spaces(self) -> list[int]:
        """The spaces, each once, in the order of their first cells."""
        return [cell for cell in range(CELLS) if self.space[cell] == cell]


def cell_named(name: str) -> int:
    """The number of a cell; NOWHERE if there is none of this name."""
    return CELL_IDS.index(name) if name in CELL_IDS else NOWHERE


def read_map(
    cols: int, rows: int, void: str, merge: list[str], lines: dict[str, str], marks: dict[str, str]
) -> PageMap:
    """A map from the fields of its file; raises MapFault."""
    found = PageMap(cols, rows)
    outside = [_on_map(cols, rows, name, ["void"]) for name in void.split()]
    for row in range(rows):
        for col in range(cols):
            cell = row * SIDE + col
            if cell not in outside:
                found.space[cell] = cell
    for cell in range(CELLS):
        if found.space[cell] >= 0:
            if cell % SIDE + 1 < cols and found.space[cell + 1] >= 0:
                found.right[cell] = DASH
            if cell // SIDE + 1 < rows and found.space[cell + SIDE] >= 0:
                found.down[cell] = DASH
    for i, group in enumerate(merge):
        _merge(found, cols, rows, group, ["merge", str(i)])
    for kind, edges in lines.items():
        for edge in edges.split():
            _draw(found, edge, LINE_IDS.index(kind), ["lines", kind])
    for name, words in marks.items():
        cell = _on_map(cols, rows, name, ["marks", name])
        if found.space[cell] < 0:
            raise MapFault(["marks", name], f"{name} is void")
        for word in words.split():
            _mark(found, found.space[cell], word, ["marks", name])
    return found


def _on_map(cols: int, rows: int, name: str, way: list[str]) -> int:
    cell = cell_named(name)
    if cell < 0 or cell % SIDE >= cols or cell // SIDE >= rows:
        raise MapFault(way, f"there is no cell {name!r} on a map of {cols} columns and {rows} rows")
    return cell


def _merge(found: PageMap, cols: int, rows: int, group: str, way: list[str]) -> None:
    cells = [_on_map(cols, rows, name, way) for name in group.split()]
    for cell in cells:
        if found.space[cell] != cell:
            raise MapFault(way, f"{CELL_IDS[cell]} is void, or in another space already")
    for cell in cells[1:]:
        if not any(abs(cell - other) in (1, SIDE) for other in cells):
            raise MapFault(way, f"{CELL_IDS[cell]} does not touch the rest of its space")
    for cell in cells:
        found.space[cell] = cells[0]
    for cell in cells:
        if cell + 1 in cells:
            found.right[cell] = DASH
        if cell + SIDE in cells:
            found.down[cell] = DASH


def _draw(found: PageMap, edge: str, kind: int, way: list[str]) -> None:
    if edge not in EDGE_IDS:
        raise MapFault(way, f"{edge!r} is no border: two neighbouring cells are needed, as c1-c2")
    a, b = EDGE_CELLS[EDGE_IDS.index(edge)]
    if found.space[a] < 0 or found.space[b] < 0:
        raise MapFault(way, f"{edge} is at the edge of the map, which is always double")
    if found.space[a] == found.space[b]:
        raise MapFault(way, f"{edge} is inside one space")
    if b == a + 1 or a == b + 1:
        found.right[min(a, b)] = kind
    else:
        found.down[min(a, b)] = kind


def _mark(found: PageMap, space: int, word: str, way: list[str]) -> None:
    kind, _, rest = word.partition(":")
    if kind == "start" and not rest:
        found.starts.append(space)
    elif kind == "enemy" and not rest:
        found.enemy_starts.append(space)
    elif kind == "hide" and not rest:
        found.hides.append(space)
    elif kind == "scavenge" and rest.isdigit() and 1 <= int(rest) <= 9:
        found.scavenge.append((space, int(rest)))
    elif kind in ("info", "objective", "exit") and rest in LETTERS:
        of_kind = found.info if kind == "info" else found.objective if kind == "objective" else found.exit
        if kind != "exit" and LETTERS.index(rest) in of_kind:
            raise MapFault(way, f"{word} stands on two cells")
        of_kind[space] = LETTERS.index(rest)
    elif kind == "tag" and re.fullmatch(r"[a-z]+", rest):
        found.tags.append((rest, space))
    else:
        raise MapFault(way, f"{word!r} is no mark; there is start, enemy, hide, scavenge:1, info:a, objective:a, "
                            "exit:a, tag:word")  # fmt: skip


def passable(kind: int) -> bool:
    """Whether figures cross this kind of line on foot."""
    return kind < WHITE


def coloured(kind: int) -> bool:
    """Whether a line asks for cards of its colour (AF-283)."""
    return kind in (RED, BLUE, GREEN)
