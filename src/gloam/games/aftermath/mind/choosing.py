"""Questions of the book: which option of an entry is taken. The entry lies open, and with it what each option costs and
does, up to entries that nobody has read yet."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import BRANCH, CHOICE, NOTHING, OPTION_TO, READER
from gloam.core.effects.step import Deliberation, Frame, Run
from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.mind.needs import lives
from gloam.games.aftermath.mind.prospects import prospect_at, stake_at, test_odds
from gloam.games.aftermath.rules.trials import PickTest
from gloam.games.aftermath.state import Aftermath

UNKNOWN: Final = -100.0
LATER: Final = 0.001
"""Of two options that are worth the same the first is taken."""


def run_of(step: Step | None) -> Run | None:
    """The entry that asks, to one or to all."""
    if isinstance(step, Deliberation):
        return step.asked
    return step if isinstance(step, Run) else None


def choose(s: Aftermath, seat: int, options: list[int], step: Step | None) -> int:
    """The option of an entry from which most is to be expected."""
    run = run_of(step)
    if run is None:
        return options[0]
    f = Frame(s.words, run)
    if f.code[run.at] != CHOICE:
        return options[0]
    if f.reader() == NOTHING:
        f.bind(READER, seat)
    best, value = options[0], -1e9
    place = 0
    for option in f.choices(run.at):
        number = f.words.choose(f.data[option])
        if number not in options:
            continue
        worth = prospect_at(s, f, f.data[option + OPTION_TO]).worth - LATER * place
        place += 1
        if worth > value:
            best, value = number, worth
    if PASS in options and value < 0.0:
        return PASS
    return best


def pick(s: Aftermath, options: list[int]) -> int:
    """One of several characters: whoever stands best takes it on, because most such things hurt."""
    return max(options, key=lambda option: lives(s, option & ARG_MASK) if option & ~ARG_MASK == w.PICK else 0)


def pick_test(s: Aftermath, seat: int, options: list[int], step: Step | None) -> int:
    """The test with the best odds."""
    if not isinstance(step, PickTest):
        return options[0]
    best, value = options[0], -1.0
    for option in options:
        attribute, difficulty, opposed = step.tests[option & ARG_MASK]
        odds = test_odds(s, seat, attribute, difficulty, opposed == 1)
        if odds > value:
            best, value = option, odds
    return best


def at_stake(s: Aftermath, seat: int) -> float:
    """How much better it is to pass the test of the entry that is being read than to fail it; -100 if none is."""
    for step in reversed(s.agenda):
        if isinstance(step, Run):
            f = Frame(s.words, step)
            if f.code[step.at] == BRANCH:
                return stake_at(s, f, step.at)
            return UNKNOWN
    return UNKNOWN
