"""The plan of the mansion, as boards draw it: rooms apart from each other, and a wall for every way."""

from __future__ import annotations

from msgspec import structs

from gloam.games.whisper.content.check import mansion_faults
from gloam.games.whisper.content.schema import Location, Mansion
from gloam.games.whisper.content.tables import CONTENT

MANSION = CONTENT.mansion


def with_room(room: str, **fields: int) -> Mansion:
    rooms: list[Location] = [structs.replace(one, **fields) if one.id == room else one for one in MANSION.location]
    return structs.replace(MANSION, location=rooms)


def test_our_own_can_be_drawn() -> None:
    assert mansion_faults(MANSION) == []


def test_rooms_that_overlap() -> None:
    assert "R2 overlaps R1 on the plan" in {fault.what for fault in mansion_faults(with_room("R2", w=13))}


def test_a_way_without_a_wall() -> None:
    found = {fault.what for fault in mansion_faults(with_room("B4", x=30, w=4))}
    assert "B4 and G6 share no wall on the plan" in found
    assert "B3 and B4 share no wall on the plan" not in found


def test_corners_that_touch_are_no_wall() -> None:
    assert "R1 and R5 share no wall on the plan" in {fault.what for fault in mansion_faults(with_room("R5", x=18, w=3))}
