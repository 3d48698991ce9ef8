"""The faults that suites report: what went wrong, where, and how to reproduce it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gloam.core.match import Match
from gloam.core.records.record import Record

DIFFERENCES = 8
"""How many differences to show; the first few tell the story."""

DECISIONS = 12
"""How many of the last decisions to show; the record in the fault has them all."""


class GameFault(AssertionError):
    """A fault that a suite found. `record` replays the game up to the decision before it."""

    def __init__(self, what: str, details: list[str], record: Record | None = None) -> None:
        super().__init__("\n  ".join([what, *details]))
        self.what = what
        self.details = details
        self.record = record


def story(match: Match, again: str) -> list[str]:
    """Where a match stands, as lines for a fault."""
    options = ", ".join(f"{k}={v}" for k, v in match.options.items()) or "none"
    done = match.decisions
    skipped = f"({len(done) - DECISIONS} before) " if len(done) > DECISIONS else ""
    return [
        f"game {match.game.id}, {match.state.seats} seats, options {options}, match seed {match.seed}",
        f"after decision {len(done)}: {skipped}{', '.join(done[-DECISIONS:])}",
        f"again: {again}",
    ]


@contextmanager
def telling(match: Match, again: str) -> Iterator[None]:
    """Turn any exception that the rules raise during a game into a fault that can be reproduced."""
    try:
        yield
    except GameFault:
        raise
    except Exception as e:
        where = story(match, again)
        raise GameFault(f"{match.game.id}: the rules raise {type(e).__name__}: {e}", where, match.record()) from e


def differences(a: Any, b: Any) -> list[str]:
    """The places where two pieces of plain data differ, as `players[2].hand: 3 | 4`."""
    found: list[str] = []
    for line in _walk(a, b, ""):
        if len(found) == DIFFERENCES:
            found.append("...")
            break
        found.append(line)
    return found


def _walk(a: Any, b: Any, path: str) -> Iterator[str]:
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            inner = f"{path}.{key}" if path else str(key)
            if key not in a:
                yield f"{inner}: nothing | {short(b[key])}"
            elif key not in b:
                yield f"{inner}: {short(a[key])} | nothing"
            else:
                yield from _walk(a[key], b[key], inner)
        if list(a) != list(b) and set(a) == set(b):
            yield f"{path}: the same keys in another order"
    elif isinstance(a, list) and isinstance(b, list):
        if len(a) != len(b):
            yield f"{path}: {len(a)} entries | {len(b)} entries"
        for i, (x, y) in enumerate(zip(a, b, strict=False)):
            yield from _walk(x, y, f"{path}[{i}]")
    elif a != b or type(a) is not type(b):
        yield f"{path}: {short(a)} | {short(b)}"


def short(x: Any) -> str:
    text = repr(x)
    return text if len(text) <= 60 else text[:57] + "..."
