"""Games for the suites to play. A case depends only on a seed and an index, so you can reproduce it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gloam.core.game import Game, GameError, OptionValue
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.rng import Rng, mixed, seeded
from gloam.core.state import State

Progress = Callable[[str, int, int], None]
"""Called with the current activity, how much of it is done, and the total."""

INTERRUPT_EVERY = 5
"""How often a seat that may interrupt does so: once in this many moments."""

TWO_EVERY = 4
"""How often an onlooker holds two seats: one in this many does."""


def silent(what: str, done: int, total: int) -> None:
    """Progress that nobody looks at."""


def case(
    game: Game,
    seed: int,
    index: int,
    seats: int | None,
    options: Mapping[str, OptionValue] | None,
    beginning: Beginning | None = None,
) -> tuple[Match, Rng]:
    """A fresh match, and a generator for the choices in it.

    If you don't give `seats`, their number is random; if you don't give `options`, every other game has random ones.
    With a `beginning` the match is a later session of a campaign, or begins from a position. Its seed is random, too.
    """
    rng = seeded(seed, index)
    count = game.seat_counts[rng.below(len(game.seat_counts))] if seats is None else seats
    if options is None:
        drawn = {s.key: s.values[rng.below(len(s.values))] for s in game.switches}
        options = drawn if rng.below(2) and fits(game, count, drawn) else {}
    return Match(game, count, (beginning or Beginning(0)).anew(mixed(seed, index) >> 31), options), rng


def fits(game: Game, seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether these options are allowed with this many seats: some variants are for four seats only."""
    try:
        game.complete(seats, options)
    except GameError:
        return False
    return True


def begins(beginning: Beginning | None) -> str:
    """The `beginning` argument for a call that reproduces a game."""
    return "" if beginning is None else f", beginning={beginning!r}"


def chosen(s: State, rng: Rng) -> tuple[int, int]:
    """A random seat and what it does now: it answers a decision, or sometimes interrupts."""
    if rng.below(INTERRUPT_EVERY) == 0:
        able = [(seat, options) for seat in range(s.seats) if (options := s.interrupts(seat))]
        if able:
            seat, options = able[rng.below(len(able))]
            return seat, options[rng.below(len(options))]
    d = s.pending[rng.below(len(s.pending))]
    return d.seat, d.options[rng.below(len(d.options))]


def is_plan(s: State, seat: int, option: int) -> bool:
    """Whether the game says that this choice can be taken back."""
    return s.is_plan(seat, option)


def onlookers(s: State, rng: Rng) -> int:
    """A random person at the table, as a mask of all seats whose knowledge they share. They hold one seat, or two."""
    held = 1 << rng.below(s.seats)
    if rng.below(TWO_EVERY) == 0:
        held |= 1 << rng.below(s.seats)
    return s.sharing(held)


class Nudged(Rng):
    """A generator that changes the result of one draw, number `at`, and leaves all others as they are.

    A shuffle is many draws. `begun` has the number of the first draw of each shuffle and of each single draw.
    """

    def __init__(self, x: int, at: int) -> None:
        super().__init__(x)
        self.at = at
        self.drawn = 0
        self.begun: list[int] = []
        self._inside = False

    def shuffle(self, name: str, xs: list[int]) -> None:
        self.begun.append(self.drawn)
        self._inside = True
        super().shuffle(name, xs)
        self._inside = False

    def below(self, n: int) -> int:
        shown = super().below(n)
        if not self._inside:
            self.begun.append(self.drawn)
        self.drawn += 1
        if self.drawn - 1 != self.at or n < 2:
            return shown
        return int((shown + 1 + self.x % (n - 1)) % n)

    def any_draw(self, rng: Rng) -> int:
        """A random draw; each shuffle is as likely as each roll. -1 if nothing was drawn."""
        if not self.drawn:
            return -1
        which = rng.below(len(self.begun))
        first, after = self.begun[which], [*self.begun, self.drawn][which + 1]
        return first + rng.below(max(1, after - first))
