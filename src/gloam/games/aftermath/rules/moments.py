"""Why something cannot be done at this moment at all."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.figures import CANNOT, OF, TO_ATTACK, TO_SHOOT, TO_STRIKE
from gloam.games.aftermath.state import NOBODY_YET, SETTING_UP, Aftermath


def may_not(s: Aftermath, seat: int, action: int) -> bool:
    """Whether a grant keeps somebody from an action (6.18: cannot)."""
    if not s.grants:
        return False
    who = s.cast[seat]
    if action in (TO_STRIKE, TO_SHOOT) and s.granted(who, CANNOT + OF * (TO_ATTACK + 1)):
        return True
    return s.granted(who, CANNOT + OF * (action + 1)) > 0


def why_not_now(s: Aftermath, seat: int, option: int) -> int:
    """Why this cannot be done at this moment, whatever it is."""
    if s.over:
        return w.OVER
    if s.phase == SETTING_UP:
        return w.SETTING_UP
    if option in (w.HOME, w.TURN_BACK):
        from gloam.games.aftermath.rules.turn import why_not_home

        why = why_not_home(s, seat, option)
        if why:
            return why
    if s.turn != NOBODY_YET and s.turn != seat:
        return w.NOT_YOUR_TURN | s.turn
    return w.NOT_NOW
