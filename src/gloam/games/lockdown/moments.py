"""Everything has its moment: why a thing cannot be done now that does not answer the question, whoever is asked.

Reasons of the questions themselves stand with their steps. Here is what remains: the phases of a round, the parts of a
turn, others' turns, and what shadows have no part in. Where the reason is a rule of some room or card, that rule is
asked.
"""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Decision, Refusal
from gloam.games.lockdown import words as w
from gloam.games.lockdown.drawing import why_no_draw, why_no_gold
from gloam.games.lockdown.movement import why_move_over
from gloam.games.lockdown.refusals import no, no_seat
from gloam.games.lockdown.rooms import why_no_control, why_no_desk, why_no_take
from gloam.games.lockdown.state import PHASE_ACTION, PHASE_FREE, PHASE_SETUP, Lockdown, Player
from gloam.games.lockdown.tables import CARDS, FLOORS, NOWHERE, ROOMS
from gloam.games.lockdown.trade import is_trade, why_no_putting_down
from gloam.games.lockdown.turn import can_discard, is_act

HUNGER_STEP: Final = 4
MEDICINE_STEP: Final = 6
ALL_FLOORS: Final = (1 << FLOORS) - 1

ROOM_VERBS: Final = [w.BIRTH, w.GO, w.CLIMB, w.TELEPORT, w.FLY, w.CLEAR, w.FIRE]
CARD_VERBS: Final = [w.GIVE, w.WANT, w.DISCARD, w.TAKE, w.KEEP, w.DRINK, w.EAT, w.USE, w.PICK]
BARE_VERBS: Final = [PASS, w.SWAP, w.SEND, w.DROP, w.READY, w.SLIDE, w.STOP, w.TEN_VOTES, w.GOLD, w.RECYCLE, w.DONE]

WANTS_ANSWER: Final[dict[int, int]] = {
    w.ASK_GENES: 9,
    w.ASK_BIRTH: 12,
    w.ASK_FREE: 67,
    w.ASK_DRAFT: 74,
    w.ASK_PICK: 79,
    w.ASK_MOVE: 120,
    w.ASK_CONTROL: 230,
    w.ASK_DESK: 238,
    w.ASK_SUPPLY: 222,
    w.ASK_LEFT: 225,
    w.ASK_JUNKYARD: 206,
    w.ASK_GOLD: 188,
    w.ASK_ACT: 174,
    w.ASK_HUNGER: 325,
    w.ASK_MEDICINE: 355,
}
"""The rule by which a question wants another answer than a word for "nothing" that it does not know."""


def is_nothing(option: int) -> bool:
    return option == PASS or option == w.DONE


def is_move(verb: int) -> bool:
    return w.GO <= verb <= w.STOP


def why_senseless(s: Lockdown, option: int) -> Refusal | None:
    """What names nothing that there is."""
    verb, arg = option & ~ARG_MASK, option & ARG_MASK
    if verb in ROOM_VERBS and (arg >= ROOMS or not s.plan.is_room[arg]):
        return no(30, "no-such-room")
    if verb == w.OFFER and arg >= s.seats:
        return no(73, "no-such-seat")
    if verb == w.VOTE and arg >= FLOORS:
        return no(31, "no-such-floor")
    if option < 0 or verb > w.DONE or (arg and verb in BARE_VERBS) or (arg >= CARDS and verb in CARD_VERBS):
        return no(3, "not-a-choice")
    return None


def why_not_at(s: Lockdown, seat: int, option: int) -> Refusal:
    """Why this cannot be done at this moment of the game."""
    p, d = s.players[seat], s.decision_of(seat)
    if s.over:
        return no(s.ended_by[0], "game-over")
    if s.phase == PHASE_SETUP:
        return why_not_in_setup(p, d, option)
    if s.phase == PHASE_FREE:
        return why_not_while_trading(p, d, option)
    if s.phase == PHASE_ACTION:
        return why_not_in_others_turn(s, p, option) if d is None else why_not_in_turn(s, p, d, option)
    return why_not_in_settlement(s, p, d, option)


def why_not_in_setup(p: Player, d: Decision | None, option: int) -> Refusal:
    """Panels first, then birth rooms, and nothing else before round 1 (LK-011 to LK-015)."""
    verb = option & ~ARG_MASK
    if is_nothing(option) and d is not None:
        return no(WANTS_ANSWER[d.kind], "not-this-question")
    if verb == w.GENES or (is_nothing(option) and p.room == NOWHERE):
        return no(11, "genes-fixed")
    if verb == w.BIRTH or is_nothing(option):
        return no(12, "birth-later" if p.room == NOWHERE else "birth-fixed")
    return why_elsewhen(verb, 15, "before-round-one")


def why_not_while_trading(p: Player, d: Decision | None, option: int) -> Refusal:
    """The free phase is for trading, and for that until one is ready (LK-066, LK-067, LK-096)."""
    verb = option & ~ARG_MASK
    if is_nothing(option) and d is not None:
        return no(WANTS_ANSWER[d.kind], "not-this-question")
    if is_trade(verb) or option == w.READY or is_nothing(option):
        return no(67, "ready-already")
    if verb == w.DISCARD:
        return why_no_putting_down(p)
    if verb in (w.USE, w.DRINK, w.EAT, w.RECYCLE, w.FIRE, w.GOLD):
        return no(66, "no-cards-now")
    return why_turn_only(p, verb)


