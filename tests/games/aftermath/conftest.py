"""Sessions of Aftermath for tests: positions on a page, and random play."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.rng import Rng, seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w


class Table:
    """A session at a position, with dice that can be fixed."""

    def __init__(self, cast: list[str], page: int, **position: Any) -> None:
        self.s: Any = game.deal(len(cast), seeded(7), game.complete(len(cast), {}))
        self.put(cast=cast, page=page, turn="A", **position)

    def put(self, **position: Any) -> None:
        for key, value in position.items():
            path = key.split("__")
            game.place(self.s, path, value)
        game.placed(self.s)

    def roll(self, white: int | None = None, black: int | None = None) -> None:
        """Fix the next dice by what they show: faces are 0, 1, 1, 2, 2, 3."""
        faces = {0: 1, 1: 2, 2: 4, 3: 6}
        for name, value in (("white", white), ("black", black)):
            if value is not None:
                self.s.rng.fix(name, [faces[value]])

    def go(self, *lines: str) -> None:
        """Run, then answer the open decisions, one line each."""
        if not self.s.pending:
            self.s.run()
        for line in lines:
            option = game.lexicon.read(line)
            seat = next(d.seat for d in self.s.pending if option in d.options)
            self.s.play(seat, option)

    def together(self, line: str) -> None:
        """All members of a council propose the same."""
        option = game.lexicon.read(line)
        for seat in [d.seat for d in self.s.pending]:
            self.s.play(seat, option)

    def options(self) -> list[str]:
        return [game.lexicon.write(option) for option in self.s.pending[0].options]

    def why(self, line: str) -> str:
        reason = game.lexicon.reason_of(self.s.refusal(self.s.pending[0].seat, game.lexicon.read(line)))
        return f"{reason.rule} {reason.says}"


@pytest.fixture
def table() -> type[Table]:
    return Table


def wander(seed: int, seats: int, options: dict[str, Any] | None = None, most: int = 3000) -> Any:
    """A session played at random, without going home."""
    s = game.start(seats, seeded(seed), options)
    rng: Rng = seeded(seed, 1)
    count = 0
    while not s.over and count < most:
        d = s.pending[rng.below(len(s.pending))]
        choices = [option for option in d.options if option != w.HOME] or d.options
        s.play(d.seat, choices[rng.below(len(choices))])
        count += 1
        yield s


@pytest.fixture
def wanderer() -> Any:
    return wander
