"""One round laid out: a room for everybody, so that those met who are announced to have met, and nobody else."""

from __future__ import annotations

from typing import Final

from gloam.core.masks import bits
from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import NAMED, NOWHERE
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.reach import FREE_ALL, STRICT, any_of
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.walks import LASERS, Walks

NODES: Final = 300
"""So many choices are tried to lay out one round."""

ANY_SPAN: Final = 255 << 8
"""A range of losses in which every loss lies."""


class Layout:
    """Writes a round into the trails. What it holds is of the round that is being laid out."""

    def __init__(self, f: Facts, walks: Walks, trails: Trails, rng: Rng) -> None:
        self.f = f
        self.walks = walks
        self.trails = trails
        self.reach = trails.reach
        self.losses = trails.reach.losses
        self.rng = rng
        self.others: list[int] = f.others
        self.open: list[int] = [0] * (f.seats * LASERS)
        self.counts: list[int] = []  # shadows by room
        self.wanted: list[int] = []  # the living by room, 0 where anybody is alone
        self.mine = 0  # rooms with viewers, and of those the ones with living viewers
        self.mine_living = 0
        self.taken = 0
        self.haunted = 0
        self.slots: list[int] = []
        self.nodes = 0

    def lay_out(self, r: int) -> bool:
        """Choose a room for everybody in round r, as the rounds before it stand."""
        f, walks, rng, reach, trails = self.f, self.walks, self.rng, self.reach, self.trails
        if r == 0:
            for x in self.others:
                births = bits(reach.ok[0][x * LASERS])
                trails.room[0][x] = births[rng.below(len(births))] if births else bits(reach.birth)[0]
            return True
        living: list[int] = []
        shadows: list[int] = []
        for x in self.others:
            trails.lasers[r][x] = 0
            trails.span[r][x] = 0
            trails.drain[r][x] = 0
            start = trails.start_of(x, r)
            if not reach.moved(x, r):
                trails.room[r][x] = start
                continue
            steps, form = trails.steps_of(x, r), reach.form(x, r)
            if f.dies[r][x] == 0:
                trails.room[r][x] = -1
                trails.lasers[r][x] = reach.entries_to_die(x, r)
                continue
            for n in range(LASERS):
                mask = reach.ok[r][x * LASERS + n]
                if reach.level[r] == FREE_ALL:
                    mask &= ~(1 << start)
                else:
                    mask &= walks.ends(form, steps, n, start)
                self.open[x * LASERS + n] = mask
            if any_of(self.open, x) == 0:
                return False
            (shadows if f.shadow[r][x] else living).append(x)
            trails.room[r][x] = -1
        if f.stage[r] < 2:
            for x in living + shadows:
                self.settle(x, r, self.pick(any_of(self.open, x)))
            return True
        self.nodes = NODES
        rng.shuffle("", living)
        rng.shuffle("", shadows)
        return self.meet(r, living, shadows)

    def pick(self, mask: int) -> int:
        """One of the rooms; people are drawn to rooms that are good for something."""
        places = bits(mask)
        place = places[self.rng.below(len(places))]
        if not NAMED[self.walks.rooms[place]] and self.rng.below(2):
            place = places[self.rng.below(len(places))]
        return place

    def settle(self, x: int, r: int, place: int) -> None:
        """The seat stops there, having passed the laser as often as it must have."""
        self.trails.room[r][x] = place
        counts = [n for n in range(LASERS) if self.open[x * LASERS + n] >> place & 1]
        self.trails.lasers[r][x] = counts[0] if self.rng.below(4) else counts[self.rng.below(len(counts))]

    def meet(self, r: int, living: list[int], shadows: list[int]) -> bool:
        """Rooms that were announced get their visitors, first the shadows, then the living."""
        reach, trails = self.reach, self.trails
        self.expect(r)
        haunts = reach.haunts(r)
        if not self.haunt(r, haunts, shadows):
            return False
        self.find_slots(r, living)
        if not self.fill(r, 0, living):
            return False
        for x in shadows:
            if trails.room[r][x] < 0:  # he met nobody
                mask = any_of(self.open, x) & ~self.haunted & ~haunts & ~self.mine_living
                if mask == 0:
                    return False
                trails.room[r][x] = self.pick(mask)
        return True

    def expect(self, r: int) -> None:
        """How many were in each room, as far as the announcements and the viewers themselves tell."""
        f, walks = self.f, self.walks
        self.counts = [0] * walks.size
        self.wanted = [0] * walks.size
        self.mine = self.mine_living = 0
        for i in range(walks.size):
            flags = f.meetings[r][walks.rooms[i]]
            if flags >> w.BRAWL & 1:
                self.wanted[i] = 3
            elif flags >> w.FIGHT & 1 or f.is_surgery(r, walks.rooms[i]):
                self.wanted[i] = 2
            elif flags >> w.ENCOUNTER & 1:
                self.wanted[i] = 1
        for me in f.mine:
            if f.my_room[r][me] == NOWHERE:
                continue
            place = walks.place[f.my_room[r][me]]
            self.mine |= 1 << place
            if not f.shadow[r][me]:
                self.mine_living |= 1 << place
                continue
            self.counts[place] += 1
            if self.wanted[place]:
                self.wanted[place] = max(self.wanted[place], f.my_points[r][me])

    def haunt(self, r: int, haunts: int, shadows: list[int]) -> bool:
        """Shadows for the rooms with an encounter; False if there are none that can have been there."""
        f, walks, trails, counts, wanted = self.f, self.walks, self.trails, self.counts, self.wanted
        known = f.stage[r] >= 8 and self.reach.level[r] != FREE_ALL
        # Those that drained somebody, as many as it takes to have one in each room
        drained: list[int] = []
        for x in shadows:
            if known and f.points(x, r) > 0:
                points = f.points(x, r)
                rooms = [
                    i
                    for i in bits(any_of(self.open, x) & haunts)
                    if wanted[i] == points or (wanted[i] >= 3 and points >= 3 and counts[i] == 0)
                ]
                if not rooms:
                    return False
                empty = [i for i in rooms if counts[i] == 0]
                rooms = empty if empty and self.rng.below(3) else rooms
                place = rooms[self.rng.below(len(rooms))]
                wanted[place] = points
                counts[place] += 1
                trails.room[r][x] = place
                drained.append(x)
        # Viewers were drained by so many.
        for me in f.mine:
            if f.my_room[r][me] == NOWHERE or f.shadow[r][me] or known:
                continue
            place = walks.place[f.my_room[r][me]]
            for x in shadows:
                free = trails.room[r][x] < 0 and any_of(self.open, x) >> place & 1 == 1
                if free and counts[place] < f.my_drain[r][me]:
                    trails.room[r][x] = place
                    counts[place] += 1
        for i in bits(haunts):
            if counts[i] == 0:
                found = -1
                for x in shadows:
                    if trails.room[r][x] < 0 and not (known and x in drained) and any_of(self.open, x) >> i & 1:
                        found = x
                        break
                if found < 0:
                    return False
                trails.room[r][found] = i
                counts[i] += 1
        for me in f.mine:
            if f.my_drain[r][me] and counts[walks.place[f.my_room[r][me]]] != f.my_drain[r][me]:
                return False
        return True

    def find_slots(self, r: int, living: list[int]) -> None:
        """The places of the living in rooms that were announced, and the rooms where nobody is alone."""
        f, walks, reach = self.f, self.walks, self.reach
        self.slots = []
        self.taken = self.mine
        self.haunted = 0
        for i in range(walks.size):
            need = self.wanted[i] - f.my_living(r, walks.rooms[i])
            if self.wanted[i] == 3 and self.counts[i] == 0:
                sent = 0
                for x in living:
                    if reach.cast[r][x] and reach.wish[r][x] == i:
                        sent += 1
                need = max(need, sent)
            self.slots += [i] * need
            if self.wanted[i]:
                self.taken |= 1 << i

    def fill(self, r: int, k: int, living: list[int]) -> bool:
        """Find a living visitor for slot `k` and the next ones, then rooms of their own for all the others."""
        f, trails = self.f, self.trails
        if k == len(self.slots):
            return self.spread(r, living)
        place = self.slots[k]
        room = self.walks.rooms[place]
        fights = f.is_fight(r, room)
        first: list[int] = []
        rest: list[int] = []
        for x in living:
            if trails.room[r][x] < 0 and any_of(self.open, x) >> place & 1:
                if any_of(self.open, x) & ~self.taken:
                    rest.append(x)
                else:
                    first.append(x)
        for x in first + rest:
            self.nodes -= 1
            if self.nodes < 0:
                return False
            for n in range(LASERS):
                if not self.open[x * LASERS + n] >> place & 1:
                    continue
                span = self.span_of(x, r, room, n, self.counts[place], fights)
                if span < 0:
                    continue
                trails.room[r][x] = place
                trails.lasers[r][x] = n
                trails.span[r][x] = span
                trails.drain[r][x] = self.counts[place]
                if self.balanced(r, place, k, fights) and self.fill(r, k + 1, living):
                    return True
                trails.room[r][x] = -1
                break
        return False

    def span_of(self, x: int, r: int, room: int, lasers: int, drain: int, fights: bool) -> int:
        """What the seat can have lost; anything, where the HP of the others are let go."""
        span = self.losses.span(x, r, room, lasers, drain, fights)
        return ANY_SPAN if span < 0 and self.reach.level[r] != STRICT else span

    def balanced(self, r: int, place: int, k: int, fights: bool) -> bool:
        """In a fight somebody loses nothing: the strongest."""
        if not fights or self.reach.level[r] != STRICT or (k + 1 < len(self.slots) and self.slots[k + 1] == place):
            return True
        f = self.f
        if f.my_winner(r, self.walks.rooms[place]):
            return True
        strongest = 0
        for x in self.others:
            if self.trails.room[r][x] == place and not f.shadow[r][x] and self.trails.span[r][x] & 255 == 0:
                strongest += 1
        return strongest > 0

    def spread(self, r: int, living: list[int]) -> bool:
        """Everybody who met nobody has a room of his own; who has least choice goes first."""
        trails = self.trails
        left = [x for x in living if trails.room[r][x] < 0]
        done: list[int] = []
        taken = self.taken
        good = True
        while left:
            least, best = 99, -1
            for x in left:
                choice = len(bits(any_of(self.open, x) & ~taken))
                if choice < least:
                    least, best = choice, x
            left.remove(best)
            mask = any_of(self.open, best) & ~taken
            if mask == 0:
                if not self.join_brawl(best, r):
                    good = False
                    break
                done.append(best)
                continue
            place = self.pick(mask)
            self.settle(best, r, place)
            trails.span[r][best] = 0
            trails.drain[r][best] = 0
            taken |= 1 << place
            done.append(best)
        if not good:
            for x in done:
                trails.room[r][x] = -1
            return False
        self.haunted = taken
        return True

    def join_brawl(self, x: int, r: int) -> bool:
        """A brawl takes any number."""
        f, trails = self.f, self.trails
        for place in bits(any_of(self.open, x)):
            room = self.walks.rooms[place]
            if f.meetings[r][room] >> w.BRAWL & 1 and self.counts[place] == 0:
                for n in range(LASERS):
                    if self.open[x * LASERS + n] >> place & 1:
                        span = self.span_of(x, r, room, n, 0, True)
                        if span >= 0:
                            trails.room[r][x], trails.lasers[r][x], trails.span[r][x] = place, n, span
                            trails.drain[r][x] = 0
                            return True
        return False
