"""Refusals as the rules make them, and why something cannot be done at this moment at all."""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS
from gloam.core.reasons import refuses
from gloam.core.state import Refusal
from gloam.games.aftermath import words as w
from gloam.games.aftermath.figures import CANNOT, OF, TO_ATTACK, TO_SHOOT, TO_STRIKE
from gloam.games.aftermath.pagemap import CELL_IDS
from gloam.games.aftermath.state import NOBODY_YET, SETTING_UP, Aftermath
from gloam.games.aftermath.tables import CARD_IDS, ITEM_IDS

no: Final = refuses("AF")
no_card: Final = refuses("AF", "card", CARD_IDS)
no_item: Final = refuses("AF", "item", ITEM_IDS)
no_seat: Final = refuses("AF", "seat", SEAT_LETTERS)


def no_cell(rule: int, key: str, cell: int) -> Refusal:
    return Refusal(f"AF-{rule:03}", key, {"cell": CELL_IDS[cell]})


def may_not(s: Aftermath, seat: int, action: int) -> bool:
    """Whether a grant keeps somebody from an action (6.18: cannot)."""
    if not s.grants:
        return False
    who = s.cast[seat]
    if action in (TO_STRIKE, TO_SHOOT) and s.granted(who, CANNOT + OF * (TO_ATTACK + 1)):
        return True
    return s.granted(who, CANNOT + OF * (action + 1)) > 0


def why_not_now(s: Aftermath, seat: int, option: int) -> Refusal:
    """Why this cannot be done at this moment, whatever it is."""
    if s.over:
        return no(645, "over")
    if s.phase == SETTING_UP:
        return no(7, "setting-up")
    if option in (w.HOME, w.TURN_BACK):
        from gloam.games.aftermath.turn import why_not_home

        why = why_not_home(s, seat, option)
        if why is not None:
            return why
    if s.turn != NOBODY_YET and s.turn != seat:
        return no_seat(190, "not-your-turn", s.turn)
    return no(217, "not-now")
