"""The search for trails: for every round a room for each of the others that agrees with all announcements.

It goes round by round in random order and takes rounds back when it is stuck. Two tables guide it: where a seat can
have stopped as far as its own life goes, and of those rooms the ones from which it can have gone on.
"""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.lockdown import codes
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.casting import Casting
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.layout import Layout
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.reach import FASTEST, FREE_ALL, FREE_HP, SPLITS, STRICT, Reach, any_of
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.visits import Visits
from gloam.games.lockdown.worlds.walks import Walks

PATIENCE: Final = 8
"""So many rounds may be laid out for each round of the game before a search begins afresh."""

FRESH_STARTS: Final = 4
"""So many searches that explain everything are tried before something has to give."""

LAST_START: Final = 24
"""After so many searches the rooms are taken as they come."""


class Search:
    """Finds the trails of one world."""

    def __init__(self, s: Lockdown, f: Facts, walks: Walks, needs: Needs, rng: Rng) -> None:
        self.f = f
        self.walks = walks
        self.rng = rng
        self.others: list[int] = f.others
        self.reach = Reach(s, f, walks, rng)
        self.trails = Trails(f, walks, self.reach)
        self.casting = Casting(f, walks, self.reach, needs, rng)
        self.visits = Visits(f, walks, self.reach, needs, rng)
        self.layout = Layout(f, walks, self.trails, rng)

    def find(self) -> Trails:
        """Find rooms for all rounds; what cannot be explained in the end is let go, the oldest round first."""
        f, reach = self.f, self.reach
        reach.find_rooms()
        for tries in range(LAST_START):
            stuck = self.attempt(tries)
            if stuck < 0:
                return self.trails
            if tries + 1 >= FRESH_STARTS:
                reach.level[stuck] = min(reach.level[stuck] + 1, FREE_ALL)
                if tries > LAST_START // 2:
                    reach.level = [FREE_ALL] * (f.round + 1)
                reach.find_rooms()
        self.give_up()
        return self.trails

    def attempt(self, tries: int) -> int:
        """One search; the round in which it got stuck, -1 if it did not."""
        f, rng, reach = self.f, self.rng, self.reach
        reach.forget_wishes()
        for x in self.others:
            if f.panels_seen[x]:
                reach.heed_panels(x)
            if reach.fixed_speed[x]:
                reach.speed[x] = reach.fixed_speed[x]
            else:
                drawn = codes.speed_of(SPLITS[rng.below(len(SPLITS))])
                reach.speed[x] = max(drawn, min(FASTEST, 2 * tries))
            if not reach.look_ahead(x):
                reach.speed[x] = max(reach.speed[x], FASTEST if not reach.fixed_speed[x] else 0)
                if not reach.look_ahead(x):
                    return self.first_gap(x)
        for r in range(1, f.round + 1):
            if f.stage[r] >= 2 and not self.casting.cast_meetings(r):
                return r
        self.casting.slow_down()
        # Visits may stand in each other's way: fewer of them are asked for when a search begins afresh.
        self.visits.plan(tries)
        r = 0
        left = PATIENCE * (f.round + 1)
        furthest = 0
        failed = [0] * (f.round + 2)
        while r <= f.round:
            if left == 0:
                return furthest
            left -= 1
            if self.layout.lay_out(r):
                r += 1
                if r <= f.round:
                    failed[r] = 0
                continue
            furthest = max(furthest, r)
            failed[r] += 1
            if failed[r] >= 2 and r > 0 and self.visits.put_off(r):
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
        reach = self.reach
        for r in range(1, self.f.round + 1):
            level = reach.level[r]
            if level == STRICT:
                reach.level[r] = FREE_HP
                reach.find_rooms()
                found = reach.look_ahead(x)
                reach.level[r] = level
                if found:
                    reach.find_rooms()
                    return r
        reach.find_rooms()
        reach.look_ahead(x)
        for r in range(self.f.round, 0, -1):
            if reach.moved(x, r) and self.f.dies[r][x] != 0 and any_of(reach.ok[r], x) == 0:
                return r
        return 1

    def give_up(self) -> None:
        """Rooms without a thought for others: this is not known to happen, but a search must have an end."""
        reach, trails = self.reach, self.trails
        for x in self.others:
            trails.room[0][x] = self.layout.pick(reach.birth)
        for r in range(1, self.f.round + 1):
            for x in self.others:
                start = trails.start_of(x, r)
                trails.room[r][x] = start
                trails.lasers[r][x] = trails.span[r][x] = trails.drain[r][x] = 0
                if reach.moved(x, r):
                    ends = self.walks.ends(reach.form(x, r), reach.speed_of(x, r, 0), 0, start)
                    trails.room[r][x] = self.layout.pick(ends if ends else self.walks.everywhere & ~(1 << start))
