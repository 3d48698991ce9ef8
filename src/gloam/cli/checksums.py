"""The checksums of a game in a folder: a plan (`checksums.toml`), and the files that are made by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from gloam.core.content import parse, read_text
from gloam.core.game import Game, game_named
from gloam.testing.playthrough import Playthrough, check_playthrough

PLAN = "checksums.toml"


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in `checksums.toml`: the game, and what is played."""

    game: str
    playthrough: list[Playthrough] = []


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

    def checks(self) -> list[Callable[..., None]]:
        """What there is to compare; each takes `write`, to make its file anew instead."""
        return [partial(self.check_playthrough, plan) for plan in self.plan.playthrough]

    def check_playthrough(self, plan: Playthrough, *, write: bool = False) -> None:
        file = self.folder / f"{plan.name}.txt"
        check_playthrough(self.game, file, plan, write=write, again=self._again())

    def _again(self) -> str:
        """How to make the files anew, for those who meant what they changed."""
        here = Path.cwd()
        folder = self.folder.relative_to(here) if self.folder.is_relative_to(here) else self.folder
        return f"./gloam checksum {folder} --write"
