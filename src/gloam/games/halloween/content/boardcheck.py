"""What a board file must fulfil beyond its schema. A fault names the rule and the way to the entry."""

from __future__ import annotations

import re

from gloam.core.content.files import Fault
from gloam.games.halloween.content.board import (
    COLUMNS,
    EAST,
    ROWS,
    SOUTH,
    SPACE_IDS,
    SPACES,
    WEST,
    Board,
    neighbour,
    number_of,
)
from gloam.games.halloween.content.schema import CAR_IDS, QUADRANT_IDS, Map

OUTDOOR_CODES = ".,:="
EDGE = re.compile(r"([A-R]\d{1,2})([|/])([A-R]\d{1,2})")


def board_faults(map_: Map, file: str) -> list[Fault]:
    """Everything that is wrong with a board; `file` is the name its faults get."""
    faults = _cell_faults(map_, file)
    if not faults:
        faults = _edge_faults(map_, file) + _search_faults(map_, file) + _car_faults(map_, file)
    if not faults:
        faults = _wall_faults(map_, file) + _reach_faults(map_, file)
    return faults


def _cell_faults(map_: Map, file: str) -> list[Fault]:
    rows = map_.cells.split()
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        return [Fault(file, ("cells",), f"a board has {ROWS} lines of {COLUMNS} spaces (HW-002)")]
    known = OUTDOOR_CODES + "T" + "".join(room.cell for room in map_.room) + "".join(car.cell for car in map_.car)
    unknown = sorted(set("".join(rows)) - set(known))
    faults = [Fault(file, ("cells",), f"there is no room or car {code!r}") for code in unknown]
    for i, room in enumerate(map_.room):
        if room.cell not in map_.cells:
            faults.append(Fault(file, ("room", i, "cell"), f"{room.id} has no space"))
    street = rows[map_.quadrants.street - 1]
    if set(street) != {"="} or map_.cells.count("=") != COLUMNS:
        what = f"row {map_.quadrants.street} and no other is the street, from end to end (HW-004)"
        faults.append(Fault(file, ("quadrants", "street"), what))
    return faults


def _edge_faults(map_: Map, file: str) -> list[Fault]:
    faults: list[Fault] = []
    seen: set[str] = set()
    for kind in map_.edges.__struct_fields__:
        for written in getattr(map_.edges, kind).split():
            found = EDGE.fullmatch(written)
            if found is None or found[1] not in SPACE_IDS or found[3] not in SPACE_IDS:
                faults.append(Fault(file, ("edges", kind), f"{written!r} is no edge: A1|B1 or A1/A2"))
                continue
            to = neighbour(number_of(found[1]), EAST if found[2] == "|" else SOUTH)
            if to != number_of(found[3]):
                faults.append(Fault(file, ("edges", kind), f"{written}: these are not neighbours (HW-006)"))
            if written in seen:
                faults.append(Fault(file, ("edges", kind), f"{written} stands here twice"))
            seen.add(written)
    return faults


def _search_faults(map_: Map, file: str) -> list[Fault]:
    faults: list[Fault] = []
    board_spaces: list[str] = []
    for name in QUADRANT_IDS:
        spaces = map_.search.get(name, "").split()  # type: ignore[call-overload]
        if len(spaces) != 5 or any(space not in SPACE_IDS for space in spaces):
            faults.append(Fault(file, ("search",), f"{name} has five search spaces (HW-048)"))
        board_spaces += spaces
    if len(set(board_spaces)) != len(board_spaces):
        faults.append(Fault(file, ("search",), "a search space stands here twice (HW-046)"))
    return faults


def _car_faults(map_: Map, file: str) -> list[Fault]:
    if sorted(car.id for car in map_.car) != CAR_IDS:
        return [Fault(file, ("car",), "there is a blue and a yellow car (HW-045)")]
    cells = "".join(map_.cells.split())
    return [
        Fault(file, ("car", i, "lock"), f"{car.lock} is no space of the {car.id} car (HW-291)")
        for i, car in enumerate(map_.car)
        if cells[number_of(car.lock)] != car.cell
    ]


def _wall_faults(map_: Map, file: str) -> list[Fault]:
    """Between two zones (outdoors, a room, a car) stands a wall, a door or a window; within one no wall stands."""
    faults: list[Fault] = []
    cells = "".join(map_.cells.split())
    kind_of: dict[str, str] = {}
    for kind in map_.edges.__struct_fields__:
        for written in getattr(map_.edges, kind).split():
            kind_of[written] = kind
    for space in range(SPACES):
        for direction, mark in ((EAST, "|"), (SOUTH, "/")):
            to = neighbour(space, direction)
            if to < 0:
                continue
            written = f"{SPACE_IDS[space]}{mark}{SPACE_IDS[to]}"
            a, b, kind = zone(cells[space]), zone(cells[to]), kind_of.get(written, "open")
            if "T" in (a, b):
                if kind != "open":
                    faults.append(Fault(file, ("edges", kind), f"{written}: a tree has no other lines (HW-009)"))
            elif a == b and kind not in ("open", "fence"):
                faults.append(Fault(file, ("edges", kind), f"{written}: no {kind} within one room (HW-008)"))
            elif a != b and kind in ("open", "fence"):
                faults.append(Fault(file, ("edges", "wall"), f"{written}: a wall is missing (HW-008)"))
            elif (kind == "cardoor") != (kind in ("cardoor", "door", "window") and (a + b).strip(".").isdigit()):
                faults.append(Fault(file, ("edges", kind), f"{written}: a car has car doors and walls only (HW-022)"))
    return faults


def zone(code: str) -> str:
    """All outdoor spaces are one zone; each room and each car is another."""
    return "." if code in OUTDOOR_CODES else code


def _reach_faults(map_: Map, file: str) -> list[Fault]:
    board = Board(map_)
    faults: list[Fault] = []
    whole = (1 << SPACES) - 1
    for locks, closed in ((0, board.trees | board.cars[0] | board.cars[1]), (3, board.trees)):
        seen = frontier = 1 << board.entrances[0]
        while frontier:
            frontier = board.grown(frontier, locks) & ~seen
            seen |= frontier
        if seen != whole & ~closed:
            how = "with open cars" if locks else "while the cars are locked"
            faults.append(Fault(file, ("edges",), f"not every space can be walked to {how} (HW-023, HW-116)"))
    if not seen_from_street(board):
        faults.append(Fault(file, ("entrance",), "an entrance is a space of the street (HW-280)"))
    for i, space in enumerate(board.search):
        if board.quadrants_of(space) != [board.search_quadrant[i]] or board.trees >> space & 1:
            faults.append(Fault(file, ("search",), f"{SPACE_IDS[space]} is not in this quadrant (HW-161)"))
    for name in ("laurie", "annie", "lynda", "bob"):
        space = number_of(getattr(map_.start, name))
        if (board.trees | board.cars[0] | board.cars[1]) >> space & 1:
            faults.append(Fault(file, ("start", name), "nobody starts in a tree or in a car (HW-042)"))
    return faults


def seen_from_street(board: Board) -> bool:
    """Whether both entrances are the ends of the street."""
    west, east = board.entrances
    ends = neighbour(west, WEST) == -1 and neighbour(east, EAST) == -1
    return ends and west // COLUMNS == board.street == east // COLUMNS
