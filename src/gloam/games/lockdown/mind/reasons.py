"""Why the rule-based mind chose what it chose: every reason with its facts, and the reason for a room to stop in."""

from __future__ import annotations

from typing import Final

from gloam.core.words.lexicon import SEAT_LETTERS, Fact
from gloam.games.lockdown.content.tables import CARD_IDS, FLOOR_IDS, ROOM_IDS, room_number
from gloam.games.lockdown.mind.rooms import Rooms, Stop

Reason = tuple[str, dict[str, Fact]]

REASONS: Final[dict[str, set[str]]] = {
    "why-only": set(),
    # Setup
    "why-genes": set(),
    "why-birth": {"room"},
    # Trade
    "why-offer": {"give", "want"},
    "why-accept": {"seat"},
    "why-refuse": {"seat"},
    "why-refuse-order": {"seat"},
    "why-ready": set(),
    "why-drop": set(),
    # Rooms to stop in
    "why-water": {"room"},
    "why-food": {"room"},
    "why-medicine": {"room"},
    "why-weapons": {"room"},
    "why-gold": {"room"},
    "why-stock": {"room"},
    "why-supply": {"room"},
    "why-canteen": {"room"},
    "why-surgery": {"room"},
    "why-gene-bank": {"room"},
    "why-control": {"room"},
    "why-desk": {"room"},
    "why-fight": {"room"},
    "why-no-gas": {"room"},
    "why-quiet": {"room"},
    "why-onward": {"room"},
    "why-drain": {"room"},
    # In the room
    "why-ten-votes": set(),
    "why-clear": {"room"},
    "why-new-panel": set(),
    "why-keep-panel": set(),
    "why-draw": set(),
    "why-card": {"card"},
    "why-no-card": set(),
    "why-gold-use": {"room"},
    "why-gold-keep": set(),
    "why-discard": {"card"},
    "why-recycle": set(),
    "why-fire": {"room"},
    "why-done": set(),
    "why-vote": {"floor"},
    # The settlement
    "why-meal": {"card"},
    "why-no-meal": set(),
    "why-pill": set(),
    "why-alcohol": set(),
    "why-adrenaline": set(),
    "why-keep-medicine": set(),
}
"""Every reason with its facts."""

ROOM_REASONS: Final[dict[int, str]] = {
    room_number("101"): "why-water",
    room_number("B505"): "why-food",
    room_number("B301"): "why-medicine",
    room_number("B107"): "why-weapons",
    room_number("B206"): "why-gold",
    room_number("B501"): "why-stock",
    room_number("B503"): "why-stock",
    room_number("B601"): "why-stock",
    room_number("B701"): "why-stock",
    room_number("202"): "why-supply",
    room_number("B204"): "why-canteen",
    room_number("B202"): "why-surgery",
    room_number("201"): "why-gene-bank",
    room_number("B101"): "why-control",
    room_number("B304"): "why-desk",
}

WORTH_TELLING: Final = 0.3
"""A gain that is reason enough to go somewhere."""


def room_fact(room: int) -> str:
    return f"room:{ROOM_IDS[room]}"


def card_fact(card: int) -> str:
    return f"card:{CARD_IDS[card]}"


def seat_fact(seat: int) -> str:
    return f"seat:{SEAT_LETTERS[seat]}"


def floor_fact(floor: int) -> str:
    return f"floor:{FLOOR_IDS[floor]}"


def reason_to_stop(rooms: Rooms, stop: Stop) -> Reason:
    """What speaks most for a room."""
    room = stop.room
    facts: dict[str, Fact] = {"room": room_fact(room)}
    s, danger = rooms.situation, rooms.danger
    if s.dead:
        return ("why-drain", facts)
    if stop.gain >= WORTH_TELLING and room in ROOM_REASONS:
        return (ROOM_REASONS[room], facts)
    if s.armed and stop.cost < 0.0:
        return ("why-fight", facts)
    if stop.later >= WORTH_TELLING:
        return ("why-onward", facts)
    if s.gassed and danger.gas_chance(room) < 1.0:
        return ("why-no-gas", facts)
    return ("why-quiet", facts)
