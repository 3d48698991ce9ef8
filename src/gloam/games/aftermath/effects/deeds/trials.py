"""Tests, group tasks and rolls of a die (6.17), and which branch follows."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import NOTHING
from gloam.core.effects.step import Run
from gloam.core.value import Data
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import BLACK_DIE, WHITE_DIE
from gloam.games.aftermath.figures import Task
from gloam.games.aftermath.rules.reading import is_tested
from gloam.games.aftermath.rules.tasks import begin_task, drop_task, raise_task
from gloam.games.aftermath.rules.trials import PickTest, take_test
from gloam.games.aftermath.state import Aftermath

NO_CARD: Final = -1


def test(
    s: Aftermath, reader: int, attr: int, difficulty: int, opposed: bool, optional: bool, tag: str
) -> None:
    if is_tested(s, reader):
        take_test(s, reader, attr, difficulty, opposed, optional, locked=tag == "lock")


def after_test(s: Aftermath, reader: int, success: int, fail: int) -> int:
    if not is_tested(s, reader):
        return NOTHING
    return success if s.passed else fail


class TestChoice(Data):
    """One of the tests to choose from."""

    attr: int
    difficulty: int
    opposed: int


def choose_test(s: Aftermath, reader: int, options: list[TestChoice]) -> None:
    if reader >= 0 and is_tested(s, reader):
        s.push(PickTest(reader, [[option.attr, option.difficulty, option.opposed] for option in options]))


def after_choose_test(s: Aftermath, reader: int, success: int, fail: int) -> int:
    return after_test(s, reader, success, fail)


def group_task(s: Aftermath, id_: int, attr: int, difficulty: int, success: Run, spaces: list[int]) -> None:
    begin_task(s, Task(id_, attr, difficulty, spaces, NO_CARD, 0, success))


def end_group_task(s: Aftermath) -> None:
    drop_task(s)


def raise_group_task(s: Aftermath, n: int) -> None:
    raise_task(s, n)


def roll(s: Aftermath, die: str, add: int) -> None:
    faces = WHITE_DIE if die == "white" else BLACK_DIE
    s.die = faces[s.rng.die(die, len(faces)) - 1] + add
    s.announce(w.TOLD_ROLLED_BLACK, s.die, s.die)


class Row(Data):
    """What follows a roll from `min_` to `max_`."""

    min_: int
    max_: int
    effects: int


def after_roll(s: Aftermath, table: list[Row]) -> int:
    for row in table:
        if row.min_ <= s.die <= row.max_:
            return row.effects
    return NOTHING
