"""The schema of the content files: what they may say. What must fit together is in `check.py`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from gloam.core.content.files import Rows, Several, ref
from gloam.core.game import Foreign

MAP_FILES = "*map*.toml"

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
FloorId = Literal["2", "1", "B1", "B2", "B3", "B4", "B5", "B6", "B7"]
CardId = Annotated[str, ref("card")]

FLOOR_IDS: list[str] = list(get_args(FloorId))
ROOM_IDS: list[str] = [f"{floor}0{number}" for floor in FLOOR_IDS for number in range(1, 10)]
"""Every room a map may have."""
NAMED_IDS: list[str] = [
    "201", "202", "101", "102", "B101", "B105", "B107", "B202", "B204", "B206", "B301", "B304", "B403", "B501", "B503",
    "B505", "B601", "B701",
]  # fmt: skip
"""The rooms every map must have (LK-035)."""

class Room(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A room of a map. `x`, `width` and `height` place it in the cut through both buildings, in columns and storeys."""

    id: str
    floor: FloorId
    building: Literal["west", "east"]
    kind: Literal["named", "ordinary"]
    x: Amount
    # Narrower than this, a room cannot bear its number.
    width: Annotated[int, msgspec.Meta(ge=4)]
    birth: bool = False
    height: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Link(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A way between two rooms that can be gone both ways."""

    a: str
    b: str
    type: Literal["door", "stairs", "bridge", "tunnel"]


class Vertical(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A room directly above another, for the rope and for shadows."""

    upper: str
    lower: str


class OneWay(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A passage out of a named room, to a room or to any `ordinary` one."""

    source: str = msgspec.field(name="from")
    to: str
    type: Literal["chute", "teleporter", "helicopter"]


class Map(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A map file (LK-030)."""

    # The id is a value of a table option and a part of text keys.
    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
    default_birth: str
    room: list[Room]
    link: list[Link]
    vertical: list[Vertical]
    one_way: list[OneWay]


class Function(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a named room does. `limit` and `stock` are those of a draw room."""

    id: str
    effect: Literal[
        "gene-bank", "helipad", "draw", "laser", "control", "chute", "surgery", "canteen", "desk", "teleporter"
    ]
    limit: Amount = 0
    stock: dict[CardId, Count] = {}
    # Whether fewer players find less (LK-018, LK-019), and whether gold bars work here (LK-192).
    scaled: bool = True
    gold: bool = True
    # How many cards other than Junk are kept of one draw (LK-206); 0 is as many as were drawn.
    keep: Amount = 0


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An item card: the Force it adds, how many of which item it is worth, and the round it is dropped in."""

    id: Annotated[str, ref("card", every=True)]
    force: Amount = 0
    gun: bool = False
    water: Amount = 0
    food: Amount = 0
    alcohol: Amount = 0
    pill: Amount = 0
    adrenaline: Amount = 0
    supply: Amount = 0


class Numbers(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The numbers of the rules."""

    rounds: Count
    hp: Count
    genes: Annotated[int, msgspec.Meta(ge=3)]
    gene_least: Amount
    revive: Count
    surgery: Amount
    bazooka: Amount
    control_votes: Count
    adrenaline_speed: Count
    pill: Amount
    alcohol_heal: Amount
    hunger: Amount
    reference_seats: Count
    gas: list[Amount]
    supply: list[CardId]


class Content(msgspec.Struct, frozen=True):
    """All content of the game; the maps by their ids, the standard map first."""

    maps: Annotated[dict[str, Map], Several(MAP_FILES, ("map_standard.toml", "map_compact.toml"))]
    rooms: Annotated[list[Function], Rows("room")]
    cards: Annotated[list[Card], Rows("card")]
    numbers: Numbers


FOREIGN = (Foreign(MAP_FILES, Map, lambda map_: f"a good map ({len(map_.room)} rooms, {len(map_.link)} links)"),)
"""What people may write themselves: maps, under any name that tells it."""
