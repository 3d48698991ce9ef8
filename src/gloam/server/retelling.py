"""A separate process replays finished games, so that no player waits for it. Results are cached for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from gloam.server.metrics import Metrics
from gloam.server.mind_worker import CompanyFault
from gloam.server.minds import Worker, WorkerDied
from gloam.server.problems import Problem
from gloam.server.retelling_worker import Reply, RetellingRequest, RetellingWish, Retold, Unknown, Wrong
from gloam.table.errors import TableError
from gloam.table.finished import Finished

LOG = logging.getLogger("gloam.server")
START = "from gloam.server.retelling_worker import main; main()"
DECODER = msgspec.msgpack.Decoder(Reply)
LONGEST = 60.0
"""Seconds that one of them may take."""

KEPT = 32_000_000
"""Bytes of texts that are kept."""


class TextCache:
    """An LRU cache of finished texts."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._size = 0
        self._texts: OrderedDict[tuple[str, object], bytes] = OrderedDict()

    def get(self, table: str, what: object) -> bytes | None:
        found = self._texts.get((table, what))
        if found is not None:
            self._texts.move_to_end((table, what))
        return found

    def keep(self, table: str, what: object, text: bytes) -> None:
        if (table, what) in self._texts:
            return
        self._texts[table, what] = text
        self._size += len(text)
        while self._size > self._most:
            _, gone = self._texts.popitem(last=False)
            self._size -= len(gone)


class Retelling:
    """One process, which starts when somebody wants something of a finished game."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.worker = Worker(START, DECODER)
        self.texts = TextCache()
        self._making: dict[tuple[str, RetellingWish], asyncio.Task[bytes]] = {}

    async def tell(self, table: str, wish: RetellingWish, game: Callable[[], Finished]) -> bytes:
        """The text of a wish for the game of a table. Whoever wants the same at the same time gets the same."""
        found = self.texts.get(table, wish)
        if found is not None:
            return found
        key = table, wish
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(table, wish, game))
            making.add_done_callback(lambda done: self._making.pop(key, None))
        # Whoever stops waiting does not stop the process, which others wait for, too.
        return await asyncio.shield(making)

    async def _make(self, table: str, wish: RetellingWish, game: Callable[[], Finished]) -> bytes:
        async with self.worker.lock:
            self.worker.renew()
            try:
                reply = await self._ask(table, wish, game)
            except WorkerDied:  # another one may do better
                reply = await self._ask(table, wish, game)
            except TimeoutError:
                reply = CompanyFault("TimeoutError")
        match reply:
            case Retold():
                self.texts.keep(table, wish, reply.text)
                return reply.text
            case Wrong():
                raise TableError(reply.code, reply.message)
        self.metrics.count("errors")
        LOG.error("a finished game could not be told again: %s", reply)
        raise Problem(503, "The game cannot be told again now; please try again.")

    async def _ask(self, table: str, wish: RetellingWish, game: Callable[[], Finished]) -> Reply:
        """The game itself is sent along only where the process does not have it."""
        reply: Reply = await asyncio.wait_for(self.worker.ask(RetellingRequest(table, wish)), LONGEST)
        if isinstance(reply, Unknown):
            reply = await asyncio.wait_for(self.worker.ask(RetellingRequest(table, wish, game())), LONGEST)
        return reply

    async def close(self) -> None:
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
        await self.worker.close()
