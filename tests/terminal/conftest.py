"""Tables for the tests of the terminal client."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from gloam.core.game import Game, game_named
from gloam.core.play import Mind
from gloam.core.state import only
from gloam.terminal.app import PAUSES, TerminalApp
from gloam.terminal.desk import Desk
from gloam.terminal.panels import Choices
from gloam.terminal.room import TableWanted

INSTANT = len(PAUSES) - 1

A = 1
"""Seat A alone, as the mask of seats that are held at this terminal."""

Opener = Callable[..., TableWanted]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept by processes of a test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "gloam" / "terminal"


@pytest.fixture
def game() -> Game:
    return game_named("shadow-hunters")


def apart(held: int) -> tuple[int, ...]:
    """A person for each of these seats."""
    return tuple(only(seat) for seat in range(held.bit_length()) if held >> seat & 1)


@pytest.fixture
def setting(game: Game, monkeypatch: pytest.MonkeyPatch) -> Opener:
    """A setting of Shadow Hunters with random minds or those of a test, and a person for each seat that is held."""

    def make(seats: int = 5, held: int = A, mind: Callable[[], Mind] | None = None) -> TableWanted:
        if mind is not None:
            monkeypatch.setattr(type(game), "minds", lambda self: {"random": mind})
        return TableWanted(game, seats, apart(held), "random", game.complete(seats, {}))

    return make


@pytest.fixture
def app_of(setting: Opener) -> Callable[..., TerminalApp]:
    """The full-screen client, without pauses."""

    def make(seed: int, language: str = "en", seats: int = 5, speed: int = INSTANT, held: int = A) -> TerminalApp:
        return TerminalApp(Desk(setting(seats, held).open(seed), language), speed)

    return make


@pytest.fixture
def screen_text() -> Callable[[TerminalApp], str]:
    """What stands on the screen, row by row."""

    def read(app: TerminalApp) -> str:
        rows: dict[float, list[tuple[float, str]]] = {}
        for x, y, text in re.findall(
            r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', app.export_screenshot()
        ):
            rows.setdefault(float(y), []).append((float(x), html.unescape(text).replace("\xa0", " ")))
        return "\n".join("".join(text for _, text in sorted(parts)) for _, parts in sorted(rows.items()))

    return read


@pytest.fixture
def asked() -> Callable[[Pilot[None]], object]:
    """Waits until the person has to decide or the game is over."""

    async def wait(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, TerminalApp)
        await pilot.pause()
        end = time.monotonic() + 60
        while not (app.room.over or len(app.screen_stack) > 1 or (app.is_asking and app.query_one(Choices))):
            assert time.monotonic() < end, "nobody is asked"
            await pilot.pause(0.005)
        await pilot.pause()

    return wait
