"""Every rule of every game is named by a test or a scenario; the test that names it must fail when it is broken."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gloam.core.game import Game, games

pytestmark = pytest.mark.static

TESTS = Path(__file__).resolve().parent
NAMED = re.compile(r"\b([A-Z]{2})-(\d{3})(?:\.\.(?:\1-)?(\d{3}))?")
OURS = [game for game in games().values() if game.package.startswith("gloam.games.")]


def named_in(text: str) -> set[str]:
    """The rules a text names: XX-246, or XX-246..XX-249 for all of them."""
    return {
        f"{prefix}-{number:03}"
        for prefix, first, last in NAMED.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


@cache
def named_by_tests() -> set[str]:
    files = [path for ending in ("py", "toml", "ts") for path in TESTS.rglob(f"*.{ending}") if path != Path(__file__)]
    return set().union(*(named_in(path.read_text("utf-8")) for path in files))


def test_our_games_are_looked_at() -> None:
    assert {"shadow-hunters", "lockdown", "halloween", "whisper", "aftermath"} <= {game.id for game in OURS}


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_rule_is_named_by_a_test(game: Game) -> None:
    rules = [rule for section in game.rulebook() for rule in section.rules]
    assert rules
    assert [rule for rule in rules if rule not in named_by_tests()] == []


def test_names_and_stretches_are_found() -> None:
    text = "ZZ-001, ZZ-007..ZZ-009, ZZ-020..022; not ZZ-30, ZZZ-040"
    assert sorted(named_in(text)) == ["ZZ-001", "ZZ-007", "ZZ-008", "ZZ-009", "ZZ-020", "ZZ-021", "ZZ-022"]
