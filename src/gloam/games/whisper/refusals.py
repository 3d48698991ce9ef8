"""Refusals as the rules make them.

The reasons stand beside the rules. What belongs to another moment than the present one is in `moments.py`.
"""

from __future__ import annotations

from typing import Final

from gloam.core.reasons import refuses
from gloam.games.whisper.tables import (
    CARD_IDS,
    DOTTED_IDS,
    ITEM_IDS,
    LOCATION_IDS,
    PASSAGE_IDS,
    PLAN_IDS,
    VICTIM_IDS,
)

no: Final = refuses("WH")
no_victim: Final = refuses("WH", "victim", VICTIM_IDS)
no_item: Final = refuses("WH", "item", ITEM_IDS)
no_place: Final = refuses("WH", "location", LOCATION_IDS)
no_passage: Final = refuses("WH", "passage", [*PASSAGE_IDS, *DOTTED_IDS])
no_plan: Final = refuses("WH", "plan", PLAN_IDS)
no_card: Final = refuses("WH", "kcard", CARD_IDS)
