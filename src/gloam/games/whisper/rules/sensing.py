"""[SENSE]: who is in an area, but for those whom nobody notices (WH-270 to WH-274)."""

from __future__ import annotations

from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import UNNOTICED, ZONE_AREA, ZONE_OF, radius
from gloam.games.whisper.state import Whisper


def noticed(s: Whisper, slots: int) -> int:
    """Those of the slots who have to answer (WH-271)."""
    mask = 0
    for slot in range(len(s.victims)):
        if slots >> slot & 1 and not s.victims[slot].has(UNNOTICED):
            mask |= 1 << slot
    return mask


def answer(s: Whisper, area: int) -> int:
    """The names, and nothing more (WH-273); returns the slots that were named."""
    named = noticed(s, s.those_at(area))
    if named:
        s.announce(w.TOLD_NAMED, s.named(named))
    else:
        s.announce(w.TOLD_NONE_NAMED)
    return named


def sense_zone(s: Whisper, zone: int) -> None:
    s.announce(w.TOLD_SENSE_ZONE, zone)
    answer(s, ZONE_AREA[zone])


def sense_radius(s: Whisper, place: int, n: int) -> None:
    s.announce(w.TOLD_SENSE_AT, place, n)
    named = answer(s, radius(n, place))
    if n == 0 and s.nests >> place & 1:
        s.asked_nests |= 1 << place
        if named:
            s.named_nests |= 1 << place


def sense_area(s: Whisper, area: int) -> None:
    """Any other area, told as what it is: a set of locations."""
    s.announce(w.TOLD_SENSE_AREA, area)
    answer(s, area)


def sense_zones(s: Whisper, slots: int, only: int) -> None:
    """For each of these victims, but for those whom nobody notices, its zone (Scent of Blood)."""
    s.announce(w.TOLD_SENSE_BLOOD, only)
    named = noticed(s, slots)
    for slot in range(len(s.victims)):
        if named >> slot & 1:
            zone = ZONE_OF[s.victims[slot].place]
            s.announce(w.TOLD_NAMED_IN, s.victims[slot].who, zone)
    if not named:
        s.announce(w.TOLD_NONE_NAMED)
