"""A map as the rules walk it: which rooms are next to each other, above each other, and where one-way moves lead."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.schema import Map
from gloam.games.lockdown.content.tables import CONTENT, NOWHERE, ROOMS, room_number


class Plan:
    """A map: who is next to whom. All lists are by room number and in the order of the map file."""

    def __init__(self, m: Map) -> None:
        self.id = m.id
        self.rooms: list[int] = [room_number(r.id) for r in m.room]
        self.default_birth: int = room_number(m.default_birth)
        self.birth: list[int] = [room_number(r.id) for r in m.room if r.birth]
        self.ordinary: list[int] = [room_number(r.id) for r in m.room if r.kind == "ordinary"]
        self.is_room: list[bool] = [False] * ROOMS
        for room in self.rooms:
            self.is_room[room] = True
        self.links: list[list[int]] = [[] for _ in range(ROOMS)]
        for link in m.link:
            a, b = room_number(link.a), room_number(link.b)
            self.links[a].append(b)
            self.links[b].append(a)
        self.above: list[list[int]] = [[] for _ in range(ROOMS)]
        self.below: list[list[int]] = [[] for _ in range(ROOMS)]
        for pair in m.vertical:
            upper, lower = room_number(pair.upper), room_number(pair.lower)
            self.below[upper].append(lower)
            self.above[lower].append(upper)
        # Where a rope or a shadow's nature leads that no link does: a stair is a vertical pair too.
        self.climbs: list[list[int]] = [
            [to for to in self.above[r] + self.below[r] if to not in self.links[r]] for r in range(ROOMS)
        ]
        self.flights: list[int] = []
        self.chute: list[int] = [NOWHERE] * ROOMS
        self.teleports: list[list[int]] = [[] for _ in range(ROOMS)]
        for way in m.one_way:
            source = room_number(way.source)
            if way.type == "helicopter":
                self.flights.append(room_number(way.to))
            elif way.type == "chute":
                self.chute[source] = room_number(way.to)
            elif way.to == "ordinary":
                self.teleports[source] += self.ordinary
            else:
                self.teleports[source].append(room_number(way.to))


PLANS: Final[list[Plan]] = [Plan(m) for m in CONTENT.maps.values()]
