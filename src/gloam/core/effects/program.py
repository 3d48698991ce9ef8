"""Programs and books: effects as numbers, the instructions they are made of, and the shelf where a process has them.

Interpreted modules write them once, when content is loaded (`writer.py`); `step.py` reads them.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
"""What a name stands for that was bound to nothing, because there was nothing to pick."""

ABSENT: Final = -(1 << 30)
"""The argument of an optional field that a content file leaves out."""

# What `Words.do` answers
GO_ON: Final = 0
STOP_HERE: Final = 1

# Kinds of questions that the interpreter itself asks
ASK_CHOICE: Final = 0
ASK_MAY: Final = 1
ASK_PICK: Final = 2

# Instructions of the interpreter. Numbers from 0 are the effects of the game: op, count, and a pair for each argument.
END: Final = -1  # [END]                                     the block is done: on with what is around it
JUMP: Final = -2  # [JUMP, to]
UNLESS: Final = -3  # [UNLESS, condition, to]
WITHOUT: Final = -4  # [WITHOUT, register, to]               skips an effect that names nothing
STOP: Final = -5  # [STOP]                                   the whole run is over
STOP_IF: Final = -6  # [STOP_IF, condition]
CHOICE: Final = -7  # [CHOICE, who, kind, else, count, options ...]
PICK: Final = -8  # [PICK, who, register, set, optional]
EACH: Final = -9  # [EACH, set], then NEXT and the body
REPEAT: Final = -10  # [REPEAT, mode, value], then NEXT and the body
NEXT: Final = -11  # [NEXT, register, until, after], then the body up to its END
CALL: Final = -12  # [CALL, program]
BRANCH: Final = -13  # [BRANCH, effect, after, count, targets ...]

# How an argument is written: as a pair of a mode and a value.
LITERAL: Final = 0
REGISTER: Final = 1
AMOUNT: Final = 2  # the address of a number to be worked out

# Terms of the interpreter, in the data of a program. Numbers from 0 are the terms of the game.
LIST: Final = -1  # several values, or the fields of a part of an effect
NAMED: Final = -2  # a set that is the one thing a name stands for
ALL: Final = -3
ANY: Final = -4
NOT: Final = -5
COMPARE: Final = -6
ADD: Final = -7
SUBTRACT: Final = -8
MULTIPLY: Final = -9
LEAST: Final = -10
MOST: Final = -11

# An option of a choice, in the data: [number, condition or NOTHING, target, count, effects that are its cost ...]
OPTION_IF: Final = 1
OPTION_TO: Final = 2
OPTION_COSTS: Final = 3

READER: Final = 0
"""The register of whoever an entry acts for."""


class Program:
    """One card or entry: its stable id, its instructions, the terms they point to, and how many names it binds.

    `costs` are the addresses of the effects that pay for it, `terms` those of the conditions and numbers beside it.
    """

    def __init__(
        self,
        name: str,
        code: list[int],
        data: list[int],
        registers: int,
        costs: list[int],
        terms: dict[str, int],
    ) -> None:
        self.id = name
        self.code = code
        self.data = data
        self.registers = registers
        self.costs = costs
        self.terms = terms


class Book:
    """All programs of a set of content files, with what their numbers mean outside of them.

    `order` lists the ids of the programs, `options` those of all options of choices, `texts` the texts by language
    ("" for a message key or a plain string); `option_texts` has the number of each option's text or NOTHING; `ids`
    lists what content files declare themselves, such as flags. These lists are what a lexicon needs.
    """

    def __init__(
        self,
        name: str,
        programs: list[Program],
        options: list[str],
        option_texts: list[int],
        texts: list[dict[str, str]],
        ids: dict[str, list[str]],
    ) -> None:
        self.name = name
        self.programs: dict[str, Program] = {}
        self.order: list[str] = []
        for program in programs:
            self.programs[program.id] = program
            self.order.append(program.id)
        self.options = options
        self.option_texts = option_texts
        self.texts = texts
        self.ids = ids


# States name their book; they do not hold it. So they stay small, and a process that gets one finds the book here.
_SHELF: Final[dict[str, Book]] = {}


def shelve(book: Book) -> str:
    """Open a book in this process; returns the name by which words find it. Any number of books may be open."""
    known = _SHELF.get(book.name)
    if known is not None and known is not book and not _same(known, book):
        raise ValueError(f"another book is open under the name {book.name!r}")
    _SHELF.setdefault(book.name, book)
    return book.name


def take_off(name: str) -> None:
    """Close a book that no state of this process needs any more."""
    _SHELF.pop(name, None)


def opened(name: str) -> Book:
    """The open book of this name."""
    book = _SHELF.get(name)
    if book is None:
        raise LookupError(f"no book {name!r} is open in this process: load its content first")
    return book


def _same(a: Book, b: Book) -> bool:
    if a.order != b.order or a.options != b.options or a.texts != b.texts or a.ids != b.ids:
        return False
    for name in a.order:
        p, q = a.programs[name], b.programs[name]
        if p.code != q.code or p.data != q.data or p.costs != q.costs or p.terms != q.terms:
            return False
    return True
