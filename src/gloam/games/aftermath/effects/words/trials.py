"""Tests, group tasks and rolls of a die."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Effects, Later, Number, Range
from gloam.games.aftermath.effects.words.things import Attribute, Cell, TaskId


class Test(Effect, tag="test"):
    """A skill test of the reader."""

    asks = True

    attr: Attribute
    difficulty: Annotated[Number, Range(1, 20)]
    opposed: bool = False
    optional: bool = False
    tag: Literal["", "lock"] = ""
    success: Effects = msgspec.field(default_factory=list)
    fail: Effects = msgspec.field(default_factory=list)


class TestOption(msgspec.Struct, forbid_unknown_fields=True):
    attr: Attribute
    difficulty: Annotated[Number, Range(1, 20)]
    opposed: bool = False


class ChooseTest(Effect, tag="choose_test"):
    """The reader picks one of several tests."""

    asks = True

    options: Annotated[list[TestOption], msgspec.Meta(min_length=2)]
    success: Effects = msgspec.field(default_factory=list)
    fail: Effects = msgspec.field(default_factory=list)


class GroupTask(Effect, tag="group_task"):
    """A group task begins. `spaces` are where a character must stand to help; none: anywhere."""

    id: TaskId
    attr: Attribute
    difficulty: Annotated[Number, Range(1, 40)]
    success: Later
    spaces: list[Cell] = msgspec.field(default_factory=list)


class EndGroupTask(Effect, tag="end_group_task"):
    pass


class RaiseGroupTask(Effect, tag="raise_group_task"):
    n: Number


class Row(msgspec.Struct, forbid_unknown_fields=True):
    min: int
    max: int
    effects: Effects


class Roll(Effect, tag="roll"):
    """A die is rolled, and what its row says is done."""

    die: Literal["white", "black"]
    table: Annotated[list[Row], msgspec.Meta(min_length=1)]
    add: Number = 0

    def faults(self) -> list[tuple[Way, str]]:
        wanted = 0
        for i, row in enumerate(self.table):
            if self.add == 0 and (row.min != wanted or row.max < row.min):
                return [(("table", i), f"the rows go from 0 to 3 without a gap: this one begins with {wanted}")]
            wanted = row.max + 1
        if self.add == 0 and wanted != 4:
            return [(("table",), "the rows go from 0 to 3 without a gap: the last ends with 3")]
        return []
