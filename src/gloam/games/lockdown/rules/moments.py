"""Everything has its moment: why a thing cannot be done now that does not answer the question, whoever is asked.

Reasons of the questions themselves stand with their steps. Here is what remains: the phases of a round, the parts of a
turn, others' turns, and what shadows have no part in. Where the reason is a rule of some room or card, that rule is
asked.
"""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Decision, naming
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import CARDS, FLOORS, NOWHERE, ROOMS
from gloam.games.lockdown.rules.drawing import why_no_draw, why_no_gold
from gloam.games.lockdown.rules.ending import ALL_SHADOWS, LAST_ROUND, LAST_SURVIVOR, ONLY_REVIVED
from gloam.games.lockdown.rules.moving import why_move_over
from gloam.games.lockdown.rules.rooms import why_no_control, why_no_desk, why_no_take
from gloam.games.lockdown.rules.trading import is_trade, why_no_putting_down
from gloam.games.lockdown.rules.turn import can_discard, is_act
from gloam.games.lockdown.state import PHASE_ACTION, PHASE_FREE, PHASE_SETUP, Lockdown, Player

HUNGER_STEP: Final = 4
MEDICINE_STEP: Final = 6
ALL_FLOORS: Final = (1 << FLOORS) - 1

ROOM_VERBS: Final = [w.BIRTH, w.GO, w.CLIMB, w.TELEPORT, w.FLY, w.CLEAR, w.FIRE]
CARD_VERBS: Final = [w.GIVE, w.WANT, w.DISCARD, w.TAKE, w.KEEP, w.DRINK, w.EAT, w.USE, w.PICK]
BARE_VERBS: Final = [PASS, w.SWAP, w.SEND, w.DROP, w.READY, w.SLIDE, w.STOP, w.TEN_VOTES, w.GOLD, w.RECYCLE, w.DONE]

WANTS_ANSWER: Final[dict[int, int]] = {
    w.ASK_GENES: w.NOT_THIS_QUESTION_GENES,
    w.ASK_FREE: w.NOT_THIS_QUESTION_FREE,
}
"""Why a question wants another answer than a word for "nothing" that it does not know, where it is another rule than
the one that asks."""

ENDED: Final[dict[int, int]] = {
    LAST_ROUND: w.GAME_OVER_LAST_ROUND,
    LAST_SURVIVOR: w.GAME_OVER_LAST_SURVIVOR,
    ONLY_REVIVED: w.GAME_OVER_ONLY_REVIVED,
    ALL_SHADOWS: w.GAME_OVER_ALL_SHADOWS,
}
"""Nothing can be done after the end, by the rule that ended the game."""


def is_nothing(option: int) -> bool:
    return option == PASS or option == w.DONE


def is_move(verb: int) -> bool:
    return w.GO <= verb <= w.STOP


def why_senseless(s: Lockdown, option: int) -> int:
    """What names nothing that there is."""
    verb, arg = option & ~ARG_MASK, option & ARG_MASK
    if verb in ROOM_VERBS and (arg >= ROOMS or not s.plan.is_room[arg]):
        return w.NO_SUCH_ROOM
    if verb == w.OFFER and arg >= s.seats:
        return w.NO_SUCH_SEAT
    if verb == w.VOTE and arg >= FLOORS:
        return w.NO_SUCH_FLOOR
    if option < 0 or verb > w.DONE or (arg and verb in BARE_VERBS) or (arg >= CARDS and verb in CARD_VERBS):
        return w.NOT_A_CHOICE
    return 0


def why_not_at(s: Lockdown, seat: int, option: int) -> int:
    """Why this cannot be done at this moment of the game."""
    p, d = s.players[seat], s.decision_of(seat)
    if s.over:
        return ENDED[s.ended_by[0]]
    if s.phase == PHASE_SETUP:
        return why_not_in_setup(p, d, option)
    if s.phase == PHASE_FREE:
        return why_not_while_trading(p, d, option)
    if s.phase == PHASE_ACTION:
        return why_not_in_others_turn(s, p, option) if d is None else why_not_in_turn(s, p, d, option)
    return why_not_in_settlement(s, p, d, option)


def why_not_in_setup(p: Player, d: Decision | None, option: int) -> int:
    """Panels first, then birth rooms, and nothing else before round 1 (LK-011 to LK-015)."""
    verb = option & ~ARG_MASK
    if is_nothing(option) and d is not None:
        return WANTS_ANSWER.get(d.kind, w.NOT_THIS_QUESTION)
    if verb == w.GENES or (is_nothing(option) and p.room == NOWHERE):
        return w.GENES_FIXED
    if verb == w.BIRTH or is_nothing(option):
        return w.BIRTH_LATER if p.room == NOWHERE else w.BIRTH_FIXED
    return why_elsewhen(verb, w.BEFORE_ROUND_ONE)


def why_not_while_trading(p: Player, d: Decision | None, option: int) -> int:
    """The free phase is for trading, and for that until one is ready (LK-066, LK-067, LK-096)."""
    verb = option & ~ARG_MASK
    if is_nothing(option) and d is not None:
        return WANTS_ANSWER.get(d.kind, w.NOT_THIS_QUESTION)
    if is_trade(verb) or option == w.READY or is_nothing(option):
        return w.READY_ALREADY
    if verb == w.DISCARD:
        return why_no_putting_down(p)
    if verb in (w.USE, w.DRINK, w.EAT, w.RECYCLE, w.FIRE, w.GOLD):
        return w.NO_CARDS_NOW
    return why_turn_only(p, verb)


