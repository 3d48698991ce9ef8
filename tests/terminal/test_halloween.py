"""Halloween in the terminal: the street fits its room and follows the figure, secrets are covered, words suffice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec import structs
from rich.cells import cell_len

from gloam.core.rng import seeded
from gloam.core.sights import Prompt
from gloam.core.words.text import LANGUAGES
from gloam.games.halloween import game
from gloam.games.halloween.content.board import COLUMNS, SPACE_IDS, SPACES, number_of
from gloam.games.halloween.content.tables import CARD_IDS, DICE_OF, IS_KEY
from gloam.terminal.boards import Scene, board_for
from gloam.terminal.boards.halloween import (
    ARROWS,
    HIDDEN,
    IN_SIGHT,
    LAST_SEEN,
    POSSIBLE,
    SEEN,
    HalloweenBoard,
    place_of,
    possible_spaces,
)
from gloam.terminal.panels import draw_seats
from gloam.terminal.person import Person
from gloam.terminal.room import LocalRoom, TableWanted
from gloam.terminal.speech import Speech

BOARD = HalloweenBoard()
A, B = 1, 2


def table(held: int, seed: int = 3) -> LocalRoom:
    return TableWanted(game, 4, (held,), "random", game.complete(4, {})).open(seed)


def played(room: LocalRoom, seed: int = 1, most: int = 150) -> Iterator[Scene]:
    """What the person sees of a game in which they choose at random."""
    rng = seeded(seed, 99)
    for _ in range(most):
        room.advance()
        if room.over:
            return
        prompt = room.sight().prompt
        if prompt is None:
            return
        yield Person(room).whole_scene()
        option = prompt.options[rng.below(len(prompt.options))].option
        room.play(room.own[0], option)


def later(held: int, rounds: int = 2) -> Scene:
    return next(scene for scene in played(table(held)) if scene.view.round >= rounds)


def changed(scene: Scene, **fields: object) -> Scene:
    return structs.replace(scene, view=structs.replace(scene.view, **fields))


def test_it_is_found_by_the_games_name() -> None:
    assert isinstance(board_for(game), HalloweenBoard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(58, 12), (60, 16), (44, 10), (70, 26), (110, 50)])
def test_the_street_fits_and_shows_my_figure(language: str, width: int, height: int) -> None:
    speech = Speech(game, B, language)
    for scene in played(table(B), most=25):
        lines = BOARD.draw(scene, speech, width, height).plain.split("\n")
        assert len(lines) == height
        assert {cell_len(line) for line in lines} == {width}
        mine = scene.view.victims[0]
        if mine.space:
            # In its own row and column, wherever the street is scrolled to.
            [row] = [line for line in lines if line.startswith(f"{mine.space[1:]:>2} ")]
            x = row.index(f"B{ARROWS[mine.facing]}".rstrip())
            assert lines[0][x] == mine.space[0]


@pytest.mark.parametrize(("width", "height"), [(1, 1), (20, 40), (80, 5)])
def test_in_too_little_room_the_position_is_told_in_words(width: int, height: int) -> None:
    lines = BOARD.draw(later(B), Speech(game, B, "en"), width, height).plain.split("\n")
    assert len(lines) <= height
    assert all(cell_len(line) <= width for line in lines)


def test_lines_differ_by_more_than_colour() -> None:
    drawn = BOARD.draw(later(B), Speech(game, B, "en"), 110, 50).plain.split("\n")
    cell = (drawn[0].index("B") - drawn[0].index("A")) or 1

    def beyond(space: str, down: bool) -> str:
        column, row = number_of(space) % COLUMNS, number_of(space) // COLUMNS
        x, y = drawn[0].index("A") - 1 + column * cell, 2 + row * 2
        return drawn[y + 1][x + 1] if down else drawn[y][x + cell]

    assert [beyond(*edge) for edge in (("C2", False), ("B7", False), ("I1", False), ("E4", False))] == list("┊║×│")
    assert [beyond(*edge) for edge in (("D3", True), ("D8", True), ("A8", True), ("M4", True))] == list("┄═×─")
    # The wall of a house behind a tree is there, the tree's own are not.
    assert beyond("H3", True) == "─"
    assert beyond("H2", True) == " "


def test_michael_is_drawn_as_far_as_he_is_known() -> None:
    speech, scene = Speech(game, B, "en"), later(B)
    view = scene.view

    def drawn(figure: str, shadow: str) -> str:
        michael = structs.replace(view.michael, figure=figure, shadow=shadow)
        return BOARD.draw(changed(scene, michael=michael), speech, 110, 50).plain

    assert SEEN in drawn("J12", "")
    assert LAST_SEEN in drawn("", "J12")
    assert not any(sign in drawn("", "") for sign in (SEEN, LAST_SEEN, HIDDEN))


def test_sight_is_shown_on_empty_spaces() -> None:
    scene = later(B)
    victims = [structs.replace(one, sees=()) for one in scene.view.victims]
    blind = BOARD.draw(changed(scene, victims=victims), Speech(game, B, "en"), 110, 50).plain
    assert IN_SIGHT not in blind
    victims[0] = structs.replace(victims[0], sees=("J11", "K11"))
    assert BOARD.draw(changed(scene, victims=victims), Speech(game, B, "en"), 110, 50).plain.count(IN_SIGHT) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_he_can_be_is_shaded_and_told_where_the_table_shows_it(language: str) -> None:
    speech = Speech(game, B, language)
    room = TableWanted(game, 4, (B,), "random", game.complete(4, {}), beliefs=True).open(3)
    few = many = 0
    for scene in played(room, most=150):
        spaces = possible_spaces(scene)
        drawn = BOARD.draw(scene, speech, 110, 50).plain
        words = BOARD.tell(scene, speech)
        assert (POSSIBLE in drawn) == bool(spaces)
        if scene.view.round and not scene.view.michael.figure:
            told = [line for line in words if str(len(spaces)) in line and (len(spaces) > 12 or spaces[0] in line)]
            assert told, (spaces, words)
            few, many = few + (len(spaces) <= 12), many + (len(spaces) > 12)
        assert possible_spaces(structs.replace(scene, seat="A")) == []
    assert many
    assert all(possible_spaces(scene) == [] for scene in played(table(B), most=40)), "only where the table shows it"


def test_after_the_end_his_way_is_told_row_by_row() -> None:
    room = table(B)
    for _ in played(room, most=5_000):
        pass
    assert room.over
    scene = Person(room).whole_scene()
    sheet = scene.view.sheet.sheet
    lines = BOARD.tell(scene, Speech(game, B, "en"))
    for row, space in enumerate(sheet):
        could = len(scene.view.possible[row])
        assert f"Row {row}: Michael on {space}. Spaces the victims could not rule out: {could}" in lines


def test_the_sheet_is_for_michael_alone_and_covered_with_his_secrets() -> None:
    speech = Speech(game, A, "en")
    room = table(A)
    for scene in played(room, most=60):
        sheet = scene.view.sheet
        if sheet is None or scene.view.round < 2:
            continue
        public = Person(room).public_scene()
        assert HIDDEN in BOARD.draw(scene, speech, 110, 50).plain or scene.view.michael.figure
        assert HIDDEN not in BOARD.draw(public, speech, 110, 50).plain
        assert BOARD.secrets(scene, speech)[0][0] == sheet.space
        assert BOARD.secrets(public, speech) == []
        assert any(line.startswith("You are Michael") for line in BOARD.tell(scene, speech))
        assert not any(line.startswith("You are Michael") for line in BOARD.tell(public, speech))
        return
    pytest.fail("Michael had no turn")


def test_the_position_in_words() -> None:
    scene = later(B)
    one = structs.replace(
        scene.view.victims[0],
        who="laurie",
        space="C4",
        facing="north",
        sees=("C2", "C3"),
        hand=("knife", "knife"),
        limit=4,
    )
    scene = changed(scene, victims=[one, *scene.view.victims[1:]])
    lines = BOARD.tell(scene, Speech(game, B, "en"))
    assert lines[1:4] == [
        "You stand on C4, kitchen of the Wallace house, facing north.",
        "Around you: north: wall, east: open to D4, south: open to C5, west: window.",
        "In your sight, nearest first: C3, C2.",
    ]
    assert "Cards 2/4: Butcher knife ×2" in lines
    assert "Locked: blue car, lock on Q10." in lines


def test_every_die_is_named_while_somebody_may_roll_some_again() -> None:
    """HW-308: for everybody, Michael and onlookers too."""
    for seat in (A, B, 0):
        scene = changed(structs.replace(later(B), seat="AB"[seat - 1] if seat else ""), dice=("hit", "blank", "hit"))
        assert BOARD.topic(scene, Speech(game, seat, "en")) == "The dice: 1 hit, 2 blank, 3 hit"
        assert "The dice: 1 hit, 2 blank, 3 hit" in BOARD.tell(scene, Speech(game, seat, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_dice_fit_one_line(language: str) -> None:
    scene = changed(later(B), dice=("blank",) * 5)
    assert cell_len(BOARD.topic(scene, Speech(game, B, language))) <= LINE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_has_a_name_of_its_own(language: str) -> None:
    speech, view = Speech(game, B, language), later(B).view
    names = {place_of(view, space, speech) for space in range(SPACES)}
    assert len(names) == len(SPACE_IDS)
    assert not any("board-" in name for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [8, 12, 24])
def test_the_seats_fit_their_room(language: str, height: int) -> None:
    scene, speech = later(B), Speech(game, B, language)
    for secrets in (None, BOARD.secrets(scene, speech)):
        lines = draw_seats(BOARD.seats(scene, speech), secrets, "B", speech, 19, height).plain.split("\n")
        assert len(lines) == height
        assert all(any(f" {letter} " in line for line in lines) for letter in "ABCD")


LINE = 78
"""Cells of a line on a screen of 80: a question has one of the two lines of its room, what it is about the other."""

TO_MICHAEL = ("start", "prowl", "overpower", "no-pain", "cut")
NAMED = {
    "quilt": ["card:quilt"],
    "counter": ["card:knife"],
    "cut": [f"card:{card}" for i, card in enumerate(CARD_IDS) if not DICE_OF[i] and not IS_KEY[i]],
}
PLAYED = {"overpower": "mcard:overpower", "no-pain": "mcard:no-pain", "cut": "mcard:cut-line"}


def asked(language: str, own: int) -> Iterator[str]:
    """Every question about everything that it can be about, with its rule behind it; Michael holds no other seat."""
    for kind in game.lexicon.kinds:
        michael = kind.key in TO_MICHAEL
        speech, seat = Speech(game, A if michael else own, language), "A" if michael else "B"
        things: dict[str, list[str | int]] = {
            "number": [9],
            "seat": ["seat:C" if seat == "B" else "seat:B"],
            "card": [*NAMED.get(kind.key, [f"card:{card}" for card in CARD_IDS])],
            "mcard": [PLAYED.get(kind.key, "")],
        }
        names = [name for name, _ in kind.about]
        for facts in product(*(things[ref] for _, ref in kind.about)):
            prompt = Prompt(seat, kind.key, kind.rule, [], [], about=dict(zip(names, facts, strict=True)))
            yield f"{speech.ask(prompt)}  {kind.rule}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [B, 6])
def test_a_question_fits_one_line_whatever_it_is_about(language: str, own: int) -> None:
    """Whoever holds two victims is also told which of them is asked."""
    wide = [line for line in asked(language, own) if cell_len(line) > LINE]
    assert not wide, "\n".join(wide)
