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
OUT_OF_TURN: Final = (w.DEFENDER, w.DEFEND, w.ESCAPE, w.CHARM, w.STAKEOUT)
AFTER_ACTIONS: Final = (w.ASK_HAND, w.ASK_EQUIPMENT, w.ASK_PLAN, w.ASK_REWARD)


def why_not_now(s: Whisper, seat: int, option: int) -> Refusal:
    """Why this cannot be done at this moment, whatever it is. What others decide out of sight must not show here."""
    if s.over:
        return no(136, "over")
    if s.turn == SETTING_UP:
        return no(16, "setting-up")
    if seat != KILLER and not s.plays(seat):
        return no(356, "all-gone")
    if s.turn != VICTIMS_TURN:
        return why_not_in_his_turn(s, seat, option)
    if seat == KILLER:
        return no(72, "victims-turn")
    d = s.decision_of(seat)
    if d is None:
        return no(73, "wait-others")
    if option & ~ARG_MASK in KILLERS_DEEDS:
        return no(1, "not-now")
    if d.kind == w.ASK_ACTION:
        return no(65, "not-now")
    return no(74 if d.kind in AFTER_ACTIONS else 73, "not-now")


def why_not_in_his_turn(s: Whisper, seat: int, option: int) -> Refusal:
    """In the killer's turn: he does what it asks of him (WH-170). Victims have a word when they are asked; what one of
    them is asked all know, for attacks and windows come whatever anybody holds (WH-294)."""
    verb = option & ~ARG_MASK
    d = s.decision_of(seat)
    rule = asked_of_victims(s, seat)
    if seat == KILLER:
        if d is None:
            return no(rule, "wait-victims")
        # Victims are their players' (WH-004).
        return no(170, "not-now") if verb in KILLERS_DEEDS or verb in EITHER_SIDES else no(4, "not-now")
    if d is None and rule and (verb in OUT_OF_TURN or verb in EITHER_SIDES):
        return no(rule, "wait-others")
    return no(170, "killers-turn")


def asked_of_victims(s: Whisper, seat: int) -> int:
    """The rule by which a victims' player has the word in the killer's turn, and this seat has not; 0 if none has."""
    for d in s.pending:
        if d.seat == KILLER:
            continue
        if d.kind == w.ASK_DEFENDER:
            # Of the team all may propose; at the crossroads one chooses alone.
            return 243 if seat == KILLER else 355 if s.crossroads else 10
        if d.kind == w.ASK_DEFENCE:
            return 244
        return 262 if d.kind == w.ASK_ESCAPE else 192
    return 0
