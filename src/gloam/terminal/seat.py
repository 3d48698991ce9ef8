"""A table with one person: the match, the minds in the other seats, and whose move it is. It knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.lexicon import Phrase, heard_by, seat_letter
from gloam.core.match import Match, Sight
from gloam.core.play import Mind
from gloam.core.rng import seeded
from gloam.core.state import PASS, Decision, State

SPECTATOR = -1


class Move(msgspec.Struct, frozen=True):
    """What somebody is about to do: a mind's choice, or the only answer the person has in a private window."""

    seat: int
    option: int


class Heard(msgspec.Struct, frozen=True):
    """An event as the person was told it; a private one is for their eyes only."""

    phrase: Phrase
    private: bool


class Table:
    """One game with a person in one seat. `version` counts its changes: a move thought up before one is stale."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        mind: Callable[[], Mind],
        options: Mapping[str, OptionValue],
        seed: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.match = Match(game, seats, seed, options)
        self.version = 0
        self._heard = 0
        self._quiet = -1
        self._minds: dict[int, Mind] = {}
        for other in range(seats):
            if other != seat:
                self._minds[other] = mind()
                # A stream of its own for each mind: the dice of the game must not depend on who plays.
                self._minds[other].begin(other, seats, seeded(seed, 1 + other))

    # Seeing

    @property
    def over(self) -> bool:
        return self.match.state.over

    def sight(self) -> Sight:
        """What the person is shown now."""
        return self.match.sight(self.seat)

    def public_view(self) -> object:
        """What everybody may see: it is shown while the person keeps their secrets covered."""
        return self.match.state.view(SPECTATOR)

    def hearers(self) -> list[str]:
        """Letters of the seats that the person may talk with now, as the game's channels say."""
        mask = 0
        for audience in self.game.channels(self.match.state, self.seat).values():
            mask |= audience
        return [seat_letter(other) for other in range(self.seats) if other != self.seat and mask >> other & 1]

    def news(self) -> list[Heard]:
        """What the person has been told since this was last asked."""
        events = self.match.events
        fresh, self._heard = events[self._heard :], len(events)
        lexicon = self.game.lexicon
        return [Heard(lexicon.event(e), not heard_by(e, SPECTATOR)) for e in fresh if heard_by(e, self.seat)]

    def has_news(self) -> bool:
        """Whether `news` would tell anything."""
        return any(heard_by(event, self.seat) for event in self.match.events[self._heard :])

    def is_quiet(self, move: Move) -> bool:
        """Whether a move answers a question that nobody else may know of, not even by the time it takes."""
        d = self.match.state.decision_of(move.seat)
        return d is not None and move.option in d.options and self.game.lexicon.kinds[d.kind].quiet

    def is_private(self) -> bool:
        """Whether the person's open decision is one that others do not see."""
        d = self.match.state.decision_of(self.seat)
        return d is not None and not d.public

    # Moving

    def play(self, option: int) -> None:
        """The person's choice, an answer or an interrupt. Raises Refused, having changed nothing."""
        self.do(Move(self.seat, option))

    def do(self, move: Move) -> None:
        self.match.play(move.seat, move.option)
        self.version += 1

    def thinker(self) -> Callable[[], Move | None]:
        """A function that finds the next move; it works on a copy, so it may run beside the screen."""
        copy, version = self.match.state.clone(), self.version
        return lambda: self._think(copy, version)

    def next_move(self) -> Move | None:
        """The next move; None when the person has to decide or the game is over."""
        return self.thinker()()

    def advance(self) -> None:
        """Go on until the person has to decide or the game is over."""
        while (move := self.next_move()) is not None:
            self.do(move)

    def _think(self, s: State, version: int) -> Move | None:
        if s.over:
            return None
        # Every mind may interrupt once after each change, in the game's order; then it keeps still.
        if self._quiet != version:
            for seat in s.interrupt_order():
                if seat in self._minds and (offers := s.interrupts(seat)):
                    mind = self._minds[seat]
                    option = mind.interject(None if mind.blind else s.view(seat), offers)
                    if option in offers:
                        return Move(seat, option)
            self._quiet = version
        for d in s.pending:
            if d.seat in self._minds:
                mind = self._minds[d.seat]
                view = None if mind.blind else s.view(d.seat)
                try:
                    option = mind.choose(view, d.kind, list(d.options))
                except Exception:
                    option = NO_CHOICE
                # A mind that errs must not stop the table; the first option is always legal.
                return Move(d.seat, option if option in d.options else d.options[0])
        own = s.decision_of(self.seat)
        return Move(self.seat, PASS) if own is not None and _nothing_to_choose(own) else None


NO_CHOICE = -1


class Setting(msgspec.Struct, frozen=True):
    """What a table is opened with; a new game differs in its seed only."""

    game: Game
    seats: int
    seat: int
    mind: Callable[[], Mind]
    options: Mapping[str, OptionValue]

    def open(self, seed: int) -> Table:
        return Table(self.game, self.seats, self.seat, self.mind, self.options, seed)


def _nothing_to_choose(d: Decision) -> bool:
    """A private window that the person only gets because others must not see who has a choice."""
    return not d.public and d.options == [PASS]
