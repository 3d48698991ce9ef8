"""The map of a page: tokens, lines, marks, exits."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Range, Ref
from gloam.games.aftermath.effects.words.faults import one_of
from gloam.games.aftermath.effects.words.things import Cell, Edge, Enemy, Letter, LineKind, Scope, Token


class FillScavenge(Effect, tag="fill_scavenge"):
    """Scavenge tokens on all scavenge marks, or `n` on one cell."""

    at: Cell | None = None
    n: Annotated[int, Range(1, 9)] = 1


class RemoveScavenge(Effect, tag="remove_scavenge"):
    at: Cell
    n: Annotated[int, Range(1, 9)] = 9


class PlaceObjective(Effect, tag="place_objective"):
    """An objective token on its mark. `critical`: on a revisit too."""

    id: Letter
    critical: bool = False


class RemoveObjective(Effect, tag="remove_objective"):
    id: Letter


class PlaceToken(Effect, tag="place_token"):
    token: Literal["fire", "trap", "heavy", "fishhook", "boat", "aim"]
    at: Cell | None = None
    edge: Edge | None = None
    enemy: Enemy | None = None
    n: Annotated[int, Range(1, 5)] = 1

    def faults(self) -> list[tuple[Way, str]]:
        place = {"fishhook": "edge", "aim": "enemy"}.get(self.token, "at")
        given = [name for name in ("at", "edge", "enemy") if getattr(self, name) is not None]
        if given != [place]:
            return [((), "a fishhook lies on an `edge`, an aim token on an `enemy`, every other token `at` a cell")]
        return []


class RemoveToken(Effect, tag="remove_token"):
    token: Token
    at: Cell | None = None


class SetLine(Effect, tag="set_line"):
    edge: Edge
    kind: LineKind
    scope: Scope = "page"


class MarkChange(Effect, tag="mark"):
    """A mark is added to a cell or taken away: hide, start, enemy or a tag."""

    cell: Cell
    add: Annotated[str, Ref("mark")] | None = None
    remove: Annotated[str, Ref("mark")] | None = None
    scope: Scope = "page"

    def faults(self) -> list[tuple[Way, str]]:
        return one_of(self, "add", "remove")


class ExitState(Effect, tag="exit"):
    id: Letter
    state: Literal["open", "closed"]
    scope: Scope = "page"
