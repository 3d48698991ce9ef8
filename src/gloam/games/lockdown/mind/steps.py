"""One step after another: where a turn can still lead, and the next step to a room."""

from __future__ import annotations

from gloam.core.state import ARG_BITS, ARG_MASK
from gloam.games.lockdown import words as w
from gloam.games.lockdown.mind.sight import Sight
from gloam.games.lockdown.tables import LASER_ROOM


def landing(sight: Sight, option: int) -> int:
    """The room to which a step leads; stopping leads nowhere else."""
    if option == w.STOP:
        return sight.room
    return sight.plan.chute[sight.room] if option == w.SLIDE else option & ARG_MASK


def goals(sight: Sight, options: list[int]) -> dict[int, bool]:
    """The rooms where this turn can still end, and whether the laser hits on the way there."""
    ways = sight.ways()
    left = sight.steps - 1
    reach: dict[int, bool] = {}
    for option in options:
        if option == w.STOP:
            reach[sight.room] = False
            continue
        room = landing(sight, option)
        hit = room == LASER_ROOM and not sight.dead
        through, safe = ways.through[room], ways.safe[room]
        for to in sight.plan.rooms:
            if through[to] <= left and to != sight.start:
                laser = hit or safe[to] > left
                reach[to] = laser and reach.get(to, True)
    return reach


def step_towards(sight: Sight, options: list[int], goal: int) -> int:
    """The next step of the shortest way, out of the laser where that is possible."""
    if goal == sight.room and w.STOP in options:
        return w.STOP
    ways = sight.ways()
    left = sight.steps - 1
    best, least = options[0], 1_000_000
    for option in options:
        if option == w.STOP:
            continue
        room = landing(sight, option)
        steps = ways.through[room][goal]
        if steps > left:
            continue
        hits = 1 if room == LASER_ROOM and not sight.dead else 0
        if ways.safe[room][goal] > left:
            hits += 1
        else:
            steps = ways.safe[room][goal]
        # Among equal steps the first in the order of verbs: walking before flying.
        cost = hits << 20 | steps << 10 | option >> ARG_BITS
        if cost < least:
            best, least = option, cost
    return best
