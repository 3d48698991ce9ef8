"""Boards fit their room in every language, and a game without one is listed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len

from gloam.core.game import Game
from gloam.core.words.text import LANGUAGES
from gloam.terminal.boards import Board, Scene, board_for
from gloam.terminal.panels import draw_seats
from gloam.terminal.person import Person
from gloam.terminal.room import LocalRoom, TableWanted
from gloam.terminal.speech import Speech
from gloam.testing.pages import write_files

ROOT = Path(__file__).resolve().parents[2]


def whole_scene(room: LocalRoom) -> Scene:
    """All that the person may see, nothing covered."""
    return Person(room).whole_scene()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(58, 12), (60, 30), (70, 26), (110, 50)])
def test_the_board_fits_its_room(
    setting: Callable[..., TableWanted], game: Game, language: str, width: int, height: int
) -> None:
    board, speech = board_for(game), Speech(game, 1, language)
    room = setting(8).open(2)
    for _ in range(60):
        scene = whole_scene(room)
        view = scene.view
        lines = board.draw(scene, speech, width, height).plain.split("\n")
        assert len(lines) == height
        assert {cell_len(line) for line in lines} == {width}
        drawn = "\n".join(lines)
        for seat in view.seats:
            if seat.alive and seat.area != "off":
                assert drawn.count(seat.seat) >= 2, f"{seat.seat} is not both on its area and on the track"
        move = room.next_move()
        if move is None:
            prompt = room.sight().prompt
            assert prompt is not None
            room.play(0, prompt.options[0].option)
        else:
            room.do(move)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (10, 40), (44, 12), (80, 5)])
def test_in_too_little_room_the_position_is_told_in_words(
    setting: Callable[..., TableWanted], game: Game, width: int, height: int
) -> None:
    scene = whole_scene(setting(8).open(2))
    lines = board_for(game).draw(scene, Speech(game, 1, "en"), width, height).plain.split("\n")
    assert len(lines) <= height
    assert all(cell_len(line) <= width for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [8, 12, 15, 24, 40])
def test_the_seats_fit_their_room(setting: Callable[..., TableWanted], game: Game, language: str, height: int) -> None:
    board, speech = board_for(game), Speech(game, 1, language)
    scene = whole_scene(setting(8).open(2))
    for secrets in (None, board.secrets(scene, speech)):
        lines = draw_seats(board.seats(scene, speech), secrets, "A", speech, 19, height).plain.split("\n")
        assert len(lines) == height
        assert all(any(f" {letter} " in line for line in lines) for letter in "ABCDEFGH")


def test_the_position_in_words(setting: Callable[..., TableWanted], game: Game) -> None:
    speech = Speech(game, 1, "en")
    lines = board_for(game).tell(whole_scene(setting().open(7)), speech)
    assert lines[0] == "Turn of A (you): Move"
    assert "A (you): damage 0, Charles (secret), off the board." in lines
    assert "B: damage 0, off the board, hidden." in lines
    assert sum("pair" in line for line in lines) == 3


def test_a_game_without_a_board_is_listed(candle: Game) -> None:
    board = board_for(candle)
    assert type(board) is Board
    room = TableWanted(candle, 3, (1,), "random", {}).open(1)
    room.advance()
    speech = Speech(candle, 1, "en")
    person = Person(room)
    own, public = board.tell(person.whole_scene(), speech), board.tell(person.public_scene(), speech)
    assert own != public
    assert "May be doubted: -" in public  # its label, the message view-layer
    view = msgspec.structs.replace(room.match.state.view(0), layer="seat:B", shown=["card:wind", "card:unknown"])
    told = board.tell(msgspec.structs.replace(person.public_scene(), view=view), speech)
    assert "May be doubted: B" in told
    assert f"shown: {speech.say('card-wind')}, card:unknown" in told
    assert board.draw(person.whole_scene(), speech, 40, 10).plain.count("\n") < 10


def test_a_game_of_another_package_brings_its_board(tmp_path: Path) -> None:
    for page in ("add-a-game.md", "boards.md"):
        write_files(ROOT / "docs" / page, tmp_path)
    shown = (
        "from gloam.terminal.boards import Scene, board_for; from gloam.terminal.speech import Speech;"
        "from gloam.core.match import Match; from candle.game import game;"
        "scene = Scene(Match(game, 3, 1).state.view(0), [], 3, 'A');"
        "print(*board_for(game).tell(scene, Speech(game, 1, 'en')), sep='\\n')"
    )
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", shown], env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "A (you) * Cards: 3\nB * Cards: 3\nC * Cards: 3\n"
