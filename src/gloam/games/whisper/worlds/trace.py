"""Where the victims can be, for all that both sides were told: what the killer, or anybody who watches, can conclude.

It is kept while the game is played, so it is cheap: a mask of places for each of the three. `far` is sound: it allows
whatever cards somebody might hold. `near` is what happens without rare cards; where it comes to a contradiction, it
begins anew from `far`. What is known of several together since they last moved is a list beside it: when places are
drawn, they fit that too.
"""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.value import Data
from gloam.games.whisper.tables import EVERYWHERE, LOCATIONS

TRIES: Final = 40


class Trace(Data):
    """`alone` has for every [FEAR] on those who are alone whom it met: area, slot, whether it did. `ones` are areas in
    each of which somebody mostly is."""

    def __init__(self, near: list[int], far: list[int], alone: list[list[int]], ones: list[int]) -> None:
        self.near = near
        self.far = far
        self.alone = alone
        self.ones = ones

    def clone(self) -> Trace:
        return Trace(self.near.copy(), self.far.copy(), self.alone.copy(), self.ones.copy())

    def keep(self, slot: int, area: int) -> None:
        """This one is in the area, and nowhere else."""
        self.far[slot] &= area
        self.near[slot] &= area
        if not self.near[slot]:
            self.near[slot] = self.far[slot]

    def reached(self, slot: int, area: int, alone: bool, hit: bool) -> None:
        """A [FEAR] on an area has reached this one, or has not; some reach only those who are alone."""
        if alone:
            self.alone.append([area, slot, int(hit)])
            if hit:
                self.keep(slot, area)
        else:
            self.keep(slot, area if hit else EVERYWHERE & ~area)

    def spread(self, slot: int, near: list[int], far: list[int]) -> None:
        """This one may have gone from each place to those of a mask."""
        self.near[slot] = united(self.near[slot], near)
        self.far[slot] = united(self.far[slot], far)
        self.alone = []
        self.ones = []

    def one_in(self, area: int) -> None:
        """Somebody is in the area, unless it was done by other means."""
        self.ones.append(area)

    def drawn(self, inside: int, rng: Rng) -> list[int]:
        """Three places, mostly without rare cards, that fit together."""
        places: list[int] = []
        for attempt in range(TRIES):
            masks = self.near if attempt < TRIES // 2 and rng.below(8) else self.far
            places = [any_place(mask, rng) for mask in masks]
            if self.fits(places, inside, attempt < TRIES // 2):
                break
        return places

    def fits(self, places: list[int], inside: int, closely: bool) -> bool:
        for fact in self.alone:
            slot = fact[1]
            met = fact[0] >> places[slot] & 1 == 1
            for other in range(len(places)):
                if other != slot and inside >> other & 1 and places[other] == places[slot]:
                    met = False
            if met != (fact[2] == 1):
                return False
        if closely:
            for area in self.ones:
                if not any(inside >> slot & 1 and area >> places[slot] & 1 for slot in range(len(places))):
                    return False
        return True


def all_at(place: int, count: int) -> Trace:
    """All are here (WH-030)."""
    return Trace([1 << place] * count, [1 << place] * count, [], [])


def united(places: int, reach: list[int]) -> int:
    """All that is reached from one of these places."""
    mask = 0
    for place in range(LOCATIONS):
        if places >> place & 1:
            mask |= reach[place]
    return mask


def any_place(mask: int, rng: Rng) -> int:
    """One of the places of a mask, each as likely as the others."""
    at: int = rng.below(mask.bit_count())
    for place in range(LOCATIONS):
        if mask >> place & 1:
            if at == 0:
                return place
            at -= 1
    raise AssertionError("nobody can be anywhere")
