"""How enemies move: towards whom, which way, space by space (AF-440 to AF-450)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content.pagemap import passable
from gloam.games.aftermath.content.tables import FIRE, ROACH, TRAP
from gloam.games.aftermath.figures import Foe
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.foes import figures_of, wound_foe
from gloam.games.aftermath.rules.reading import fire_at
from gloam.games.aftermath.rules.tokens import has_token, take_token
from gloam.games.aftermath.state import Aftermath


def space_of(foe: Foe, figure: int) -> int:
    """Where one figure stands; drones come after the Matron's own."""
    if foe.kind != ROACH and figure > 0:
        return foe.drones[figure - 1]
    return foe.spaces[figure]


def put(s: Aftermath, foe: Foe, figure: int, space: int) -> None:
    """One figure stands somewhere else."""
    if foe.kind != ROACH and figure > 0:
        foe.drones[figure - 1] = space
    else:
        foe.spaces[figure] = space


def begin_walk(s: Aftermath, foe: Foe, figure: int, speed: int, through: bool) -> None:
    """Towards the nearest character: hidden ones only if there is nobody else to go to (AF-440 to AF-448)."""
    here = space_of(foe, figure)
    if s.at(here) or speed <= 0:
        return
    distances = s.chart.walked(here, through)
    reachable = [seat for seat in s.on_page() if distances[s.hero(seat).space] < FAR]
    open_ones = [seat for seat in reachable if not s.hidden(seat)]
    prey = open_ones if open_ones else reachable
    if not prey:
        return
    nearest = min([distances[s.hero(seat).space] for seat in prey])
    tied = [seat for seat in prey if distances[s.hero(seat).space] == nearest]
    spaces = {s.hero(seat).space for seat in tied}
    if len(spaces) > 1:
        s.push(ChoosePrey(s.everybody(), s.keeper, foe.uid, figure, tied, speed=speed, through=through))
    else:
        walk_to(s, foe, figure, s.hero(tied[0]).space, speed=speed, through=through)


class ChoosePrey(Counsel):
    """The players decide which of equally near characters it goes to (AF-443)."""

    def __init__(
        self, members: int, speaker: int, uid: int, figure: int, seats: list[int], speed: int, through: bool
    ) -> None:
        super().__init__(members, speaker)
        self.uid = uid
        self.figure = figure
        self.seats = seats
        self.speed = speed
        self.through = through

    def kind(self) -> int:
        return w.ASK_PREY

    def options(self, s: Aftermath) -> list[int]:
        return [w.PREY | seat for seat in self.seats]

    def settle(self, s: Aftermath, option: int) -> None:
        foe = s.foe_with(self.uid)
        if foe is not None:
            goal = s.hero(option & ARG_MASK).space
            walk_to(s, foe, self.figure, goal, speed=self.speed, through=self.through)


def walk_to(s: Aftermath, foe: Foe, figure: int, goal: int, speed: int, through: bool) -> None:
    """Along a shortest way, as far as its speed; where ways end in different spaces the players choose (AF-449)."""
    here = space_of(foe, figure)
    back = s.chart.walked(goal, through)
    steps = min(speed, back[here])
    ends = [here]
    for _ in range(steps):
        further: list[int] = []
        for space in ends:
            for i in range(len(s.chart.near[space])):
                other = s.chart.near[space][i]
                open_line = through or passable(s.chart.kinds[space][i])
                if open_line and back[other] == back[space] - 1 and other not in further:
                    further.append(other)
        ends = further
    ends.sort()
    if len(ends) > 1:
        s.push(ChooseWay(s.everybody(), s.keeper, foe.uid, figure, ends, through=through))
    elif ends:
        s.push(Walk(foe.uid, figure, ends[0], len(figures_of(foe)), through=through))


class ChooseWay(Counsel):
    """Where it ends up, where shortest ways part; also where it retreats to."""

    def __init__(
        self, members: int, speaker: int, uid: int, figure: int, ends: list[int], through: bool = False
    ) -> None:
        super().__init__(members, speaker)
        self.uid = uid
        self.figure = figure
        self.ends = ends
        self.through = through

    def kind(self) -> int:
        return w.ASK_WAY

    def options(self, s: Aftermath) -> list[int]:
        return [w.WAY | space for space in self.ends]

    def settle(self, s: Aftermath, option: int) -> None:
        foe = s.foe_with(self.uid)
        if foe is not None:
            s.push(Walk(self.uid, self.figure, option & ARG_MASK, len(figures_of(foe)), through=self.through))


class Walk(Step):
    """Space by space along a shortest way: it enters each, with what lies there, before it goes on (AF-118).

    With fewer than `figures` of its card in play this one has fallen on its way.
    """

    def __init__(self, uid: int, figure: int, goal: int, figures: int, through: bool = False) -> None:
        self.uid = uid
        self.figure = figure
        self.goal = goal
        self.figures = figures
        self.through = through

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None or not s.hostile or len(figures_of(foe)) < self.figures:
            return
        here = space_of(foe, self.figure)
        if here == self.goal:
            return
        space = self.next(s, here)
        if not has_token(s, TRAP, space):
            s.push(self)
        enemy_enters(s, foe, self.figure, space)

    def next(self, s: Aftermath, here: int) -> int:
        back = s.chart.walked(self.goal, self.through)
        for i in range(len(s.chart.near[here])):
            other = s.chart.near[here][i]
            if (self.through or passable(s.chart.kinds[here][i])) and back[other] == back[here] - 1:
                return other
        return self.goal


def enemy_enters(s: Aftermath, foe: Foe, figure: int, space: int, springs: bool = True) -> None:
    """By a step of its move, a push or an effect: reactions of the page, a fire, a trap, unless somebody else springs
    it (AF-118, 6.11)."""
    put(s, foe, figure, space)
    s.announce(w.TOLD_ENEMY_MOVES, foe.kind, space)
    fire_at(s, "enemy_enters", space, s.turn)
    figures = len(figures_of(foe))
    if has_token(s, FIRE, space):
        wound_foe(s, foe, figure, 1, s.turn)
    if springs and has_token(s, TRAP, space):
        take_token(s, TRAP, space)
        s.announce(w.TOLD_TRAP)
        if s.foe_with(foe.uid) is not None and len(figures_of(foe)) == figures:
            wound_foe(s, foe, figure, 1, s.turn)
