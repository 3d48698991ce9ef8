"""Reading the values of a position: each reader raises ValueError saying what is wrong."""

from __future__ import annotations

from typing import Any

from gloam.core.lexicon import seat_letter


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
