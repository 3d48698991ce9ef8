"""Dials and flags."""

from __future__ import annotations

from typing import Annotated

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Number, Range
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import Dial, FlagId, Scope


class DialBy(Effect, tag="dial"):
    """A dial goes up or down by a number, or is set."""

    payable = True

    dial: Dial
    by: Number | None = None
    set: Annotated[Number, Range(0, 20)] | None = None
    over_cap: bool = False

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "by", "set")

    def progresses(self) -> bool:
        return self.dial == "time"


class Flag(Effect, tag="flag"):
    """A number with a name. Unset is 0; `set = 1` is the usual yes. A name has one scope in the whole book."""

    name: FlagId
    set: Number | None = None
    add: Number | None = None
    scope: Scope = "mission"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "set", "add")
