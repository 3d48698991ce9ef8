"""A lock of an event loop that can also be had without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """As `asyncio.Lock`: who waits gets it in the order of asking. Most often nobody has it, and then it can be taken
    without a coroutine."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it, if nobody has it nor waits for it."""
        if self._taken or (self._waiting and self._somebody_waits()):
            return False
        self._taken = True
        return True

    async def acquire(self) -> bool:
        if self.take():
            return True
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            try:
                await turn
            finally:
                self._waiting.remove(turn)
        except asyncio.CancelledError:
            # It may have been called already: then it is the next one's turn.
            if not self._taken:
                self._call_next()
            raise
        self._taken = True
        return True

    def release(self) -> None:
        if not self._taken:
            raise RuntimeError("nobody has this lock")
        self._taken = False
        if self._waiting:
            self._call_next()

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self.release()

    def _somebody_waits(self) -> bool:
        return any(not turn.cancelled() for turn in self._waiting)

    def _call_next(self) -> None:
        """Call who has waited longest; they take it when they run, and nobody overtakes them."""
        if self._waiting:
            turn = self._waiting[0]
            if not turn.done():
                turn.set_result(None)
