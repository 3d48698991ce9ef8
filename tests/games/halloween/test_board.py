"""The tables of a board say what its lines say, space by space."""

from __future__ import annotations

import pytest

from gloam.core.rng import Rng, seeded
from gloam.core.state import ARG_MASK
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import (
    COLUMNS,
    DOOR,
    FENCE,
    NOWHERE,
    OPEN,
    SPACES,
    STATES,
    WALL,
    Board,
    direction_to,
    neighbour,
    spaces_of,
)
from gloam.games.halloween.content.tables import BOARDS
from gloam.games.halloween.mind.ways import FAR, ring, steps_between, steps_from, steps_to
from gloam.games.halloween.rules.prowling import why_no_hunt
from gloam.games.halloween.state import MICHAEL, Halloween

boards = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)


def test_a_direction_leads_to_a_neighbour_and_to_nothing_else() -> None:
    for space in range(SPACES):
        row, column = divmod(space, COLUMNS)
        for other in range(NOWHERE, SPACES + 2 * COLUMNS):
            away = (other // COLUMNS - row, other % COLUMNS - column)
            found = {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}.get(away, -1) if 0 <= other < SPACES else -1
            assert direction_to(space, other) == found
            assert found < 0 or neighbour(space, found) == other


def seen_from(board: Board, space: int, direction: int, locks: int) -> set[int]:
    """Line by line: walls and fences end a look, and so does a door, unless one stands beside it (HW-093 to HW-099)."""
    seen: set[int] = set()
    here = space
    while not board.trees >> space & 1:
        line = board.line(here, direction, locks)
        if line in (WALL, FENCE) or (line == DOOR and here != space):
            break
        here = neighbour(here, direction)
        seen.add(here)
    return seen


@boards
def test_a_victim_sees_what_its_lines_let_it_see(board: Board) -> None:
    for locks in (0, 3):
        for space in range(0, SPACES, 5):
            for direction in range(4):
                seen = seen_from(board, space, direction, locks)
                assert {x for x in range(SPACES) if board.sees(space, direction, x, locks)} == seen
                assert set(spaces_of(board.sight[locks][space * 4 + direction])) == seen


@boards
def test_one_can_walk_straight_on_as_far_as_the_lines_are_open(board: Board) -> None:
    for locks in range(STATES):
        for space in range(0, SPACES, 3):
            for direction in range(4):
                here, squares = space, 0
                while board.line(here, direction, locks) in (OPEN, DOOR):
                    here = neighbour(here, direction)
                    squares += 1
                assert board.run[locks][space * 4 + direction] == squares


@boards
def test_a_token_is_searched_from_its_space_and_those_around_it(board: Board) -> None:
    for space in range(SPACES):
        near = {space, *(neighbour(space, direction) for direction in range(4))}
        assert board.searched_from[space] == [x for x in board.search if x in near]
        assert board.token_at[space] == (board.search.index(space) if space in board.search else -1)


def reason_by_squares(s: Halloween, space: int) -> int:
    """Why a Hunt does not lead to a space in the same row or column, square by square (HW-233 to HW-238)."""
    here, shown = s.space, s.figure and not s.gone
    if here // COLUMNS == space // COLUMNS:
        step = 1 if space > here else -1
    else:
        step = COLUMNS if space > here else -COLUMNS
    for to in range(here + step, space + step, step):
        if s.board.walk[s.locks][here * 4 + direction_to(here, to)] == NOWHERE:
            return w.WAY_BLOCKED_HUNT | to
        if s.at(to) >= 0 and shown:
            return w.THROUGH_VICTIM | to
        if s.at(to) >= 0 and to == space:
            return w.VICTIM_THERE_HUNT | to
        shown = not s.gone and s.seen() >> to & 1 == 1
        here = to
    return w.IN_SIGHT | space if s.seen() >> space & 1 else 0


def scattered(rng: Rng, index: int) -> Halloween:
    """Victims anywhere near Michael, looking anywhere: on his lines, so that they stand in each other's way."""
    s = game.start(4, seeded(31, index), {"michael_cards": 0})
    assert isinstance(s, Halloween)
    s.turn, s.space, s.locks = MICHAEL, rng.below(SPACES), rng.below(STATES)
    for seat in range(1, 4):
        along = (rng.below(7) - 3) * (1 if rng.below(2) else COLUMNS)
        s.mats[seat].space = max(0, min(SPACES - 1, s.space + (along or 1)))
        s.mats[seat].facing = rng.below(4)
    s.figure, s.gone = rng.below(2) == 1, rng.below(3) == 0
    return s


def test_a_hunt_is_refused_for_the_first_thing_in_its_way() -> None:
    rng = seeded(30)
    reasons: set[int] = set()
    for index in range(150):
        s = scattered(rng, index)
        row, column = divmod(s.space, COLUMNS)
        for space in [row * COLUMNS + i for i in range(COLUMNS)] + list(range(column, SPACES, COLUMNS)):
            if space != s.space:
                assert why_no_hunt(s, space) == reason_by_squares(s, space)
                reasons.add(why_no_hunt(s, space) & ~ARG_MASK)
    assert reasons == {0, w.WAY_BLOCKED_HUNT, w.THROUGH_VICTIM, w.VICTIM_THERE_HUNT, w.IN_SIGHT}


@boards
def test_it_is_as_far_from_a_space_as_it_is_to_it(board: Board) -> None:
    number, rng = BOARDS.index(board), seeded(32)
    for _ in range(12):
        locks, space = rng.below(STATES), int(rng.below(SPACES))
        targets = 0
        for _ in range(rng.below(5)):
            target: int = rng.below(SPACES)  # a plain int: the mask does not fit into the generator's own
            targets |= 1 << target
        far = steps_from(number, locks, space)
        assert far == steps_to(number, locks, 1 << space)
        assert steps_between(number, locks, space, targets) == steps_to(number, locks, targets)[space]
        for other in range(0, SPACES, 7):
            walk = board.walking_distance(space, other, locks)
            assert far[other] == (FAR if walk < 0 else walk)
        assert spaces_of(ring(board, locks, space, 3, 5)) == [x for x in range(SPACES) if 3 <= far[x] <= 5]
