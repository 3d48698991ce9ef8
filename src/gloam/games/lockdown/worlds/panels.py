"""The panels of another world: what the others were born with, and what they won since."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import ADRENALINE_SPEED, GENE_LEAST, GENE_POINTS
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts
from gloam.games.lockdown.worlds.needs import Needs
from gloam.games.lockdown.worlds.reach import SPLITS
from gloam.games.lockdown.worlds.trails import Trails
from gloam.games.lockdown.worlds.walks import Walks

POINTS: Final = [codes.genes(1, 0, 0), codes.genes(0, 1, 0), codes.genes(0, 0, 1)]
"""One point of Force, of Speed, of Load."""


class Panels:
    """Load is chosen before the story is told, Force and Speed share the rest when the fights are known."""

    def __init__(self, f: Facts, walks: Walks, trails: Trails, needs: Needs, chronicle: Chronicle, rng: Rng) -> None:
        n = f.seats
        self.f = f
        self.walks = walks
        self.trails = trails
        self.needs = needs
        self.chronicle = chronicle
        self.rng = rng
        self.others: list[int] = f.others
        self.gains: list[list[int]] = [[0] * n, [0] * n, [0] * n]  # Force, Speed, Load won since birth
        self.base: list[int] = [0] * n
        self.swift: list[int] = [GENE_LEAST] * n  # the least Speed at birth
        self.fullest: list[int] = [GENE_LEAST] * n  # the least Load at birth for the cards carried
        self.known: list[bool] = [False] * n
        self.my_genes: list[int] = [0] * n
        self.mends: list[int] = []  # notes with a panel, to be written when the panels are certain
        self.mend_seats: list[int] = []
        self.mend_gains: list[int] = []

    def choose(self) -> None:
        """Load at birth now, for the cards; Force and Speed share the rest when the fights are known."""
        f, rng, trails = self.f, self.rng, self.trails
        for x in self.others:
            need = GENE_LEAST
            for r in range(1, f.round + 1):
                steps = len(trails.paths[r][x]) - 1
                banks = trails.visits_of_bank(x, 1, r - 1)
                if f.boosted[r][x] and steps <= ADRENALINE_SPEED:
                    continue
                need = max(need, steps - f.rolled(x, r, 4) - banks)
            self.swift[x] = min(need, GENE_POINTS - 2 * GENE_LEAST)
            if self.heed_panels(x):
                continue
            together = 1
            for r in range(1, f.round + 1):
                if trails.reach.wish[r][x] >= 0:
                    together = 3
            for need_card in self.needs.list:
                if need_card.seat == x:
                    count = 0
                    for other in self.needs.list:
                        if other.seat == x and other.until == need_card.until:
                            count += 1
                    together = max(together, count)
            fitting = [
                split
                for split in SPLITS
                if self.swift[x] <= codes.speed_of(split) <= max(trails.reach.speed[x], self.swift[x])
                and codes.load_of(split) >= together
            ]
            if not fitting:
                fitting = [split for split in SPLITS if codes.speed_of(split) >= self.swift[x]]
            self.base[x] = fitting[rng.below(len(fitting))]

    def heed_panels(self, x: int) -> bool:
        """The panel at birth follows from one that was seen."""
        f = self.f
        for seen in f.panels_seen[x]:
            r, split = seen.round, seen.split
            if not codes.force_of(split):
                continue
            visits = self.trails.visits_of_bank(x, 1, f.last_move(x, seen))
            force = codes.force_of(split) - visits - f.rolled(x, r, 3)
            speed = codes.speed_of(split) - visits - f.rolled(x, r, 4)
            load = codes.load_of(split) - visits - f.rolled(x, r, 5)
            if min(force, speed, load) >= GENE_LEAST and force + speed + load == GENE_POINTS:
                self.base[x] = codes.genes(force, speed, load)
                self.known[x] = True
                return True
        return False

    def load_of(self, x: int) -> int:
        return codes.load_of(self.base[x]) + self.gains[2][x]

    def won(self, x: int) -> int:
        """All that the seat has won, as a panel."""
        return codes.genes(self.gains[0][x], self.gains[1][x], self.gains[2][x])

    def show(self, audience: int, kind: int, x: int) -> None:
        """A note with a panel that is not certain yet."""
        chronicle = self.chronicle
        if not self.f.is_mine[x]:
            self.mends.append(len(chronicle.out))
            self.mend_seats.append(x)
            self.mend_gains.append(self.won(x))
            chronicle.put(audience, kind, [x, 0])
        else:
            chronicle.put(audience, kind, [x, self.my_genes[x]])

    def win(self, x: int, attribute: int) -> None:
        """A point more on an attribute."""
        if self.f.is_mine[x]:
            self.my_genes[x] += POINTS[attribute]
        else:
            self.gains[attribute][x] += 1

    def visit_bank(self, x: int) -> None:
        """A point more on every attribute, and a look at the panels of all others (LK-215 ff.)."""
        for attribute in range(len(POINTS)):
            self.win(x, attribute)
        self.show(1 << x, w.TOLD_GENE_BANK, x)
        for y in range(self.f.seats):
            if y != x:
                self.look_at(x, y)

    def look_at(self, x: int, y: int) -> None:
        """A shadow shows its Speed only (LK-219)."""
        if self.f.shadow[self.chronicle.now][y] and self.f.is_mine[y]:
            self.chronicle.put(1 << x, w.TOLD_PANEL, [y, codes.genes(0, codes.speed_of(self.my_genes[y]), 0)])
        else:
            self.show(1 << x, w.TOLD_PANEL, y)

    def mend(self) -> None:
        """The panels are certain: write them into the notes that show them."""
        for i in range(len(self.mends)):
            x = self.mend_seats[i]
            self.chronicle.amend(self.mends[i], self.base[x] + self.mend_gains[i])
