"""Fields that are declared once: a class names them with their types, and how it is made and copied follows.

    class Player(Data):
        seat: int
        hand: list[int]
        rooms: Shared[list[int]]

A field may also say who knows it. If one field of a class does, all of them do, and `State.masked` follows:

    class Player(Data):
        seat: Annotated[int, everyone]
        hand: Annotated[list[int], owner, counted]
        rooms: Annotated[Shared[list[int]], everyone]

`gloam.core.declared` knows what follows. Constants that are counted off (`RED, BLUE = range(2)`) are declared once too.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal, TypeVar, cast

from gloam.core.declared import give_methods

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""The type of a field that clones share, because nobody changes what it holds; it may be given another value."""

Folded = Annotated[T, "folded"]
"""The type of a state's field that holds a `Belief` of what everybody knows: it has heard the whole history whenever
somebody reads it. It takes the news in only then, so a playout that never asks pays nothing. Clones share it, so nobody
changes what it holds; it may be given another value, which has heard the history so far."""


class Knowing:
    """A word that stands with a field and says who may know it. Nobody looks at these objects: the words are read."""

    def __init__(self, word: str) -> None:
        self.word = word

    def __repr__(self) -> str:
        return self.word


# First who knows the field. A game adds words for its sides: functions `(state, viewers) -> bool` beside the class.
everyone: Final = Knowing("everyone")
"""It lies open on the table."""
nobody: Final = Knowing("nobody")
"""No seat knows it: a deck that lies face down."""
owner: Final = Knowing("owner")
"""The seat to which this part belongs: its field `seat` says so, or else its place in a list by seat."""
parts: Final = Knowing("parts")
"""Its own fields say it, one by one: a player, a list of players."""
ruled: Final = Knowing("ruled")
"""It depends on more than that: `known_<field>(s, viewers)` beside `masking` says what these viewers know, and for the
field of a part `known_<part>_<field>(s, part, viewers)`."""

# Then how those know it who do, and what is left of it for all others.
unordered: Final = Knowing("unordered")
"""A list in no order that anybody knows: it is sorted."""
counted: Final = Knowing("counted")
"""Everybody knows how many things are in the list."""


def twin(field: str) -> Knowing:
    """All others have a field of their own: they know that one instead."""
    return Knowing(f"twin({field!r})")


class WorkedOut:
    """Stands in a class for a field that follows from the others."""

    def __init__(self, how: Callable[[Any], Any]) -> None:
        self.how = how


def worked_out(how: Callable[[Any], T], *, init: Literal[False] = False) -> T:
    """A field that follows from the others, once for all: `plan: Plan = worked_out(lambda self: PLANS[self.map])`."""
    made: T = cast(Any, WorkedOut(how))
    return made


def ids_between(names: Mapping[str, Any], first: str, last: str) -> list[str]:
    """The ids of constants that are counted off, by number: `ids_between(globals(), "RED", "BLUE")`."""
    found = [name for name, value in names.items() if name.isupper() and type(value) is int]
    return [name.lower() for name in found[found.index(first) : found.index(last) + 1]]


def declare(cls: Any, base: type) -> None:
    """Give a class with declared fields its `__init__` and `clone`, unless it says them itself.

    Compiled classes have theirs from the build, and declare nothing any more.
    """
    hints = {name: x.__name__ if isinstance(x, type) else str(x) for name, x in inspect.get_annotations(cls).items()}
    fields = {name: x for name, x in hints.items() if not x.startswith(("ClassVar", "InitVar"))}
    _refuse_taken(cls, fields)
    if fields and "__init__" not in cls.__dict__:
        give_methods(cls, base, fields)


def _refuse_taken(cls: Any, fields: Mapping[str, str]) -> None:
    """A field called as something that every state has would silently take its place."""
    engine: Any = sys.modules.get("gloam.core.state")
    state = getattr(engine, "State", None)
    if state is None or not issubclass(cls, state):
        return
    taken = {"log", *inspect.signature(engine.Core).parameters}
    for parent in cls.__mro__[1:]:
        if parent.__module__.startswith("gloam.core."):
            taken |= {*vars(parent), *inspect.get_annotations(parent)}
    for name in fields:
        if name in taken:
            raise TypeError(f"{cls.__name__} has a field {name!r}, but every state has that already: name it otherwise")
