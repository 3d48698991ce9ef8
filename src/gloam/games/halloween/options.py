"""The options of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.options import Options
from gloam.games.halloween.content.tables import BOARD_IDS


class Switches(Options):
    board: Annotated[str, BOARD_IDS, "HW-001"] = BOARD_IDS[0]
    michael_cards: Annotated[Literal[0, 1, 2, 3], "HW-072 HW-076"] = 0
    item_cards: Annotated[Literal[0, 1, 2, 3], "HW-074 HW-076"] = 0
    michael_may_repeat: Annotated[bool, "HW-215"] = True
