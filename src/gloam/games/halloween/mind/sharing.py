"""Trades: what is brought to whoever collects the key cards."""

from __future__ import annotations

from gloam.core.state import ARG_MASK
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import IS_KEY
from gloam.games.halloween.mind.errands import COLLECTOR, keys_held
from gloam.games.halloween.state import Halloween


def worth_a_trade(s: Halloween, seat: int, options: list[int]) -> int:
    """The Trade in which one hands over what one found; -1 if there is none."""
    option = w.TRADE | COLLECTOR
    return option if seat != COLLECTOR and option in options and keys_held(s, seat) and s.refusals == 0 else -1


def draft(s: Halloween, options: list[int]) -> int:
    """All key cards are given, and nothing is asked for."""
    for option in options:
        if option & ~ARG_MASK == w.GIVE and IS_KEY[option & ARG_MASK]:
            return option
    return w.SEND if w.SEND in options else w.DROP


def answer(s: Halloween, options: list[int]) -> int:
    """Gifts are welcome; key cards are not given away to somebody who asks."""
    wanted = [] if s.offer is None else s.offer.wanted
    return w.ACCEPT if w.ACCEPT in options and not wanted else w.REFUSE
