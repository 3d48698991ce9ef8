"""Refusals as the rules make them, and why something cannot be done at this moment at all."""

from __future__ import annotations

from gloam.core.lexicon import seat_letter
from gloam.core.state import Refusal
from gloam.games.halloween.board import SPACE_IDS
from gloam.games.halloween.state import MICHAEL, NOBODY_YET, Halloween
from gloam.games.halloween.tables import CARD_IDS, MICHAEL_CARD_IDS


def no(rule: int, key: str) -> Refusal:
    """A refusal without facts."""
    return Refusal(f"HW-{rule:03}", key, {})


def no_space(rule: int, key: str, space: int) -> Refusal:
    return Refusal(f"HW-{rule:03}", key, {"space": f"space:{SPACE_IDS[space]}"})


def no_seat(rule: int, key: str, seat: int) -> Refusal:
    return Refusal(f"HW-{rule:03}", key, {"seat": f"seat:{seat_letter(seat)}"})


def no_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"HW-{rule:03}", key, {"card": f"card:{CARD_IDS[card]}"})


def no_michael_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"HW-{rule:03}", key, {"mcard": f"mcard:{MICHAEL_CARD_IDS[card]}"})


def why_not_now(s: Halloween, seat: int, option: int) -> Refusal:
    """Why this cannot be done at this moment, whatever it is."""
    if s.over:
        return no(304, "over")
    if s.turn == NOBODY_YET:
        lurks = s.decision_of(MICHAEL) is not None  # all victims are placed
        return no(67 if seat == MICHAEL or lurks else 39, "setting-up")
    if s.turn != seat:
        return no_seat(81, "not-your-turn", s.turn)
    if s.decision_of(seat) is None:
        return no(85, "wait-others")
    return no(85, "not-now")
