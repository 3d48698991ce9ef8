"""One game being played: what each seat sees of it, what is told to it, and the record that replays it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import astuple
from mypy_extensions import mypyc_attr

from gloam.core.carry import Carried
from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.lexicon import Choice as Choice
from gloam.core.lexicon import Fact, NotationError, Phrase, seat_letter, seat_letters, seat_number
from gloam.core.record import Record
from gloam.core.rng import seeded
from gloam.core.sights import Frame
from gloam.core.sights import Interrupt as Interrupt
from gloam.core.sights import Prompt as Prompt
from gloam.core.sights import Proposal as Proposal
from gloam.core.sights import RefusedChoice as RefusedChoice
from gloam.core.sights import Result as Result
from gloam.core.sights import Sight as Sight
from gloam.core.sights import Waiting as Waiting
from gloam.core.sights import Way as Way
from gloam.core.sights import result as result
from gloam.core.state import Decision, Refused, State
from gloam.core.structs import fields_of_struct
from gloam.core.value import to_plain

STRIDE = 250
"""A match remembers its state every so many decisions, so that an earlier moment is not played from the beginning."""


def digest_of(state: State) -> str:
    """A fingerprint of the whole truth: equal states have equal digests, compiled or not."""
    return hashlib.sha256(msgspec.json.encode(to_plain(state), order="sorted")).hexdigest()


def _differing(view: Any, public: Any, path: str, found: list[str]) -> None:
    """Gather the leaves of a view that are not as everybody sees them."""
    names = fields_of_struct(view)
    if names and type(view) is type(public):
        mine: tuple[Any, ...] = astuple(view)
        theirs: tuple[Any, ...] = astuple(public)
        for i in range(len(names)):
            x, y = mine[i], theirs[i]
            if x is not y and x != y:
                _differing(x, y, f"{path}.{names[i]}", found)
    elif isinstance(view, (list, tuple)) and isinstance(public, (list, tuple)) and len(view) == len(public):
        here, there = list(view), list(public)
        for i in range(len(here)):
            x, y = here[i], there[i]
            if x is not y and x != y:
                _differing(x, y, f"{path}.{i}", found)
    else:
        found.append(path)


def own_leaves(view: Any, public: Any) -> list[str]:
    """The leaves of a view that a spectator sees otherwise, but for the name of the viewer."""
    found: list[str] = []
    if view != public:
        _differing(view, public, "", found)
    return [path[1:] for path in found if path != ".seat"]


@mypyc_attr(native_class=False)
class Match:
    """A game in progress with its events and its record. Decisions go in by `play`; nothing else changes it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        carried: Carried | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = game.complete(seats, options or {})
        self.carried = carried
        self.events: list[Note] = []
        self.decisions: list[str] = []
        self.frames: list[Frame] = []
        self.state = game.fresh(seats, seeded(seed), self.options, carried)
        self.state.log = self.events
        self.state.run()

    # Doing

    def play(self, seat: int, option: int) -> list[Note]:
        """Hand in a choice; returns the events it caused. Raises Refused, having changed nothing."""
        heard = len(self.events)
        interrupt = self.is_interrupt(seat, option)
        self.state.play(seat, option)
        mark = "!" if interrupt else ""
        # Decisions that were taken back have taken their frames along.
        while self.frames and self.frames[-1].decisions > len(self.decisions):
            self.frames.pop()
        self.decisions.append(f"{seat_letter(seat)}{mark} {self.game.lexicon.write(option)}")
        if len(self.decisions) % STRIDE == 0:
            self.frames.append(Frame(len(self.decisions), len(self.events), self.state.clone()))
        return self.events[heard:]

    def play_text(self, line: str) -> list[Note]:
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

    def choice(self, option: int, about: Mapping[str, Fact] | None = None) -> Choice:
        return self.game.lexicon.choice(option, about)

    def refusal(self, seat: int, option: int) -> Phrase:
        """Why a choice is refused, in words."""
        why = self.state.refusal(seat, option)
        facts: dict[str, Fact] = dict(why.facts)
        return Phrase(f"refuse-{why.key}", why.rule, facts)

    def refused(self, seat: int, failure: Refused) -> Phrase:
        facts: dict[str, Fact] = dict(failure.refusal.facts)
        return Phrase(f"refuse-{failure.refusal.key}", failure.refusal.rule, facts)

    def sight(self, seats: int, spectator: Sight | None = None) -> Sight:
        """What the holder of a mask of seats is shown now; nobody's is a spectator's.

        Whoever has the `spectator`'s of the same moment gives it, so that it is made once for all.
        """
        s = self.state
        over, viewers, asked = s.over, s.sharing(seats), s.pending
        view, pages = s.view(viewers), self._unsealed(s, viewers)
        own: list[str] = []
        if seats and not over:
            open_to_all = self.pages(NOBODY) if spectator is None else spectator.pages
            own = own_leaves(view, s.view(NOBODY) if spectator is None else spectator.view)
            own += [f"page:{page}" for page in pages if page not in open_to_all]
        prompts: list[Prompt] = []
        out_of_sight = False
        for d in asked:
            if seats >> d.seat & 1:
                prompts.append(self.prompt(d))
            if d.audience != EVERYONE:
                out_of_sight = True
        # Where all is asked in the open, all see the same of it.
        return Sight(
            seat_letters(seats),
            view,
            prompts,
            [] if over or not seats else self._interrupts(s, seats),
            self._waiting(seats, viewers) if spectator is None or out_of_sight else spectator.waiting,
            self._proposals(s, viewers),
            out_of_sight,
            result(self.game.outcome(s)) if spectator is None else spectator.outcome,
            own,
            pages,
        )

    def _waiting(self, seats: int, viewers: int) -> list[Waiting]:
        """Who is asked what, as far as these viewers may know; of their own seats what everybody knows."""
        kinds = self.game.lexicon.kinds
        return [
            Waiting(seat_letter(d.seat), kinds[d.kind].key)
            for d in self.state.pending
            if d.audience == EVERYONE or (hears(viewers, d.audience) and not seats >> d.seat & 1)
        ]

    def _interrupts(self, s: State, seats: int) -> list[Interrupt]:
        found: list[Interrupt] = []
        for seat in range(s.seats):
            if seats >> seat & 1:
                found += [self.interrupt(seat, option) for option in s.interrupts(seat)]
        return found

    def _proposals(self, s: State, viewers: int) -> list[Proposal]:
        """What seats want where several decide together, if these viewers may hear of it."""
        if max(s.proposals) < 0:
            return []
        wanted = enumerate(s.masked_proposals(viewers))
        return [Proposal(seat_letter(i), self.choice(option)) for i, option in wanted if option >= 0]

    def pages(self, seats: int) -> list[str]:
        """The sealed pages that the holder of a mask of seats may read; after the end, all that anybody has read."""
        s = self.state
        return self._unsealed(s, s.sharing(seats))

    def _unsealed(self, s: State, viewers: int) -> list[str]:
        return list(self.game.unsealed(s, EVERYONE if s.over else viewers))

    def opened_since(self, before: State) -> bool:
        """Whether somebody may read a page that was sealed to them in an earlier state."""
        s, unsealed = self.state, self.game.unsealed
        everybody = {NOBODY, *(s.side(seat) for seat in range(s.seats))}
        return any(set(unsealed(s, viewers)) - set(unsealed(before, viewers)) for viewers in everybody)

    def prompt(self, d: Decision) -> Prompt:
        """A decision as its own seat sees it."""
        kind, about = self.game.lexicon.kinds[d.kind], self.about(d)
        refused = [
            RefusedChoice(self.choice(c, about), self.refusal(d.seat, c))
            for c in self.state.candidates(d.seat)
            if c not in d.options
        ]
        options = [self.choice(o, about) for o in d.options]
        return Prompt(seat_letter(d.seat), kind.key, kind.rule, options, refused, self.ways(d), about)

    def about(self, d: Decision) -> dict[str, Fact]:
        """What a decision is about, as far as the side of its seat may know."""
        lexicon, s = self.game.lexicon, self.state
        if not lexicon.kinds[d.kind].about:
            return {}
        return lexicon.about(d.kind, d.step.about(s.masked(s.side(d.seat)), d.seat))

    def ways(self, d: Decision) -> list[Way]:
        """Where the seat can get from here, step by step, as far as its side may know."""
        lexicon, s = self.game.lexicon, self.state
        ref = lexicon.kinds[d.kind].place
        if not ref:
            return []
        strides = d.step.ways(s.masked(s.side(d.seat)), d.seat)
        return [
            Way(f"{ref}:{lexicon.name(ref, x.to)}", lexicon.write(x.option), f"{ref}:{lexicon.name(ref, x.place)}")
            for x in strides
        ]

    def interrupt(self, seat: int, option: int) -> Interrupt:
        choice = self.choice(option)
        return Interrupt(seat_letter(seat), option, choice.notation, choice.phrase)

    def heard(self, viewers: int, since: int = 0) -> list[Phrase]:
        """The events a set of seats (nobody: a spectator) was told, from event number `since` on."""
        return [self.game.lexicon.event(e) for e in self.events[since:] if hears(viewers, e.audience)]

    # Keeping

    def at(self, number: int) -> Match:
        """The match after so many decisions, as another match: played on from the last frame before."""
        frame = next((frame for frame in reversed(self.frames) if frame.decisions <= number), None)
        if frame is None:
            match = Match(self.game, self.state.seats, self.seed, self.options, self.carried)
        else:
            match = Match.__new__(Match)
            match.game, match.seed, match.options, match.carried = self.game, self.seed, self.options, self.carried
            match.events = self.events[: frame.events]
            match.decisions = self.decisions[: frame.decisions]
            match.frames = [one for one in self.frames if one.decisions <= frame.decisions]
            match.state = frame.state.clone()
            match.state.log = match.events
        for line in self.decisions[len(match.decisions) : number]:
            match.play_text(line)
        return match

    def record(self) -> Record:
        """The record that replays this match exactly."""
        s, edition = self.state, self.game.edition
        return Record(
            self.game.id,
            s.seats,
            self.seed,
            dict(self.options),
            list(self.decisions),
            digest_of(s),
            edition.gloam,
            edition.version,
            edition.content,
            edition.pack,
            self.carried,
            self.game.outcome(s),
        )
