"""People before one terminal, their secrets covered: what the screen shows is the same in worlds that those who look on
cannot tell apart. The plain client says all it can say; the full screen is drawn by the running application."""

from __future__ import annotations

import difflib
from typing import Any

import pytest
from textual.pilot import Pilot

from gloam.core.game import Game, OptionValue, game_named
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, PASS, only
from gloam.games.shadow_hunters import game as shadow_hunters
from gloam.terminal.app import TerminalApp
from gloam.terminal.glimpse import desk_of, told_aloud
from gloam.terminal.panels import LogPanel
from gloam.terminal.person import Person
from gloam.terminal.questions import interrupts_of
from gloam.terminal.sheets import SureSheet
from gloam.terminal.showing import Showing
from gloam.testing import GameFault, check_covered

GAMES = ["shadow-hunters", "lockdown", "halloween", "whisper", "aftermath"]
A, C = only(0), only(2)
SIZE = (120, 40)

# Any game


@pytest.mark.parametrize("name", GAMES)
def test_the_plain_client_tells_onlookers_nothing(name: str) -> None:
    report = check_covered(game_named(name), 6, screen=told_aloud, length=6)
    assert report.screens > 6


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", GAMES)
def test_the_plain_client_tells_onlookers_nothing_at_length(name: str) -> None:
    report = check_covered(game_named(name), 400, seed=7, screen=told_aloud)
    assert report.pairs == 400


class Collected:
    """Pairs of worlds, kept to be drawn later."""

    def __init__(self) -> None:
        self.shown: list[tuple[Match, int, int]] = []

    def __call__(self, match: Match, seat: int, onlookers: int) -> None:
        match.state = match.state.clone()
        self.shown.append((match, seat, onlookers))

    def pairs(self) -> list[tuple[tuple[Match, int, int], tuple[Match, int, int]]]:
        return list(zip(self.shown[::2], self.shown[1::2], strict=True))


async def drawn(app: TerminalApp, pilot: Pilot[None], shown: tuple[Match, int, int]) -> str:
    """The screen of a moment as it is composed, row by row, all of the log, and the help that a key opens."""
    app.desk = desk_of(*shown)
    app._showing = Showing(app.desk)
    app._thinking = False
    app.query_one(LogPanel).tell_again([], app.speech, app.desk.board, app.person)
    app._show()
    log = app.query_one(LogPanel)
    log.scroll_home(animate=False)
    await pilot.pause()
    log.scroll_home(animate=False)
    rows = [strip.text for strip in app.screen._compositor.render_strips()]
    told = [f"{app.speech.event(heard.phrase)} {heard.phrase.rule}" for heard in log._listed]
    return "\n".join([*rows, *told, app._showing.help_text().plain])


async def compared(game: Game, pairs: int, length: int, seed: int = 3) -> int:
    collected = Collected()
    check_covered(game, pairs, seed, screen=collected, length=length)
    app = TerminalApp(desk_of(*collected.shown[0]), 5)
    async with app.run_test(size=SIZE) as pilot:
        for here, there in collected.pairs():
            one, other = [await drawn(app, pilot, world) for world in (here, there)]
            changes = difflib.unified_diff(one.splitlines(), other.splitlines(), lineterm="", n=0)
            assert one == other, "\n".join([*here[0].decisions[-5:], *changes])
    return len(collected.pairs())


@pytest.mark.parametrize("name", GAMES)
async def test_the_full_screen_tells_onlookers_nothing(name: str) -> None:
    assert await compared(game_named(name), 4, 2) >= 2


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", GAMES)
async def test_the_full_screen_tells_onlookers_nothing_at_length(name: str) -> None:
    assert await compared(game_named(name), 60, 10) >= 60


# Planted


def test_a_log_that_says_that_there_was_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Person, "is_covered_for", lambda self, heard: False)
    with pytest.raises(GameFault, match="covered screen"):
        check_covered(game_named("lockdown"), 40, screen=told_aloud)


def test_a_view_that_is_not_covered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Person, "scene", Person.whole_scene)
    with pytest.raises(GameFault, match="covered screen"):
        check_covered(game_named("halloween"), 40, screen=told_aloud)


async def test_a_full_screen_that_shows_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Person, "is_covered", lambda self, seat: False)
    with pytest.raises(AssertionError, match="reveal"):
        await compared(shadow_hunters, 6, 3)


# Shadow Hunters


def position(roles: str, options: dict[str, OptionValue] | None = None, **entries: Any) -> Match:
    """A table with these characters, nobody revealed, A's turn."""
    cast = roles.split()
    match = Match(shadow_hunters, len(cast), 5, options)
    state: Any = shadow_hunters.deal(len(cast), seeded(5), match.options)
    for i, role in enumerate(cast):
        shadow_hunters.place(state, ["seat", chr(65 + i), "role"], role)
    for path, value in entries.items():
        shadow_hunters.place(state, path.split("__"), value)
    shadow_hunters.placed(state)
    state.log = match.events
    match.state = state
    state.run()
    return match


