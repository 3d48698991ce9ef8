"""Which victims an effect means."""

from __future__ import annotations

from gloam.games.whisper.effects.words.things import ALONE, ANY, HAS_FEAR, IS_WOUNDED, NO_FEAR
from gloam.games.whisper.state import WOUNDED, Whisper


def filtered(s: Whisper, slots: int, only: int) -> int:
    """Those of the slots that a filter lets through."""
    if only == ANY:
        return slots
    mask = 0
    for slot in range(len(s.victims)):
        if slots >> slot & 1 and fits(s, slot, only):
            mask |= 1 << slot
    return mask


def fits(s: Whisper, slot: int, only: int) -> bool:
    victim = s.victims[slot]
    if only == ALONE:
        return s.those_at(1 << victim.place) == 1 << slot
    if only == NO_FEAR:
        return victim.fear == 0
    if only == HAS_FEAR:
        return victim.fear > 0
    if only == IS_WOUNDED:
        return victim.condition == WOUNDED
    return victim.fear > 0 or victim.condition == WOUNDED
