"""Where the party is bound for."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.tables import ACTIVE, COLUMNS, LOCATION_IDS, MISSION_IDS

_LOCATION_OF: Final = {
    "m1": "vending-row", "m2": "clock-tower-square", "m3": "toll-bridge", "m4": "pharmacy", "m5": "the-laboratory",
    "m6": "rooftop-garden", "m7": "market-arcade", "m8": "battery-shop", "d40": "back-gardens",
    "d41": "flooded-subway", "d42": "parking-deck", "d43": "storm-drain",
}  # fmt: skip
"""Where missions are, as their cards say."""


def location_of(mission: int) -> int:
    """Where a mission is; -1 for Forage, or if its card does not tell."""
    name = _LOCATION_OF.get(MISSION_IDS[mission], "") if mission >= 0 else ""
    return LOCATION_IDS.index(name) if name in LOCATION_IDS else -1


def steps(a: int, b: int) -> int:
    """Travels between two locations."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


def target(s: Aftermath) -> int:
    """The location the party is bound for; -1 where any new one will do."""
    if s.errand >= 0 and s.campaign.missions[s.errand] == ACTIVE:
        return location_of(s.errand)
    return location_of(s.mission)
