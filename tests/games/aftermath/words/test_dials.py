"""Words and dials (6.17): dial, flag."""

from __future__ import annotations

from typing import Any

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import FLAG_IDS

PROGRAMS: dict[str, list[Any]] = {
    "flag": [{"op": "flag", "name": "m3_talked", "set": 2}, {"op": "flag", "name": "m3_talked", "add": "N+1"}],
    "set-morale": [{"op": "dial", "dial": "morale", "set": 0}, {"op": "dial", "dial": "food", "by": 1}],
    "over-cap": [{"op": "dial", "dial": "population", "by": 3, "over_cap": True}],
    "to-cap": [{"op": "dial", "dial": "population", "by": 3}],
}  # fmt: skip


def test_flags_are_set_and_added_to(do: Any) -> None:
    assert do("flag").s.flags[FLAG_IDS.index("m3_talked")] == 2 + 3


def test_a_dial_set_to_nothing_is_a_loss_too(do: Any) -> None:
    """AF-600, AF-604: at that moment; endless mode goes on with the next effect of the list."""
    t = do("set-morale")
    assert t.s.pending[0].kind == w.ASK_ENDLESS
    assert t.s.dials[3] == 6
    t.together("endless")
    assert t.s.dials[3:] == [7, 5, 5]


def test_over_the_cap(do: Any) -> None:
    """AF-052: only where the effect says so."""
    assert do("to-cap", dials__population=14).s.dials[4] == 15
    assert do("over-cap", dials__population=14).s.dials[4] == 17
