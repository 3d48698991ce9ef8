"""The game at a table: its open questions with their numbers, held answers, clocks, and what can be taken back."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence

from mypy_extensions import mypyc_attr

from gloam.core.council import Council
from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.rng import seeded
from gloam.core.state import Decision, State
from gloam.core.value import Kept
from gloam.table.asked import Asked, Held
from gloam.table.past import Before, Past
from gloam.table.wire import By, Settings

LOG = logging.getLogger("gloam.table")

LAST_SECONDS = 5_000
"""Whoever has used up a game clock still gets this long for each decision, in milliseconds."""

AFTER_LOADING = 10_000
"""A clock that ran out while the table was not in memory waits this long for its player to come back."""

MINDS_WINDOW = 500
"""A private window in which only minds are asked lasts at least this long, if windows last longer at all."""

QUIET_LIMIT = 600_000
"""With a clock for the whole game a quiet question gets the seat's time, but at most this long, in milliseconds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Kept):
    """A game from its deal on. Who asks when follows from entries alone.

    `ready` are answers of minds to quiet questions that somebody would notice; they are submitted later.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        beginning: Beginning,
        options: Mapping[str, OptionValue],
        settings: Settings,
        at: int,
    ) -> None:
        self.match = Match(game, seats, beginning, options)
        self.settings = settings
        self.asked: dict[int, Asked] = {}
        self.held: dict[int, Held] = {}
        self.ready: dict[int, Held] = {}
        self.past = Past()
        self.used = [0] * seats
        self.window: int | None = None
        self.floor = 0
        self._asks = [0] * seats
        self._put(at, answered=(), reopen=True)

    @property
    def state(self) -> State:
        return self.match.state

    # Changing

    def advance(
        self,
        seat: int,
        option: int,
        by: By,
        at: int,
        also: Sequence[int] = (),
        id: str = "",  # noqa: A002
    ) -> tuple[list[Note], int]:
        """Play a decision, for further seats `also` where they decide together; returns the events it caused, and
        the mask of those whom it concerns. Decisions of one request have one `id`. Raises Refused."""
        match, asked = self.match, self.asked.get(seat)
        interrupt = match.is_interrupt(seat, option)
        # A private answer cannot be taken back: whether somebody has one to take back would tell of it.
        own = by == "human" and self.settings.undo and (interrupt or (asked is not None and not asked.windowed))
        plan, chance = own and not interrupt, match.state.rng.x
        heard, decisions = len(match.events), len(match.decisions)
        for one in (seat, *also):
            plan = plan and match.state.is_plan(one, option)
            match.play(one, option)
        told = match.events[heard:]
        quiet = not interrupt and asked is not None and asked.quiet
        audience = self._concerned(seat, match.state, told) if quiet else EVERYONE
        drawn = match.state.rng.x != chance
        if plan and drawn:
            # Which choice it was is somebody's secret, and logs hold none.
            LOG.error("%s: a choice is declared as a plan, and something was drawn: it stands", match.game.id)
        plan = plan and not drawn
        self.past.add(Before([seat, *also], [option], id, audience, heard, decisions, plan, own, drawn))
        self._put(at, answered=() if interrupt else (seat, *also), reopen=interrupt, by_clock=by == "clock")
        return told, audience

    def would_concern(self, seat: int, option: int) -> int:
        """The mask of those whom this answer to a quiet question would concern, tried on a copy of the game."""
        trial, told = self.state.clone(), list[Note]()
        trial.log = told
        trial.play(seat, option)
        return self._concerned(seat, trial, told)

    def together(self, seat: int, option: int, seats: Collection[int]) -> list[int]:
        """Which of these other seats are asked by the same council as this one, and can answer the same.

        A speaker who waits for nobody comes last: with that word it is decided, and nobody else is asked any more.
        """
        d = self.state.decision_of(seat)
        if d is None or d.step.counsel() == NOBODY:
            return []
        others = [(n, self.state.decision_of(n)) for n in sorted(seats) if n != seat]
        also = [n for n, other in others if other is not None and other.step == d.step and option in other.options]
        if isinstance(d.step, Council) and not d.step.waits():
            speaker = d.step.speaker
            if seat == speaker:
                return []
            if speaker in also:
                also.remove(speaker)
                also.append(speaker)
        return also

    def take_back(self, before: Before, at: int) -> None:
        """Undo a decision; what others have decided out of sight since then stays."""
        match = self.past.without(before, self.match)
        if match is None:
            raise ValueError("what was decided since then does not go the same way without it")
        self.past.forget(before)
        self.match = match
        self._put(at, answered=before.seats, reopen=True)

    def can_take_back(self, before: Before) -> bool:
        """Whether a decision can be taken back, if nothing that its side knows of was decided since."""
        # While a private window is open nobody may: a refusal that came only with some answers would give them away.
        return before.plan and self.settings.undo and self.window is None and not self.state.over

    def loaded(self, now: int) -> None:
        """The table was not in memory until now."""
        self.floor = now + AFTER_LOADING
        if self.window is not None:
            self.window = now

    def _concerned(self, seat: int, state: State, told: list[Note]) -> int:
        """Whom a quiet answer concerns: its audience, those who are told something, those who are asked something else.

        What everybody sees of the questions concerns everybody. `state` is the game after it, `asked` what was open.
        """
        audience = self.asked[seat].audience
        for note in told:
            audience |= note.audience
        if state.over or _in_sight(self.asked) != _in_sight({d.seat: d for d in state.pending}):
            return EVERYONE
        gone = dict(self.asked)
        for d in state.pending:
            was = self.asked.get(d.seat)
            if was is not None and was.same(d):
                del gone[d.seat]
            else:
                audience |= d.audience
        for asked in gone.values():
            audience |= asked.audience
        return audience

    def _put(self, at: int, answered: Collection[int], reopen: bool, by_clock: bool = False) -> None:
        """Number the open questions. One that is the same after an interrupt keeps its number and its held answer."""
        old, asks = self.asked, self._asks
        new: dict[int, Asked] = {}
        private: list[int] = []
        state = self.match.state
        for d in state.pending:
            seat = d.seat
            was = old.get(seat)
            if was is not None and seat not in answered and was.same(d):
                new[seat] = was
            else:
                matter = state.matter(d)
                followed = was is not None and was.quiet and was.matter == matter
                at_once = followed and d.quiet and by_clock and seat in answered
                asks[seat] += 1
                new[seat] = Asked(asks[seat], at, d.kind, d.options, d.audience, d.quiet, at_once, matter)
            if d.audience != EVERYONE and not d.quiet:
                private.append(seat)
        self.asked = new
        for seat, asked in old.items():
            if asked is not new.get(seat):
                self.held.pop(seat, None)
                self.ready.pop(seat, None)
                if asked.audience == EVERYONE:
                    self.used[seat] += at - asked.at
        # An interrupt is seen by all, so the window may open anew with it; for everybody, whatever they hold. Otherwise
        # a window goes on as long as somebody is in it: that too is for all to know, unlike what they are asked.
        if not private:
            self.window = None
        elif reopen or not any(seat in old and seat not in answered and old[seat].windowed for seat in private):
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
        if self.window is None and self.settings.clock == "none":
            return None
        ends = [self.window_end(minds), *(self.clock_end(seat) for seat in self.asked)]
        return min((end for end in ends if end is not None), default=None)

    def end_shown_to(self, viewers: int, minds: Collection[int]) -> int | None:
        """The same, as far as these viewers may know: without the quiet questions of others."""
        if self.window is None and self.settings.clock == "none":
            return None
        ends = [self.window_end(minds)]
        ends += [
            self.clock_end(seat)
            for seat, asked in self.asked.items()
            if not asked.quiet or hears(viewers, asked.audience)
        ]
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


def _in_sight(questions: Mapping[int, Asked | Decision]) -> tuple[list[tuple[int, int]], list[int], bool]:
    """What everybody sees of open questions: the public ones, who is in a window, and whether anything is going on out
    of sight."""
    public = [(seat, q.kind) for seat, q in questions.items() if q.audience == EVERYONE]
    windowed = [seat for seat, q in questions.items() if q.audience != EVERYONE and not q.quiet]
    return public, windowed, len(public) < len(questions)
