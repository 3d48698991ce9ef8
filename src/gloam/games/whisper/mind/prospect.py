"""What the victims weigh: how dangerous each place is for them, and what it promises."""

from __future__ import annotations

from typing import Final

from gloam.games.whisper.content.tables import (
    ENGINEER,
    GEARS,
    ITEM_IDS,
    ITEM_PLACES,
    KEY,
    KEYS,
    LOCATIONS,
    MAIN_EXIT,
    MEDKIT,
    MOVE_STEPS,
    OWN_KEYS,
    SECRET_EXIT,
    SECRET_MAP,
    SLOTS,
    TOOLBOX,
    TRANSMITTER,
)
from gloam.games.whisper.mind.danger import dangers, expected, harm
from gloam.games.whisper.mind.scheming import calls
from gloam.games.whisper.state import OFF_TRACK, WOUNDED, Whisper
from gloam.games.whisper.traces.reach import steps_past
from gloam.games.whisper.worlds.whereabouts import Whereabouts

BANDAGES: Final = ITEM_IDS.index("bandages")
FAR: Final = 99

GEAR: Final = 0.62
FOUND: Final = 0.16
KEY_WORTH: Final = 0.75
HEALING: Final = 1.1
LATER: Final = 0.62
"""What comes a turn later is worth so much of what comes now."""

TOGETHER: Final = 0.12
GATHER: Final = 1.6
CALLED: Final = 0.22
"""What it is worth to be where the next item of a plan wants somebody."""


class Weighed:
    """An option of step 3, what it is worth, and where it leads."""

    def __init__(self, option: int, worth: float, goal: int) -> None:
        self.option = option
        self.worth = worth
        self.goal = goal


class Prospect:
    """All that the team weighs in one moment."""

    def __init__(self, s: Whisper, belief: Whereabouts) -> None:
        self.s = s
        self.dangers = dangers(s, belief)
        self.expects = expected(belief)
        self.far = distances_past(s.barricades)
        self.key_chance = key_chance(s)
        self.calls = calls(s)
        self.exit = exit_of(s, self.far)
        left = len(s.equipment) // 2
        need = GEARS - s.gears
        # Late in the night whatever cannot be finished is worth nothing, and what can be is worth more.
        self.gear = 0.0 if s.gears >= GEARS else GEAR * (1.0 + 0.08 * (16 - left))
        if need > left + 1:
            self.gear *= 0.4

    def harm(self, slot: int, place: int, noisy: float) -> float:
        crowd = 0
        for other in range(len(self.s.victims)):
            if other != slot and self.s.victims[other].inside() and self.s.victims[other].place == place:
                crowd += 1
        return harm(self.s, slot, place, noisy, self.dangers, self.expects) + TOGETHER * crowd

    def repair_worth(self, slot: int) -> float:
        """What work at the transmitter is worth to this one, if others stand nearer."""
        s, v = self.s, self.s.victims[slot]
        if s.gears >= GEARS:
            return 0.0
        worth = self.gear * (2.0 if v.holds(TOOLBOX) and GEARS - s.gears > 1 else 1.0)
        if not v.has(ENGINEER):
            for other in range(len(s.victims)):
                u = s.victims[other]
                if other != slot and u.inside() and not u.has(ENGINEER):
                    mine, theirs = self.far[v.place][TRANSMITTER], self.far[u.place][TRANSMITTER]
                    if theirs < mine or (theirs == mine and other < slot):
                        return worth * 0.3
        return worth

    def search_worth(self, slot: int) -> float:
        s = self.s
        if not s.items:
            return 0.0
        keys = len(s.victims[slot].keys) if s.crossroads else s.keys
        need = OWN_KEYS if s.crossroads else KEYS
        worth = FOUND if len(s.victims[slot].items) < SLOTS else 0.05
        return worth + (KEY_WORTH * self.key_chance if keys < need and s.rescue == OFF_TRACK else 0.1)

    def hope(self, slot: int, place: int) -> float:
        """What a place promises for the next turns."""
        s, v = self.s, self.s.victims[slot]
        best = 0.0
        for goal in range(LOCATIONS):
            worth = 0.0
            if goal == TRANSMITTER:
                worth = self.repair_worth(slot)
            elif ITEM_PLACES >> goal & 1:
                worth = self.search_worth(slot)
            if CALLED * self.calls[goal] > worth:
                worth = CALLED * self.calls[goal]
            for other in range(len(s.victims)):
                u = s.victims[other]
                if other != slot and u.inside() and u.place == goal:
                    if goal != TRANSMITTER:
                        worth *= 0.7
                    if u.condition == WOUNDED and (v.holds(MEDKIT) or v.holds(BANDAGES)) and worth < HEALING:
                        worth = HEALING
            if worth > 0.0 and self.far[place][goal] < FAR:
                turns = (self.far[place][goal] + MOVE_STEPS - 1) // MOVE_STEPS
                value = worth * LATER ** (1 + turns) * (1.0 - 0.5 * self.dangers[goal])
                if value > best:
                    best = value
        return best