def screens(match: Match) -> tuple[list[str], list[str]]:
    """What C can read of A's: the client line by line, and the lines around the board."""
    desk = desk_of(match, 0, C)
    showing = Showing(desk)
    showing.look(thinking=False)
    lines = [showing.status_line(0, 1), showing.question_line(), showing.foot_line(), showing.key_line()]
    return told_aloud(match, 0, C), [line.plain for line in [*lines, showing.help_text()]]


OTHERS = "franklin vampire george werewolf"


def test_interrupts_are_the_same_whoever_somebody_is() -> None:
    """Allie's Mother's Love does not show (SH-334), and Daniel, who cannot reveal, has the usual line in the usual
    place (SH-313, SH-349)."""
    shown = []
    for role in ("allie", "daniel", "bob"):
        desk = desk_of(position(f"{role} {OTHERS}"), 0, C)
        found = interrupts_of(desk.person, desk.room.sight())
        assert [(one.seat, one.notation) for one in found] == [("A", "reveal"), ("C", "reveal")]
        shown.append(screens(position(f"{role} {OTHERS}")))
    assert shown[0] == shown[1] == shown[2]
    assert "Mother" not in "".join(shown[0][0] + shown[0][1])


def test_uncovered_allie_has_her_ability() -> None:
    desk = desk_of(position(f"allie {OTHERS}"), 0, C)
    desk.person.turn_secrets()
    found = interrupts_of(desk.person, desk.room.sight())
    assert [(one.seat, one.notation) for one in found] == [("A", "reveal"), ("A", "mothers-love"), ("C", "reveal")]


async def test_a_key_tells_nobody_that_daniel_cannot_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses the key of A's is asked whether they are sure, whoever A is (SH-313)."""
    for role in ("daniel", "bob"):
        app = TerminalApp(desk_of(position(f"{role} {OTHERS}"), 0, C), 5)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            app.action_interrupt(0)
            await pilot.pause()
            assert isinstance(app.screen, SureSheet), role


@pytest.mark.parametrize("revealed", [False, True])
def test_a_hermit_card_is_named_on_no_covered_screen(revealed: bool) -> None:
    """Whoever draws it reads it (SH-090), and whoever gets it (SH-091, SH-093); everybody else learns what it did."""
    for taking in (False, True):
        shown = []
        for card in ("aid", "anger", "slap"):
            pile = [card, "bully", "greed"]
            match = position(f"bob {OTHERS}", pile__hermit=pile, turn="A", seat__A__revealed=revealed)
            for line in ("A roll", "A use"):
                match.state.rng.fix("d4", [1])
                match.state.rng.fix("d6", [1])
                match.play_text(line)
            if taking:
                match.play_text("A hand:C")
            looked = screens(match) if not taking else (told_aloud(match, 2, A), [])
            shown.append(looked)
            name = desk_of(match, 0, C).speech.ref(f"card:{card}")
            assert name not in "\n".join(looked[0] + looked[1])
        assert shown[0] == shown[1] == shown[2]


def test_to_plunder_is_covered() -> None:
    """Whoever might be Bob gets the same moment (SH-313), and the same screen (SH-015)."""
    shown = []
    for role in ("bob", "allie"):
        match = position(
            f"{role} vampire george werewolf franklin {'allie' if role == 'bob' else 'bob'} charles",
            {"bob_large_games": True},
            phase="attack",
            seat__A__area="cemetery",
            seat__B__area="cemetery",
            seat__B__damage=12,
            seat__B__equipment=["axe", "talisman"],
        )
        match.state.rng.fix("d4", [1])
        match.state.rng.fix("d6", [3])
        for line in ("A attack:B", "A roll"):
            match.play_text(line)
        while (d := match.state.pending[0]).audience != EVERYONE:
            match.play(d.seat, PASS)
        assert match.game.lexicon.kinds[match.state.pending[0].kind].key == "plunder"
        assert (match.game.lexicon.read("plunder") in match.state.pending[0].options) == (role == "bob")
        shown.append(screens(match))
    assert shown[0] == shown[1]
    assert "loot:axe" in "\n".join(shown[0][0])


def test_what_somebody_types_for_a_covered_seat_is_not_done() -> None:
    """Where several share the screen, only what it shows is taken: a refusal would tell, and so would none."""
    said = told_aloud(position("emi vampire george werewolf allie"), 0, C)
    assert said.count("A question for your eyes only. Type secrets to read it.") > 10
