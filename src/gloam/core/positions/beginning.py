"""How a game begins: dealt from its seed, with what an earlier session has left, or from a position.

One value says it everywhere: to a match, in its record, in the log of a table, and between server and worker. It may
hold what nobody at the table knows, so it is no more for players than a record is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gloam.core.records.carry import Carried


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scripted draw: the next die, pile or heap of this name shows these numbers. `after` is how many decisions had
    been taken when it was scripted."""

    name: str
    numbers: list[int]
    after: int = 0


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a position and the value it is given: `["seat", "A", "area"]`, "church". One that is laid `over` the
    others, as a case of a scenario over its head, may take back what they set."""

    path: tuple[str, ...]
    value: Any
    over: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as scenarios write it. Whatever it does not set comes from the deal.

    `deal` scripts what the deal shuffles, and `draws` what is drawn after it. `seed` is that of the deal: with one of
    its own the position is always the same, and what comes after it still follows from the seed of the game, so that
    nobody knows it who knows the position. Without one both follow from the seed of the game.
    """

    placed: list[Placed] = []
    deal: dict[str, list[int]] = {}
    draws: list[Draw] = []
    seed: int | None = None
    title: str = ""


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All chance follows from the seed. `carried` is what an earlier session of a campaign has left, and `position`
    what the game is set to; without either it is dealt."""

    seed: int
    carried: Carried | None = None
    position: Position | None = None

    @property
    def dealt_by(self) -> int:
        """The seed of the deal."""
        return self.seed if self.position is None or self.position.seed is None else self.position.seed

    def anew(self, seed: int) -> Beginning:
        """The same beginning with other chance: of a rematch, or of another game in a series."""
        return msgspec.structs.replace(self, seed=seed)
