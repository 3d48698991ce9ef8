"""A board: its spaces and lines, and what can be walked and seen from where, worked out once.

A set of spaces is a mask with one bit a space: right for minds and filters, which think in sets. A mask of 414 bits is
dear to the rules, which ask about one space after the other: for them there are tables by space. What depends on the
locks of the cars is there for each of their four states: `locks` has bit 0 while the blue car is open, bit 1 while the
yellow one is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloam.games.halloween.content.schema import CAR_IDS, QUADRANT_IDS, Map

COLUMNS: Final = 18
ROWS: Final = 23
SPACES: Final = COLUMNS * ROWS
SPACE_IDS: Final[list[str]] = [f"{chr(65 + i % COLUMNS)}{i // COLUMNS + 1}" for i in range(SPACES)]
"""Every space of every board: A1 is number 0, B1 number 1 (HW-001, HW-002)."""

NOWHERE: Final = -1

# Directions (HW-092); the opposite one is two further.
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTION_IDS: Final = ["north", "east", "south", "west"]

# Lines
OPEN, DOOR, WINDOW, FENCE, BLUE_DOOR, YELLOW_DOOR, WALL = range(7)

STATES: Final = 4
"""So many states the two locks can be in."""

QUADRANTS: Final = 4

TREE: Final = "T"
"""The code of a tree in a board file."""

NO_TOKEN: Final = -1


def number_of(space: str) -> int:
    """The number of a space by its id."""
    return (int(space[1:]) - 1) * COLUMNS + ord(space[0]) - 65


def _neighbour(space: int, direction: int) -> int:
    row, column = space // COLUMNS, space % COLUMNS
    if direction == NORTH:
        return space - COLUMNS if row > 0 else NOWHERE
    if direction == SOUTH:
        return space + COLUMNS if row < ROWS - 1 else NOWHERE
    if direction == EAST:
        return space + 1 if column < COLUMNS - 1 else NOWHERE
    return space - 1 if column > 0 else NOWHERE


NEIGHBOURS: Final[list[int]] = [_neighbour(space, direction) for space in range(SPACES) for direction in range(4)]
AROUND: Final[list[list[int]]] = [
    [to for to in NEIGHBOURS[space * 4 : space * 4 + 4] if to != NOWHERE] for space in range(SPACES)
]
"""By space: the adjacent ones, over whatever line."""


def neighbour(space: int, direction: int) -> int:
    """The next space in a direction, over whatever line (HW-006); NOWHERE at the edge of the board (HW-027)."""
    return NEIGHBOURS[space * 4 + direction]


def direction_to(a: int, b: int) -> int:
    """The direction of an adjacent space; -1 if it is not adjacent."""
    away: i64 = b - a
    if away == 1:
        return EAST if b % COLUMNS else -1
    if away == -1:
        return WEST if a % COLUMNS else -1
    if away == COLUMNS:
        return SOUTH if b < SPACES else -1
    return NORTH if away == -COLUMNS and b >= 0 else -1


def distance(a: int, b: int) -> int:
    """Columns and rows between two spaces, over all lines."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


def within(space: int, far: int) -> int:
    """The spaces that are at most so far away, over all lines, as a mask."""
    mask = 0
    for other in range(SPACES):
        if distance(space, other) <= far:
            mask |= 1 << other
    return mask


