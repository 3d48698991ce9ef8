"""Plain data with value semantics: states, players, steps and decisions are all values."""

from __future__ import annotations

import inspect
from typing import Any, Final, Self, dataclass_transform

from mypy_extensions import mypyc_attr

from gloam.core.fields import declare, worked_out

_FIELDS: Final[dict[type, list[str]]] = {}


def fields_of(cls: type) -> list[str]:
    """The fields of a value class: the parameters of its `__init__`, the one list everything else follows."""
    found = _FIELDS.get(cls)
    if found is None:
        found = _FIELDS[cls] = list(inspect.signature(cls).parameters)
    return found


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Equality, repr, copy, pickle and JSON by the parameters of `__init__`; the same compiled or interpreted.

    `acyclic` spares what is made by the thousand, such as notes and decisions, the garbage collector. Each class says
    it for itself; whoever says it holds nothing that leads back to it, and so no state.
    """

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        for f in fields_of(type(self)):
            x, y = getattr(self, f), getattr(other, f)
            if x is not y and x != y:
                return False
        return True

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} is mutable and cannot be hashed")

    def __repr__(self) -> str:
        inner = ", ".join(f"{f}={getattr(self, f)!r}" for f in fields_of(type(self)))
        return f"{type(self).__name__}({inner})"

    @classmethod
    def read_back(cls, fields: dict[str, Any]) -> Any:
        """A value of this class by its fields, as JSON gives them back."""
        return cls(**fields)

    def __reduce__(self) -> tuple[Any, ...]:
        # Native classes lose their attributes in copy and pickle unless they are built again by the constructor.
        return type(self), tuple(getattr(self, f) for f in fields_of(type(self)))


@dataclass_transform(field_specifiers=(worked_out,))
@mypyc_attr(allow_interpreted_subclasses=True)
class Data(Value):
    """A value that may change. Its class declares the fields with their types, and how it is made and copied follows
    (see `gloam.core.fields`)."""

    def __init_subclass__(cls) -> None:
        declare(cls, Data)

    def clone(self) -> Self:
        """An equal, independent copy."""
        return type(self)(*[copied(getattr(self, f)) for f in fields_of(type(self))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """An object that changes, such as a table: copies and pickles hold what it holds, compiled or not. By themselves
    they know nothing of the attributes of a native class.

    A subclass whose `__init__` takes arguments says `allow_interpreted_subclasses` for itself: else mypyc lets nobody
    make one without them, as a copy does.
    """

    def __copy__(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__setstate__(_fields_in(self))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return _fields_in(self)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for f, value in kept.items():
            setattr(self, f, value)


def _fields_in(x: object) -> dict[str, Any]:
    """The attributes of an object: native ones, and those of an interpreted class, or of one that extends a native."""
    fields: dict[str, Any] = dict(getattr(x, "__dict__", {}))
    for f in getattr(type(x), "__mypyc_attrs__", ()):
        if f != "__dict__" and hasattr(x, f):
            fields[f] = getattr(x, f)
    return fields


def copied(x: Any) -> Any:
    """An independent copy of a field, through and through; a value with a `clone` knows best how."""
    if isinstance(x, list):
        return [copied(y) for y in x]
    if isinstance(x, dict):
        return {k: copied(v) for k, v in x.items()}
    if isinstance(x, Value):
        clone = getattr(x, "clone", None)
        return type(x)(*[copied(getattr(x, f)) for f in fields_of(type(x))]) if clone is None else clone()
    return x


def to_plain(x: Any) -> Any:
    """Values, lists and dicts as JSON-ready data; a value becomes a dict with its class name under "@"."""
    if isinstance(x, Value):
        plain: dict[str, Any] = {"@": type(x).__name__}
        for f in fields_of(type(x)):
            plain[f] = to_plain(getattr(x, f))
        return plain
    if isinstance(x, (list, tuple)):
        return [to_plain(y) for y in x]
    if isinstance(x, dict):
        return {str(k): to_plain(v) for k, v in x.items()}
    return x


def from_plain(x: Any, classes: dict[str, type]) -> Any:
    """The inverse of `to_plain`, for the value classes given by name."""
    if isinstance(x, list):
        return [from_plain(y, classes) for y in x]
    if isinstance(x, dict):
        name = x.get("@")
        if name is None:
            return {k: from_plain(v, classes) for k, v in x.items()}
        cls: Any = classes.get(str(name))
        if cls is None:
            raise ValueError(f"unknown value class {name!r}")
        return cls.read_back({k: from_plain(v, classes) for k, v in x.items() if k != "@"})
    return x


def value_classes(package: str) -> dict[str, type]:
    """Every value class of a package and of the engine, by name: what `from_plain` needs to read a state back."""
    found: dict[str, type] = {}
    waiting: list[type] = [Value]
    while waiting:
        subclasses: list[type] = waiting.pop().__subclasses__()
        for cls in subclasses:
            waiting.append(cls)
            if cls.__module__.startswith((f"{package}.", "gloam.core.")) or cls.__module__ == package:
                found[cls.__name__] = cls
    return found
