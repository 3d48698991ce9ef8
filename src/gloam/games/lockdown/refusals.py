"""Refusals as the rules make them: the keys of all their messages with the variables.

The reasons stand beside the rules. What belongs to another moment than the present one is in `moments.py`.
"""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import seat_letter
from gloam.core.state import Refusal
from gloam.games.lockdown.tables import CARD_IDS, FLOOR_IDS, ROOM_IDS

REFUSALS: Final = (
    "game-over", "not-a-choice", "not-this-question", "no-such-seat", "no-such-room", "no-such-floor", "genes-least",
    "genes-sum points", "genes-load cards", "genes-fixed", "birth-later", "birth-fixed", "not-a-birth-room room",
    "before-round-one", "free-phase-only", "ready-already", "ready-elsewhere", "draft-first", "draft-open", "pick-open",
    "nothing-to-pick", "not-yourself", "offers-spent limit", "shadow-trades", "trading-over", "not-tradable",
    "not-held card", "enough-wanted", "swap-written", "offer-empty", "offer-closed", "offer-not-yours",
    "wanted-not-held", "not-fitting card", "no-cards-now", "within-load", "discard-later", "must-discard",
    "not-your-turn seat", "move-first", "no-moving-now", "move-over", "no-steps-left", "not-adjacent room",
    "start-room room", "must-move", "rope-later", "needs-rope room", "not-above-below room", "chute-elsewhere",
    "no-way-back-up", "shadow-function", "shadow-no-cards", "shadow-no-vote", "shadow-not-asked", "died-in-laser",
    "died-this-round", "teleporter-elsewhere", "named-room room", "helicopter-elsewhere", "helicopter-first-step",
    "helicopter-target room", "turn-only", "room-elsewhere", "room-over", "one-function", "desk-used",
    "no-gas-there room", "freed-already room", "not-lying card", "one-supply", "discards-stay", "take-over",
    "draw-elsewhere", "draw-twice", "draw-limit limit", "stock-empty", "must-name-number", "keep-limit", "junk-kept",
    "gold-not-here", "gold-none", "gold-after-draw", "gold-take-first", "gold-for-gold", "take-needs-gold", "must-take",
    "recycler-none", "recycler-used", "recycler-full", "recycler-empty", "bazooka-none", "bazooka-fired",
    "discard-not-here", "acts-later", "acts-over", "vote-last", "must-vote", "no-more-votes", "gassed-already floor",
    "hunger-step", "nothing-due", "revived-nothing-due", "meal-chosen", "one-each", "not-water card", "not-food card",
    "medicine-step", "medicine-chosen", "not-medicine card", "second-adrenaline",
)  # fmt: skip
"""Keys of refusals with the variables of their messages."""


def no(rule: int, key: str) -> Refusal:
    """A refusal without facts."""
    return Refusal(f"LK-{rule:03}", key, {})


def no_room(rule: int, key: str, room: int) -> Refusal:
    return Refusal(f"LK-{rule:03}", key, {"room": f"room:{ROOM_IDS[room]}"})


def no_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"LK-{rule:03}", key, {"card": f"card:{CARD_IDS[card]}"})


def no_floor(rule: int, key: str, floor: int) -> Refusal:
    return Refusal(f"LK-{rule:03}", key, {"floor": f"floor:{FLOOR_IDS[floor]}"})


def no_seat(rule: int, key: str, seat: int) -> Refusal:
    return Refusal(f"LK-{rule:03}", key, {"seat": f"seat:{seat_letter(seat)}"})


def no_number(rule: int, key: str, name: str, number: int) -> Refusal:
    return Refusal(f"LK-{rule:03}", key, {name: number})
