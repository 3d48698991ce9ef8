"""Refusals as the rules make them, and why something cannot be done at this moment at all."""

from __future__ import annotations

from gloam.core.lexicon import seat_letter
from gloam.core.state import Refusal
from gloam.games.aftermath.pagemap import CELL_IDS
from gloam.games.aftermath.state import NOBODY_YET, SETTING_UP, Aftermath
from gloam.games.aftermath.tables import CARD_IDS, ITEM_IDS


def no(rule: int, key: str) -> Refusal:
    """A refusal without facts."""
    return Refusal(f"AF-{rule:03}", key, {})


def no_card(rule: int, key: str, card: int) -> Refusal:
    return Refusal(f"AF-{rule:03}", key, {"card": f"card:{CARD_IDS[card]}"})


def no_item(rule: int, key: str, item: int) -> Refusal:
    return Refusal(f"AF-{rule:03}", key, {"item": f"item:{ITEM_IDS[item]}"})


def no_seat(rule: int, key: str, seat: int) -> Refusal:
    return Refusal(f"AF-{rule:03}", key, {"seat": f"seat:{seat_letter(seat)}"})


def no_cell(rule: int, key: str, cell: int) -> Refusal:
    return Refusal(f"AF-{rule:03}", key, {"cell": CELL_IDS[cell]})


def why_not_now(s: Aftermath, seat: int, option: int) -> Refusal:
    """Why this cannot be done at this moment, whatever it is."""
    if s.over:
        return no(645, "over")
    if s.phase == SETTING_UP:
        return no(7, "setting-up")
    if s.turn != NOBODY_YET and s.turn != seat:
        return no_seat(190, "not-your-turn", s.turn)
    return no(217, "not-now")
