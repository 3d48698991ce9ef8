"""The difficulties of a table: what they change, and that standard changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.rng import seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import CONTENT, DIFFICULTY_IDS, MORE_DANGER, MORE_STRENGTH, MORE_TIME
from gloam.games.aftermath.options import Switches
from gloam.games.aftermath.rules.colony import danger
from gloam.games.aftermath.rules.harm import NO_STATUS, Strike
from gloam.games.aftermath.rules.trials import SkillTest

LEVELS = ("story", "standard", "grim")


def at(table: Any, difficulty: str, **position: Any) -> Any:
    t = table(["pim", "odo"], 30, **position)
    t.s.switches = Switches(difficulty=difficulty)
    return t


def test_every_value_of_the_option_has_a_row_and_standard_adds_nothing() -> None:
    assert sorted(DIFFICULTY_IDS) == sorted(Switches.declared["difficulty"].values)
    standard = DIFFICULTY_IDS.index("standard")
    assert MORE_STRENGTH[standard] == MORE_TIME[standard] == MORE_DANGER[standard] == 0
    rows = {row.id: row for row in CONTENT.numbers.difficulty}
    story, grim = rows["story"], rows["grim"]
    assert (story.strength, story.danger) < (0, 0) < (grim.strength, grim.danger)
    assert story.time > 0 > grim.time


def test_the_allowance(table: Any) -> None:
    """AF-632: more time in a story, less where it is grim."""
    story, standard, grim = (at(table, level, mission="m2").s.allowance() for level in LEVELS)
    assert standard == 7
    assert story > standard > grim


def test_the_danger_at_home(table: Any) -> None:
    """AF-637: the same roll is a worse danger where it is grim."""
    totals = []
    for level in LEVELS:
        t = at(table, level, mission="m1")
        t.s.rng.fix("black", [4])
        t.s.dials[0] = 9
        danger(t.s)
        notes = [t.s.history.at(i) for i in range(len(t.s.history))]
        totals.append(next(note.facts[0] for note in notes if note.kind == w.TOLD_DANGER))
    assert totals[1] == 4 + 2
    assert totals[0] < totals[1] < totals[2]


def test_the_strength_of_damage(table: Any) -> None:
    """AF-456, AF-462: what a defence must reach; never less than 1."""
    for level, strength in zip(LEVELS, (3, 4, 5), strict=True):
        t = at(table, level, hands__A=["g1", "b2"], heroes__pim__space="a5", next="actions")
        t.go()
        t.s.ask_again()
        t.s.push(Strike(0, 4, 1, -1, 0, NO_STATUS, False))
        t.s.run()
        step = t.s.pending[0].step
        assert isinstance(step, SkillTest)
        assert step.difficulty == strength
    t = at(table, "story", hands__A=["g1"], heroes__pim__space="a5", next="actions")
    t.go()
    t.s.ask_again()
    t.s.push(Strike(0, 1, 1, -1, 0, NO_STATUS, False))
    t.s.run()
    assert t.s.pending[0].step.difficulty == 1


def test_it_may_change_between_sessions() -> None:
    """AF-028, AF-651: a difficulty belongs to a table, not to the campaign."""
    s: Any = game.start(2, seeded(1), {"difficulty": "grim"})
    kept = game.carry(s)
    later: Any = game.go_on(2, seeded(2), game.complete(2, {"difficulty": "story"}), kept)
    assert (s.switches.difficulty, later.switches.difficulty) == ("grim", "story")


def test_no_other_difficulty() -> None:
    with pytest.raises(ValueError, match="difficulty"):
        game.complete(2, {"difficulty": "cruel"})
