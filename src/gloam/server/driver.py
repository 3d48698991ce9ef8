"""What happens at a table without anybody asking: its minds think, its clocks run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from gloam.server.problems import Problem
from gloam.table.thinking import Thinking

if TYPE_CHECKING:
    from gloam.server.room import Room

LOG = logging.getLogger("gloam.server")

AGAIN = 1.0
"""Seconds before a table is tried again whose turn to act failed."""

STILL = 0.05
"""Seconds before a deadline is looked at again that had nothing to do."""


class Driver:
    """Sees to the minds and clocks of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.stirred = asyncio.Event()
        """Something has happened: look again at what is due."""

        self.thinker: asyncio.Task[None] | None = None
        self._quiet_thinker: asyncio.Task[None] | None = None
        self._moment = -1
        self._driving: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._driving = asyncio.create_task(self._drive())

    def stop(self) -> None:
        for task in (self._driving, self.thinker, self._quiet_thinker):
            if task is not None:
                task.cancel()

    def is_thinking(self) -> bool:
        """Whether a mind of this table thinks."""
        return any(task is not None and not task.done() for task in (self.thinker, self._quiet_thinker))

    async def _drive(self) -> None:
        while not self.room.closed:
            self.stirred.clear()
            try:
                timeout = await self._due()
            except Exception as e:
                # A fault at one table must not stop the server, nor this table for good.
                self.room.metrics.count("errors")
                if not self.room.failed:
                    LOG.error("a table could not go on: %s", type(e).__name__, exc_info=not isinstance(e, Problem))
                timeout = AGAIN
            await self._wait(timeout)

    async def _wait(self, timeout: float | None) -> None:
        """Until something stirs, or for so many seconds; and not when a deadline has come sooner than they are over."""
        while True:
            part = self.room.look if timeout is None else min(timeout, self.room.look)
            try:
                await asyncio.wait_for(self.stirred.wait(), part)
                return
            except TimeoutError:
                if timeout is not None:
                    timeout -= part
                deadline = self.room.table.clocks.next_deadline()
                if (timeout is not None and timeout <= 0) or (deadline is not None and deadline <= self.room.now()):
                    return

    async def _due(self) -> float | None:
        """Do what is due; says for how long nothing will be."""
        room, table = self.room, self.room.table
        if room.full():
            return None
        deadline = table.clocks.next_deadline()
        late = deadline is not None and deadline <= room.now()
        # What is being thought about already is not looked at again: views are dear.
        thinking = None if late or table.log.moment == self._moment else table.minds.wanted(room.now())
        quietly = None if late or self._quiet_thinker is not None else table.minds.quiet_wanted()
        if late:
            applied = await room.change(table.clocks.expire)
            return 0.0 if applied.entries else STILL
        if thinking is not None:
            self._moment = thinking.moment
            if self.thinker is not None:
                self.thinker.cancel()
            self.thinker = asyncio.create_task(self._think(thinking))
        if quietly is not None:
            self._quiet_thinker = asyncio.create_task(self._think_quietly(quietly))
        return None if deadline is None else max(0.0, (deadline - room.now()) / 1000)

    async def _think(self, thinking: Thinking) -> None:
        """The minds think at once and answer when it is due: how long they thought is not seen."""
        thought = await self.room.minds.think(thinking)
        while (early := thinking.due - self.room.now()) > 0:
            await asyncio.sleep(min(early / 1000, self.room.look))
        # From here on it may not be cancelled by the change that it makes itself.
        self.thinker = None
        self._moment = -1
        try:
            await self.room.change(lambda now: self.room.table.minds.thought(thought, now))
        except Exception as e:
            if isinstance(e, Problem) and e.code == "gone":
                return
            self.room.metrics.count("errors")
            if not self.room.failed:
                LOG.error("a thought was not taken: %s", type(e).__name__)
        self.stirred.set()

    async def _think_quietly(self, thinking: Thinking) -> None:
        """Quiet questions are thought about apart from the others, and to the end: one answer out of sight must not
        make the minds begin anew. The table keeps what is not due yet."""
        try:
            thought = await self.room.minds.think(thinking)
            await self.room.change(lambda now: self.room.table.minds.quiet_thought(thinking, thought, now))
        except Exception as e:
            self.room.metrics.count("errors")
            if not self.room.failed:
                LOG.error("a quiet thought was not taken: %s", type(e).__name__)
            await asyncio.sleep(AGAIN)
        self._quiet_thinker = None
        self.stirred.set()
