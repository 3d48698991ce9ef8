"""The content: every fact that the ledger lists about board and cards; and what the check finds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.content.files import Fault, load_all
from gloam.games.halloween import game
from gloam.games.halloween.content.board import (
    BLUE_DOOR,
    DOOR,
    FENCE,
    OPEN,
    SPACE_IDS,
    SPACES,
    WALL,
    WINDOW,
    YELLOW_DOOR,
    Board,
    direction_to,
    number_of,
    shifted,
    spaces_of,
)
from gloam.games.halloween.content.boardcheck import board_faults
from gloam.games.halloween.content.schema import Content
from gloam.games.halloween.content.tables import (
    BOARDS,
    COPIES,
    DEALT,
    DECK_SIZES,
    ICON_ROWS,
    IS_HIT,
    KEYS,
    MICHAEL_DECK,
    PISTOL,
)

CONTENT = load_all(Content)
MAP = CONTENT.boards["haddonfield"]
BOARD = BOARDS[0]


def lines() -> dict[int, int]:
    """How many lines there are of each kind, each counted once."""
    counts = dict.fromkeys((OPEN, DOOR, WINDOW, FENCE, BLUE_DOOR, YELLOW_DOOR, WALL), 0)
    for space in range(SPACES):
        for direction in (1, 2):
            step = 1 if direction == 1 else 18
            if space + step < SPACES and (direction == 2 or space % 18 != 17):
                counts[BOARD.edges[space * 4 + direction]] += 1
    return counts


def test_the_content_is_in_order() -> None:
    assert game.check_content() == []


def test_spaces() -> None:
    """HW-001, HW-002, HW-028, HW-029: 414 spaces, each outdoors, in a building, in a car or a tree."""
    assert (SPACE_IDS[0], SPACE_IDS[17], SPACE_IDS[-1]) == ("A1", "R1", "R23")
    cars = BOARD.cars[0] | BOARD.cars[1]
    assert [mask.bit_count() for mask in (BOARD.outdoors, BOARD.rooms, cars, BOARD.trees)] == [251, 146, 4, 13]
    assert not BOARD.outdoors >> number_of("B2") & 1
    assert not BOARD.outdoors >> number_of("Q23") & 1


def test_lines() -> None:
    """HW-007, HW-008, HW-009, HW-022."""
    counts = lines()
    assert sum(counts.values()) == 787
    assert [counts[kind] for kind in (OPEN, DOOR, WINDOW, FENCE, WALL)] == [518, 36, 33, 39, 157]
    assert (counts[BLUE_DOOR], counts[YELLOW_DOOR]) == (2, 2)


def test_quadrants() -> None:
    """HW-003, HW-004, HW-005: columns A to I are west; the street belongs to the upper and the lower quadrant."""
    assert BOARD.quadrants_of(number_of("A12")) == [0, 2]
    assert BOARD.quadrants_of(number_of("I12")) == [0, 2]
    assert BOARD.quadrants_of(number_of("J12")) == [1, 3]
    assert BOARD.quadrants_of(number_of("I11")) == [0]
    assert BOARD.quadrants_of(number_of("J13")) == [3]


def test_four_houses_and_two_sheds() -> None:
    """HW-031: one house in each quadrant, with so many outer doors and windows."""
    buildings: dict[str, int] = {}
    for room in MAP.room:
        mask = sum(1 << space for space in range(SPACES) if BOARD.cells[space] == room.cell)
        buildings[room.building] = buildings.get(room.building, 0) | mask
    outer: dict[str, tuple[int, int]] = {}
    for name, mask in buildings.items():
        found = [0, 0]
        for space in spaces_of(mask):
            for direction in range(4):
                line = BOARD.edges[space * 4 + direction]
                beyond = BOARD.reach[3][space * 4 + direction]
                if line in (DOOR, WINDOW) and not mask >> beyond & 1:
                    found[line == WINDOW] += 1
        outer[name] = (found[0], found[1])
    assert outer == {
        "wallace": (2, 8), "wallace-shed": (1, 1), "myers": (2, 7), "doyle": (3, 8), "strode": (4, 8),
        "strode-shed": (1, 1),
    }  # fmt: skip
    homes = {"wallace": [0], "myers": [1], "doyle": [2], "strode": [3]}
    for name, quadrants in homes.items():
        assert all(BOARD.quadrants_of(space) == quadrants for space in spaces_of(buildings[name]))


def test_walking() -> None:
    """HW-010, HW-023, HW-024: everything can be walked to but trees, and cars while they are locked."""
    for locks, missing in ((0, 13 + 4), (3, 13)):
        found = [x for x in range(SPACES) if BOARD.walking_distance(number_of("A12"), x, locks) >= 0]
        assert len(found) == SPACES - missing


@pytest.mark.parametrize(
    ("lock", "distances"),
    [
        ("Q10", {"E19": 21, "E4": 20, "N20": 13, "O7": 7, "A12": 18, "R12": 3}),
        ("B14", {"E19": 8, "E4": 15, "N20": 20, "O7": 20, "A12": 3, "R12": 18}),
    ],
)
def test_distances_to_the_locks(lock: str, distances: dict[str, int]) -> None:
    found = {start: BOARD.walking_distance(number_of(start), number_of(lock), 3) for start in distances}
    assert found == distances


def test_walking_distances() -> None:
    assert BOARD.walking_distance(number_of("K9"), number_of("A17"), 3) == 52
    total = pairs = longest = 0
    for start in range(SPACES):
        if BOARD.trees >> start & 1:
            continue
        seen = frontier = 1 << start
        steps = 0
        while frontier:
            frontier = BOARD.grown(frontier, 3) & ~seen
            seen |= frontier
            steps += 1
            total += steps * frontier.bit_count()
            pairs += frontier.bit_count()
            longest = max(longest, steps if frontier else 0)
    assert longest == 52
    assert round(total / pairs, 1) == 18.5


def test_michaels_ways() -> None:
    """HW-225, HW-230, HW-233: with nobody watching he is anywhere within seven actions, in 3.3 on average."""
    total = pairs = most = 0
    for start in range(SPACES):
        if BOARD.trees >> start & 1:
            continue
        seen, frontier, actions = 1 << start, 1 << start, 0
        while frontier:
            reached, walked = BOARD.sneaked(frontier), frontier
            for _ in range(5):
                walked = BOARD.grown(walked, 3)
                reached |= walked
            for direction in range(4):
                line = frontier
                while line:
                    line = shifted(line & BOARD.walk_masks[3][direction], direction)
                    reached |= line
            frontier = reached & ~seen
            seen |= frontier
            actions += 1
            total += actions * frontier.bit_count()
            pairs += frontier.bit_count()
            most = max(most, actions if frontier else 0)
    assert most == 7
    assert round(total / pairs, 1) == 3.3


def test_sight_lengths() -> None:
    """HW-093, HW-095: the mean length of sight, and the longest one along the street."""
    standing = [x for x in range(SPACES) if not BOARD.trees >> x & 1]
    lengths = [BOARD.sight[3][x * 4 + d].bit_count() for x in standing for d in range(4)]
    assert max(lengths) == 17
    assert round(sum(lengths) / len(lengths), 1) == 2.6
    assert round(100 * lengths.count(0) / len(lengths)) == 26


def test_sight_is_a_straight_line() -> None:
    """HW-092, HW-093, HW-096, HW-097: from every space in every direction, square by square."""
    for space in range(SPACES):
        if BOARD.trees >> space & 1:
            continue
        for direction in range(4):
            seen, here = 0, space
            while True:
                line = BOARD.line(here, direction, 0)
                if line in (WALL, FENCE) or (line == DOOR and here != space):
                    break
                here = [here - 18, here + 1, here + 18, here - 1][direction]
                seen |= 1 << here
            assert BOARD.sight[0][space * 4 + direction] == seen
            assert not seen >> space & 1


def test_search_spaces() -> None:
    """HW-046, HW-048, HW-161: five in each quadrant, none near another quadrant, no two side by side without a wall."""
    assert [BOARD.search_quadrant.count(q) for q in range(4)] == [5, 5, 5, 5]
    for i, space in enumerate(BOARD.search):
        assert BOARD.quadrants_of(space) == [BOARD.search_quadrant[i]]
        assert space % 18 not in (8, 9)
        assert space // 18 + 1 not in (11, 12, 13)
        for other in BOARD.search:
            direction = direction_to(space, other)
            assert direction < 0 or BOARD.line(space, direction, 0) == WALL


def test_cards() -> None:
    """HW-053 to HW-060, HW-065: 30 cards in four decks, four keys, two pistols, ten Michael cards."""
    assert len(DEALT) == 30
    assert DECK_SIZES == [8, 8, 7, 7]
    assert len(KEYS) == 4
    assert COPIES[PISTOL] == 2
    assert len(MICHAEL_DECK) == 10
    assert sum(COPIES) == 36


def test_dice_and_icons() -> None:
    """HW-315: three faces of six hit. HW-260: five rows have an icon."""
    assert IS_HIT == [False, False, False, False, True, True, True]
    assert ICON_ROWS == [3, 9, 13, 17, 23]


def test_seat_counts() -> None:
    """HW-032, HW-035: a seat for Michael and one for each victim; two people play with three seats."""
    assert list(game.seat_counts) == [3, 4]
    assert [game.seats_per_person(seats) for seats in (3, 4)] == [2, 1]
    assert [game.opposed(3, seat) for seat in range(3)] == [0b110, 0b001, 0b001]


def faults(**changes: Any) -> list[str]:
    return [fault.what for fault in board_faults(msgspec.structs.replace(MAP, **changes), "board_x.toml")]


def edges(**changes: str) -> list[str]:
    return faults(edges=msgspec.structs.replace(MAP.edges, **changes))


def test_faults_of_boards() -> None:
    assert faults() == []
    assert "a board has 23 lines" in faults(cells=MAP.cells.replace("\n", "", 2))[0]
    assert "no room or car 'x'" in faults(cells=MAP.cells.replace("k", "x", 1))[0]
    assert "not neighbours" in edges(door=MAP.edges.door + " A1|C1")[0]
    assert "is no edge" in edges(door=MAP.edges.door + " A1-B1")[0]
    assert "stands here twice" in edges(door=MAP.edges.door + " C2|D2")[0]
    assert "a wall is missing" in edges(wall=MAP.edges.wall.replace("A2|B2", ""))[0]
    assert "within one room" in edges(wall=MAP.edges.wall + " A1|B1")[0]
    assert "a tree has no other lines" in edges(wall=MAP.edges.wall + " E1/E2")[0]
    assert "can be walked to" in str(edges(fence=MAP.edges.fence + " A1|B1 A1/A2"))
    assert "five search spaces" in faults(search={**MAP.search, "nw": "B2 C4"})[0]
    assert "stands here twice" in faults(search={**MAP.search, "nw": "B2 C4 D7 H4 C18"})[0]
    assert "not in this quadrant" in faults(search={**MAP.search, "nw": "B2 C4 D7 H4 C17"})[0]
    assert "a blue and a yellow car" in faults(car=[MAP.car[0], msgspec.structs.replace(MAP.car[1], id="blue")])[0]
    assert "is the street" in faults(quadrants=msgspec.structs.replace(MAP.quadrants, street=11))[0]


def test_another_board_can_be_made() -> None:
    other = msgspec.structs.replace(MAP, id="other", start=msgspec.structs.replace(MAP.start, bob="R1"))
    assert board_faults(other, "board_other.toml") == []
    assert Board(other).starts[3] == number_of("R1")


def test_the_file_is_called_as_its_board() -> None:
    content: dict[str, Any] = {name: getattr(CONTENT, key) for name, key in (
        ("cards.toml", "cards"), ("michael.toml", "michael"), ("victims.toml", "victims"), ("numbers.toml", "numbers"),
    )}  # fmt: skip
    found = game.cross_check({**content, "board_wrong.toml": MAP})
    assert found == [Fault("board_wrong.toml", ("id",), "a board 'haddonfield' stands in board_haddonfield.toml")]
    numbers = msgspec.structs.replace(content["numbers.toml"], decks=[8, 8, 8, 7], icon_rows=[18], key_depth=8)
    found = game.cross_check({**content, "numbers.toml": numbers})
    assert [fault.way for fault in found] == [("decks",), ("key_depth",), ("goal", 1)]
