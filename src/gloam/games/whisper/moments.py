"""Why something cannot be done at this moment at all, whatever it is."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Refusal
from gloam.games.whisper import words as w
from gloam.games.whisper.refusals import no
from gloam.games.whisper.state import KILLER, SETTING_UP, VICTIMS_TURN, Whisper

KILLERS_DEEDS: Final = (
    w.BE, w.PLAY, w.PAY, w.LOSE, w.SEARCH, w.RUN, w.SENSE, w.BLOCK, w.LIFT, w.ZONE, w.NEST,
)  # fmt: skip
EITHER_SIDES: Final = (PASS, w.GO, w.STOP, w.AT, w.CHOOSE)
AFTER_ACTIONS: Final = (w.ASK_HAND, w.ASK_EQUIPMENT, w.ASK_PLAN, w.ASK_REWARD)


def why_not_now(s: Whisper, seat: int, option: int) -> Refusal:
    """Why this cannot be done at this moment, whatever it is. What others decide out of sight must not show here."""
    if s.over:
        return no(136, "over")
    if s.turn == SETTING_UP:
        return no(16, "setting-up")
    if s.turn == VICTIMS_TURN and seat == KILLER:
        return no(72, "victims-turn")
    if s.turn != VICTIMS_TURN and seat != KILLER:
        return no(170, "killers-turn")
    d = s.decision_of(seat)
    if d is None:
        return no(73, "wait-others")
    verb = option & ~ARG_MASK
    if seat == KILLER:
        # Victims are their players' (WH-004).
        return no(170, "not-now") if verb in KILLERS_DEEDS or verb in EITHER_SIDES else no(4, "not-now")
    if verb in KILLERS_DEEDS:
        return no(1, "not-now")
    if d.kind == w.ASK_ACTION:
        return no(65, "not-now")
    return no(74 if d.kind in AFTER_ACTIONS else 73, "not-now")
