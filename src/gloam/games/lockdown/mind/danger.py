"""What a room may cost: gas, fights, shadows. In HP, from what the rule-based mind believes about the others."""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.games.lockdown.content.tables import CONTROL_ROOM, FLOORS, GAS_LOSS, HELIPAD, ROOMS, SURGERY, floor_of
from gloam.games.lockdown.mind.memory import Memory
from gloam.games.lockdown.mind.situation import Situation
from gloam.games.lockdown.worlds.crowds import Weights
from gloam.games.lockdown.worlds.facts import gas_in
from gloam.games.lockdown.worlds.gas import MOST, chance_in, later_chances, open_floors

USUAL_FORCE: Final = 3.3
GROWTH: Final = 0.35
"""How much stronger the others get in a round, by weapons and genes."""

SPREAD: Final = 2
"""Others may be so much stronger or weaker than usual."""

GUNS_FIRST: Final = 0.03
GUNS_MORE: Final = 0.05
"""The share of armed players in round 1, and how it grows."""

GUN_FORCE: Final = 2.0
RIVAL: Final = 0.4
"""What harm to all rivals together is worth beside one's own life."""

DRAIN: Final = 1.2
"""A shadow takes 1 HP and comes nearer to its return."""

CROWDED: Final = 0.7
"""How much the floors where people are get more votes than the others."""

FRAIL: Final = 5
FRAILTY: Final = 0.2
"""Below so much life every HP counts so much more."""

DEATH: Final = 3.0
"""What it costs to die for certain, beyond the HP lost."""


class Danger:
    """The dangers of the round that is being played."""

    def __init__(self, situation: Situation, memory: Memory) -> None:
        self.situation = situation
        self.memory = memory
        self.crowd, self.shades = memory.next_stops(situation)
        self.others = max(1, situation.living_others())
        self.floor_crowd: Weights = [0.0] * FLOORS
        for room in situation.plan.rooms:
            if room != HELIPAD:
                self.floor_crowd[floor_of(room)] += self.crowd[room]
        self.chance: Weights = self.gas_chances()
        self.safe = memory.cleared.copy()
        if gas_in(situation.gassed, CONTROL_ROOM):  # whoever stops there can free it at once (LK-234)
            self.safe.append(CONTROL_ROOM)
        self.weight = 1.0 + FRAILTY * max(0, FRAIL - situation.hp)
        opponent = USUAL_FORCE + GROWTH * (situation.round - 1)
        self.guns = GUNS_FIRST + GUNS_MORE * (situation.round - 1)
        self.fight_loss, self.fight_gain = self.fight(opponent)
        self.meetings: Weights = [0.0] * ROOMS
        for room in situation.plan.rooms:
            self.meetings[room] = self.meeting(room)

    # Gas

    def gas_chances(self) -> Weights:
        """How likely each floor is gassed at the end of this round; others vote for where they think people are."""
        free = open_floors(self.situation.gassed)
        # Few voters agree less, and on a tie all their floors are gassed (LK-306).
        hit = 1.2 if self.others >= 5 else 1.4 if self.others >= 3 else 1.6
        chance = [1.0] * FLOORS
        for floor in free:
            crowded = self.floor_crowd[floor] / self.others
            chance[floor] = min(MOST, hit * ((1.0 - CROWDED) / len(free) + CROWDED * crowded))
        return chance

    def gas_chance(self, room: int) -> float:
        """How likely a stay in this room costs HP for gas in this round."""
        s = self.situation
        if s.masked or s.protected or room in self.safe:
            return 0.0
        return chance_in(room, self.chance)

    def gas(self, room: int) -> float:
        return self.gas_chance(room) * GAS_LOSS[self.situation.round]

    # Meetings

    def fight(self, opponent: float) -> tuple[float, float]:
        """What a fight costs, and what it costs the other."""
        mine = float(self.situation.force)
        loss = gain = 0.0
        for spread in range(-SPREAD, SPREAD + 1):
            loss += max(0.0, opponent + spread - mine)
            gain += max(0.0, mine - opponent - spread)
        loss /= 2 * SPREAD + 1
        gain /= 2 * SPREAD + 1
        if self.situation.armed:
            return self.guns * loss, (1.0 - self.guns) * mine + self.guns * gain
        return (1.0 - self.guns) * loss + self.guns * (opponent + GUN_FORCE), (1.0 - self.guns) * gain

    def company(self, room: int) -> float:
        """How likely somebody living stops here too."""
        return 1.0 - exp(-self.crowd[room])

    def meeting(self, room: int) -> float:
        """What meetings cost here, less the harm done to rivals."""
        met = self.company(room)
        if room == SURGERY:
            met -= self.crowd[room] * exp(-self.crowd[room])  # two do not fight here (LK-273)
        fights = met * (self.weight * self.fight_loss - RIVAL * self.fight_gain / self.others)
        return fights + self.weight * DRAIN * self.shades[room]

    # All together

    def cost(self, room: int) -> float:
        """What it is expected to cost to stop here in this round."""
        s = self.situation
        gas = self.gas(room)
        cost = self.weight * gas + self.meetings[room]
        if s.hp <= gas + self.fight_loss * self.company(room) and not s.boosted:
            cost += DEATH * max(self.gas_chance(room), self.company(room))
        return cost

    def later_costs(self, ahead: int) -> Weights:
        """The same for a round to come, when less is known and more floors are gassed."""
        s = self.situation
        chance = later_chances(s.gassed, self.chance, ahead)
        loss = 0.0 if s.masked else self.weight * GAS_LOSS[s.round + ahead]
        costs = [0.0] * ROOMS
        for room in s.plan.rooms:
            gas = 0.0 if room in self.safe else loss * chance_in(room, chance)
            costs[room] = gas + self.meetings[room]
        return costs
