"""One game being played: what each seat sees of it, what is told to it, and the record that replays it."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.positions.beginning import Beginning, Draw
from gloam.core.positions.setting import begun
from gloam.core.records.carry import Carried
from gloam.core.records.record import Record
from gloam.core.rng import ScriptError
from gloam.core.sights import Interrupt as Interrupt
from gloam.core.sights import Prompt as Prompt
from gloam.core.sights import Proposal as Proposal
from gloam.core.sights import RefusedChoice as RefusedChoice
from gloam.core.sights import Result as Result
from gloam.core.sights import Sight as Sight
from gloam.core.sights import Snapshot
from gloam.core.sights import Waiting as Waiting
from gloam.core.sights import Way as Way
from gloam.core.sights import result as result
from gloam.core.state import Decision, Refusal, Refused, State, declares
from gloam.core.structs import Pointer, fields_of_struct, pointer_from, values_of_struct
from gloam.core.value import Kept, to_plain
from gloam.core.words.phrases import Choice as Choice
from gloam.core.words.phrases import Fact, Phrase
from gloam.core.words.wording import NotationError, Wording, seat_letter, seat_letters, seat_number

STRIDE = 250
"""A match remembers its state every so many decisions, so that an earlier moment is not played from the beginning."""


LEAVES: Final = pointer_from(".")
"""The leaves of views are written `seats.0.hand`."""


def digest_of(state: State) -> str:
    """A fingerprint of the whole truth: equal states have equal digests, compiled or not."""
    return hashlib.sha256(msgspec.json.encode(to_plain(state), order="sorted")).hexdigest()


def _differing(view: Any, public: Any, path: Pointer, found: list[str]) -> None:
    """Gather the leaves of two values that are not equal: those that everybody sees otherwise."""
    if isinstance(view, list):
        if isinstance(public, list) and len(view) == len(public):
            for i in range(len(view)):
                x, y = view[i], public[i]
                if x is not y and x != y:
                    _differing(x, y, path.place(i), found)
            return
    elif isinstance(view, tuple):  # the same, which compiled code finds by place in either, but not in both
        if isinstance(public, tuple) and len(view) == len(public):
            for i in range(len(view)):
                x, y = view[i], public[i]
                if x is not y and x != y:
                    _differing(x, y, path.place(i), found)
            return
    elif not isinstance(view, (str, int)):
        names = fields_of_struct(view)
        if names and type(view) is type(public):
            mine, theirs = values_of_struct(view), values_of_struct(public)
            for i in range(len(names)):
                x, y = mine[i], theirs[i]
                if x is not y and x != y:
                    _differing(x, y, path.field(names, i), found)
            return
    found.append(path.text)


def own_leaves(view: Any, public: Any) -> list[str]:
    """The leaves of a view that a spectator sees otherwise, but for the name of the viewer."""
    found: list[str] = []
    if fields_of_struct(view) or view != public:
        _differing(view, public, LEAVES, found)
    if "seat" in found:
        found.remove("seat")
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class OfGame(Kept):
    """What belongs to a game, with its words at hand. A pickle leaves both out: the game is there already wherever one
    is read, and is put back (`belong`)."""

    game: Game
    words: Wording

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        kept.pop("game", None)
        kept.pop("words", None)
        return kept

    def belong(self, game: Game) -> None:
        self.game = game
        self.words = game.lexicon.wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(OfGame):
    """A game in progress with its events and its record. Decisions go in by `play` and scripted draws by `fix`; nothing
    else changes it.

    A number as the `beginning` is a deal by that seed. `draws` are those that were scripted later. One that cannot be
    shown, such as a six on a d4, counts for nothing, and with it all that are scripted: chance decides. A `strict`
    match raises ScriptError, and is of no use then.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        beginning: int | Beginning,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self.belong(game)
        self.beginning = Beginning(beginning) if isinstance(beginning, int) else beginning
        self.options = game.complete(seats, options or {})
        self.strict = False
        self.events: list[Note] = []
        self.decisions: list[str] = []
        self.draws: list[Draw] = []
        self.frames: list[Snapshot] = []
        self.state = begun(game, seats, self.options, self.beginning, self.events)
        self.state.run()

    @property
    def seed(self) -> int:
        return self.beginning.seed

    @property
    def carried(self) -> Carried | None:
        return self.beginning.carried

    # Doing

    def fix(self, name: str, numbers: list[int]) -> None:
        """Script the next draw of this name."""
        self.draws.append(Draw(name, numbers, len(self.decisions)))
        self.state.rng.fix(name, list(numbers))

    def play(self, seat: int, option: int) -> list[Note]:
        """Hand in a choice; returns the events it caused. Raises Refused, having changed nothing."""
        heard = len(self.events)
        interrupt = self.is_interrupt(seat, option)
        if self.state.rng.script and not self.strict:
            self._play_scripted(seat, option)
        else:
            self.state.play(seat, option)
        mark = "!" if interrupt else ""
        # Decisions that were taken back have taken their frames along.
        while self.frames and self.frames[-1].decisions > len(self.decisions):
            self.frames.pop()
        self.decisions.append(f"{seat_letter(seat)}{mark} {self.words.write(option)}")
        if len(self.decisions) % STRIDE == 0:
            self.frames.append(Snapshot(len(self.decisions), len(self.events), self.state.clone()))
        return self.events[heard:]

    def _play_scripted(self, seat: int, option: int) -> None:
        """Only the draw itself shows whether its script fits; where not, all is as before, and there is no script."""
        before, heard = self.state.clone(), len(self.events)
        try:
            self.state.play(seat, option)
        except ScriptError:
            del self.events[heard:]
            before.log = self.events
            before.rng.script = None
            self.state = before
            self.state.play(seat, option)

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
        return seat, self.words.read(what.strip())

    def is_interrupt(self, seat: int, option: int) -> bool:
        """Whether the choice would be an interrupt rather than the answer to an open decision."""
        d = self.state.decision_of(seat)
        return d is None or option not in d.options

    # Seeing

    def choice(self, option: int, about: Mapping[str, Fact] | None = None) -> Choice:
        return self.words.choice(option, about)

    def refusal(self, seat: int, option: int) -> Phrase:
        """Why a choice is refused, in words."""
        return self.words.refused(self.state, seat, option, self.state.refusal(seat, option))

    def explained(self, failure: Refused) -> Refusal:
        """The reason that something was refused for, in words; to be asked before anything else is played."""
        return self.game.lexicon.refusal(self.state, failure.seat, failure.option, failure.reason)

    def sight(self, seats: int, spectator: Sight | None = None) -> Sight:
        """What the holder of a mask of seats is shown now; nobody's is a spectator's.

        Whoever has the `spectator`'s of the same moment gives it, so that it is made once for all.
        """
        s = self.state
        over, viewers, asked = s.over, s.sharing(seats), s.pending
        view = s.view(viewers) if spectator is None else s.view_beside(viewers, spectator.view)
        pages = self._unsealed(s, viewers)
        own: list[str] = []
        if seats and not over:
            open_to_all = self.pages(NOBODY) if spectator is None else spectator.pages
            own = own_leaves(view, s.view(NOBODY) if spectator is None else spectator.view)
            own += [f"page:{page}" for page in pages if page not in open_to_all]
        proposals = self._proposals(s, viewers)
        if proposals and seats and not over:
            heard = self._proposals(s, NOBODY) if spectator is None else spectator.proposals
            own += [f"proposal:{one.seat}" for one in proposals if one not in heard]
        prompts: list[Prompt] = []
        out_of_sight = False
        for d in asked:
            if seats >> d.seat & 1:
                prompts.append(self.prompt(d))
            elif seats and d.audience != EVERYONE and hears(viewers, d.audience):
                own.append(f"waiting:{seat_letter(d.seat)}")
            if d.audience != EVERYONE:
                out_of_sight = True
        # Where all is asked in the open, all see the same of it.
        return Sight(
            seat_letters(seats),
            view,
            prompts,
            [] if over or not seats else self._interrupts(s, seats),
            self._waiting(seats, viewers) if spectator is None or out_of_sight else spectator.waiting,
            proposals,
            out_of_sight,
            result(self.game.outcome(s)) if spectator is None else spectator.outcome,
            own,
            pages,
            [] if over or not seats else self._anytime(s, seats),
            seat_letters(self._known(s, seats)),
        )

    def _known(self, s: State, seats: int) -> int:
        """Those of the seats about whose choices there is nothing to hide."""
        known = 0
        for seat in range(s.seats):
            if seats >> seat & 1 and s.is_known(seat):
                known |= 1 << seat
        return known

    def _anytime(self, s: State, seats: int) -> list[Interrupt]:
        """What shows of the interrupts of seats while secrets are covered, seat by seat."""
        found: list[Interrupt] = []
        lexicon, words = self.game.lexicon, self.words
        for seat in range(s.seats):
            if not seats >> seat & 1:
                continue
            offered = s.interrupts(seat)
            if not s.is_known(seat):
                shown: list[int] = list(lexicon.always)
                offered = shown + [o for o in offered if lexicon.verb_of(o).anytime == "offered"]
            found += [words.interrupt(seat, option) for option in offered]
        return found

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
        words = self.words
        for seat in range(s.seats):
            if seats >> seat & 1:
                found += [words.interrupt(seat, option) for option in s.interrupts(seat)]
        return found

    def _proposals(self, s: State, viewers: int) -> list[Proposal]:
        """What seats want where several decide together, if these viewers may hear of it."""
        for option in s.proposals:
            if option >= 0:
                break
        else:
            return []
        wanted = enumerate(s.masked_proposals(viewers))
        return [Proposal(seat_letter(i), self.choice(option)) for i, option in wanted if option >= 0]

    def pages(self, seats: int) -> list[str]:
        """The sealed pages that the holder of a mask of seats may read; after the end, all that anybody has read."""
        s = self.state
        return self._unsealed(s, s.sharing(seats))

    def _unsealed(self, s: State, viewers: int) -> list[str]:
        return list(self.game.unsealed(s, EVERYONE if s.over else viewers)) if self.game.seals else []

    def prompt(self, d: Decision) -> Prompt:
        """A decision as its own seat sees it."""
        kind, about = self.game.lexicon.kinds[d.kind], self.about(d)
        words, given = self.words, d.options
        refused = [
            RefusedChoice(words.choice(c, about), self.refusal(d.seat, c))
            for c in self.state.candidates(d.seat)
            if c not in given
        ]
        options = [words.choice(o, about) for o in given]
        ways, shows = self.ways(d), self.shows(d)
        plans, previews = self._ahead(d)
        return Prompt(seat_letter(d.seat), kind.key, kind.rule, options, refused, ways, about, plans, previews, shows)

    def _ahead(self, d: Decision) -> tuple[list[str], dict[str, list[Phrase]]]:
        """Which options can be taken back, and what each would bring, as far as the side of the seat may know."""
        plans: list[str] = []
        previews: dict[str, list[Phrase]] = {}
        step, write = d.step, self.words.write
        planning, foretelling = declares(step, "plans"), declares(step, "foretells")
        if planning or foretelling:
            known = self.state.masked(self.state.side(d.seat))
            for option in d.options:
                if planning and step.plans(known, d.seat, option):
                    plans.append(write(option))
                if foretelling:
                    foretold = step.foretells(known, d.seat, option)
                    if foretold:
                        previews[write(option)] = [self.game.lexicon.foretold(one) for one in foretold]
        return plans, previews

    def shows(self, d: Decision) -> list[str] | None:
        """The verbs of those choices of a decision that show while secrets are covered; None covers all of it."""
        kind = self.game.lexicon.kinds[d.kind]
        if d.audience != EVERYONE or kind.own:
            return None
        if kind.shows is None:
            return [] if self.state.is_known(d.seat) else None
        return list(kind.shows)

    def about(self, d: Decision) -> dict[str, Fact]:
        """What a decision is about, as far as the side of its seat may know."""
        lexicon, s = self.game.lexicon, self.state
        if not lexicon.kinds[d.kind].about:
            return {}
        return self.words.about(d.kind, d.step.about(s.masked(s.side(d.seat)), d.seat))

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
        return self.words.interrupt(seat, option)

    def heard(self, viewers: int, since: int = 0) -> list[Phrase]:
        """The events a set of seats (nobody: a spectator) was told, from event number `since` on."""
        return [self.words.event(e) for e in self.events[since:] if hears(viewers, e.audience)]

    # Keeping

    def at(self, number: int) -> Match:
        """The match after so many decisions, as another match: played on from the last frame before."""
        frame = next((frame for frame in reversed(self.frames) if frame.decisions <= number), None)
        if frame is None:
            match = Match(self.game, self.state.seats, self.beginning, self.options)
        else:
            match = copy.copy(self)
            match.events = self.events[: frame.events]
            match.decisions = self.decisions[: frame.decisions]
            # A frame is of the moment of its decision: what was scripted after that comes again.
            match.draws = [draw for draw in self.draws if draw.after < frame.decisions]
            match.frames = [one for one in self.frames if one.decisions <= frame.decisions]
            match.state = frame.state.clone()
            match.state.log = match.events
        match.play_on(self.decisions[len(match.decisions) : number], self.draws)
        return match

    def play_on(self, decisions: list[str], draws: list[Draw]) -> None:
        """Play further decisions of a match that was the same so far, with the draws that are scripted among them."""
        for line in decisions:
            self.fix_again(draws)
            self.play_text(line)
        self.fix_again(draws)

    def fix_again(self, draws: list[Draw]) -> None:
        """Script those of a whole match's draws that come at this moment."""
        for draw in draws[len(self.draws) :]:
            if draw.after > len(self.decisions):
                break
            self.fix(draw.name, draw.numbers)

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
            self.beginning.position,
            list(self.draws),
        )
