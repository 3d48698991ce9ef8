"""How likely floors are to be gassed, now and later."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.tables import B4, B5, FLOORS, HELIPAD, WAREHOUSE, floor_of

FLOORS_A_ROUND: Final = 1.5
"""So many floors a round are gassed: ties are common (LK-306)."""

MOST: Final = 0.9


def open_floors(gassed: int) -> list[int]:
    return [floor for floor in range(FLOORS) if not gassed >> floor & 1]


def even_chances(gassed: int) -> list[float]:
    """The chance of each floor to be gassed by the end of this round, where nothing tells floors apart."""
    free = open_floors(gassed)
    chance = [1.0] * FLOORS
    for floor in free:
        chance[floor] = min(MOST, FLOORS_A_ROUND / len(free))
    return chance


def later_chances(gassed: int, now: list[float], ahead: int) -> list[float]:
    """The same for so many rounds later."""
    spared = 1.0 - min(MOST, FLOORS_A_ROUND / max(1, len(open_floors(gassed))))
    return [1.0 - (1.0 - chance) * spared**ahead for chance in now]


def chance_in(room: int, chance: list[float]) -> float:
    """The chance that a stay in a room hurts (LK-311, LK-313)."""
    if room == HELIPAD:
        return 0.0
    if room == WAREHOUSE:
        return chance[B4] * chance[B5]
    return chance[floor_of(room)]
