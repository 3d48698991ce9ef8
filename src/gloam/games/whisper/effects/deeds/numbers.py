"""Numbers that words count."""

from __future__ import annotations


def count(of: list[int], plus: int) -> int:
    return len(of) + plus
