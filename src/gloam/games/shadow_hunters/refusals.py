"""Reasons: the keys of all refusals with their variables, and the small words that rules refuse with.

Which rule forbids what stands beside the rule: `forbids` of a question, and the `why_no_...` of each module.
"""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import seat_letter
from gloam.core.state import Refusal
from gloam.games.shadow_hunters.tables import AREA_IDS, CARD_IDS

REFUSALS: Final = (
    "game-over", "you-are-dead", "dead-ability", "setting-up", "not-your-turn seat", "not-asked", "not-this-question",
    "wrong-step", "another-moment", "target-dead seat", "already-revealed", "daniel-cannot-reveal", "closed-stretch",
    "not-your-ability", "ability-used-up", "heals-by-itself", "must-move", "no-compass", "one-roll", "two-results",
    "choose-result", "choose-area", "already-there area", "teleport-off-board", "not-adjacent area", "roll-to-move",
    "not-yourself", "area-once", "deck-at-gate", "deck-chosen", "at-the-woods", "at-the-altar", "own-equipment card",
    "nobody-owns card", "must-choose", "no-hermit-card", "no-card-received", "must-answer", "must-show",
    "nothing-to-show", "card-fits-you", "card-does-not-fit", "not-what-the-card-says", "nothing-to-give",
    "no-card-drawn", "card-not-for-you card", "must-give-equipment", "you-do-not-own card", "not-at-will",
    "masamune-forces", "one-target-only", "machine-gun-spares-nobody", "off-board seat", "too-near seat area partner",
    "out-of-range seat area partner", "declare-first", "must-roll", "one-attack", "feast-once", "spear-not-for-you",
    "target-does-not-own card", "too-late-to-heal", "must-loot", "no-loot", "not-on-the-dead card",
)  # fmt: skip
"""The keys of all refusals with their variables."""


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
