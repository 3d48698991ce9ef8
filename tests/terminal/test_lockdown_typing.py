"""Many choices are found by typing, can be taken back, and secret moves take no time that tells of them."""

from __future__ import annotations

import io
import re
import time
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from gloam.core.game import Game, game_named
from gloam.terminal.app import TerminalApp
from gloam.terminal.desk import Desk
from gloam.terminal.plain import Plain
from gloam.terminal.room import TableWanted
from gloam.terminal.sheets import FindSheet

Waiter = Callable[[Pilot[None]], Awaitable[None]]
Opener = Callable[..., TerminalApp]


@pytest.fixture
def game() -> Game:
    return game_named("lockdown")


@pytest.mark.parametrize("typed", ["4-3-3", "433", "genes:4-3-3"])
async def test_a_choice_is_found_by_typing(
    app_of: Opener, asked: Waiter, screen_text: Callable[[TerminalApp], str], typed: str
) -> None:
    app = app_of(7, seats=4)
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(pilot)
        await pilot.press("f")
        assert len(app.screen_stack) == 1, "a covered question has nothing to find"
        await pilot.press("s", "f")
        assert isinstance(app.screen, FindSheet)
        await pilot.press(*typed)
        await pilot.pause()
        assert app.screen.query_one(OptionList).option_count == 1
        said = " ".join(screen_text(app).replace("│", " ").split())
        assert "Force 4 (wins fights) · Speed 3 (steps in a round) · Load 3 (cards you can carry)" in said
        assert "A genes:4-3-3" not in app.room.match.decisions
        await pilot.press("enter")
        await asked(pilot)
        assert "A genes:4-3-3" in app.room.match.decisions


async def test_finding_can_be_left_and_moved_through(app_of: Opener, asked: Waiter) -> None:
    app = app_of(7, seats=4)
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(pilot)
        await pilot.press("s", "f", "x", "x", "enter")
        assert isinstance(app.screen, FindSheet), "nothing was found, so nothing is chosen"
        await pilot.press("escape")
        await pilot.pause()
        assert app.is_asking
        await pilot.press("f", "8", "down", "enter")
        await asked(pilot)
        assert "A genes:1-8-1" in app.room.match.decisions


async def test_choices_are_marked_on_the_board_by_their_number(
    app_of: Opener, asked: Waiter, screen_text: Callable[[TerminalApp], str]
) -> None:
    """A number stands on each thing that a choice names, and only while secrets are open; the arrows say what it is."""
    app = app_of(7, seats=4)
    async with app.run_test(size=(120, 40)) as pilot:
        await asked(pilot)
        board = app.query_one("#board")
        covered = str(board.render())
        await pilot.press("s", "down")
        assert "Force 1 (wins fights)" in " ".join(screen_text(app).split())
        app._do(0, app.room.game.lexicon.read("genes:4-3-3"))
        await asked(pilot)
        drawn = str(board.render())
        assert drawn != covered
        options = app._showing.question.options
        rooms = [(i, one.notation.partition(":")[2]) for i, one in enumerate(options, 1)]
        marked = [i for i, room in rooms if re.search(rf"\b{room}\b.{{0,14}}?\b{i}\b", drawn)]
        assert len(marked) == len(options) > 5, drawn
        await pilot.press("s")
        await pilot.pause()
        assert str(board.render()) == covered


async def test_secret_moves_are_not_paced(app_of: Opener, asked: Waiter) -> None:
    """The slowest speed, and eight secret answers before each question: nothing is heard, so nothing is waited for."""
    app = app_of(7, seats=9, speed=0)
    async with app.run_test(size=(80, 24)) as pilot:
        begun = time.monotonic()
        await asked(pilot)
        await pilot.press("s", "1")
        await asked(pilot)
        assert app.is_asking
        assert time.monotonic() - begun < 30, "sixteen pauses would be forty seconds"


def test_what_only_one_choice_names_is_enough(
    setting: Callable[..., TableWanted], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["secrets", "4-3-3", "b303", "offer:B", "nowhere", "quit"]
    assert Plain(Desk(setting(4).open(7), "en"), io.StringIO("\n".join(lines) + "\n")).run() == 0
    said = capsys.readouterr().out
    told, _, _ = said.partition("A chooses Force-Speed-Load 4-3-3.")
    assert told != said
    assert "Force 4 (wins fights)" in told
    assert "A chooses Room B303 as birth room." in said
    assert "There's no choice and no command nowhere." in said


async def test_a_decision_is_taken_back(
    app_of: Opener, asked: Waiter, screen_text: Callable[[TerminalApp], str]
) -> None:
    app = app_of(7, seats=4)
    async with app.run_test(size=(100, 30)) as pilot:
        await asked(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert app.speech.say("stands-nothing") in screen_text(app)
        await pilot.press("s")
        for option in ("genes:4-3-3", "birth:B303", "offer:B"):
            app._do(0, app.room.game.lexicon.read(option))
            await asked(pilot)
        assert app.room.match.decisions[-1] == "A offer:B"
        assert f"u {app.speech.say('terminal-strip-undo')}" in screen_text(app)
        await pilot.press("г")
        await asked(pilot)
        assert "A offer:B" not in app.room.match.decisions
        prompt = app.room.sight().prompt
        assert prompt is not None
        assert prompt.kind == "free"
        assert app.speech.say("event-taken-back", who="A") in " ".join(screen_text(app).split())


def test_what_told_somebody_something_stands(
    setting: Callable[..., TableWanted], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        "undo",
        "secrets",
        "genes:4-3-3",
        "undo",
        "birth:B303",
        "offer:B",
        "undo",
        "offer:C",
        "want:water",
        "send",
        "undo",
    ]
    assert Plain(Desk(setting(4).open(7), "en"), io.StringIO("\n".join(lines) + "\n")).run() == 0
    said = capsys.readouterr().out
    first, _, rest = said.partition("A chooses Force-Speed-Load 4-3-3.")
    assert first.count("There's nothing you can take back right now.") == 1
    told, _, rest = rest.partition("Round 1 begins")
    assert told.count("It has been carried out, so it stands.") == 1
    draft, _, sent = rest.partition("A sends C an offer (AC1)")
    assert draft.count("A takes back the last decision.") == 1
    assert "so it stands." in sent or "so your decision stands." in sent  # C may have answered meanwhile
    assert "takes back the last decision" not in sent
