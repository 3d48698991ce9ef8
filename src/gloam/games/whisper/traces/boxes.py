"""Sets of places of all three victims together, as unions of boxes.

A box is a mask of places for each victim, side by side in one number; it stands for every choice of one place of each
mask. Whatever moves or places victims one by one makes a box of a box, and whatever is known of several together is a
few boxes. So a set of up to 16 x 16 x 16 is exact, and mostly a handful of numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloam.core.rng import Rng
from gloam.games.whisper.content.tables import EVERYWHERE, LOCATIONS, VICTIMS

MANY: Final = 48
"""With more boxes than that the set is cut anew."""

ANYWHERE: Final[int] = sum(EVERYWHERE << slot * LOCATIONS for slot in range(VICTIMS))


def part(box: int, slot: int) -> int:
    """The places of one victim."""
    return box >> slot * LOCATIONS & EVERYWHERE


def boxed(masks: list[int]) -> int:
    box = 0
    for slot in range(len(masks)):
        box |= masks[slot] << slot * LOCATIONS
    return box


def put(boxes: list[int], box: int) -> None:
    """Add a box, unless it is empty or says nothing new."""
    for slot in range(VICTIMS):
        if not part(box, slot):
            return
    for other in boxes:
        if box & ~other == 0:
            return
    kept = 0
    for i in range(len(boxes)):
        if boxes[i] & ~box:
            boxes[kept] = boxes[i]
            kept += 1
    while len(boxes) > kept:
        boxes.pop()
    boxes.append(box)


def masks_of(boxes: list[int]) -> list[int]:
    """For each victim where it can be at all."""
    union = 0
    for box in boxes:
        union |= box
    return [part(union, slot) for slot in range(VICTIMS)]


def holds(boxes: list[int], places: list[int]) -> bool:
    """Whether the set has these places, one for each victim."""
    point = boxed([1 << place for place in places])
    return any(point & ~box == 0 for box in boxes)


def kept_in(boxes: list[int], slot: int, area: int) -> list[int]:
    """Only what has this victim in an area."""
    out = (EVERYWHERE & ~area) << slot * LOCATIONS
    found: list[int] = []
    for box in boxes:
        put(found, box & ~out)
    return found


def anywhere(boxes: list[int], slot: int) -> list[int]:
    """Of this victim nothing matters any more."""
    found: list[int] = []
    for box in boxes:
        put(found, box | EVERYWHERE << slot * LOCATIONS)
    return found


def moved(boxes: list[int], slot: int, reach: list[int]) -> list[int]:
    """This victim may have gone from each place to those of a mask."""
    found: list[int] = []
    for box in boxes:
        there = united(part(box, slot), reach)
        put(found, box & ~(EVERYWHERE << slot * LOCATIONS) | there << slot * LOCATIONS)
    return found


def without(boxes: list[int], places: list[int]) -> list[int]:
    """All but these places together."""
    found: list[int] = []
    for box in boxes:
        if not holds([box], places):
            put(found, box)
            continue
        for slot in range(VICTIMS):
            put(found, box & ~(1 << slot * LOCATIONS + places[slot]))
    return found


def alone_in(boxes: list[int], slot: int, area: int, others: int, met: bool) -> list[int]:
    """Only what has this victim in an area without any of the others there; or all but that."""
    found: list[int] = []
    for box in boxes:
        if not met:
            put(found, box & ~(area << slot * LOCATIONS))
        for place in range(LOCATIONS):
            if not area & part(box, slot) & 1 << place:
                continue
            here = box & ~(EVERYWHERE << slot * LOCATIONS) | 1 << slot * LOCATIONS + place
            apart = here
            for other in range(VICTIMS):
                if other != slot and others >> other & 1:
                    apart &= ~(1 << other * LOCATIONS + place)
                    if not met and part(box, other) >> place & 1:
                        put(found, here & ~(EVERYWHERE << other * LOCATIONS) | 1 << other * LOCATIONS + place)
            if met:
                put(found, apart)
    return found


def cut_anew(boxes: list[int]) -> list[int]:
    """The same set in few boxes, if there are many: rows of the last victim's places that are alike go together."""
    if len(boxes) <= MANY:
        return boxes
    rows: dict[tuple[int, int], int] = {}
    for first in range(LOCATIONS):
        alike: dict[int, int] = {}
        for second in range(LOCATIONS):
            row = 0
            for box in boxes:
                if part(box, 0) >> first & 1 and part(box, 1) >> second & 1:
                    row |= part(box, 2)
            if row:
                alike[row] = alike.get(row, 0) | 1 << second
        for row in alike:
            key = (alike[row], row)
            rows[key] = rows.get(key, 0) | 1 << first
    return [boxed([rows[key], key[0], key[1]]) for key in rows]


def united(places: i64, reach: list[int]) -> i64:
    """All that is reached from one of these places."""
    mask: i64 = 0
    place = 0
    while places:
        if places & 1:
            mask |= reach[place]
        places >>= 1
        place += 1
    return mask


def drawn(boxes: list[int], rng: Rng) -> list[int]:
    """One place for each victim that fit together; a box with more choices is more likely."""
    sizes: list[int] = []
    total = 0
    for box in boxes:
        size = 1
        for slot in range(VICTIMS):
            size *= part(box, slot).bit_count()
        sizes.append(size)
        total += size
    at: int = rng.below(total)
    which = 0
    while at >= sizes[which]:
        at -= sizes[which]
        which += 1
    return [any_place(part(boxes[which], slot), rng) for slot in range(VICTIMS)]


def any_place(mask: int, rng: Rng) -> int:
    """One of the places of a mask, each as likely as the others."""
    at: int = rng.below(mask.bit_count())
    for place in range(LOCATIONS):
        if mask >> place & 1:
            if at == 0:
                return place
            at -= 1
    raise AssertionError("nobody can be anywhere")
