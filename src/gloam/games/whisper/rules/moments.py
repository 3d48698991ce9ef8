"""Why something cannot be done at this moment at all, whatever it is."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS
from gloam.games.whisper import words as w
from gloam.games.whisper.state import KILLER, SETTING_UP, VICTIMS_TURN, Whisper

KILLERS_DEEDS: Final = (
    w.BE, w.PLAY, w.PAY, w.LOSE, w.SEARCH, w.RUN, w.SENSE, w.BLOCK, w.LIFT, w.ZONE, w.NEST,
)  # fmt: skip
EITHER_SIDES: Final = (PASS, w.GO, w.STOP, w.AT, w.CHOOSE)
OUT_OF_TURN: Final = (w.DEFENDER, w.DEFEND, w.ESCAPE, w.CHARM, w.STAKEOUT)
AFTER_ACTIONS: Final = (w.ASK_HAND, w.ASK_EQUIPMENT, w.ASK_PLAN, w.ASK_REWARD)


def why_not_now(s: Whisper, seat: int, option: int) -> int:
    """Why this cannot be done at this moment, whatever it is. What others decide out of sight must not show here."""
    if s.over:
        return w.OVER
    if s.turn == SETTING_UP:
        return w.SETTING_UP
    if seat != KILLER and not s.plays(seat):
        return w.ALL_GONE
    if s.turn != VICTIMS_TURN:
        return why_not_in_his_turn(s, seat, option)
    if seat == KILLER:
        return w.VICTIMS_TURN
    d = s.decision_of(seat)
    if d is None:
        return w.WAIT_OTHERS
    if option & ~ARG_MASK in KILLERS_DEEDS:
        return w.NOT_NOW_KILLERS
    if d.kind == w.ASK_ACTION:
        return w.NOT_NOW_ACTIONS
    return w.NOT_NOW_AFTER_ACTIONS if d.kind in AFTER_ACTIONS else w.NOT_NOW


def why_not_in_his_turn(s: Whisper, seat: int, option: int) -> int:
    """In the killer's turn: he does what it asks of him (WH-170). Victims have a word when they are asked; what one of
    them is asked all know, for attacks and windows come whatever anybody holds (WH-294)."""
    verb = option & ~ARG_MASK
    d = s.decision_of(seat)
    if seat == KILLER:
        if d is None:
            return why_wait_for_victims(s)
        # Victims are their players' (WH-004).
        return w.NOT_NOW_HIS_TURN if verb in KILLERS_DEEDS or verb in EITHER_SIDES else w.NOT_NOW_VICTIMS
    if d is None and (verb in OUT_OF_TURN or verb in EITHER_SIDES):
        return why_wait_for_others(s) or w.KILLERS_TURN
    return w.KILLERS_TURN


def why_wait_for_victims(s: Whisper) -> int:
    """In the killer's turn the victims have the word, by the rule that gives it to them."""
    asked = asked_of_victims(s)
    if asked == w.ASK_DEFENDER:
        return w.WAIT_VICTIMS_DEFENDER
    if asked == w.ASK_DEFENCE:
        return w.WAIT_VICTIMS_DEFENCE
    return w.WAIT_VICTIMS_ESCAPE if asked == w.ASK_ESCAPE else w.WAIT_VICTIMS_WINDOW


def why_wait_for_others(s: Whisper) -> int:
    """In the killer's turn another victims' player has the word, and this one has not; 0 if nobody has."""
    asked = asked_of_victims(s)
    if asked < 0:
        return 0
    if asked == w.ASK_DEFENDER:
        # Of the team all may propose; at the crossroads one chooses alone.
        return w.WAIT_OTHERS_CROSSROADS if s.crossroads else w.WAIT_OTHERS_DEFENDER
    if asked == w.ASK_DEFENCE:
        return w.WAIT_OTHERS_DEFENCE
    return w.WAIT_OTHERS_ESCAPE if asked == w.ASK_ESCAPE else w.WAIT_OTHERS_WINDOW


def asked_of_victims(s: Whisper) -> int:
    """What a victims' player is asked; -1 if none is."""
    for d in s.pending:
        if d.seat != KILLER:
            return d.kind
    return -1
