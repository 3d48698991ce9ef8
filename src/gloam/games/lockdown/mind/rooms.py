"""Where to stop: what rooms give and cost, and what they lead to, for the rule-based mind's turn."""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.games.lockdown.content.tables import MOST_HP, SURGERY, SURGERY_GAIN
from gloam.games.lockdown.mind.danger import Danger
from gloam.games.lockdown.mind.memory import Memory
from gloam.games.lockdown.mind.situation import Situation, worths_of
from gloam.games.lockdown.worlds.gains import Gains
from gloam.games.lockdown.worlds.horizon import Prospect
from gloam.games.lockdown.worlds.worths import Worths

LASER: Final = 1.0


class Stop:
    """A room to stop in, and what speaks for and against it."""

    def __init__(self, room: int, gain: float, cost: float, later: float, extra: float) -> None:
        self.room = room
        self.gain = gain
        self.cost = cost
        self.later = later
        self.score = gain - cost + later + extra


def basis_of(situation: Situation, memory: Memory) -> list[int]:
    """All that the worth of rooms follows from, besides where the others stop; where the player is does not matter."""
    s = situation
    mine = [s.round, s.gassed, s.hp, s.load, s.speed, s.force, s.living_others(), len(s.hand), len(memory.cleared)]
    flags = [int(s.dead), int(s.armed), int(s.boosted), int(s.protected), int(s.eaten())]
    return mine + flags + s.hand + memory.cleared + memory.stocks.seen_so_far()


class Rooms:
    """The worth of all rooms for the player in this situation.

    Within a turn mostly nothing changes but where the player is: what the rooms `before` were worked out from says
    whether they still hold.
    """

    def __init__(self, situation: Situation, memory: Memory, noise: Gains, before: Rooms | None) -> None:
        self.situation = situation
        self.memory = memory
        self.noise = noise
        self.basis = basis_of(situation, memory)
        # The lists tell whether the others stop elsewhere now: a pair of them is another one each time it is read.
        crowd = memory.next_stops(situation)[0]
        if before is not None and (before.danger.crowd is not crowd or before.basis != self.basis):
            before = None
        self.worths: Worths = before.worths if before else worths_of(situation)
        self.danger: Danger = before.danger if before else Danger(situation, memory)
        self.prospect: Prospect = before.prospect if before else self.look_ahead()
        self.gains: Gains = self.prospect.gains

    def look_ahead(self) -> Prospect:
        situation, memory = self.situation, self.memory
        memory.stocks.takers = [crowd / 2 for crowd in self.danger.crowd]  # the other half come later
        return Prospect(
            situation.plan,
            situation.ways().turns(situation.speed),
            self.worths,
            memory.stocks,
            situation.hand,
            situation.round,
            self.surgery_gain(),
            [self.danger.later_costs(ahead) for ahead in range(1, situation.rounds_left() + 1)],
        )

    def surgery_gain(self) -> float:
        """Exactly one other must come (LK-270)."""
        crowd = self.danger.crowd[SURGERY]
        return crowd * exp(-crowd) * min(SURGERY_GAIN, MOST_HP - self.situation.hp) * self.danger.weight

    def birth(self, room: int) -> float:
        """What the first turn from this room promises."""
        best = max([self.stop_at(to, False).score for to in self.prospect.turns[room]])
        return best + self.noise[room]

    def stop_at(self, room: int, laser: bool) -> Stop:
        extra = self.noise[room] - (LASER * self.danger.weight if laser else 0.0)
        return Stop(room, self.gains[room], self.danger.cost(room), self.prospect.later(room), extra)

    def hunt(self, room: int) -> Stop:
        """For a shadow: how many of the living may be there."""
        return Stop(room, self.danger.crowd[room], 0.0, 0.0, 0.05 * self.noise[room])
