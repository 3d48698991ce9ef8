"""Where the party is bound for."""

from __future__ import annotations

from gloam.games.aftermath.content.tables import ACTIVE, COLUMNS, MISSION_LOCATION
from gloam.games.aftermath.state import Aftermath


def location_of(mission: int) -> int:
    """Where a mission is, as its card says; -1 for none, and for Forage, which is everywhere."""
    return MISSION_LOCATION[mission] if mission >= 0 else -1


def steps(a: int, b: int) -> int:
    """Travels between two locations."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


def target(s: Aftermath) -> int:
    """The location the party is bound for; -1 where any new one will do."""
    if s.errand >= 0 and s.campaign.missions[s.errand] == ACTIVE:
        return location_of(s.errand)
    return location_of(s.mission)
