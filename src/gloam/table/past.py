"""What can be taken back: decisions that told nobody anything, as long as nobody else has been seen to act since.

Whether one can be taken back follows from what whoever took it may know, and from nothing else: a person who saw the
button come and go could tell from it what others do out of sight. So what others have decided out of sight since then
does not stand in the way; it is kept when an earlier decision is taken out from under it. That works only where it
would have gone the same way, and this is tried beforehand, in worlds as the person could know them.
"""

from __future__ import annotations

import logging

from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.match import Match
from gloam.core.rng import Rng, seeded
from gloam.core.state import State
from gloam.core.telling import told_something

LOG = logging.getLogger("gloam.table")

TAKE_BACKS = 64
"""So many decisions of a seat can be taken back one after the other; older ones are let go from time to time."""

TRIALS = 4
"""In so many worlds it is tried whether what others may do goes the same way without a decision."""

FAR = 3
"""So many decisions of others, one after the other, are made in each of them."""

WORLDS_SEED = 0x6261636B
"""Which worlds are tried follows from this and from the number of the question alone: nothing of what is hidden, not
even the seed of the match, has a say in what somebody may take back."""


class Before:
    """A decision that was taken, by one seat or for several of one person, and what the game was before it.

    Several that were taken in one go, with the `id` of one request, are one. `audience` are those whom it concerned.
    Without a `state` it stands: a mind or a clock took it, or dice fell.
    """

    def __init__(
        self,
        seats: list[int],
        options: list[int],
        id: str,  # noqa: A002
        ask: int,
        audience: int,
        events: int,
        decisions: int,
        state: State | None,
    ) -> None:
        self.seats = seats
        self.options = options
        self.id = id
        self.ask = ask
        self.audience = audience
        self.events = events
        self.decisions = decisions
        self.state = state
        self.verdict: tuple[int, bool] | None = None

    @property
    def seat(self) -> int:
        return self.seats[0]

    def moves(self) -> list[tuple[int, int]]:
        """Who decided what, one after the other."""
        return [(seat, option) for option in self.options for seat in self.seats]

    def goes_on(self, after: Before) -> bool:
        """Whether this decision and the one after it were taken in one go."""
        return bool(self.id) and (self.id, self.seats) == (after.id, after.seats)

    def go_on(self, after: Before) -> None:
        self.options += after.options
        self.audience |= after.audience
        self.verdict = None
        if after.state is None:
            self.state = None


class Past:
    """The last decisions, back to the last that everybody saw and that stands."""

    def __init__(self) -> None:
        self.stack: list[Before] = []
        self.added = 0

    def add(self, before: Before) -> None:
        if self.stack and self.stack[-1].goes_on(before):
            last = self.stack.pop()
            last.go_on(before)
            before = last
        if before.state is None and before.audience == EVERYONE:
            self.clear()
            return
        self.stack.append(before)
        self.added += 1
        # Not each time: where all is decided out of sight the stack is as long as the game.
        if self.added % TAKE_BACKS == 0:
            self._let_go()

    def _let_go(self) -> None:
        kept: dict[int, int] = {}
        for one in reversed(self.stack):
            if one.state is not None:
                kept[one.seat] = kept.get(one.seat, 0) + 1
                if kept[one.seat] > TAKE_BACKS:
                    one.state = None

    def clear(self) -> None:
        self.stack.clear()

    def last(self, viewers: int, seats: int) -> Before | None:
        """The last decision that these viewers know of, if one of these seats took it and it does not stand."""
        for before in reversed(self.stack):
            if hears(viewers, before.audience):
                return before if seats >> before.seat & 1 and before.state is not None else None
        return None

    def last_of(self, seat: int) -> Before | None:
        """The last decision of a seat, if it does not stand."""
        found = next((before for before in reversed(self.stack) if before.seat == seat), None)
        return None if found is None or found.state is None else found

    def since(self, before: Before) -> list[Before]:
        """What was decided after it."""
        return self.stack[self.stack.index(before) + 1 :]

    def told_others(self, before: Before, events: list[Note], viewers: int) -> bool:
        """Whether it told others something that these viewers heard too, such as an offer that was sent."""
        later = self.since(before)
        told = events[before.events : later[0].events if later else len(events)]
        return any(note.audience & viewers and note.audience & ~viewers for note in told)

    # Whether it can be taken back

    def harmless(self, before: Before, viewers: int) -> bool:
        """Whether it told nobody anything, and whatever else may happen out of sight goes the same way without it.

        Worked out once: what others have done meanwhile changes nothing about it.
        """
        if before.verdict is None or before.verdict[0] != viewers:
            try:
                before.verdict = viewers, _harmless(before, viewers)
            except Exception:
                # The rules could not go on in a world that they themselves imagined. The table still can.
                LOG.exception("what a decision told could not be worked out; it stands")
                before.verdict = viewers, False
        return before.verdict[1]

    def fits(self, before: Before, match: Match) -> bool:
        """Whether all that was decided since then goes the same way without it, in the truth."""
        assert before.state is not None
        later = self.since(before)
        state, events = before.state.clone(), match.events
        ends = [one.events for one in later] + [len(events)]
        for one, end in zip(later, ends[1:], strict=True):
            state.log = notes = list[Note]()
            for seat, option in one.moves():
                if not _open(state, seat, option):
                    return False
                state.play(seat, option)
            if notes != events[one.events : end]:
                return False
        return before.audience == EVERYONE or all(
            state.masked(viewers) == match.state.masked(viewers) for viewers in _outside(state, before.audience)
        )


def _harmless(before: Before, viewers: int) -> bool:
    assert before.state is not None
    if before.audience != EVERYONE and before.audience & ~viewers:
        return False
    rng = seeded(WORLDS_SEED, before.ask)
    state = before.state.clone()
    for seat, option in before.moves():
        was, state = state, state.clone()
        state.log = notes = list[Note]()
        state.play(seat, option)
        if told_something(was, state, notes, seat, option, rng):
            return False
    known = before.state.masked(viewers)
    return all(_independent(before, known.imagine(rng), viewers, rng) for _ in range(TRIALS))


def _independent(before: Before, world: State, viewers: int, rng: Rng) -> bool:
    """Whether what others may decide out of sight in this world goes the same way with and without this decision."""
    without = world.clone()
    for seat, option in before.moves():
        if not _open(world, seat, option):
            return True
        world.play(seat, option)
    acted = {NOBODY}
    for _ in range(FAR):
        others = [d for d in world.pending if d.quiet and not hears(viewers, d.audience)]
        if not others:
            break
        d = others[rng.below(len(others))]
        option = d.options[rng.below(len(d.options))]
        trial = world.clone()
        trial.log = notes = list[Note]()
        trial.play(d.seat, option)
        if any(hears(viewers, note.audience) for note in notes) or trial.masked(viewers) != world.masked(viewers):
            break  # of that they are told, and then their own decision is not the last any more
        if not _open(without, d.seat, option):
            return False
        without.log = again = list[Note]()
        without.play(d.seat, option)
        if notes != again:
            return False
        world = trial
        acted.add(d.audience)
    return before.audience == EVERYONE or all(world.masked(one) == without.masked(one) for one in acted)


def _open(state: State, seat: int, option: int) -> bool:
    d = state.decision_of(seat)
    return not state.over and ((d is not None and option in d.options) or option in state.interrupts(seat))


def _outside(state: State, audience: int) -> list[int]:
    """All who may look and are not in this audience, by what they know."""
    sides = {state.side(seat) for seat in range(state.seats)}
    return [NOBODY, *(side for side in sorted(sides) if not side & audience)]
