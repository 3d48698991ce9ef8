"""Reasons: the keys of all refusals with their variables, and why something cannot be done at this moment at all."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Refusal
from gloam.games.whisper import words as w
from gloam.games.whisper.state import KILLER, SETTING_UP, VICTIMS_TURN, Whisper
from gloam.games.whisper.tables import CARD_IDS, ITEM_IDS, LOCATION_IDS, PASSAGE_IDS, PLAN_IDS, VICTIM_IDS

REFUSALS: Final = (
    "over", "setting-up", "killers-turn", "victims-turn", "wait-others", "not-now", "taken victim", "not-yours victim",
    "not-in-play victim", "acted victim", "not-adjacent location", "barricaded passage", "squeezed passage",
    "no-way victim", "must-step", "no-special victim", "needs-not-met victim",
    "needs-not-met-item item", "not-held item", "no-such-use item", "nothing-to-clear",
    "not-at-transmitter", "killer-here location", "repaired-already", "transmitter-done", "not-item-place",
    "items-gone", "not-all-acted", "not-speaker", "nothing-offered", "own-item item",
    "passed-too-often item", "declined-before", "dropped-too-often victim", "not-among item",
    "not-fulfilled plan", "no-reward plan",
    "drill-used victim", "no-body victim", "not-in-hand kcard", "wrong-step kcard", "unpaid kcard count",
    "card-needs kcard", "not-itself kcard", "no-boost-now", "ran-already", "not-able",
    "blocked-already passage", "not-that-passage passage", "just-placed passage", "not-shortest location",
    "not-attackable victim",
    "not-defensive item", "no-passages victim", "not-allowed", "no-trade-partner victim",
    "not-frightened item", "must-block passage", "no-token passage", "must-end", "no-nest location",
)  # fmt: skip
"""The keys of all refusals with their variables."""


def no(rule: int, key: str) -> Refusal:
    """A refusal without facts."""
    return Refusal(f"WH-{rule:03}", key, {})


def no_victim(rule: int, key: str, who: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"victim": f"victim:{VICTIM_IDS[who]}"})


def no_item(rule: int, key: str, item: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"item": f"item:{ITEM_IDS[item]}"})


def no_place(rule: int, key: str, place: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"location": f"location:{LOCATION_IDS[place]}"})


def no_passage(rule: int, key: str, passage: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"passage": f"passage:{PASSAGE_IDS[passage]}"})


def no_plan(rule: int, key: str, plan: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"plan": f"plan:{PLAN_IDS[plan]}"})


def no_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"WH-{rule:03}", key, {"kcard": f"kcard:{CARD_IDS[card]}"})


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
