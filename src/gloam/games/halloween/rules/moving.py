"""Victims on their way: Move, Climb, Wire cutters, the steps after a Bent coat hanger, and Stop! (HW-113 to HW-149)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.core.ways import Stride, shortest
from gloam.core.ways import Walk as Ways
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import AROUND, DOOR, FENCE, OPEN, WINDOW, direction_to, neighbour
from gloam.games.halloween.content.tables import ASSAULT_DICE
from gloam.games.halloween.rules.assault import assault, can_be_struck
from gloam.games.halloween.rules.ending import check_escape
from gloam.games.halloween.rules.sight import Facing, lift, place_figure
from gloam.games.halloween.state import Halloween


def set_out(s: Halloween, seat: int, how: int, steps: int, windows: int, fences: int) -> None:
    """A movement begins, as everybody sees; until it ends the victim looks nowhere (HW-101)."""
    s.announce(w.TOLD_MOVES, seat, how)
    lift(s, seat)
    s.push(Walk(seat, [s.mats[seat].space], steps, windows, fences))


def taken(s: Halloween, seat: int, space: int) -> bool:
    """Whether another victim stands here."""
    return any(s.mats[other].space == space for other in range(1, s.seats) if other != seat)


def may_rest(s: Halloween, seat: int, space: int) -> bool:
    """Whether a movement may be planned to end here: not on another victim, not on a Staggered Michael who is seen
    (HW-118, HW-136). Where he hides makes no difference (HW-137)."""
    if taken(s, seat, space):
        return False
    return not (s.figure and s.staggered and s.space == space)


def can_end(s: Halloween, seat: int, space: int, steps: int, windows: int, fences: int) -> bool:
    """Whether the movement can come to a legal end from here with what is left of it (HW-149, HW-333)."""
    if windows == 0 and fences == 0 and may_rest(s, seat, space):
        return True
    lines = s.board.lines[s.locks]
    for direction in range(4):
        line = lines[space * 4 + direction]
        to = neighbour(space, direction)
        if line <= DOOR and steps:
            if can_end(s, seat, to, steps - 1, windows, fences):
                return True
        elif line == WINDOW and windows:
            if can_end(s, seat, to, steps, windows - 1, fences):
                return True
        elif line == FENCE and fences and can_end(s, seat, to, steps, windows, fences - 1):
            return True
    return False


def ends_of(s: Halloween, space: int, steps: int, windows: int, fences: int) -> list[int]:
    """Where the movement could come to an end from here if nobody stood in its way."""
    ends = [space] if windows == 0 and fences == 0 else []
    for direction in range(4):
        line = s.board.line(space, direction, s.locks)
        to = neighbour(space, direction)
        if line <= DOOR and steps:
            ends += ends_of(s, to, steps - 1, windows, fences)
        elif line == WINDOW and windows:
            ends += ends_of(s, to, steps, windows - 1, fences)
        elif line == FENCE and fences:
            ends += ends_of(s, to, steps, windows, fences - 1)
    return ends


def why_taken(s: Halloween, seat: int, ends: list[int]) -> int:
    """Another victim is in the way of such an end (HW-118), or the figure of a Staggered Michael is, which is one rule
    for every movement (HW-136, HW-324)."""
    for space in ends:
        if taken(s, seat, space):
            return w.OCCUPIED | space
    return w.OCCUPIED_STAGGERED | ends[0]


class Walk(Step):
    """A victim goes from space to space; `way` are those it has entered, with the one where it began.

    `steps`, `windows` and `fences` are what is left of the movement; a window or a fence has to be crossed.
    """

    def __init__(self, seat: int, way: list[int], steps: int, windows: int, fences: int) -> None:
        self.seat = seat
        self.way = way
        self.steps = steps
        self.windows = windows
        self.fences = fences

    def run(self, s: Halloween) -> None:
        options = [option for option in self.candidates(s, self.seat) if not self.why_not(s, self.seat, option)]
        if len(self.way) > 1 and options == [w.STOP]:
            self.rest(s)
        else:
            s.ask(self, self.seat, w.ASK_STEP, options)

    def ways(self, known: Halloween, seat: int) -> list[Stride]:
        """Where the squares that are left lead; a window or a fence is crossed by itself."""
        if self.windows or self.fences:
            return []
        return shortest(Afoot(known, seat, self.steps), self.way[-1], self.steps)

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        options = [w.GO | space for space in AROUND[self.way[-1]]]
        options.append(w.STOP)
        return options

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        here, space = self.way[-1], option & ARG_MASK
        if option == w.STOP:
            if self.windows or self.fences:
                return w.MUST_CROSS
            return 0 if may_rest(s, seat, here) else why_taken(s, seat, [here])
        if option & ~ARG_MASK != w.GO:
            return 0
        direction = direction_to(here, space)
        if direction < 0:
            return w.NOT_ADJACENT | space if space < len(s.board.cells) else w.NO_SQUARES_OFF_BOARD
        return self.why_not_across(s, seat, space, s.board.line(here, direction, s.locks), direction)

    def why_not_across(self, s: Halloween, seat: int, space: int, line: int, direction: int) -> int:
        """What a line is to this movement (HW-115, HW-147), and whether it can go on to an end behind it."""
        steps, windows, fences = self.steps, self.windows, self.fences
        if line == WINDOW:
            if not windows:
                return w.WINDOW | space
            windows -= 1
        elif line == FENCE:
            if not fences:
                return w.FENCE | space
            fences -= 1
        elif line in (OPEN, DOOR):
            if not steps:
                if windows:
                    return w.MUST_CROSS
                return w.NO_SQUARES_FENCE if fences else w.NO_SQUARES
            steps -= 1
        elif s.board.edges[self.way[-1] * 4 + direction] in (4, 5):
            return w.LOCKED | space
        else:
            return w.WALL | space
        if can_end(s, seat, space, steps, windows, fences):
            return 0
        ends = ends_of(s, space, steps, windows, fences)
        return why_taken(s, seat, ends) if ends else w.MUST_CROSS

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        if option == w.STOP:
            self.rest(s)
            return
        space = option & ARG_MASK
        line = s.board.line(self.way[-1], direction_to(self.way[-1], space), s.locks)
        if space == s.space and not s.staggered:
            self.stopped(s)
            return
        s.mats[seat].space = space
        s.announce(w.TOLD_STEPPED, seat, space)
        check_escape(s)
        if not s.over:
            s.push(
                Walk(
                    seat,
                    [*self.way, space],
                    self.steps - (line <= DOOR),
                    self.windows - (line == WINDOW),
                    self.fences - (line == FENCE),
                )
            )

    def stopped(self, s: Halloween) -> None:
        """Stop! Michael is there and not Staggered (HW-124 to HW-134): the movement is over, and he attacks."""
        s.figure = True
        s.shadow = -1
        s.announce(w.TOLD_STOPPED, self.seat, s.space)
        self.go_back(s, self.way)
        if can_be_struck(s, self.seat):
            assault(s, self.seat, ASSAULT_DICE)
        else:
            s.push(Facing(self.seat, False))

    def rest(self, s: Halloween) -> None:
        """The movement ends here, unless a hidden Michael stands here, Staggered: then before him (HW-137, HW-138)."""
        if s.mats[self.seat].space == s.space and len(self.way) > 1:
            place_figure(s, w.TOLD_SPOTTED)
            self.go_back(s, self.way[:-1])
        s.push(Facing(self.seat, self.steps == 0))

    def go_back(self, s: Halloween, way: list[int]) -> None:
        """To the last space of the way without another victim; where it began always counts (HW-134)."""
        mat = s.mats[self.seat]
        for i in range(len(way) - 1, -1, -1):
            space = way[i]
            mat.space = -1
            if i == 0 or (s.at(space) < 0 and space != s.space):
                mat.space = space
                if space != way[-1] or len(way) < len(self.way):
                    s.announce(w.TOLD_PUT_BACK, self.seat, space)
                return


class Afoot(Ways):
    """The ways of a Move with so many squares, for somebody who knows where Michael is only while he is seen."""

    def __init__(self, known: Halloween, seat: int, steps: int) -> None:
        self.known = known
        self.seat = seat
        self.steps = steps

    def strides(self, place: int, walked: int) -> list[Stride]:
        s, left = self.known, self.steps - walked - 1
        found: list[Stride] = []
        for direction in range(4):
            to = neighbour(place, direction)
            if s.board.line(place, direction, s.locks) <= DOOR and can_end(s, self.seat, to, left, 0, 0):
                found.append(Stride(place, w.GO | to, to))
        return found

    def leads_on(self, place: int) -> bool:
        """Nobody gets past Michael's figure while he is Ready (HW-124)."""
        s = self.known
        return not (s.figure and not s.staggered and s.space == place)
