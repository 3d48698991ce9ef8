"""The client on the full screen, driven by keys and clicks."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from gloam.core.game import Game, game_named
from gloam.core.match import Prompt
from gloam.core.records.record import load_record
from gloam.core.records.replay import replay
from gloam.core.rng import seeded
from gloam.core.words.text import LANGUAGES, words
from gloam.store.errors import StoreError
from gloam.terminal.app import TerminalApp
from gloam.terminal.boards import Board
from gloam.terminal.desk import Desk
from gloam.terminal.panels import Choices, LogPanel
from gloam.terminal.room import TableWanted
from gloam.terminal.sheets import EndSheet, SearchSheet, Sheet, SureSheet

SMALL = (80, 24)
LARGE = (130, 40)

Opener = Callable[..., TerminalApp]
Reader = Callable[[TerminalApp], str]
Waiter = Callable[[Pilot[None]], Awaitable[None]]


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def test_a_whole_game_by_keyboard(
    app_of: Opener, asked: Waiter, screen_text: Reader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = app_of(7, "zh-Hans")
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "s")
        while not app.room.over:
            await press(pilot, "enter")
            await asked(pilot)
        await pilot.pause(0.1)
        assert isinstance(app.screen, EndSheet)
        say = words("zh-Hans", app.room.game).say
        shown = screen_text(app)
        assert say("terminal-you-lost") in shown or say("terminal-you-won") in shown
        assert re.search(r"SH-\d{3}", shown)
        await press(pilot, "w")
        saved = next(tmp_path.glob("*.json"))
        assert saved.name in screen_text(app)
        assert replay(load_record(saved)).decisions == app.room.match.decisions
        finished = app.room
        await press(pilot, "n")
        await asked(pilot)
        assert app.room is not finished
        assert app.covered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE, (180, 55)])
async def test_everything_is_on_the_screen(
    app_of: Opener, asked: Waiter, screen_text: Reader, language: str, size: tuple[int, int]
) -> None:
    app = app_of(7, language, seats=8)
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        await press(pilot, "s")
        text, speech = screen_text(app), app.speech
        assert speech.say("game-name") in text
        assert speech.ref("area:church") in text
        assert speech.say("terminal-strip-quit") in text
        assert speech.say("verb-reveal") in text
        assert all(f" {letter} " in text for letter in "ABCDEFGH")
        assert re.search(r"SH-\d{3}", text)
        choices = app.query_one(Choices)
        assert choices.items
        log, board = app.query_one("#log").region, app.query_one("#board").region
        assert (log.x > board.x) == (size[0] >= 116), "the log is beside the board where there is room"
        assert not {w.id for w in app.query("#decision, #keys, #log, #board, #seats") if w.size.height == 0}


@pytest.mark.parametrize("size", [(40, 12), (20, 6), (200, 8)])
async def test_a_window_that_is_too_small_does_no_harm(app_of: Opener, asked: Waiter, size: tuple[int, int]) -> None:
    app = app_of(7)
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        await press(pilot, "s", "1")
        await asked(pilot)
        assert "A roll" in app.room.match.decisions


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_choice_under_the_cursor_says_what_it_brings(
    app_of: Opener, asked: Waiter, screen_text: Reader, language: str
) -> None:
    app = app_of(7, language)

    def foretold() -> list[str]:
        """What is foretold of the choices that the screen shows, by their place in the list; "" where nothing is."""
        question = app.person.prompt(app.room.sight())
        assert question is not None
        return [app.speech.ahead(question.previews.get(choice.notation, [])) for choice in question.options]

    async with app.run_test(size=LARGE) as pilot:
        await asked(pilot)
        while len(ahead := foretold()) < 2 or not any(ahead):
            await press(pilot, "enter")
            await asked(pilot)
        at = next(i for i, text in enumerate(ahead) if text)
        assert squeezed(ahead[at]) not in squeezed(screen_text(app)), "it is covered with the secrets"
        await press(pilot, "s", *["down"] * at)
        assert squeezed(ahead[at]) in squeezed(screen_text(app)), "of the first choice too, before any key"
        await press(pilot, "down" if at == 0 else "up")
        assert squeezed(ahead[at]) not in squeezed(screen_text(app)), "it goes with the cursor"


def squeezed(text: str) -> str:
    """As it is read, wherever lines end."""
    return re.sub(r"[\s│]+", "", text)


async def test_secrets_are_covered_until_s(app_of: Opener, asked: Waiter, screen_text: Reader) -> None:
    for seed in range(6):
        app = app_of(seed)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            role = next(s.role for s in app.room.sight().view.seats if s.seat == "A")
            own = [app.speech.ref(f"role:{role}"), app.speech.say(f"role-{role}-ability")]
            assert not [name for name in own if name in screen_text(app)], seed
            await press(pilot, "s")
            assert all(name in screen_text(app) for name in own), seed
            await press(pilot, "s")
            assert not [name for name in own if name in screen_text(app)], seed


async def test_choices_of_the_own_character_are_covered_too(app_of: Opener, asked: Waiter, screen_text: Reader) -> None:
    tried = 0
    for seed in range(40):
        app = app_of(seed)
        role = next(s.role for s in app.room.sight().view.seats if s.seat == "A")
        prompt = app.room.sight().prompt
        if role not in ("emi", "franklin", "george") or prompt is None:
            continue
        tried += 1
        async with app.run_test(size=LARGE) as pilot:
            await asked(pilot)
            assert len(app.query_one(Choices).items) == 1  # to roll, as everybody can
            assert app.speech.say(f"role-{role}-ability") not in screen_text(app)
            await press(pilot, "s")
            assert len(app.query_one(Choices).items) > 1
    assert tried


async def go_to(pilot: Pilot[None], asked: Waiter, wanted: Callable[[Prompt], bool]) -> None:
    """Take first choices, secrets uncovered, until a question of that kind is asked."""
    app = pilot.app
    assert isinstance(app, TerminalApp)
    await asked(pilot)
    await press(pilot, "s")
    while (prompt := app.room.sight().prompt) is None or not wanted(prompt):
        assert not app.room.over
        await press(pilot, "enter")
        await asked(pilot)


def seed_for(setting: Callable[..., TableWanted], seats: int, wanted: Callable[[Prompt], bool]) -> int:
    """The seed of the game in which first choices lead to such a question soonest."""
    soonest: list[tuple[int, int]] = []
    for seed in range(60):
        room = setting(seats).open(seed)
        for steps in range(20):
            room.advance()
            prompt = room.sight().prompt
            if prompt is None:
                break
            if wanted(prompt):
                soonest.append((steps, seed))
                break
            room.play(0, prompt.options[0].option)
    return min(soonest)[1]


def is_hermit(prompt: Prompt) -> bool:
    return prompt.kind == "hermit"


def has_ten_options(prompt: Prompt) -> bool:
    return len(prompt.options) >= 10


async def test_a_private_question_waits_for_s(
    app_of: Opener, setting: Callable[..., TableWanted], asked: Waiter, screen_text: Reader
) -> None:
    app = app_of(seed_for(setting, 5, is_hermit))
    async with app.run_test(size=SMALL) as pilot:
        await go_to(pilot, asked, is_hermit)
        card = app.speech.ref(f"card:{app.room.sight().view.reading}")
        assert card in screen_text(app)
        await press(pilot, "s")
        assert app.speech.say("terminal-covered-question") in screen_text(app)
        assert card not in screen_text(app)
        version = app.room.version
        await press(pilot, "1", "enter")
        assert app.room.version == version
        await press(pilot, "s", "1")
        await asked(pilot)
        assert app.room.version > version


@pytest.mark.parametrize("how", ["number", "enter", "click"])
async def test_a_refusal_is_shown_with_its_rule(app_of: Opener, asked: Waiter, screen_text: Reader, how: str) -> None:
    app = app_of(7)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "s")
        # At the first question nothing is refused that is listed; whom one may not attack is.
        while app._showing.question.refused == []:
            await press(pilot, "1")
            await asked(pilot)
        question, version = app._showing.question, app.room.version
        first = len(question.options)
        rule = question.refused[0].reason.rule
        if how == "number":
            await press(pilot, str(first + 1))
        elif how == "enter":
            await press(pilot, *["down"] * first, "enter")
        else:
            choices = app.query_one(Choices)
            place = choices._place(first, choices.content_size.width)
            await pilot.click(Choices, offset=(choices.gutter.left + place.x + 2, choices.gutter.top + place.y))
            await pilot.pause()
        shown = " ".join(screen_text(app).split())
        assert rule in shown
        assert app.room.version == version
        await press(pilot, "e")
        assert isinstance(app.screen, Sheet)
        assert app.speech.rule_text(rule)[:40] in screen_text(app)


async def test_clicks_choose_in_the_list_and_on_the_board(app_of: Opener, asked: Waiter) -> None:
    app = app_of(7)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "s")
        await pilot.click("#choices", offset=(3, 0))
        await asked(pilot)
        await press(pilot, "1")
        await asked(pilot)
        prompt = app.room.sight().prompt
        assert prompt is not None
        assert prompt.kind == "hand"
        await pilot.click("#seats", offset=(3, 4))  # the piece of C
        await asked(pilot)
        assert "A hand:C" in app.room.match.decisions


async def test_numbers_of_two_digits(
    app_of: Opener, setting: Callable[..., TableWanted], asked: Waiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With ten choices or more a 1 waits for a second digit."""
    monkeypatch.setattr("gloam.terminal.app.DIGIT_PAUSE", 60.0)  # whoever types is slow on a busy machine
    app = app_of(seed_for(setting, 6, has_ten_options), seats=6)
    async with app.run_test(size=LARGE) as pilot:
        await go_to(pilot, asked, has_ten_options)
        decided = len(app.room.match.decisions)
        prompt = app.room.sight().prompt
        assert prompt is not None
        tenth = prompt.options[9].notation
        await press(pilot, "1", "0")
        await asked(pilot)
        assert app.room.match.decisions[decided] == f"A {tenth}"


