"""The words of a game as a page: complete, and the pages in docs/ are as they would be made now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.core.game import Game, game_named, games
from gloam.games.halloween import game as halloween
from gloam.scenario.words import words_page

PAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "words"


def test_every_word_is_there(tiny: Game) -> None:
    page = words_page(tiny)
    lexicon = tiny.lexicon
    for word in (
        *(verb.key for verb in lexicon.verbs if not verb.ref),
        "blow:SEAT",
        *(kind.key for kind in lexicon.kinds),
        *(event.key for event in lexicon.events),
        *(s.key for s in tiny.switches),
        "turn",
        "turns",
        "deck",
        "seat.X.role",
        "seat.X.hand",
        "seats.N.cards",
        "d6",
        "roles",
    ):
        assert f"`{word}`" in page, word
    assert "| `revealed` | rule TN-005, `seat` (seat), `role` (role) |" in page
    assert "| `seat.X.hand` | a list: `card` |" in page
    assert "| `size` | a number; cannot be set |" in page
    assert "| `goal` | `3`, `2` |" in page
    assert "| `early_owl` | `false`, `true` |" in page, "as a file says it"
    assert "| `seats.N.role` | a word or none |" in page
    assert "| `d6` | a die of 6 |" in page


def test_draws_of_the_deal_are_told_apart(tiny: Game) -> None:
    deal, draws = words_page(tiny).split("## Deal")[1].split("## Position")[0], words_page(tiny).split("## Draws")[1]
    assert "`roles`" in deal
    assert "`roles`" not in draws
    assert "`deck`" in deal
    assert "`deck`" in draws


def test_an_option_of_several_things_is_there_with_all_of_them() -> None:
    page = words_page(halloween)
    several = [verb for verb in halloween.lexicon.verbs if len(verb.named()) > 1]
    assert several
    for verb in several:
        assert f"`{verb.key}:{','.join(part.ref.upper() for part in verb.named())}`" in page


def test_entries_of_tables_that_fill_later_are_there() -> None:
    page = (PAGES / "whisper.md").read_text("utf-8")
    assert "| `victim.NAME.place` | a word: `location` |" in page
    assert "| `victim.NAME.fear` | a number; also `victim.NAME.keys` |" in page


def test_the_words_of_a_game_of_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parent.parent / "poachers"))
    page = words_page(game_named("poachers"))
    for word in ("snare:PLACE", "go:PLACE", "move", "planned", "omen", "players.N.place", "at.X", "moonlight"):
        assert f"`{word}`" in page, word


OURS = [name for name, game in games().items() if game.package.startswith("gloam.games.")]


@pytest.mark.parametrize("game_id", OURS)
def test_a_page_is_as_it_would_be_made_now(game_id: str) -> None:
    page = PAGES / f"{game_id}.md"
    made = words_page(game_named(game_id))
    written = page.read_text("utf-8") if page.exists() else ""
    assert written == made, f"./gloam scenario --words {game_id} > docs/words/{page.name}"


@pytest.mark.parametrize("game", OURS)
def test_what_scenarios_of_a_game_set_and_draw_is_on_its_page(game: str) -> None:
    """The page is not made from the scenarios, so it is held against them."""
    page = (PAGES / f"{game}.md").read_text("utf-8")
    folder = Path(__file__).resolve().parent.parent / "games" / game.replace("-", "_") / "scenarios"
    draws = set()
    for file in folder.rglob("*.toml"):
        text = file.read_text("utf-8")
        draws |= set(re.findall(r"^pile (\w+) =", text, re.MULTILINE))
        for line in re.findall(r"^dice (.*)$", text, re.MULTILINE):
            draws |= {name.partition("=")[0] for name in line.partition("#")[0].split()}
    assert draws
    assert not [name for name in sorted(draws) if f"| `{name}` |" not in page]
