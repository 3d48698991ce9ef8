"""Minds at a table: what they are asked, and the company of minds that answers, in whatever process it lives.

A mind gets its seat's view, the options, and nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Question(msgspec.Struct, frozen=True):
    """One question to one mind. With `interrupt` it may keep still; then `kind` means nothing."""

    seat: int
    mind: str
    interrupt: bool
    kind: int
    options: list[int]
    view: Any


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
    why: str = ""


class Company:
    """The minds of many tables in one process. Tables must be sticky: a mind may remember its game."""

    def think(self, thinking: Thinking) -> Thought:
        """Ask the minds: the first that takes an interrupt wins, else all answers."""
        raise NotImplementedError

    def forget(self, table: str) -> None:
        """A table is over or left memory."""
        raise NotImplementedError
