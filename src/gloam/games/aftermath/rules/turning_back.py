"""Going home before the mission is done (AF-656)."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.rules.ending import GiveUp
from gloam.games.aftermath.rules.turn import AfterTurn, EndOfTurn, NextTurn
from gloam.games.aftermath.rules.used import DISCARDED, TURNING_BACK
from gloam.games.aftermath.state import PLAYING, Aftermath


def why_not_home(s: Aftermath, seat: int, option: int) -> int:
    """Going home is brought up between two turns, or in a turn for its end; by anybody, each once from one turn to the
    next (AF-656)."""
    if s.phase != PLAYING or s.mission < 0:
        return w.NOT_NOW
    now = between_turns(s)
    if s.brought_up >> seat & 1:
        return w.HOME_RAISED
    if option == w.HOME:
        return 0 if now else w.BETWEEN_TURNS
    if s.used_turn & TURNING_BACK:
        return w.HOME_WAITS
    under_way = any(isinstance(step, (EndOfTurn, AfterTurn)) for step in s.agenda)
    talked_of = s.open_count() > 0 and s.decision(0).kind == w.ASK_GIVE_UP
    return 0 if under_way and not now and not talked_of else w.BETWEEN_TURNS


def bring_up(s: Aftermath, seat: int, option: int) -> None:
    """Somebody brings up going home: now, or for the end of this turn (AF-656)."""
    s.brought_up |= 1 << seat
    if option == w.TURN_BACK:
        s.used_turn |= TURNING_BACK
        s.announce(w.TOLD_TURN_BACK, seat)
    else:
        s.announce(w.TOLD_BROUGHT_UP, seat)
        s.push(GiveUp(s.everybody(), s.keeper))


def between_turns(s: Aftermath) -> bool:
    """Whether one turn is over and nothing of the next is done: at the question of the rest, or before step 1."""
    if s.open_count() == 0:
        return False
    d = s.decision(0)
    if d.kind == w.ASK_DISCARD:
        return not s.used_turn & DISCARDED
    return d.kind == w.ASK_REST and isinstance(s.agenda[-1], (AfterTurn, NextTurn))
