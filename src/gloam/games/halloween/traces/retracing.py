"""Back along a movement of Michael: from where it ended to the spaces where it can have begun.

The filter (`trail.py`) goes forwards and forgets how he came to a space. What a movement left behind for everybody to
know is kept as a `Movement`; with the spaces that were possible before it, one legal way after the other is found
backwards, from where he stands in an imagined world to the first row of his sheet.
"""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.value import Value
from gloam.games.halloween.content.board import NOWHERE, SPACES, Board, shifted, spaces_of

# What a movement showed, square by square. He came into sight, went on in it, left it, or was Gone when you look.
CAME, WENT_ON, LEFT, ENDED_GONE = range(4)

# In which pool of the filter he is after a movement: in the one of before, in that of its kind, or in the only one.
KEPT, BY_KIND, ONLY = range(3)

# Kinds of movements, as the pools of the filter number them.
WALK: Final = 1
SNEAK: Final = 2
HUNT: Final = 3

GUESSES: Final = 12


class Movement(Value):
    """A movement that is complete, as far as everybody knows it. Never changed, so clones share it.

    `pools` are the spaces that were possible before it; for each pool `limits` are the squares that he could walk and
    `kinds` the kinds that it could be of, as bits. `traces` are pairs of what was shown and on which space.
    """

    def __init__(
        self,
        after: int,
        pools: list[int],
        limits: list[int],
        kinds: list[int],
        locks: int,
        seen: int,
        occupied: int,
        gone: bool,
        shown: bool,
        traces: list[int],
    ) -> None:
        self.after = after
        self.pools = pools
        self.limits = limits
        self.kinds = kinds
        self.locks = locks
        self.seen = seen
        self.occupied = occupied
        self.gone = gone
        self.shown = shown
        self.traces = traces


class Spot(Value):
    """A space and a pool: where he is, and what his first action of the turn was where that matters."""

    def __init__(self, space: int, pool: int) -> None:
        self.space = space
        self.pool = pool


def any_of(mask: int, rng: Rng) -> int:
    """A space of a set, each as likely as the others. Most sets are large: then trying is faster than listing."""
    if mask & (mask - 1) == 0:
        return mask.bit_length() - 1
    for _ in range(GUESSES):
        space: int = rng.below(SPACES)  # a plain int: the mask does not fit into the generator's own
        if mask >> space & 1:
            return space
    able = spaces_of(mask)
    return able[rng.below(len(able))]


def begun_at(move: Movement, end: Spot, board: Board, rng: Rng) -> Spot:
    """Somewhere that a movement can have begun which ended there."""
    pools = move.pools
    only = [pool for pool in range(len(pools)) if pools[pool]]
    if len(only) == 1:
        mask = pools[only[0]]
        if mask & (mask - 1) == 0:
            return Spot(mask.bit_length() - 1, only[0])
        if not move.traces and not move.shown:
            space = strolled(move, end, only[0], board, rng)
            if space != NOWHERE:
                return Spot(space, only[0])
    starts = starts_of(move, end, board)
    able = [pool for pool in range(len(pools)) if starts[pool]]
    if not able:  # a position that was set up need not have come about by the rules
        starts, able = pools, only
    pool = able[rng.below(len(able))]
    return Spot(any_of(starts[pool], rng), pool)


def strolled(move: Movement, end: Spot, pool: int, board: Board, rng: Rng) -> int:
    """By trying: backwards over a few squares that nobody saw. NOWHERE if that leads to no possible space."""
    if not move.kinds[pool] >> WALK & 1 or (move.after == BY_KIND and end.pool != WALK):
        return NOWHERE
    walk, possible = board.walk[move.locks], move.pools[pool]
    for _ in range(3):
        space = end.space
        for _ in range(rng.below(move.limits[pool] + 1)):
            to = walk[space * 4 + rng.below(4)]
            if to != NOWHERE and (move.gone or not move.seen >> space & 1):
                space = to
        if possible >> space & 1:
            return space
    return NOWHERE


