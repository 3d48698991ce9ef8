"""The schema of the content files: what they may say. What must fit together is in `check.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloam.core.content.files import Rows, ref

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Side = Annotated[str, ref("side")]
RoleId = Annotated[str, ref("role")]


class Woods(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    damage: Amount
    heal: Amount


class Area(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: Annotated[str, ref("area", every=True)]
    numbers: list[Annotated[int, msgspec.Meta(ge=2, le=10)]]


class Areas(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    pairs: list[tuple[int, int]]
    choice: Annotated[int, msgspec.Meta(ge=2, le=10)]
    woods: Woods
    area: list[Area]


class Role(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: Annotated[str, ref("role", every=True)]
    side: Side
    # First Aid puts a marker on 7, which must never kill (SH-164).
    hp: Annotated[int, msgspec.Meta(ge=8)]


class Allocation(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    players: Annotated[int, msgspec.Meta(ge=4, le=8)]
    hunters: Annotated[int, msgspec.Meta(ge=1, le=3)]
    shadows: Annotated[int, msgspec.Meta(ge=1, le=3)]
    neutrals: Annotated[int, msgspec.Meta(ge=0, le=4)]
    bob: bool


class Seats(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    colours: list[str]
    allocation: list[Allocation]


class HermitCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    copies: Count
    effect: Literal["show", "equipment", "heal", "damage"]
    sides: list[Side] = []
    hp_most: int = 99
    hp_least: int = 0
    damage: Amount = 0
    heal: Amount = 0


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    copies: Count
    kind: Literal["single-use", "equipment"]
    damage: Amount = 0
    heal: Amount = 0
    bonus: int = 0
    roles: list[RoleId] = []


class Content(msgspec.Struct, frozen=True):
    """All content of the game."""

    areas: Areas
    roles: Annotated[list[Role], Rows("role")]
    seats: Seats
    hermit: Annotated[list[HermitCard], Rows("card")]
    white: Annotated[list[Card], Rows("card")]
    black: Annotated[list[Card], Rows("card")]

