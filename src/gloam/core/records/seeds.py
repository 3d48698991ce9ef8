"""Seeds: neighbouring numbers give unrelated games.

Interpreted, and meant to be: these products are longer than a machine word. Python looks for Ctrl-C while it multiplies
such numbers, and compiled code takes the interruption for a lack of memory and aborts.
"""

from __future__ import annotations

from typing import Final

_MASK64: Final = 0xFFFFFFFFFFFFFFFF


def mixed(seed: int, index: int = 0) -> int:
    """A well-mixed 62-bit number from a seed and an index (splitmix64): neighbouring seeds give unrelated games."""
    z = (seed * 0x9E3779B97F4A7C15 + (index + 1) * 0xD1342543DE82EF95) & _MASK64
    for _ in range(2):
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
        z ^= z >> 31
    return z >> 2
