"""Where Michael can be: all that public facts say about his space, and no more.

An exact filter. It hears what everybody hears, and keeps the set of spaces on which he may stand. While he moves, it
runs over space, kind of movement and squares used, because hidden squares before and after an appearance count towards
the same limit; when the movement is complete only the spaces remain.
"""

from __future__ import annotations

from typing import Final

from gloam.core.belief import Belief, Shades
from gloam.core.history import EVERYONE, Note
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import SPACE_IDS, SPACES, Board, direction_to, shifted, spaces_of, within
from gloam.games.halloween.content.tables import (
    BOARDS,
    DOG_RANGE,
    GONE,
    HEDGE,
    STAGGERED_SQUARES,
    STALK_SQUARES,
    WALKER,
    WALKER_SQUARES,
)
from gloam.games.halloween.traces.retracing import BY_KIND, CAME, ENDED_GONE, KEPT, LEFT, ONLY, WENT_ON, Movement

EVERYWHERE: Final = (1 << SPACES) - 1
NO_CARD: Final = -1
NO_SPACE: Final = -1
NO_DIRECTION: Final = -1
NOT_TOLD: Final = -1
"""In `moved`: a row of a position that was set up."""

# The pools: what his first action of the turn was, where a second one must be another (HW-215). Else all is in one.
ANY: Final = 0
STALKED: Final = 1
SNEAKED: Final = 2
HUNTED: Final = 3
POOLS: Final = 4
STRUCK: Final = 4
"""... it was an Attack, which everybody has seen."""

# The parts of a movement on its way: walked 0, 1, 2 ... squares; hunting in a direction; sneaked.
_HUNTS: Final = STALK_SQUARES + 1
_SNEAK: Final = _HUNTS + 4
_PARTS: Final = _SNEAK + 1


