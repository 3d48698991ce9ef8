"""Statuses: how somebody comes by one and loses it (AF-550 to AF-554)."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import IMMUNE, STATUS_COPIES
from gloam.games.aftermath.figures import IMMUNE as IMMUNE_GRANT
from gloam.games.aftermath.figures import OF
from gloam.games.aftermath.state import Aftermath


def gain_status(s: Aftermath, seat: int, status: int) -> None:
    """A character becomes something: never twice, not if immune, not if no copy is left (AF-550 to AF-553)."""
    hero = s.hero(seat)
    if hero.has_status(status):
        return
    for item in hero.worn:
        if item >= 0 and IMMUNE[item] >> status & 1:
            return
    if s.granted(s.cast[seat], IMMUNE_GRANT + OF * (status + 1)):
        return
    held = sum(1 for other in s.heroes if other.has_status(status))
    if held < STATUS_COPIES[status]:
        hero.statuses |= 1 << status
        s.announce(w.TOLD_STATUS, seat, status)


def lose_status(s: Aftermath, seat: int, status: int) -> None:
    """A status is discarded (AF-552)."""
    hero = s.hero(seat)
    if hero.has_status(status):
        hero.statuses &= ~(1 << status)
        s.announce(w.TOLD_STATUS_GONE, seat, status)
