"""The WebSocket half of the protocol: one connection, one viewer of one table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloam.server.house import House
from gloam.server.limits import Bucket, Standing, address_key
from gloam.server.problems import Problem, no_table, too_fast
from gloam.server.protocol import (
    ClientMessage,
    Decide,
    Failed,
    Hello,
    Ping,
    Pong,
    Reason,
    Refused,
    Say,
    TakeBack,
    Why,
)
from gloam.server.rest import problem_of
from gloam.server.room import Room, now_ms
from gloam.server.tokens import Access, stays
from gloam.table.difference import Shown
from gloam.table.table import RuleRefusal, Taken

LOG = logging.getLogger("gloam.server")
DECODER = msgspec.json.Decoder(ClientMessage)
POLICY = 1008
TRY_AGAIN = 1013
FAREWELL = 5.0
CROWDED = 10.0
"""Seconds after which it is worth trying again where there were too many connections."""

PATIENCE = 50
"""After so many messages that came too fast a connection is closed."""


class Connection:
    """A listener that writes to a WebSocket. Whoever does not read is dropped, and resumes when it can."""

    def __init__(self, socket: WebSocket, house: House, address: str = "-") -> None:
        self.socket = socket
        self.address = address
        self.standing: Standing | None = None
        self.house = house
        self.person = 0
        self.host = False
        self.since = 0
        self.side: str | None = None
        self.changes = False
        self.shown: Shown | None = None
        self.dropped = asyncio.Event()
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.bucket = Bucket(house.config.limits.messages, time.monotonic())
        self.hasty = 0

    # What a room does with it

    def send(self, message: bytes) -> None:
        if self.queue.qsize() >= self.house.config.limits.backlog:
            self.drop()
        elif not self.dropped.is_set():
            self.queue.put_nowait(message)

    def drop(self) -> None:
        self.dropped.set()

    def tell(self, message: Any) -> None:
        self.send(msgspec.json.encode(message))

    # Its life

    async def run(self) -> None:
        """From the first message to the last: until the client is gone, or the room drops it."""
        room, hello, access = await self.greeted()
        self.person, self.host = access.person, access.host
        self.since, self.side, self.changes = hello.since, hello.side, hello.changes
        async with room.lock:
            if room.closed:
                raise Problem(503, "The table is being loaded again; please connect again.")
            if not stays(self.person, self.host, room.table):
                raise no_table()
            self.seat(room)
            room.join(self)
        tasks = [asyncio.create_task(work) for work in (self.read(room), self.write(), self.end())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(self)
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        for error in done:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                raise error

    def seat(self, room: Room) -> None:
        """Find this connection its place among those of its kind; raises the Problem of who finds none."""
        limits = self.house.config.limits
        alike = [one for one in room.listeners if (one.person, one.host) == (self.person, self.host)]
        known = bool(self.person or self.host)
        if len(alike) >= (limits.sockets_of_person if known else limits.onlookers_of_table):
            raise Problem(429, "There are too many connections to this table.", wait=CROWDED)
        self.stand("player" if known else "onlooker")

    def stand(self, standing: Standing) -> None:
        """Count as this from now on, in place of what it was."""
        if not self.house.sockets.add(self.address, standing):
            self.house.metrics.count("limited")
            raise Problem(429, "There are too many connections from this address.", wait=CROWDED)
        self.gone()
        self.standing = standing

    def gone(self) -> None:
        if self.standing is not None:
            self.house.sockets.remove(self.address, self.standing)
            self.standing = None

    async def greeted(self) -> tuple[Room, Hello, Access]:
        try:
            message = await asyncio.wait_for(self.receive(), self.house.config.limits.hello)
        except TimeoutError:
            raise Problem(400, "The first message, hello, did not come.") from None
        if not isinstance(message, Hello):
            raise Problem(400, "The first message must be hello.")
        room, access = await self.house.enter(self.socket.path_params["table"], message.token)
        return room, message, access

    async def receive(self) -> ClientMessage:
        """The next message; raises the Problem of one that cannot be read."""
        raw = await self.socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", 1000))
        data: str | bytes = raw.get("text") or raw.get("bytes") or b""
        if len(data) > self.house.config.limits.message:
            raise Problem(413, f"A message may have {self.house.config.limits.message} bytes at most.")
        try:
            message: ClientMessage = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
            raise Problem(400, f"The message is not right: {e}.") from None
        self.house.metrics.count("messages", type=str(type(message).__struct_config__.tag))
        return message

    async def read(self, room: Room) -> None:
        while self.hasty < PATIENCE:
            request = ""
            try:
                message = await self.receive()
                request = getattr(message, "id", "")
                self.slow_down()
                await self.handle(room, message)
            except RuleRefusal as refusal:
                self.house.metrics.count("refused")
                self.tell(Refused(request, refusal.reason))
            except WebSocketDisconnect:
                return
            except Exception as e:
                self.tell(problem_of(e).failed(request))

    def slow_down(self) -> None:
        if self.bucket.take(time.monotonic()):
            self.hasty = 0
            return
        self.hasty += 1
        self.house.metrics.count("limited")
        raise too_fast(self.bucket.wait())

    async def handle(self, room: Room, message: ClientMessage) -> None:
        table, person = room.table, self.person
        match message:
            case Ping():
                self.tell(Pong(now_ms()))
                return
            case Hello():
                raise Problem(400, "Hello is the first message only.")
            case Why():
                async with room.lock:
                    seat = table.people.own(person, message.seat)
                    self.tell(Reason(message.id, table.why(seat, message.option)))
                return

        def act(now: int) -> Taken:
            # Now, and not when the message came: a seat may have been handed over meanwhile.
            seat = table.people.own(person, message.seat)
            match message:
                case Decide():
                    return table.decide(seat, message.option, message.ask, message.id, now, then=message.then)
                case TakeBack():
                    return table.undo(seat, message.id, now)
                case Say():
                    return table.say(seat, message.text, message.channel, message.id, now)

        if isinstance(message, Say):
            wait = self.house.talk.take(f"{table.table}/{person}")
            if wait:
                raise too_fast(wait)
        await room.change(act, self, message.id, aside=None if isinstance(message, Decide) else self)

    async def write(self) -> None:
        while True:
            message = (await self.queue.get()).decode()
            try:
                await self.socket.send_text(message)
            except RuntimeError:
                return  # closed a moment ago, for a frame that was no text

    async def end(self) -> None:
        await self.dropped.wait()


async def stream(house: House, socket: WebSocket) -> None:
    """A WebSocket from its handshake to its end."""
    address = address_key(socket.client.host if socket.client else "-")
    connection = Connection(socket, house, address)
    code = TRY_AGAIN
    try:
        await socket.accept()
        connection.stand("greeting")
        await connection.run()
    except WebSocketDisconnect:
        return
    except Exception as e:
        problem = _explained(house, e)
        code = TRY_AGAIN if problem.status in (429, 503) else POLICY
        await _last_word(socket, problem.failed())
    finally:
        connection.gone()
    await _close(socket, code)


def _explained(house: House, error: Exception) -> Problem:
    try:
        return problem_of(error)
    except Exception:
        house.metrics.count("errors")
        LOG.exception("a connection failed")
        return Problem(503, "Something went wrong here; please connect again.")


async def _last_word(socket: WebSocket, failed: Failed) -> None:
    try:
        await socket.send_text(msgspec.json.encode(failed).decode())
    except (WebSocketDisconnect, RuntimeError):
        return


async def _close(socket: WebSocket, code: int) -> None:
    try:
        # Whoever does not read does not take a farewell either.
        await asyncio.wait_for(socket.close(code), FAREWELL)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        return
