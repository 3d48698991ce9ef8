"""A campaign of Poachers: what one session leaves in the wood for the next (PO-406)."""

from __future__ import annotations

import msgspec

from gloam_poachers.rules import NONE, Wood
from gloam_poachers.wood import PLACE_IDS


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places where snares lie, by their names: the next edition of the wood may number them otherwise."""

    snares: list[str]

    def __post_init__(self) -> None:
        for place in self.snares:
            if place not in PLACE_IDS:
                raise ValueError(f"there is no place {place!r} in this wood")

    def laid(self) -> list[int]:
        """As the state has them: laid before the first night."""
        return [0 if place in self.snares else NONE for place in PLACE_IDS]


def left_by(s: Wood) -> Left:
    return Left([PLACE_IDS[place] for place, night in enumerate(s.snares) if night != NONE])
