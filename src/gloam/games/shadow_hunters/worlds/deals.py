"""Every deal of characters that a table allows, counted: exact chances of every character for every seat.

Deals are gone through side by side: first who is Hunter, Shadow or Neutral, then the characters within each side.
Seats of one side only compete for the characters of that side, so nothing is left out and little is gone through.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.value import Kept
from gloam.games.shadow_hunters.content.tables import ALLOCATION, ROLES, SIDE, SIDE_MASK

SIDES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Chances(Kept):
    """The chances of characters and of sides, by seat."""

    def __init__(self, role: list[list[float]]) -> None:
        self.role = role
        self.side = [[0.0] * SIDES for _ in role]
        for seat in range(len(role)):
            for r in range(ROLES):
                self.side[seat][SIDE[r]] += role[seat][r]


@mypyc_attr(allow_interpreted_subclasses=True)
class Tie(Kept):
    """Something seen between two seats; `factor` says by `side of one * 3 + side of other` how likely it was."""

    def __init__(self, one: int, other: int, factor: list[float]) -> None:
        self.one = one
        self.other = other
        self.factor = factor


class Deals:
    """The sums over all deals of one table."""

    def __init__(self, masks: list[int], likelihood: list[list[float]], ties: list[Tie]) -> None:
        self.seats = len(masks)
        self.masks = masks
        self.likelihood = likelihood
        self.ties = ties
        self.need = ALLOCATION[self.seats].copy()
        size = 1 << self.seats
        self.inside = [[-1.0] * size for _ in range(SIDES)]  # by side and set of its seats: sum over the characters
        self.outside = [[0.0] * size for _ in range(SIDES)]  # the same: what all the other seats weigh then
        self.groups = [0] * SIDES
        self.sides = [0] * self.seats

    def go_through(self, seat: int) -> None:
        """Give the seats from this one on their sides in every possible way."""
        if seat == self.seats:
            self.weigh()
            return
        for side in range(SIDES):
            if self.need[side] and self.masks[seat] & SIDE_MASK[side]:
                self.need[side] -= 1
                self.groups[side] |= 1 << seat
                self.sides[seat] = side
                self.go_through(seat + 1)
                self.groups[side] &= ~(1 << seat)
                self.need[side] += 1

    def weigh(self) -> None:
        """All seats have a side: add the weight of these deals."""
        first, second, third = self.groups[0], self.groups[1], self.groups[2]
        one, two, three = self.within(0, first), self.within(1, second), self.within(2, third)
        weight = 1.0
        for tie in self.ties:
            weight *= tie.factor[self.sides[tie.one] * SIDES + self.sides[tie.other]]
        self.outside[0][first] += weight * two * three
        self.outside[1][second] += weight * one * three
        self.outside[2][third] += weight * one * two

    def within(self, side: int, group: int) -> float:
        """What all ways weigh in which a group of seats can share the characters of its side."""
        known = self.inside[side][group]
        if known < 0.0:
            known = self.share(side, group, 0, 0, 1.0, None)
            self.inside[side][group] = known
        return known

    def share(
        self, side: int, group: int, seat: int, taken: int, weight: float, into: list[list[float]] | None
    ) -> float:
        """Sum over the characters of the seats of `group` from `seat` on; with `into`, note each seat's part."""
        while seat < self.seats and not group >> seat & 1:
            seat += 1
        if seat == self.seats:
            return weight
        total = 0.0
        allowed = self.masks[seat] & SIDE_MASK[side] & ~taken
        for role in range(ROLES):
            if allowed >> role & 1:
                part = self.share(side, group, seat + 1, taken | 1 << role, weight * self.likelihood[seat][role], into)
                if into is not None:
                    into[seat][role] += part
                total += part
        return total


def believe(masks: list[int], likelihood: list[list[float]], ties: list[Tie]) -> Chances:
    """The exact chances: by seat the characters it may be, how likely they make what was seen, and ties."""
    deals = Deals(masks, likelihood, ties)
    deals.go_through(0)
    role = [[0.0] * ROLES for _ in masks]
    for side in range(SIDES):
        for group in range(1 << deals.seats):
            weight = deals.outside[side][group]
            if weight > 0.0:
                deals.share(side, group, 0, 0, weight, role)
    for seat in range(deals.seats):
        scale(role[seat], masks[seat])
    return Chances(role)


def scale(chances: list[float], mask: int) -> None:
    """Make the chances of a seat add up to 1. Where no deal fits (a position set by hand), all are equal."""
    total = 0.0
    for chance in chances:
        total += chance
    if total <= 0.0:
        for role in range(ROLES):
            chances[role] = float(mask >> role & 1)
            total += chances[role]
    for role in range(ROLES):
        chances[role] /= total
