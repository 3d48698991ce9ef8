"""A game in progress: the state, its agenda of steps, and the decisions that are open."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloam.core.rng import Rng
from gloam.core.value import Value

EVERYONE: Final = -1
"""Audience of an event: a bit mask of seats; all bits set means that it is public."""

ARG_BITS: Final = 16
"""An option is `verb << ARG_BITS | argument`: one meaning in the whole game, whatever decision it answers."""

ARG_MASK: Final = (1 << ARG_BITS) - 1

PASS: Final = 0
"""Verb 0 without an argument is "pass" in every game."""

Told = tuple[int, int, int, int, int, int]
"""An event as the rules write it: audience, kind and up to four facts as numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Value):
    """Why a choice is not allowed: the rule, the message key, and the facts: references ("seat:B") and numbers."""

    def __init__(self, rule: str, key: str, facts: dict[str, str | int]) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts


class Refused(Exception):
    """Raised where a choice is handed in that the rules refuse; nothing has changed then."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}")
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value):
    """One thing still to do. Immutable, and holding public facts only: clones and determinized worlds share it.

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


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAgain(Step):
    """Runs the steps that were waiting for answers once more: all of them, before anybody can answer."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def run(self, s: Any) -> None:
        for step in self.steps:
            step.run(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Value):
    """An open question to a seat. A decision that is not public shows others only that something is resolving."""

    def __init__(self, seat: int, kind: int, options: list[int], step: Step, public: bool = True) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.step = step
        self.public = public

    def clone(self) -> Decision:
        # Options are never changed in place, so clones may share them.
        return Decision(self.seat, self.kind, self.options, self.step, self.public)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Value):
    """The whole truth of a game. Each game adds its own fields and the methods at the end of this class.

    `log` collects events while it is a list; simulations leave it None. It is an outlet, not part of the value.
    """

    def __init__(self, seats: int, rng: Rng, agenda: list[Step], pending: list[Decision], over: bool) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda = agenda
        self.pending = pending
        self.over = over
        self.log: list[Told] | None = None

    # What the rules use

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda: it runs before everything pushed earlier."""
        self.agenda.append(step)

    def ask(self, step: Step, seat: int, kind: int, options: list[int], public: bool = True) -> None:
        """Open a decision; `step.answer` is called with the option chosen."""
        self.pending.append(Decision(seat, kind, options, step, public))

    def tell(self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Announce what happened to the seats in the mask `audience`."""
        if self.log is not None:
            self.log.append((audience, kind, a, b, c, d))

    # What players do

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of a seat; a seat has at most one."""
        for d in self.pending:
            if d.seat == seat:
                return d
        return None

    def answer(self, which: int, option: int) -> None:
        """Answer open decision number `which` with one of its options; nothing is checked here."""
        d = self.pending.pop(which)
        d.step.answer(self, d.seat, option)
        self.run()

    def interject(self, seat: int, option: int) -> None:
        """Take an interrupt that `interrupts` offers; open decisions are then asked afresh."""
        self.ask_again()
        self.interrupt(seat, option)
        self.run()

    def ask_again(self) -> None:
        """Take all open decisions back; the next run asks them afresh, after whatever is pushed meanwhile."""
        steps: list[Step] = []
        for d in self.pending:
            if not any(d.step is step for step in steps):
                steps.append(d.step)
        self.pending.clear()
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
        raise Refused(self.refusal(seat, option))

    def run(self) -> None:
        """Work the agenda until somebody has to decide or the game is over.

        Several open decisions are simultaneous: the agenda waits for the last answer.
        """
        while self.agenda and not self.pending and not self.over:
            self.agenda.pop().run(self)
        if self.over:
            self.pending.clear()

    # What each game supplies

    def clone(self) -> State:
        """An equal, independent copy, built field by field through the constructor, with its events off."""
        raise NotImplementedError

    def interrupts(self, seat: int) -> list[int]:
        """Options a seat may take now although nobody waits for it."""
        return []

    def interrupt(self, seat: int, option: int) -> None:
        """Carry out an interrupt."""
        raise NotImplementedError

    def interrupt_order(self) -> list[int]:
        """The order in which seats come that interrupt at the same moment."""
        return list(range(self.seats))

    def candidates(self, seat: int) -> list[int]:
        """All that a person might think of choosing now: legal options, and others that `refusal` explains."""
        d = self.decision_of(seat)
        return [] if d is None else d.options

    def absent(self, d: Decision) -> int:
        """What a clock chooses for an absent player; -1 where the passive verbs of the kind decide."""
        return -1

    def refusal(self, seat: int, option: int) -> Refusal:
        """Why this option is not open to this seat now. Uses only what the seat may know."""
        raise NotImplementedError

    def view(self, seat: int) -> Any:
        """All that a seat may see, as a typed struct, built by naming it; seat -1 is the public view."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> State:
        """Another world that this seat could not tell from this one, with a random future of its own."""
        raise NotImplementedError

    def reward(self, seat: int) -> float:
        """1.0 for the best result, 0.0 for the worst, once the game is over."""
        raise NotImplementedError
