"""Reasons are found in the sources that give them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.reasons import phrases_given, reasons_given, refuses
from gloam.core.state import Refusal

RULES = """
from gloam.core.state import Refusal

no: Final = refuses("XX")
no_place = refuses("XX", "place", ["hall", "attic"])

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
        if option == 4:
            return no_place(105, "closed", 1)
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
        "closed": {"place"},
        "too-many": {"limit"},
        "too-far": {"seat", "room"},
        "locked": {"door"},
    }


def test_a_game_makes_its_refusals_short() -> None:
    no, no_place = refuses("XX"), refuses("XX", "place", ["hall", "attic"])
    assert no(7, "not-now") == Refusal("XX-007", "not-now", {})
    assert no_place(105, "closed", 1) == Refusal("XX-105", "closed", {"place": "place:attic"})


STORY = """
def verdict(state, seat):
    facts = {"role": "role:owl", "count": 3}
    if state.over:
        return Phrase("verdict-won" if state.alive else "verdict-won-dead", "", facts)
    because = Phrase("because-hungry", "", {})
    return Opening(Phrase("opening-who", "XX-001", {"who": "seat:A"}), Phrase(f"opening-{seat}-goal", "", {}))
"""


def test_openings_and_verdicts_are_found_where_they_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dark_story").mkdir()
    (tmp_path / "dark_story" / "__init__.py").write_text(STORY, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    told = {"role", "count"}
    assert phrases_given("dark_story") == {"verdict-won": told, "verdict-won-dead": told, "opening-who": {"who"}}
