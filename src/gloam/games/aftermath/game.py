"""Aftermath as a game of gloam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.core.content import Fault
from gloam.core.game import Game, OptionValue, Outcome
from gloam.core.lexicon import Lexicon
from gloam.core.rng import Rng
from gloam.core.state import State
from gloam.games.aftermath.schema import PACKAGE, SCHEMAS, cross_check
from gloam.games.aftermath.tables import PASSAGE_IDS


class AftermathGame(Game):
    """A campaign of small rodents in a city without humans. One person plays with two seats, two with two to four."""

    id = "aftermath"
    prefix = "AF"
    package = PACKAGE
    seat_counts = range(2, 5)
    lexicon = Lexicon([], [], [], {"page": PASSAGE_IDS}, {})

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> State:
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome | None:
        return None

    def content_schemas(self) -> dict[str, type]:
        return dict(SCHEMAS)

    def cross_check(self, content: Mapping[str, Any]) -> list[Fault]:
        return cross_check(content)

    def rulebook(self) -> tuple[Any, ...]:
        return ()