async def test_the_language_changes_at_any_time(app_of: Opener, asked: Waiter, screen_text: Reader) -> None:
    app = app_of(7)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        for language in ("zh-Hans", "zh-Hant", "ru", "en"):
            await press(pilot, "l")
            text, say = screen_text(app), words(language, app.room.game).say
            assert say("game-name") in text
            assert say("verb-roll") in text
            assert say("event-turn", who="A") in text


async def test_the_keys_of_a_russian_keyboard(app_of: Opener, asked: Waiter) -> None:
    app = app_of(7, "ru")
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "ы")
        assert not app.covered
        await press(pilot, "к")
        assert isinstance(app.screen, SureSheet)


async def test_revealing_asks_to_be_sure(app_of: Opener, asked: Waiter) -> None:
    app = app_of(7)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "r", "n")
        assert "A! reveal" not in app.room.match.decisions
        await press(pilot, "r", "y")
        await asked(pilot)
        assert "A! reveal" in app.room.match.decisions


async def test_the_person_interrupts_while_the_others_move(app_of: Opener, asked: Waiter) -> None:
    app = app_of(7, speed=0)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "s")
        # A key that comes before its question chooses nothing.
        for _ in range(3):
            await asked(pilot)
            await press(pilot, "1")
        await pilot.pause(0.1)
        assert not app.is_asking
        await press(pilot, "r", "y")
        assert "A! reveal" in app.room.match.decisions


