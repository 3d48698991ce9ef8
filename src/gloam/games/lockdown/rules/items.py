"""Item cards: as what a supply card counts (LK-434 to LK-442), and what lies in the rooms at the start (LK-017)."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.tables import (
    ADRENALINE,
    ADRENALINE_IN,
    ALCOHOL,
    ALCOHOL_IN,
    CARD_IDS,
    CARDS,
    CONTENT,
    FOOD,
    FOOD_IN,
    KNIFE,
    PILL,
    PILL_IN,
    PISTOL,
    REFERENCE_SEATS,
    STOCK_OF,
    STOCK_ROOMS,
    SUPPLY1,
    SUPPLY2,
    SUPPLY2_HALF,
    SUPPLY3,
    SUPPLY3_FOOD,
    SUPPLY3_WATER,
    SUPPLY4,
    WATER,
    WATER_IN,
    room_number,
)


def _whole(card: int) -> int:
    if card == SUPPLY2_HALF:
        return SUPPLY2
    return SUPPLY3 if card in (SUPPLY3_WATER, SUPPLY3_FOOD) else card


WHOLE: Final[list[int]] = [_whole(card) for card in range(CARDS)]
"""The card as it was before anything of it was used (LK-442)."""


def _fits(card: int, wanted: int) -> bool:
    """A supply card counts as what is on it (LK-434 to LK-436)."""
    if card == wanted or WHOLE[card] == wanted:
        return True
    contents = {
        WATER: WATER_IN[card],
        FOOD: FOOD_IN[card],
        PILL: PILL_IN[card],
        ADRENALINE: ADRENALINE_IN[card],
        ALCOHOL: ALCOHOL_IN[card],
        KNIFE: int(card == SUPPLY1),
        PISTOL: int(card == SUPPLY4),
    }
    return contents.get(wanted, 0) > 0


FITS: Final[list[list[bool]]] = [[_fits(card, wanted) for wanted in range(CARDS)] for card in range(CARDS)]
"""`FITS[card][wanted]`: whether handing over this card answers a request for that one."""


def initial_stocks(seats: int, full: bool) -> list[list[int]]:
    """The cards in each stock room at the start (LK-017 to LK-021)."""
    stocks: list[list[int]] = [[] for _ in STOCK_ROOMS]
    for f in CONTENT.rooms:
        for card, count in f.stock.items():
            # Rounded up; the Junkyard is never scaled.
            n = count if full or not f.scaled else -(-count * seats // REFERENCE_SEATS)
            stocks[STOCK_OF[room_number(f.id)]] += [CARD_IDS.index(card)] * n
    return stocks
