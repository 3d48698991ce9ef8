"""What somebody is shown of a match, as typed data: `Match.sight` makes it."""

from __future__ import annotations

from typing import Any

import msgspec

from gloam.core.game import Outcome
from gloam.core.state import State
from gloam.core.words.lexicon import Choice, Fact, Phrase, seat_letter
from gloam.core.words.phrases import Interrupt as Interrupt


class Snapshot(msgspec.Struct, frozen=True):
    """The state after so many decisions, when so many events had been told."""

    decisions: int
    events: int
    state: State


class RefusedChoice(msgspec.Struct, frozen=True, gc=False):
    """A choice that somebody might think of but that the rules refuse, with the reason."""

    choice: Choice
    reason: Phrase


class Way(msgspec.Struct, frozen=True, gc=False):
    """The last step of a way to a place, by references: what it leads `to`, by which option in notation, and the place
    `before` it. That is where one stands, or what another way of the list leads to."""

    to: str
    option: str
    before: str


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A decision as its own seat sees it. `ways` are the places it can get to by answering one after the other, nearest
    first; the question is then asked step by step. `about` is what it is about, such as the card to answer.

    `plans` are the options, in notation, that can be taken back; all others stand. `previews` say of an option what it
    costs, whom it touches, what may be rolled or drawn, as far as the seat's side may know.

    `shows` is for people who sit side by side, while their secrets are covered: None keeps the whole question covered;
    else it shows, with those choices whose verbs are named (with all, for a seat that is `known`)."""

    seat: str
    kind: str
    rule: str
    options: list[Choice]
    refused: list[RefusedChoice]
    ways: list[Way] = []
    about: dict[str, Fact] = {}
    plans: list[str] = []
    previews: dict[str, list[Phrase]] = {}
    shows: list[str] | None = None


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A decision as the others see it: who is asked what, as far as they may know."""

    seat: str
    kind: str


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """What a seat wants where several decide together."""

    seat: str
    choice: Choice


class Result(msgspec.Struct, frozen=True, gc=False):
    """An outcome as it is shown, by seat letter: the rules that ended the game, the winners, each winner's own rule.

    `shared` says that they won together. `scores` and `ranks` are None in a game that does not count them.
    """

    rules: list[str]
    winners: str
    reasons: dict[str, str]
    shared: bool
    scores: dict[str, int] | None
    ranks: dict[str, int] | None


def result(outcome: Outcome | None) -> Result | None:
    """How an outcome is shown."""
    if outcome is None:
        return None
    return Result(
        list(outcome.rules),
        "".join(map(seat_letter, outcome.winners)),
        {seat_letter(seat): rule for seat, rule in outcome.reasons.items()},
        outcome.shared,
        None if outcome.scores is None else {seat_letter(i): score for i, score in enumerate(outcome.scores)},
        None if outcome.ranks is None else {seat_letter(i): rank for i, rank in enumerate(outcome.ranks)},
    )


class Sight(msgspec.Struct, frozen=True, gc=False):
    """All that the holder of some seats (of none: a spectator) is shown at a moment. Nothing else may reach them.

    `seats` are the letters of those seats; `prompts` and `interrupts` are theirs. The view, `waiting` and `proposals`
    are what they know together with their sides. `own` names the leaves of the view that a spectator sees otherwise, as
    `players.0.hand`: what people who sit side by side want covered. `pages` are the sealed pages that they may read; a
    page that a spectator may not is in `own` too, as `page:hollow`, and so is a proposal of which nobody else hears,
    as `proposal:B`, or that somebody is waited for, as `waiting:B`.

    While secrets are covered, `anytime` shows in place of the `interrupts`, and of each prompt what it says of itself
    (`Prompt.shows`). `known` are those of the seats about whose choices there is nothing to hide.
    """

    seats: str
    view: Any
    prompts: list[Prompt]
    interrupts: list[Interrupt]
    waiting: list[Waiting]
    proposals: list[Proposal]
    resolving: bool
    outcome: Result | None
    own: list[str]
    pages: list[str] = []
    anytime: list[Interrupt] = []
    known: str = ""

    @property
    def prompt(self) -> Prompt | None:
        """The open question, for whoever holds one seat."""
        return self.prompts[0] if self.prompts else None
