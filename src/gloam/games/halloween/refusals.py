"""Refusals as the rules make them, and why something cannot be done at this moment at all."""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS
from gloam.core.reasons import refuses
from gloam.core.state import Refusal
from gloam.games.halloween.board import SPACE_IDS
from gloam.games.halloween.state import MICHAEL, NOBODY_YET, Halloween
from gloam.games.halloween.tables import CARD_IDS, MICHAEL_CARD_IDS

no: Final = refuses("HW")
no_space: Final = refuses("HW", "space", SPACE_IDS)
no_seat: Final = refuses("HW", "seat", SEAT_LETTERS)
no_card: Final = refuses("HW", "card", CARD_IDS)
no_michael_card: Final = refuses("HW", "mcard", MICHAEL_CARD_IDS)


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
