"""Aftermath in the terminal: the map of the open page fits every room, words suffice, and what is read is read once."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pytest
from msgspec import structs
from rich.cells import cell_len

from gloam.cli import main
from gloam.core.rng import seeded
from gloam.core.words.text import LANGUAGES
from gloam.games.aftermath.content.tables import CONTENT
from gloam.games.aftermath.game import AftermathGame
from gloam.games.aftermath.shown import views
from gloam.games.aftermath.shown.views import BandView, CellView, FindView, FoeView, TrialView
from gloam.terminal.boards import Scene, aftermath_stakes, board_for
from gloam.terminal.boards.aftermath import EXIT, FOE, HIDE, INFO, LEVEL, OBJECTIVE, TOKENS, UPRIGHT, AftermathBoard
from gloam.terminal.boards.aftermath_pages import passages
from gloam.terminal.desk import Desk
from gloam.terminal.person import Person
from gloam.terminal.plain import Plain
from gloam.terminal.room import LocalRoom, TableWanted
from gloam.terminal.speech import Speech

GAME = AftermathGame()
BOARD = AftermathBoard()
AB = 0b11


@cache
def played(most: int = 160) -> tuple[list[Scene], tuple[str, ...]]:
    """A game of one person with two characters who choose at random: what they see, and the pages they have read."""
    room: LocalRoom = TableWanted(GAME, 2, (AB,), "random", GAME.complete(2, {})).open(5)
    rng = seeded(3, 9)
    scenes: list[Scene] = []
    for _ in range(most):
        room.advance()
        prompts = room.sight().prompts
        if room.over or not prompts:
            break
        scenes.append(Person(room).whole_scene())
        options = prompts[0].options
        room.play("AB".index(prompts[0].seat), options[rng.below(len(options))].option)
    return scenes, tuple(room.match.pages(AB))


def speech(language: str = "en") -> Speech:
    spoken = Speech(GAME, AB, language)
    spoken.open(played()[1])
    return spoken


def on_a_map() -> Scene:
    return next(scene for scene in played()[0][::-1] if scene.view.page and scene.view.page.map)


def with_map(scene: Scene, **fields: Any) -> Scene:
    page = scene.view.page
    return structs.replace(
        scene, view=structs.replace(scene.view, page=structs.replace(page, map=structs.replace(page.map, **fields)))
    )


def drawn(scene: Scene, width: int = 110, height: int = 40) -> str:
    return BOARD.draw(scene, speech(), width, height).plain


def test_it_is_found_by_the_games_name() -> None:
    assert isinstance(board_for(GAME), AftermathBoard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(58, 12), (70, 26), (110, 50)])
def test_the_map_fits_and_has_the_dials(language: str, width: int, height: int) -> None:
    spoken = speech(language)
    scenes = [scene for scene in played()[0] if scene.view.page and scene.view.page.map]
    assert len(scenes) > 20
    for scene in scenes[::9]:
        lines = BOARD.draw(scene, spoken, width, height).plain.split("\n")
        assert len(lines) == height
        assert {cell_len(line) for line in lines} == {width}
        assert f"{spoken.ref('dial:time')} {scene.view.dials['time']}" in lines[1]


def test_every_page_with_a_map_can_be_drawn() -> None:
    """Beyond the page at hand: a map of the largest size, each line of its own kind."""
    scene = on_a_map()
    kinds = list(LEVEL)
    cells = tuple(
        CellView(f"{letter}{row}", f"{letter}{row}", kinds[(i + row) % 6], kinds[row % 6], ())
        for i, letter in enumerate("abcdefgh")
        for row in range(1, 8)
    )
    large = with_map(scene, cols=8, rows=7, cells=cells, objectives=(), tokens={}, finds=())
    shown = drawn(large, 90, 20)
    assert all(sign in shown for sign in (*LEVEL.values(), *UPRIGHT.values()))


@pytest.mark.parametrize(("width", "height"), [(1, 1), (20, 40), (80, 5)])
def test_in_too_little_room_the_position_is_told_in_words(width: int, height: int) -> None:
    lines = drawn(on_a_map(), width, height).split("\n")
    assert len(lines) <= height
    assert all(cell_len(line) <= width for line in lines)


def test_what_stands_and_lies_on_the_map_is_told_apart_without_colour() -> None:
    marks = ("info:a", "objective:b", "exit:c", "hide")
    cells = (CellView("a1", "a1", "dash", "double", marks), CellView("b1", "b1", "double", "double", ()))
    scene = with_map(
        on_a_map(), cols=2, rows=1, cells=cells, objectives=("b",), tokens={"b1": ("fire", "trap")},
        finds=(FindView("b1", 3, {}),),
    )  # fmt: skip
    foe = FoeView(2, "roach", 0, False, 0, 1, 3, 0, False, False, ("b1",), ())
    here = structs.replace(scene.view.heroes[0], cell="a1", where="page", wounds=1)
    scene = structs.replace(scene, view=structs.replace(scene.view, foes=[foe], heroes=[here]))
    shown = drawn(scene)
    for sign in (f"{INFO}a", f"{OBJECTIVE}b", f"{EXIT}c", HIDE, f"{FOE}2", "$3", TOKENS["fire"] + TOKENS["trap"]):
        assert sign in shown
    assert f"{speech().ref(f'hero:{here.hero}')[:2]}!" in shown
    assert f"{OBJECTIVE}b" not in drawn(with_map(scene, objectives=())), "only an objective with its token counts"
    told = "\n".join(BOARD.tell(scene, speech()))
    for words in ("a1: info point a.", "a1: objective b.", "a1: exit c.", "b1: fire, mousetrap.", "difficulty 3"):
        assert words in told
    assert "Ways from a1: b1." in told


def test_a_character_on_the_map_can_be_followed_where_it_is_too_high() -> None:
    scene = on_a_map()
    last = f"a{scene.view.page.map.rows}"
    low = structs.replace(scene.view.heroes[0], cell=last, where="page")
    scene = structs.replace(scene, view=structs.replace(scene.view, heroes=[low]), seat=low.seat)
    rows = [line[:2].strip() for line in drawn(scene, 60, 10).split("\n")[3:]]
    assert last[1:] in rows
    assert "1" not in rows


def test_hands_are_told_to_those_who_may_see_them() -> None:
    scene = on_a_map()
    closed = [structs.replace(hero, hand=None) for hero in scene.view.heroes]
    assert BOARD.secrets(scene, speech())
    assert BOARD.secrets(structs.replace(scene, view=structs.replace(scene.view, heroes=closed)), speech()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_told(language: str) -> None:
    spoken = speech(language)
    for scene in played()[0][::5]:
        lines = BOARD.tell(scene, spoken)
        assert all(lines)
        assert BOARD.draw(scene, spoken, 80, 24).plain
        assert {card.letter for card in BOARD.seats(scene, spoken)} == {hero.seat for hero in scene.view.heroes}
    assert all(text for _, text in BOARD.signs(spoken))


def test_line_by_line_a_passage_is_told_where_it_is_read_and_only_there(capsys: pytest.CaptureFixture[str]) -> None:
    room = TableWanted(GAME, 2, (AB,), "random", GAME.complete(2, {})).open(5)
    Plain(Desk(room, "en"), io.StringIO("1\n" * 12 + "view\nquit\ny\n")).run()
    told = capsys.readouterr().out
    assert told.count("nobody at Number Seven can reach the calendar") == 1
    assert "Ways from" in told


# For authors


@pytest.mark.parametrize("page", BOARD.previews())
def test_every_page_can_be_looked_at_before_it_is_played(page: str) -> None:
    shown = BOARD.preview(page, Speech(GAME, 0, "en"), 80).plain
    assert shown.startswith(f"p. {page} ")
    file = next(one for one in CONTENT.pages.values() if one.id == page)
    assert all(f"[{entry}]" in shown for entry in file.entry)
    assert all(name in shown for name in passages(int(page))[1:])


def test_a_preview_shows_map_words_and_effects(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "preview", "aftermath", "12", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    for part in ("═══", "?a", "»a", "$1", "[info-b]", "[letter.info-b]", "автобус", "flag name=stub_home"):
        assert part in shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [(["aftermath", "99"], "has no page '99'; there is 2, 3"), (["shadow-hunters", "1"], "has no book to look into")],
)
def test_what_cannot_be_previewed(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "preview", *words]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_at_stake_is_said(language: str) -> None:
    """AF-230, AF-239, 6.10: what a test asks, with boosts and odds; what is special about enemies beside them."""
    speech = Speech(GAME, AB, language)
    asked = aftermath_stakes.test_line(views.TestView("strength", 5, True, -1, 42), speech)
    assert speech.ref("attribute:strength") in asked
    assert "−1" in asked
    assert "42%" in asked
    unseen = views.TestView("strength", 5, True, -1, -1)
    assert "%" not in aftermath_stakes.test_line(unseen, speech), "nobody is told the odds of others' hands"
    trial = TrialView("A", "agility", 4, False, "", "", 0, ("g2",), 2, {"agility": 1}, -1, -1)
    assert "83%" in aftermath_stakes.trial_line(trial, (), speech), "five of the six sides make up for what is missing"
    band = BandView("e06", (1, 2), -1, True, 0, 0, 1, 0)
    told = aftermath_stakes.band_line(band, speech)
    assert speech.ref("encounter:e06") in told
    assert len(aftermath_stakes.specials(band, speech)) == 2
