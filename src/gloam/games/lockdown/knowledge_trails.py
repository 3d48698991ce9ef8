"""Where the others may have been: for every round a room for each of them that agrees with all announcements.

The search goes round by round in random order and takes rounds back when it is stuck. Two tables guide it: where a
seat can have stopped as far as its own life goes, and of those rooms the ones from which it can have gone on.
"""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.genes import splits
from gloam.games.lockdown.knowledge_facts import ALIVE, Facts
from gloam.games.lockdown.knowledge_needs import ANYBODY, Need, Needs
from gloam.games.lockdown.knowledge_ways import LASERS, Ways, bits_of
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.tables import (
    ADRENALINE_SPEED,
    CANTEEN,
    GENE_BANK,
    GENE_LEAST,
    GENE_POINTS,
    MORGUE,
    NAMED,
    NOWHERE,
    SURGERY,
)

FASTEST: Final = GENE_POINTS - 2 * GENE_LEAST
"""The Speed of a panel that has the least on everything else."""

STRICT: Final = 0
FREE_HP: Final = 1
FREE_ALL: Final = 2

PATIENCE: Final = 8
"""So many rounds may be laid out for each round of the game before a search begins afresh."""

FRESH_STARTS: Final = 4
"""So many searches that explain everything are tried before something has to give."""

LAST_START: Final = 24
"""After so many searches the rooms are taken as they come."""

NODES: Final = 300
"""So many choices are tried to lay out one round."""

SPLITS: Final[list[int]] = splits(GENE_POINTS, GENE_LEAST)


