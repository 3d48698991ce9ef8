"""Sets as bit masks: the numbers in them, how many these are, and the options that name one of them each."""

from __future__ import annotations


def bits(mask: int) -> list[int]:
    """The numbers in a bit mask, lowest first."""
    found: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def count(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def ids_in(ids: list[str]) -> list[tuple[str, ...]]:
    """By every mask: the ids of the things in it. Made once, so that views share them instead of building lists."""
    return [tuple([ids[i] for i in bits(mask)]) for mask in range(1 << len(ids))]


def by_mask(verb: int, size: int, also: list[int] | None = None) -> list[list[int]]:
    """By every mask of `size` bits: one option for each number in it, and behind them what can be chosen `also`.

    Made once, so that a question asked at every turn finds its options instead of building them. They are shared: a
    list of options is never changed.
    """
    more: list[int] = also or []
    return [[verb | i for i in bits(mask)] + more for mask in range(1 << size)]
