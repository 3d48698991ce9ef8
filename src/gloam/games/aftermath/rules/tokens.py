"""Tokens on the map: fires, traps, heavy objects, boats, fishhooks (AF-029, 6.11)."""

from __future__ import annotations

from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.state import Aftermath


def has_token(s: Aftermath, kind: int, space: int) -> bool:
    return kind * CELLS + space in s.tokens


def put_token(s: Aftermath, kind: int, space: int) -> None:
    s.tokens.append(kind * CELLS + space)


def take_token(s: Aftermath, kind: int, space: int) -> None:
    s.tokens.remove(kind * CELLS + space)


def token_count(s: Aftermath, kind: int) -> int:
    """How many of a kind lie on the map: there are only so many (AF-029)."""
    return sum(1 for token in s.tokens if token // CELLS == kind)
