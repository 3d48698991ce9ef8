"""What a screen shows of Poachers, named field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gloam_poachers.wood import PLACE_IDS

if TYPE_CHECKING:
    from gloam_poachers.rules import Wood


class SeatView(msgspec.Struct, frozen=True):
    """One seat: where it is and where it goes tonight, as far as that is known."""

    place: str | None
    plan: str | None
    caught: bool


class PoachersView(msgspec.Struct, frozen=True):
    """The wood as some seats see it."""

    night: int
    nights: int
    players: list[SeatView]
    snares: list[str] | None
    hares: int | None


def view_of(s: Wood, viewers: int) -> PoachersView:
    poacher = bool(viewers & s.side(1)) or s.over
    players = [
        SeatView(
            place=PLACE_IDS[s.at[seat]] if poacher or seat == 0 or s.caught >> seat & 1 else None,
            plan=PLACE_IDS[s.plans[seat]] if viewers & s.side(seat) and s.plans[seat] >= 0 else None,
            caught=bool(s.caught >> seat & 1),
        )
        for seat in range(s.seats)
    ]
    snares = [PLACE_IDS[place] for place, laid in enumerate(s.snares) if laid >= 0]
    return PoachersView(s.night, s.nights, players, snares if poacher else None, s.hares if poacher else None)
