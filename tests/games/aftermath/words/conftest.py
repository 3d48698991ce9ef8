"""Small programs in the words of the adventure book, played in a position.

A module of tests lists them in `PROGRAMS`, conditions in `CONDITIONS`, selectors in `SETS`.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import pytest

from gloam.core.effects.book import bind
from gloam.core.effects.program import shelve
from gloam.core.effects.tree import Source
from gloam.games.aftermath.content.tables import BOOK, CONTENT
from gloam.games.aftermath.effects.binding import ids_of, sources
from gloam.games.aftermath.effects.playing import BookWords
from gloam.games.aftermath.effects.vocabulary import VOCABULARY


@cache
def book(module: ModuleType) -> str:
    """The whole book with the programs of a module in it, so that all numbers are those of the game."""
    programs: dict[str, list[Any]] = getattr(module, "PROGRAMS", {})
    conditions: dict[str, Any] = getattr(module, "CONDITIONS", {})
    sets: dict[str, Any] = getattr(module, "SETS", {})
    own = [
        Source(f"try-{name}", "page_030.toml", ("entry",), {"effects": x}, scope="30") for name, x in programs.items()
    ]
    own += [
        Source(f"if-{name}", "page_030.toml", ("entry",), {}, scope="30", terms={"if": ("condition", cond)})
        for name, cond in conditions.items()
    ]
    own += [
        Source(f"who-{name}", "page_030.toml", ("entry",), scope="30",
               blocks={"effects": [{"op": "status", "gain": "badly-wounded", "who": who}]})
        for name, who in sets.items()
    ]  # fmt: skip
    made = bind(VOCABULARY, [*sources(CONTENT), *own], ids_of(CONTENT))
    assert not made.faults, made.faults
    assert made.book is not None
    assert made.book.order[: len(BOOK.order)] == BOOK.order
    return shelve(made.book)


@pytest.fixture
def again() -> Any:
    """Plays one more program, up to where somebody is asked."""

    def played(t: Any, name: str, reader: int = 0) -> None:
        t.s.ask_again()
        t.s.push(t.s.words.start(f"try-{name}", reader))
        t.s.run()

    return played


@pytest.fixture
def do(request: pytest.FixtureRequest, table: Any, again: Any) -> Any:
    """Plays a program in a position, up to where somebody is asked."""

    def made(
        name: str, reader: int = 0, page: int = 30, cast: tuple[str, ...] = ("pim", "odo"), **position: Any
    ) -> Any:
        position = {"mission": "m1", "hands__A": ["g1"], "hands__B": ["b1"]} | position
        turn = position.pop("turn", "A")
        t = table(list(cast), page, **position)
        t.put(turn=turn, next="actions")
        t.s.words = BookWords(book(request.module))
        t.s.run()
        again(t, name, reader)
        return t

    return made
