"""What is hidden and may be looked at."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Ref
from gloam.games.aftermath.effects.words.things import Cell


class Peek(Effect, tag="peek"):
    """Something hidden is shown to all and stays: a neighbour location's calamity number, the top encounter card, or a
    scavenge token of the page or of a cell, among which the reader picks; or the next threat card of the action deck;
    the title of a neighbour's page or of any; the calamity number of any."""

    asks = True
    since = "at"

    what: Literal["neighbour", "encounter", "scavenge", "threat", "title", "calamity"]
    at: Cell | None = None
    page: Annotated[str, Ref("page", leads=False)] | None = None

    def faults(self) -> list[tuple[Way, str]]:
        if self.at is not None and self.what != "scavenge":
            return [(("at",), "only scavenge tokens lie on a cell")]
        if self.page is not None and self.what not in ("title", "calamity"):
            return [(("page",), "only the title or the calamity number of a page is meant")]
        if self.page is None and self.what == "calamity":
            return [((), "`page` is needed; that of a neighbour is `neighbour`")]
        return []
