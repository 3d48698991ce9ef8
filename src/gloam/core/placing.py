"""Positions of games: the truth as plain data with ids in place of numbers, to be read and to be set.

Most follow from what the fields of a state hold (`Shape`). Readers of values raise ValueError saying what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.core.lexicon import Lexicon, NotationError, seat_letter, seat_letters, seat_mask

Shape = str | tuple[str, Any] | Mapping[str, Any]
"""What a field holds, or each entry of a list: a kind of reference of the lexicon (`card`), `number`, `flag`, or
`seats` for a mask of seats. `("seat", shape)` is a list with one entry a seat (or of any other kind of reference), and
a mapping names the fields of a value.
"""


def described(value: Any, shape: Shape, lexicon: Lexicon) -> Any:
    """A field of a state as plain data."""
    if isinstance(shape, Mapping):
        return {field: described(getattr(value, field), inner, lexicon) for field, inner in shape.items()}
    if isinstance(shape, tuple):
        index, inner = shape
        return {lexicon.name(index, i): described(x, inner, lexicon) for i, x in enumerate(value)}
    if isinstance(value, list):
        return [described(x, shape, lexicon) for x in value]
    if shape in ("flag", "number"):
        return value
    return seat_letters(value) if shape == "seats" else lexicon.name(shape, value)


def replaced(old: Any, shape: Shape, path: list[str], value: Any, lexicon: Lexicon) -> Any:
    """What stands in place of `old` when the entry at `path` within it is set; lists and values are changed."""
    if isinstance(shape, str):
        if path:
            raise ValueError(f"there is no {'.'.join(path)} within it")
        if isinstance(old, list):
            return [_read(x, shape, lexicon) for x in listed(value)]
        return _read(value, shape, lexicon)
    if not path:
        raise ValueError("its entries are set one by one")
    if isinstance(shape, tuple):
        index, inner = shape
        i = lexicon.number(index, path[0])
        if not 0 <= i < len(old):
            raise ValueError(f"there is no {index} {path[0]} here")
        old[i] = replaced(old[i], inner, path[1:], value, lexicon)
    elif path[0] in shape:
        setattr(old, path[0], replaced(getattr(old, path[0]), shape[path[0]], path[1:], value, lexicon))
    else:
        raise ValueError(f"there is no {path[0]!r} to set; there is {', '.join(shape)}")
    return old


def _read(value: Any, kind: str, lexicon: Lexicon) -> Any:
    if kind == "flag":
        return flag(value)
    if kind == "number":
        return number(value, -1)  # -1 stands for none
    if not isinstance(value, str):
        raise ValueError(f"a {kind} is needed, not {value!r}")
    try:
        return seat_mask(value) if kind == "seats" else lexicon.number(kind, value)
    except NotationError as e:
        raise ValueError(str(e)) from None


def one_of(value: Any, ids: list[str], what: str) -> int:
    """The number of a thing by its id."""
    if value not in ids:
        raise ValueError(f"{value!r} is not a {what}; there is {', '.join(ids)}")
    return ids.index(value)


def seat_at(value: Any, seats: int) -> int:
    """The number of a seat of the table by its letter."""
    return one_of(value, [seat_letter(i) for i in range(seats)], "seat")


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"true or false is needed, not {value!r}")
    return value


def number(value: Any, low: int = 0, high: int = 1 << 30) -> int:
    """A whole number within bounds; `true` is not 1."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        bounds = f"of {low} or more" if high == 1 << 30 else f"from {low} to {high}"
        raise ValueError(f"a number {bounds} is needed, not {value!r}")
    return value


def listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"a list is needed, not {value!r}")
    return value
