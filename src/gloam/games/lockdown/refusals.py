"""Refusals as the rules make them.

The reasons stand beside the rules. What belongs to another moment than the present one is in `moments.py`.
"""

from __future__ import annotations

from gloam.core.lexicon import seat_letter
from gloam.core.state import Refusal
from gloam.games.lockdown.tables import CARD_IDS, FLOOR_IDS, ROOM_IDS


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
