"""What Haddonfield's buildings and rooms are called by, for the boards of the clients."""

from __future__ import annotations

from typing import Final

BUILDING_IDS: Final = ["wallace", "wallace-shed", "myers", "doyle", "strode", "strode-shed"]
ROOM_IDS: Final = [
    "laundry",
    "kitchen",
    "living-room",
    "hall",
    "bedroom",
    "den",
    "back-room",
    "sisters-room",
    "parlour",
    "dining-room",
    "tommys-room",
    "family-room",
    "study",
    "tool-shed",
]
"""What Haddonfield's buildings and rooms are called by; other boards bring names of their own."""