async def test_an_interrupt_that_is_not_open_says_why(app_of: Opener, asked: Waiter, screen_text: Reader) -> None:
    """Daniel cannot reveal, but the offer stands there: a missing one would tell an onlooker."""
    for seed in range(200):
        app = app_of(seed)
        if next(s.role for s in app.room.sight().view.seats if s.seat == "A") == "daniel":
            break
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "s")
        assert app.speech.say("verb-reveal") in screen_text(app)
        await press(pilot, "r")
        assert "SH-349" in screen_text(app)


async def test_leaving_asks_in_mid_game(app_of: Opener, asked: Waiter) -> None:
    app = app_of(7)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "q")
        assert isinstance(app.screen, SureSheet)
        await press(pilot, "escape")
        assert app.is_running
        await press(pilot, "w")
        assert not list(Path().glob("gloam-shadow-hunters-7*.json"))
        await press(pilot, "q", "y")
    assert app.return_code == 0


async def test_help_rules_and_search(app_of: Opener, asked: Waiter, screen_text: Reader) -> None:
    app = app_of(7)
    async with app.run_test(size=LARGE) as pilot:
        await asked(pilot)
        await press(pilot, "question_mark")
        assert app.speech.say("terminal-key-secrets") in screen_text(app)
        assert app.speech.say("role-charles-text")[:30] not in screen_text(app)
        await press(pilot, "escape", "s", "f1")
        assert app.speech.say("role-charles-text")[:30] in screen_text(app)
        await press(pilot, "escape", "e")
        assert "SH-050 ·" in screen_text(app)
        await press(pilot, "escape", "slash")
        assert isinstance(app.screen, SearchSheet)
        await press(pilot, *"werewolf")
        assert app.screen.query_one(Input).value == "werewolf"
        assert "SH-374" in screen_text(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, Sheet)
        await press(pilot, "escape", "escape")
        app.query_one(LogPanel).focus()
        await press(pilot, "down", "down", "enter")
        assert isinstance(app.screen, Sheet)
        await press(pilot, "escape", "g")
        assert isinstance(app.screen, Sheet)
        await press(pilot, "escape", "v")
        assert "A pair in range of each other" in screen_text(app)


