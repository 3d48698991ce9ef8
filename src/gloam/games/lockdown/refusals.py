"""Refusals as the rules make them.

The reasons stand beside the rules. What belongs to another moment than the present one is in `moments.py`.
"""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS
from gloam.core.reasons import refuses
from gloam.core.state import Refusal
from gloam.games.lockdown.tables import CARD_IDS, FLOOR_IDS, ROOM_IDS

no: Final = refuses("LK")
no_room: Final = refuses("LK", "room", ROOM_IDS)
no_card: Final = refuses("LK", "card", CARD_IDS)
no_floor: Final = refuses("LK", "floor", FLOOR_IDS)
no_seat: Final = refuses("LK", "seat", SEAT_LETTERS)


def no_number(rule: int, key: str, name: str, number: int) -> Refusal:
    return Refusal(f"LK-{rule:03}", key, {name: number})
