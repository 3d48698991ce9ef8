"""The one clock of a server. It advances evenly, even if somebody sets the machine's clock while tables are being
played."""

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
    """The time of day when the server started, plus the time elapsed since. Deadlines computed with it stay right,
    whatever somebody sets the machine's clock to."""

    def __init__(self, began: int = -1, passed: Callable[[], int] = time.monotonic_ns) -> None:
        """`began` is the time of day, in milliseconds, if not this machine's; `passed` counts nanoseconds evenly."""
        self._passed = passed
        self._began = (now_ms() if began < 0 else began) - passed() // NANOSECONDS

    def now(self) -> int:
        return self._began + self._passed() // NANOSECONDS
