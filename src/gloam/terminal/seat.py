"""A table with one person: the match, the minds in the other seats, and whose move it is. It knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.lexicon import Phrase, seat_letter
from gloam.core.match import Match, Sight
from gloam.core.play import Mind
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, NOBODY, PASS, Decision, State, hears


class Move(msgspec.Struct, frozen=True):
    """What somebody is about to do: a mind's choice, or the only answer the person has in a private window."""

    seat: int
    option: int


class Heard(msgspec.Struct, frozen=True):
    """An event as the person was told it; a private one is for the eyes of those seats of theirs that are `ears`."""

    phrase: Phrase
    ears: int

    @property
    def private(self) -> bool:
        return self.ears != NOBODY


class Happened(msgspec.Struct, frozen=True):
    """An event as boards go by it: when, what, and its facts in the order of the event of that name, as ids."""

    when: int
    kind: str
    facts: tuple[str | int, ...]


class Table:
    """One game with a person in some seats. `version` counts its changes: a move thought up before one is stale.

    `held` are the seats of the person, as a mask.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        held: int,
        mind: Callable[[], Mind],
        options: Mapping[str, OptionValue],
        seed: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.held = held
        self.match = Match(game, seats, seed, options)
        self.version = 0
        self._heard = 0
        self._quiet = -1
        self._happened: list[Happened] = []
        self._minds: dict[int, Mind] = {}
        self._listened: dict[int, int] = {}
        for other in range(seats):
            if not held >> other & 1:
                self._minds[other] = mind()
                # A stream of its own for each mind: the dice of the game must not depend on who plays.
                self._minds[other].begin(other, seats, seeded(seed, 1 + other))

    # Seeing

    @property
    def over(self) -> bool:
        return self.match.state.over

    @property
    def own(self) -> list[int]:
        """The numbers of the person's seats."""
        return [seat for seat in range(self.seats) if self.held >> seat & 1]

    def sight(self) -> Sight:
        """What the person is shown now."""
        return self.match.sight(self.held)

    def pages(self) -> list[str]:
        """The sealed pages that the person may read."""
        return self.match.pages(self.held)

    def view(self, seats: int) -> Any:
        """What these seats know with their sides; what everybody may see for nobody."""
        return self.match.state.view(self.sharing(seats))

    def sharing(self, seats: int) -> int:
        return self.match.state.sharing(seats)

    def told(self, seats: int) -> list[Happened]:
        """All that these seats and their sides were ever told; all that happened, once the game is over."""
        events = self.match.events
        self._happened += [self._happening(i) for i in range(len(self._happened), len(events))]
        viewers = EVERYONE if self.over else self.sharing(seats)
        return [h for h, e in zip(self._happened, events, strict=True) if self.over or hears(viewers, e.audience)]

    def _happening(self, number: int) -> Happened:
        note, lexicon = self.match.events[number], self.game.lexicon
        kind = lexicon.events[note.kind]
        facts = zip(kind.facts, note.facts, strict=True)
        plain = tuple(fact if ref in ("number", "seats") else lexicon.name(ref, fact) for (_, ref), fact in facts)
        return Happened(note.when, kind.key, plain)

    def hearers(self) -> list[str]:
        """Letters of the seats that the person may talk with now, as the game's channels say."""
        mask = 0
        for seat in self.own:
            for audience in self.game.channels(self.match.state, seat).values():
                mask |= audience
        return [seat_letter(other) for other in range(self.seats) if other in self._minds and mask >> other & 1]

    def news(self) -> list[Heard]:
        """What the person has been told since this was last asked."""
        events = self.match.events
        fresh, self._heard = events[self._heard :], len(events)
        lexicon, viewers = self.game.lexicon, self.sharing(self.held)
        return [Heard(lexicon.event(e), self._ears(e.audience)) for e in fresh if hears(viewers, e.audience)]

    def _ears(self, audience: int) -> int:
        if audience == EVERYONE:
            return NOBODY
        state = self.match.state
        return sum(1 << seat for seat in self.own if hears(state.side(seat), audience))

    def has_news(self) -> bool:
        """Whether `news` would tell anything."""
        viewers = self.sharing(self.held)
        return any(hears(viewers, event.audience) for event in self.match.events[self._heard :])

    def is_quiet(self, move: Move) -> bool:
        """Whether a move answers a question that the person may not know of, not even by the time it takes."""
        d = self.match.state.decision_of(move.seat)
        if d is None or move.option not in d.options or not d.quiet:
            return False
        return move.seat in self.own or not hears(self.sharing(self.held), d.audience)

    def is_private(self, seat: int) -> bool:
        """Whether the open decision of a seat is one that others do not see."""
        d = self.match.state.decision_of(seat)
        return d is not None and d.audience != EVERYONE

    # Moving

    def play(self, seat: int, option: int) -> None:
        """The person's choice, an answer or an interrupt. Raises Refused, having changed nothing."""
        self.do(Move(seat, option))

    def do(self, move: Move) -> None:
        self.match.play(move.seat, move.option)
        self.version += 1

    def thinker(self) -> Callable[[], Move | None]:
        """A function that finds the next move; it works on a copy, so it may run beside the screen."""
        copy, version, events = self.match.state.clone(), self.version, len(self.match.events)
        return lambda: self._think(copy, version, events)

    def next_move(self) -> Move | None:
        """The next move; None when the person has to decide or the game is over."""
        return self.thinker()()

    def advance(self) -> None:
        """Go on until the person has to decide or the game is over."""
        while (move := self.next_move()) is not None:
            self.do(move)

    def _think(self, s: State, version: int, events: int) -> Move | None:
        if s.over:
            return None
        # Every mind may interrupt once after each change, in the game's order; then it keeps still.
        if self._quiet != version:
            for seat in s.interrupt_order():
                if seat in self._minds and (offers := s.interrupts(seat)):
                    mind = self._ready(s, seat, events)
                    option = mind.interject(_known(s, mind, seat), offers)
                    if option in offers:
                        return Move(seat, option)
            self._quiet = version
        for d in s.pending:
            if d.seat in self._minds:
                mind = self._ready(s, d.seat, events)
                try:
                    option = mind.choose(_known(s, mind, d.seat), d.kind, list(d.options))
                except Exception:
                    option = NO_CHOICE
                # A mind that errs must not stop the table; the first option is always legal.
                return Move(d.seat, option if option in d.options else d.options[0])
        return next((Move(d.seat, PASS) for d in s.pending if _nothing_to_choose(d)), None)

    def _ready(self, s: State, seat: int, events: int) -> Mind:
        """The mind of a seat, which has heard all that its side was told, if it listens."""
        mind = self._minds[seat]
        if mind.listens:
            since, self._listened[seat] = self._listened.get(seat, 0), events
            side = s.side(seat)
            mind.hear([note for note in self.match.events[since:events] if hears(side, note.audience)])
        return mind


NO_CHOICE = -1


class Setting(msgspec.Struct, frozen=True):
    """What a table is opened with; a new game differs in its seed only."""

    game: Game
    seats: int
    held: int
    mind: Callable[[], Mind]
    options: Mapping[str, OptionValue]

    def open(self, seed: int) -> Table:
        return Table(self.game, self.seats, self.held, self.mind, self.options, seed)


def _known(s: State, mind: Mind, seat: int) -> State | None:
    """What a mind is handed: the game as its side knows it."""
    return None if mind.blind else s.masked(s.side(seat))


def _nothing_to_choose(d: Decision) -> bool:
    """A private window that the person only gets because others must not see who has a choice."""
    return d.audience != EVERYONE and d.options == [PASS]