def starts_of(move: Movement, end: Spot, board: Board) -> list[int]:
    """All spaces where it can have begun, by pool."""
    starts = [0] * len(move.pools)
    for pool in range(len(move.pools)):
        if not move.pools[pool] or (move.after == KEPT and pool != end.pool):
            continue
        kinds = move.kinds[pool]
        if move.after == BY_KIND:
            kinds &= 1 << end.pool
        starts[pool] = move.pools[pool] & Backwards(move, board, kinds, move.limits[pool], 1 << end.space).starts()
    return starts


class Backwards:
    """The squares of a movement from its end to its beginning, as sets.

    `walked` are the spaces after 0, 1, 2 ... squares by foot, `hunted` those of a Hunt in each direction, `sneaked`
    those of a Sneak; the mirror of what `Trail` goes through forwards.
    """

    def __init__(self, move: Movement, board: Board, kinds: int, limit: int, end: int) -> None:
        self.move = move
        self.board = board
        self.walked = [end if kinds >> WALK & 1 else 0] * (limit + 1)
        self.hunted = [end if kinds >> HUNT & 1 and not move.shown else 0] * 4
        self.sneaked = end if kinds >> SNEAK & 1 else 0

    def starts(self) -> int:
        move = self.move
        unseen = ~move.seen
        if not move.traces:
            return self.without_trace()
        if not move.shown:
            self.unseen_squares(unseen)
        for i in range(len(move.traces) - 2, -1, -2):
            trace, bit = move.traces[i], 1 << move.traces[i + 1]
            if trace == ENDED_GONE:
                self.keep_only(bit & ~move.occupied)
                self.unseen_squares(-1)
            elif trace == CAME:
                self.square(bit, i == 0)
                self.unseen_squares(unseen)
            else:
                self.square((bit if trace == WENT_ON else unseen) & ~move.occupied, i == 0)
        return self.begun()

    def without_trace(self) -> int:
        """Where his figure stands he has not stirred; else he went as nobody sees, and no Hunt is of no squares."""
        move = self.move
        if move.shown:
            return self.walked[0]
        through = -1 if move.gone else ~move.seen
        for direction in range(4):
            self.hunted[direction] = self.back(self.hunted[direction] & through, direction)
        self.sneaked = self.board.sneaked(self.sneaked)
        self.unseen_squares(through)
        return self.begun()

    def begun(self) -> int:
        hunted = self.hunted
        return self.walked[0] | self.sneaked | hunted[0] | hunted[1] | hunted[2] | hunted[3]

    def keep_only(self, mask: int) -> None:
        self.walked = [spaces & mask for spaces in self.walked]
        self.hunted = [spaces & mask for spaces in self.hunted]
        self.sneaked &= mask

    def back(self, spaces: int, direction: int) -> int:
        """From which spaces a step in this direction leads into these."""
        return shifted(spaces, (direction + 2) % 4) & self.board.walk_masks[self.move.locks][direction]

    def unseen_squares(self, through: int) -> None:
        """Any number of squares back, of which those that are entered lie in the mask."""
        for used in range(len(self.walked) - 1, 0, -1):
            if self.walked[used]:
                self.walked[used - 1] |= self.board.grown(self.walked[used] & through, self.move.locks)
        for direction in range(4):
            here = self.hunted[direction]
            while here:
                here = self.back(here & through, direction)
                self.hunted[direction] |= here

    def square(self, into: int, first: bool) -> None:
        """One square back from these spaces; only the first one can have been over a line."""
        walked = self.walked
        for used in range(len(walked) - 1):
            walked[used] = self.board.grown(walked[used + 1] & into, self.move.locks)
        walked[-1] = 0
        for direction in range(4):
            self.hunted[direction] = self.back(self.hunted[direction] & into, direction)
        self.sneaked = self.board.sneaked(self.sneaked & into & ~self.move.occupied) if first else 0
