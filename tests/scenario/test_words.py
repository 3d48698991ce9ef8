"""The words of a game as a page: complete, and the pages in docs/ are as they would be made now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.core.game import Game, game_named
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
    assert "| `seats.N.role` | a word or none |" in page
    assert "| `d6` | a die of 6 |" in page


def test_draws_of_the_deal_are_told_apart(tiny: Game) -> None:
    deal, draws = words_page(tiny).split("## Deal")[1].split("## Position")[0], words_page(tiny).split("## Draws")[1]
    assert "`roles`" in deal
    assert "`roles`" not in draws
    assert "`deck`" in deal
    assert "`deck`" in draws


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_a_page_is_as_it_would_be_made_now(page: Path) -> None:
    made = words_page(game_named(page.stem))
    assert page.read_text("utf-8") == made, f"./gloam scenario --words {page.stem} > docs/words/{page.name}"


@pytest.mark.parametrize("game", ["halloween", "lockdown", "shadow-hunters"])
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
