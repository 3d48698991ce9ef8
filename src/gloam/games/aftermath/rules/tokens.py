"""Tokens on the map: fires, traps, heavy objects, boats, fishhooks (AF-029, 6.11)."""

from __future__ import annotations

from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.state import Aftermath


def token_count(s: Aftermath, kind: int) -> int:
    return sum(1 for token in s.tokens if token // CELLS == kind)
