"""The wood: its places and the ways between them, from content/places.toml."""

from __future__ import annotations

from typing import Final

import msgspec

from gloam.core.content.files import load


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A place, where its ways lead, and where a map shows it (0 to 100)."""

    id: str
    to: list[str]
    x: int
    y: int


class Wood(msgspec.Struct, forbid_unknown_fields=True):
    """The file content/places.toml."""

    place: list[Place]


PLACES: Final = load("gloam_poachers", "places.toml", Wood).place
PLACE_IDS: Final = [place.id for place in PLACES]
NEXT: Final = [[PLACE_IDS.index(to) for to in place.to] for place in PLACES]
GATE: Final = PLACE_IDS.index("gate")
LODGE: Final = PLACE_IDS.index("lodge")
