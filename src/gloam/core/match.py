"""One game being played: what each seat sees of it, what is told to it, and the record that replays it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from gloam.core.game import Game, OptionValue, Outcome
from gloam.core.lexicon import Fact, NotationError, Phrase, heard_by, seat_letter, seat_number
from gloam.core.record import Record
from gloam.core.rng import seeded
from gloam.core.state import Refused, State, Told
from gloam.core.value import to_plain


class Choice(msgspec.Struct, frozen=True):
    """An option as its seat sees it: the number to hand in, its notation, and its words."""

    option: int
    notation: str
    phrase: Phrase


class Refusals(msgspec.Struct, frozen=True):
    """A choice that somebody might think of but that the rules refuse, with the reason."""

    choice: Choice
    reason: Phrase


class Prompt(msgspec.Struct, frozen=True):
    """A decision as its own seat sees it."""

    kind: str
    rule: str
    options: list[Choice]
    refused: list[Refusals]


class Waiting(msgspec.Struct, frozen=True):
    """A decision as the others see it: who is asked what, as far as that is public."""

    seat: str
    kind: str


class Sight(msgspec.Struct, frozen=True):
    """All that one seat (or, as seat "", a spectator) is shown at a moment. Nothing else may reach it.

    `own` names the fields of the view that a spectator sees otherwise: what people who sit side by side want covered.
    """

    seat: str
    view: Any
    prompt: Prompt | None
    interrupts: list[Choice]
    waiting: list[Waiting]
    resolving: bool
    outcome: Outcome | None
    own: list[str]


def digest_of(state: State) -> str:
    """A fingerprint of the whole truth: equal states have equal digests, compiled or not."""
    return hashlib.sha256(msgspec.json.encode(to_plain(state), order="sorted")).hexdigest()


def _differing(view: Any, public: Any) -> list[str]:
    """The fields of a view that are not as everybody sees them, but for the name of the viewer."""
    fields: tuple[str, ...] = getattr(view, "__struct_fields__", ())
    return [f for f in fields if f != "seat" and getattr(view, f) != getattr(public, f)]


class Match:
    """A game in progress with its events and its record. Decisions go in by `play`; nothing else changes it."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = game.complete(seats, options or {})
        self.events: list[Told] = []
        self.decisions: list[str] = []
        self.state = game.deal(seats, seeded(seed), self.options)
        self.state.log = self.events
        self.state.run()

    # Doing

    def play(self, seat: int, option: int) -> list[Told]:
        """Hand in a choice; returns the events it caused. Raises Refused, having changed nothing."""
        heard = len(self.events)
        interrupt = self.is_interrupt(seat, option)
        self.state.play(seat, option)
        mark = "!" if interrupt else ""
        self.decisions.append(f"{seat_letter(seat)}{mark} {self.game.lexicon.write(option)}")
        return self.events[heard:]

    def play_text(self, line: str) -> list[Told]:
        """Hand in a choice written as `A attack:B` or, for an interrupt, `A! reveal`."""
        seat, option = self.read(line)
        return self.play(seat, option)

    def read(self, line: str) -> tuple[int, int]:
        """Seat and option of a line of notation."""
        who, _, what = line.strip().partition(" ")
        seat = seat_number(who.removesuffix("!"))
        if seat >= self.state.seats:
            raise NotationError(f"there is no seat {seat_letter(seat)} with {self.state.seats} seats")
        return seat, self.game.lexicon.read(what.strip())

    def is_interrupt(self, seat: int, option: int) -> bool:
        """Whether the choice would be an interrupt rather than the answer to an open decision."""
        d = self.state.decision_of(seat)
        return d is None or option not in d.options

    # Seeing

    def choice(self, option: int) -> Choice:
        lexicon = self.game.lexicon
        return Choice(option, lexicon.write(option), lexicon.phrase(option))

    def refusal(self, seat: int, option: int) -> Phrase:
        """Why a choice is refused, in words."""
        why = self.state.refusal(seat, option)
        facts: dict[str, Fact] = dict(why.facts)
        return Phrase(f"refuse-{why.key}", why.rule, facts)

    def refused(self, seat: int, failure: Refused) -> Phrase:
        facts: dict[str, Fact] = dict(failure.refusal.facts)
        return Phrase(f"refuse-{failure.refusal.key}", failure.refusal.rule, facts)

    def sight(self, seat: int) -> Sight:
        """What a seat is shown now; seat -1 is a spectator."""
        s, lexicon = self.state, self.game.lexicon
        prompt = None
        d = s.decision_of(seat) if seat >= 0 else None
        if d is not None:
            kind = lexicon.kinds[d.kind]
            refused = [
                Refusals(self.choice(c), self.refusal(seat, c)) for c in s.candidates(seat) if c not in d.options
            ]
            prompt = Prompt(kind.key, kind.rule, [self.choice(o) for o in d.options], refused)
        interrupts = [self.choice(o) for o in s.interrupts(seat)] if seat >= 0 and not s.over else []
        waiting = [Waiting(seat_letter(d.seat), lexicon.kinds[d.kind].key) for d in s.pending if d.public]
        resolving = any(not d.public for d in s.pending)
        name = seat_letter(seat) if seat >= 0 else ""
        view = s.view(seat)
        own = [] if seat < 0 or s.over else _differing(view, s.view(-1))
        return Sight(name, view, prompt, interrupts, waiting, resolving, self.game.outcome(s), own)

    def heard(self, seat: int, since: int = 0) -> list[Phrase]:
        """The events a seat (-1: a spectator) was told, from event number `since` on."""
        return [self.game.lexicon.event(e) for e in self.events[since:] if heard_by(e, seat)]

    # Keeping

    def record(self) -> Record:
        """The record that replays this match exactly."""
        s = self.state
        digest = digest_of(s)
        return Record(self.game.id, s.seats, self.seed, dict(self.options), list(self.decisions), digest)
