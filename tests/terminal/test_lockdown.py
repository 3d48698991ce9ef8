"""Lockdown in the terminal: the drawing, what it tells and what it covers, line by line and on the full screen."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterator

import pytest
from msgspec import structs
from rich.cells import cell_len
from textual.pilot import Pilot

from gloam.core.game import Game, game_named
from gloam.core.rng import seeded
from gloam.core.words.text import LANGUAGES
from gloam.games.lockdown.content.tables import CONTENT, FLOOR_IDS
from gloam.games.lockdown.shown.views import View
from gloam.terminal import look
from gloam.terminal.app import TerminalApp
from gloam.terminal.boards import Scene, board_for
from gloam.terminal.boards.lockdown import FOG, GAS, LockdownBoard, columns_of, is_gas_room, known_of
from gloam.terminal.desk import Desk
from gloam.terminal.panels import draw_seats
from gloam.terminal.person import Person
from gloam.terminal.plain import Plain
from gloam.terminal.room import Happened, LocalRoom, TableWanted
from gloam.terminal.speech import Speech

Reader = Callable[[TerminalApp], str]
Waiter = Callable[[Pilot[None]], Awaitable[None]]

BOARD = LockdownBoard()
MAPS = list(CONTENT.maps)


@pytest.fixture
def game() -> Game:
    return game_named("lockdown")


def table_on(game: Game, map_: str, seats: int = 9, seed: int = 3) -> LocalRoom:
    return TableWanted(game, seats, (1,), "random", game.complete(seats, {"map": map_})).open(seed)


def whole(room: LocalRoom) -> Scene:
    """All that the person may see, nothing covered."""
    return Person(room).whole_scene()


def changed(scene: Scene, **fields: object) -> Scene:
    """The same scene with some fields of the view changed."""
    return structs.replace(scene, view=structs.replace(scene.view, **fields))


def played(room: LocalRoom, seed: int = 1) -> Iterator[Scene]:
    """What the person sees of a game in which they choose at random, to its end."""
    rng = seeded(seed, 99)
    room.advance()
    while not room.over:
        sight = room.sight()
        yield whole(room)
        assert sight.prompt is not None
        room.play(0, sight.prompt.options[rng.below(len(sight.prompt.options))].option)
        room.advance()
    yield whole(room)


def public(room: LocalRoom) -> Scene:
    scene = Person(room).public_scene()
    assert isinstance(scene.view, View)
    return scene


def drawn(scene: Scene, game: Game, width: int, height: int, language: str = "en") -> list[str]:
    return BOARD.draw(scene, Speech(game, 1, language), width, height).plain.split("\n")


def first(room: LocalRoom, wanted: Callable[[View], bool]) -> Scene:
    return next(scene for scene in played(room) if wanted(scene.view))


def test_the_game_has_its_board(game: Game) -> None:
    assert type(board_for(game)) is LockdownBoard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map_", MAPS)
def test_every_room_stands_in_the_drawing(game: Game, language: str, map_: str) -> None:
    """At every size of a window, through a whole game, in every language."""
    sizes = [(58, 12), (60, 20), (78, 27), (62, 30), (110, 36), (120, 60)]
    for i, scene in enumerate(played(table_on(game, map_))):
        view = scene.view
        if i % 12 and not view.over:
            continue
        for width, height in sizes:
            lines = drawn(scene, game, width, height, language)
            assert len(lines) == height
            assert {cell_len(line) for line in lines} == {width}
            text = "\n".join(lines)
            assert all(room.id in text for room in CONTENT.maps[map_].room)
            for floor in FLOOR_IDS:
                sign = GAS if floor in view.gassed else " "
                assert any(line.startswith(f"{sign}{floor} ") for line in lines)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (10, 40), (30, 30), (80, 8)])
def test_in_too_little_room_the_position_is_told_in_words(game: Game, width: int, height: int) -> None:
    lines = drawn(whole(table_on(game, "standard")), game, width, height)
    assert len(lines) <= height
    assert all(cell_len(line) <= width for line in lines)


@pytest.mark.parametrize("map_", MAPS)
@pytest.mark.parametrize("width", [54, 56, 74, 100, 160])
def test_walls_keep_their_order_and_leave_room_for_numbers(map_: str, width: int) -> None:
    plan = CONTENT.maps[map_]
    columns = columns_of(plan, width)
    walls = sorted(columns)
    assert [columns[wall] for wall in walls] == sorted(set(columns.values()))
    for room in plan.room:
        assert columns[room.x + room.width] - columns[room.x] > len(room.id)


@pytest.mark.parametrize("map_", MAPS)
def test_ways_are_marked(game: Game, map_: str) -> None:
    plan = CONTENT.maps[map_]
    for height in (27, 36):
        text = "\n".join(drawn(public(table_on(game, map_)), game, 110, height))
        assert text.count("≡") == sum(link.type == "stairs" for link in plan.link)
        assert text.count("▼") == 1
        assert text.count("═") >= sum(link.type in ("bridge", "tunnel") for link in plan.link)
    tight = drawn(public(table_on(game, map_)), game, 58, 12)
    doors = sum(link.type == "door" for link in plan.link)
    assert sum(line.count("┊") for line in tight) == doors


def test_my_room_and_my_path(game: Game) -> None:
    def on_the_way(view: View) -> bool:
        return view.me is not None and len(view.me.path) > 2 and view.me.room not in view.me.path[:-1]

    scene = first(table_on(game, "standard", seed=5), on_the_way)
    view = scene.view
    assert view.me is not None
    for width, height in ((58, 12), (78, 27), (110, 40)):
        lines = drawn(scene, game, width, height)
        assert any(f"▶{view.me.room}" in line for line in lines)
        assert any("›".join(view.me.path) in line for line in lines)
    covered = changed(scene, me=None)
    assert "▶" not in "\n".join(drawn(covered, game, 78, 27))


def test_gas_has_a_sign_and_a_pattern(game: Game) -> None:
    setup = whole(table_on(game, "standard"))
    lines = drawn(changed(setup, gassed=("B5", "2")), game, 110, 36)
    rows = {line[:3].strip(): line for line in lines}
    assert FOG in rows["≈B5"]
    assert FOG not in rows["B4"]
    assert "B501░" not in rows["≈B5"], "the Great Warehouse has air from B4"
    assert FOG not in rows["≈2"].partition("202")[2], "the Helipad is never gassed"
    both = drawn(changed(setup, gassed=("B4", "B5")), game, 110, 36)
    assert sum(line[4:20].count(FOG) > 10 for line in both) > 2


def test_known_facts(game: Game) -> None:
    setup = changed(whole(table_on(game, "standard")), round=3, phase="free")
    scene = structs.replace(
        setup,
        told=[
            Happened(1, "meeting", ("B305", "fight")),
            Happened(1, "stock", ("B107", 8)),
            Happened(1, "drew", ("A", "knife", "B107")),
            Happened(2, "meeting", ("B305", "brawl")),
            Happened(2, "bombed", ("B206",)),
            Happened(2, "cleared", ("A", "B104")),
            Happened(2, "hp", ("A", 9)),
            Happened(2, "shadow", ("B",)),
            Happened(2, "hp", ("B", 2)),
        ],
    )
    known = known_of(scene)
    assert known.stocks == {"B107": (1, 7)}
    assert known.freed == ["B104"]
    gassed = changed(scene, gassed=("B1",)).view
    free, foul = (next(r for r in CONTENT.maps["standard"].room if r.id == room) for room in ("B104", "B102"))
    assert is_gas_room(foul, gassed, known)
    assert not is_gas_room(free, gassed, known)
    text = "\n".join(drawn(scene, game, 110, 36))
    for sign in ("‡2", "▪7", "*2", "○"):
        assert sign in text
    words = BOARD.tell(scene, Speech(game, 1, "en"))
    assert "R1: B305 × fight" in words
    assert "R2: B305 ‡ brawl" in words
    assert "▪ Stocks as you left them: B107 7 (R1)" in words
    assert "A (you): HP 10, rounds 9." in words
    assert "B: HP 10, rounds †2." in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [15, 24, 40])
def test_the_seats_fit_their_room(game: Game, language: str, height: int) -> None:
    speech = Speech(game, 1, language)
    for i, scene in enumerate(played(table_on(game, "standard"))):
        if i % 25 and not scene.view.over:
            continue
        for secrets in (None, BOARD.secrets(scene, speech)):
            lines = draw_seats(BOARD.seats(scene, speech), secrets, "A", speech, 19, height).plain.split("\n")
            assert len(lines) == height
            assert all(any(f" {letter} " in line for line in lines) for letter in "ABCDEFGHI")


def test_offers_and_the_draft_in_words(game: Game) -> None:
    speech = Speech(game, 1, "en")
    room = table_on(game, "standard", seats=3)
    room.advance()
    for text in ("genes:4-3-3", "birth:B303"):
        room.play(0, game.lexicon.read(text))
        room.advance()
    for text in ("offer:B", "want:water", "want:water", "swap"):
        room.play(0, game.lexicon.read(text))
    assert BOARD.topic(whole(room), speech) == "Your draft for B: asks for Water ×2; swaps order cards."
    room.play(0, game.lexicon.read("send"))
    scene = whole(room)
    told = f"Your offer AB1 to B: asks for Water ×2; swaps order card {scene.view.me.order}."
    assert told in BOARD.topic(scene, speech)
    assert told in BOARD.tell(scene, speech)
    assert any(line.startswith("Your offer AB1") for line in drawn(scene, game, 110, 36))
    assert BOARD.topic(public(room), speech) == ""


def test_the_status_names_round_phase_turn_and_step(game: Game) -> None:
    speech = Speech(game, 1, "en")
    scene = whole(table_on(game, "standard"))
    assert BOARD.status(scene, speech) == "Setup"
    assert BOARD.status(changed(scene, round=2, phase="free"), speech) == "Round 2/6: Free phase"
    acting = changed(scene, round=2, phase="action", acting="C")
    assert BOARD.status(acting, speech) == "Round 2/6: turn of C"
    step = changed(scene, round=2, phase="settlement", step=4)
    assert BOARD.status(step, speech) == "Round 2/6: Step 4: hunger"


def plain(game: Game, lines: list[str], language: str = "en", map_: str = "standard", seats: int = 4) -> None:
    setting = TableWanted(game, seats, (1,), "random", game.complete(seats, {"map": map_}))
    assert Plain(Desk(setting.open(7), language), io.StringIO("".join(f"{line}\n" for line in lines))).run() == 0


@pytest.mark.parametrize(("language", "map_"), list(zip(LANGUAGES, MAPS * 2, strict=True)))
def test_a_whole_game_line_by_line(game: Game, capsys: pytest.CaptureFixture[str], language: str, map_: str) -> None:
    plain(game, ["secrets", "genes:4-3-3", "1", *["view", "ready", "1"] * 300, "quit"], language, map_)
    said = capsys.readouterr().out
    say = Speech(game, 1, language).say
    assert say("terminal-plain-after") in said
    assert say("term-status", round=1, rounds=6, now=say("phase-free")) in said


def test_secrets_stay_covered_line_by_line(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    plain(game, ["view", "1", "secrets", "genes:4-3-3", "birth:B603", "secrets", "view"])
    said = capsys.readouterr().out
    before, opened, after = said.partition("Place your 10 gene points")
    assert opened
    assert "genes:" not in before
    assert "HP 10 · B603" not in after.rpartition("Your secrets are covered.")[2]


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (130, 40)])
async def test_a_turn_on_the_full_screen(
    game: Game, app_of: Callable[..., TerminalApp], asked: Waiter, screen_text: Reader, size: tuple[int, int]
) -> None:
    app = app_of(7, seats=4)
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        assert app.speech.say("terminal-covered-question") in screen_text(app)
        await pilot.press("s")
        await pilot.press("2", "4")
        await asked(pilot)
        assert "A genes:4-3-3" in app.room.match.decisions
        asking = app.room.sight().prompt
        assert asking is not None
        assert asking.kind == "birth"
        app.action_point(f"room:{asking.options[0].notation.partition(':')[2]}")
        await asked(pilot)
        for _ in range(200):
            prompt = app.room.sight().prompt
            assert prompt is not None
            if prompt.kind == "move":
                break
            ready = [i for i, choice in enumerate(prompt.options) if choice.notation == "ready"]
            app._pick(ready[0] if ready else 0)
            await asked(pilot)
        assert prompt is not None
        assert prompt.kind == "move"
        await pilot.pause()
        text, view = screen_text(app), app.room.sight().view
        assert f"▶{view.me.room}" in text.replace(" ", "")
        assert app.speech.say("term-steps", steps=3) in " ".join(text.split())
        goal = next(c for c in prompt.options if c.notation.startswith("go:"))
        app.action_point(f"room:{goal.notation[3:]}")
        await asked(pilot)
        assert f"A {goal.notation}" in app.room.match.decisions
        await pilot.press("s")
        await pilot.pause()
        covered = screen_text(app)
        assert "▶" not in covered.replace("▶ A", "")
        assert look.COVER in covered


async def test_a_click_on_the_table_of_splits(
    game: Game, app_of: Callable[..., TerminalApp], asked: Waiter, screen_text: Reader
) -> None:
    app = app_of(7, seats=4)
    async with app.run_test(size=(100, 40)) as pilot:
        await asked(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert "4-3-3" in screen_text(app)
        app.action_point("4-3-3")
        await asked(pilot)
        assert "A genes:4-3-3" in app.room.match.decisions


def test_the_position_says_whom_one_may_talk_with(game: Game) -> None:
    """LK-065, LK-115: with all in the free phase, with nobody in one's own turn."""
    room, speech = table_on(game, "standard", seats=4), Speech(game, 1, "en")
    assert speech.talk(room) == "You can talk to everybody."
    while room.sight().view.acting != "A":
        room.advance()
        prompt = room.sight().prompt
        assert prompt is not None
        ready = [choice for choice in prompt.options if choice.notation == "ready"]
        if room.sight().view.acting != "A":
            room.play(0, (ready or prompt.options)[0].option)
    assert room.hearers() == []
    assert speech.talk(room) == "You can't talk to anyone right now."
