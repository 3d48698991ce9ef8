"""Tables for the tests of the terminal client."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from gloam.core.game import Game, game_named
from gloam.core.play import Mind, RandomMind
from gloam.terminal.app import PAUSES, TerminalApp
from gloam.terminal.panels import Choices
from gloam.terminal.seat import Setting

INSTANT = len(PAUSES) - 1

A = 1
"""Seat A alone, as the mask of seats that the person holds."""

Opener = Callable[..., Setting]


@pytest.fixture
def game() -> Game:
    return game_named("shadow-hunters")


@pytest.fixture
def setting(game: Game) -> Opener:
    """A setting of Shadow Hunters with random minds."""

    def make(seats: int = 5, held: int = A, mind: Callable[[], Mind] = RandomMind) -> Setting:
        return Setting(game, seats, held, mind, game.complete(seats, {}))

    return make


@pytest.fixture
def app_of(setting: Opener) -> Callable[..., TerminalApp]:
    """The full-screen client, without pauses."""

    def make(seed: int, language: str = "en", seats: int = 5, speed: int = INSTANT, held: int = A) -> TerminalApp:
        return TerminalApp(setting(seats, held), seed, language, speed)

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
        for _ in range(3000):
            if app.table.over or len(app.screen_stack) > 1 or (app.is_asking and app.query_one(Choices)):
                break
            await pilot.pause(0.005)
        await pilot.pause()

    return wait
