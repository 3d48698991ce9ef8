"""Reasons: the small words that rules refuse with.

Which rule forbids what stands beside the rule: `forbids` of a question, and the `why_no_...` of each module.
"""

from __future__ import annotations

from gloam.core.lexicon import seat_letter
from gloam.core.state import Refusal
from gloam.games.shadow_hunters.tables import AREA_IDS, CARD_IDS


def because(rule: int, key: str) -> Refusal:
    """A refusal without facts."""
    return Refusal(f"SH-{rule:03}", key, {})


def about_seat(rule: int, key: str, seat: int) -> Refusal:
    return Refusal(f"SH-{rule:03}", key, {"seat": f"seat:{seat_letter(seat)}"})


def about_area(rule: int, key: str, area: int) -> Refusal:
    return Refusal(f"SH-{rule:03}", key, {"area": f"area:{AREA_IDS[area]}"})


def about_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"SH-{rule:03}", key, {"card": f"card:{CARD_IDS[card]}"})


def not_your_ability() -> Refusal:
    """Each character has one ability, and this one is somebody else's (SH-300)."""
    return because(300, "not-your-ability")
