"""What all tests share: the tutorial game, built from its page, so that tests use what readers are shown."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from gloam.core.game import Game
from gloam.testing.pages import write_files

ROOT = Path(__file__).resolve().parent.parent


STATIC = {"browser", "cli", "docs", "lab", "server", "static", "store", "table", "terminal", "text", "web"}
"""Folders of tests that do not depend on how the engine runs: they run once."""

WHOLE = {"games", "scenario", "secrecy"}
"""Folders of tests that play games by the thousand. `tests/test_engines.py` holds the other engine to these games."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Who does not run these folders need not read them: that takes each of the workers seconds."""
    unwanted = "not static" in config.getoption("markexpr")
    return True if unwanted and collection_path.parent == ROOT / "tests" and collection_path.name in STATIC else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(ROOT / "tests").parts[0] if item.path.is_relative_to(ROOT / "tests") else ""
        if folder in STATIC:
            item.add_marker(pytest.mark.static)
        # What plants faults needs classes that can be changed, which compiled ones cannot be.
        if folder in WHOLE and not any(item.iter_markers("skipif")):
            item.add_marker(pytest.mark.whole)


@pytest.fixture(scope="session")
def candle(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Candle, the game of docs/add-a-game.md; its package can be imported as `candle` then."""
    folder = tmp_path_factory.mktemp("candle")
    write_files(ROOT / "docs" / "add-a-game.md", folder)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    game = importlib.import_module("candle.game").game
    assert isinstance(game, Game)
    return game
