"""The schema of the content files: what they may say. What must fit together is in `check.py`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from gloam.core.content.files import Several
from gloam.core.game import Foreign

BOARD_FILES = "*board*.toml"

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Space = Annotated[str, msgspec.Meta(pattern="^[A-R]([1-9]|1[0-9]|2[0-3])$")]

CardId = Literal[
    "knife", "poker", "needle", "hanger", "shears", "hairspray", "revolver", "bat", "matches", "bullets", "first-aid",
    "candy", "flashlight", "telephone", "dog", "quilt", "flower-pot", "wire-cutters", "backpack", "tommy", "lindsey",
    "blue-key", "yellow-key", "pistol",
]  # fmt: skip
MichaelCardId = Literal["walker", "hedge", "thrust", "overpower", "gone", "no-pain", "cut-line", "noise", "dread"]
VictimId = Literal["laurie", "annie", "lynda", "bob", "loomis", "brackett"]
QuadrantId = Literal["nw", "ne", "sw", "se"]

CARD_IDS: list[str] = list(get_args(CardId))
MICHAEL_CARD_IDS: list[str] = list(get_args(MichaelCardId))
VICTIM_IDS: list[str] = list(get_args(VictimId))
QUADRANT_IDS: list[str] = list(get_args(QuadrantId))
CAR_IDS: list[str] = ["blue", "yellow"]


class Edges(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The lines between spaces that are not open, each kind as a text of `X|Y` and `X/Y`."""

    door: str
    window: str
    fence: str
    cardoor: str
    wall: str


class Starts(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where the victims of the beginning stand (HW-042)."""

    laurie: Space
    annie: Space
    lynda: Space
    bob: Space


class Entrances(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    west: Space
    east: Space


class Car(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A car: the code of its spaces, and the one that carries the lock."""

    id: Literal["blue", "yellow"]
    cell: Annotated[str, msgspec.Meta(pattern="^[0-9]$")]
    lock: Space


class Quadrants(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    west_until: Annotated[str, msgspec.Meta(pattern="^[A-Q]$")]
    street: Annotated[int, msgspec.Meta(ge=2, le=22)]


class Room(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A room: the code of its spaces, and what it and its building are called."""

    cell: Annotated[str, msgspec.Meta(pattern="^[A-SU-Za-z]$")]
    building: str
    id: str


class Map(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A board file (HW-001 to HW-031)."""

    # The id is a value of a table option and a part of text keys.
    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
    cells: str
    edges: Edges
    search: dict[QuadrantId, str]
    start: Starts
    entrance: Entrances
    car: list[Car]
    quadrants: Quadrants
    room: list[Room]


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An item card: a weapon has dice and a range. `place` is where it is when the game begins."""

    id: CardId
    count: Count
    dice: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    range: Amount = 0
    use: Literal["none", "action", "free", "reaction"] = "none"
    spent: bool = False
    place: Literal["deck", "key", "start"] = "deck"


class Cards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    card: list[Card]


class MichaelCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: MichaelCardId
    count: Count


class MichaelCards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    card: list[MichaelCard]


class Victim(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A victim card: `move` squares, `exerted_move` with the token; `unarmed` dice without a weapon."""

    id: VictimId
    health: Count
    limit: Count
    move: Count = 4
    exerted_move: Count = 5
    unarmed: Count = 1
    pistol: bool = False


class Victims(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    victim: list[Victim]


class Goal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What wins for Michael with so many victims in play."""

    victims: Count
    kills: Count
    rounds: Count


class Numbers(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The numbers of the rules."""

    health: Count
    damage_tokens: Count
    exertion_tokens: Count
    forced_rest: Count
    dice: Count
    hit_faces: list[Annotated[int, msgspec.Meta(ge=1, le=6)]]
    assault: Count
    stalk: Count
    staggered_stalk: Count
    walker: Count
    thrust: Count
    overpower: Count
    quilt: Count
    flower_pot: Count
    dog: Amount
    hanger: Count
    first_aid: Count
    candy: Count
    backpack: Count
    refusals: Count
    key_depth: Count
    icon_rows: list[Count]
    decks: list[Count]
    goal: list[Goal]


class Content(msgspec.Struct, frozen=True):
    """All content of the game; the boards by their ids, the first one first."""

    boards: Annotated[dict[str, Map], Several(BOARD_FILES, ("board_haddonfield.toml",))]
    cards: Cards
    michael: MichaelCards
    victims: Victims
    numbers: Numbers


def praise(map_: Map) -> str:
    return f"a good board ({len(map_.room)} rooms, {sum(len(s.split()) for s in map_.search.values())} search spaces)"


FOREIGN = (Foreign(BOARD_FILES, Map, praise),)
"""What people may write themselves: boards, under any name that tells it."""
