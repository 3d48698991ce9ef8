"""The game of tests/hush as the rest of gloam sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from gloam.core.game import Game, OptionValue, Outcome
from gloam.core.play import Mind, RandomMind
from gloam.core.rng import Rng
from gloam.core.state import EVERYONE, opening
from gloam.core.words.lexicon import Lexicon, seat_letter
from gloam_hush import rules
from gloam_hush.rules import Night


class Walker(Mind):
    """Gives all its coins to the first who may have one, walks as far as it can, and naps."""

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        if kind == rules.TRADE:
            return options[1] if len(options) > 1 and known.coins[self.seat] > 1 else rules.READY
        return options[0] if kind == rules.WALK else options[-1]


class Sitter(Mind):
    """Does as little as it can."""

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        return rules.STOP if kind == rules.WALK else options[0]


class Hush(Game):
    id = "hush"
    prefix = "HU"
    seat_counts = range(2, 10)
    lexicon = Lexicon.of(rules, {}, {})
    positions: ClassVar = {"coins": ("seat", "number"), "steps": ("seat", "number"), "night": "number"}
    languages = ("en",)

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Night:
        coins = [2] * seats
        return Night(opening(seats, rng, rules.Trade()), coins, [0] * seats, 0, -1, 0, 0)

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        winners = tuple(seat for seat in range(state.seats) if state.reward(seat))
        return Outcome(("HU-004",), winners, dict.fromkeys(winners, "HU-004"))

    def channels(self, state: Any, seat: int) -> dict[str, int]:
        whispers = {f"seat:{seat_letter(other)}": 1 << other for other in range(state.seats) if other != seat}
        return {"table": EVERYONE, **whispers}

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return {"random": RandomMind, "sitter": Sitter, "walker": Walker}