def spaces_of(mask: int) -> list[int]:
    """The spaces of a set, lowest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def shifted(mask: int, direction: int) -> int:
    """All spaces of a set moved by one; those at the edge must have been left out."""
    if direction == NORTH:
        return mask >> COLUMNS
    if direction == SOUTH:
        return mask << COLUMNS
    return mask << 1 if direction == EAST else mask >> 1


def _ahead(space: int, direction: int, squares: int) -> int:
    """So many spaces in a straight line before a space."""
    mask = 0
    for _ in range(squares):
        space = neighbour(space, direction)
        mask |= 1 << space
    return mask


class Board:
    """The tables of one board. Never changed.

    By state of the locks, then by space and direction: `lines` are the kinds of lines, `walk` and `reach` the spaces
    behind them that can be walked to and struck at, `run` how many squares one can walk straight on, and
    `sight_squares` how many one sees. `walks` are the spaces of `walk`, by space alone.
    """

    def __init__(self, map_: Map) -> None:
        self.id = map_.id
        self.cells = "".join(map_.cells.split())
        self.trees = self._with_code(TREE)
        self.cars: list[int] = [0, 0]
        self.locks_at: list[int] = [NOWHERE, NOWHERE]
        for car in map_.car:
            self.cars[CAR_IDS.index(car.id)] = self._with_code(car.cell)
            self.locks_at[CAR_IDS.index(car.id)] = number_of(car.lock)
        self.rooms = 0
        for room in map_.room:
            self.rooms |= self._with_code(room.cell)
        everything = (1 << SPACES) - 1
        self.outdoors = everything & ~self.trees & ~self.rooms & ~self.cars[0] & ~self.cars[1]
        self.edges = self._edges(map_)
        self.street = map_.quadrants.street - 1
        self.quadrant_masks = self._quadrants(ord(map_.quadrants.west_until) - 65)
        self.quadrants_at = [
            [q for q in range(QUADRANTS) if self.quadrant_masks[q] >> space & 1] for space in range(SPACES)
        ]
        self.search: list[int] = []
        self.search_quadrant: list[int] = []
        self.token_at = [NO_TOKEN] * SPACES
        self.searched_from: list[list[int]] = [[] for _ in range(SPACES)]  # on it or beside it, over whatever line
        for q, name in enumerate(QUADRANT_IDS):
            for written in map_.search[name].split():  # type: ignore[index]
                space = number_of(written)
                self.token_at[space] = len(self.search)
                self.search.append(space)
                self.search_quadrant.append(q)
                for near in (space, *AROUND[space]):
                    self.searched_from[near].append(space)
        starts = map_.start
        self.starts = [number_of(space) for space in (starts.laurie, starts.annie, starts.lynda, starts.bob)]
        self.entrances = [number_of(map_.entrance.west), number_of(map_.entrance.east)]
        # Which lines are what, for walking, Sneak, attacks and sight.
        self.lines = [[self._line(edge, locks) for edge in self.edges] for locks in range(STATES)]
        self.walk = [self._neighbours(locks, [OPEN, DOOR]) for locks in range(STATES)]
        self.reach = [self._neighbours(locks, [OPEN, DOOR, WINDOW]) for locks in range(STATES)]
        self.windows = self._neighbours(-1, [WINDOW])
        self.fences = self._neighbours(-1, [FENCE])
        self.sneak = self._neighbours(-1, [WINDOW, FENCE])
        self.walk_masks = [self._masks(table) for table in self.walk]
        self.sneak_masks = self._masks(self.sneak)
        self.walks = [
            [[to for to in table[x * 4 : x * 4 + 4] if to != NOWHERE] for x in range(SPACES)] for table in self.walk
        ]
        self.run = [self._runs(table) for table in self.walk]
        self.sight_squares = [
            [self._seen(x, d, locks) for x in range(SPACES) for d in range(4)] for locks in range(STATES)
        ]
        self.sight = [
            [_ahead(i // 4, i % 4, count) for i, count in enumerate(squares)] for squares in self.sight_squares
        ]

    def _with_code(self, code: str) -> int:
        mask = 0
        for space in range(SPACES):
            if self.cells[space] == code:
                mask |= 1 << space
        return mask

    def _edges(self, map_: Map) -> list[int]:
        """The line of every space in every direction. All lines of a tree are walls, and so is the outer border."""
        lines = [OPEN] * (SPACES * 4)
        for space in range(SPACES):
            for direction in range(4):
                to = neighbour(space, direction)
                if to == NOWHERE or (self.trees >> space | self.trees >> to) & 1:
                    lines[space * 4 + direction] = WALL
        kinds = [map_.edges.door, map_.edges.window, map_.edges.fence, map_.edges.cardoor, map_.edges.wall]
        for kind, text in zip([DOOR, WINDOW, FENCE, BLUE_DOOR, WALL], kinds, strict=True):
            for written in text.split():
                direction = EAST if "|" in written else SOUTH
                a = number_of(written.replace("/", "|").split("|")[0])
                b = neighbour(a, direction)
                line = kind
                if kind == BLUE_DOOR and (self.cars[1] >> a | self.cars[1] >> b) & 1:
                    line = YELLOW_DOOR
                lines[a * 4 + direction] = line
                lines[b * 4 + (direction + 2) % 4] = line
        return lines

    def _quadrants(self, last_west: int) -> list[int]:
        """The spaces of each quadrant; the street belongs to the upper and to the lower one (HW-003 to HW-005)."""
        masks = [0] * QUADRANTS
        for space in range(SPACES):
            row, east = space // COLUMNS, int(space % COLUMNS > last_west)
            if row <= self.street:
                masks[east] |= 1 << space
            if row >= self.street:
                masks[2 + east] |= 1 << space
        return masks

    def _line(self, edge: int, locks: int) -> int:
        if edge == BLUE_DOOR:
            return DOOR if locks & 1 else WALL
        if edge == YELLOW_DOOR:
            return DOOR if locks & 2 else WALL
        return edge

    def line(self, space: int, direction: int, locks: int) -> int:
        """A line as it is now: a car door is a wall while the car is locked, then a door (HW-023 to HW-025)."""
        return self.lines[locks][space * 4 + direction]

    def _neighbours(self, locks: int, kinds: list[int]) -> list[int]:
        """For every space and direction the space behind a line of these kinds, else NOWHERE."""
        found: list[int] = []
        for space in range(SPACES):
            for direction in range(4):
                line = self.edges[space * 4 + direction] if locks < 0 else self.line(space, direction, locks)
                found.append(neighbour(space, direction) if line in kinds else NOWHERE)
        return found

    def _masks(self, table: list[int]) -> list[int]:
        """For every direction the spaces from which the table leads on."""
        masks = [0, 0, 0, 0]
        for space in range(SPACES):
            for direction in range(4):
                if table[space * 4 + direction] != NOWHERE:
                    masks[direction] |= 1 << space
        return masks

    def _runs(self, table: list[int]) -> list[int]:
        """For every space and direction how many squares the table leads straight on."""
        squares: list[int] = []
        for space in range(SPACES):
            for direction in range(4):
                here, count = table[space * 4 + direction], 0
                while here != NOWHERE:
                    here = table[here * 4 + direction]
                    count += 1
                squares.append(count)
        return squares

    def _seen(self, space: int, direction: int, locks: int) -> int:
        """How many squares the straight line before a victim has (HW-093 to HW-099): a door ends it unless the victim
        stands beside it."""
        if self.cells[space] == TREE:
            return 0
        squares, here = 0, space
        while True:
            line = self.line(here, direction, locks)
            if line in (WALL, FENCE) or (line == DOOR and here != space):
                return squares
            here = neighbour(here, direction)
            squares += 1

    def sees(self, space: int, facing: int, other: int, locks: int) -> bool:
        """Whether a victim on a space that looks in a direction sees another space: it lies on the line before it."""
        away: i64 = other - space if facing in (EAST, SOUTH) else space - other
        if away <= 0:
            return False
        squares: i64 = self.sight_squares[locks][space * 4 + facing]
        if facing in (EAST, WEST):
            return away <= squares
        return away % COLUMNS == 0 and away <= squares * COLUMNS

    def grown(self, mask: int, locks: int) -> int:
        """The spaces one step by foot away from any of a set (HW-010, HW-226)."""
        masks = self.walk_masks[locks]
        return (
            (mask & masks[NORTH]) >> COLUMNS
            | (mask & masks[SOUTH]) << COLUMNS
            | (mask & masks[EAST]) << 1
            | (mask & masks[WEST]) >> 1
        )

    def sneaked(self, mask: int) -> int:
        """The spaces behind a window or a fence of any of a set (HW-230)."""
        masks = self.sneak_masks
        return (
            (mask & masks[NORTH]) >> COLUMNS
            | (mask & masks[SOUTH]) << COLUMNS
            | (mask & masks[EAST]) << 1
            | (mask & masks[WEST]) >> 1
        )

    def quadrants_of(self, space: int) -> list[int]:
        """The quadrants a space belongs to: two on the street."""
        return self.quadrants_at[space]

    def walking_distance(self, a: int, b: int, locks: int) -> int:
        """How many squares by foot; -1 if there is no way."""
        seen = frontier = 1 << a
        steps = 0
        while frontier:
            if frontier >> b & 1:
                return steps
            frontier = self.grown(frontier, locks) & ~seen
            seen |= frontier
            steps += 1
        return -1
