"""Who met whom: seats are sent to the rooms of announced meetings before the rounds are laid out."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import GENE_LEAST, GENE_POINTS
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.reach import FASTEST, FREE_ALL, Reach, any_of
from gloam.games.lockdown.worlds.walks import Walks

CASTS: Final = 4
"""So many ways to choose who met whom in a round are tried."""


class Casting:
    """A matching of seats and the places of meetings, round by round."""

    def __init__(self, f: Facts, walks: Walks, reach: Reach, needs: Needs, rng: Rng) -> None:
        self.f = f
        self.walks = walks
        self.reach = reach
        self.needs = needs
        self.rng = rng
        self.others: list[int] = f.others
        self.drawn: list[int] = [0] * f.seats  # rooms where a seat gets what it will be seen with
        self.for_winner: list[bool] = []  # places for those who lost nothing

    def slow_down(self) -> None:
        """Points that are not needed for Speed are there for Force: most of all with those who won by much."""
        f, reach = self.f, self.reach
        for x in self.others:
            if reach.fixed_speed[x]:
                continue
            lead = 0
            for r in range(1, f.round + 1):
                if reach.cast[r][x] and reach.least_loss(x, r, reach.wish[r][x]) == 0:
                    for y in self.others:
                        if reach.cast[r][y] and reach.wish[r][y] == reach.wish[r][x]:
                            lead = max(lead, reach.least_loss(y, r, reach.wish[r][y]))
                    for me in f.mine:
                        if self.walks.rooms[reach.wish[r][x]] == f.my_room[r][me] and f.my_loss[r][me]:
                            lead = max(lead, f.my_force[r][me] + f.my_loss[r][me] - GENE_LEAST)
            drawn = reach.speed[x]
            wanted = max(min(drawn, GENE_POINTS - lead - 3 * GENE_LEAST), GENE_LEAST)
            if drawn == FASTEST:
                wanted = min(wanted, GENE_LEAST + 1)
            for speed in range(wanted, drawn + 1):
                reach.speed[x] = speed
                if reach.look_ahead(x):
                    break

    def cast_meetings(self, r: int) -> bool:
        """Choose who met in the rooms that were announced: a matching of seats and places, drawn at random."""
        f, rng, walks, reach = self.f, self.rng, self.walks, self.reach
        living = [x for x in self.others if not f.shadow[r][x] and reach.moved(x, r) and f.dies[r][x] != 0]
        slots: list[int] = []
        extra: list[int] = []
        for i in range(walks.size):
            room = walks.rooms[i]
            flags = f.meetings[r][room]
            healed = f.is_surgery(r, room)
            if flags or healed:
                most = 2 if healed or flags >> w.FIGHT & 1 else 1
                if flags >> w.BRAWL & 1:
                    most = self.brawlers(r, room, flags)
                slots += [i] * max(most - f.my_living(r, room), 0)
                if flags == 1 << w.BRAWL:  # a brawl takes any number
                    extra += [i] * max(len(living) - 2, 0)
        if not slots:
            return True
        self.find_drawn(r, slots)
        for tries in range(CASTS):
            rng.shuffle("", living)
            if self.cast_round(r, living, slots, extra, tries) and self.bar(r, slots, living):
                return True
            reach.barred[r] = 0
            for x in living:
                if reach.cast[r][x]:
                    reach.wish[r][x] = -1
                    reach.cast[r][x] = False
                reach.look_ahead(x)
        return False

    def brawlers(self, r: int, room: int, flags: int) -> int:
        """How many fought in a brawl: three at least, and as many as a shadow there has drained."""
        f = self.f
        if not flags >> w.ENCOUNTER & 1:
            return 3
        for me in f.mine:
            if room == f.my_room[r][me] and f.shadow[r][me]:
                return max(f.my_points[r][me], 3)
        if f.stage[r] < 8 or self.reach.level[r] == FREE_ALL:
            return 3
        points = [f.points(x, r) for x in self.others if f.shadow[r][x] and f.points(x, r) >= 3]
        return points[self.rng.below(len(points))] if points else 3

    def cast_round(self, r: int, living: list[int], slots: list[int], extra: list[int], tries: int) -> bool:
        """Match seats with the places of a round: first seats that can only have met somebody, then what is left."""
        reach = self.reach
        rooms = 0
        for place in slots:
            rooms |= 1 << place
        self.rng.shuffle("", slots)
        places = slots + extra
        held = [-1] * len(places)
        # In a fight somebody loses nothing: one place of each is for him.
        self.for_winner = [False] * len(places)
        for k in range(len(slots)):
            self.for_winner[k] = slots.index(slots[k]) == k and not self.has_winner(r, slots[k], living)
        for x in living:
            if tries and not reach.fixed_speed[x] and not any_of(reach.ok[r], x) & rooms:
                reach.hurry(x)
        for x in living:
            if any_of(reach.ok[r], x) & ~rooms == 0 and not self.seat_him(r, x, places, held, [False] * len(places)):
                return False
        for k in range(len(slots)):
            if held[k] < 0 and not self.fill_place(r, k, places, held, living, [False] * self.f.seats):
                for x in living:
                    if x not in held and not reach.fixed_speed[x] and reach.speed[x] < FASTEST:
                        reach.hurry(x)
                if not self.fill_place(r, k, places, held, living, [False] * self.f.seats):
                    return False
        for k in range(len(places)):
            x = held[k]
            if x >= 0:
                reach.wish[r][x] = places[k]
                reach.cast[r][x] = True
                reach.look_ahead(x)
        return True

    def find_drawn(self, r: int, slots: list[int]) -> None:
        """Who is drawn to a room of this round because he will be seen with a card that lies there."""
        for x in self.others:
            self.drawn[x] = 0
        for need in self.needs.list:
            if need.seat >= 0 and need.after < r <= need.until:
                for place in slots:
                    if self.walks.rooms[place] in self.needs.sources[need.card]:
                        self.drawn[need.seat] |= 1 << place

    def seat_him(self, r: int, x: int, places: list[int], held: list[int], seen: list[bool]) -> bool:
        """Find a place for a seat, moving others to other places if need be (augmenting paths)."""
        mask = any_of(self.reach.ok[r], x)
        for part in (mask & self.drawn[x], mask & ~self.drawn[x]):
            for k in range(len(places)):
                if part >> places[k] & 1 and not seen[k] and self.suits(r, x, k, places[k]):
                    seen[k] = True
                    if held[k] < 0 or self.seat_him(r, held[k], places, held, seen):
                        held[k] = x
                        return True
        return False

    def suits(self, r: int, x: int, k: int, place: int) -> bool:
        return not self.for_winner[k] or self.reach.least_loss(x, r, place) == 0

    def fill_place(
        self, r: int, k: int, places: list[int], held: list[int], living: list[int], seen: list[bool]
    ) -> bool:
        """Find a seat for a place; whoever leaves another place for it is replaced there."""
        place = places[k]
        keen = [x for x in living if self.drawn[x] >> place & 1]
        for x in keen + [x for x in living if not self.drawn[x] >> place & 1]:
            if any_of(self.reach.ok[r], x) >> place & 1 and not seen[x] and self.suits(r, x, k, place):
                seen[x] = True
                if x not in held:
                    held[k] = x
                    return True
                old = held.index(x)
                held[old] = -1
                if self.fill_place(r, old, places, held, living, seen):
                    held[k] = x
                    return True
                held[old] = x
        return False

    def bar(self, r: int, slots: list[int], living: list[int]) -> bool:
        """Nobody else was in these rooms: False if somebody has no other way."""
        reach = self.reach
        for place in slots:
            reach.barred[r] |= 1 << place
        lost = 0
        for x in living:
            if not reach.cast[r][x] and not reach.look_ahead(x):
                lost += 1
        return lost == 0

    def has_winner(self, r: int, place: int, living: list[int]) -> bool:
        """Whether somebody is there already who may have lost nothing; where nobody fights none is needed."""
        f = self.f
        room = self.walks.rooms[place]
        if not f.is_fight(r, room):
            return True
        if f.my_winner(r, room):
            return True
        return any(self.reach.wish[r][y] == place and self.reach.least_loss(y, r, place) == 0 for y in living)