def why_turn_only(p: Player, verb: int) -> Refusal:
    """What is done in one's turn is not done between the turns."""
    if p.shadow and not is_move(verb):
        return why_no_shadow(verb)
    if is_move(verb):
        return no(54, "no-moving-now")
    if verb == w.RECYCLE:
        return no(438, "turn-only")
    if verb == w.FIRE:
        return no(340, "turn-only")
    if verb == w.DISCARD:
        return no(199, "turn-only")
    if verb == w.VOTE:
        return no(245, "turn-only")
    if verb == w.GOLD:
        return no(188, "gold-not-here")
    return no(206, "keep-limit") if verb == w.KEEP else why_elsewhen(verb, 170, "turn-only")


def why_elsewhen(verb: int, rule: int, key: str) -> Refusal:
    """The rules that tie a thing to its phase; this rule and key for whatever else there is."""
    if is_trade(verb):
        return no(71, "free-phase-only")
    if verb == w.READY:
        return no(67, "ready-elsewhere")
    if verb == w.BIRTH:
        return no(12, "birth-fixed")
    if verb == w.DRINK or verb == w.EAT:
        return no(260, "hunger-step")
    if verb == w.USE:
        return no(376, "medicine-step")
    return no(rule, key)


def why_no_shadow(verb: int) -> Refusal:
    """A shadow moves, and nothing else (LK-117)."""
    if verb == w.VOTE:
        return no(248, "shadow-no-vote")
    if verb == w.GENES or verb == w.TEN_VOTES or verb == w.CLEAR:
        return no(415, "shadow-function")
    return why_elsewhen(verb, 416, "shadow-no-cards")


def why_not_in_others_turn(s: Lockdown, p: Player, option: int) -> Refusal:
    """One at a time (LK-110); who has died in the laser has no part in the round any more (LK-144, LK-253)."""
    verb = option & ~ARG_MASK
    if p.shadow and p.room == NOWHERE:
        return why_elsewhen(verb, 253 if verb == w.VOTE else 144, "died-in-laser")
    if p.shadow and not is_move(verb) and not is_nothing(option):
        return why_no_shadow(verb)
    why = why_elsewhen(verb, 110, "not-your-turn")
    return no_seat(110, "not-your-turn", s.acting) if why.key == "not-your-turn" else why


def why_not_in_turn(s: Lockdown, p: Player, d: Decision, option: int) -> Refusal:
    """Move, room, forced discards, other acts, vote: in this order (LK-111, LK-174)."""
    verb = option & ~ARG_MASK
    if is_nothing(option):
        if p.shadow:
            return no(413, "must-move")
        return no(WANTS_ANSWER[d.kind], "not-this-question")
    if p.shadow:
        return why_no_shadow(verb)
    if d.kind == w.ASK_MOVE:
        return why_elsewhen(verb, 111, "move-first")
    if is_move(verb):
        return why_move_over(s, p, verb)
    if verb == w.TEN_VOTES or verb == w.CLEAR:
        return why_no_control(s, p)
    if verb == w.GENES:
        return why_no_desk(s, p)
    if verb == w.DRAW:
        return why_no_draw(s, p)
    if verb == w.KEEP:
        return no(206, "keep-limit")
    if verb == w.TAKE:
        return why_no_take(s, p, option & ARG_MASK)
    if verb == w.GOLD:
        why = why_no_gold(s, p)
        return no(190, "gold-after-draw") if why is None else why
    if verb == w.VOTE:
        return no(254, "no-more-votes") if s.gassed == ALL_FLOORS else no(174, "vote-last")
    if verb == w.DISCARD and not can_discard(p):
        return no(200, "discard-not-here")
    return no(174, "acts-later") if is_act(verb) else why_elsewhen(verb, 174, "not-this-question")


def why_not_in_settlement(s: Lockdown, p: Player, d: Decision | None, option: int) -> Refusal:
    """Hunger and medicine have their steps, and everybody living his answer to them (LK-260, LK-330, LK-357); who has
    died in this round has no part in either (LK-399)."""
    verb = option & ~ARG_MASK
    if is_nothing(option) and d is not None:
        return no(WANTS_ANSWER[d.kind], "not-this-question")
    if p.shadow and p.room == NOWHERE and (verb in (w.DRINK, w.EAT, w.USE) or is_nothing(option)):
        return no(399, "died-this-round")
    if s.step == HUNGER_STEP and (verb == w.DRINK or verb == w.EAT or is_nothing(option)):
        return no(334, "shadow-not-asked") if p.shadow else no(330, "meal-chosen")
    if s.step == MEDICINE_STEP and (verb == w.USE or is_nothing(option)):
        return no(355, "shadow-not-asked") if p.shadow else no(357, "medicine-chosen")
    return no(260, "not-this-question") if is_nothing(option) else why_turn_only(p, verb)