class Trail(Belief):
    """The filter, with the public facts it rests on: where the victims stand and look, locks, the action card.

    `pools` are the possible spaces, by what his first action was where that matters. `before` are those before the last
    test of sight: if it found him, he was among them. `moving` is empty unless a movement has left a trace already.
    `traces` are what was seen of the movement that is on its way. `rows` are the spaces that were possible when each
    row of the hidden sheet was written, `moves` his movements, and `moved` how many of them had been made by each row.
    """

    def __init__(
        self,
        board: int,
        repeat: bool,
        squares: list[int],
        facings: list[int],
        locks: int,
        staggered: bool,
        figure: int,
        second: bool,
        card: int,
        gone: bool,
        pools: list[int],
        before: list[int],
        moving: list[list[int]],
        traces: list[int],
        rows: list[int],
        moves: list[Movement],
        moved: list[int],
    ) -> None:
        self.board = board
        self.repeat = repeat
        self.squares = squares
        self.facings = facings
        self.locks = locks
        self.staggered = staggered
        self.figure = figure
        self.second = second
        self.card = card
        self.gone = gone
        self.pools = pools
        self.before = before
        self.moving = moving
        self.traces = traces
        self.rows = rows
        self.moves = moves
        self.moved = moved

    def clone(self) -> Trail:
        return Trail(
            self.board,
            self.repeat,
            self.squares.copy(),
            self.facings.copy(),
            self.locks,
            self.staggered,
            self.figure,
            self.second,
            self.card,
            self.gone,
            self.pools.copy(),
            self.before.copy(),
            [parts.copy() for parts in self.moving],
            self.traces.copy(),
            self.rows.copy(),
            self.moves.copy(),
            self.moved.copy(),
        )

    # What it says

    def spaces(self) -> int:
        """The spaces where he may be, as a mask; none before he has chosen where to start."""
        pools = self.pools
        return pools[0] | pools[1] | pools[2] | pools[3]

    def shades(self) -> Shades:
        """Michael's space: every possible one is as likely as the others."""
        spaces = spaces_of(self.spaces())
        return {"seat:A": {f"space:{SPACE_IDS[space]}": 1 / len(spaces) for space in spaces}} if spaces else {}

    def plan(self) -> Board:
        return BOARDS[self.board]

    def seen(self) -> int:
        """The spaces that victims at rest see now (HW-102)."""
        sight, mask = self.plan().sight[self.locks], 0
        for i in range(len(self.squares)):
            if self.squares[i] >= 0 and self.facings[i] >= 0:
                mask |= sight[self.squares[i] * 4 + self.facings[i]]
        return mask

    def occupied(self) -> int:
        """The spaces of the victims."""
        mask = 0
        for space in self.squares:
            if space >= 0:
                mask |= 1 << space
        return mask

    # What it hears

    def hear(self, note: Note) -> None:
        if note.audience == EVERYONE:
            self.told(note.kind, note.facts)

    def told(self, kind: int, facts: tuple[int, ...]) -> None:
        if kind == w.TOLD_STEPPED:
            self.squares[facts[0]] = facts[1]
            self.facings[facts[0]] = NO_DIRECTION
            if not self.staggered:
                self.keep_only(~(1 << facts[1]))  # no Stop! (HW-124)
        elif kind == w.TOLD_FACED:
            self.facings[facts[0]] = facts[1]
            self.keep_only(~(1 << self.squares[facts[0]]))
            self.test_sight()
        elif kind == w.TOLD_SPOTTED:
            self.found(facts[0], self.before)
        elif kind == w.TOLD_LOST:
            self.figure = NO_SPACE
        elif kind == w.TOLD_APPEARED:
            self.appeared(facts[0])
        elif kind == w.TOLD_SLIPPED:
            self.slipped(facts[0])
        elif kind == w.TOLD_DONE:
            self.done(facts[0], facts[1] == 1)
        elif kind == w.TOLD_STAGGERED:
            self.staggered = True
        elif kind == w.TOLD_READY:
            self.staggered = False
        elif kind == w.TOLD_MICHAEL_TURN:
            self.second = False
        elif kind == w.TOLD_ROUND:
            self.rows.append(self.spaces())
            self.moved.append(len(self.moves))
        elif kind == w.TOLD_PLAYED:
            self.played(facts[0])
        elif kind == w.TOLD_STOPPED:
            self.found(facts[1], self.pools)
        elif kind == w.TOLD_ASSAULT:
            self.found(facts[1], self.pools)
            self.facings[facts[0]] = direction_to(self.squares[facts[0]], facts[1])
        else:
            self.told_seldom(kind, facts)

    def told_seldom(self, kind: int, facts: tuple[int, ...]) -> None:
        if kind in (w.TOLD_PICKED, w.TOLD_REPLACED):
            self.squares[facts[0]] = facts[2]
            self.facings[facts[0]] = NO_DIRECTION
            self.keep_only(~(1 << facts[2]))
        elif kind == w.TOLD_LURKS:
            self.pools = [self.plan().outdoors & ~self.occupied(), 0, 0, 0]
            self.rows.append(self.pools[ANY])
            self.moved.append(0)
            self.test_sight()
        elif kind == w.TOLD_PUT_BACK:
            self.squares[facts[0]] = facts[1]
        elif kind == w.TOLD_NOISE:
            self.facings[facts[0]] = facts[1]
            self.test_sight()
        elif kind == w.TOLD_UNLOCKED:
            self.locks |= 1 << facts[1]
            self.test_sight()
        elif kind == w.TOLD_DIED:
            self.squares[facts[0]] = NO_SPACE
            self.facings[facts[0]] = NO_DIRECTION
        elif kind == w.TOLD_PHONE:
            quadrant = self.plan().quadrant_masks[facts[1]]
            self.keep_only(quadrant if facts[2] else ~quadrant)
        elif kind == w.TOLD_DOG:
            near = within(self.squares[facts[0]], DOG_RANGE)
            self.keep_only(near if facts[1] else ~near)

    def keep_only(self, mask: int) -> None:
        for pool in range(POOLS):
            self.pools[pool] &= mask

    def test_sight(self) -> None:
        """Nobody who looks sees him, unless his figure is placed next (HW-110)."""
        if self.figure < 0:
            self.before = self.pools.copy()
            self.keep_only(~self.seen())

    def found(self, space: int, among: list[int]) -> None:
        """His figure stands here, for whatever reason; he was among these."""
        bit = 1 << space
        known = [pool & bit for pool in among]
        self.pools = known if any(known) else [bit, 0, 0, 0]
        self.figure = space

    def played(self, card: int) -> None:
        if card == GONE:
            self.gone = True
        elif card in (WALKER, HEDGE):
            self.card = card
        if card == HEDGE:  # there is a line that he can cross
            self.keep_only(self.plan().sneaked(EVERYWHERE & ~self.occupied()))

    # His movements

    def limit(self, pool: int) -> int:
        """How many squares the movement may have if it is a Stalk. One that may not be one can still be of none, for
        Michael may always stay where he is (HW-214)."""
        if not self.may_be(STALKED, pool):
            return 0
        if self.card == WALKER:
            return WALKER_SQUARES
        return STAGGERED_SQUARES if self.staggered else STALK_SQUARES

    def may_be(self, kind: int, pool: int) -> bool:
        """Whether the movement can be of this kind for somebody in this pool (HW-213, HW-249 to HW-251)."""
        if self.card != NO_CARD:
            return kind == (STALKED if self.card == WALKER else SNEAKED)
        if (kind == SNEAKED and self.gone) or (kind == HUNTED and self.staggered):
            return False
        return self.repeat or not self.second or pool != kind

    def begin(self) -> None:
        """The movement leaves its first trace: from here on it has parts."""
        self.moving = []
        for pool in range(POOLS):
            parts = [0] * _PARTS
            start = self.pools[pool]
            if start:
                if self.card != HEDGE:
                    parts[0] = start
                if self.may_be(HUNTED, pool):
                    for direction in range(4):
                        parts[_HUNTS + direction] = start
                if self.may_be(SNEAKED, pool):
                    parts[_SNEAK] = start  # not yet over the line
            self.moving.append(parts)

    def walk_on(self, pool: int, parts: list[int], through: int) -> None:
        """All that can happen without a trace: squares that lie in the mask `through`."""
        board, locks = self.plan(), self.locks
        for used in range(self.limit(pool)):
            if parts[used]:
                parts[used + 1] |= board.grown(parts[used], locks) & through
        for direction in range(4):
            here = parts[_HUNTS + direction]
            while here:
                here = shifted(here & board.walk_masks[locks][direction], direction) & through
                parts[_HUNTS + direction] |= here

    def stepped(self, pool: int, into: int, first: bool) -> list[int]:
        """One square on, into one of these spaces; a Sneak crosses its line with its first and only one."""
        board, locks, parts = self.plan(), self.locks, self.moving[pool]
        after = [0] * _PARTS
        for used in range(self.limit(pool)):
            after[used + 1] = board.grown(parts[used], locks) & into
        for direction in range(4):
            here = parts[_HUNTS + direction] & board.walk_masks[locks][direction]
            after[_HUNTS + direction] = shifted(here, direction) & into
        if first:
            after[_SNEAK] = board.sneaked(parts[_SNEAK]) & into & ~self.occupied()
        return after

    def appeared(self, space: int) -> None:
        """He moves onto a space that is seen (HW-219), or has ended there after Gone when you look."""
        first, bit = not self.moving, 1 << space
        if first:
            self.begin()
        if self.gone:
            self.traces += [ENDED_GONE, space]
            for pool in range(POOLS):
                parts = self.moving[pool]
                self.walk_on(pool, parts, -1)
                for part in range(_PARTS):
                    parts[part] &= bit & ~self.occupied()
        elif self.figure >= 0:
            self.traces += [WENT_ON, space]
            into = bit & ~self.occupied()  # no victim's space with his figure on the board (HW-221)
            self.moving = [self.stepped(pool, into, first) for pool in range(POOLS)]
        else:
            self.traces += [CAME, space]
            unseen = ~self.seen()
            for pool in range(POOLS):
                self.walk_on(pool, self.moving[pool], unseen)
                self.moving[pool] = self.stepped(pool, bit, first)
        self.figure = space

    def slipped(self, space: int) -> None:
        """He moves on from a seen space to one that is not (HW-105)."""
        first = not self.moving
        if first:
            self.begin()
        self.traces += [LEFT, space]
        into = ~self.seen() & ~self.occupied()
        self.moving = [self.stepped(pool, into, first) for pool in range(POOLS)]
        self.figure = NO_SPACE

    def done(self, deed: int, attack: bool) -> None:
        """An action is complete (HW-330): where can it have ended?"""
        if not attack:
            self.moves.append(self.movement(deed))
            pools = [0] * POOLS
            for pool in range(POOLS):
                ends = self.ends(pool)
                if deed == w.BY_CARD:
                    pools[pool] = ends[0] | ends[1] | ends[2]
                elif deed == w.FIRST and not self.repeat:
                    for kind in range(3):
                        pools[kind + 1] |= ends[kind]
                else:
                    pools[ANY] |= ends[0] | ends[1] | ends[2]
            self.pools = pools
        if deed == w.FIRST:
            self.second = True
        elif deed == w.SECOND:
            self.pools = [self.spaces(), 0, 0, 0]
            self.before = self.pools.copy()
        self.moving = []
        self.traces = []
        self.card = NO_CARD
        self.gone = False

    def movement(self, deed: int) -> Movement:
        """All that is known of the movement that is complete now, to go back along it."""
        after = KEPT if deed == w.BY_CARD else BY_KIND if deed == w.FIRST and not self.repeat else ONLY
        kinds = [int(self.card != HEDGE) << STALKED] * POOLS
        for pool in range(POOLS):
            for kind in (SNEAKED, HUNTED):
                kinds[pool] |= int(self.may_be(kind, pool)) << kind
        limits = [self.limit(pool) for pool in range(POOLS)]
        shown = self.figure >= 0
        return Movement(
            after, self.pools, limits, kinds, self.locks, self.seen(), self.occupied(), self.gone, shown, self.traces
        )

    def ends(self, pool: int) -> list[int]:
        """The spaces where a Stalk, a Sneak and a Hunt of this pool can have ended."""
        begun = len(self.moving) > 0
        start = self.pools[pool]
        free, unseen = ~self.occupied(), ~self.seen()
        if not begun and not start:
            return [0, 0, 0]
        if begun:
            parts = self.moving[pool]
        else:
            parts = [0] * _PARTS
            parts[0] = start if self.card != HEDGE else 0
        if self.figure >= 0:  # he has not stirred, or has come to rest in sight, where no Hunt ends (HW-236)
            return [_walked(parts) & free, parts[_SNEAK] if begun else 0, 0]
        if begun:
            self.walk_on(pool, parts, unseen)
            return [_walked(parts) & free, parts[_SNEAK], _hunted(parts) & free]
        through = -1 if self.gone else unseen
        self.walk_on(pool, parts, through)
        board, hunted = self.plan(), 0
        if self.may_be(HUNTED, pool):
            for direction in range(4):
                here = start
                while here:
                    here = shifted(here & board.walk_masks[self.locks][direction], direction) & through
                    hunted |= here
        sneaked = board.sneaked(start) if self.may_be(SNEAKED, pool) else 0
        return [_walked(parts) & free & unseen, sneaked & free & unseen, hunted & free & unseen]


def _walked(parts: list[int]) -> int:
    mask = 0
    for used in range(_HUNTS):
        mask |= parts[used]
    return mask


def _hunted(parts: list[int]) -> int:
    return parts[_HUNTS] | parts[_HUNTS + 1] | parts[_HUNTS + 2] | parts[_HUNTS + 3]


def no_trail(board: int, seats: int, repeat: bool) -> Trail:
    """Before anybody stands on the board."""
    nobody = [NO_SPACE] * seats
    nowhere = [0] * POOLS
    return Trail(
        board, repeat, nobody, nobody.copy(), 0, False, NO_SPACE, False, NO_CARD, False, nowhere, nowhere.copy(), [],
        [], [], [], [],
    )  # fmt: skip
