"""Minds at a table: what they are asked, and the company of minds that answers, in whatever process it lives.

A mind gets its seat's view, the options, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from gloam.core.game import Game, game_named
from gloam.core.lexicon import Phrase
from gloam.core.play import Mind
from gloam.core.rng import seeded

HINT_ONLY = Phrase("hint-only", "", {})
HINT_BEST = Phrase("hint-best", "", {})

NO_ANSWER = -1
"""A mind keeps still, or had no answer to give."""


class Question(msgspec.Struct, frozen=True):
    """One question to one mind. With `interrupt` it may keep still; then `kind` means nothing. `ask` is the number of
    a quiet question."""

    seat: int
    mind: str
    interrupt: bool
    kind: int
    options: list[int]
    view: Any
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
    questions: list[Question]


class Thought(msgspec.Struct, frozen=True):
    """What the minds decided: an interrupt alone, or answers. (seat, option) each; `why` is for hints."""

    moment: int
    moves: list[tuple[int, int]]
    why: Phrase = HINT_BEST


class Company:
    """The minds of many tables in one process. Tables must be sticky: a mind may remember its game."""

    def __init__(self, find: Callable[[str], Game] = game_named) -> None:
        self._find = find
        self._minds: dict[str, dict[tuple[int, str], Mind]] = {}

    def think(self, thinking: Thinking) -> Thought:
        """Ask the minds: the first that takes an interrupt wins, else all answers."""
        moves: list[tuple[int, int]] = []
        why = HINT_BEST
        for question in thinking.questions:
            mind = self._mind(thinking, question)
            option = _asked(mind, question)
            if question.interrupt:
                if option != NO_ANSWER:
                    return Thought(thinking.moment, [(question.seat, option)], _reason(mind, question, option))
            else:
                moves.append((question.seat, option))
                why = _reason(mind, question, option)
        return Thought(thinking.moment, moves, why)

    def forget(self, table: str) -> None:
        """A table is over or left memory."""
        self._minds.pop(table, None)

    def _mind(self, thinking: Thinking, question: Question) -> Mind:
        minds = self._minds.setdefault(thinking.table, {})
        key = question.seat, question.mind
        if key not in minds:
            mind = self._find(thinking.game).minds()[question.mind]()
            # A stream of its own for each mind: the dice of the game must not depend on who plays.
            mind.begin(question.seat, thinking.seats, seeded(thinking.seed, 1 + question.seat))
            minds[key] = mind
        return minds[key]


def _asked(mind: Mind, question: Question) -> int:
    view = None if mind.blind else question.view
    options = list(question.options)
    try:
        option = mind.interject(view, options) if question.interrupt else mind.choose(view, question.kind, options)
    except Exception:
        # A mind that errs must not stop the table, which then decides as it does for somebody absent.
        return NO_ANSWER
    return option if option in question.options else NO_ANSWER


def _reason(mind: Mind, question: Question, option: int) -> Phrase:
    """What the mind says of its last choice, or what can be said of any."""
    if len(question.options) == 1 and not question.interrupt:
        return HINT_ONLY
    said = mind.explain() if option != NO_ANSWER else None
    return HINT_BEST if said is None else Phrase(said[0], "", dict(said[1]))
