"""The tiny game of tests/tiny, found by its entry point like any installed game."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.game import Game, game_named

TINY = Path(__file__).resolve().parent.parent / "tiny"


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(TINY))
    return game_named("tiny")
