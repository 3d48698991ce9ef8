"""Who met whom, and who went where for the cards he was seen with."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown import words as w
from gloam.games.lockdown.tables import (
    GENE_BANK,
    GENE_LEAST,
    GENE_POINTS,
    SURGERY,
)
from gloam.games.lockdown.worlds.needs import ANYBODY, Need, Needs
from gloam.games.lockdown.worlds.reach import FASTEST, FREE_ALL, Reach

CASTS: Final = 4
"""So many ways to choose who met whom in a round are tried."""


class Cast(Reach):
    """Seats are sent to rooms of announced meetings and to rooms with cards before the rounds are laid out."""

    def slow_down(self) -> None:
        """Points that are not needed for Speed are there for Force: most of all with those who won by much."""
        f = self.f
        for x in self.others:
            if self.fixed_speed[x]:
                continue
            lead = 0
            for r in range(1, f.round + 1):
                if self.cast[r][x] and self.least_loss(x, r, self.wish[r][x]) == 0:
                    for y in self.others:
                        if self.cast[r][y] and self.wish[r][y] == self.wish[r][x]:
                            lead = max(lead, self.least_loss(y, r, self.wish[r][y]))
                    for me in f.mine:
                        if self.ways.rooms[self.wish[r][x]] == f.my_room[r][me] and f.my_loss[r][me]:
                            lead = max(lead, f.my_force[r][me] + f.my_loss[r][me] - GENE_LEAST)
            drawn = self.speed[x]
            wanted = max(min(drawn, GENE_POINTS - lead - 3 * GENE_LEAST), GENE_LEAST)
            if drawn == FASTEST:
                wanted = min(wanted, GENE_LEAST + 1)
            for speed in range(wanted, drawn + 1):
                self.speed[x] = speed
                if self.look_ahead(x):
                    break

    def cast_meetings(self, r: int, needs: Needs) -> bool:
        """Choose who met in the rooms that were announced: a matching of seats and places, drawn at random."""
        f, rng, ways = self.f, self.rng, self.ways
        living = [x for x in self.others if not f.shadow[r][x] and self.moved(x, r) and f.dies[r][x] != 0]
        slots: list[int] = []
        extra: list[int] = []
        for i in range(ways.size):
            room = ways.rooms[i]
            flags = f.meetings[r][room]
            healed = room == SURGERY and f.surgery[r]
            if flags or healed:
                most = 2 if healed or flags >> w.FIGHT & 1 else 1
                if flags >> w.BRAWL & 1:
                    most = self.brawlers(r, room, flags)
                slots += [i] * max(most - f.my_living(r, room), 0)
                if flags == 1 << w.BRAWL:  # a brawl takes any number
                    extra += [i] * max(len(living) - 2, 0)
        if not slots:
            return True
        self.find_drawn(r, slots, needs)
        for tries in range(CASTS):
            rng.shuffle("", living)
            if self.cast_round(r, living, slots, extra, tries) and self.bar(r, slots, living):
                return True
            self.barred[r] = 0
            for x in living:
                if self.cast[r][x]:
                    self.wish[r][x] = -1
                    self.cast[r][x] = False
                self.look_ahead(x)
        return False

    def brawlers(self, r: int, room: int, flags: int) -> int:
        """How many fought in a brawl: three at least, and as many as a shadow there has drained."""
        f = self.f
        if not flags >> w.ENCOUNTER & 1:
            return 3
        for me in f.mine:
            if room == f.my_room[r][me] and f.shadow[r][me]:
                return max(f.my_points[r][me], 3)
        if f.stage[r] < 8 or self.level[r] == FREE_ALL:
            return 3
        points = [f.points(x, r) for x in self.others if f.shadow[r][x] and f.points(x, r) >= 3]
        return points[self.rng.below(len(points))] if points else 3

    def cast_round(self, r: int, living: list[int], slots: list[int], extra: list[int], tries: int) -> bool:
        """Match seats with the places of a round: first seats that can only have met somebody, then what is left."""
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
            if tries and not self.fixed_speed[x] and not self.any_of(self.ok[r], x) & rooms:
                self.speed[x] = FASTEST
                self.look_ahead(x)
        for x in living:
            if self.any_of(self.ok[r], x) & ~rooms == 0 and not self.seat_him(
                r, x, places, held, [False] * len(places)
            ):
                return False
        for k in range(len(slots)):
            if held[k] < 0 and not self.fill_place(r, k, places, held, living, [False] * self.f.seats):
                for x in living:
                    if x not in held and not self.fixed_speed[x] and self.speed[x] < FASTEST:
                        self.speed[x] = FASTEST
                        self.look_ahead(x)
                if not self.fill_place(r, k, places, held, living, [False] * self.f.seats):
                    return False
        for k in range(len(places)):
            x = held[k]
            if x >= 0:
                self.wish[r][x] = places[k]
                self.cast[r][x] = True
                self.look_ahead(x)
        return True

    def find_drawn(self, r: int, slots: list[int], needs: Needs) -> None:
        """Who is drawn to a room of this round because he will be seen with a card that lies there."""
        for x in self.others:
            self.drawn[x] = 0
        for need in needs.list:
            if need.seat >= 0 and need.after < r <= need.until:
                for place in slots:
                    if self.ways.rooms[place] in needs.sources[need.card]:
                        self.drawn[need.seat] |= 1 << place

    def seat_him(self, r: int, x: int, places: list[int], held: list[int], seen: list[bool]) -> bool:
        """Find a place for a seat, moving others to other places if need be (augmenting paths)."""
        mask = self.any_of(self.ok[r], x)
        for part in (mask & self.drawn[x], mask & ~self.drawn[x]):
            for k in range(len(places)):
                if part >> places[k] & 1 and not seen[k] and self.suits(r, x, k, places[k]):
                    seen[k] = True
                    if held[k] < 0 or self.seat_him(r, held[k], places, held, seen):
                        held[k] = x
                        return True
        return False

    def suits(self, r: int, x: int, k: int, place: int) -> bool:
        return not self.for_winner[k] or self.least_loss(x, r, place) == 0

    def fill_place(
        self, r: int, k: int, places: list[int], held: list[int], living: list[int], seen: list[bool]
    ) -> bool:
        """Find a seat for a place; whoever leaves another place for it is replaced there."""
        place = places[k]
        keen = [x for x in living if self.drawn[x] >> place & 1]
        for x in keen + [x for x in living if not self.drawn[x] >> place & 1]:
            if self.any_of(self.ok[r], x) >> place & 1 and not seen[x] and self.suits(r, x, k, place):
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
        for place in slots:
            self.barred[r] |= 1 << place
        lost = 0
        for x in living:
            if not self.cast[r][x] and not self.look_ahead(x):
                lost += 1
        return lost == 0

    def has_winner(self, r: int, place: int, living: list[int]) -> bool:
        """Whether somebody is there already who may have lost nothing; where nobody fights none is needed."""
        f = self.f
        room = self.ways.rooms[place]
        if not f.meetings[r][room] & (1 << w.FIGHT | 1 << w.BRAWL):
            return True
        winners = 0
        for me in f.mine:
            if room == f.my_room[r][me] and not f.shadow[r][me] and f.my_loss[r][me] == 0:
                winners += 1
        for y in living:
            if self.wish[r][y] == place and self.least_loss(y, r, place) == 0:
                winners += 1
        return winners > 0

    def heed_looks(self, x: int) -> None:
        """A panel that was seen tells the Speed, and its sum how often the seat had been in the Gene Bank."""
        f, rng = self.f, self.rng
        bank = 1 << self.ways.place[GENE_BANK]
        self.banks[x] = [-1] * (f.round + 1)
        since, visits = 1, 0
        for look in f.looks[x]:
            r, split = look.round, look.split
            rolled = [f.rolled(x, r, face) for face in (3, 4, 5)]
            last = r if 0 < f.turn[r][x] < f.turn[r][look.viewer] else r - 1
            if w.force_of(split):
                total = w.force_of(split) + w.speed_of(split) + w.load_of(split)
                more = (total - GENE_POINTS - sum(rolled)) // 3 - visits
                rounds = [
                    k for k in range(since, last + 1) if not f.shadow[k][x] and self.any_of(self.can[k], x) & bank
                ]
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
            self.fixed_speed[x] = max(w.speed_of(split) - visits - rolled[1], 1)

    def plan_visits(self, needs: Needs, tries: int) -> None:
        """Send seats where they can have got what they had: one room for each card, several cards of one visit."""
        f, rng, ways = self.f, self.rng, self.ways
        room_left: list[int] = [0] * ((f.round + 1) * f.seats)
        for r in range(1, f.round + 1):
            for x in self.others:
                if self.wish[r][x] >= 0:
                    room_left[r * f.seats + x] = needs.room_first[ways.rooms[self.wish[r][x]]]
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
        last = need.until
        served = False
        for r in range(max(need.after, 1), last + 1):
            for x in self.others:
                i = r * f.seats + x
                here = self.wish[r][x] >= 0 and self.ways.rooms[self.wish[r][x]] == need.room
                if here and room_left[i] > 0 and not served and (r < last or f.turn[r][x] < f.turn[r][need.viewer]):
                    room_left[i] -= 1
                    served = True
        if served:
            return
        for _ in range(12):
            r = max(need.after, 1) + rng.below(last - max(need.after, 1) + 1)
            x = self.others[rng.below(len(self.others))]
            if r == last and (f.turn[r][x] == 0 or f.turn[r][x] > f.turn[r][need.viewer]):
                continue
            if r == need.after and need.after < last and f.turn[r][x] < f.turn[r][need.viewer]:
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

    def drop_wish(self, needs: Needs, r: int) -> bool:
        """One visit of a round that stands in the way is put off; False if there is none."""
        wishing = [x for x in self.others if self.wish[r][x] >= 0 and not self.cast[r][x]]
        if not wishing:
            return False
        x = wishing[self.rng.below(len(wishing))]
        room = self.ways.rooms[self.wish[r][x]]
        self.wish[r][x] = -1
        self.look_ahead(x)
        for need in needs.list:
            if need.seat == x and need.after < r < need.until and room in needs.sources[need.card]:
                for k in range(r + 1, need.until + 1):
                    if self.go_there(x, k, room):
                        return True
        return True

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
        here = f.my_living(r, room)
        for y in self.others:
            if self.wish[r][y] == place:
                here += 1
        return here >= most
