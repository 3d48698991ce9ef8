"""What holds of games that were dealt holds of games that begin from a position: no viewer can tell two worlds apart
that differ in what they may not know."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import game_named
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning, Placed, Position
from gloam.core.rng import seeded
from gloam.scenario import Case, load
from gloam.table.table import Table
from gloam.table.wire import Settings
from gloam.testing import check_leaks

SCENARIOS = Path(__file__).resolve().parent.parent / "games"
GAMES = ("aftermath", "halloween", "lockdown", "shadow_hunters", "whisper")
EACH = 9
"""So many positions of each game, from all over its scenarios."""

LASTS = 12
"""Decisions; from a position that ends sooner no two worlds can be followed."""


def lasts(case: Case) -> bool:
    match, rng = Match(case.game, case.seats, case.beginning, case.options), seeded(1)
    for _ in range(LASTS):
        if match.state.over:
            return False
        d = match.state.pending[0]
        match.play(d.seat, d.options[rng.below(len(d.options))])
    return True


def positions(name: str) -> list[Case]:
    files = sorted((SCENARIOS / name / "scenarios").rglob("*.toml"))
    cases = [case for file in files[:: max(1, len(files) // EACH)] for case in load(file)]
    return [case for case in cases[:: max(1, len(cases) // EACH)] if lasts(case)]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_from_positions_are_not_told_apart(name: str) -> None:
    suite: Any = importlib.import_module(f"tests.secrecy.test_{name}")
    more = {key: value for key in ("secret", "alike") if (value := getattr(suite, OWN[key], None)) is not None}
    found, pairs = positions(name), 0
    for number, case in enumerate(found):
        report = check_leaks(
            case.game,
            2,
            number,
            length=12,
            seats=case.seats,
            options=case.options,
            beginning=case.beginning,
            divergences=suite.TELLING,
            **more,
        )
        pairs += report.pairs
    assert len(found) >= EACH - 2
    assert pairs == 2 * len(found)


OWN = {"secret": "SECRET", "alike": "same_piles"}
"""What a game's own suite goes by, where it has it."""


def table_of(roles: dict[str, str]) -> Table:
    """A table of five people in a position that says who is who."""
    placed = [Placed(("turn",), "A"), Placed(("phase",), "attack")]
    placed += [Placed(("seat", seat, "role"), role) for seat, role in roles.items()]
    begins = Beginning(7, position=Position(placed, seed=3, title=str(roles)))
    table, _ = Table.make("t", game_named("shadow-hunters"), 5, begins, {}, Settings(window=0), "Ann", 0)
    for seat in "ABCDE":
        table.seating.sit(seat, f"Person {seat}", 0)
    table.seating.start(0)
    return table


def test_tables_whose_positions_differ_in_a_secret_are_the_same_to_others() -> None:
    """Byte by byte, whoever looks: B and C have changed their characters."""
    one, other = (
        table_of({"A": "emi", "B": b, "C": c, "D": "unknown", "E": "allie"})
        for b, c in (("vampire", "franklin"), ("franklin", "vampire"))
    )
    assert one.play is not None
    assert other.play is not None
    assert one.play.state != other.play.state
    for seats in ("", "A", "D", "AE"):
        shown, same = (msgspec.json.encode(table.views.update_for(seats, 0, 0)) for table in (one, other))
        assert shown == same
    for seats in ("B", "C"):
        assert one.views.update_for(seats, 0, 0) != other.views.update_for(seats, 0, 0)
    # Nobody who keeps tables sees it either.
    assert one.views.card() == other.views.card()
