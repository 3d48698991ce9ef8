"""How people move who cannot be seen: weights on rooms, drawn to where something is to be had and where few go."""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.games.lockdown.content.plan import PLANS, Plan
from gloam.games.lockdown.content.tables import ROOMS
from gloam.games.lockdown.worlds.typical import USUAL_SPEED
from gloam.games.lockdown.worlds.ways import ways
from gloam.games.lockdown.worlds.worths import together

Weights = list[float]

QUICK: Final = 0.5
"""The share of players that are one step faster than usual."""

TEMPER: Final = 0.8
"""How far people are from always going where it is best: HP that make a room e times as attractive."""

CROWDING: Final = 0.9
"""HP that one more person in a room costs whoever goes there."""

LOOKS: Final = 3
"""How often people think once more about where the others will be."""

TRIFLE: Final = 0.002
"""Weights below this are not followed further."""


class Near:
    """Who can come where in one round, as lists of rooms with the share of players fast enough: by the room where one
    starts, and by the room where one stops."""

    def __init__(self, map_number: int, manner: int) -> None:
        rows = ways(map_number, manner).from_start
        plan = PLANS[map_number]
        self.rooms: list[list[int]] = [[] for _ in range(ROOMS)]
        self.share: list[Weights] = [[] for _ in range(ROOMS)]
        self.starts: list[list[int]] = [[] for _ in range(ROOMS)]
        self.start_share: list[Weights] = [[] for _ in range(ROOMS)]
        for start in plan.rooms:
            for room in plan.rooms:
                steps = rows[start][room]
                if 0 < steps <= USUAL_SPEED + 1:
                    share = 1.0 if steps <= USUAL_SPEED else QUICK
                    self.rooms[start].append(room)
                    self.share[start].append(share)
                    self.starts[room].append(start)
                    self.start_share[room].append(share)


KNOWN: Final[dict[int, Near]] = {}


def near(map_number: int, manner: int) -> Near:
    key = map_number * 3 + manner
    if key not in KNOWN:
        KNOWN[key] = Near(map_number, manner)
    return KNOWN[key]


def attraction(plan: Plan, worth: Weights, crowd: Weights) -> Weights:
    """How much each room draws the living: more if it is worth more, less if many are expected there."""
    pull = [0.0] * ROOMS
    for room in plan.rooms:
        pull[room] = exp((worth[room] - CROWDING * crowd[room]) / TEMPER)
    return pull


class Drift:
    """A move of people who go from every room to those in reach, as much as they draw."""

    def __init__(self, plan: Plan, reach: Near, pull: Weights) -> None:
        self.plan = plan
        self.reach = reach
        self.pull = pull
        self.total: Weights = [0.0] * ROOMS  # by start: how much all rooms in reach draw together
        for start in plan.rooms:
            rooms, share = reach.rooms[start], reach.share[start]
            total = 0.0
            for i in range(len(rooms)):
                total += pull[rooms[i]] * share[i]
            self.total[start] = total

    def moved(self, weights: Weights) -> Weights:
        """The weights after the move."""
        parts = [0.0] * ROOMS
        for start in self.plan.rooms:
            if weights[start] >= TRIFLE and self.total[start] > 0.0:
                parts[start] = weights[start] / self.total[start]
        after = [0.0] * ROOMS
        for room in self.plan.rooms:
            starts, share = self.reach.starts[room], self.reach.start_share[room]
            pull = self.pull[room]
            come = 0.0
            for i in range(len(starts)):
                come += parts[starts[i]] * pull * share[i]
            after[room] = come
        return after


def foreseen(plan: Plan, weights: Weights, reach: Near, worth: Weights) -> Weights:
    """How much each room draws people who think about where the others will go."""
    crowd = [0.0] * ROOMS
    for _ in range(LOOKS):
        # Halfway each time: all at once would swing to and fro.
        next_crowd = Drift(plan, reach, attraction(plan, worth, crowd)).moved(weights)
        crowd = [(crowd[room] + next_crowd[room]) / 2 for room in range(ROOMS)]
    return attraction(plan, worth, crowd)


def scaled(weights: Weights) -> Weights:
    """The weights brought back to a sum of 1; nothing known where nothing is left."""
    total = together(weights)
    if total <= 0.0:
        return weights
    return [weight / total for weight in weights]


def only(room: int) -> Weights:
    weights = [0.0] * ROOMS
    weights[room] = 1.0
    return weights


def gathered(belief: list[Weights]) -> Weights:
    """How many are expected in each room."""
    known = [weights for weights in belief if weights]
    crowd = [0.0] * ROOMS
    for room in range(ROOMS):
        total = 0.0
        for weights in known:
            total += weights[room]
        crowd[room] = total
    return crowd
