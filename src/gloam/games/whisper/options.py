"""The options of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.options import Options
from gloam.games.whisper.content.tables import KILLER_IDS


class Switches(Options):
    killer: Annotated[str, ["choice", *KILLER_IDS], "WH-006 WH-007"] = "choice"
    variant: Annotated[Literal["none", "crossroads", "plan"], "WH-011 WH-340 WH-360"] = "none"
    draw_after_encounter: Annotated[Literal["split", "always", "never"], "WH-172 WH-185"] = "split"
