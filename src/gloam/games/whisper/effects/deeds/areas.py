"""Areas as masks of locations. Those who are only frightened (`defender`, `participants`) are none."""

from __future__ import annotations

from gloam.core.effects.program import ABSENT
from gloam.games.whisper.content import tables
from gloam.games.whisper.content.tables import ZONE_AREA, ZONE_OF
from gloam.games.whisper.state import Whisper


def place_of(s: Whisper, reader: int) -> int:
    """The killer's location; for items and abilities that of the victim (WH-047)."""
    return s.place if reader < 0 else s.victims[reader].place


def here(s: Whisper, reader: int) -> int:
    return 1 << place_of(s, reader)


def zone_here(s: Whisper, reader: int) -> int:
    return ZONE_AREA[ZONE_OF[place_of(s, reader)]]


def everywhere() -> int:
    return tables.EVERYWHERE


def radius(s: Whisper, reader: int, n: int, of: int) -> int:
    return tables.radius(n, place_of(s, reader) if of == ABSENT else of)


def around(n: int, of: list[int]) -> int:
    mask = 0
    for place in of:
        mask |= tables.radius(n, place)
    return mask


def zone(of: int) -> int:
    return ZONE_AREA[of]


def zones_of(of: list[int]) -> int:
    mask = 0
    for place in of:
        mask |= ZONE_AREA[ZONE_OF[place]]
    return mask


def loc(of: int) -> int:
    return 1 << of
