"""Figures that a word moves (6.17: move)."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS

PROGRAMS: dict[str, list[Any]] = {
    "move": [{"op": "move", "to": "c4", "who": "others"}],
    "led": [{"op": "move", "steps": 1, "toward": "b4"}],
    "led-by-party": [{"op": "move", "steps": 1, "toward": "b4", "who": "each", "chooser": "party"}],
    "led-by-keeper": [{"op": "move", "steps": 1, "toward": "b4", "chooser": "keeper"}],
    "led-far": [{"op": "move", "steps": "N", "toward": "b4", "who": "each"}],
    "led-all-the-way": [{"op": "move", "steps": 9, "toward": "b3", "who": "each"}],
    "led-round": [{"op": "move", "steps": 1, "toward": "c4"}],
}  # fmt: skip


def test_figures_are_moved(do: Any) -> None:
    """AF-118: that is entering, with what lies there."""
    t = do("move", tokens=["fire c4"])
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_DEFEND)
    assert [CELL_IDS[hero.space] for hero in t.s.heroes[:2]] == ["a5", "c4"]


def spaces(t: Any) -> list[str]:
    return [CELL_IDS[hero.space] for hero in t.s.heroes[:2]]


def test_figures_are_led(do: Any) -> None:
    """6.17, AF-118: so many steps by a shortest way that no line shuts, and only the last space is entered."""
    t = do("led-far", tokens=["fire a4", "fire b5", "fire b4"], heroes__odo__space="a3")
    assert spaces(t) == ["b4", "b4"], "all are there before anything happens"
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (0, w.ASK_DEFEND)
    t.go("pass")
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_DEFEND)
    t.go("pass")
    assert [hero.wounds for hero in t.s.heroes[:2]] == [1, 1], "fires on the way are not entered"
    assert t.s.pending[0].kind == w.ASK_ACTION
    t = do("led-round", heroes__pim__space="d5")
    assert (spaces(t)[0], t.s.pending[0].kind) == ("c5", w.ASK_ACTION), "the line between d5 and d4 is white"
    t = do("led", heroes__pim__space="b4", tokens=["fire b4"])
    assert (spaces(t)[0], t.s.pending[0].kind) == ("b4", w.ASK_ACTION), "who is there enters nothing"


def test_entries_are_read_where_somebody_is_led(do: Any) -> None:
    """AF-106 (c), AF-108: on one's own turn, no further than the cell; another figure reads nothing."""
    t = do("led-all-the-way", turn="B", reader=1, heroes__odo__space="f3", heroes__pim__space="a3", hands__B=["y1"])
    assert spaces(t) == ["b3", "b3"]
    assert t.s.info_read == [30 * 4]
    assert (t.s.pending[0].seat, t.s.pending[0].kind) == (1, w.ASK_CARD)


def test_who_chooses_where_ways_part(do: Any) -> None:
    """6.17: the reader, or the keeper, or the party, one figure after the other."""
    t = do("led")
    assert [(d.seat, d.kind) for d in t.s.pending] == [(0, w.ASK_LED)]
    assert t.options() == ["at:a4", "at:b5"]
    t.go("at:b5")
    assert spaces(t) == ["b5", "a5"]
    assert [d.seat for d in do("led-by-keeper", keeper="B").s.pending] == [1]
    t = do("led-by-party", keeper="B")
    assert [d.seat for d in t.s.pending] == [0, 1]
    t.go("at:b5")
    t.s.play(1, game.lexicon.read("at:a4"))
    assert spaces(t) == ["a5", "a5"]
    t.together("at:b5")
    assert spaces(t) == ["a4", "b5"]
