"""Where the others may have been: for every round a room for each of them that agrees with all announcements.

The search goes round by round in random order and takes rounds back when it is stuck. Two tables guide it: where a
seat can have stopped as far as its own life goes, and of those rooms the ones from which it can have gone on.
"""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown import words as w
from gloam.games.lockdown.genes import splits
from gloam.games.lockdown.tables import (
    GENE_LEAST,
    GENE_POINTS,
    NAMED,
    NOWHERE,
    SURGERY,
)
from gloam.games.lockdown.worlds.casting import Cast
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.reach import FASTEST, FREE_ALL, FREE_HP, STRICT
from gloam.games.lockdown.worlds.walks import LASERS, bits_of

PATIENCE: Final = 8
"""So many rounds may be laid out for each round of the game before a search begins afresh."""

FRESH_STARTS: Final = 4
"""So many searches that explain everything are tried before something has to give."""

LAST_START: Final = 24
"""After so many searches the rooms are taken as they come."""

NODES: Final = 300
"""So many choices are tried to lay out one round."""

SPLITS: Final[list[int]] = splits(GENE_POINTS, GENE_LEAST)


class Trails(Cast):
    """The rooms of all others. `room`, `lasers`, `span` and `drain` are by round and seat."""

    # Laying out

    def search(self, needs: Needs) -> None:
        """Find rooms for all rounds; what cannot be explained in the end is let go, the oldest round first."""
        f = self.f
        self.look()
        self.ok = [[0] * (f.seats * LASERS) for _ in range(f.round + 1)]
        for tries in range(LAST_START):
            stuck = self.attempt(needs, tries)
            if stuck < 0:
                return
            if tries + 1 >= FRESH_STARTS:
                self.level[stuck] = min(self.level[stuck] + 1, FREE_ALL)
                if tries > LAST_START // 2:
                    self.level = [FREE_ALL] * (f.round + 1)
                self.look()
        self.give_up()

    def give_up(self) -> None:
        """Rooms without a thought for others: this is not known to happen, but a search must have an end."""
        for x in self.others:
            self.room[0][x] = self.pick(self.birth)
        for r in range(1, self.f.round + 1):
            for x in self.others:
                start = self.start_of(x, r)
                self.room[r][x] = start
                self.lasers[r][x] = self.span[r][x] = self.drain[r][x] = 0
                if self.moved(x, r):
                    ends = self.ways.ends(self.form(x, r), self.speed_of(x, r, 0), 0, start)
                    self.room[r][x] = self.pick(ends if ends else self.ways.everywhere & ~(1 << start))

    def attempt(self, needs: Needs, tries: int) -> int:
        """One search; the round in which it got stuck, -1 if it did not."""
        f, rng = self.f, self.rng
        for r in range(f.round + 1):
            self.barred[r] = 0
            for x in self.others:
                self.wish[r][x] = -1
                self.cast[r][x] = False
        for x in self.others:
            if f.looks[x]:
                self.heed_looks(x)
            if self.fixed_speed[x]:
                self.speed[x] = self.fixed_speed[x]
            else:
                drawn = w.speed_of(SPLITS[rng.below(len(SPLITS))])
                self.speed[x] = max(drawn, min(FASTEST, 2 * tries))
            if not self.look_ahead(x):
                self.speed[x] = max(self.speed[x], FASTEST if not self.fixed_speed[x] else 0)
                if not self.look_ahead(x):
                    return self.first_gap(x)
        for r in range(1, f.round + 1):
            if f.stage[r] >= 2 and not self.cast_meetings(r, needs):
                return r
        self.slow_down()
        # Visits may stand in each other's way: fewer of them are asked for when a search begins afresh.
        self.plan_visits(needs, tries)
        r = 0
        left = PATIENCE * (f.round + 1)
        furthest = 0
        failed = [0] * (f.round + 2)
        while r <= f.round:
            if left == 0:
                return furthest
            left -= 1
            if self.lay_out(r):
                r += 1
                if r <= f.round:
                    failed[r] = 0
                continue
            furthest = max(furthest, r)
            failed[r] += 1
            if failed[r] >= 2 and r > 0 and self.drop_wish(needs, r):
                continue
            if failed[r] >= 3 and r > 0:
                failed[r] = 0
                r -= 1
                failed[r] += 1
                if failed[r] >= 3 and r > 0:
                    failed[r] = 0
                    r -= 1
        return -1

    def first_gap(self, x: int) -> int:
        """The oldest round without which the seat's way could be explained; else the one where it ends."""
        for r in range(1, self.f.round + 1):
            level = self.level[r]
            if level == STRICT:
                self.level[r] = FREE_HP
                self.look()
                found = self.look_ahead(x)
                self.level[r] = level
                if found:
                    self.look()
                    return r
        self.look()
        self.look_ahead(x)
        for r in range(self.f.round, 0, -1):
            if self.moved(x, r) and self.f.dies[r][x] != 0 and self.any_of(self.ok[r], x) == 0:
                return r
        return 1

    def lay_out(self, r: int) -> bool:
        """Choose a room for everybody in round r, as the rounds before it stand."""
        f, ways, rng = self.f, self.ways, self.rng
        if r == 0:
            for x in self.others:
                births = bits_of(self.ok[0][x * LASERS])
                self.room[0][x] = births[rng.below(len(births))] if births else bits_of(self.birth)[0]
            return True
        living: list[int] = []
        shadows: list[int] = []
        for x in self.others:
            self.lasers[r][x] = 0
            self.span[r][x] = 0
            self.drain[r][x] = 0
            start = self.start_of(x, r)
            if not self.moved(x, r):
                self.room[r][x] = start
                continue
            steps, form = self.speed_of(x, r, self.banks_before(x, r)), self.form(x, r)
            if f.dies[r][x] == 0:
                self.room[r][x] = -1
                self.lasers[r][x] = self.entries_to_die(x, r)
                continue
            for n in range(LASERS):
                mask = self.ok[r][x * LASERS + n]
                if self.level[r] == FREE_ALL:
                    mask &= ~(1 << start)
                else:
                    mask &= ways.ends(form, steps, n, start)
                self.open[x * LASERS + n] = mask
            if self.any_of(self.open, x) == 0:
                return False
            (shadows if f.shadow[r][x] else living).append(x)
            self.room[r][x] = -1
        if f.stage[r] < 2:
            for x in living + shadows:
                self.settle(x, r, self.pick(self.any_of(self.open, x)))
            return True
        self.nodes = NODES
        rng.shuffle("", living)
        rng.shuffle("", shadows)
        return self.meet(r, living, shadows)

    def pick(self, mask: int) -> int:
        """One of the rooms; people are drawn to rooms that are good for something."""
        places = bits_of(mask)
        place = places[self.rng.below(len(places))]
        if not NAMED[self.ways.rooms[place]] and self.rng.below(2):
            place = places[self.rng.below(len(places))]
        return place

    def settle(self, x: int, r: int, place: int) -> None:
        """The seat stops there, having passed the laser as often as it must have."""
        self.room[r][x] = place
        counts = [n for n in range(LASERS) if self.open[x * LASERS + n] >> place & 1]
        self.lasers[r][x] = counts[0] if self.rng.below(4) else counts[self.rng.below(len(counts))]

    def meet(self, r: int, living: list[int], shadows: list[int]) -> bool:
        """Rooms that were announced get their visitors, first the shadows, then the living."""
        f, ways = self.f, self.ways
        counts: list[int] = [0] * ways.size  # shadows by room
        wanted: list[int] = [0] * ways.size  # living by room, 0 where anybody is alone
        mine = 0  # rooms with viewers, and of those the ones with living viewers
        mine_living = 0
        for me in f.mine:
            if f.my_room[r][me] != NOWHERE:
                place = ways.place[f.my_room[r][me]]
                mine |= 1 << place
                if f.shadow[r][me]:
                    counts[place] += 1
                else:
                    mine_living |= 1 << place
        haunts = self.haunts(r)
        known = f.stage[r] >= 8 and self.level[r] != FREE_ALL
        for i in range(ways.size):
            flags = f.meetings[r][ways.rooms[i]]
            if flags >> w.BRAWL & 1:
                wanted[i] = 3
            elif flags >> w.FIGHT & 1 or (ways.rooms[i] == SURGERY and f.surgery[r]):
                wanted[i] = 2
            elif flags >> w.ENCOUNTER & 1:
                wanted[i] = 1
        for me in f.mine:
            if f.my_room[r][me] != NOWHERE and f.shadow[r][me]:
                place = ways.place[f.my_room[r][me]]
                if wanted[place]:
                    wanted[place] = max(wanted[place], f.my_points[r][me])
        # Shadows that drained somebody, as many as it takes to have one in each room
        drained: list[int] = []
        for x in shadows:
            if known and f.points(x, r) > 0:
                points = f.points(x, r)
                rooms = [
                    i
                    for i in bits_of(self.any_of(self.open, x) & haunts)
                    if wanted[i] == points or (wanted[i] >= 3 and points >= 3 and counts[i] == 0)
                ]
                if not rooms:
                    return False
                empty = [i for i in rooms if counts[i] == 0]
                rooms = empty if empty and self.rng.below(3) else rooms
                place = rooms[self.rng.below(len(rooms))]
                wanted[place] = points
                counts[place] += 1
                self.room[r][x] = place
                drained.append(x)
        # Viewers were drained by so many.
        for me in f.mine:
            if f.my_room[r][me] == NOWHERE or f.shadow[r][me] or known:
                continue
            place = ways.place[f.my_room[r][me]]
            for x in shadows:
                free = self.room[r][x] < 0 and self.any_of(self.open, x) >> place & 1 == 1
                if free and counts[place] < f.my_drain[r][me]:
                    self.room[r][x] = place
                    counts[place] += 1
        for i in bits_of(haunts):
            if counts[i] == 0:
                found = -1
                for x in shadows:
                    if self.room[r][x] < 0 and not (known and x in drained) and self.any_of(self.open, x) >> i & 1:
                        found = x
                        break
                if found < 0:
                    return False
                self.room[r][found] = i
                counts[i] += 1
        for me in f.mine:
            if f.my_drain[r][me] and counts[ways.place[f.my_room[r][me]]] != f.my_drain[r][me]:
                return False
        slots: list[int] = []
        for i in range(ways.size):
            need = wanted[i] - (f.my_living(r, ways.rooms[i]) if mine_living >> i & 1 else 0)
            if wanted[i] == 3 and counts[i] == 0:
                sent = 0
                for x in living:
                    if self.cast[r][x] and self.wish[r][x] == i:
                        sent += 1
                need = max(need, sent)
            slots += [i] * need
        self.slots = slots
        self.taken = 0
        for i in range(ways.size):
            if wanted[i]:
                self.taken |= 1 << i
        self.taken |= mine
        self.haunted = 0
        if not self.fill(r, 0, living, counts):
            return False
        # Shadows that met nobody
        for x in shadows:
            if self.room[r][x] < 0:
                mask = self.any_of(self.open, x) & ~self.haunted & ~haunts & ~mine_living
                if mask == 0:
                    return False
                self.room[r][x] = self.pick(mask)
        return True

    def fill(self, r: int, k: int, living: list[int], counts: list[int]) -> bool:
        """Find a living visitor for slot `k` and the next ones, then rooms of their own for all the others."""
        f = self.f
        if k == len(self.slots):
            return self.spread(r, living, counts)
        place = self.slots[k]
        room = self.ways.rooms[place]
        fights = f.meetings[r][room] & (1 << w.FIGHT | 1 << w.BRAWL) != 0
        first: list[int] = []
        rest: list[int] = []
        for x in living:
            if self.room[r][x] < 0 and self.any_of(self.open, x) >> place & 1:
                if self.any_of(self.open, x) & ~self.taken:
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
                span = f.loss_range(x, r, room, n, counts[place], fights)
                if span < 0 and self.level[r] != STRICT:
                    span = 255 << 8
                if span < 0:
                    continue
                self.room[r][x] = place
                self.lasers[r][x] = n
                self.span[r][x] = span
                self.drain[r][x] = counts[place]
                if self.balanced(r, place, k, fights) and self.fill(r, k + 1, living, counts):
                    return True
                self.room[r][x] = -1
                break
        return False

    def balanced(self, r: int, place: int, k: int, fights: bool) -> bool:
        """In a fight somebody loses nothing: the strongest."""
        if not fights or self.level[r] != STRICT or (k + 1 < len(self.slots) and self.slots[k + 1] == place):
            return True
        f = self.f
        for me in f.mine:
            if self.ways.rooms[place] == f.my_room[r][me] and not f.shadow[r][me] and f.my_loss[r][me] == 0:
                return True
        strongest = 0
        for x in self.others:
            if self.room[r][x] == place and not f.shadow[r][x] and self.span[r][x] & 255 == 0:
                strongest += 1
        return strongest > 0

    def spread(self, r: int, living: list[int], counts: list[int]) -> bool:
        """Everybody who met nobody has a room of his own; who has least choice goes first."""
        left = [x for x in living if self.room[r][x] < 0]
        done: list[int] = []
        taken = self.taken
        good = True
        while left:
            least, best = 99, -1
            for x in left:
                choice = len(bits_of(self.any_of(self.open, x) & ~taken))
                if choice < least:
                    least, best = choice, x
            left.remove(best)
            mask = self.any_of(self.open, best) & ~taken
            if mask == 0:
                if not self.join_brawl(best, r, counts):
                    good = False
                    break
                done.append(best)
                continue
            place = self.pick(mask)
            self.settle(best, r, place)
            self.span[r][best] = 0
            self.drain[r][best] = 0
            taken |= 1 << place
            done.append(best)
        if not good:
            for x in done:
                self.room[r][x] = -1
            return False
        self.haunted = taken
        return True

    def join_brawl(self, x: int, r: int, counts: list[int]) -> bool:
        """A brawl takes any number."""
        f = self.f
        for place in bits_of(self.any_of(self.open, x)):
            room = self.ways.rooms[place]
            if f.meetings[r][room] >> w.BRAWL & 1 and counts[place] == 0:
                for n in range(LASERS):
                    if self.open[x * LASERS + n] >> place & 1:
                        span = f.loss_range(x, r, room, n, 0, True)
                        if span < 0 and self.level[r] != STRICT:
                            span = 255 << 8
                        if span >= 0:
                            self.room[r][x], self.lasers[r][x], self.span[r][x] = place, n, span
                            self.drain[r][x] = 0
                            return True
        return False
