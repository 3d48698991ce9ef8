"""A game in progress: the state, its agenda of steps, and the decisions that are open."""

from __future__ import annotations

from dataclasses import InitVar
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from gloam.core.door import door_of
from gloam.core.history import EVERYONE as EVERYONE
from gloam.core.history import NOBODY as NOBODY
from gloam.core.history import History, Note
from gloam.core.history import hears as hears
from gloam.core.history import only as only
from gloam.core.rng import Rng
from gloam.core.value import Data, Value
from gloam.core.ways import Stride

ARG_BITS: Final = 16
"""An option is `verb << ARG_BITS | argument`: one meaning in the whole game, whatever decision it answers."""

ARG_MASK: Final = (1 << ARG_BITS) - 1

PASS: Final = 0
"""Verb 0 without an argument is "pass" in every game."""

ALLOWED: Final = 0
"""No reason: nothing forbids it. Any other reason is `word << ARG_BITS | thing`, as an option is."""

HIDDEN: Final = -9
"""In a masked state: in place of a number that these viewers do not know."""

NONE: Final = -(1 << 29)
"""No fact here: what `tell` and `keep` are given where they are given nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Value):
    """Why a choice is not allowed, in words: the rule, the message key, and the facts: references ("seat:B") and
    numbers. The rules give a reason as a number; a lexicon makes this of it (`Lexicon.refusal`)."""

    def __init__(self, rule: str, key: str, facts: dict[str, str | int]) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts


class Refused(Exception):
    """Raised where a choice is handed in that the rules refuse, with the reason; nothing has changed then.

    `Match.explained` puts it into words.
    """

    def __init__(self, seat: int, option: int, reason: int) -> None:
        super().__init__(f"option {option} of seat {seat} is refused: reason {reason >> ARG_BITS} of the game's words")
        self.seat = seat
        self.option = option
        self.reason = reason


class EmptyAgenda(Exception):
    """The rules have come to an end of their steps without ending the game or asking anybody."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Value):
    """One thing still to do. Immutable, and holding public facts only: clones and other worlds share it.

    What depends on a secret is looked up when the step runs, never stored in it.
    """

    def run(self, s: Any) -> None:
        """Change the state, push further steps (the last pushed runs first), or ask.

        A step that asks changes nothing before it asks, and asks only those who have not answered yet: after an
        interrupt it is simply run again.
        """
        raise AssertionError(f"{self!r} has nothing to run")

    def answer(self, s: Any, seat: int, option: int) -> None:
        """Go on with the answer to what `run` asked."""
        raise AssertionError(f"{self!r} asked nothing")

    def candidates(self, s: Any, seat: int) -> list[int]:
        """All that a person might think of answering to what this step asked: options, and what `why_not` refuses."""
        d: Decision | None = s.decision_of(seat)
        return [] if d is None else d.options

    def why_not(self, s: Any, seat: int, option: int) -> int:
        """The reason that keeps this from being an answer to what this step asked, a word of the game with the thing it
        names (`w.OCCUPIED | space`); 0 where none of its rules does.

        The reason stands beside the rule it comes from: whatever a candidate is refused for is said here, with what
        the seat may know. So options can follow from it: `[o for o in candidates if not self.why_not(s, seat, o)]`.
        """
        return ALLOWED

    def ways(self, known: Any, seat: int) -> list[Stride]:
        """Where the seat can get by answering this step several times, as `gloam.core.ways.shortest` gives it.

        `known` is what the seat's side knows: a masked state. It is asked for kinds of decisions that walk.
        """
        return []

    def about(self, known: Any, seat: int) -> list[int]:
        """What this step asked the seat about, in the order in which the kind of decision names it (`asks(about=)`).

        `known` is what the seat's side knows: a masked state. It is asked for kinds of decisions that name something.
        """
        return []

    def plans(self, known: Any, seat: int, option: int) -> bool:
        """Whether this answer only goes on with a plan of its side, and so can be taken back.

        A plan is something that is still being put together: an offer, a way, the cards of a test. Nothing is told,
        asked, drawn, rolled or looked at outside the side, no secret is read, and nobody else's step reads what it
        changes. Whatever does more stands, also where the answer was "nobody", "nothing" or silence. `known` is what
        the seat's side knows: a masked state.
        """
        return False

    def foretells(self, known: Any, seat: int, option: int) -> list[list[int]]:
        """What somebody should know before choosing this, since it stands: what it costs, whom or what it touches
        beside what the option names, what may be rolled or drawn. Each is the number of a foretelling with its facts.

        `known` is what the seat's side knows: a masked state. So nothing is foretold that depends on a secret.
        """
        return []

    def absent(self, s: Any, seat: int) -> int:
        """What a clock chooses for an absent player whom this step asked; -1 where the verbs of the kind decide."""
        return -1

    def counsel(self) -> int:
        """Where several seats decide together: who they are. Whoever sees the question sees what they propose."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAgain(Step):
    """Runs the steps that were waiting for answers once more: all of them, before anybody can answer."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def run(self, s: Any) -> None:
        for step in self.steps:
            step.run(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision(Value):
    """An open question to a seat. Never changed, only replaced: clones share it, and `options` may be shared by many.

    `audience` are the seats that see who is asked what: everybody, or a side. Others see no more than that something
    is being resolved; and not even that of a `quiet` one.
    """

    def __init__(
        self, seat: int, kind: int, options: list[int], step: Step, audience: int = EVERYONE, quiet: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.step = step
        self.audience = audience
        self.quiet = quiet

    def as_seen_by(self, viewers: int) -> Decision | None:
        """What these viewers know of it: all of their own, of others' not the options, nothing of what is quiet."""
        if viewers >> self.seat & 1:
            return self
        if self.quiet and not hears(viewers, self.audience):
            return None
        return Decision(self.seat, self.kind, [], self.step, self.audience, self.quiet)


@mypyc_attr(allow_interpreted_subclasses=True)
class Core(Value):
    """What every state has, whatever the game, as one value: a state is made from it, and gives it back.

    `proposals` are what seats want that decide together, by seat, -1 for nothing yet (see `gloam.core.council`).
    `viewers` are the seats from whose knowledge the state is made: everybody for the truth and for imagined worlds.
    """

    def __init__(
        self,
        seats: int,
        rng: Rng,
        agenda: list[Step],
        pending: list[Decision],
        over: bool,
        history: History,
        proposals: list[int],
        viewers: int,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda = agenda
        self.pending = pending
        self.over = over
        self.history = history
        self.proposals = proposals
        self.viewers = viewers

    def clone(self) -> Core:
        """Steps and decisions are never changed, so clones share them."""
        return Core(
            self.seats,
            self.rng.clone(),
            self.agenda.copy(),
            self.pending.copy(),
            self.over,
            self.history.clone(),
            self.proposals.copy(),
            self.viewers,
        )


def opening(seats: int, rng: Rng, step: Step) -> Core:
    """The core of a new game that begins with this step."""
    return Core(seats, rng, [step], [], False, History([]), [-1] * seats, EVERYONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Data):
    """The whole truth of a game. Each game adds its own fields and the methods at the end of this class.

    `log` collects what is told while it is a list; simulations leave it None. It is an outlet, not part of the value.
    """

    _core: InitVar[Core]  # states are made of a core first

    def __init__(self, core: Core) -> None:
        self.seats = core.seats
        self.rng = core.rng
        self.over = core.over
        self.history = core.history
        self.proposals = core.proposals
        self.viewers = core.viewers
        # Both change at every decision. A list that shrinks to nothing is slow, so the stack keeps its size and counts
        # how much of it is used; and mostly one decision is open, which needs no list.
        self._stack = core.agenda
        self._depth: i64 = len(core.agenda)
        self._first: Decision | None = core.pending[0] if core.pending else None
        self._also: list[Decision] = core.pending[1:]
        self.log: list[Note] | None = None

    @property
    def core(self) -> Core:
        """What every state has, as a copy that shares nothing which may change."""
        return Core(
            self.seats,
            self.rng.clone(),
            self._stack[: self._depth],
            [] if self._first is None else [self._first, *self._also],
            self.over,
            self.history.clone(),
            self.proposals.copy(),
            self.viewers,
        )

    @property
    def agenda(self) -> tuple[Step, ...]:
        """The steps still to do; the last one runs first."""
        return tuple(self._stack[: self._depth])

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions."""
        return () if self._first is None else (self._first, *self._also)

    # What the rules use

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda: it runs before everything pushed earlier."""
        stack, depth = self._stack, self._depth
        if depth < len(stack):
            stack[depth] = step
        else:
            stack.append(step)
        self._depth = depth + 1

    def agenda_size(self) -> int:
        """How many steps are still to do."""
        return self._depth

    def push_below(self, step: Step, above: int) -> None:
        """Put a step below all that was pushed since there were `above` steps to do: it runs when they are done."""
        self._stack.insert(above, step)
        self._depth += 1

    def reschedule(self, steps: list[Step]) -> None:
        """These are the steps still to do, in place of all others; the last one runs first."""
        self._stack = steps.copy()
        self._depth = len(steps)

    def ask(self, step: Step, seat: int, kind: int, options: list[int]) -> None:
        """Open a decision that everybody sees; `step.answer` is called with the option chosen."""
        d = Decision(seat, kind, options, step, EVERYONE, False)
        # As `open` does: without the call, for this is done at every decision.
        if self._first is None:
            self._first = d
        else:
            self._also.append(d)

    def ask_aside(self, step: Step, seat: int, kind: int, options: list[int]) -> None:
        """Open a decision in a private window: others see that something is being resolved, not what."""
        self.open(Decision(seat, kind, options, step, self.side(seat), False))

    def ask_quietly(self, step: Step, seat: int, kind: int, options: list[int]) -> None:
        """Open a decision out of sight: but for the seat's side nobody notices that there is one."""
        d = Decision(seat, kind, options, step, self.side(seat), True)
        if self._first is None:
            self._first = d
        else:
            self._also.append(d)

    def open(self, d: Decision) -> None:
        """Open a decision beside those that are open already."""
        if self._first is None:
            self._first = d
        else:
            self._also.append(d)

    def retract(self, seat: int) -> None:
        """Take the open decision of a seat back, if it has one."""
        first = self._first
        if first is not None and first.seat == seat:
            self._first = self._also.pop(0) if self._also else None
            return
        for i in range(len(self._also)):
            if self._also[i].seat == seat:
                self._also.pop(i)
                return

    def retract_all(self) -> None:
        """Take all open decisions back."""
        self._first = None
        if self._also:
            self._also = []

    def tell(
        self,
        audience: int,
        kind: int,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
        f: int = NONE,
        g: int = NONE,
        h: int = NONE,
    ) -> None:
        """Announce what happened to the seats in the mask `audience`. Nothing remembers it: see `keep`."""
        if self.log is not None:
            self.log.append(Note(audience, kind, _facts(a, b, c, d, e, f, g, h), self.when()))

    def tell_all(self, audience: int, kind: int, facts: list[int]) -> None:
        """As `tell`, with as many facts as there are: the last one of the event may be a list (`cards:card...`)."""
        if self.log is not None:
            self.log.append(Note(audience, kind, tuple(facts), self.when()))

    def keep(
        self,
        audience: int,
        kind: int,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
        f: int = NONE,
        g: int = NONE,
        h: int = NONE,
    ) -> None:
        """Announce what happened, and keep it in the history: views, minds and other worlds can go by it."""
        note = Note(audience, kind, _facts(a, b, c, d, e, f, g, h), self.when())
        self.history.add(note)
        if self.log is not None:
            self.log.append(note)

    def keep_all(self, audience: int, kind: int, facts: list[int]) -> None:
        """As `keep`, with as many facts as there are."""
        note = Note(audience, kind, tuple(facts), self.when())
        self.history.add(note)
        if self.log is not None:
            self.log.append(note)

    def sharing(self, seats: int) -> int:
        """The seats whose knowledge these seats have: their sides, taken together."""
        mask = 0
        for seat in range(self.seats):
            if seats >> seat & 1:
                mask |= self.side(seat)
        return mask

    # What players do

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of a seat; a seat has at most one."""
        first = self._first
        if first is None or first.seat == seat:
            return first
        for d in self._also:
            if d.seat == seat:
                return d
        return None

    def open_count(self) -> int:
        """How many decisions are open."""
        return 0 if self._first is None else 1 + len(self._also)

    def decision(self, which: int) -> Decision:
        """Open decision number `which`, as `pending` counts them."""
        first = self._first
        assert first is not None
        return self._also[which - 1] if which else first

    def answer(self, which: int, option: int) -> None:
        """Answer open decision number `which` with one of its options; nothing is checked here."""
        if which:
            d = self._also.pop(which - 1)
        else:
            first = self._first
            assert first is not None
            d = first
            self._first = self._also.pop(0) if self._also else None
        d.step.answer(self, d.seat, option)
        self.run()

    def is_plan(self, seat: int, option: int) -> bool:
        """Whether this answer of a seat only goes on with a plan (`Step.plans`), as far as its side may know."""
        d = self.decision_of(seat)
        if d is None or not declares(d.step, "plans") or option not in d.options:
            return False
        return d.step.plans(self.masked(self.side(seat)), seat, option)

    def interject(self, seat: int, option: int) -> None:
        """Take an interrupt that `interrupts` offers; open decisions are then asked afresh."""
        self.ask_again()
        self.interrupt(seat, option)
        self.run()

    def ask_again(self) -> None:
        """Take all open decisions back; the next run asks them afresh, after whatever is pushed meanwhile."""
        steps: list[Step] = []
        for d in self.pending:
            # In a state that was read back from JSON they are equal, but not the same.
            if not any(d.step is step or d.step == step for step in steps):
                steps.append(d.step)
        self.retract_all()
        if steps:
            self.push(steps[0] if len(steps) == 1 else AskAgain(steps))

    def play(self, seat: int, option: int) -> None:
        """Whatever a seat may do now: answer its decision or take an interrupt. Raises Refused for all else."""
        if not self.over:
            for i, d in enumerate(self.pending):
                if d.seat == seat and option in d.options:
                    self.answer(i, option)
                    return
            if option in self.interrupts(seat):
                self.interject(seat, option)
                return
        raise Refused(seat, option, self.refusal(seat, option))

    def run(self) -> None:
        """Work the agenda until somebody has to decide or the game is over.

        Several open decisions are simultaneous: the agenda waits for the last answer.
        """
        while self._depth and self._first is None and not self.over:
            self._depth -= 1
            self._stack[self._depth].run(self)
        if self.over:
            self.retract_all()
        elif self._first is None:
            raise EmptyAgenda("nobody is asked, no step is left to do, and the game is not over")

    # Knowledge

    def counsel_heard(self, viewers: int) -> int:
        """Of the seats that decide together now those whose proposals these viewers see, as a mask.

        Several groups may take counsel at once, each out of sight of the other.
        """
        seen = NOBODY
        for i in range(self.open_count()):
            d = self.decision(i)
            if hears(viewers, d.audience):
                seen |= d.step.counsel()
        return seen

    def masked_proposals(self, viewers: int) -> list[int]:
        """What is proposed, as far as these viewers see it."""
        seen = self.counsel_heard(viewers)
        if seen == NOBODY:
            return [-1] * self.seats
        return [option if seen >> seat & 1 else -1 for seat, option in enumerate(self.proposals)]

    def masked_core(self, viewers: int) -> Core:
        """What these viewers know of what every state has: no dice, no options of others, nothing that was quiet."""
        pending: list[Decision] = []
        for i in range(self.open_count()):
            seen = self.decision(i).as_seen_by(viewers)
            if seen is not None:
                pending.append(seen)
        return Core(
            self.seats,
            Rng(0),
            self.masked_agenda(viewers),
            pending,
            self.over,
            self.history.masked(viewers),
            self.masked_proposals(viewers),
            viewers,
        )

    def masked_agenda(self, viewers: int) -> list[Step]:
        """The steps still to do, as these viewers know of them: all, because steps hold public facts.

        A side that acts out of sight may have steps of its own on top: a game leaves them out here for everybody else.
        """
        seen = door_of(self).masked_agenda(self, viewers)
        return self._stack[: self._depth] if seen is None else seen

    def imagined(self, viewers: int, rng: Rng) -> State:
        """Another world that these viewers could not tell from this one, made from what they know and nothing else."""
        return self.masked(viewers).imagine(rng)

    # What each game supplies: by overriding it, or by its door (`gloam.core.door`)

    def side(self, seat: int) -> int:
        """The seats that share what they know with this one, itself among them, as a mask."""
        return 1 << seat

    def when(self) -> int:
        """The moment as the game counts it, for the history: a round, a turn."""
        return 0

    def interrupts(self, seat: int) -> list[int]:
        """Options a seat may take now although nobody waits for it."""
        return []

    def is_known(self, seat: int) -> bool:
        """Whether what this seat can choose is no secret, by what everybody knows: its character lies open, say.

        As long as there is something to hide, a screen that others look at shows of its questions and interrupts what
        the words of the game let it (`Kind.shows`, `Verb.anytime`).
        """
        return False

    def interrupt(self, seat: int, option: int) -> None:
        """Carry out an interrupt."""
        raise NotImplementedError

    def interrupt_order(self) -> list[int]:
        """The order in which seats come that interrupt at the same moment."""
        return list(range(self.seats))

    def candidates(self, seat: int) -> list[int]:
        """All that a person might think of choosing now: legal options, and others that `refusal` explains."""
        d = self.decision_of(seat)
        return [] if d is None else d.step.candidates(self, seat)

    def absent(self, d: Decision) -> int:
        """What a clock chooses for an absent player; -1 where the passive verbs of the kind decide."""
        return door_of(self).absent(self, d)

    def matter(self, d: Decision) -> int:
        """What a question belongs to, as everybody knows: a phase, a turn. A clock that has answered one out of sight
        answers what follows for the same seat at once, but only of the same matter: for the next one there is time
        again. One for the whole game, unless its rules say otherwise."""
        return 0

    def refusal(self, seat: int, option: int) -> int:
        """The reason why this option is not open to this seat now. Uses only what the seat may know.

        The step that asked the seat knows best; what it has no rule about is refused by the rules of the moment.
        """
        if not self.over:
            why = door_of(self).why_senseless(self, option)
            d = self.decision_of(seat)
            if not why and d is not None:
                why = d.step.why_not(self, seat, option)
            if why:
                return why
        return self.why_not_now(seat, option)

    def why_not_now(self, seat: int, option: int) -> int:
        """Why this cannot be done at this moment, whatever is asked: not one's turn, out of the game, over."""
        return door_of(self).why_not_now(self, seat, option)

    def view(self, viewers: int) -> Any:
        """All that a set of seats may see, as a typed struct, built by naming it; nobody's is the public view."""
        return door_of(self).view(self, viewers)

    def view_beside(self, viewers: int, public: Any) -> Any:
        """The same, where the public view of this moment is at hand. A game may make it from that, by naming what these
        viewers see otherwise: what all see alike is then made and compared once for everybody."""
        return door_of(self).view_beside(self, viewers, public)

    def masked(self, viewers: int) -> State:
        """This state with everything blank that these viewers do not know; equal knowledge gives equal states.

        It shows them the same view. Once the game is over nothing is hidden. It follows from what the fields say of who
        may know them (`gloam.core.fields`), unless a game writes it out.
        """
        return door_of(self).masked(self, viewers)

    def imagine(self, rng: Rng) -> State:
        """For a masked state: a whole one that fits it, with a random future of its own."""
        return door_of(self).imagine(self, rng)

    def imagine_several(self, rng: Rng, count: int) -> list[State]:
        """For a masked state: several worlds, as `imagine` gives them.

        Where it takes long to find one, a game may make many of what it has found: they are more alike then.
        """
        return door_of(self).imagine_several(self, rng, count)

    @final
    def reward(self, seat: int) -> float:
        """What the game has brought a seat by now: nothing until it is over, then its `score`."""
        return self.score(seat) if self.over else 0.0

    def score(self, seat: int) -> float:
        """How well a seat did in a game that is over: 1.0 for the best result, 0.0 for the worst."""
        raise NotImplementedError


def naming(reason: int, thing: int) -> int:
    """A reason with the thing it names, where there may be none: `reason | -1` would set every bit of it."""
    return reason | thing & ARG_MASK


_DECLARED: Final[dict[tuple[type, str], bool]] = {}


def declares(step: Step, what: str) -> bool:
    """Whether steps of this kind have anything to say of it (`plans`, `foretells`): most have not, and nobody's
    knowledge is worked out for them."""
    key = (type(step), what)
    found = _DECLARED.get(key)
    if found is None:
        found = _DECLARED[key] = getattr(type(step), what) is not getattr(Step, what)
    return found


def _facts(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> tuple[int, ...]:
    """The facts that were given."""
    if a == NONE:
        return ()
    if b == NONE:
        return (a,)
    if c == NONE:
        return (a, b)
    if d == NONE:
        return (a, b, c)
    if e == NONE:
        return (a, b, c, d)
    return (a, b, c, d, *[fact for fact in (e, f, g, h) if fact != NONE])