_DISTANCES: Final[dict[int, list[list[int]]]] = {}
MOST_KEPT: Final = 256
"""For so many sets of barricades the distances are kept."""


def distances_past(barricades: int) -> list[list[int]]:
    """From each place to each other: steps over open ways; nobody changes the lists."""
    found = _DISTANCES.get(barricades)
    if found is None:
        if len(_DISTANCES) >= MOST_KEPT:
            _DISTANCES.clear()
        steps = steps_past(barricades)
        found = _DISTANCES[barricades] = [distances(steps, place) for place in range(LOCATIONS)]
    return found


def distances(steps: list[int], start: int) -> list[int]:
    found = [FAR] * LOCATIONS
    found[start] = 0
    front = 1 << start
    reached = front
    far = 0
    while front:
        far += 1
        after = 0
        for place in range(LOCATIONS):
            if front >> place & 1:
                after |= steps[place]
        front = after & ~reached
        reached |= front
        for place in range(LOCATIONS):
            if front >> place & 1:
                found[place] = far
    return found


def key_chance(s: Whisper) -> float:
    """That the next card of the items deck is a key."""
    if not s.items:
        return 0.0
    top = s.items[s.below :]
    if not top:
        return 1.0
    return top.count(KEY) / len(top) + 0.1


def exit_of(s: Whisper, far: list[list[int]]) -> int:
    """The exit that all make for, or -1: with five keys, and no help on its way that is nearer."""
    if s.crossroads or s.keys < KEYS:
        return -1
    ways = 0
    back = 0
    mapped = False
    for v in s.victims:
        ways += far[v.place][MAIN_EXIT]
        back += far[v.place][SECRET_EXIT]
        mapped = mapped or v.holds(SECRET_MAP)
    return SECRET_EXIT if mapped and back < ways else MAIN_EXIT


def gathered(p: Prospect, slot: int, place: int) -> float:
    """With five keys: to the exit, when all can be there together; until then near to it."""
    s = p.s
    if s.crossroads:
        if len(s.victims[slot].keys) >= OWN_KEYS:
            return GATHER * (1.0 if place == MAIN_EXIT else -0.15 * p.far[place][MAIN_EXIT])
        return 0.0
    if p.exit < 0:
        return 0.0
    ready = True
    for v in s.victims:
        far = p.far[v.place][p.exit]
        if far > (0 if v.acted else MOVE_STEPS):
            ready = False
    if ready:
        return GATHER if place == p.exit else 0.0
    return -0.12 * p.far[place][p.exit] - (0.1 if place == p.exit else 0.0)


def place_worth(p: Prospect, slot: int, place: int, noisy: float) -> float:
    """What it is worth to end the turn here."""
    crossing = gathered(p, slot, place)
    leaving = p.exit >= 0 or crossing != 0.0
    hope = 0.0 if leaving else p.hope(slot, place)
    return hope + crossing + CALLED * p.calls[place] - p.harm(slot, place, noisy)
