"""Store errors, for the operator of the server: how many, the last one, and a line in the log."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

LOG = logging.getLogger("gloam.store")
LINES = 60.0
"""Seconds between two lines of the log: a disk that is full must not be filled with lines."""

CHECKS = 60.0
"""Seconds between two looks at the whole database after something in it could not be read."""


class Faults:
    """A store works until something fails. It counts as writable again after a successful write, and as readable again
    after an integrity check."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = 0
        self.writing = ""
        """Why the last write failed; "" if it did not."""

        self.reading = ""
        """Why something could not be read; "" if everything could, or was found whole since."""

        self._clock = clock
        self._said: float | None = None
        self._unsaid = 0
        self._checked: float | None = None
        self._gate = threading.Lock()

    def not_written(self, error: BaseException) -> None:
        self.writing = str(error) or type(error).__name__
        self._say(self.writing)

    def not_read(self, error: BaseException) -> None:
        self.reading = str(error) or type(error).__name__
        self._say(self.reading)

    def written(self) -> None:
        """A write has succeeded."""
        if self.writing:
            self.writing = ""
            LOG.warning("the store can be written again")

    def whole(self) -> None:
        """The database was looked through, and nothing is wrong with it."""
        self.reading = ""

    def check_is_due(self) -> bool:
        """Whether it is time to look through the whole database, which may take long."""
        with self._gate:
            now = self._clock()
            due = bool(self.reading) and (self._checked is None or now - self._checked >= CHECKS)
            if due:
                self._checked = now
            return due

    def _say(self, what: str) -> None:
        with self._gate:
            self.count += 1
            now = self._clock()
            if self._said is not None and now - self._said < LINES:
                self._unsaid += 1
                return
            more = f" ({self._unsaid} more since the last line)" if self._unsaid else ""
            self._said, self._unsaid = now, 0
        LOG.error("the store has failed: %s%s", what, more)
