"""The game at a table: its open questions with their numbers, held answers, clocks, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, Decision, State, Told
from gloam.table.wire import By, Settings

LAST_SECONDS = 5_000
"""Whoever has used up a game clock still gets this long for each decision, in milliseconds."""

AFTER_LOADING = 10_000
"""A clock that ran out while the table was not in memory waits this long for its player to come back."""

MINDS_WINDOW = 500
"""A private window in which only minds are asked lasts at least this long, if windows last longer at all."""

QUIET_LIMIT = 600_000
"""With a clock for the whole game a quiet question gets the seat's time, but at most this long, in milliseconds."""

TAKE_BACKS = 64
"""So many decisions in a row can be taken back at most."""


class Asked(msgspec.Struct, frozen=True):
    """An open question. `ask` is its number as its seat counts; `at` is when it was first put.

    A `quiet` one is out of sight: it is in no window, and nobody else is told when it is answered. One that follows
    `at_once` on a quiet answer of the clock is answered by the clock at once, or the time that an absent player takes
    would tell the others how many questions he has.
    """

    ask: int
    at: int
    kind: int
    options: list[int]
    public: bool
    quiet: bool
    at_once: bool = False

    @property
    def windowed(self) -> bool:
        """Whether it is answered in a private window, together with others."""
        return not self.public and not self.quiet

    def same(self, d: Decision) -> bool:
        return (self.kind, self.options, self.public) == (d.kind, d.options, d.public)


class Held(msgspec.Struct, frozen=True):
    """An answer that waits: one to a private question for the window to close, a mind's quiet one for its pace."""

    option: int
    by: By
    id: str


class Before(msgspec.Struct, frozen=True):
    """The game before a decision that can be taken back."""

    seat: int
    state: State
    events: int
    decisions: int


