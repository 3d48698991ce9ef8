"""When a table keeps a keyframe of itself, and how."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from gloam.core.history import NOBODY
from gloam.store.errors import StoreError
from gloam.table.keyframes import key_of, packed, still

if TYPE_CHECKING:
    from gloam.server.room import Room

LOG = logging.getLogger("gloam.server")

FRAME_EVERY = 25
"""A keyframe is kept after so many entries that everybody counts. What is decided out of sight does not count: when a
table takes the time for one must not tell of it."""

FRAME_SECONDS = 120.0
"""But not sooner than this after the last one."""

LEAVING = 100
"""When a table leaves memory, so few are enough."""

_monotonic: Final = time.monotonic


class Framing:
    """The keyframes of one room. `seq` is how many entries the last one has."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seq = 0
        self.task: asyncio.Task[None] | None = None
        self._at: float = _monotonic()

    def start(self) -> None:
        """Keep one in the background."""
        self.task = asyncio.create_task(self._keep())

    def is_due(self) -> bool:
        """Whether everybody has counted enough entries since the last keyframe, and it was long ago."""
        if _monotonic() - self._at < FRAME_SECONDS:
            return False
        ear = self.room.table.ears.of(NOBODY)
        return ear.count - ear.number(self.seq) >= FRAME_EVERY

    async def keep_after(self, every: int) -> None:
        """Keep a keyframe, if so many entries of any kind have come since the last one."""
        if self.room.table.log.seq - self.seq >= every:
            await self._keep()

    async def _keep(self) -> None:
        """Keep a keyframe of the table as it is now, while it goes on. Nothing depends on it."""
        seq = self.seq = self.room.table.log.seq
        self._at = _monotonic()
        last = self.room.last_pending()
        try:
            held = still(self.room.table)
            made_with, body = await asyncio.to_thread(lambda: (key_of(held.game), packed(held)))
            if last is not None:
                await last.done()  # else the log might go another way than this
            await asyncio.wrap_future(self.room.store.keep_frame(self.room.table.table, seq, made_with, body))
        except Exception as e:
            LOG.warning("a keyframe was not kept: %s", e if isinstance(e, StoreError) else type(e).__name__)
