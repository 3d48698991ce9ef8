"""The options of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.options import Options
from gloam.games.lockdown.codes import MOST_OFFERS
from gloam.games.lockdown.content.tables import MAP_IDS


class Switches(Options):
    map: Annotated[str, MAP_IDS, "LK-030"] = "standard"
    stock: Annotated[Literal["scaled", "full"], "LK-020"] = "scaled"
    offers_per_phase: Annotated[int, range(MOST_OFFERS + 1), "LK-083"] = 5
