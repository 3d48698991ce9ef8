"""Who may talk to whom in which phase (LK-065, LK-114, LK-115, LK-490)."""

from __future__ import annotations

from gloam.core.state import EVERYONE
from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.lockdown.state import PHASE_ACTION, Lockdown


def channels_of(s: Lockdown, seat: int) -> dict[str, int]:
    """The channels of a seat now: one for all it may talk to, and a whisper to each of them.

    In the action phase those still to act talk among themselves, and those who have acted among themselves; the
    acting player talks with nobody. Who has acted is public, so the channels tell nothing.
    """
    if s.phase != PHASE_ACTION:
        return {"table": EVERYONE, **whispers(range_mask(s.seats), seat)}
    if s.acting == seat:
        return {}
    acted = s.players[seat].order <= s.turn
    group = 0
    for p in s.players:
        if p.seat != s.acting and (p.order <= s.turn) == acted:
            group |= 1 << p.seat
    return {"acted" if acted else "waiting": group, **whispers(group, seat)}


def range_mask(seats: int) -> int:
    return (1 << seats) - 1


def whispers(group: int, seat: int) -> dict[str, int]:
    others = group & ~(1 << seat)
    return {f"seat:{letter}": 1 << other for other, letter in enumerate(SEAT_LETTERS) if others >> other & 1}
