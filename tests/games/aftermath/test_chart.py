"""Adjacency, distances and sight on small maps (4.4, 4.20)."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.chart import FAR, Chart
from gloam.games.aftermath.content.pagemap import CELL_IDS, read_map

ACROSS: Final = "a1-b1"
DOWN: Final = "a1-a2"


def chart(cols: int, rows: int, lines: dict[str, str], void: str = "", merge: tuple[str, ...] = ()) -> Chart:
    return Chart(read_map(cols, rows, void, list(merge), lines, {}), [])


def cell(name: str) -> int:
    return CELL_IDS.index(name)


def test_what_each_line_stops() -> None:
    """AF-088, AF-089, AF-091, AF-092, AF-093, AF-446: enemies cross dashed and coloured lines; range every line but
    double ones; sight is stopped by double ones alone. Across as down."""
    for kind, walked, ranged, seen in (
        ("dash", 1, 1, True),
        ("red", 1, 1, True),
        ("blue", 1, 1, True),
        ("green", 1, 1, True),
        ("white", FAR, 1, True),
        ("double", FAR, FAR, False),
    ):
        for cols, rows, edge, other in ((2, 1, ACROSS, "b1"), (1, 2, DOWN, "a2")):
            c = chart(cols, rows, {kind: edge})
            assert c.walked(cell("a1"), False)[cell(other)] == walked, kind
            assert c.walked(cell("a1"), True)[cell(other)] == 1, "who flies or tunnels crosses all"
            assert c.ranged(cell("a1"))[cell(other)] == ranged, kind
            assert c.sees(cell("a1"), cell(other)) == seen, kind
            assert c.sees(cell(other), cell("a1")) == seen, kind


def test_distances() -> None:
    """AF-086, AF-087, AF-088: the own space is 0, a corner is no border, and double lines are gone around."""
    c = chart(3, 2, {"double": "a1-b1"})
    assert [c.ranged(cell("a1"))[cell(name)] for name in ("a1", "a2", "b2", "b1", "c1")] == [0, 1, 2, 3, 4]
    assert cell("b2") not in c.near[cell("a1")]


def test_the_edge_of_the_map_and_holes_in_it() -> None:
    """AF-094: a void is walled off, across and down; so nobody sees over it, and nobody leaves the map."""
    assert not chart(3, 1, {}, "b1").sees(cell("a1"), cell("c1"))
    assert not chart(1, 3, {}, "a2").sees(cell("a1"), cell("a3"))
    c = chart(3, 3, {}, "b2")
    assert not c.sees(cell("a2"), cell("c2"))
    assert not c.sees(cell("b1"), cell("b3"))
    assert c.sees(cell("a1"), cell("c1"))
    assert c.near[cell("a2")] == [cell("a1"), cell("a3")]
    assert c.ranged(cell("a2"))[cell("c2")] == 4


def test_merged_cells() -> None:
    """AF-085, AF-119: one space; what borders on one of its cells borders on it, and it sees from each of them."""
    c = chart(3, 2, {"double": "b1-c1"}, merge=("a1 b1 b2",))
    assert c.ranged(cell("a1"))[cell("c1")] == 2
    assert c.ranged(cell("a1"))[cell("c2")] == 1
    assert c.sees(cell("a1"), cell("c2"))
    assert c.spaces == [cell(name) for name in ("a1", "c1", "a2", "c2")]


def test_lines_of_sight() -> None:
    """X-16, AF-565, AF-567: any free line between sample points is enough; a wall along the whole way is not passed."""
    assert chart(3, 3, {"white": "b1-b2 b2-b3"}).sees(cell("b1"), cell("b3"))
    assert not chart(3, 3, {"double": "a2-a3 b2-b3 c2-c3"}).sees(cell("b1"), cell("b3"))
    assert chart(3, 3, {"double": "b1-b2"}).sees(cell("b1"), cell("c3")), "past the end of the wall"
    assert not chart(2, 2, {"double": "a1-b1 a1-a2"}).sees(cell("a1"), cell("b2")), "around no corner"
