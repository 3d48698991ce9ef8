"""What can be taken back: decisions that told nobody anything, as long as nobody else has acted.

Whether one can be taken back follows from what whoever took it may know, and from nothing else: a person who saw the
button come and go could tell from it what others do out of sight.
"""

from __future__ import annotations

import msgspec

from gloam.core.history import EVERYONE, Note, hears
from gloam.core.rng import Rng, seeded
from gloam.core.state import Decision, State
from gloam.core.telling import WORLDS, told_something

TAKE_BACKS = 64
"""So many decisions in a row can be taken back at most."""

WORLDS_STREAM = 2_000_000
"""The worlds that are tried come from the match's seed by this number, so that they do not touch its dice."""


class Part(msgspec.Struct, frozen=True):
    """One answer of a decision, with the game and the number of events before it."""

    seat: int
    option: int
    state: State
    events: int


class Before:
    """The game before a decision of a person: one answer, or the same one for several of their seats.

    `audience` are those whom it concerned. What it told is worked out when somebody wants to know, once: `verdict`
    says for which viewers, and whether it can be taken back.
    """

    def __init__(self, parts: list[Part], decisions: int, ask: int) -> None:
        self.parts = parts
        self.decisions = decisions
        self.ask = ask
        self.audience = EVERYONE
        self.verdict: tuple[int, bool] | None = None

    @property
    def seat(self) -> int:
        return self.parts[0].seat

    @property
    def state(self) -> State:
        return self.parts[0].state

    @property
    def events(self) -> int:
        return self.parts[0].events


class Past:
    """The last decisions, as long as they are people's and chance had no part in them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.stack: list[Before] = []

    def add(self, before: Before, after: State) -> None:
        """A decision of a person was taken."""
        if after.rng != before.state.rng:
            self.clear()
            return
        self.stack.append(before)
        del self.stack[:-TAKE_BACKS]

    def clear(self) -> None:
        self.stack.clear()

    def last(self, seats: int) -> Before | None:
        """The last decision, if one of these seats took it."""
        return self.stack[-1] if self.stack and seats >> self.stack[-1].seat & 1 else None

    def told_nothing(self, before: Before, now: State, events: list[Note], seats: int) -> bool:
        """Whether the last decision can be taken back by who holds these seats; `now` is the game after it."""
        viewers = now.sharing(seats)
        if before.verdict is None or before.verdict[0] != viewers:
            before.verdict = viewers, self._harmless(before, now, events, viewers)
        return before.verdict[1]

    def _harmless(self, before: Before, now: State, events: list[Note], viewers: int) -> bool:
        if before.audience != EVERYONE and before.audience & ~viewers:
            return False
        rng = seeded(self._seed, WORLDS_STREAM + before.ask)
        states = [*(part.state for part in before.parts[1:]), now]
        ends = [*(part.events for part in before.parts[1:]), len(events)]
        if not _alone(now, viewers, rng):
            return False
        return not any(
            told_something(part.state, after, events[part.events : end], part.seat, part.option, rng)
            for part, after, end in zip(before.parts, states, ends, strict=True)
        )


def _alone(state: State, viewers: int, rng: Rng) -> bool:
    """Whether nobody else is asked anything out of sight, nor can be for all that these viewers know.

    Somebody who is may answer at any moment; then nothing could be taken back any more, and that would tell of it.
    """
    if _others(state.pending, viewers):
        return False
    known = state.masked(viewers)
    return not any(_others(known.imagine(rng).pending, viewers) for _ in range(WORLDS))


def _others(pending: tuple[Decision, ...], viewers: int) -> bool:
    return any(d.quiet and not hears(viewers, d.audience) for d in pending)
