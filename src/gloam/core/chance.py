"""Chance as somebody else decides it: for a search that looks at every outcome, and for adapters to other suites."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.rng import Rng
from gloam.core.state import State


class Chance(Rng):
    """A generator whose named draws can be seen and set: override `outcome`. As it is, it draws what `Rng` draws.

    A die is one outcome, a card drawn from a heap too; a shuffle is one for each card, the top one first.

        state.rng = Loaded(state.rng.x)      # class Loaded(Chance), of your own
    """

    def outcome(self, name: str, outcomes: list[int]) -> int:
        """Which of these comes up, all equally likely: its place in the list."""
        return self.below(len(outcomes))

    def die(self, name: str, sides: int) -> int:
        if self.script is not None and self.script.get(name):
            return super().die(name, sides)
        return self.outcome(name, list(range(1, sides + 1))) + 1

    def shuffle(self, name: str, xs: list[int]) -> None:
        for i in range(len(xs) - 1, 0, -1):
            j = self.outcome(name, xs[: i + 1])
            xs[i], xs[j] = xs[j], xs[i]
        self.stack(name, xs)

    def draw(self, name: str, xs: list[int]) -> int:
        if self.script is not None and self.script.get(name):
            return super().draw(name, xs)
        i = self.outcome(name, xs)
        card = xs[i]
        xs[i] = xs[-1]
        xs.pop()
        return card

    def clone(self) -> Rng:
        twin = super().clone()
        return type(self)(twin.x, twin.script)


class Steered(Chance):
    """Follows a list of outcomes, then takes the first of each; `open` is how many there were each time."""

    def __init__(self, x: int, script: dict[str, list[list[int]]] | None = None) -> None:
        super().__init__(x, script)
        self.taken: list[int] = []
        self.open: list[int] = []

    def outcome(self, name: str, outcomes: list[int]) -> int:
        place = len(self.open)
        self.open.append(len(outcomes))
        if place == len(self.taken):
            self.taken.append(0)
        return self.taken[place]

    def next(self) -> list[int]:
        """The outcomes to follow for the next way that chance can go; empty when all have been seen."""
        taken = self.taken[: len(self.open)]
        while taken and taken[-1] + 1 == self.open[len(taken) - 1]:
            taken.pop()
        if taken:
            taken[-1] += 1
        return taken


def outcomes(state: State, seat: int, option: int) -> Iterator[tuple[float, State]]:
    """Every way that chance can take when a seat chooses an option, with how likely it is; `state` stays as it is.

    Two dice are 36 of them; a deck that is shuffled are more than anybody wants, so stop when you have seen enough.
    """
    follow: list[int] = []
    while True:
        after = state.clone()
        chance = Steered(state.rng.x)
        chance.taken = follow
        after.rng = chance
        after.play(seat, option)
        weight = 1.0
        for width in chance.open:
            weight /= width
        after.rng = Rng(chance.x)
        yield weight, after
        follow = chance.next()
        if not follow:
            return
