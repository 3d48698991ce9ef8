"""Whisper behind the Wall in the terminal: the plan fits every room, shows what a side may know, and words suffice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec import structs
from rich.cells import cell_len

from gloam.core.rng import seeded
from gloam.core.words.text import LANGUAGES
from gloam.games.whisper import game
from gloam.terminal.boards import Scene, board_for
from gloam.terminal.boards.whisper import LAST_SEEN, LEVEL, LURKS, NOISE, POSSIBLE, SEEN, WhisperBoard
from gloam.terminal.panels import draw_seats
from gloam.terminal.person import Person
from gloam.terminal.room import LocalRoom, TableWanted
from gloam.terminal.speech import Speech

BOARD = WhisperBoard()
A, B = 1, 2


def table(held: int, seed: int = 3, seats: int = 3) -> LocalRoom:
    return TableWanted(game, seats, (held,), "random", game.complete(seats, {})).open(seed)


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
        room.play(room.own[0], prompt.options[rng.below(len(prompt.options))].option)


@cache
def some(held: int) -> list[Scene]:
    """The set-up and some turns, played once for all tests."""
    return list(played(table(held), most=30))


def later(held: int, rounds: int = 2) -> Scene:
    return next(scene for scene in some(held) if scene.view.round >= rounds)


def changed(scene: Scene, **fields: object) -> Scene:
    return structs.replace(scene, view=structs.replace(scene.view, **fields))


def drawn(scene: Scene, held: int = B, width: int = 110, height: int = 40) -> str:
    return BOARD.draw(scene, Speech(game, held, "en"), width, height).plain


def test_it_is_found_by_the_games_name() -> None:
    assert isinstance(board_for(game), WhisperBoard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(58, 12), (60, 16), (70, 26), (110, 50)])
@pytest.mark.parametrize("held", [A, B])
def test_the_plan_fits_and_shows_every_room(language: str, width: int, height: int, held: int) -> None:
    speech = Speech(game, held, language)
    for scene in some(held)[::4]:
        plan = BOARD.draw(scene, speech, width, height).plain
        lines = plan.split("\n")
        assert len(lines) == height
        assert {cell_len(line) for line in lines} == {width}
        if width > 100:
            assert all(speech.ref(f"location:{room}") in plan for room in game.lexicon.refs["location"])


@pytest.mark.parametrize(("width", "height"), [(1, 1), (20, 40), (80, 5)])
def test_in_too_little_room_the_position_is_told_in_words(width: int, height: int) -> None:
    lines = drawn(later(B), B, width, height).split("\n")
    assert len(lines) <= height
    assert all(cell_len(line) <= width for line in lines)


def test_the_killer_is_drawn_as_far_as_he_is_known() -> None:
    scene = later(B)
    killer = scene.view.killer

    def with_killer(hidden: bool) -> str:
        there = structs.replace(killer, figure="G1", hidden=hidden, haunt=("G1", "G2"), steps=1)
        return drawn(changed(scene, killer=there))

    assert SEEN in with_killer(False)
    assert POSSIBLE not in with_killer(False)
    assert LAST_SEEN in with_killer(True)
    assert POSSIBLE in with_killer(True)
    assert LURKS not in with_killer(True)


def test_barricades_and_noise_are_seen_without_colour() -> None:
    scene = later(A)
    assert LEVEL["shut"] in drawn(changed(scene, barricades=("R2-R3",)), A)
    assert LEVEL["shut"] not in drawn(changed(scene, barricades=()), A)
    assert NOISE in drawn(changed(scene, noise=("G4",)), A)
    assert NOISE not in drawn(changed(scene, noise=()), A)


def test_the_killer_sees_no_victim_and_lurks_for_himself_alone() -> None:
    room = table(A)
    for scene in played(room, most=60):
        if scene.view.round < 2:
            continue
        assert all(one.place == "" for one in scene.view.victims if one.condition in ("healthy", "wounded"))
        public = Person(room).public_scene()
        hidden = structs.replace(scene.view.killer, hidden=True)
        assert LURKS in drawn(changed(scene, killer=hidden), A)
        assert LURKS not in drawn(changed(public, killer=hidden), A)
        assert BOARD.secrets(public, Speech(game, A, "en")) == []
        assert len(BOARD.secrets(scene, Speech(game, A, "en"))) == 3
        return
    pytest.fail("the killer had no turn")


def test_the_position_in_words() -> None:
    scene = later(B)
    speech = Speech(game, B, "en")
    mine = [one for one in scene.view.victims if one.seat == "B"]
    moved = [structs.replace(one, victim="anna", place="R3", items=("poker",), fear=1) for one in mine[:1]]
    others = [one for one in scene.view.victims if one.seat != "B"]
    killer = structs.replace(scene.view.killer, figure="R1", hidden=True, steps=2, haunt=("R1", "R2"))
    scene = changed(scene, victims=[*moved, *others], killer=killer, barricades=("R2-R3",), petrified="")
    lines = BOARD.tell(scene, speech)
    assert lines[1:3] == [
        "Your victim Anna: Study, West Wing.",
        "Ways from there: Trophy Room (barricade), Library, Chapel.",
    ]
    assert "Anna: Fire poker" in lines
    assert "The killer is hidden. Last seen: Entrance Hall, West Wing. Steps since then, at most: 2." in lines
    assert "He may be here: Entrance Hall, Trophy Room." in lines
    assert "Barricades: Trophy Room – Study." in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [8, 12, 24])
def test_the_seats_fit_their_room(language: str, height: int) -> None:
    scene, speech = later(B), Speech(game, B, language)
    for secrets in (None, BOARD.secrets(scene, speech)):
        lines = draw_seats(BOARD.seats(scene, speech), secrets, "B", speech, 19, height).plain.split("\n")
        assert len(lines) == height
        assert all(any(f" {letter} " in line for line in lines) for letter in "ABC")
