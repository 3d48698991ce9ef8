"""Fields that are declared once: a class names them with their types, and how it is made and copied follows.

    class Player(Data):
        seat: int
        hand: list[int]
        rooms: Shared[list[int]]

`gloam.core.declared` knows what follows. Constants that are counted off (`RED, BLUE = range(2)`) are declared once too.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, TypeVar, cast

from gloam.core.declared import give_methods

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""The type of a field that clones share, because nobody changes what it holds; it may be given another value."""


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
