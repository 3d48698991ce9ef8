"""Words and the map (6.17): tokens, lines, marks, exits."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath.content.pagemap import CELL_IDS, CELLS, LINE_IDS
from gloam.games.aftermath.content.tables import TOKEN_IDS

PROGRAMS: dict[str, list[Any]] = {
    "fill-cell": [{"op": "fill_scavenge", "at": "c4", "n": 2}],
    "fill-all": [{"op": "fill_scavenge"}],
    "unfill": [{"op": "remove_scavenge", "at": "c1", "n": 1}],
    "objective": [{"op": "place_objective", "id": "a", "critical": True}, {"op": "place_objective", "id": "b"}],
    "no-objective": [{"op": "remove_objective", "id": "a"}],
    "fire": [{"op": "place_token", "token": "fire", "at": "c4"}],
    "traps": [{"op": "place_token", "token": "trap", "at": cell} for cell in ("a1", "b1", "c1")],
    "fire-out-here": [{"op": "remove_token", "token": "fire", "at": "c4"}],
    "fire-out": [{"op": "remove_token", "token": "fire"}],
    "lines": [
        {"op": "set_line", "edge": "a1-b1", "kind": "white", "scope": "mission"},
        {"op": "set_line", "edge": "a1-b1", "kind": "green"},
    ],
    "mark": [{"op": "mark", "cell": "a1", "add": "hide"}, {"op": "mark", "cell": "c5", "remove": "hide"}],
    "shut": [{"op": "exit", "id": "a", "state": "closed", "scope": "mission"}],
    "open": [{"op": "exit", "id": "a", "state": "open"}],
    "downpour": [{"op": "environment", "id": "downpour", "scope": "mission"}],
    "aim": [{"op": "place_token", "token": "aim", "enemy": "rust-cutter", "n": 2}],
    "two-traps": [{"op": "place_token", "token": "trap", "at": "c4", "n": 2}],
}  # fmt: skip


def test_scavenge_tokens_come_and_go(do: Any) -> None:
    """AF-098, AF-146, AF-329: a revisit fills nothing; what is taken away goes back to its pile."""
    t = do("fill-cell")
    assert [CELL_IDS[find.space] for find in t.s.finds] == ["c4", "c4"]
    assert len(do("fill-all").s.finds) == 3
    assert do("fill-all", visits=[30, 30]).s.finds == []
    t = do("unfill", finds=["c1 0", "c1 1", "d5 2"])
    assert [CELL_IDS[find.space] for find in t.s.finds] == ["c1", "d5"]
    assert [len(pile) for pile in t.s.piles] == [6, 7, 6]


def test_objective_tokens(do: Any) -> None:
    """AF-146, AF-150: on a revisit only what is critical; page 32 has three marks, and its Start entry is critical."""
    assert do("objective", page=13).s.objectives == 0b11
    assert do("objective", page=13, visits=[13, 13]).s.objectives == 0b01
    assert do("objective", page=32, visits=[32, 32]).s.objectives == 0b11
    assert do("no-objective", objectives="ab").s.objectives == 0b10


def test_tokens(do: Any) -> None:
    """AF-029, V02: no more than there are; no fire in a downpour; taken away in one place or everywhere."""
    assert len(do("traps").s.tokens) == 2
    assert len(do("two-traps").s.tokens) == 2
    here = ["rust-slinger f1", "rust-cutter f1", "rust-cutter f1", "rust-cutter f1"]
    assert [foe.aimed for foe in do("aim", foes=here, hostile=True).s.foes] == [False, True, True, False]
    assert do("fire", weather=["downpour"]).s.tokens == []
    here = ["fire c4", "fire c3", "trap c4"]
    t = do("fire-out-here", tokens=here)
    assert [(TOKEN_IDS[x // CELLS], CELL_IDS[x % CELLS]) for x in t.s.tokens] == [("fire", "c3"), ("trap", "c4")]
    assert len(do("fire-out", tokens=here).s.tokens) == 1


def test_changes_of_the_map(do: Any, again: Any) -> None:
    """AF-151: a line is what it was made last; marks come and go; an exit is closed and opened again."""
    t = do("lines")
    assert [(LINE_IDS[x.kind], x.scope) for x in t.s.lines] == [("green", 0)]
    assert LINE_IDS[t.s.chart.right[CELL_IDS.index("a1")]] == "green"
    t = do("mark")
    assert t.s.is_hide(CELL_IDS.index("a1"))
    assert not t.s.is_hide(CELL_IDS.index("c5"))
    t = do("shut", heroes__pim__space="a1")
    assert t.why("leave") == "AF-120 exit-closed"
    again(t, "open")
    assert "leave" in t.options()
    t = do("shut", heroes__pim__space="a1")
    assert [(x.page, x.letter, x.scope) for x in t.s.shut] == [(30, 0, 1)]
