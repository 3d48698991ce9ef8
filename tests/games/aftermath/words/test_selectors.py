"""Selectors (6.18)."""

from __future__ import annotations

from typing import Any

import pytest

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
}  # fmt: skip

SETS: dict[str, Any] = {
    "reader": "reader", "each": "each", "each-not-hiding": "each_not_hiding", "party": "party", "others": "others",
    "carrier": "carrier", "here": "here", "in": {"set": "in", "at": "c4"},
    "nearest": {"set": "nearest_to", "at": "f3"}, "hero": {"set": "hero", "who": "odo"},
    "with-item": {"set": "with_item", "item": "i33"},
    "species": {"set": "species", "species": "chinchilla"}, "no-species": "species:gerbil",
    "trait": {"set": "trait", "trait": "lookout"}, "with-status": {"set": "with_status", "status": "scared"},
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "position", "seats"),
    [
        ("reader", {}, [1]), ("reader", {"heroes__odo__where": "left"}, []), ("each", {}, [0, 1, 2]),
        ("each", {"heroes__sable__where": "left"}, [0, 1]),
        ("each-not-hiding", {"heroes__pim__space": "c5"}, [1, 2]),
        ("party", {"heroes__sable__where": "left", "heroes__pim__where": "page"}, [0, 1, 2]), ("others", {}, [0, 2]),
        ("carrier", {"heroes__sable__carries": True}, [2]), ("here", {"heroes__sable__space": "c4"}, [0, 1]),
        ("in", {"heroes__sable__space": "c4"}, [2]), ("nearest", {"heroes__odo__space": "e3"}, [1]),
        ("with-item", {"heroes__sable__pack": ["i33"]}, [2]),
        ("species", {}, [1]), ("species", {"heroes__odo__where": "left"}, []), ("no-species", {}, []),
        ("hero", {}, [1]), ("trait", {}, [0]), ("with-status", {"heroes__sable__statuses": ["scared"]}, [2]),
    ],
)  # fmt: skip
def test_sets(do: Any, name: str, position: dict[str, Any], seats: list[int]) -> None:
    """6.18: the characters that a word stands for; a reader who is not on the page any more is nobody (AF-229)."""
    t = do("flag", cast=("pim", "odo", "sable"), reader=1, **position)
    t.s.ask_again()
    t.s.push(t.s.words.start(f"who-{name}", 1))
    t.s.run()
    assert [seat for seat in range(3) if t.s.hero(seat).has_status(0)] == seats
