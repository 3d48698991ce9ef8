"""Line of sight, and what takes it away (AF-565 to AF-567)."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.content.tables import SMOKE
from gloam.games.aftermath.figures import SIGHT
from gloam.games.aftermath.state import Aftermath

SMOKE_SIGHT: Final = 2


def sees(s: Aftermath, a: int, b: int) -> bool:
    """Line of sight, as far as Smoke lets anybody see (AF-565, V06)."""
    if s.in_force(SMOKE) and s.chart.ranged(a)[b] > SMOKE_SIGHT:
        return False
    return s.chart.sees(a, b)


def in_sight(s: Aftermath, seat: int, space: int) -> bool:
    """Whether a character sees a space: Smoke does not trouble one that is immune to it, and somebody may be granted to
    see no further than so many spaces (6.18: immune, sight)."""
    who, here = s.cast[seat], s.hero(seat).space
    most = s.least_granted(who, SIGHT)
    if most >= 0 and s.chart.ranged(here)[space] > most:
        return False
    return sees(s, here, space) if s.feels(who, SMOKE) else s.chart.sees(here, space)
