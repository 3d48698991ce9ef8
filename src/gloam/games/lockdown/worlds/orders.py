"""The order cards of another world: how they were dealt, and who swapped them unseen."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown import words as w
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.facts import Facts, fact


class Orders:
    """Order cards by round and seat as dealt, and hidden swaps by the note after which they were made."""

    def __init__(self, s: Lockdown, f: Facts, rng: Rng) -> None:
        self.s = s
        self.f = f
        self.rng = rng
        self.order: list[int] = [0] * f.seats  # held at last
        self.swaps: list[list[int]] = []  # two seats and what each of them held before, one after the other
        self.dealt: list[list[int]] = []

    def deal(self) -> None:
        """Order cards as dealt, and hidden swaps after notes of the free phases, from what was seen of them."""
        f, rng = self.f, self.rng
        n = f.seats
        self.dealt = [[0] * n for _ in range(f.round + 1)]
        self.swaps = [[] for _ in range(len(f.told) + 1)]
        for r in range(1, f.round + 1):
            holds = f.turn[r].copy()
            if r == f.round:
                for p in self.s.players:
                    holds[p.seat] = max(p.order, 0)
            facts: list[int] = []
            first: list[int] = [0] * n
            for i in range(len(f.told)):
                note = f.told[i]
                if note.when == r and note.kind in (w.TOLD_ORDER, w.TOLD_OFFER_ORDER, w.TOLD_SWAPPED):
                    facts.append(i)
            # Who has not begun his turn holds what was last seen with him, if nobody else has it.
            for k in range(len(facts) - 1, -1, -1):
                note = f.told[facts[k]]
                a, b, c, d = note.facts[0], note.facts[1], fact(note, 2), fact(note, 3)
                if note.kind == w.TOLD_SWAPPED:
                    if first[a] == 0 and holds[a] == 0 and c not in holds:
                        holds[a] = c
                    if first[b] == 0 and holds[b] == 0 and d not in holds:
                        holds[b] = d
                    first[a] = first[b] = 1
                else:
                    number = b if note.kind == w.TOLD_ORDER else c
                    if first[a] == 0 and holds[a] == 0 and number not in holds:
                        holds[a] = number
                    first[a] = 1
            left = [number for number in range(1, n + 1) if number not in holds]
            rng.shuffle("", left)
            for x in range(n):
                if holds[x] == 0:
                    holds[x] = left.pop()
            if r == f.round:
                self.order = holds.copy()
            for k in range(len(facts) - 1, -1, -1):
                i = facts[k]
                note = f.told[i]
                a, b, c, d = note.facts[0], note.facts[1], fact(note, 2), fact(note, 3)
                if note.kind == w.TOLD_SWAPPED:
                    self.hold(holds, a, c, i)
                    self.hold(holds, b, d, i)
                    holds[a], holds[b] = holds[b], holds[a]
                elif note.kind == w.TOLD_OFFER_ORDER:
                    self.hold(holds, a, c, i)
                else:
                    self.hold(holds, a, b, i)
            self.dealt[r] = holds

    def hold(self, holds: list[int], x: int, number: int, index: int) -> None:
        """Going back in time: if somebody else has this card later, the two swapped after this note."""
        if holds[x] == number:
            return
        y = holds.index(number)
        holds[x], holds[y] = holds[y], holds[x]
        self.swaps[index] = [x, y, holds[x], holds[y], *self.swaps[index]]