class Trails:
    """The rooms of all others. `room`, `lasers`, `span` and `drain` are by round and seat."""

    def __init__(self, s: Lockdown, f: Facts, ways: Ways, rng: Rng) -> None:
        rows = f.round + 1
        n = f.seats
        self.f = f
        self.ways = ways
        self.rng = rng
        self.birth = ways.mask(s.plan.birth)
        self.acting = s.acting
        self.others: list[int] = [x for x in range(n) if x != f.me]
        self.room: list[list[int]] = [[-1] * n for _ in range(rows)]
        self.lasers: list[list[int]] = [[0] * n for _ in range(rows)]
        self.span: list[list[int]] = [[0] * n for _ in range(rows)]
        self.drain: list[list[int]] = [[0] * n for _ in range(rows)]
        self.speed: list[int] = [FASTEST] * n
        self.fixed_speed: list[int] = [0] * n
        self.banks: list[list[int]] = [[-1] * rows for _ in range(n)]  # visits of 201 demanded by round, -1 for free
        self.level: list[int] = [STRICT] * rows
        self.can: list[list[int]] = []
        self.ok: list[list[int]] = []
        self.wish: list[list[int]] = [[-1] * n for _ in range(rows)]
        self.nodes = 0
        # Of the round that is being laid out
        self.open: list[int] = [0] * (n * LASERS)
        self.taken = 0
        self.haunted = 0
        self.slots: list[int] = []

    def moved(self, x: int, r: int) -> bool:
        """Whether the seat has moved in round r in the worlds to be made: who acts now has just begun."""
        return r < self.f.round or (self.f.turn[r][x] > 0 and self.acting != x)

    def speed_of(self, x: int, r: int, banks: int) -> int:
        speed = self.speed[x] + self.f.rolled(x, r, 4) + banks
        return max(speed, ADRENALINE_SPEED) if self.f.boosted[r][x] else speed

    def form(self, x: int, r: int) -> int:
        return 1 if self.f.shadow[r][x] else 0

    def banks_before(self, x: int, r: int) -> int:
        """Visits of the Gene Bank so far: each makes faster (LK-215)."""
        bank = self.ways.place[GENE_BANK]
        count = 0
        for k in range(1, r):
            if self.room[k][x] == bank and not self.f.shadow[k][x]:
                count += 1
        return count

    # What each can have done alone

    def look(self) -> None:
        """Fill `can`: by round and seat the rooms that its own life allows, for each number of laser entries."""
        self.can = []
        for r in range(self.f.round + 1):
            row: list[int] = [0] * (self.f.seats * LASERS)
            for x in self.others:
                if r > 0 and self.moved(x, r) and self.f.dies[r][x] != 0:
                    if self.f.shadow[r][x]:
                        row[x * LASERS] = self.shadow_rooms(x, r)
                    else:
                        self.living_rooms(x, r, row)
            self.can.append(row)

    def haunts(self, r: int) -> int:
        """The rooms with an encounter."""
        found = 0
        for i in range(self.ways.size):
            if self.f.meetings[r][self.ways.rooms[i]] >> w.ENCOUNTER & 1:
                found |= 1 << i
        return found

    def shadow_rooms(self, x: int, r: int) -> int:
        f = self.f
        if f.stage[r] < 2 or self.level[r] == FREE_ALL:
            return self.ways.everywhere
        haunts = self.haunts(r)
        calm = self.ways.everywhere & ~haunts
        if f.my_room[r] != NOWHERE and not f.shadow[r][f.me]:
            calm &= ~(1 << self.ways.place[f.my_room[r]])
        if f.stage[r] < 8:
            return calm | haunts
        return haunts if f.points(x, r) > 0 else calm

    def living_rooms(self, x: int, r: int, row: list[int]) -> None:
        f, ways = self.f, self.ways
        alone = [-1] * 8  # by what the room does to him: the laser entries that agree, as a mask
        shadows = 0
        for y in range(f.seats):
            if f.shadow[r][y]:
                shadows += 1
        for i in range(ways.size):
            room = ways.rooms[i]
            flags = f.meetings[r][room]
            company = flags != 0 or (room == SURGERY and f.surgery[r])
            if f.stage[r] >= 2 and not company and room == f.my_room[r]:
                continue
            if self.level[r] != STRICT:
                if self.level[r] == FREE_ALL or self.may_die(x, r, room, flags):
                    row[x * LASERS] |= 1 << i
                continue
            if not company:
                key = int(f.is_gas_room(room, r)) | int(room == CANTEEN) << 1 | int(room == f.bombed[r]) << 2
                if alone[key] < 0:
                    alone[key] = 0
                    for n in range(LASERS):
                        if f.explains(x, r, room, n, 0, 0):
                            alone[key] |= 1 << n
                for n in range(LASERS):
                    if alone[key] >> n & 1:
                        row[x * LASERS + n] |= 1 << i
                continue
            fights = flags & (1 << w.FIGHT | 1 << w.BRAWL) != 0
            drains = range(1, shadows + 1) if flags >> w.ENCOUNTER & 1 else range(1)
            for n in range(LASERS):
                for drain in drains:
                    if f.loss_range(x, r, room, n, drain, fights) >= 0:
                        row[x * LASERS + n] |= 1 << i
                        break

    def may_die(self, x: int, r: int, room: int, flags: int) -> bool:
        """Whether the announced way to die was to be had in this room at all."""
        dies = self.f.dies[r][x]
        if dies == 2:
            return flags != 0
        if dies == 3:
            return self.f.is_gas_room(room, r)
        return dies != 5 or room == self.f.bombed[r]

    # Looking ahead

    def look_ahead(self, x: int) -> bool:
        """Fill `ok` for a seat: of the rooms it can have stopped in, those from which it can have gone on.

        False if there is no way through all rounds.
        """
        f, ways = self.f, self.ways
        bank = 1 << ways.place[GENE_BANK]
        for r in range(f.round, 0, -1):
            row = self.ok[r]
            wish = self.wish[r][x]
            demanded = self.banks[x][r]
            for n in range(LASERS):
                mask = self.can[r][x * LASERS + n]
                if wish >= 0:
                    mask &= 1 << wish
                elif demanded == 1:
                    mask &= bank
                elif demanded == 0:
                    mask &= ~bank
                row[x * LASERS + n] = mask
            if r < f.round and f.dies[r][x] == ALIVE:
                for n in range(LASERS):
                    mask = row[x * LASERS + n]
                    kept = 0
                    for i in bits_of(mask):
                        if self.goes_on(x, r + 1, i):
                            kept |= 1 << i
                    row[x * LASERS + n] = kept
            if self.moved(x, r) and f.dies[r][x] != 0 and self.any_of(row, x) == 0:
                return False
            if r > 1 and f.dies[r - 1][x] != ALIVE and not self.goes_on(x, r, ways.place[MORGUE]):
                return False
        births = 0
        for i in bits_of(self.birth):
            if f.round == 0 or self.goes_on(x, 1, i):
                births |= 1 << i
        self.ok[0][x * LASERS] = births
        return births != 0

    def any_of(self, row: list[int], x: int) -> int:
        mask = 0
        for n in range(LASERS):
            mask |= row[x * LASERS + n]
        return mask

    def goes_on(self, x: int, r: int, start: int) -> bool:
        """Whether the seat can have moved on from there in round r."""
        if not self.moved(x, r) or self.level[r] == FREE_ALL:
            return True
        f = self.f
        steps, form = self.speed_of(x, r, 0), self.form(x, r)
        if f.dies[r][x] == 0:
            return self.ways.ends(form, steps, self.entries_to_die(x, r), start) >> self.ways.laser & 1 == 1
        row = self.ok[r]
        found = 0
        for n in range(LASERS):
            found |= row[x * LASERS + n] & self.ways.ends(form, steps, n, start)
        return found != 0

    def entries_to_die(self, x: int, r: int) -> int:
        return min(self.f.hp[r - 1][x], LASERS - 1)

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
        for r in range(1, self.f.round + 1):
            for x in self.others:
                start = self.start_of(x, r)
                self.room[r][x] = start
                if self.moved(x, r):
                    self.room[r][x] = self.pick(self.ways.ends(self.form(x, r), self.speed_of(x, r, 0), 0, start))

    def attempt(self, needs: Needs, tries: int) -> int:
        """One search; the round in which it got stuck, -1 if it did not."""
        f, rng = self.f, self.rng
        for row in self.wish:
            for x in range(len(row)):
                row[x] = -1
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
            if failed[r] >= 3 and r > 0:
                failed[r] = 0
                r -= 1
                failed[r] += 1
                if failed[r] >= 3 and r > 0:
                    failed[r] = 0
                    r -= 1
        return -1

    def heed_looks(self, x: int) -> None:
        """A panel that was seen tells the Speed, and its sum how often the seat had been in the Gene Bank."""
        f, rng = self.f, self.rng
        bank = 1 << self.ways.place[GENE_BANK]
        self.banks[x] = [-1] * (f.round + 1)
        since, visits = 1, 0
        for look in f.looks[x]:
            r, split = look >> 20, look & 0xFFFFF
            rolled = [f.rolled(x, r, face) for face in (3, 4, 5)]
            last = r if 0 < f.turn[r][x] < f.turn[r][f.me] else r - 1
            if w.force_of(split):
                total = w.force_of(split) + w.speed_of(split) + w.load_of(split)
                more = (total - GENE_POINTS - sum(rolled)) // 3 - visits
                rounds = [
                    k for k in range(since, last + 1) if not f.shadow[k][x] and self.any_of(self.can[k], x) & bank
                ]
                rng.shuffle("", rounds)
                for k in range(since, last + 1):
                    self.banks[x][k] = 0
                for k in rounds[: max(more, 0)]:
                    self.banks[x][k] = 1
                    visits += 1
                since = last + 1
            self.fixed_speed[x] = max(w.speed_of(split) - visits - rolled[1], 1)

    def first_gap(self, x: int) -> int:
        """The round that cannot be explained for a seat."""
        for r in range(self.f.round, 0, -1):
            if self.moved(x, r) and self.f.dies[r][x] != 0 and self.any_of(self.ok[r], x) == 0:
                return r
        return 1

    def plan_visits(self, needs: Needs, tries: int) -> None:
        """Send seats where they can have got what they had: one room for each card, several cards of one visit."""
        f, rng, ways = self.f, self.rng, self.ways
        room_left: list[int] = [0] * ((f.round + 1) * f.seats)
        for need in needs.list:
            if tries > 1 and rng.below(tries) > 0:
                continue
            if need.seat == ANYBODY:
                self.plan_taking(need, needs, room_left)
                continue
            x = need.seat
            sources = needs.sources[need.card]
            served = False
            for r in range(need.after + 1, need.until + 1):
                i = r * f.seats + x
                if self.wish[r][x] >= 0 and room_left[i] > 0 and ways.rooms[self.wish[r][x]] in sources:
                    room_left[i] -= 1
                    served = True
                    break
            if served or not sources:
                continue
            for _ in range(8):
                r = need.after + 1 + rng.below(need.until - need.after)
                room = sources[rng.below(len(sources))]
                if self.go_there(x, r, room):
                    room_left[r * f.seats + x] = needs.room_first[room] - 1
                    break

    def plan_taking(self, need: Need, needs: Needs, room_left: list[int]) -> None:
        """Somebody was there between two looks of the seat; in the rounds of the looks after or before it."""
        f, rng = self.f, self.rng
        me = f.me
        last = need.until
        served = False
        for r in range(max(need.after, 1), last + 1):
            for x in self.others:
                i = r * f.seats + x
                here = self.wish[r][x] >= 0 and self.ways.rooms[self.wish[r][x]] == need.room
                if here and room_left[i] > 0 and not served and (r < last or f.turn[r][x] < f.turn[r][me]):
                    room_left[i] -= 1
                    served = True
        if served:
            return
        for _ in range(12):
            r = max(need.after, 1) + rng.below(last - max(need.after, 1) + 1)
            x = self.others[rng.below(len(self.others))]
            if r == last and (f.turn[r][x] == 0 or f.turn[r][x] > f.turn[r][me]):
                continue
            if r == need.after and need.after < last and f.turn[r][x] < f.turn[r][me]:
                continue
            if self.go_there(x, r, need.room):
                return

    def go_there(self, x: int, r: int, room: int) -> bool:
        """Make the seat stop in a room in round r, if it can have done so."""
        f = self.f
        place = self.ways.place[room]
        if place < 0 or self.wish[r][x] >= 0 or f.shadow[r][x] or not self.moved(x, r) or f.dies[r][x] == 0:
            return False
        if not self.any_of(self.ok[r], x) >> place & 1 or self.is_full(r, place):
            return False
        self.wish[r][x] = place
        if self.look_ahead(x):
            return True
        self.wish[r][x] = -1
        self.look_ahead(x)
        return False

    def is_full(self, r: int, place: int) -> bool:
        """Whether one more visitor in round r would have made a meeting that was not announced."""
        f = self.f
        if f.stage[r] < 2:
            return False
        room = self.ways.rooms[place]
        flags = f.meetings[r][room]
        if flags >> w.BRAWL & 1:
            return False
        most = 2 if flags >> w.FIGHT & 1 or (room == SURGERY and f.surgery[r]) else 1
        here = 1 if room == f.my_room[r] and not f.shadow[r][f.me] else 0
        for y in self.others:
            if self.wish[r][y] == place:
                here += 1
        return here >= most

    def start_of(self, x: int, r: int) -> int:
        """Where the seat began round r."""
        if self.f.dies[r - 1][x] != ALIVE:
            return self.ways.place[MORGUE]
        return self.room[r - 1][x]

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
        me_lives = not f.shadow[r][f.me]
        my_place = ways.place[f.my_room[r]] if f.my_room[r] != NOWHERE else -1
        if my_place >= 0 and not me_lives:
            counts[my_place] += 1
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
            if i == my_place and not me_lives and wanted[i]:
                wanted[i] = max(wanted[i], f.my_points[r])
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
        if my_place >= 0 and me_lives and f.my_drain[r] and counts[my_place] != f.my_drain[r]:
            return False
        slots: list[int] = []
        for i in range(ways.size):
            need = wanted[i] - (1 if i == my_place and me_lives else 0)
            if wanted[i] == 3 and counts[i] == 0 and self.rng.below(4) == 0:
                need += 1
            slots += [i] * need
        self.slots = slots
        self.taken = 0
        for i in range(ways.size):
            if wanted[i]:
                self.taken |= 1 << i
        if my_place >= 0:
            self.taken |= 1 << my_place
        self.haunted = 0
        if not self.fill(r, 0, living, counts):
            return False
        # Shadows that met nobody
        for x in shadows:
            if self.room[r][x] < 0:
                mask = self.any_of(self.open, x) & ~self.haunted & ~haunts
                if my_place >= 0 and me_lives:
                    mask &= ~(1 << my_place)
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
        if not fights or (k + 1 < len(self.slots) and self.slots[k + 1] == place):
            return True
        f = self.f
        mine = f.my_room[r] != NOWHERE and self.ways.place[f.my_room[r]] == place and not f.shadow[r][f.me]
        if mine and f.my_loss[r] == 0:
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
