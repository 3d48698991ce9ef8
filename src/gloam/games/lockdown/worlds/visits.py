"""Who went where for the cards he was seen with, or that were seen to be gone."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import ANYBODY, Need, Needs
from gloam.games.lockdown.worlds.reach import Reach, any_of
from gloam.games.lockdown.worlds.walks import Walks


class Visits:
    """Seats are sent to rooms with cards before the rounds are laid out."""

    def __init__(self, f: Facts, walks: Walks, reach: Reach, needs: Needs, rng: Rng) -> None:
        self.f = f
        self.walks = walks
        self.reach = reach
        self.needs = needs
        self.rng = rng
        self.others: list[int] = f.others

    def plan(self, tries: int) -> None:
        """Send seats where they can have got what they had: one room for each card, several cards of one visit."""
        f, rng, walks, needs, reach = self.f, self.rng, self.walks, self.needs, self.reach
        room_left: list[int] = [0] * ((f.round + 1) * f.seats)
        for r in range(1, f.round + 1):
            for x in self.others:
                if reach.wish[r][x] >= 0:
                    room_left[r * f.seats + x] = needs.room_first[walks.rooms[reach.wish[r][x]]]
        for need in needs.list:
            if tries > 1 and rng.below(tries) > 0:
                continue
            if need.seat == ANYBODY:
                self.plan_taking(need, room_left)
                continue
            x = need.seat
            sources = needs.sources[need.card]
            served = False
            for r in range(need.after + 1, need.until + 1):
                i = r * f.seats + x
                if reach.wish[r][x] >= 0 and room_left[i] > 0 and walks.rooms[reach.wish[r][x]] in sources:
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

    def plan_taking(self, need: Need, room_left: list[int]) -> None:
        """Somebody was there between two looks of the seat; in the rounds of the looks after or before it."""
        f, rng = self.f, self.rng
        last = need.until
        served = False
        for r in range(max(need.after, 1), last + 1):
            for x in self.others:
                i = r * f.seats + x
                here = self.reach.wish[r][x] >= 0 and self.walks.rooms[self.reach.wish[r][x]] == need.room
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
        f, reach = self.f, self.reach
        place = self.walks.place[room]
        if place < 0 or reach.wish[r][x] >= 0 or f.shadow[r][x] or not reach.moved(x, r) or f.dies[r][x] == 0:
            return False
        if not any_of(reach.ok[r], x) >> place & 1 or self.is_full(r, place):
            return False
        reach.wish[r][x] = place
        if reach.look_ahead(x):
            return True
        reach.wish[r][x] = -1
        reach.look_ahead(x)
        return False

    def put_off(self, r: int) -> bool:
        """One visit of a round that stands in the way is put off; False if there is none."""
        reach = self.reach
        wishing = [x for x in self.others if reach.wish[r][x] >= 0 and not reach.cast[r][x]]
        if not wishing:
            return False
        x = wishing[self.rng.below(len(wishing))]
        room = self.walks.rooms[reach.wish[r][x]]
        reach.wish[r][x] = -1
        reach.look_ahead(x)
        for need in self.needs.list:
            if need.seat == x and need.after < r < need.until and room in self.needs.sources[need.card]:
                for k in range(r + 1, need.until + 1):
                    if self.go_there(x, k, room):
                        return True
        return True

    def is_full(self, r: int, place: int) -> bool:
        """Whether one more visitor in round r would have made a meeting that was not announced."""
        f = self.f
        if f.stage[r] < 2:
            return False
        room = self.walks.rooms[place]
        flags = f.meetings[r][room]
        if flags >> w.BRAWL & 1:
            return False
        most = 2 if flags >> w.FIGHT & 1 or f.is_surgery(r, room) else 1
        here = f.my_living(r, room)
        for y in self.others:
            if self.reach.wish[r][y] == place:
                here += 1
        return here >= most
