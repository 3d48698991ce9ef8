"""What was told to whom: a list that clones share as long as they can."""

from __future__ import annotations

import pickle

from gloam.core.history import EVERYONE, NOBODY, History, Note


def note(kind: int, audience: int = EVERYONE) -> Note:
    return Note(audience, kind, (kind,), 0)


def kinds(history: History) -> list[int]:
    return [n.kind for n in history.notes]


def test_notes_are_kept_in_order() -> None:
    history = History([note(0)])
    history.add(note(1))
    history.add(note(2))
    assert len(history) == 3
    assert kinds(history) == [0, 1, 2]
    assert [history.at(i).kind for i in range(3)] == [0, 1, 2]
    assert [n.kind for n in history.since(1)] == [1, 2]
    assert history.since(3) == []


def test_a_clone_shares_the_past_and_goes_its_own_way() -> None:
    first = History([note(0)])
    second = first.clone()
    assert second == first
    assert second.at(0) is first.at(0)
    first.add(note(1))
    assert kinds(second) == [0], "what the first is told, its clone is not"
    second.add(note(2))
    first.add(note(3))
    assert kinds(first) == [0, 1, 3]
    assert kinds(second) == [0, 2]


def test_whoever_tells_first_goes_on_in_the_shared_list_and_nobody_notices() -> None:
    root = History([])
    twins = [root.clone() for _ in range(3)]
    for i, twin in enumerate(twins):
        twin.add(note(i))
        twin.add(note(10 + i))
    assert [kinds(twin) for twin in twins] == [[0, 10], [1, 11], [2, 12]]
    assert kinds(root) == []
    assert [len(h) for h in (root, *twins)] == [0, 2, 2, 2]


def test_clones_of_clones_stay_apart() -> None:
    first = History([])
    first.add(note(0))
    second = first.clone()
    second.add(note(1))
    third = second.clone()
    first.add(note(2))
    third.add(note(3))
    second.add(note(4))
    assert [kinds(h) for h in (first, second, third)] == [[0, 2], [0, 1, 4], [0, 1, 3]]


def test_the_notes_are_a_list_of_ones_own() -> None:
    history = History([note(0)])
    history.notes.append(note(1))
    assert kinds(history) == [0]


def test_equality_pickle_and_repr_go_by_what_was_told() -> None:
    one, other = History([note(0)]), History([])
    twin = other.clone()
    other.add(note(0))
    assert one == other
    assert one != twin
    twin.add(note(0))
    assert one == twin
    assert pickle.loads(pickle.dumps(twin.clone())) == one


def test_a_clone_hears_nothing_of_what_comes_later() -> None:
    history = History([note(0)])
    clone = history.clone()
    history.add(note(1))
    assert kinds(clone.masked(EVERYONE)) == [0]
    assert clone.since(0) == [note(0)]
    assert [n.kind for n in clone.heard_by(NOBODY)] == [0]


def test_viewers_hear_what_was_told_to_one_of_them() -> None:
    history = History([note(0), note(1, 0b001), note(2, 0b110), note(3, NOBODY)])
    heard = {viewers: [n.kind for n in history.heard_by(viewers)] for viewers in (NOBODY, 0b001, 0b010, 0b011)}
    assert heard == {NOBODY: [0], 0b001: [0, 1], 0b010: [0, 2], 0b011: [0, 1, 2]}
    assert kinds(history.masked(0b010)) == [0, 2]
    assert kinds(history) == [0, 1, 2, 3]


def test_what_was_filtered_once_goes_on_with_what_is_told_later() -> None:
    history = History([note(0), note(1, 0b001)])
    first = history.masked(0b010)
    history.add(note(2, 0b010))
    history.add(note(3, 0b001))
    assert kinds(first) == [0], "who was told of the past hears nothing of what comes later"
    assert kinds(history.masked(0b010)) == [0, 2]
    assert kinds(history.masked(0b001)) == [0, 1, 3]


def test_a_masked_history_that_goes_its_own_way_leaves_the_truth_alone() -> None:
    history = History([note(0)])
    world = history.masked(0b010)
    world.add(note(7))
    history.add(note(1))
    assert kinds(history.masked(0b010)) == [0, 1]
    assert kinds(world) == [0, 7]
    other = history.masked(0b010)
    other.add(note(8))
    assert (kinds(other), kinds(history.masked(0b010))) == ([0, 1, 8], [0, 1])


def test_clones_that_went_apart_are_filtered_apart() -> None:
    history = History([note(0)])
    assert kinds(history.masked(1)) == [0]
    ahead, behind, aside = history.clone(), history.clone(), history.clone()
    ahead.add(note(1))
    assert kinds(ahead.masked(1)) == [0, 1]
    assert kinds(behind.masked(1)) == [0]
    aside.add(note(2))
    assert kinds(aside.masked(1)) == [0, 2]
    behind.add(note(3))
    assert [kinds(h.masked(1)) for h in (ahead, behind, aside, history)] == [[0, 1], [0, 3], [0, 2], [0]]
