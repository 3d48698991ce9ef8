"""The suites on a game that is played out of sight, and on the same game with a fault in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE
from gloam.testing import GameFault, check_leaks, check_play, check_view

HUSH = Path(__file__).resolve().parent.parent / "hush"


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(HUSH))
    return game_named("hush")


def test_the_game_is_sound(hush: Game) -> None:
    report = check_play(hush, games=40, every=2, texts=False)
    assert report.kinds == {"trade", "walk", "chair"}
    check_view(hush, {"night", "walking", "coins", "steps"})
    leaks = check_leaks(hush, pairs=200)
    assert set(leaks.divergences) == {"|settled"}  # who is ready is a secret, and so is who will be the last


def counts_all(s: Any, seat: int) -> Any:
    view = type(s).fair_view(s, seat)
    return msgspec.structs.replace(view, steps=sum(s.steps))


def counts_ready(s: Any, seat: int) -> Any:
    view = type(s).fair_view(s, seat)
    return msgspec.structs.replace(view, night=view.night + s.ready.bit_count())


@pytest.mark.parametrize("view", [counts_all, counts_ready])
def test_a_view_that_changes_without_a_word(
    hush: Game, monkeypatch: pytest.MonkeyPatch, view: Callable[..., Any]
) -> None:
    night: Any = type(hush.start(2, seeded(1)))
    monkeypatch.setattr(night, "fair_view", night.view, raising=False)
    monkeypatch.setattr(night, "view", view)
    with pytest.raises(GameFault, match=r"a quiet decision of seat . changed what"):
        check_play(without_worlds(night, hush, monkeypatch), games=20, every=2, texts=False)


def test_channels_that_change_without_a_word(hush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def channels(game: Game, state: Any, seat: int) -> dict[str, int]:
        return {"table": EVERYONE, **({"ready": state.ready} if state.ready else {})}

    monkeypatch.setattr(type(hush), "channels", channels)
    with pytest.raises(GameFault, match=r"changed where seat . may talk"):
        check_play(hush, games=20, every=2, texts=False)


def test_a_quiet_question_in_public(hush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [msgspec.structs.replace(kind, quiet=True) for kind in hush.lexicon.kinds]
    monkeypatch.setattr(hush.lexicon, "kinds", kinds)
    with pytest.raises(GameFault, match=r"decision chair of seat . is quiet, but asked in public"):
        check_play(hush, games=5, texts=False)


def without_worlds(night: Any, game: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Other worlds would tell of the same fault, in other words."""

    def twin(s: Any, seat: int, rng: Any) -> Any:
        world = s.clone()
        world.rng = rng
        return world

    monkeypatch.setattr(night, "determinize", twin)
    return game
