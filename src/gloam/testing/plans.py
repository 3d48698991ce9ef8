"""Tests taking back: a choice that can be taken back must not have told anybody anything, in any possible world.

A step declares which answers are only part of a plan (`Step.plans`). The suite plays games with minds and at random,
and checks every answer declared that way:

- The side learns nothing: in every world it can't tell from the real one, the same answer looks the same to it. That
  covers what is told, what is asked next, and everything it knows afterwards.
- Nobody else learns more than what was chosen; if the decision is out of sight, they learn nothing at all.
- Nothing is rolled, drawn or opened, and the game doesn't end.
- Decisions that others may make out of sight at that moment have the same effect with and without it.
- After it is taken back, the state is as it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping
from typing import Any, NoReturn

import msgspec

from gloam.core.game import Game, OptionValue
from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.match import Match
from gloam.core.play import Mind
from gloam.core.positions.beginning import Beginning
from gloam.core.rng import Rng
from gloam.core.state import State
from gloam.core.value import to_plain
from gloam.core.words.lexicon import seat_letter, seat_letters
from gloam.testing.cases import Progress, begins, case, chosen, is_plan, silent
from gloam.testing.faults import GameFault, differences, story, telling

WORLDS = 500
"""How many imagined worlds to try at least for each choice that can be taken back."""

AT_MOST = 8 * WORLDS
"""How many to try at most if a test says what has to occur in them."""

AT_ONCE = 50
"""How many worlds to imagine in one call."""

OTHERS = 6
"""How many answers of each other seat to try with and without a plan."""

BY_CHANCE = 3
"""One decision in this many is random, and so is one whole game in this many: minds rarely write an offer."""

Support = Callable[[Any], Collection[Hashable]]
"""Everything that may be true, given a masked state, in the terms that `Trait` uses for a world."""

Trait = Callable[[Any], Hashable]


class PlanReport(msgspec.Struct):
    """How many choices that can be taken back were checked, by verb, and in how many worlds."""

    games: int = 0
    decisions: int = 0
    plans: Counter[str] = msgspec.field(default_factory=Counter)
    worlds: int = 0


def check_plans(
    game: Game,
    plans: int = 60,
    seed: int = 1,
    *,
    first: int = 0,
    games: int | None = None,
    worlds: int = WORLDS,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    beginning: Beginning | None = None,
    support: Support | None = None,
    trait: Trait | None = None,
    progress: Progress = silent,
) -> PlanReport:
    """Play until so many `plans` have been checked, or for so many `games`; raises GameFault.

    Each plan is tried in at least `worlds` imagined worlds. If the test gives the `support` of a masked state, the
    suite goes on until each element of it has occurred as the `trait` of some world.
    """
    report, index = PlanReport(), first
    while index - first < games if games is not None else report.plans.total() < plans:
        match, rng = case(game, seed, index, seats, options, beginning)
        again = f"check_plans(game, {plans}, {seed}, first={index}, worlds={worlds}{begins(beginning)})"
        company = _company(game, match, rng)
        while not match.state.over and (games is not None or report.plans.total() < plans):
            progress("plans", report.plans.total(), plans)
            with telling(match, again):
                seat, option = _choice(match.state, company, rng)
                if is_plan(match.state, seat, option):
                    moment = _Moment(match, seat, option, rng.split(), again)
                    moment.check(worlds, support, trait)
                    report.worlds += moment.worlds
                    report.plans[game.lexicon.verb_of(option).key] += 1
                match.play(seat, option)
            report.decisions += 1
        report.games += 1
        index += 1
    return report


def _company(game: Game, match: Match, rng: Rng) -> list[Mind] | None:
    """Minds for all seats; None for a game that is played at random."""
    if rng.below(BY_CHANCE) == 0:
        return None
    found = [[*game.minds().values()][-1]() for _ in range(match.state.seats)]
    for seat, mind in enumerate(found):
        mind.begin(seat, match.state.seats, rng.split())
    return found


def _choice(s: State, company: list[Mind] | None, rng: Rng) -> tuple[int, int]:
    if company is None or rng.below(BY_CHANCE) == 0:
        return chosen(s, rng)
    d = s.pending[rng.below(len(s.pending))]
    mind = company[d.seat]
    return d.seat, mind.choose(s.masked(s.side(d.seat)), d.kind, list(d.options))


class _Moment:
    """A choice that is about to be made and could be taken back."""

    def __init__(self, match: Match, seat: int, option: int, rng: Rng, again: str) -> None:
        self.match = match
        self.seat = seat
        self.option = option
        self.rng = rng
        self.again = again
        self.before = match.state
        self.side = match.state.side(seat)
        self.after, self.notes = _after(match.state, seat, option)
        self.worlds = 0

    def check(self, worlds: int, support: Support | None, trait: Trait | None) -> None:
        self.keeps_still(self.before, self.after, self.notes)
        self.is_noticed_by_nobody()
        self.is_run_into_by_nobody()
        self.leaves_nothing()
        known = self.before.masked(self.side)
        wanted = set() if support is None else set(support(known))
        while self.worlds < worlds or (wanted and self.worlds < AT_MOST):
            for world in known.imagine_several(self.rng, AT_ONCE):
                self.worlds += 1
                self.looks_the_same(world)
                if trait is not None:
                    wanted.discard(trait(world))
        if wanted:
            raise AssertionError(f"{len(wanted)} of what may be true never occurred in {self.worlds} worlds: {wanted}")

    def keeps_still(self, before: State, after: State, notes: list[Note]) -> None:
        """Nothing is rolled, and nobody outside the side is asked or told anything, in this world."""
        d = before.decision_of(self.seat)
        assert d is not None
        if after.over:
            self.fault("ends the game")
        if after.rng != before.rng:
            self.fault("rolls or draws something")
        for note in notes:
            if note.audience & ~self.side and (d.quiet or note.audience != EVERYONE):
                self.fault(f"is told to others: {self.match.words.event(note).key}")
        for seat in range(before.seats):
            if not self.side >> seat & 1 and before.decision_of(seat) != after.decision_of(seat):
                self.fault(f"changes what {seat_letter(seat)} is asked")

    def is_noticed_by_nobody(self) -> None:
        """It opens no page, and if it is out of sight, it changes nothing that others know."""
        before, after, d = self.before, self.after, self.before.decision_of(self.seat)
        unsealed = self.match.game.unsealed
        for viewers in {NOBODY, *(before.side(seat) for seat in range(before.seats))}:
            if set(unsealed(after, viewers)) - set(unsealed(before, viewers)):
                self.fault(f"opens a page to {seat_letters(viewers) or 'everybody'}")
            if d is not None and d.quiet and viewers != self.side:
                self.same("is noticed by others", before.masked(viewers), after.masked(viewers))

    def is_run_into_by_nobody(self) -> None:
        """Decisions of others out of sight have the same effect with and without it."""
        for d in self.before.pending:
            if self.side >> d.seat & 1 or not d.quiet:
                continue
            for _ in range(min(OTHERS, len(d.options))):
                theirs = d.options[self.rng.below(len(d.options))]
                what = f"is run into by {seat_letter(d.seat)} {self.match.words.write(theirs)}"
                without, notes = _after(self.before, d.seat, theirs)
                with_it, others = _after(self.after, d.seat, theirs)
                if notes != others:
                    self.fault(what)
                for viewers in (NOBODY, self.before.side(d.seat)):
                    self.same(what, with_it.masked(viewers), without.masked(viewers))

    def leaves_nothing(self) -> None:
        """After it is taken back, the state is as it was."""
        so_far = len(self.match.decisions)
        again = self.match.at(so_far)
        again.play(self.seat, self.option)
        self.same("taken back, leaves another state", again.at(so_far).state, self.before)

    def looks_the_same(self, world: State) -> None:
        """In another world that is possible for the side, the same answer looks the same to it."""
        d = world.decision_of(self.seat)
        if d is None or self.option not in d.options:
            self.fault("is open to its side in some worlds only")
        there, told = _after(world, self.seat, self.option)
        self.keeps_still(world, there, told)
        heard = [note for note in self.notes if hears(self.side, note.audience)]
        other = [note for note in told if hears(self.side, note.audience)]
        if heard != other:
            told_here, told_there = ([self.match.words.event(note).key for note in some] for some in (heard, other))
            self.fault("tells its side something", told_here, told_there)
        self.same("shows its side something", self.after.masked(self.side), there.masked(self.side))

    def same(self, what: str, here: State, there: State) -> None:
        if here != there:
            self.fault(what, to_plain(here), to_plain(there))

    def fault(self, what: str, here: Any = None, there: Any = None) -> NoReturn:
        line = f"{seat_letter(self.seat)} {self.match.words.write(self.option)}"
        raise GameFault(
            f"{self.match.game.id}: {line} can be taken back, but {what}",
            [*differences(here, there), *story(self.match, self.again)],
        )


def _after(state: State, seat: int, option: int) -> tuple[State, list[Note]]:
    """The state after an answer, and what was told."""
    after, notes = state.clone(), list[Note]()
    after.log = notes
    after.play(seat, option)
    return after, notes