class Play:
    """A game from its deal on. Who asks when follows from entries alone.

    `number` gives a seat's count of entries; `count` is called with the mask of those whom a decision concerns, before
    the questions that it opens are numbered. `ready` are answers of minds to quiet questions which somebody would
    notice, and which are handed in later.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        settings: Settings,
        number: Callable[[int], int],
        count: Callable[[int], None],
        at: int,
    ) -> None:
        self.match = Match(game, seats, seed, options)
        self.settings = settings
        self.asked: dict[int, Asked] = {}
        self.held: dict[int, Held] = {}
        self.ready: dict[int, Held] = {}
        self.past: list[Before] = []
        self.used = [0] * seats
        self.window: int | None = None
        self.floor = 0
        self._number = number
        self._count = count
        self._put(at, answered=-1, reopen=True)

    @property
    def state(self) -> State:
        return self.match.state

    # Changing

    def decide(self, seat: int, option: int, by: By, at: int) -> tuple[list[Told], int]:
        """Apply a decision; returns the events it caused, and the mask of those whom it concerns. Raises Refused."""
        match, asked = self.match, self.asked.get(seat)
        interrupt = match.is_interrupt(seat, option)
        keep = by == "human" and self.settings.undo and (interrupt or (asked is not None and asked.public))
        before = Before(seat, self.state.clone(), len(match.events), len(match.decisions)) if keep else None
        told = match.play(seat, option)
        if before is None or self.state.rng != before.state.rng or self._revealed(told):
            self.past.clear()
        else:
            self.past.append(before)
            del self.past[:-TAKE_BACKS]
        quiet = not interrupt and asked is not None and asked.quiet
        audience = self._concerned(seat, self.state, told) if quiet else EVERYONE
        self._count(audience)
        self._put(at, answered=-1 if interrupt else seat, reopen=interrupt, by_clock=by == "clock")
        return told, audience

    def would_concern(self, seat: int, option: int) -> int:
        """The mask of those whom this answer to a quiet question would concern, tried on a copy of the game."""
        trial, told = self.state.clone(), list[Told]()
        trial.log = told
        trial.play(seat, option)
        return self._concerned(seat, trial, told)

    def take_back(self, at: int) -> None:
        """Undo the last decision; `can_take_back` was asked before."""
        before, match = self.past.pop(), self.match
        del match.events[before.events :]
        del match.decisions[before.decisions :]
        match.state = before.state
        match.state.log = match.events
        self._put(at, answered=before.seat, reopen=True)

    def can_take_back(self, seat: int) -> bool:
        # While a private window is open nobody may: a refusal that came only with some answers would give them away.
        return (
            self.settings.undo
            and bool(self.past)
            and self.past[-1].seat == seat
            and self.window is None
            and not self.state.over
        )

    def loaded(self, now: int) -> None:
        """The table was not in memory until now."""
        self.floor = now + AFTER_LOADING
        if self.window is not None:
            self.window = now

    def _concerned(self, seat: int, state: State, told: list[Told]) -> int:
        """Whom a quiet answer concerns: its seat, those who are told something, those who are asked something else.

        What everybody sees of the questions concerns everybody. `state` is the game after it, `asked` what was open.
        """
        audience = 1 << seat
        for event in told:
            audience |= event[0]
        quiet = [kind.quiet for kind in self.match.game.lexicon.kinds]
        before = _in_sight([(n, a.kind, a.public) for n, a in self.asked.items()], quiet)
        if state.over or before != _in_sight([(d.seat, d.kind, d.public) for d in state.pending], quiet):
            return EVERYONE
        gone = set(self.asked)
        for d in state.pending:
            was = self.asked.get(d.seat)
            if was is not None and was.same(d):
                gone.discard(d.seat)
            else:
                audience |= 1 << d.seat
        for n in gone:
            audience |= 1 << n
        return audience

    def _revealed(self, told: list[Told]) -> bool:
        kinds = self.match.game.lexicon.events
        return any(e[0] != EVERYONE or kinds[e[1]].reveals for e in told)

    def _put(self, at: int, answered: int, reopen: bool, by_clock: bool = False) -> None:
        """Number the open questions. One that is the same after an interrupt keeps its number and its held answer."""
        old, self.asked = self.asked, {}
        kinds = self.match.game.lexicon.kinds
        for d in self.state.pending:
            was = old.get(d.seat)
            if was is not None and was.same(d) and d.seat != answered:
                self.asked[d.seat] = was
            else:
                quiet = kinds[d.kind].quiet and not d.public
                at_once = quiet and by_clock and d.seat == answered and was is not None and was.quiet
                self.asked[d.seat] = Asked(self._number(d.seat), at, d.kind, d.options, d.public, quiet, at_once)
        if any(asked.quiet for asked in self.asked.values()):
            # Whether somebody has answered out of sight must not show in what others may take back.
            self.past.clear()
        for seat, was in old.items():
            if was is not self.asked.get(seat):
                self.held.pop(seat, None)
                self.ready.pop(seat, None)
                if was.public:
                    self.used[seat] += at - was.at
        # An interrupt is seen by all, so the window may open anew with it; for everybody, whatever they hold. Otherwise
        # a window goes on as long as somebody is in it: that too is for all to know, unlike what they are asked.
        private = [seat for seat, asked in self.asked.items() if asked.windowed]
        if not private:
            self.window = None
        elif reopen or not any(seat in old and seat != answered and old[seat].windowed for seat in private):
            self.window = at

    # Time

    def window_end(self, minds: Collection[int]) -> int | None:
        """When the private window closes. Its length follows from public facts: who might have a reaction, and
        whether people are among them."""
        length = self.settings.window
        if self.window is None or not length:
            return None
        if all(seat in minds for seat, asked in self.asked.items() if asked.windowed):
            length = min(length, max(self.settings.pace, MINDS_WINDOW))
        return self.window + length

    def clock_end(self, seat: int) -> int | None:
        """When the clock decides for a seat that is asked."""
        asked, settings = self.asked[seat], self.settings
        if settings.clock == "none" or (asked.windowed and settings.window):
            return None
        length = 0 if asked.at_once else settings.seconds * 1000
        if settings.clock == "game" and asked.public:
            length = max(length - self.used[seat], LAST_SECONDS)
        elif settings.clock == "game" and asked.quiet:
            length = min(length, QUIET_LIMIT)
        return max(asked.at + length, self.floor)

    def clock_left(self, seat: int, now: int) -> int | None:
        """What is left of a seat's game clock. Private questions cost nothing: a running clock would tell of them."""
        if self.settings.clock != "game":
            return None
        asked = self.asked.get(seat)
        running = now - asked.at if asked is not None and asked.public else 0
        return max(self.settings.seconds * 1000 - self.used[seat] - running, 0)

    def next_end(self, minds: Collection[int]) -> int | None:
        """When time decides something, for whomever."""
        ends = [self.window_end(minds), *(self.clock_end(seat) for seat in self.asked)]
        return min((end for end in ends if end is not None), default=None)

    def end_shown_to(self, viewer: int, minds: Collection[int]) -> int | None:
        """The same, as far as a seat may know: without the quiet questions of others."""
        ends = [self.window_end(minds)]
        ends += [self.clock_end(seat) for seat, asked in self.asked.items() if seat == viewer or not asked.quiet]
        return min((end for end in ends if end is not None), default=None)

    def due(self, minds: Collection[int], now: int) -> tuple[int, Held] | None:
        """The first decision that time makes at `now`: a held answer, or the one of the clock."""
        end = self.window_end(minds)
        for seat, asked in self.asked.items():
            ends = end if asked.windowed and end is not None else self.clock_end(seat)
            if ends is not None and now >= ends:
                waiting = self.held.get(seat) or self.ready.get(seat)
                return seat, waiting or Held(self.default(seat), "clock", "")
        return None

    def default(self, seat: int) -> int:
        """The option for somebody absent: what the game says, the passive one, or any legal one."""
        asked, match = self.asked[seat], self.match
        decision = match.state.decision_of(seat)
        chosen = -1 if decision is None else match.state.absent(decision)
        if chosen in asked.options:
            return chosen
        option = match.game.lexicon.passive(asked.kind, asked.options)
        if option is None:
            # Not from the game's own dice: an absent player must not change them.
            chance = seeded(match.seed, 1_000_000 + len(match.decisions))
            option = asked.options[chance.below(len(asked.options))]
        return option


def _in_sight(
    questions: list[tuple[int, int, bool]], quiet: list[bool]
) -> tuple[list[tuple[int, int]], list[int], bool]:
    """What everybody sees of open questions (seat, kind, public): the public ones, who is in a window, and whether
    anything is going on out of sight."""
    public = [(seat, kind) for seat, kind, shown in questions if shown]
    windowed = [seat for seat, kind, shown in questions if not shown and not quiet[kind]]
    return public, windowed, len(public) < len(questions)
