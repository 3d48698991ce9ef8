"""Reasons: the small words that rules refuse with.

Which rule forbids what stands beside the rule: `forbids` of a question, and the `why_no_...` of each module.
"""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS
from gloam.core.reasons import refuses
from gloam.core.state import Refusal
from gloam.games.shadow_hunters.tables import AREA_IDS, CARD_IDS

because: Final = refuses("SH")
about_seat: Final = refuses("SH", "seat", SEAT_LETTERS)
about_area: Final = refuses("SH", "area", AREA_IDS)
about_card: Final = refuses("SH", "card", CARD_IDS)


def not_your_ability() -> Refusal:
    """Each character has one ability, and this one is somebody else's (SH-300)."""
    return because(300, "not-your-ability")
