"""How far anybody can have come in a round: walks on a map, counted by steps and by entries of the laser room.

Rooms are numbered by their place in the map here, so that a set of rooms is one small number.
"""

from __future__ import annotations

from typing import Final

from gloam.core.masks import bits
from gloam.core.rng import Rng
from gloam.games.lockdown.content.plan import PLANS, Plan
from gloam.games.lockdown.content.tables import HELIPAD, LASER_ROOM, NOWHERE, ROOMS

MOST_STEPS: Final = 12
"""Walks are not looked at beyond this: it is more than any map needs."""

LASERS: Final = 4
"""Entries of the laser room in one move that are told apart, 0 to 3."""


class Walks:
    """The walks of one map, for the living and for shadows."""

    def __init__(self, plan: Plan) -> None:
        self.rooms: list[int] = plan.rooms
        self.size = len(plan.rooms)
        self.place: list[int] = [-1] * ROOMS
        for i in range(self.size):
            self.place[plan.rooms[i]] = i
        self.everywhere = (1 << self.size) - 1
        self.laser = self.place[LASER_ROOM]
        self.next: list[list[int]] = [[], []]
        for room in plan.rooms:
            near = plan.links[room] + plan.teleports[room]
            if plan.chute[room] != NOWHERE:
                near.append(plan.chute[room])
            self.next[0].append(self.mask(near))
            self.next[1].append(self.mask(plan.links[room] + plan.climbs[room]))
        self.flights = self.mask(plan.flights)
        self.helipad = self.place[HELIPAD]
        self.walks: list[list[int]] = [self.walks_of(0), self.walks_of(1)]
        self.moves: list[list[int]] = [self.moves_of(0), self.moves_of(1)]

    def mask(self, rooms: list[int]) -> int:
        found = 0
        for room in rooms:
            found |= 1 << self.place[room]
        return found

    def at(self, steps: int, lasers: int, start: int) -> int:
        return (steps * LASERS + lasers) * self.size + start

    def walks_of(self, form: int) -> list[int]:
        """By steps, entries and start: where a walk of at most so many steps can be; it need not leave."""
        walks = [0] * ((MOST_STEPS + 1) * LASERS * self.size)
        for start in range(self.size):
            walks[self.at(0, 0, start)] = 1 << start
        for steps in range(1, MOST_STEPS + 1):
            for start in range(self.size):
                for lasers in range(LASERS):
                    found = walks[self.at(steps - 1, lasers, start)]
                    for to in bits(self.next[form][start]):
                        rest = lasers - self.entry(form, to)
                        if rest >= 0:
                            found |= walks[self.at(steps - 1, rest, to)]
                    walks[self.at(steps, lasers, start)] = found
        return walks

    def entry(self, form: int, to: int) -> int:
        return 1 if form == 0 and to == self.laser else 0

    def first_steps(self, form: int, start: int) -> int:
        """The helicopter can only be the first step (LK-155)."""
        mask = self.next[form][start]
        return mask | self.flights if form == 0 and start == self.helipad else mask

    def moves_of(self, form: int) -> list[int]:
        """By steps, entries and start: where a move can end (LK-120: not where it began)."""
        moves = [0] * ((MOST_STEPS + 1) * LASERS * self.size)
        for steps in range(1, MOST_STEPS + 1):
            for start in range(self.size):
                first = bits(self.first_steps(form, start))
                for lasers in range(LASERS):
                    found = 0
                    for to in first:
                        rest = lasers - self.entry(form, to)
                        if rest >= 0:
                            found |= self.walks[form][self.at(steps - 1, rest, to)]
                    moves[self.at(steps, lasers, start)] = found & ~(1 << start)
        return moves

    def ends(self, form: int, steps: int, lasers: int, start: int) -> int:
        """Where a move of at most so many steps can end, with exactly so many entries of the laser room."""
        return self.moves[form][((steps if steps < MOST_STEPS else MOST_STEPS) * LASERS + lasers) * self.size + start]

    def path(self, form: int, most: int, lasers: int, start: int, end: int, rng: Rng) -> list[int]:
        """A random shortest move from one room to another, both included; straight there if there is none."""
        for steps in range(1, min(most, MOST_STEPS) + 1):
            if self.moves[form][self.at(steps, lasers, start)] >> end & 1:
                found = [start]
                here, left, near = start, lasers, self.first_steps(form, start)
                while here != end or left or len(found) == 1:
                    steps -= 1
                    options: list[int] = []
                    for to in bits(near):
                        rest = left - self.entry(form, to)
                        if rest >= 0 and self.walks[form][self.at(steps, rest, to)] >> end & 1:
                            options.append(to)
                    here = options[rng.below(len(options))]
                    left -= self.entry(form, here)
                    found.append(here)
                    near = self.next[form][here]
                return found
        return [start, end]


KNOWN: Final[dict[int, Walks]] = {}


def walks_on(map_number: int) -> Walks:
    """The walks of a map, worked out when they are first needed."""
    found = KNOWN.get(map_number)
    if found is None:
        found = KNOWN[map_number] = Walks(PLANS[map_number])
    return found
