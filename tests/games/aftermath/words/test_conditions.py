"""Conditions (6.18)."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.aftermath.rules.clearing import clear_page

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "task": [
        {"op": "group_task", "id": "spiral", "attr": "strength", "difficulty": "4*N",
         "success": [{"op": "dial", "dial": "food", "by": 1}]},
    ],
}  # fmt: skip

CONDITIONS: dict[str, Any] = {
    "flag": "flag:m1_box",
    "flag-lte": {"is": "flag", "name": "m1_box", "lte": 1},
    "flag-eq": {"is": "flag", "name": "m1_box", "eq": 2},
    "peaceful": "situation:peaceful",
    "revisit": "revisit",
    "pim": "hero:pim",
    "pim-here": {"is": "hero", "who": "pim", "on_page": True},
    "pim-at": {"is": "hero", "who": "pim", "at": "c4"},
    "two-at": {"is": "characters", "at": "c4", "gte": 2},
    "one-here": {"is": "characters", "eq": 1},
    "cutter": "enemy:rust-cutter",
    "cutter-at": {"is": "enemy", "enemy": "rust-cutter", "at": "c4"},
    "rats": {"is": "enemies", "type": "rustgang", "lte": 1},
    "fire": {"is": "token", "token": "fire", "at": "c4"},
    "carrying": "carrying",
    "carrying-reader": {"is": "carrying", "by": "reader"},
    "has-item": {"is": "has_item", "item": "i33"},
    "has-trait": {"is": "has_trait", "trait": "lookout"},
    "has-status": {"is": "has_status", "status": "scared"},
    "mission": {"is": "mission", "id": "m1", "state": "active"},
    "facility": {"is": "facility", "item": "i44"},
    "discovery": "discovery:d04",
    "visited": {"is": "visited", "page": "12"},
    "group-task": "group_task:spiral",
    "group-task-gte": {"is": "group_task", "id": "spiral", "gte": 2},
    "endless": "endless",
    "objective": {"is": "objective", "id": "a"},
    "threats": {"is": "number", "of": "threats", "gte": 2},
    "hunt": {"is": "number", "of": "hunt", "gte": 1},
}


YES = {
    "flag": {"flags": ["m1_box 1"]}, "flag-lte": {"flags": ["m1_box 1"]}, "flag-eq": {"flags": ["m1_box 2"]},
    "peaceful": {}, "revisit": {"visits": [30, 30]}, "pim": {"heroes__pim__where": "left"}, "pim-here": {},
    "pim-at": {"heroes__pim__space": "c4"}, "two-at": {"heroes__pim__space": "c4", "heroes__odo__space": "c4"},
    "one-here": {"heroes__odo__where": "left"}, "cutter": {"foes": ["rust-cutter f1"]},
    "cutter-at": {"foes": ["rust-cutter c4"]}, "rats": {"foes": ["rust-cutter c4", "mole-digger c4"]},
    "fire": {"tokens": ["fire c4"]}, "carrying": {"heroes__odo__carries": True, "heroes__odo__where": "left"},
    "carrying-reader": {"heroes__pim__carries": True}, "has-item": {"heroes__pim__pack": ["i33"]}, "has-trait": {},
    "has-status": {"heroes__pim__statuses": ["scared"]}, "mission": {"missions__m1": "active"},
    "facility": {"built": ["i44"]}, "discovery": {"taken": ["d04"]}, "visited": {"visits": [12, 30]},
    "endless": {"endless": True}, "objective": {"objectives": "a"}, "threats": {"threats": ["k1", "none", "k2"]},
    "hunt": {"hunt": ["roach"]},
}  # fmt: skip
NO = {
    "flag": {}, "flag-lte": {"flags": ["m1_box 2"]}, "flag-eq": {"flags": ["m1_box 1"]},
    "peaceful": {"hostile": True, "foes": ["rust-cutter f1"]}, "revisit": {"visits": [12, 30]},
    "pim": {"cast": ("juno", "odo")}, "pim-here": {"heroes__pim__where": "left", "turn": "B", "hands__B": ["b1"]},
    "pim-at": {"heroes__odo__space": "c4"}, "two-at": {"heroes__pim__space": "c4", "heroes__odo__space": "c3"},
    "one-here": {}, "cutter": {"foes": ["rust-slinger f1"]}, "cutter-at": {"foes": ["rust-cutter f1"]},
    "rats": {"foes": ["rust-cutter c4", "rust-slinger c4"]}, "fire": {"tokens": ["fire c3", "trap c4"]}, "carrying": {},
    "carrying-reader": {"heroes__odo__carries": True}, "has-item": {"heroes__odo__pack": ["i33"]},
    "has-trait": {"cast": ("juno", "pim")}, "has-status": {"heroes__odo__statuses": ["scared"]},
    "mission": {"missions__m1": "available"}, "facility": {"stores": ["i44"]}, "discovery": {"taken": ["d05"]},
    "visited": {"visits": [13, 30]}, "endless": {}, "objective": {"objectives": "b"},
    "threats": {"threats": ["k1", "none"]}, "hunt": {},
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(set(CONDITIONS) - {"group-task", "group-task-gte"}))
def test_conditions(do: Any, name: str) -> None:
    """6.18: each holds where it should, and nowhere else."""
    for expected, positions in ((True, YES), (False, NO)):
        t = do("flag", **{"hands__B": [], **positions[name]})
        assert t.s.words.holds(t.s, f"if-{name}", "if", 0) is expected


OF_THE_PAGE = ["peaceful", "cutter", "cutter-at", "rats", "fire", "carrying", "carrying-reader", "objective", "threats"]


@pytest.mark.parametrize("name", OF_THE_PAGE)
def test_an_exit_entry_looks_at_the_page_as_it_was(do: Any, name: str) -> None:
    """6.16, AF-136 to AF-144: conditions about what is cleared away find it, also when it has been cleared away; on the
    next page they do not."""
    for expected, positions in ((True, YES), (False, NO)):
        t = do("flag", **{"hands__B": [], **positions[name]})
        t.s.left = t.s.page_seen()
        clear_page(t.s)
        assert (t.s.foes, t.s.tokens, t.s.threats, t.s.objectives, t.s.hostile) == ([], [], [], 0, False)
        assert t.s.words.holds(t.s, f"if-{name}", "if", 0) is expected
        t.s.left = None
        assert t.s.words.holds(t.s, f"if-{name}", "if", 0) is (name in ("peaceful", "rats"))


def test_a_task_that_was_left_counts_for_the_exit(do: Any) -> None:
    """6.16, AF-143: an unfinished task is lost, and the exit entry still knows of it."""
    t = do("task")
    t.s.task = t.s.task.with_dial(3, 2)
    t.s.left = t.s.page_seen()
    clear_page(t.s)
    assert t.s.task is None
    assert t.s.words.holds(t.s, "if-group-task", "if", 0)


def test_a_task_counts_with_its_first_card(do: Any) -> None:
    """6.18: active is not enough; another task is another."""
    t = do("task")
    assert not t.s.words.holds(t.s, "if-group-task", "if", 0)
    t.s.task = t.s.task.with_dial(3, 2)
    assert t.s.words.holds(t.s, "if-group-task", "if", 0)
    assert t.s.words.holds(t.s, "if-group-task-gte", "if", 0)
    t.s.task = t.s.task.with_dial(3, 1)
    assert not t.s.words.holds(t.s, "if-group-task-gte", "if", 0)
