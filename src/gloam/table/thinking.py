"""Minds at a table: what they are asked, and the company of minds that answers, in whatever process it runs.

A mind gets what its seat's side knows and has heard, the options, and nothing else.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import PurePath

import msgspec

from gloam.core.game import Game, game_named
from gloam.core.history import Note
from gloam.core.play import Mind
from gloam.core.rng import seeded
from gloam.core.state import State
from gloam.core.words.lexicon import Phrase

LOG = logging.getLogger("gloam.minds")

HINT_ONLY = Phrase("hint-only", "", {})
HINT_BEST = Phrase("hint-best", "", {})

NO_ANSWER = -1
"""A mind keeps still, or had no answer to give."""


class MindQuestion(msgspec.Struct, frozen=True):
    """One question to one mind. With `interrupt` it may keep still; then `kind` means nothing. `ask` is the number of
    a quiet question.

    `known` is the game as the seat's side knows it (`State.masked`). `heard` is all that the side was ever told, for a
    mind that listens; the company hands on what is new to it, so that it misses nothing in a new process either.
    """

    seat: int
    mind: str
    interrupt: bool
    kind: int
    options: list[int]
    known: State
    heard: list[Note] = []
    ask: int = 0


class Thinking(msgspec.Struct, frozen=True):
    """All that the minds of a table are asked at one moment: first interrupts in the game's order, then answers.

    It can be pickled. A thought is good for the moment it was asked for; `due` is when it should be handed in.
    """

    table: str
    game: str
    seats: int
    moment: int
    due: int
    seed: int
    questions: list[MindQuestion]


class Thought(msgspec.Struct, frozen=True):
    """What the minds decided: an interrupt alone, or answers. (seat, option) each; `why` is for hints.

    `faults` are the errors of minds: what it was and where, but not its text, which might tell what the seat knows.
    """

    moment: int
    moves: list[tuple[int, int]]
    why: Phrase = HINT_BEST
    faults: list[str] = []


def log_fault(game: str, fault: str) -> None:
    LOG.error("a mind of %s failed: %s", game, fault)


class Company:
    """The minds of many tables in one process. Tables must be sticky: a mind may remember its game.

    A mind's error is reported (by default to the log) and returned with the thought.
    """

    def __init__(
        self, find: Callable[[str], Game] = game_named, report: Callable[[str, str], None] = log_fault
    ) -> None:
        self._find = find
        self._report = report
        self._minds: dict[str, dict[tuple[int, str], _Sitting]] = {}

    def think(self, thinking: Thinking) -> Thought:
        """Ask the minds: the first that takes an interrupt wins, else all answers."""
        moves: list[tuple[int, int]] = []
        faults: list[str] = []
        why = HINT_BEST
        for question in thinking.questions:
            try:
                option, why = self._sitting(thinking, question).asked(question)
            except Exception as e:
                # A mind that errs must not stop the table, which then decides as it does for somebody absent.
                option = NO_ANSWER
                faults.append(_fault(e))
                self._report(thinking.game, faults[-1])
            if question.interrupt and option != NO_ANSWER:
                return Thought(thinking.moment, [(question.seat, option)], why, faults)
            if not question.interrupt:
                moves.append((question.seat, option))
        return Thought(thinking.moment, moves, why, faults)

    def forget(self, table: str) -> None:
        """A table is over or left memory."""
        self._minds.pop(table, None)

    def _sitting(self, thinking: Thinking, question: MindQuestion) -> _Sitting:
        minds = self._minds.setdefault(thinking.table, {})
        key = question.seat, question.mind
        if key not in minds:
            mind = self._find(thinking.game).minds()[question.mind]()
            # A stream of its own for each mind: the dice of the game must not depend on who plays.
            mind.begin(question.seat, thinking.seats, seeded(thinking.seed, 1 + question.seat))
            minds[key] = _Sitting(mind)
        return minds[key]


class _Sitting:
    """A mind in its seat, and how much it has heard."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.heard = 0

    def asked(self, question: MindQuestion) -> tuple[int, Phrase]:
        """What it chooses and why; of an interrupt it may take none."""
        mind, known, options = self.mind, None if self.mind.blind else question.known, list(question.options)
        if mind.listens and len(question.heard) > self.heard:
            mind.hear(question.heard[self.heard :])
            self.heard = len(question.heard)
        if question.interrupt:
            option = mind.interject(known, options)
            if option == NO_ANSWER:
                return option, HINT_BEST
        else:
            option = mind.choose(known, question.kind, options)
        if option not in question.options:
            raise ValueError(f"{type(mind).__name__} chose {option}, which is not among its options")
        if len(options) == 1 and not question.interrupt:
            return option, HINT_ONLY
        said = mind.explain()
        return option, HINT_BEST if said is None else Phrase(said[0], "", dict(said[1]))


def _fault(e: Exception) -> str:
    """The kind of an error and where it was raised."""
    frames = traceback.extract_tb(e.__traceback__)
    where = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(e).__name__}{where}"
