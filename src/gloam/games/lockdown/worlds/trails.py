"""Where the others were in one world: for every round a room for each of them, and the way there."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown.content.tables import GENE_BANK, MORGUE
from gloam.games.lockdown.worlds.facts import ALIVE, Facts
from gloam.games.lockdown.worlds.reach import Reach
from gloam.games.lockdown.worlds.walks import Walks


class Trails:
    """The rooms of all others, by round and seat; with how often they entered the laser room on the way, and what they
    lost there to others (a range as of `Losses.span`) and to shadows."""

    def __init__(self, f: Facts, walks: Walks, reach: Reach) -> None:
        rows = f.round + 1
        n = f.seats
        self.f = f
        self.walks = walks
        self.reach = reach
        self.room: list[list[int]] = [[-1] * n for _ in range(rows)]
        self.lasers: list[list[int]] = [[0] * n for _ in range(rows)]
        self.span: list[list[int]] = [[0] * n for _ in range(rows)]
        self.drain: list[list[int]] = [[0] * n for _ in range(rows)]
        self.paths: list[list[list[int]]] = []

    def visits_of_bank(self, x: int, first: int, last: int) -> int:
        """Visits of the Gene Bank in these rounds: each makes faster (LK-215)."""
        bank = self.walks.place[GENE_BANK]
        count = 0
        for r in range(first, last + 1):
            if self.room[r][x] == bank and not self.f.shadow[r][x] and self.reach.moved(x, r):
                count += 1
        return count

    def steps_of(self, x: int, r: int) -> int:
        """How many steps the seat had in round r."""
        return self.reach.speed_of(x, r, self.visits_of_bank(x, 1, r - 1))

    def start_of(self, x: int, r: int) -> int:
        """Where the seat began round r."""
        if self.f.dies[r - 1][x] != ALIVE:
            return self.walks.place[MORGUE]
        return self.room[r - 1][x]

    def walk_all(self, rng: Rng) -> None:
        """Find the ways between the rooms."""
        rounds = self.f.round
        self.paths = [[[] for _ in range(self.f.seats)] for _ in range(rounds + 1)]
        for r in range(1, rounds + 1):
            for x in self.f.others:
                self.paths[r][x] = self.walk(x, r, rng)

    def walk(self, x: int, r: int, rng: Rng) -> list[int]:
        """The rooms a seat went through in round r, as numbers of the map file."""
        walks = self.walks
        start = self.start_of(x, r)
        if not self.reach.moved(x, r):
            return [walks.rooms[start]]
        end = self.room[r][x] if self.room[r][x] >= 0 else walks.laser
        found = walks.path(self.reach.form(x, r), self.steps_of(x, r), self.lasers[r][x], start, end, rng)
        return [walks.rooms[i] for i in found]
