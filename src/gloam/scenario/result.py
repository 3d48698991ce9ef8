"""How a scenario can go wrong: it is broken, or it does not hold."""

from __future__ import annotations


class Broken(ValueError):
    """A scenario that cannot be run as it is written; the message is `file:line: what`."""


class ScenarioFailed(AssertionError):
    """A scenario that does not hold; the message is `file:line: expected ..., found ...`."""


class Unmet(Exception):
    """A statement that does not hold, before its place in a file is known."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")