async def test_speed(app_of: Opener, asked: Waiter) -> None:
    app = app_of(7, speed=2)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "plus", "plus", "plus", "plus", "plus")
        assert app.speed == 5
        await press(pilot, "minus")
        assert app.speed == 4


async def test_the_screen_is_the_same_in_every_world_the_person_cannot_tell_apart(
    app_of: Opener, asked: Waiter, screen_text: Reader
) -> None:
    """Nothing of another hidden seat is on the screen: exchange the hidden truth, and no letter changes."""
    for seed in (1, 2):
        app = app_of(seed)
        async with app.run_test(size=LARGE) as pilot:
            await asked(pilot)
            await press(pilot, "s")
            compared = 0
            while not app.room.over and compared < 6:
                before, truth = screen_text(app), app.room.match.state
                for world in range(2):
                    app.room.match.state = truth.imagined(1, seeded(seed, world))
                    app.room.table.views._sights.clear()
                    app._show()
                    await pilot.pause()
                    assert screen_text(app) == before
                app.room.match.state = truth
                app.room.table.views._sights.clear()
                app._show()
                compared += 1
                await press(pilot, "enter")
                await asked(pilot)
            assert compared > 1


async def test_a_game_without_a_board(candle: Game, asked: Waiter, screen_text: Reader) -> None:
    app = TerminalApp(Desk(TableWanted(candle, 3, (1,), "random", {}).open(1), "en"), 5)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await press(pilot, "s")
        for _ in range(60):
            if app.room.over:
                break
            await press(pilot, "enter")
            await asked(pilot)
        await pilot.pause(0.1)
        assert isinstance(app.screen, EndSheet)


async def test_a_hint(app_of: Opener, asked: Waiter, screen_text: Reader) -> None:
    app = app_of(7)
    async with app.run_test(size=LARGE) as pilot:
        await asked(pilot)
        covered = "A hint would give away what is covered."
        for keys, wanted in (("h", covered), ("sh", "A bot in your place would choose: ")):
            await press(pilot, *keys)
            for _ in range(3000):
                if wanted in screen_text(app):
                    break
                await pilot.pause(0.005)
            assert wanted in screen_text(app)
        assert app.room.match.decisions == []


async def test_a_log_that_cannot_be_written_ends_the_game(
    app_of: Opener, asked: Waiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_of(7)

    def full(taken: object) -> None:
        raise StoreError("x.log cannot be written: No space left on device")

    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        monkeypatch.setattr(app.room, "_keep", full)
        await press(pilot, "1")
    assert app.return_code == 1


SIZES = [(80, 24), (92, 28), (100, 30), (116, 30), (120, 40), (127, 44), (128, 36), (140, 45), (150, 40), (170, 50)]


@pytest.mark.parametrize(("name", "seats"), [("shadow-hunters", 5), ("lockdown", 5), ("halloween", 4), ("whisper", 4)])
async def test_the_board_is_drawn_at_every_size(name: str, seats: int) -> None:
    """It is never told in words where there is a drawing: the log makes way first."""
    app = TerminalApp(Desk(TableWanted(game_named(name), seats, (1,), "random", {}).open(3), "en"), 5)
    async with app.run_test(size=SIZES[0]) as pilot:
        for width, height in SIZES:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            size = app.query_one("#board").content_size
            board, scene = app.desk.board, app.person.scene()
            shown = board.draw(scene, app.speech, size.width, size.height).plain
            in_words = Board.draw(board, scene, app.speech, size.width, size.height).plain
            assert shown != in_words, f"told in words at {width}x{height}"