def why_turn_only(p: Player, verb: int) -> int:
    """What is done in one's turn is not done between the turns."""
    if p.shadow and not is_move(verb):
        return why_no_shadow(verb)
    if is_move(verb):
        return w.NO_MOVING_NOW
    if verb == w.RECYCLE:
        return w.TURN_ONLY_RECYCLE
    if verb == w.FIRE:
        return w.TURN_ONLY_FIRE
    if verb == w.DISCARD:
        return w.TURN_ONLY_DISCARD
    if verb == w.VOTE:
        return w.TURN_ONLY_VOTE
    if verb == w.GOLD:
        return w.GOLD_NOT_HERE
    return w.KEEP_LIMIT if verb == w.KEEP else why_elsewhen(verb, w.TURN_ONLY)


def why_elsewhen(verb: int, reason: int) -> int:
    """The rules that tie a thing to its phase; this reason for whatever else there is."""
    if is_trade(verb):
        return w.FREE_PHASE_ONLY
    if verb == w.READY:
        return w.READY_ELSEWHERE
    if verb == w.BIRTH:
        return w.BIRTH_FIXED
    if verb == w.DRINK or verb == w.EAT:
        return w.HUNGER_STEP
    if verb == w.USE:
        return w.MEDICINE_STEP
    return reason


def why_no_shadow(verb: int) -> int:
    """A shadow moves, and nothing else (LK-117)."""
    if verb == w.VOTE:
        return w.SHADOW_NO_VOTE
    if verb == w.GENES or verb == w.TEN_VOTES or verb == w.CLEAR:
        return w.SHADOW_FUNCTION
    return why_elsewhen(verb, w.SHADOW_NO_CARDS)


def why_not_in_others_turn(s: Lockdown, p: Player, option: int) -> int:
    """One at a time (LK-110); who has died in the laser has no part in the round any more (LK-144, LK-253)."""
    verb = option & ~ARG_MASK
    if p.shadow and p.room == NOWHERE:
        return why_elsewhen(verb, w.DIED_IN_LASER_VOTE if verb == w.VOTE else w.DIED_IN_LASER)
    if p.shadow and not is_move(verb) and not is_nothing(option):
        return why_no_shadow(verb)
    return why_elsewhen(verb, naming(w.NOT_YOUR_TURN, s.acting))


def why_not_in_turn(s: Lockdown, p: Player, d: Decision, option: int) -> int:
    """Move, room, forced discards, other acts, vote: in this order (LK-111, LK-174)."""
    verb = option & ~ARG_MASK
    if is_nothing(option):
        if p.shadow:
            return w.MUST_MOVE_SHADOW
        return WANTS_ANSWER.get(d.kind, w.NOT_THIS_QUESTION)
    if p.shadow:
        return why_no_shadow(verb)
    if d.kind == w.ASK_MOVE:
        return why_elsewhen(verb, w.MOVE_FIRST)
    if is_move(verb):
        return why_move_over(s, p, verb)
    if verb == w.TEN_VOTES or verb == w.CLEAR:
        return why_no_control(s, p)
    if verb == w.GENES:
        return why_no_desk(s, p)
    if verb == w.DRAW:
        return why_no_draw(s, p)
    if verb == w.KEEP:
        return w.KEEP_LIMIT
    if verb == w.TAKE:
        return why_no_take(s, p, option & ARG_MASK)
    if verb == w.GOLD:
        why = why_no_gold(s, p)
        return why or w.GOLD_AFTER_DRAW
    if verb == w.VOTE:
        return w.NO_MORE_VOTES if s.gassed == ALL_FLOORS else w.VOTE_LAST
    if verb == w.DISCARD and not can_discard(p):
        return w.DISCARD_NOT_HERE
    return w.ACTS_LATER if is_act(verb) else why_elsewhen(verb, w.NOT_THIS_QUESTION_ACT)


def why_not_in_settlement(s: Lockdown, p: Player, d: Decision | None, option: int) -> int:
    """Hunger and medicine have their steps, and everybody living his answer to them (LK-260, LK-330, LK-357); who has
    died in this round has no part in either (LK-399)."""
    verb = option & ~ARG_MASK
    if is_nothing(option) and d is not None:
        return WANTS_ANSWER.get(d.kind, w.NOT_THIS_QUESTION)
    if p.shadow and p.room == NOWHERE and (verb in (w.DRINK, w.EAT, w.USE) or is_nothing(option)):
        return w.DIED_THIS_ROUND
    if s.step == HUNGER_STEP and (verb == w.DRINK or verb == w.EAT or is_nothing(option)):
        return w.SHADOW_NOT_ASKED_HUNGER if p.shadow else w.MEAL_CHOSEN
    if s.step == MEDICINE_STEP and (verb == w.USE or is_nothing(option)):
        return w.SHADOW_NOT_ASKED_MEDICINE if p.shadow else w.MEDICINE_CHOSEN
    return w.NOT_THIS_QUESTION_SETTLEMENT if is_nothing(option) else why_turn_only(p, verb)
