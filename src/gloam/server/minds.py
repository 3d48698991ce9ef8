"""Minds think in processes of their own, so that none of them delays the server.

A table stays with its process, because a mind may remember its game. A process that dies or thinks for too long is
replaced; its tables find their way from what their seats know and have heard. So is one that began before the engine
was compiled, when a new table comes and nobody thinks there.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import pickle
import secrets
import sys
from pathlib import Path
from typing import Any

import msgspec

from gloam.server.metrics import Metrics
from gloam.server.mind_worker import HEAD, Answer, Reply
from gloam.table.thinking import Thinking, Thought

LOG = logging.getLogger("gloam.server")
START = "from gloam.server.mind_worker import main; main()"
DECODER = msgspec.msgpack.Decoder(Reply)
PATIENCE = 0.25
"""Seconds a table waits for its own process before it takes another that has nothing to do."""


class WorkerDied(Exception):
    """The process ended, or its answer could not be read."""


def engine_now() -> str:
    """Which gloam a process takes that starts now: the front door names the compiled one before it is there."""
    places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return next((place for place in places if place and Path(place, "gloam").is_dir()), "")


class Worker:
    """One process, which begins with the code `start`. Its lock is held while it thinks."""

    def __init__(self, start: str = START, decoder: msgspec.msgpack.Decoder[Any] = DECODER) -> None:
        self.start = start
        self.decoder = decoder
        self.lock = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None
        self.engine = ""
        self.ending: set[asyncio.Task[None]] = set()

    async def ask(self, message: object) -> Any:
        """What it replies to a message."""
        process = await self.ready()
        assert process.stdout is not None
        try:
            await self.write(process, message)
            (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
            return self.decoder.decode(await process.stdout.readexactly(size))
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as e:
            self.kill()
            raise WorkerDied from e
        except BaseException:
            # An answer that nobody waits for would be taken for the next one.
            self.kill()
            raise

    async def write(self, process: asyncio.subprocess.Process, message: object) -> None:
        assert process.stdin is not None
        body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        process.stdin.write(HEAD.pack(len(body)) + body)
        await process.stdin.drain()

    async def ready(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.engine = engine_now()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-c",
                self.start,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self.process

    def renew(self) -> None:
        """Let the next thought begin in a new process, where that would take another engine."""
        if self.process is not None and self.engine != engine_now():
            self.kill()

    def kill(self) -> None:
        """End the process; it is not waited for here."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            ending = asyncio.create_task(_buried(process))
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        self.kill()
        await asyncio.gather(*self.ending)


async def _buried(process: asyncio.subprocess.Process) -> None:
    """Wait for a process and let go of its pipes."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with contextlib.suppress(OSError):
        await process.stdin.wait_closed()
    await process.stdout.read()
    await process.wait()


class Minds:
    """A few processes, and which table thinks in which."""

    def __init__(self, workers: int, think: float, metrics: Metrics) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.limit = think
        self.metrics = metrics
        self.homes: dict[str, Worker] = {}
        self.tasks: set[asyncio.Task[Thought]] = set()
        self.secret = secrets.token_bytes(32)

    async def start(self) -> None:
        """Start one process before anybody needs it: the first game begins without a pause then."""
        await self.workers[0].ready()

    async def think(self, thinking: Thinking) -> Thought:
        """What the minds decide. Never fails: where a mind does, chance decides for it."""
        # Nothing that a mind is given may follow from the seed of the game.
        digest = hashlib.blake2b(thinking.table.encode(), key=self.secret, digest_size=8).digest()
        thinking = msgspec.structs.replace(thinking, seed=int.from_bytes(digest, "big") >> 2)
        # Whoever stops waiting does not stop the process, which other tables use, too.
        task = asyncio.create_task(self._think(thinking))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _think(self, thinking: Thinking) -> Thought:
        # Minds that are asked together think one after the other, each for as long as it may.
        limit = self.limit * max(1, sum(not question.interrupt for question in thinking.questions))
        for _ in range(2):
            worker = await self.home(thinking.table)
            try:
                reply: Reply = await asyncio.wait_for(worker.ask(thinking), limit)
            except WorkerDied:
                self.metrics.count("minds_restarted")
                LOG.warning("a process of minds died and is replaced")
                continue
            except TimeoutError:
                self.metrics.count("minds_restarted")
                LOG.warning("a mind of %s thought for over %g s and was stopped", thinking.game, limit)
                break
            finally:
                worker.lock.release()
            if isinstance(reply, Answer):
                for fault in reply.thought.faults:
                    self.metrics.count("mind_errors")
                    LOG.error("a mind of %s failed: %s", thinking.game, fault)
                return reply.thought
            self.metrics.count("errors")
            LOG.error("the minds of %s failed: %s", thinking.game, reply.kind)
            break
        return by_chance(thinking)

    async def home(self, table: str) -> Worker:
        """The process of a table, locked for it."""
        known = self.homes.get(table)
        worker = known or self.idle() or secrets.choice(self.workers)
        if known is None and not worker.lock.locked():
            worker.renew()
        if worker.lock.locked():
            try:
                await asyncio.wait_for(worker.lock.acquire(), PATIENCE)
                self.homes[table] = worker
                return worker
            except TimeoutError:
                worker = self.idle() or worker
        self.homes[table] = worker
        await worker.lock.acquire()
        return worker

    def idle(self) -> Worker | None:
        idle = [worker for worker in self.workers if not worker.lock.locked()]
        running = [worker for worker in idle if worker.process is not None]
        crowd = {id(worker): 0 for worker in self.workers}
        for worker in self.homes.values():
            crowd[id(worker)] += 1
        # A process that runs already is better than a new one, until it has many tables.
        return min(running or idle, key=lambda worker: crowd[id(worker)], default=None)

    def forget(self, table: str) -> None:
        """A table left memory, and with it the mind that gave hints there."""
        for name in (table, f"{table}/hint"):
            worker = self.homes.pop(name, None)
            if worker is not None and worker.process is not None and worker.process.stdin is not None:
                body = pickle.dumps(name)
                with contextlib.suppress(OSError, RuntimeError):
                    worker.process.stdin.write(HEAD.pack(len(body)) + body)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.close()


def by_chance(thinking: Thinking) -> Thought:
    """Any legal answers; no interrupt."""
    moves = [(q.seat, secrets.choice(q.options)) for q in thinking.questions if not q.interrupt]
    return Thought(thinking.moment, moves)
