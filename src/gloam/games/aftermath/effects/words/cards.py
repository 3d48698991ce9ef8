"""Action cards: in hands, as threats, of influence."""

from __future__ import annotations

from typing import Literal

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Number, SetOf
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import Hero


class Threat(Effect, tag="threat"):
    """Threat cards: clear all, remove some from the bottom, or add some."""

    clear: bool = False
    remove: Number | None = None
    add: Number | None = None

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "clear", "remove", "add")


class Cards(Effect, tag="cards"):
    """Action cards: drawn, or discarded by choice, or all of a colour, or all."""

    asks = True

    draw: Number | None = None
    discard: Number | None = None
    discard_color: Literal["green", "red", "blue", "yellow", "white"] | None = None
    discard_all: bool = False
    who: SetOf = "reader"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "draw", "discard", "discard_color", "discard_all")


class Influence(Effect, tag="influence"):
    """A hero's influence card comes into that player's hand, or goes out of play."""

    asks = True

    hero: Hero
    out: bool = False
