"""Bonuses and other mods for a while."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, SetOf
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.mods import BoostTo, Mod, mod_faults


class Grant(Effect, tag="grant"):
    """A bonus for a while, or other mods. `until` next_x: used up by the next such test, or gone at the end of the
    turn."""

    since = "mods"

    to: BoostTo | None = None
    by: int | None = None
    who: SetOf = "reader"
    until: Literal[
        "turn", "next_turn", "page", "mission", "next_melee", "next_ranged", "next_attack", "next_communicate",
        "next_defence", "next_test",
    ] = "turn"  # fmt: skip
    mods: list[Mod] = msgspec.field(default_factory=list)

    def faults(self) -> list[tuple[Way, str]]:
        if (self.to is None) != (self.by is None):
            return [((), "`to` and `by` come together")]
        found = [(("mods", i, *way), what) for i, mod in enumerate(self.mods) for way, what in mod_faults(mod)]
        return found or one_of(self, "to", "mods")
