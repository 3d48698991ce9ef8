"""The one clock of a server. The clock of a machine may be set back or forward while tables are being played; this one
goes on evenly."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

NANOSECONDS: Final = 1_000_000
"""Of a millisecond."""


def now_ms() -> int:
    """What the clock of this machine says."""
    return time.time_ns() // NANOSECONDS


class Clock:
    """The time of day at which the server began, and what has passed since then. Whatever somebody sets the machine's
    clock to meanwhile, deadlines that were worked out with this one come when they were to come."""

    def __init__(self, began: int = -1, passed: Callable[[], int] = time.monotonic_ns) -> None:
        """`began` is the time of day, in milliseconds, if not this machine's; `passed` counts nanoseconds evenly."""
        self._passed = passed
        self._began = (now_ms() if began < 0 else began) - passed() // NANOSECONDS

    def now(self) -> int:
        return self._began + self._passed() // NANOSECONDS
