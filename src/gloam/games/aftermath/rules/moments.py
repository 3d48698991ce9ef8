"""Why something cannot be done at this moment at all."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.rules.turning_back import why_not_home
from gloam.games.aftermath.state import NOBODY_YET, SETTING_UP, Aftermath


def why_not_now(s: Aftermath, seat: int, option: int) -> int:
    """Why this cannot be done at this moment, whatever it is."""
    if s.over:
        return w.OVER
    if s.phase == SETTING_UP:
        return w.SETTING_UP
    if option in (w.HOME, w.TURN_BACK):
        why = why_not_home(s, seat, option)
        if why:
            return why
    if s.turn != NOBODY_YET and s.turn != seat:
        return w.NOT_YOUR_TURN | s.turn
    return w.NOT_NOW
