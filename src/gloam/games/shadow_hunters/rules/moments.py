"""Why something cannot be done at this moment, whatever is asked: which rules speak of it, by what it is."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, EVERYONE, PASS
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.rules.areas import why_no_area_action
from gloam.games.shadow_hunters.rules.asking import means_something
from gloam.games.shadow_hunters.rules.attack import why_no_attack, why_no_reaction
from gloam.games.shadow_hunters.rules.damage import why_no_spoils
from gloam.games.shadow_hunters.rules.hermit import why_no_hermit
from gloam.games.shadow_hunters.rules.turn import why_no_move, why_no_start
from gloam.games.shadow_hunters.rules.white import why_no_card
from gloam.games.shadow_hunters.state import PHASE_ATTACK, PHASE_SETUP, ShadowHunters

MOVING: Final = frozenset((w.ROLL, w.ROLL_TWICE, w.GO, w.FIRST, w.SECOND))
ACTING: Final = frozenset((w.USE, w.DRAW, w.HURT, w.HEAL, w.TAKE))
ATTACKING: Final = frozenset((w.ATTACK, w.ATTACK_ALL))
STARTING: Final = frozenset((w.TELEPORT, w.LIGHTNING, w.DEMOLISH))
REACTING: Final = frozenset((w.STRIKE, w.COUNTER, w.FEAST))
SPOILS: Final = frozenset((w.ROB, w.SUCK, w.LOOT, w.PLUNDER))
ABILITIES: Final = STARTING | frozenset((w.COUNTER, w.FEAST, w.ROB, w.SUCK, w.PLUNDER, w.MOTHERS_LOVE))


def why_not_now(s: ShadowHunters, seat: int, option: int) -> int:
    """Why this cannot be done at this moment; what the open question has a rule about is not asked here."""
    p, verb = s.players[seat], option & ~ARG_MASK
    if s.over:
        return w.GAME_OVER
    if not p.alive:
        return w.DEAD_ABILITY if verb in ABILITIES else w.YOU_ARE_DEAD
    if not means_something(option, s.seats):
        return unasked(s, seat)
    if verb == w.REVEAL or verb == w.MOTHERS_LOVE:
        return s.why_no_interrupt(p, option)
    if verb in STARTING:
        return why_no_start(p, verb)
    if verb in REACTING:
        return why_no_reaction(s, p, verb)
    if verb in SPOILS:
        return why_no_spoils(s, p, verb)
    if verb == w.GIVE:
        return w.NOT_AT_WILL
    if verb == w.CHOOSE or verb == w.UNVEIL:
        return why_no_card()
    return why_not_in_turn(s, seat, verb)


def why_not_in_turn(s: ShadowHunters, seat: int, verb: int) -> int:
    """What belongs to the three steps of a turn (SH-030, SH-031), and answers to Hermit cards."""
    of_a_turn = verb in MOVING or verb in ACTING or verb in ATTACKING
    if not of_a_turn and verb != PASS:
        return why_no_hermit(verb)
    if of_a_turn and s.phase == PHASE_SETUP:
        return w.SETTING_UP
    if verb == PASS:
        return unasked(s, seat)
    if s.turn != seat:
        return w.NOT_YOUR_TURN | s.turn
    if verb in ATTACKING or (verb == w.ROLL and s.phase == PHASE_ATTACK):
        return why_no_attack(s)
    return why_no_move(s, verb) if verb in MOVING else why_no_area_action(s, s.players[seat], verb)


def unasked(s: ShadowHunters, seat: int) -> int:
    """Another question is open, to this seat or to somebody else."""
    own = s.decision_of(seat)
    if own is not None:
        return w.NOT_THIS_QUESTION
    if s.turn != seat:
        return w.NOT_YOUR_TURN | s.turn
    d = s.decision(0)
    if d.audience == EVERYONE:
        return w.NOT_ASKED
    # Nobody learns what is asked aside: only that an attack goes its way.
    return w.NOT_ASKED_ASIDE if s.is_open() else w.NOT_ASKED_CLOSED
