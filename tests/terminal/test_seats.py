"""One person with several seats: a screen that follows the one that is asked, and secrets covered seat by seat."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path

import pytest
from textual.pilot import Pilot

from gloam.core.game import Game, game_named
from gloam.core.records.replay import replay
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE
from gloam.core.words.lexicon import seat_mask, seat_number
from gloam.core.words.text import words
from gloam.table.errors import TableError
from gloam.terminal.app import TerminalApp
from gloam.terminal.boards import board_for
from gloam.terminal.boards.lockdown import view_from
from gloam.terminal.desk import Desk
from gloam.terminal.person import Person
from gloam.terminal.plain import Plain
from gloam.terminal.questions import interrupts_of, question_of
from gloam.terminal.room import LocalRoom, TableWanted
from gloam.terminal.speech import Speech

Waiter = Callable[[Pilot[None]], Awaitable[None]]
A, AB, AC, B, BC, C = (seat_mask(letters) for letters in ("A", "AB", "AC", "B", "BC", "C"))
SEATS = Path(__file__).resolve().parent.parent / "scenario"


@pytest.fixture
def raid(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of tests/scenario/gloam_raid: A is the warden, the others are poachers, who share what they know."""
    monkeypatch.syspath_prepend(str(SEATS))
    game = import_module("gloam_raid").game
    assert isinstance(game, Game)
    return game


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person may hold several seats."""
    monkeypatch.setattr(Game, "seats_per_person", lambda self, seats: seats)


def open_table(game: Game, seats: int, *people: int, seed: int = 7) -> LocalRoom:
    return TableWanted(game, seats, people, "random", game.complete(seats, {})).open(seed)


def play_out(room: LocalRoom, seed: int) -> Person:
    """Choose at random for the seat that the screen follows, to the end."""
    rng, person = seeded(seed, 99), Person(room)
    room.advance()
    while not room.over:
        sight = room.sight()
        person.follow(sight)
        prompt = person.prompt(sight)
        assert prompt is not None, "the screen follows a seat that is asked"
        room.play(person.following, prompt.options[rng.below(len(prompt.options))].option)
        room.advance()
    return person


@pytest.mark.parametrize(("name", "seats"), [("shadow-hunters", 5), ("lockdown", 4)])
def test_whole_games_with_two_seats(name: str, seats: int) -> None:
    for seed in range(3):
        room = open_table(game_named(name), seats, A, C, seed=seed)
        person = play_out(room, seed)
        assert not person.covered
        assert {"A", "C"} <= {line[0] for line in room.match.decisions}
        assert replay(room.match.record(), room.game).decisions == room.match.decisions


def test_people_may_hold_every_seat(raid: Game) -> None:
    room = open_table(raid, 3, A, B, C)
    play_out(room, 1)
    assert room.over


@pytest.mark.usefixtures("shared")
def test_secrets_are_covered_seat_by_seat() -> None:
    room = open_table(game_named("shadow-hunters"), 5, AB)
    person, board, speech = Person(room), board_for(room.game), Speech(room.game, AB, "en")
    own = {seat.seat: seat.role for seat in room.sight().view.seats}
    assert "hidden" not in (own["A"], own["B"])

    def roles() -> list[str]:
        return [seat.role for seat in person.scene().view.seats[:3]]

    assert roles() == ["hidden"] * 3
    person.turn_secrets()
    assert roles() == [own["A"], "hidden", "hidden"]
    assert board.secrets(person.scene(), speech)
    person.look_from(1)
    assert person.covered
    assert board.secrets(person.scene(), speech) == []
    person.turn_secrets()
    assert roles() == [own["A"], own["B"], "hidden"]
    assert speech.ref(f"role:{own['B']}") in board.secrets(person.scene(), speech)[0][0]
    person.look_from(0)
    person.turn_secrets()
    assert roles() == ["hidden", own["B"], "hidden"]


@pytest.mark.usefixtures("shared")
def test_what_one_seat_was_told_stays_covered_with_it() -> None:
    room = open_table(game_named("shadow-hunters"), 5, AB)
    person = Person(room)
    dealt = [heard for heard in room.news() if heard.phrase.key == "event-role"]
    assert [heard.ears for heard in dealt] == [1, 2]
    person.turn_secrets()
    assert [person.is_covered_for(heard) for heard in dealt] == [False, True]


@pytest.mark.usefixtures("shared")
def test_a_side_uncovers_its_secrets_together(raid: Game) -> None:
    room = open_table(raid, 4, BC)
    person = Person(room)
    assert person.scene().view.prize == "unknown"
    person.turn_secrets()
    assert not person.is_covered(1)
    assert not person.is_covered(2), "C knows what B knows"
    assert person.scene().view.prize != "unknown"
    person.look_from(2)
    person.turn_secrets()
    assert person.is_covered(1), "what C covers, B may not show"
    assert person.scene().view.prize == "unknown"


def test_the_screen_follows_whoever_is_asked_and_stays_where_it_was_sent(raid: Game) -> None:
    room = open_table(raid, 4, B, C, seat_mask("D"))
    person = Person(room)
    room.advance()
    sight = room.sight()
    assert [prompt.seat for prompt in sight.prompts] == ["B", "C", "D"]
    person.follow(sight)
    assert person.letter == "B"
    room.play(1, raid.lexicon.read("raid:mill"))
    person.follow(room.sight())
    assert person.letter == "C"
    person.look_from(1)
    person.follow(room.sight())
    assert person.letter == "B", "the person wants to look from there"
    assert person.prompt(room.sight()) is None
    room.play(3, raid.lexicon.read("raid:ford"))
    person.follow(room.sight())
    assert person.letter == "C"


def test_what_the_side_of_a_bot_wants_is_said(raid: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert Plain(Desk(open_table(raid, 3, C), "en"), io.StringIO("secrets\n")).run() == 0
    said = capsys.readouterr().out
    assert "You're in seat C." in said
    assert "B wants: " in said
    covered, _, _ = said.partition("The prize is at")
    assert "wants" not in covered, "what a side plans is for its eyes only"
    assert "A question for your eyes only." in covered


def test_two_seats_line_by_line(raid: Game, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(open_table(raid, 3, B, C), "en")
    lines = ["?", "secrets", "seat A", "C raid:mill", "1", "seat C", "2", "2", "quit"]
    assert Plain(desk, io.StringIO("\n".join(lines) + "\n")).run() == 0
    said = capsys.readouterr().out
    assert "You're in seats B, C. The others are bots." in said
    assert "seat B: look from another seat of yours" in said
    assert "A isn't one of your seats; you hold B, C." in said
    assert "B: Which place do you raid together? [RD-002]" in said
    assert "C (you) wants: raid the mill." in said


def test_what_a_covered_side_wants_is_not_shown_to_another_side_of_the_person(raid: Game) -> None:
    room = open_table(raid, 3, A, B)
    person = Person(room)
    room.advance()
    room.play(0, raid.lexicon.read("guard:mill"))
    room.play(1, raid.lexicon.read("raid:ford"))
    person.turn_secrets()
    assert person.letter == "A"
    assert room.sight().proposals
    assert person.proposals(room.sight()) == []
    person.look_from(1)
    person.turn_secrets()
    assert [proposal.seat for proposal in person.proposals(room.sight())] == ["B"]


def test_interrupts_are_of_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_named("shadow-hunters")
    assert Plain(Desk(open_table(game, 5, A, B), "en"), io.StringIO("B! reveal\nB! reveal\n!reveal\n")).run() == 0
    said = capsys.readouterr().out
    assert "At any time: A! reveal" in said
    assert "At any time: B! reveal" in said
    assert said.count("B reveals: ") == 1
    assert said.count("A reveals: ") == 1
    person = Person(open_table(game, 5, A, B))
    assert [i.seat for i in interrupts_of(person, person.room.sight())] == ["A", "B"]
    assert question_of(person, person.room.sight()).options


@pytest.mark.usefixtures("shared")
def test_lockdown_is_drawn_from_the_seat_that_is_followed() -> None:
    game = game_named("lockdown")
    room, speech = open_table(game, 4, AC), Speech(game, AC, "en")
    person, board = Person(room), board_for(game)
    room.advance()
    for text in ("genes:5-3-2", "genes:2-3-5"):
        person.follow(room.sight())
        person.turn_secrets()
        room.play(person.following, game.lexicon.read(text))
        room.advance()
    for seat, force in ((0, 5), (2, 2)):
        person.look_from(seat)
        view = view_from(person.scene())
        assert view.me is not None
        assert (view.seat, view.me.force) == ("AC"[seat // 2], force)
        assert any(
            f"{speech.ref('attribute:force')} {force}" in text for _, text in board.secrets(person.scene(), speech)
        )
        person.turn_secrets()
        assert board.secrets(person.scene(), speech) == []
        person.turn_secrets()


async def test_the_full_screen_follows(
    app_of: Callable[..., TerminalApp], asked: Waiter, screen_text: Callable[[TerminalApp], str]
) -> None:
    app = app_of(7, held=AB)
    async with app.run_test(size=(130, 40)) as pilot:
        await asked(pilot)
        roles = {seat.seat: seat.role for seat in app.room.sight().view.seats}
        names = {letter: app.speech.say(f"role-{roles[letter]}-ability") for letter in "AB"}
        assert app.person.letter == "A"
        assert f"A: {app.speech.say('terminal-own-card')}" in screen_text(app)
        await pilot.press("s")
        await pilot.pause()
        assert names["A"] in screen_text(app)
        assert names["B"] not in screen_text(app)
        await pilot.press("o")
        await pilot.pause()
        assert app.person.letter == "B"
        assert f"B: {app.speech.say('terminal-own-card')}" in screen_text(app)
        assert names["B"] not in screen_text(app)
        await pilot.press("s")
        await pilot.pause()
        assert names["B"] in screen_text(app)
        assert names["A"] not in screen_text(app), "the screen went over to somebody else"
        await pilot.press("o")
        await pilot.pause()
        assert app.covered
        assert names["B"] not in screen_text(app)
        for _ in range(200):
            if any(line.startswith("B ") for line in app.room.match.decisions):
                break
            await asked(pilot)
            await pilot.press(*(["s"] if app._showing.question.covered else []), "enter")
            await pilot.pause()
        assert any(line.startswith("B ") for line in app.room.match.decisions), "B was followed, and asked"


async def test_a_side_on_the_full_screen(raid: Game, asked: Waiter, screen_text: Callable[[TerminalApp], str]) -> None:
    app = TerminalApp(Desk(open_table(raid, 3, B, C), "en"), 5)
    async with app.run_test(size=(130, 40)) as pilot:
        await asked(pilot)
        assert "B: A question for your eyes only" in screen_text(app)
        await pilot.press("s")
        await pilot.pause()
        assert "B: Which place do you raid together?" in screen_text(app)
        await pilot.press("2")
        await asked(pilot)
        shown = screen_text(app)
        assert "The screen goes to C. All secrets are covered." in shown
        assert "C: A question for your eyes only" in shown
        assert "wants" not in shown
        await pilot.press("s")
        await pilot.pause()
        shown = screen_text(app)
        assert "C: Which place do you raid together?" in shown
        assert "B (you) wants: raid the mill." in shown
        await pilot.press("s")
        await pilot.pause()
        assert "wants" not in screen_text(app)


def test_a_game_without_a_board_names_seats_by_letter(raid: Game) -> None:
    room = open_table(raid, 3, B)
    person, board, speech = Person(room), board_for(raid), Speech(raid, B, "en")
    assert "raids: A 0, B 0, C 0" in board.tell(person.scene(), speech)
    assert [card.lines for card in board.seats(person.scene(), speech)] == [("raids: 0",)] * 3


@pytest.mark.usefixtures("shared")
def test_rows_of_a_seat_without_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parent.parent / "tiny"))
    game = game_named("tiny")
    room = open_table(game, 3, AB)
    person, board, speech = Person(room), board_for(game), Speech(game, AB, "en")
    hidden = [line for line in board.tell(person.scene(), speech) if line.startswith("  ")]
    assert hidden == [f"  {letter}: light 0, cards 0, role -" for letter in "ABC"]
    person.turn_secrets()
    cards = board.seats(person.scene(), speech)
    assert cards[0].lines[:2] == ("light: 0", "cards: 0")
    assert cards[0].lines[2] in ("role: owl", "role: mouse")
    assert cards[1].lines[2] == "role: -"


def test_nobody_holds_more_seats_than_the_game_allows(raid: Game) -> None:
    with pytest.raises(TableError, match="one person may hold 1 of the seats"):
        open_table(raid, 3, AB)


@pytest.mark.usefixtures("shared")
def test_whoever_holds_two_seats_of_a_council_answers_once(raid: Game) -> None:
    room = open_table(raid, 3, BC)
    room.advance()
    room.play(1, raid.lexicon.read("raid:mill"))
    assert room.sight().prompts == []


def empty_windows(room: LocalRoom, seed: int) -> int:
    """How often somebody at this screen is asked in private who can only pass, in a game of random choices."""
    rng, found = seeded(seed, 99), 0
    room.advance()
    while not room.over:
        for prompt in room.sight().prompts:
            d = room.match.state.decision_of(seat_number(prompt.seat))
            assert d is not None
            found += d.audience != EVERYONE and [choice.notation for choice in prompt.options] == ["pass"]
        prompt = room.sight().prompts[0]
        room.play(seat_number(prompt.seat), prompt.options[rng.below(len(prompt.options))].option)
        room.advance()
    return found


def test_people_who_share_a_screen_do_not_see_from_it_who_has_a_choice() -> None:
    game = game_named("shadow-hunters")
    assert sum(empty_windows(open_table(game, 5, A, seed=seed), seed) for seed in range(6)) == 0
    assert sum(empty_windows(open_table(game, 5, A, B, seed=seed), seed) for seed in range(6)) > 0


def test_whom_a_side_waits_for_is_covered_with_it(raid: Game) -> None:
    room = open_table(raid, 3, A, B)
    person = Person(room)
    room.play(0, raid.lexicon.read("guard:mill"))
    assert person.waiting() == ([], True)
    person.look_from(1)
    assert person.waiting() == ([], True)
    person.turn_secrets()
    assert person.waiting() == (["C"], True)


def test_the_screen_is_handed_over_line_by_line(raid: Game, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["secrets", "1", "secrets", "1", "quit"]
    assert Plain(Desk(open_table(raid, 3, B, C), "en"), io.StringIO("\n".join(lines) + "\n")).run() == 0
    _, over, after = capsys.readouterr().out.partition("The screen goes to C. All secrets are covered.")
    assert over
    assert after.lstrip().startswith("C: A question for your eyes only.")


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(SEATS.parent / "poachers"))
    return game_named("poachers")


def test_a_page_is_read_out_to_whoever_found_it(poachers: Game, capsys: pytest.CaptureFixture[str]) -> None:
    title, prose = (
        words("en", poachers, frozenset({"hollow"})).say(key) for key in ("page-hollow", "page-hollow-text")
    )
    assert prose not in hares_taken(poachers, capsys, BC, "view")
    assert prose not in hares_taken(poachers, capsys, A, "secrets", "view")
    found = hares_taken(poachers, capsys, BC, "secrets")
    assert found.count(title) == found.count(prose) == 1
    assert hares_taken(poachers, capsys, BC, "secrets", "view", "lang ru", "view").count("Кто это читает") == 1


def hares_taken(game: Game, capsys: pytest.CaptureFixture[str], held: int, *lines: str) -> str:
    """What is said from the first hare on: a position that people with these seats reach by waiting."""

    room = open_table(game, 3, held, seed=7)
    stay = ["A pass", "B pass", "C pass"]
    for line in ("B snare:gate", "C snare:gate", *stay, "B pass", "C pass", *stay):
        room.match.play_text(line)
    assert room.match.pages(BC) == ["hollow"]
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    assert Plain(Desk(room, "en"), source).run() == 0
    return capsys.readouterr().out
