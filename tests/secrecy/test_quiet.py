"""The suites on a game that is played out of sight, and on the same game with a fault in it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, Decision
from gloam.testing import GameFault, check_leaks, check_play, check_view

HUSH = Path(__file__).resolve().parent.parent / "hush"


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(HUSH))
    return game_named("hush")


def test_the_game_is_sound(hush: Game) -> None:
    report = check_play(hush, games=30, every=2)
    assert report.kinds == {"trade", "walk", "chair"}
    assert set(report.secrets) == {"coins", "steps", "ready", "walked"}
    check_view(hush, {"night", "walking", "coins", "steps"})
    leaks = check_leaks(hush, pairs=200, divergences={"settled@everyone"})
    assert set(leaks.divergences) == {"|settled@everyone"}  # who is ready is a secret, and so is who will be the last


def counts_all(s: Any, viewers: int) -> Any:
    view = type(s).fair_view(s, viewers)
    return msgspec.structs.replace(view, steps=sum(x for x in s.steps if x >= 0))


def counts_ready(s: Any, viewers: int) -> Any:
    view = type(s).fair_view(s, viewers)
    return msgspec.structs.replace(view, night=view.night + s.ready.bit_count())


@pytest.fixture
def night(hush: Game) -> Any:
    """The class of the game's state."""
    return type(hush.start(2, seeded(1)))


@pytest.mark.parametrize("view", [counts_all, counts_ready])
def test_a_view_that_changes_without_a_word(
    hush: Game, night: Any, monkeypatch: pytest.MonkeyPatch, view: Callable[..., Any]
) -> None:
    monkeypatch.setattr(night, "fair_view", night.view, raising=False)
    monkeypatch.setattr(night, "view", view)
    # What is known would tell of the same fault, in other words.
    monkeypatch.setattr("gloam.testing.fuzz._Watch.worlds", lambda watch: None)
    with pytest.raises(GameFault, match=r"a quiet decision of seat . changed what"):
        check_play(hush, games=20, every=2)


@pytest.mark.parametrize("view", [counts_all, counts_ready])
def test_a_view_that_shows_what_is_masked(
    hush: Game, night: Any, monkeypatch: pytest.MonkeyPatch, view: Callable[..., Any]
) -> None:
    monkeypatch.setattr(night, "fair_view", night.view, raising=False)
    monkeypatch.setattr(night, "view", view)
    monkeypatch.setattr("gloam.testing.fuzz._Watch.unnoticed", lambda *whatever: None)
    with pytest.raises(GameFault, match="shows them another view"):
        check_play(hush, games=20, every=2)


def test_channels_that_change_without_a_word(hush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def channels(game: Game, state: Any, seat: int) -> dict[str, int]:
        return {"table": EVERYONE, **({"ready": state.ready} if state.ready else {})}

    monkeypatch.setattr(type(hush), "channels", channels)
    with pytest.raises(GameFault, match=r"changed where seat . may talk"):
        check_play(hush, games=20, every=2)


def test_a_quiet_question_in_public(hush: Game, night: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(s: Any, step: Any, seat: int, kind: int, options: list[int]) -> None:
        s.open(Decision(seat, kind, options, step, EVERYONE, True))

    monkeypatch.setattr(night, "ask", ask, raising=False)
    with pytest.raises(GameFault, match=r"decision chair of seat . is quiet, but asked in public"):
        check_play(hush, games=5)


def test_a_question_that_should_be_quiet(hush: Game, night: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(night, "ask_quietly", night.ask_aside)
    with pytest.raises(GameFault, match="can tell worlds apart by"):
        check_leaks(hush, pairs=100, divergences={"settled@everyone"})


def test_a_step_that_others_can_count(hush: Game, night: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of steps is hidden from others in all that is shown, but not in what a mind would be given."""
    masked = night.masked

    def forgetful(s: Any, viewers: int) -> Any:
        known = masked(s, viewers)
        known.walked = s.walked
        return known

    monkeypatch.setattr(night, "masked", forgetful)
    with pytest.raises(GameFault, match=r"what .* know.* \(masked\)"):
        check_leaks(hush, pairs=100)


@pytest.fixture
def tiring(hush: Game, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The last step that one can make ends the walk, so the same step ends it in one world and not in the other; the
    module of its rules."""
    rules = importlib.import_module("gloam_hush.rules")
    answer = rules.Walk.answer

    def until_tired(step: Any, s: Any, seat: int, option: int) -> None:
        if option == rules.STEP and s.walked == rules.FARTHEST - 1:
            s.walked += 1
            s.steps[seat] += 1
            option = rules.STOP
        answer(step, s, seat, option)

    monkeypatch.setattr(rules.Walk, "answer", until_tired)
    return rules


def test_how_many_steps_end_a_hidden_way_is_out_of_sight(hush: Game, tiring: Any) -> None:
    """Everybody hears that the next one walks, after the same step in one world only; it comes to that in the other as
    well, whatever is decided there."""
    report = check_leaks(hush, pairs=300, divergences={"settled@everyone"})
    assert set(report.divergences) == {"|settled@everyone"}


@pytest.mark.parametrize("fault", ["how far", "a board that creaks", "a walk that is noticed"])
def test_what_the_end_of_a_hidden_way_tells(
    hush: Game, tiring: Any, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """Where the end of the way tells of the way, the worlds are not let to catch up."""
    answer = tiring.Walk.answer

    def loudly(step: Any, s: Any, seat: int, option: int) -> None:
        walked = s.walked + (option == tiring.STEP)
        ends = option == tiring.STOP or walked == tiring.FARTHEST
        if fault == "how far" and ends:
            s.tell(EVERYONE, tiring.STEPPED, walked)
        if fault == "a board that creaks" and option == tiring.STEP and walked == 2:
            s.tell(EVERYONE, tiring.NAPPED, seat)
        if fault == "a walk that is noticed" and ends and walked:
            s.tell(EVERYONE, tiring.NAPPED, seat)
        answer(step, s, seat, option)

    monkeypatch.setattr(tiring.Walk, "answer", loudly)
    with pytest.raises(GameFault, match=r"an event that may not tell worlds apart: .*(stepped|napped).*@everyone"):
        check_leaks(hush, pairs=300, divergences={"settled@everyone"})
