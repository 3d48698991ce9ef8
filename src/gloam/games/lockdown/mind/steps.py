"""One step after another: where a turn can still lead, and the next step to a room."""

from __future__ import annotations

from gloam.core.state import ARG_BITS, ARG_MASK
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import LASER_ROOM
from gloam.games.lockdown.mind.situation import Situation


def landing(situation: Situation, option: int) -> int:
    """The room to which a step leads; stopping leads nowhere else."""
    if option == w.STOP:
        return situation.room
    return situation.plan.chute[situation.room] if option == w.SLIDE else option & ARG_MASK


def goals(situation: Situation, options: list[int]) -> dict[int, bool]:
    """The rooms where this turn can still end, and whether the laser hits on the way there."""
    ways = situation.ways()
    left = situation.steps - 1
    reach: dict[int, bool] = {}
    for option in options:
        if option == w.STOP:
            reach[situation.room] = False
            continue
        room = landing(situation, option)
        hit = room == LASER_ROOM and not situation.dead
        through, safe = ways.through[room], ways.safe[room]
        for to in situation.plan.rooms:
            if through[to] <= left and to != situation.start:
                laser = hit or safe[to] > left
                reach[to] = laser and reach.get(to, True)
    return reach


def step_towards(situation: Situation, options: list[int], goal: int) -> int:
    """The next step of the shortest way, out of the laser where that is possible."""
    if goal == situation.room and w.STOP in options:
        return w.STOP
    ways = situation.ways()
    left = situation.steps - 1
    best, least = options[0], 1_000_000
    for option in options:
        if option == w.STOP:
            continue
        room = landing(situation, option)
        steps = ways.through[room][goal]
        if steps > left:
            continue
        hits = 1 if room == LASER_ROOM and not situation.dead else 0
        if ways.safe[room][goal] > left:
            hits += 1
        else:
            steps = ways.safe[room][goal]
        # Among equal steps the first in the order of verbs: walking before flying.
        cost = hits << 20 | steps << 10 | option >> ARG_BITS
        if cost < least:
            best, least = option, cost
    return best
