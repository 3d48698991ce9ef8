"""Whole games at full speed: random playouts, and tables of minds that play from their views."""

from __future__ import annotations

import copy
from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from gloam.core.history import Note, hears
from gloam.core.rng import Rng
from gloam.core.state import State
from gloam.core.value import Kept
from gloam.core.words.lexicon import Fact

INTERRUPT_EVERY: Final = 16
"""A random table gives one random seat the chance to interrupt at one decision in this many."""


class EndlessGame(Exception):
    """A game that did not end within the allowed number of decisions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Kept):
    """Plays one seat from what it may know, and from nothing else.

    `known` is the game with everything blank that the seat's side does not know (`State.masked`): `known.view(
    known.viewers)` is what a person would be shown, `known.history` what was told, `known.imagine(rng)` a world that
    fits. A mind that sets `blind`, in its class or by itself, gets None. One that sets `listens` is told every event
    it may hear, before it is asked. One that sets `keeps_still` takes no interrupts, and is not asked for any.

    A mind can be cloned, copied and pickled with all it remembers, as long as what it holds can be: values, and native
    classes that are `Kept`.
    """

    blind: bool = False
    listens: bool = False
    keeps_still: bool = False

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        """A new game starts."""
        self.seat = seat
        self.seats = seats
        self.rng = rng

    def clone(self) -> Self:
        """A mind that remembers the same and would choose the same, and goes its own way from here."""
        return copy.deepcopy(self)

    def __copy__(self) -> Self:
        # Half a mind would be shared: what one of them remembers, the other would believe to have seen.
        return self.clone()

    def hear(self, notes: list[Note]) -> None:
        """What the seat was told since it was last asked, if the mind listens."""
        return

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        """Answer a decision with one of its options."""
        raise NotImplementedError

    def interject(self, known: Any, options: list[int]) -> int:
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

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        return options[self.rng.below(len(options))]

    def interject(self, known: Any, options: list[int]) -> int:
        if self.rng.below(INTERRUPT_EVERY * self.seats):
            return -1
        return options[self.rng.below(len(options))]


class Tally:
    """What a finished game left behind: the number of decisions and a checksum over all of them.

    `choices` are the decisions that left a choice: more than one option.
    """

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.checksum: i64 = 0

    def add(self, seat: i64, option: i64) -> None:
        self.decisions += 1
        self.checksum = (self.checksum * 1000003 + option * 16 + seat) & 0x3FFFFFFF


def play_randomly(s: State, rng: Rng, limit: int = 100_000) -> Tally:
    """Play to the end with random choices and occasional random interrupts."""
    return _ended(s, random_playout(s, rng, limit))


def random_playout(s: State, rng: Rng, most: int) -> Tally:
    """The same for at most so many decisions: the game may be in its middle then."""
    tally = Tally()
    while not s.over and tally.decisions < most:
        if rng.below(INTERRUPT_EVERY) == 0:
            seat = rng.below(s.seats)
            offers = s.interrupts(seat)
            if offers:
                option = offers[rng.below(len(offers))]
                s.interject(seat, option)
                tally.add(seat, option)
                continue
        count = s.open_count()
        which = 0 if count == 1 else rng.below(count)
        d = s.decision(which)
        seat = d.seat
        n = len(d.options)
        if n == 1:
            option = d.options[0]
        else:
            option = d.options[rng.below(n)]
            tally.choices += 1
        s.answer(which, option)
        tally.add(seat, option)
    return tally


def _ended(s: State, tally: Tally) -> Tally:
    if not s.over:
        raise EndlessGame(f"no end after {tally.decisions} decisions")
    return tally


def _says(mind: Any, trait: str) -> bool:
    """What a mind says of itself: looked up as Python does, because compiled code would read past an attribute of an
    interpreted class."""
    return bool(getattr(mind, trait))


class PlayingMinds:
    """The minds of a game in one process, and how much of what was told each has heard."""

    def __init__(self, s: State, minds: list[Mind]) -> None:
        self.s = s
        self.minds = minds
        self.heard = [0] * len(minds)
        for mind in minds:
            if _says(mind, "listens") and s.log is None:
                s.log = []

    def ready(self, seat: int) -> Mind:
        """The mind of a seat, which has heard all that its side was told."""
        mind, log = self.minds[seat], self.s.log
        if _says(mind, "listens") and log is not None and self.heard[seat] < len(log):
            side = self.s.side(seat)
            mind.hear([note for note in log[self.heard[seat] :] if hears(side, note.audience)])
            self.heard[seat] = len(log)
        return mind

    def known(self, mind: Mind, seat: int) -> State | None:
        return None if _says(mind, "blind") else self.s.masked(self.s.side(seat))

    def interrupts(self, tally: Tally) -> bool:
        """Offer every seat its interrupts, in the game's order; whether one was taken."""
        s = self.s
        for seat in s.interrupt_order():
            if _says(self.minds[seat], "keeps_still"):
                continue
            offers = s.interrupts(seat)
            if offers:
                mind = self.ready(seat)
                option = mind.interject(self.known(mind, seat), offers)
                if option in offers:
                    s.interject(seat, option)
                    tally.add(seat, option)
                    return True
        return False

    def decides(self, which: int, tally: Tally) -> None:
        """Have one of the open decisions made by the mind of its seat; any of them, where several are open."""
        s = self.s
        d = s.decision(which)
        mind = self.ready(d.seat)
        option = mind.choose(self.known(mind, d.seat), d.kind, list(d.options))
        if option not in d.options:
            raise ValueError(f"{type(mind).__name__} chose {option}, which is not among its options")
        tally.choices += len(d.options) > 1
        s.answer(which, option)
        tally.add(d.seat, option)


def play_with(s: State, minds: list[Mind], limit: int = 100_000) -> Tally:
    """Play to the end with one mind a seat. Before each decision every seat may interrupt, in the game's order."""
    return _ended(s, playout(s, minds, limit))


def playout(s: State, minds: list[Mind], most: int) -> Tally:
    """The same for at most so many decisions: the game may be in its middle then."""
    tally, company = Tally(), PlayingMinds(s, minds)
    while not s.over and tally.decisions < most:
        if not company.interrupts(tally):
            company.decides(0, tally)
    return tally
