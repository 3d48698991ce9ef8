"""Why something cannot be done at this moment at all."""

from __future__ import annotations

from gloam.games.halloween import words as w
from gloam.games.halloween.state import MICHAEL, NOBODY_YET, Halloween


def why_not_now(s: Halloween, seat: int, option: int) -> int:
    """Why this cannot be done at this moment, whatever it is."""
    if s.over:
        return w.OVER
    if s.turn == NOBODY_YET:
        lurks = s.decision_of(MICHAEL) is not None  # all victims are placed
        return w.SETTING_UP_LURK if seat == MICHAEL or lurks else w.SETTING_UP
    if s.turn != seat:
        return w.NOT_YOUR_TURN | s.turn
    if s.decision_of(seat) is None:
        return w.WAIT_OTHERS
    return w.NOT_NOW
