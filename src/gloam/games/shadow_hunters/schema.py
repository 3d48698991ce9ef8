"""The schema of the content files: what they may say, and what must fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from gloam.core.content import Fault, Rows, files_of, ref, same_ids

PACKAGE = "gloam.games.shadow_hunters"

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Side = Annotated[str, ref("side")]
RoleId = Annotated[str, ref("role")]


class Woods(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    damage: Amount
    heal: Amount


class Area(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: Annotated[str, ref("area")]
    numbers: list[Annotated[int, msgspec.Meta(ge=2, le=10)]]


class Areas(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    pairs: list[tuple[int, int]]
    choice: Annotated[int, msgspec.Meta(ge=2, le=10)]
    woods: Woods
    area: list[Area]


class Role(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: RoleId
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


SCHEMAS = files_of(PACKAGE, Content)


def cross_check(content: Mapping[str, Any], ids: Mapping[str, list[str]]) -> list[Fault]:
    """Faults that no type can tell: missing or doubled ids, totals without an area, sums that are wrong.

    `ids` are the names the rules know, by file.
    """
    faults: list[Fault] = []
    areas: Areas = content["areas.toml"]
    totals = sorted([n for a in areas.area for n in a.numbers] + [areas.choice])
    if totals != list(range(2, 11)):
        faults.append(Fault("areas.toml", ("area",), f"the totals 2 to 10 must each lead somewhere once, not {totals}"))
    if sorted(slot for pair in areas.pairs for slot in pair) != list(range(6)):
        faults.append(Fault("areas.toml", ("pairs",), "the pairs must hold the slots 0 to 5 once each"))
    seats: Seats = content["seats.toml"]
    if [a.players for a in seats.allocation] != [4, 5, 6, 7, 8]:
        faults.append(Fault("seats.toml", ("allocation",), "4, 5, 6, 7 and 8 players are needed, in this order"))
    for i, a in enumerate(seats.allocation):
        if a.hunters + a.shadows + a.neutrals != a.players:
            faults.append(Fault("seats.toml", ("allocation", i), f"this does not add up to {a.players} players"))
    if len(set(seats.colours)) < 8:
        faults.append(Fault("seats.toml", ("colours",), "eight different colours are needed"))
    for file in ("hermit.toml", "white.toml", "black.toml"):
        cards = content[file].card
        if sum(c.copies for c in cards) != 16:
            faults.append(Fault(file, ("card",), f"a deck holds 16 cards, not {sum(c.copies for c in cards)}"))
        for i, c in enumerate(cards):
            if isinstance(c, Card) and c.kind == "equipment" and c.copies > 1:
                faults.append(Fault(file, ("card", i, "copies"), "there is one of each piece of equipment"))
        faults += same_ids(file, "card", [c.id for c in cards], ids[file])
    faults += same_ids("areas.toml", "area", [a.id for a in areas.area], ids["areas.toml"])
    return faults + same_ids("roles.toml", "role", [r.id for r in content["roles.toml"].role], ids["roles.toml"])
