"""Reasons are found in the sources that give them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.reasons import reasons_given

RULES = """
from gloam.core.state import Refusal

def no(rule: int, key: str) -> Refusal:
    return Refusal(f"XX-{rule}", key, {})

def no_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"XX-{rule}", key, {"card": f"card:{card}"})

def no_number(rule: int, key: str, name: str, number: int) -> Refusal:
    return Refusal(f"XX-{rule}", key, {name: number})

def label(number: int, key: str) -> str:
    return key

class Turn:
    def why_not(self, s, seat, option):
        if option == 1:
            return no(100, "over" if s.over else "not-now")
        if option == 2:
            return no_card(101, "not-held", option)
        if option == 3:
            return no_number(102, "too-many", "limit", 4)
        label(1, "no-reason")
        facts = {"seat": "seat:B", "room": "room:hall"}
        return Refusal("XX-103", "too-far", facts) if s.over else Refusal("XX-104", "locked", {"door": "door:1"})
"""


def test_reasons_are_found_where_they_are_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dark_rules" / "inner").mkdir(parents=True)
    (tmp_path / "dark_rules" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "dark_rules" / "inner" / "turn.py").write_text(RULES, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert reasons_given("dark_rules") == {
        "over": set(),
        "not-now": set(),
        "not-held": {"card"},
        "too-many": {"limit"},
        "too-far": {"seat", "room"},
        "locked": {"door"},
    }
