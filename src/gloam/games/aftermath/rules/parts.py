"""Options that name two things, as `words.py` lays them out: a thing for somebody, or one figure of an enemy."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK

SMALL_BITS: Final = 3
"""For a seat, a hero or a vehicle, after a card, an item, an ability or a location."""

FIGURE_BITS: Final = 8
"""For one of an enemy's figures, after its slot on the track."""


def two(first: int, second: int) -> int:
    """The argument of an option about a thing, and whom it is for."""
    return first << SMALL_BITS | second


def first_of(option: int) -> int:
    return (option & ARG_MASK) >> SMALL_BITS


def second_of(option: int) -> int:
    return option & ((1 << SMALL_BITS) - 1)


def one_figure(slot: int, figure: int) -> int:
    """The argument of an option about one figure of the enemy in a slot."""
    return slot << FIGURE_BITS | figure


def slot_of(option: int) -> int:
    return (option & ARG_MASK) >> FIGURE_BITS


def figure_of(option: int) -> int:
    return option & ((1 << FIGURE_BITS) - 1)
