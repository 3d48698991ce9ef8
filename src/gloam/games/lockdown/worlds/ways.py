"""How far it is from room to room."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.plan import PLANS, Plan
from gloam.games.lockdown.content.tables import HELIPAD, LASER_ROOM, NOWHERE, ROOMS

FAR: Final = 99
"""More steps than anybody has."""

ON_FOOT: Final = 0
WITH_ROPE: Final = 1
AS_SHADOW: Final = 2

Distances = list[list[int]]


class Ways:
    """Steps between rooms for one way of moving.

    `safe` keeps out of the Laser Room, `through` does not care. `from_start` is `through` for the beginning of a turn,
    when the helicopter flies (LK-154, LK-155).
    """

    def __init__(self, plan: Plan, manner: int) -> None:
        self.next: list[list[int]] = [next_rooms(plan, room, manner) for room in range(ROOMS)]
        self.through: Distances = [self.steps_from(room, NOWHERE) for room in range(ROOMS)]
        if manner == AS_SHADOW:  # the laser does not hurt them (LK-143)
            self.safe = self.through
        else:
            self.safe = [self.steps_from(room, LASER_ROOM) for room in range(ROOMS)]
        self.from_start: Distances = self.through.copy()
        if manner != AS_SHADOW and plan.is_room[HELIPAD]:
            row = self.through[HELIPAD].copy()
            for landing in plan.flights:
                for room in plan.rooms:
                    row[room] = min(row[room], 1 + self.through[landing][room])
            self.from_start[HELIPAD] = row

        self.rooms = plan.rooms
        self.known_turns: dict[int, list[list[int]]] = {}

    def turns(self, speed: int) -> list[list[int]]:
        """By room: where a turn that starts there can end."""
        if speed not in self.known_turns:
            reach: list[list[int]] = [[] for _ in range(ROOMS)]
            for start in self.rooms:
                reach[start] = [room for room in self.rooms if 0 < self.from_start[start][room] <= speed]
            self.known_turns[speed] = reach
        return self.known_turns[speed]

    def steps_from(self, start: int, barred: int) -> list[int]:
        row = [FAR] * ROOMS
        row[start] = 0
        queue = [start]
        for room in queue:
            for to in self.next[room]:
                if row[to] == FAR and to != barred:
                    row[to] = row[room] + 1
                    queue.append(to)
        return row


def next_rooms(plan: Plan, room: int, manner: int) -> list[int]:
    rooms = plan.links[room].copy()
    if manner != ON_FOOT:
        rooms += plan.climbs[room]
    if manner != AS_SHADOW:
        rooms += plan.teleports[room]
        if plan.chute[room] != NOWHERE:
            rooms.append(plan.chute[room])
    return rooms


KNOWN: Final[dict[int, Ways]] = {}


def ways(map_number: int, manner: int) -> Ways:
    """Worked out once for each map and manner, when first needed."""
    key = map_number * 3 + manner
    if key not in KNOWN:
        KNOWN[key] = Ways(PLANS[map_number], manner)
    return KNOWN[key]
