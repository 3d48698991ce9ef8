"""What can be taken back: plans of a side (`Step.plans`), as long as it knows of nothing that was decided since.

Whether a decision can be taken back follows from what whoever took it may know, and from nothing else: a person who saw
the button come and go could tell from it what others do out of sight. So what others have decided out of sight since
then does not stand in the way; it is kept when an earlier decision is taken out from under it. It goes the same way
without, because nobody else's step reads what a plan changes.
"""

from __future__ import annotations

from gloam.core.history import EVERYONE, NOBODY, hears
from gloam.core.match import Match
from gloam.core.state import Refused, State


class Before:
    """A decision that was taken, by one seat or for several of one person, and where in the match it stands.

    Several that were taken in one go, with the `id` of one request, are one. `audience` are those whom it concerned.
    A `plan` can be taken back. What a person did not take, or took in a private window, is not its `own` and never
    could be, nor what `chance` had a say in; of the rest a log from before there were plans may tell that it was.
    """

    def __init__(
        self,
        seats: list[int],
        options: list[int],
        id: str,  # noqa: A002
        audience: int,
        events: int,
        decisions: int,
        plan: bool,
        own: bool,
        chance: bool,
    ) -> None:
        self.seats = seats
        self.options = options
        self.id = id
        self.audience = audience
        self.events = events
        self.decisions = decisions
        self.plan = plan
        self.own = own
        self.chance = chance

    @property
    def settled(self) -> bool:
        """Whether there never was a way to take it back."""
        return not self.own or self.chance

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
        self.options = self.options + after.options  # a copy of this may be on its way to the disk
        self.audience |= after.audience
        self.plan = self.plan and after.plan
        self.own = self.own and after.own
        self.chance = self.chance or after.chance


class Past:
    """The last decisions, from the last on that everybody saw and that was settled."""

    def __init__(self) -> None:
        self.stack: list[Before] = []

    def add(self, before: Before) -> None:
        if self.stack and self.stack[-1].goes_on(before):
            last = self.stack.pop()
            last.go_on(before)
            before = last
        if before.settled and before.audience == EVERYONE:
            self.clear()
        self.stack.append(before)

    def clear(self) -> None:
        self.stack.clear()

    def last(self, viewers: int) -> Before | None:
        """The last decision that these viewers know of."""
        for before in reversed(self.stack):
            if hears(viewers, before.audience):
                return before
        return None

    def last_of(self, seat: int) -> Before | None:
        """The last decision of a seat, if it was not settled."""
        found = next((before for before in reversed(self.stack) if before.seat == seat), None)
        return None if found is None or found.settled else found

    def since(self, before: Before) -> list[Before]:
        """What was decided after it."""
        return self.stack[self.stack.index(before) + 1 :]

    def without(self, before: Before, match: Match) -> Match | None:
        """The match as it would be without this decision, with all that others have decided since then; None if that
        would not go the same way, as it does for every plan."""
        rewound, later = match.at(before.decisions), self.since(before)
        ends = [one.events for one in later] + [len(match.events)]
        for one, end in zip(later, ends[1:], strict=True):
            heard = len(rewound.events)
            try:
                for seat, option in one.moves():
                    rewound.play(seat, option)
            except Refused:
                return None
            if rewound.events[heard:] != match.events[one.events : end]:
                return None
        # Whoever was not concerned must not be able to notice.
        unchanged = all(
            rewound.state.masked(viewers) == match.state.masked(viewers)
            for viewers in _outside(match.state, before.audience)
        )
        return rewound if unchanged else None

    def forget(self, before: Before) -> None:
        """It was taken out of the match, from under what was decided since then."""
        later = self.since(before)
        events, decisions = (later[0].events, later[0].decisions) if later else (0, 0)
        for one in later:
            one.events -= events - before.events
            one.decisions -= decisions - before.decisions
        self.stack.remove(before)


def _outside(state: State, audience: int) -> list[int]:
    """All who may look and are not in this audience, by what they know."""
    if audience == EVERYONE:
        return []
    sides = {state.side(seat) for seat in range(state.seats)}
    return [NOBODY, *(side for side in sorted(sides) if not side & audience)]
