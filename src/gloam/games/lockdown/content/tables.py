"""The content as tables of numbers, for the rules. Ids and their order here are what the rules know by name."""

from __future__ import annotations

from typing import Final

from gloam.core.content.files import column, load_all
from gloam.core.fields import ids_between
from gloam.games.lockdown.content import schema
from gloam.games.lockdown.content.schema import Content

CONTENT: Final[Content] = load_all(Content)

# Floors from the top; a room's number tells its floor (LK-031, LK-032).
FLOOR_IDS: Final[list[str]] = schema.FLOOR_IDS
FLOORS: Final = 9
ROOMS_A_FLOOR: Final = 9
B4: Final = 5
B5: Final = 6

# Rooms that the rules know by name; NOWHERE is the place of whoever has just become a shadow (LK-399).
ROOM_IDS: Final[list[str]] = schema.ROOM_IDS
ROOMS: Final = 81
NOWHERE: Final = -1


def room_number(room: str) -> int:
    return ROOM_IDS.index(room)


def floor_of(room: int) -> int:
    return room // ROOMS_A_FLOOR


GENE_BANK: Final[int] = room_number("201")
HELIPAD: Final[int] = room_number("202")
LASER_ROOM: Final[int] = room_number("102")
CONTROL_ROOM: Final[int] = room_number("B101")
SURGERY: Final[int] = room_number("B202")
CANTEEN: Final[int] = room_number("B204")
OPERATING_DESK: Final[int] = room_number("B304")
TELEPORTER: Final[int] = room_number("B403")
WAREHOUSE: Final[int] = room_number("B501")
JUNKYARD: Final[int] = room_number("B503")
MORGUE: Final[int] = room_number("B701")

# Cards. A supply card that is half used is a card of its own: it still is one card and takes one Load (LK-098).
(
    WATER, FOOD, PILL, ADRENALINE, ALCOHOL, GOLD, KNIFE, PISTOL, SHOTGUN, ROPE, MASK, BAZOOKA, POCKET, RECYCLER, JUNK,
    SUPPLY1, SUPPLY2, SUPPLY3, SUPPLY4, SUPPLY5, SUPPLY6, SUPPLY2_HALF, SUPPLY3_WATER, SUPPLY3_FOOD, CARDS,
) = range(25)  # fmt: skip
WHOLE_CARDS: Final = SUPPLY2_HALF  # cards below this number are whole
NO_CARD: Final = -1
CARD_IDS: Final = ids_between(globals(), "WATER", "SUPPLY3_FOOD")

_NUMBERS: Final = CONTENT.numbers
ROUNDS: Final[int] = _NUMBERS.rounds
MOST_HP: Final[int] = _NUMBERS.hp
GENE_POINTS: Final[int] = _NUMBERS.genes
GENE_LEAST: Final[int] = _NUMBERS.gene_least
REVIVE_AT: Final[int] = _NUMBERS.revive
SURGERY_GAIN: Final[int] = _NUMBERS.surgery
BAZOOKA_LOSS: Final[int] = _NUMBERS.bazooka
CONTROL_VOTES: Final[int] = _NUMBERS.control_votes
ADRENALINE_SPEED: Final[int] = _NUMBERS.adrenaline_speed
PILL_GAIN: Final[int] = _NUMBERS.pill
ALCOHOL_GAIN: Final[int] = _NUMBERS.alcohol_heal
HUNGER_LOSS: Final[int] = _NUMBERS.hunger
REFERENCE_SEATS: Final[int] = _NUMBERS.reference_seats
GAS_LOSS: Final[list[int]] = [0, *_NUMBERS.gas]
SUPPLY: Final[list[int]] = [NO_CARD, *(CARD_IDS.index(c) for c in _NUMBERS.supply)]

FORCE_OF: Final[list[int]] = column(CARD_IDS, CONTENT.cards, "force")
GUN: Final[list[int]] = column(CARD_IDS, CONTENT.cards, "gun")
WATER_IN: Final[list[int]] = column(CARD_IDS, CONTENT.cards, "water")
FOOD_IN: Final[list[int]] = column(CARD_IDS, CONTENT.cards, "food")
PILL_IN: Final[list[int]] = column(CARD_IDS, CONTENT.cards, "pill")
ADRENALINE_IN: Final[list[int]] = column(CARD_IDS, CONTENT.cards, "adrenaline")
ALCOHOL_IN: Final[list[int]] = column(CARD_IDS, CONTENT.cards, "alcohol")
MEDICINE: Final[list[bool]] = [PILL_IN[c] + ADRENALINE_IN[c] + ALCOHOL_IN[c] > 0 for c in range(CARDS)]

# Functions of rooms, by room number.
NAMED: Final[list[bool]] = [any(f.id == room for f in CONTENT.rooms) for room in ROOM_IDS]
DRAW_LIMIT: Final[list[int]] = column(ROOM_IDS, CONTENT.rooms, "limit")
KEEP_LIMIT: Final[list[int]] = column(ROOM_IDS, CONTENT.rooms, "keep")
_GOLD: Final = column(ROOM_IDS, CONTENT.rooms, "gold")
TAKES_GOLD: Final[list[bool]] = [DRAW_LIMIT[room] * _GOLD[room] > 0 for room in range(ROOMS)]

DRAW_ROOMS: Final[list[int]] = [r for r in range(ROOMS) if DRAW_LIMIT[r] > 0]
STOCK_ROOMS: Final[list[int]] = [*DRAW_ROOMS, HELIPAD]
"""Rooms where cards can lie: the draw rooms, and the Helipad with what was discarded there (LK-046)."""

STOCK_OF: Final[list[int]] = [STOCK_ROOMS.index(r) if r in STOCK_ROOMS else -1 for r in range(ROOMS)]
"""Room -> its place among the stocks; -1 where nothing can be put down."""

STOCKS: Final[int] = len(STOCK_ROOMS)

MAP_IDS: Final[list[str]] = list(CONTENT.maps)
