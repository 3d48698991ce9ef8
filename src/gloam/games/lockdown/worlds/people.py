"""The people of another world: where they are and how they live."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import MOST_HP, NOWHERE
from gloam.games.lockdown.worlds.chronicle import Chronicle
from gloam.games.lockdown.worlds.facts import Facts

STEP_OF: Final = [0, 1, 2, 2, 2, 3, 4, 5, 6, 6, 8]
"""By cause of a gain or loss: the step of the settlement it belongs to."""


class People:
    """Life and place of everybody at the moment being told."""

    def __init__(self, f: Facts, chronicle: Chronicle) -> None:
        n = f.seats
        self.f = f
        self.chronicle = chronicle
        self.hp: list[int] = [MOST_HP] * n
        self.drained: list[int] = [0] * n
        self.room: list[int] = [NOWHERE] * n
        self.path: list[list[int]] = [[] for _ in range(n)]
        self.death_extra: list[int] = [0] * n  # Force at death beyond that of birth

    def lives(self, x: int) -> bool:
        return not self.f.shadow[self.chronicle.now][x] and self.room[x] != NOWHERE

    def living_in(self, room: int) -> list[int]:
        return [x for x in self.f.others if self.lives(x) and self.room[x] == room]

    def lose(self, x: int, amount: int, cause: int) -> None:
        """Nobody dies but those whose death was announced, and they in their step."""
        least = 0 if self.f.dies[self.chronicle.now][x] == STEP_OF[cause] else 1
        self.hp[x] = max(self.hp[x] - amount, least)
        self.chronicle.put(1 << x, w.TOLD_LOSS, [x, amount, cause, self.hp[x]])

    def gain(self, x: int, amount: int, cause: int) -> None:
        self.hp[x] = min(self.hp[x] + amount, MOST_HP)
        self.chronicle.put(1 << x, w.TOLD_GAIN, [x, amount, cause, self.hp[x]])

    def die(self, x: int, extra: int) -> None:
        self.death_extra[x] = extra
        self.hp[x] = 0
        self.drained[x] = 0
        self.room[x] = NOWHERE
        self.chronicle.put(1 << x, w.TOLD_YOU_SHADOW, [x])
