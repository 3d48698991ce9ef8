"""The game at a table: its open questions with their numbers, held answers, clocks, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, State, Told
from gloam.table.wire import By, Settings

LAST_SECONDS = 5_000
"""Whoever has used up a game clock still gets this long for each decision, in milliseconds."""

AFTER_LOADING = 10_000
"""A clock that ran out while the table was not in memory waits this long for its player to come back."""

MINDS_WINDOW = 500
"""A private window in which only minds are asked lasts at least this long, if windows last longer at all."""

TAKE_BACKS = 64
"""So many decisions in a row can be taken back at most."""


class Asked(msgspec.Struct, frozen=True):
    """An open question. `ask` is its number as its seat counts; `at` is when it was first put."""

    ask: int
    at: int
    kind: int
    options: list[int]
    public: bool


class Held(msgspec.Struct, frozen=True):
    """An answer to a private question that waits for the window to close."""

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
    """A game from its deal on. Who asks when follows from entries alone; `number` gives a seat's count of entries."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        settings: Settings,
        number: Callable[[int], int],
        at: int,
    ) -> None:
        self.match = Match(game, seats, seed, options)
        self.settings = settings
        self.asked: dict[int, Asked] = {}
        self.held: dict[int, Held] = {}
        self.past: list[Before] = []
        self.used = [0] * seats
        self.window: int | None = None
        self.floor = 0
        self._number = number
        self._put(at, answered=-1, reopen=True)

    @property
    def state(self) -> State:
        return self.match.state

    # Changing

    def decide(self, seat: int, option: int, by: By, at: int) -> list[Told]:
        """Apply a decision; returns the events it caused. Raises Refused."""
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
        self._put(at, answered=-1 if interrupt else seat, reopen=interrupt)
        return told

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

    def _revealed(self, told: list[Told]) -> bool:
        kinds = self.match.game.lexicon.events
        return any(e[0] != EVERYONE or kinds[e[1]].reveals for e in told)

    def _put(self, at: int, answered: int, reopen: bool) -> None:
        """Number the open questions. One that is the same after an interrupt keeps its number and its held answer."""
        old, self.asked = self.asked, {}
        for d in self.state.pending:
            was = old.get(d.seat)
            same = was is not None and (was.kind, was.options, was.public) == (d.kind, d.options, d.public)
            if was is not None and same and d.seat != answered:
                self.asked[d.seat] = was
            else:
                self.asked[d.seat] = Asked(self._number(d.seat), at, d.kind, d.options, d.public)
        for seat, was in old.items():
            if was is not self.asked.get(seat):
                self.held.pop(seat, None)
                if was.public:
                    self.used[seat] += at - was.at
        # An interrupt is seen by all, so the window may open anew with it; for everybody, whatever they hold. Otherwise
        # a window goes on as long as somebody is in it: that too is for all to know, unlike what they are asked.
        private = [seat for seat, asked in self.asked.items() if not asked.public]
        if not private:
            self.window = None
        elif reopen or not any(seat in old and seat != answered and not old[seat].public for seat in private):
            self.window = at

    # Time

    def window_end(self, minds: Collection[int]) -> int | None:
        """When the private window closes. Its length follows from public facts: who might have a reaction, and
        whether people are among them."""
        length = self.settings.window
        if self.window is None or not length:
            return None
        if all(seat in minds for seat, asked in self.asked.items() if not asked.public):
            length = min(length, max(self.settings.pace, MINDS_WINDOW))
        return self.window + length

    def clock_end(self, seat: int) -> int | None:
        """When the clock decides for a seat that is asked."""
        asked, settings = self.asked[seat], self.settings
        if settings.clock == "none" or (not asked.public and settings.window):
            return None
        length = settings.seconds * 1000
        if settings.clock == "game" and asked.public:
            length = max(length - self.used[seat], LAST_SECONDS)
        return max(asked.at + length, self.floor)

    def clock_left(self, seat: int, now: int) -> int | None:
        """What is left of a seat's game clock. Private questions cost nothing: a running clock would tell of them."""
        if self.settings.clock != "game":
            return None
        asked = self.asked.get(seat)
        running = now - asked.at if asked is not None and asked.public else 0
        return max(self.settings.seconds * 1000 - self.used[seat] - running, 0)

    def next_end(self, minds: Collection[int]) -> int | None:
        ends = [self.window_end(minds), *(self.clock_end(seat) for seat in self.asked)]
        return min((end for end in ends if end is not None), default=None)

    def due(self, minds: Collection[int], now: int) -> tuple[int, Held] | None:
        """The first decision that time makes at `now`: a held answer, or the one of the clock."""
        end = self.window_end(minds)
        for seat, asked in self.asked.items():
            ends = self.clock_end(seat) if asked.public or end is None else end
            if ends is not None and now >= ends:
                return seat, self.held.get(seat) or Held(self.default(seat), "clock", "")
        return None

    def default(self, seat: int) -> int:
        """The option for somebody absent: the passive one, or any legal one."""
        asked, match = self.asked[seat], self.match
        option = match.game.lexicon.passive(asked.kind, asked.options)
        if option is None:
            # Not from the game's own dice: an absent player must not change them.
            chance = seeded(match.seed, 1_000_000 + len(match.decisions))
            option = asked.options[chance.below(len(asked.options))]
        return option
