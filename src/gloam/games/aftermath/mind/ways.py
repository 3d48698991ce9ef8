"""Where a character can get to with some cards, and how far things are."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.chart import FAR, Chart
from gloam.games.aftermath.content.pagemap import CELLS, DASH, DOUBLE, LINE_IDS, WHITE
from gloam.games.aftermath.content.tables import FIRE, TRAP
from gloam.games.aftermath.rules.entering import info_at, info_open, objective_at
from gloam.games.aftermath.rules.moving import line_cost
from gloam.games.aftermath.state import Aftermath

AVERAGE_LINE: Final = 2
"""What a coloured line costs on average, seen from far."""

CLOSED_LINE: Final = 9
"""A line that something may yet open."""

BURNS: Final = 4


def stops_at(s: Aftermath, space: int) -> bool:
    """Whether a move ends here because something is read, or because of a trap (AF-289)."""
    if objective_at(s, space) >= 0 or TRAP * CELLS + space in s.tokens:
        return True
    letter = info_at(s, space)
    return letter >= 0 and info_open(s, letter, True)


class Reach:
    """The costs of all spaces from where a character stands, and from where each is entered."""

    def __init__(self, costs: list[int], before: list[int]) -> None:
        self.costs = costs
        self.before = before

    def first_step(self, start: int, goal: int) -> int:
        """The first space on the way to a goal."""
        at = goal
        while self.before[at] != start and self.before[at] >= 0:
            at = self.before[at]
        return at


def nearest(waiting: list[int], costs: list[int]) -> int:
    """Takes the cheapest out of what is waiting; of several the first."""
    at = 0
    least = costs[waiting[0]]
    for i in range(1, len(waiting)):
        if costs[waiting[i]] < least:
            at, least = i, costs[waiting[i]]
    return waiting.pop(at)


def reach_of(s: Aftermath, seat: int, mask: int, boat: bool) -> Reach:
    """What every space costs with cards that share these colours; further than where something is read nobody gets."""
    who = s.cast[seat]
    start = s.heroes[who].space
    lines = [line_cost(s, who, kind, mask, boat) for kind in range(len(LINE_IDS))]
    burns = [0] * CELLS
    for token in s.tokens:
        if token // CELLS in (FIRE, TRAP):
            burns[token % CELLS] = BURNS
    costs = [FAR] * CELLS
    before = [-1] * CELLS
    costs[start] = 0
    waiting = [start]
    waits = [False] * CELLS
    while waiting:
        here = nearest(waiting, costs)
        waits[here] = False
        if here != start and stops_at(s, here):
            continue
        spent = costs[here]
        near, kinds = s.chart.near[here], s.chart.kinds[here]
        for i in range(len(near)):
            to, cost = near[i], lines[kinds[i]]
            if cost >= 0 and spent + cost + burns[to] < costs[to]:
                costs[to] = spent + cost + burns[to]
                before[to] = here
                if not waits[to]:
                    waits[to] = True
                    waiting.append(to)
    return Reach(costs, before)


_DISTANCES: Final[dict[Chart, dict[int, list[int]]]] = {}
MOST_CHARTS: Final = 100
"""The distances on so many charts are kept: they follow from the lines alone."""


def distances_to(s: Aftermath, goal: int) -> list[int]:
    """How far a goal is from everywhere, roughly; nobody changes the list."""
    known = _DISTANCES.get(s.chart)
    if known is None:
        if len(_DISTANCES) >= MOST_CHARTS:
            _DISTANCES.clear()
        known = _DISTANCES[s.chart] = {}
    if goal not in known:
        known[goal] = flooded(s.chart, goal)
    return known[goal]


def flooded(chart: Chart, goal: int) -> list[int]:
    """Coloured lines at an average, white ones dear."""
    costs = [FAR] * CELLS
    costs[goal] = 0
    waiting = [goal]
    while waiting:
        here = nearest(waiting, costs)
        near, kinds = chart.near[here], chart.kinds[here]
        for i in range(len(near)):
            if kinds[i] == DOUBLE:
                continue
            cost = 1 if kinds[i] == DASH else CLOSED_LINE if kinds[i] == WHITE else AVERAGE_LINE
            if costs[here] + cost < costs[near[i]]:
                costs[near[i]] = costs[here] + cost
                if near[i] not in waiting:
                    waiting.append(near[i])
    return costs
