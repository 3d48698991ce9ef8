"""Where each of the others can have been as far as its own life goes, and from where it can have gone on."""

from __future__ import annotations

from typing import Final

from gloam.core.masks import bits
from gloam.core.rng import Rng
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    ADRENALINE_SPEED,
    CANTEEN,
    GENE_BANK,
    GENE_LEAST,
    GENE_POINTS,
    MORGUE,
    NOWHERE,
)
from gloam.games.lockdown.rules.genes import splits
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.facts import ALIVE, Facts
from gloam.games.lockdown.worlds.losses import Losses
from gloam.games.lockdown.worlds.walks import LASERS, Walks

FASTEST: Final = GENE_POINTS - 2 * GENE_LEAST
"""The Speed of a panel that has the least on everything else."""

SPLITS: Final[list[int]] = splits(GENE_POINTS, GENE_LEAST)

STRICT: Final = 0
FREE_HP: Final = 1
FREE_ALL: Final = 2


def any_of(row: list[int], x: int) -> int:
    """The rooms of a seat in a row of `Reach.ok`, however often it enters the laser room."""
    mask = 0
    for n in range(LASERS):
        mask |= row[x * LASERS + n]
    return mask


class Reach:
    """What is known of the ways of the others, seat by seat. Lists are by round and seat.

    `wish` and `cast` are what a world asks of them beyond that: the rooms where they are to stop, and whether to make
    an announced meeting.
    """

    def __init__(self, s: Lockdown, f: Facts, walks: Walks, rng: Rng) -> None:
        rows = f.round + 1
        n = f.seats
        self.f = f
        self.walks = walks
        self.rng = rng
        self.losses = Losses(f)
        self.birth = walks.mask(s.plan.birth)
        self.acting = s.acting
        self.others: list[int] = f.others
        self.speed: list[int] = [FASTEST] * n
        self.fixed_speed: list[int] = [0] * n
        self.banks: list[list[int]] = [[-1] * rows for _ in range(n)]  # visits of 201 demanded by round, -1 for free
        self.level: list[int] = [STRICT] * rows
        self.can: list[list[int]] = []
        self.ok: list[list[int]] = [[0] * (n * LASERS) for _ in range(rows)]
        self.wish: list[list[int]] = [[-1] * n for _ in range(rows)]
        self.cast: list[list[bool]] = [[False] * n for _ in range(rows)]
        self.barred: list[int] = [0] * rows  # rooms of meetings whose visitors are chosen

    def moved(self, x: int, r: int) -> bool:
        """Whether the seat has moved in round r in the worlds to be made: who acts now has just begun."""
        return r < self.f.round or (self.f.turn[r][x] > 0 and self.acting != x)

    def speed_of(self, x: int, r: int, banks: int) -> int:
        speed = self.speed[x] + self.f.rolled(x, r, 4) + banks
        return max(speed, ADRENALINE_SPEED) if self.f.boosted[r][x] else speed

    def form(self, x: int, r: int) -> int:
        return 1 if self.f.shadow[r][x] else 0

    # What a world asks of them

    def forget_wishes(self) -> None:
        for r in range(self.f.round + 1):
            self.barred[r] = 0
            for x in self.others:
                self.wish[r][x] = -1
                self.cast[r][x] = False

    def hurry(self, x: int) -> None:
        """The seat is as fast as anybody can be."""
        self.speed[x] = FASTEST
        self.look_ahead(x)

    # What each can have done alone

    def find_rooms(self) -> None:
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
        for i in range(self.walks.size):
            if self.f.meetings[r][self.walks.rooms[i]] >> w.ENCOUNTER & 1:
                found |= 1 << i
        return found

    def shadow_rooms(self, x: int, r: int) -> int:
        f, walks = self.f, self.walks
        if f.stage[r] < 2 or self.level[r] == FREE_ALL:
            return walks.everywhere
        haunts = self.haunts(r)
        calm = walks.everywhere & ~haunts
        for me in f.mine:
            if f.my_room[r][me] != NOWHERE and not f.shadow[r][me]:
                calm &= ~(1 << walks.place[f.my_room[r][me]])
        if f.stage[r] < 8:
            return calm | haunts
        return haunts if f.points(x, r) > 0 else calm

    def living_rooms(self, x: int, r: int, row: list[int]) -> None:
        f, walks = self.f, self.walks
        alone = [-1] * 8  # by what the room does to him: the laser entries that agree, as a mask
        shadows = 0
        for y in range(f.seats):
            if f.shadow[r][y]:
                shadows += 1
        for i in range(walks.size):
            room = walks.rooms[i]
            flags = f.meetings[r][room]
            company = flags != 0 or f.is_surgery(r, room)
            if f.stage[r] >= 2 and not company and f.is_mine_there(r, room):
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
                        if self.losses.explains(x, r, room, n, 0, 0):
                            alone[key] |= 1 << n
                for n in range(LASERS):
                    if alone[key] >> n & 1:
                        row[x * LASERS + n] |= 1 << i
                continue
            fights = f.is_fight(r, room)
            drains = range(1, shadows + 1) if flags >> w.ENCOUNTER & 1 else range(1)
            for n in range(1 if i == walks.laser else 0, LASERS):  # nobody stops at the laser without having entered
                for drain in drains:
                    if self.losses.span(x, r, room, n, drain, fights) >= 0:
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

    def least_loss(self, x: int, r: int, place: int) -> int:
        """The least that the seat can have lost to others in a fight there."""
        f = self.f
        if self.level[r] != STRICT:
            return 0
        room = self.walks.rooms[place]
        drain = f.meetings[r][room] >> w.ENCOUNTER & 1
        for n in range(LASERS):
            if self.can[r][x * LASERS + n] >> place & 1:
                span = self.losses.span(x, r, room, n, drain, True)
                if span >= 0:
                    return span & 255
        return 0

    def heed_panels(self, x: int) -> None:
        """A panel that was seen tells the Speed, and its sum how often the seat had been in the Gene Bank."""
        f, rng = self.f, self.rng
        bank = 1 << self.walks.place[GENE_BANK]
        self.banks[x] = [-1] * (f.round + 1)
        since, visits = 1, 0
        for seen in f.panels_seen[x]:
            r, split = seen.round, seen.split
            rolled = [f.rolled(x, r, face) for face in (3, 4, 5)]
            last = f.last_move(x, seen)
            if codes.force_of(split):
                total = codes.force_of(split) + codes.speed_of(split) + codes.load_of(split)
                more = (total - GENE_POINTS - sum(rolled)) // 3 - visits
                rounds = [k for k in range(since, last + 1) if not f.shadow[k][x] and any_of(self.can[k], x) & bank]
                rng.shuffle("", rounds)
                # Where somebody was met in the Gene Bank, a visit is most likely.
                rounds = [k for k in rounds if f.meetings[k][GENE_BANK]] + [
                    k for k in rounds if not f.meetings[k][GENE_BANK]
                ]
                for k in range(since, last + 1):
                    self.banks[x][k] = 0
                for k in rounds[: max(more, 0)]:
                    self.banks[x][k] = 1
                    visits += 1
                since = last + 1
            self.fixed_speed[x] = max(codes.speed_of(split) - visits - rolled[1], 1)

    # Looking ahead

    def look_ahead(self, x: int) -> bool:
        """Fill `ok` for a seat: of the rooms it can have stopped in, those from which it can have gone on.

        False if there is no way through all rounds.
        """
        f, walks = self.f, self.walks
        bank = 1 << walks.place[GENE_BANK]
        for r in range(f.round, 0, -1):
            row = self.ok[r]
            wish = self.wish[r][x]
            demanded = self.banks[x][r] if self.level[r] != FREE_ALL else -1
            for n in range(LASERS):
                mask = self.can[r][x * LASERS + n]
                if not f.shadow[r][x] and not self.cast[r][x]:
                    mask &= ~self.barred[r]
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
                    for i in bits(mask):
                        if self.goes_on(x, r + 1, i):
                            kept |= 1 << i
                    row[x * LASERS + n] = kept
            if self.moved(x, r) and f.dies[r][x] != 0 and any_of(row, x) == 0:
                return False
            if r > 1 and f.dies[r - 1][x] != ALIVE and not self.goes_on(x, r, walks.place[MORGUE]):
                return False
        births = 0
        for i in bits(self.birth):
            if f.round == 0 or self.goes_on(x, 1, i):
                births |= 1 << i
        self.ok[0][x * LASERS] = births
        self.look_back(x, births)
        return births != 0

    def likely_banks(self, x: int, r: int, start: int) -> int:
        """Visits of the Gene Bank before round r that are certain, if the seat begins the round there."""
        count = 0
        for k in range(1, r):
            if self.banks[x][k] == 1:
                count += 1
        if start == self.walks.place[GENE_BANK] and r > 1 and self.banks[x][r - 1] != 1 and not self.f.shadow[r - 1][x]:
            count += 1
        return count

    def look_back(self, x: int, births: int) -> None:
        """Keep of `ok` what can be reached from the birth rooms, round by round."""
        f, walks = self.f, self.walks
        starts = births
        for r in range(1, f.round + 1):
            if not self.moved(x, r):
                return
            row = self.ok[r]
            if f.dies[r][x] != 0 and self.level[r] != FREE_ALL:
                form = self.form(x, r)
                places = bits(starts)
                for n in range(LASERS):
                    mask = row[x * LASERS + n]
                    if mask:
                        reached = 0
                        for i in places:
                            steps = self.speed_of(x, r, self.likely_banks(x, r, i))
                            reached |= walks.ends(form, steps, n, i)
                        row[x * LASERS + n] = mask & reached
            starts = any_of(row, x) if f.dies[r][x] == ALIVE else 1 << walks.place[MORGUE]

    def goes_on(self, x: int, r: int, start: int) -> bool:
        """Whether the seat can have moved on from there in round r."""
        walks = self.walks
        if not self.moved(x, r) or self.level[r] == FREE_ALL:
            return True
        f = self.f
        steps, form = self.speed_of(x, r, self.likely_banks(x, r, start)), self.form(x, r)
        if f.dies[r][x] == 0:
            return walks.ends(form, steps, self.entries_to_die(x, r), start) >> walks.laser & 1 == 1
        row = self.ok[r]
        found = 0
        for n in range(LASERS):
            found |= row[x * LASERS + n] & walks.ends(form, steps, n, start)
        return found != 0

    def entries_to_die(self, x: int, r: int) -> int:
        return min(self.f.hp[r - 1][x], LASERS - 1)
