"""A key stands for what a seat knows: the same for equal knowledge, another for any other."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.test_engines import own_games

from gloam.core.game import games
from gloam.core.history import History, Note, only
from gloam.core.keys import key_of
from gloam.core.match import digest_of
from gloam.core.play import random_playout
from gloam.core.rng import seeded
from gloam.core.value import from_plain, to_plain


@pytest.mark.parametrize("name", own_games())
def test_equal_knowledge_has_equal_keys_and_no_other(name: str) -> None:
    game = games()[name]
    seats = min(game.seat_counts)
    found: dict[str, int] = {}
    for seed in range(4):
        state, rng = game.start(seats, seeded(seed)), seeded(seed + 50)
        for _ in range(12):
            for seat in range(-1, seats):
                known = state.masked(only(seat))
                key = key_of(known)
                assert found.setdefault(digest_of(known), key) == key
                assert key_of(from_plain(to_plain(known), game.classes())) == key
            random_playout(state, rng, 3)
    assert len(set(found.values())) == len(found)


def test_every_part_of_a_value_counts() -> None:
    """Also what Python hashes alike (-1 and -2), what is empty, and where one list ends and the next begins."""
    values: list[object] = [
        *(-2, -1, 0, 1, None, "", "a", 0.5, [], [[]], [0], [[0]], [0, 0], [[], [0]], [[0], []], {}, {"a": 1}, {"b": 1}),
        *(Note(-1, 3, (), 0), Note(-1, 3, (-1,), 0), Note(-1, 3, (-2,), 0), Note(-1, 3, (-1,), 1), Note(1, 3, (), 0)),
        *(History([]), History([Note(-1, 3, (), 0)]), History([Note(-1, 3, (), 0), Note(-1, 4, (), 0)])),
    ]
    keys = [key_of([value]) for value in values]
    assert len(set(keys)) == len(values)
    assert [key_of([value]) for value in values] == keys


def test_a_key_is_the_same_in_another_process() -> None:
    """Python hashes texts otherwise in each: a table of keys would be of no use to anybody else."""
    code = "from gloam.core.keys import key_of; print(key_of(['name', 1, None, 0.25, {'a': 'b'}]))"
    places = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    said = {
        subprocess.check_output([sys.executable, "-c", code], env=places | {"PYTHONHASHSEED": seed}, text=True)
        for seed in ("1", "2")
    }
    assert said == {f"{key_of(['name', 1, None, 0.25, {'a': 'b'}])}\n"}


def test_what_is_no_value_has_no_key() -> None:
    with pytest.raises(TypeError, match="a object has no key"):
        key_of([object()])
