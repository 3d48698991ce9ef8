"""Figures that are moved without cards."""

from __future__ import annotations

from typing import Annotated

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Number, Range, SetOf, Who
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import Cell, Place


class Move(Effect, tag="move"):
    """Figures are put on a cell, or on any of the cells with a tag (the first); or they go so many steps towards a
    cell, by a shortest way, without cards. Where such ways end in different spaces `chooser` decides."""

    asks = True

    to: Place | None = None
    who: SetOf = "reader"
    steps: Annotated[Number, Range(1, 20)] | None = None
    toward: Cell | None = None
    chooser: Who = ""

    def faults(self) -> list[tuple[Way, str]]:
        if (self.steps is None) != (self.toward is None):
            return [((), "`steps` and `toward` come together")]
        if self.chooser and self.steps is None:
            return [(("chooser",), "there is nothing to choose without `steps` and `toward`")]
        return one_of(self, "to", "steps")
