"""Looking at structs field by field: paths that are kept, and what two of them hold alike."""

from __future__ import annotations

import msgspec

from gloam.core.match import own_leaves
from gloam.core.structs import MOST, fields_of_struct, pointer_from, settle


class Hand(msgspec.Struct, frozen=True):
    cards: list[str]
    count: int = 0


class Board(msgspec.Struct, frozen=True):
    seat: str
    hands: list[Hand]
    heap: tuple[str, ...]
    turn: int
    marks: dict[str, int]


def board(seat: str = "", cards: str = "ab", heap: str = "xyz", turn: int = 1) -> Board:
    return Board(seat, [Hand(list(cards)), Hand(["q"])], tuple(heap), turn, {"m": 1})


def test_paths_are_written_with_their_sign_and_kept() -> None:
    leaves, pointers = pointer_from("."), pointer_from("/", "/")
    names = fields_of_struct(board())
    assert leaves.field(names, 1).place(0).field(fields_of_struct(Hand([])), 0).text == "hands.0.cards"
    assert pointers.field(names, 1).place(12).key("a~1b").text == "/hands/12/a~1b"
    assert leaves.field(names, 1).place(3) is leaves.field(names, 1).place(3)
    assert leaves.field(names, 2).place(MOST + 5).text == f"heap.{MOST + 5}"


def test_a_place_may_hold_structs_of_several_kinds() -> None:
    here, names, other = pointer_from("."), fields_of_struct(board()), fields_of_struct(Hand([]))
    assert here.field(names, 3).text == "turn"
    assert here.field(other, 1).text == "count"
    assert here.field(names, 3).text == "turn"


def test_own_leaves_are_the_smallest_things_that_differ() -> None:
    public = board()
    assert own_leaves(board("A"), public) == []
    assert own_leaves(board("A", cards="ac"), public) == ["hands.0.cards.1"]
    assert own_leaves(board("A", cards="abc", turn=2), public) == ["hands.0.cards", "turn"]
    assert own_leaves(board("A", heap="xYz"), public) == ["heap.1"]


def test_what_is_equal_becomes_the_same_and_what_is_not_stays() -> None:
    old, new = board(turn=1), board(cards="zz", turn=2)
    settle(new, old)
    assert new == board(cards="zz", turn=2)
    assert new.heap is old.heap
    assert new.marks is old.marks
    assert new.hands is not old.hands
    assert new.hands[0] is not old.hands[0]
    assert new.hands[1] is old.hands[1]


def test_only_structs_of_one_kind_settle() -> None:
    new = Hand(["a"])
    settle(new, board())
    assert new == Hand(["a"])
    settle([1], [1])
