"""The checksums of a game in a folder: a plan (`checksums.toml`), and the files that are made by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from gloam.core.content.files import parse, read_text
from gloam.core.game import Game, game_named
from gloam.core.state import State
from gloam.scenario import load, run
from gloam.testing.actions import check_actions
from gloam.testing.faults import GameFault
from gloam.testing.playthrough import Playthrough, check_playthrough
from gloam.testing.reach import ReachReport, check_reach, read_reach, write_reach
from gloam.testing.trees import LINES, TreeRoot, check_trees, position

PLAN = "checksums.toml"

ACTIONS = "actions.toml"
TREES = "trees.toml"
REACH = "reach.toml"

REACHED = 10_000
"""So many decisions has a search for everything that a game has: some seconds, compiled."""

REREAD = 100
"""In a short search one state in so many is read back from JSON, and each that shows something new."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position in which a case of a scenario ends; the file is named from the folder of the plan."""

    file: str
    case: str = ""

    @property
    def name(self) -> str:
        return f"{Path(self.file).name}: {self.case}" if self.case else Path(self.file).name


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in `checksums.toml`: the game, what is played, and the positions from which lines are counted."""

    game: str
    playthrough: list[Playthrough] = []
    position: list[TreeRoot] = []
    scenario: list[Played] = []


class Checksums(msgspec.Struct, frozen=True):
    """A folder with its plan."""

    folder: Path
    plan: Plan
    game: Game

    @classmethod
    def read(cls, folder: Path) -> Checksums:
        """Raises ContentError for a plan with faults, and GameError for a game that is not there."""
        file = folder / PLAN
        plan = parse(read_text(file), str(file), Plan)
        return cls(folder, plan, game_named(plan.game))

    def checks(self, reach: bool) -> list[Callable[..., object]]:
        """What there is to compare; each takes `write`, to make its file anew instead. A search takes its time, so that
        it has to be asked for."""
        found: list[Callable[..., object]] = [partial(self.check_playthrough, plan) for plan in self.plan.playthrough]
        if self.plan.position or self.plan.scenario:
            found.append(self.check_trees)
        found.append(self.check_actions)
        return [*found, self.check_reach] if reach else found

    def check_actions(self, *, write: bool = False) -> None:
        check_actions(self.game, self.folder / ACTIONS, write=write, again=self._again())

    def check_playthrough(self, plan: Playthrough, *, write: bool = False) -> None:
        file = self.folder / f"{plan.name}.txt"
        check_playthrough(self.game, file, plan, write=write, again=self._again())

    def check_trees(self, *, lines: int = LINES, write: bool = False) -> None:
        check_trees(self.positions(), self.folder / TREES, lines=lines, write=write, again=self._again())

    def check_reach(
        self, *, budget: int = REACHED, every: int = REREAD, rare: bool = False, write: bool = False
    ) -> ReachReport | None:
        file = self.folder / REACH
        if write:
            write_reach(self.game, file, budget, every=every)
            return None
        return check_reach(self.game, read_reach(file), budget, every=every, rare=rare, where=str(file))

    def positions(self) -> dict[str, State]:
        """The positions from which lines are counted, by name. Raises GameFault for a scenario that is not there."""
        found = {plan.name: position(self.game, plan) for plan in self.plan.position}
        for played in self.plan.scenario:
            case = next((x for x in load(self.folder / played.file) if x.name == played.case), None)
            if case is None:
                raise GameFault(f"{self.folder / PLAN}: {played.file} has no case {played.case!r}", [])
            found[played.name] = run(case).state
        return found

    def _again(self) -> str:
        """How to make the files anew, for those who meant what they changed."""
        here = Path.cwd()
        folder = self.folder.relative_to(here) if self.folder.is_relative_to(here) else self.folder
        return f"./gloam checksum {folder} --write"
