"""Words that ask for skill (6.17): test, choose_test, group_task."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.aftermath import words as w

PROGRAMS: dict[str, list[Any]] = {
    "nothing": [],
    "test": [
        {"op": "test", "attr": "strength", "difficulty": 5, "tag": "lock",
         "success": [{"op": "dial", "dial": "food", "by": 1}], "fail": [{"op": "dial", "dial": "scrap", "by": 1}]},
    ],
    "choose-test": [
        {"op": "choose_test",
         "options": [{"attr": "strength", "difficulty": 5}, {"attr": "agility", "difficulty": 3, "opposed": True}],
         "success": [{"op": "dial", "dial": "food", "by": 1}], "fail": [{"op": "dial", "dial": "scrap", "by": 1}]},
    ],
    "task": [
        {"op": "group_task", "id": "spiral", "attr": "strength", "difficulty": "4*N",
         "success": [{"op": "dial", "dial": "food", "by": 1}]},
    ],
    "raise-task": [{"op": "raise_group_task", "n": 3}],
    "end-task": [{"op": "end_group_task"}],
}  # fmt: skip


def test_tests_of_the_book(do: Any) -> None:
    """AF-246, AF-247: success or failure, a tag counts; without a card it fails; one of several may be picked."""
    t = do("test", cast=("juno", "odo"), hands__A=["r2"])
    t.roll(white=0)
    t.go("play:r2")
    assert t.s.total == 2 + 1 + 2, "strength, and the Multi-Key at a lock"
    assert (t.s.dials[3], t.s.dials[2]) == (7, 3)
    t = do("test", hands__A=["g1"])
    assert (t.s.dials[3], t.s.dials[2]) == (6, 4)
    t = do("choose-test", hands__A=["g4"])
    assert t.options() == ["test:0", "test:1"]
    t.roll(white=0, black=2)
    t.go("test:1", "play:g4")
    assert (t.s.passed, t.s.total, t.s.dials[3]) == (True, 5, 7)


def test_group_tasks(do: Any, again: Any) -> None:
    """AF-266, T3: raised only with its first card; dropped; passed at once."""
    t = do("task")
    assert t.s.task.difficulty == 8
    again(t, "raise-task")
    assert t.s.task.dial == 0
    t.s.task = t.s.task.with_dial(t.s.deck.pop(), 5)
    again(t, "raise-task")
    assert t.s.task is None
    assert t.s.dials[3] == 7
    t = do("task")
    t.s.task = t.s.task.with_dial(t.s.deck.pop(), 5)
    again(t, "end-task")
    assert t.s.task is None
    assert len(t.s.discard) == 1


@pytest.mark.parametrize("name", ["test", "choose-test"])
@pytest.mark.parametrize("where", ["left", "defeated", "page"])
def test_a_reader_who_is_gone_is_not_tested(do: Any, name: str, where: str) -> None:
    """AF-229: a test is an effect on the reader; who has left the page or is defeated takes none, and neither success
    nor failure follows."""
    before = do("nothing", dials__food=3, dials__clues=3)
    t = do(name, 1, hands__B=["r2", "g2"], heroes__odo__where=where, dials__food=3, dials__clues=3)
    asked = w.ASK_ACTION if where != "page" else w.ASK_CARD if name == "test" else w.ASK_TEST
    assert t.s.pending[0].kind == asked
    assert (t.s.dials, t.s.flags) == (before.s.dials, before.s.flags)
