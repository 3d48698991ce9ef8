"""The tiny game of tests/tiny, found by its entry point like any installed game, and a small one with sides."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from gloam.core.game import Game, game_named

TINY = Path(__file__).resolve().parent.parent / "tiny"


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(TINY))
    return game_named("tiny")


@pytest.fixture
def raid(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parent))
    game = import_module("gloam_raid").game
    assert isinstance(game, Game)
    return game
