"""What can be taken back is declared by the step that asks, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.game import Game, game_named
from gloam.core.match import Match
from gloam.core.state import Step, declares
from gloam.core.words.lexicon import STANDS
from gloam.table.wire import TEXT_KEYS
from gloam.testing import check_plans

POACHERS = Path(__file__).resolve().parent.parent / "poachers"


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


class Silent(Step):
    """Says nothing of plans."""


class Planner(Step):
    def plans(self, known: object, seat: int, option: int) -> bool:
        return True


class Heir(Planner):
    """Inherits what the other declares."""


def test_nothing_says_so_by_itself() -> None:
    assert [declares(step, "plans") for step in (Silent(), Planner(), Heir())] == [False, True, True]


def test_a_game_that_declares_nothing_takes_nothing_back(candle: Game) -> None:
    assert not check_plans(candle, games=5).plans


def test_the_wardens_way_can_be_taken_back_until_its_last_step(poachers: Game) -> None:
    match = Match(poachers, 3, 1, {"stride": 2})
    way = match.game.lexicon.read
    for left in (2, 1):
        d = match.state.decision_of(0)
        assert d is not None
        go = next(option for option in d.options if option)
        assert match.state.is_plan(0, go) == (left > 1)
        assert not match.state.is_plan(0, way("pass"))
        assert not match.state.is_plan(1, way("pass"))
        match.play(0, go)
    assert match.state.decision_of(0) is None


def test_the_wardens_way_tells_nobody_anything(poachers: Game) -> None:
    report = check_plans(poachers, 20, options={"stride": 2}, worlds=50)
    assert report.plans.keys() == {"go"}


def test_what_is_not_open_is_no_plan(poachers: Game) -> None:
    match = Match(poachers, 3, 1, {"stride": 2})
    d = match.state.decision_of(0)
    assert d is not None
    assert not match.state.is_plan(0, max(d.options) + 50)


@pytest.mark.parametrize("why", STANDS)
def test_what_stands_can_say_why(why: str) -> None:
    assert f"stands-{why}" in TEXT_KEYS
