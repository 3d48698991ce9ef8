"""Positions that people have written are read by a process of their own, so that nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from gloam.core.positions.beginning import Beginning
from gloam.server.metrics import Metrics
from gloam.server.mind_worker import CompanyFault
from gloam.server.minds import Worker, WorkerDied
from gloam.server.positions_worker import Reply, SetUp, Unfit, Wanted
from gloam.server.problems import Problem
from gloam.server.protocol import NewTable

LOG = logging.getLogger("gloam.server")
START = "from gloam.server.positions_worker import main; main()"
DECODER = msgspec.msgpack.Decoder(Reply)


class Positions:
    """One process, which starts when somebody makes a table that begins from a position. It may take `longest` seconds
    for each, and as long people wait for their turn."""

    def __init__(self, metrics: Metrics, longest: float) -> None:
        self.metrics = metrics
        self.longest = longest
        self.worker = Worker(START, DECODER)

    async def begun(self, wish: NewTable) -> tuple[NewTable, Beginning]:
        """The table that somebody wants, with the seats and options of its position, and how it begins. Raises the
        Problem of a text that cannot be played from."""
        assert wish.position is not None
        reply = await self._ask(Wanted(wish.game, wish.position.text, wish.position.case))
        match reply:
            case SetUp():
                if wish.seats not in (0, reply.seats) or wish.options:
                    raise Problem(
                        400, f"The position has {reply.seats} seats and says what the options are; leave both out."
                    )
                return msgspec.structs.replace(wish, seats=reply.seats, options=reply.options), reply.beginning
            case Unfit():
                raise Problem(400, f"{reply.why}.", "bad-position")
        self.metrics.count("errors")
        LOG.error("a position could not be set up: %s", reply)
        raise Problem(503, "The position cannot be set up now; please try again.")

    async def _ask(self, wanted: Wanted) -> Reply:
        try:
            async with asyncio.timeout(self.longest):
                await self.worker.lock.acquire()
        except TimeoutError:
            raise Problem(503, "Too many positions are being set up; please try again.", wait=self.longest) from None
        try:
            self.worker.renew()
            reply: Reply = await asyncio.wait_for(self.worker.ask(wanted), self.longest)
            return reply
        except WorkerDied:
            return CompanyFault("WorkerDied")
        except TimeoutError:
            raise Problem(400, "The rules take too long with this position.", "bad-position") from None
        finally:
            self.worker.lock.release()

    async def close(self) -> None:
        await self.worker.close()
