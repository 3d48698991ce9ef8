"""Whole games at full speed: random playouts, and tables of minds that play from their views."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloam.core.lexicon import Fact
from gloam.core.rng import Rng
from gloam.core.state import State

INTERRUPT_EVERY: Final = 16
"""A random table gives one random seat the chance to interrupt at one decision in this many."""


class EndlessGame(Exception):
    """A game that did not end within the allowed number of decisions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Plays one seat from its view alone.

    `view` is what `State.view` gives that seat, or None for a mind that sets `blind`.
    """

    blind: bool = False

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        """A new game starts."""
        self.seat = seat
        self.seats = seats
        self.rng = rng

    def choose(self, view: Any, kind: int, options: list[int]) -> int:
        """Answer a decision with one of its options."""
        raise NotImplementedError

    def interject(self, view: Any, options: list[int]) -> int:
        """Take one of the open interrupts, or -1 to keep still."""
        return -1

    def explain(self) -> tuple[str, dict[str, Fact]] | None:
        """Why the last choice was made: a message key `why-...` and its facts; None where there is no reason to tell.

        It says nothing that the view of that moment did not tell.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomMind(Mind):
    """Chooses evenly among its options and sometimes interrupts."""

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        super().begin(seat, seats, rng)
        self.blind = True

    def choose(self, view: Any, kind: int, options: list[int]) -> int:
        return options[self.rng.below(len(options))]

    def interject(self, view: Any, options: list[int]) -> int:
        if self.rng.below(INTERRUPT_EVERY * self.seats):
            return -1
        return options[self.rng.below(len(options))]


class Tally:
    """What a finished game left behind: the number of decisions and a checksum over all of them.

    `choices` are the decisions that left a choice: more than one option.
    """

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0
        self.checksum = 0

    def add(self, seat: int, option: int) -> None:
        self.decisions += 1
        self.checksum = (self.checksum * 1000003 + option * 16 + seat) & 0x3FFFFFFF


def play_randomly(s: State, rng: Rng, limit: int = 100_000) -> Tally:
    """Play to the end with random choices and occasional random interrupts."""
    tally = Tally()
    while not s.over:
        if rng.below(INTERRUPT_EVERY) == 0:
            seat = rng.below(s.seats)
            offers = s.interrupts(seat)
            if offers:
                option = offers[rng.below(len(offers))]
                s.interject(seat, option)
                tally.add(seat, option)
                continue
        which = 0 if len(s.pending) == 1 else rng.below(len(s.pending))
        d = s.pending[which]
        seat = d.seat
        n = len(d.options)
        if n == 1:
            option = d.options[0]
        else:
            option = d.options[rng.below(n)]
            tally.choices += 1
        s.answer(which, option)
        tally.add(seat, option)
        if tally.decisions > limit:
            raise EndlessGame(f"no end after {limit} decisions")
    return tally


def play_with(s: State, minds: list[Mind], limit: int = 100_000) -> Tally:
    """Play to the end with one mind a seat. Before each decision every seat may interrupt, in the game's order."""
    tally = Tally()
    while not s.over:
        if not _interrupted(s, minds, tally):
            d = s.pending[0]
            mind = minds[d.seat]
            option = mind.choose(None if mind.blind else s.view(d.seat), d.kind, list(d.options))
            if option not in d.options:
                raise ValueError(f"{type(mind).__name__} chose {option}, which is not among its options")
            tally.choices += len(d.options) > 1
            s.answer(0, option)
            tally.add(d.seat, option)
        if tally.decisions > limit:
            raise EndlessGame(f"no end after {limit} decisions")
    return tally


def _interrupted(s: State, minds: list[Mind], tally: Tally) -> bool:
    for seat in s.interrupt_order():
        offers = s.interrupts(seat)
        if offers:
            mind = minds[seat]
            option = mind.interject(None if mind.blind else s.view(seat), offers)
            if option in offers:
                s.interject(seat, option)
                tally.add(seat, option)
                return True
    return False
