"""The WebSocket half of the protocol: one connection, one viewer of one table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol, get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloam.server import frames
from gloam.server.frames import Pen
from gloam.server.house import House
from gloam.server.limits import Bucket, Standing, address_key
from gloam.server.metrics import Metrics, Name, named
from gloam.server.pending import Then
from gloam.server.problems import Problem, no_table, too_fast, where
from gloam.server.protocol import (
    ClientMessage,
    Decide,
    Failed,
    Hello,
    Ping,
    Pong,
    RefusedRequest,
    Say,
    TakeBack,
    Why,
    WhyNot,
)
from gloam.server.rest import problem_of
from gloam.server.room import Act, Room
from gloam.server.telling import Listener
from gloam.server.tokens import Access
from gloam.table.table import Applied, RuleRefusal

LOG = logging.getLogger("gloam.server")
MESSAGES: Final[dict[type, Name]] = {
    kind: named("messages", type=str(kind.__struct_config__.tag)) for kind in get_args(ClientMessage)
}
_decode: Final = msgspec.json.Decoder(ClientMessage).decode
_encode: Final = msgspec.json.Encoder().encode
_monotonic: Final = time.monotonic
POLICY = 1008
TRY_AGAIN = 1013
FAREWELL = 5.0
CROWDED = 10.0
"""Seconds after which it is worth trying again where there were too many connections."""

INBOX = 64
"""Messages of a connection that wait to be dealt with before it is read from no more."""

PATIENCE = 50
"""After so many messages that came too fast a connection is closed."""


class ClientWire(frames.Wire, Protocol):
    """What a connection writes to and hears from: `gloam.server.lines.Socket`."""

    choked: bool

    def take(self, ear: Callable[[bytes], None], gone: Callable[[], None], pinged: Callable[[], bool]) -> None: ...

    def hold_on(self) -> None: ...

    def go_on(self) -> None: ...


class Connection(Listener):
    """A listener that writes to a WebSocket. A client that doesn't read is dropped, and may resume later."""

    def __init__(self, socket: WebSocket, house: House, address: str = "-") -> None:
        super().__init__()
        self.socket = socket
        self.wire: ClientWire = socket.scope["extensions"]["gloam.socket"]["socket"]
        self.pen = Pen(self.wire)
        self.address = address
        self.standing: Standing | None = None
        self.house = house
        self.metrics: Metrics = house.metrics
        self.longest: int = house.config.limits.message
        self.backlog: int = house.config.limits.backlog
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unread = 0
        self.bucket = Bucket(house.config.limits.messages, _monotonic())
        self.hasty = 0
        self.inbox: deque[bytes] = deque()
        self.busy = False
        self.held_on = False

    # What a room does with it

    def send(self, message: bytes) -> None:
        if self.end.done():
            return
        if message or self.pen.kept:
            if not self.wire.choked:
                self.unread = 0
            else:
                self.unread += 1
                if self.unread >= self.backlog:
                    self.drop()
                    return
        self.pen.write(message)

    def send_with_next(self, message: bytes) -> None:
        if not self.end.done():
            self.pen.write_with_next(message)

    def drop(self) -> None:
        if not self.end.done():
            self.end.set_result(None)

    def lose(self) -> None:
        if not self.end.done():
            self.end.set_exception(no_table())

    def fail(self) -> None:
        self.send(b"")
        if not self.end.done():
            self.end.set_exception(Problem(503, "Something went wrong here; please connect again."))

    def tell(self, message: Any) -> None:
        self.send(_encode(message))

    # Its life

    async def run(self) -> None:
        """From the first message to the last: until the client is gone, or the room drops it."""
        room, hello, access = await self.greeted()
        self.person, self.host = access.person, access.host
        self.since, self.side, self.changes = hello.since, hello.side, hello.changes
        try:
            if room.closed:
                raise Problem(503, "The table is being loaded again; please connect again.")
            self.seat(room)
            room.join(self)
            self.wire.take(lambda data: self.hear(room, data), self.drop, self.pinged)
            await self.end
        finally:
            room.leave(self)

    def seat(self, room: Room) -> None:
        """Count this connection among those of its kind; raises Problem if there are too many."""
        limits = self.house.config.limits
        alike = [one for one in room.listeners if (one.person, one.host) == (self.person, self.host)]
        known = bool(self.person or self.host)
        if len(alike) >= (limits.sockets_of_person if known else limits.onlookers_of_table):
            raise Problem(429, "There are too many connections to this table.", wait=CROWDED)
        self.stand("player" if known else "onlooker")

    def stand(self, standing: Standing) -> None:
        """Count as this from now on, in place of what it was."""
        if not self.house.sockets.add(self.address, standing):
            self.metrics.count("limited")
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
        return self.read(raw.get("text") or raw.get("bytes") or b"")

    def read(self, data: str | bytes) -> ClientMessage:
        if len(data) > self.longest:
            raise Problem(413, f"A message may have {self.longest} bytes at most.")
        try:
            message: ClientMessage = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
            self.slow_down()  # what cannot be read has come all the same
            raise Problem(400, f"The message is not right: {e}.") from None
        self.metrics.add(MESSAGES[type(message)])
        return message

    def hear(self, room: Room, data: bytes) -> None:
        """A message has come: it is dealt with after those before it."""
        if self.end.done():
            return
        self.inbox.append(data)
        if not self.busy:
            self.go_on(room)
        elif len(self.inbox) > INBOX:
            self.held_on = True
            self.wire.hold_on()

    def pinged(self) -> bool:
        """A frame that is a ping has come: it counts as a message does. Says whether it is answered."""
        try:
            self.slow_down()
        except Problem:
            if self.hasty >= PATIENCE:
                self.drop()
            return False
        return True

    def go_on(self, room: Room) -> None:
        """Deal with what has come, one after the other; each to its end even if the client is gone meanwhile."""
        self.busy = False
        while self.inbox and not self.busy:
            self.deal_with(room, self.inbox.popleft())
            if self.hasty >= PATIENCE:
                self.drop()
                return
        if self.held_on and not self.busy:
            self.held_on = False
            self.wire.go_on()

    def deal_with(self, room: Room, data: bytes) -> None:
        """Deal with a message; be `busy` until what it changes is on disk."""
        request = ""
        try:
            message = self.read(data)
            request = getattr(message, "id", "")
            self.slow_down()
            if type(message) is Decide:  # nearly all are, and to ask in this way takes little
                self.want(room, self.decision(room, message), request)
                return
            match message:
                case Ping():
                    self.tell(Pong(room.now()))
                case Hello():
                    raise Problem(400, "Hello is the first message only.")
                case Why():
                    self.explain(room, message)
                case TakeBack() | Say():
                    self.want(room, self.act_of(room, message), request, aside=True)
        except Exception as e:
            self.sorry(e, request, room)

    def want(self, room: Room, act: Act, request: str, aside: bool = False) -> None:
        """Begin a change of the table; `aside` is one that is not the game itself."""
        self.busy = room.begin(act, self.after(room, request), self, request, aside=aside) is None

    def after(self, room: Room, request: str) -> Then:
        """What to do when a change is on disk and told, or has failed."""

        def then(applied: Applied, error: Exception | None) -> None:
            if error is not None:
                self.sorry(error, request, room)
            self.go_on(room)

        return then

    def sorry(self, error: Exception, request: str, room: Room) -> None:
        """Say why a request came to nothing; a fault of the server's own ends the connection."""
        try:
            if isinstance(error, RuleRefusal):
                self.metrics.count("refused")
                message = _encode(RefusedRequest(request, error.reason))
            else:
                message = _encode(problem_of(error).failed(request))
            room.post(self, message)
        except Exception as e:
            if not self.end.done():
                self.end.set_exception(e)

    def slow_down(self) -> None:
        if self.bucket.take(_monotonic()):
            self.hasty = 0
            return
        self.hasty += 1
        self.metrics.count("limited")
        raise too_fast(self.bucket.wait())

    def explain(self, room: Room, message: Why) -> None:
        seat = room.table.people.own(self.person, message.seat)
        room.post(self, _encode(WhyNot(message.id, room.table.decisions.why(seat, message.option))))

    def decision(self, room: Room, message: Decide) -> Act:
        table, person = room.table, self.person

        def act(now: int) -> Applied:
            # Now, and not when the message came: a seat may have been handed over meanwhile.
            seat = table.people.own(person, message.seat)
            return table.decisions.submit(seat, message.option, message.ask, message.id, now, then=message.then)

        return act

    def act_of(self, room: Room, message: TakeBack | Say) -> Act:
        """Handle a message that isn't about the game; raises Problem if there are too many."""
        table, person = room.table, self.person

        def act(now: int) -> Applied:
            seat = table.people.own(person, message.seat)
            match message:
                case TakeBack():
                    return table.undoing.undo(seat, message.id, now)
                case Say():
                    return table.talk.say(seat, message.text, message.channel, message.id, now)

        if isinstance(message, Say):
            wait = self.house.talk.take(f"{table.table}/{person}")
            if wait:
                raise too_fast(wait)
        return act


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
        if not connection.wire.choked:
            await _last_word(socket, problem.failed())
    finally:
        connection.gone()
    if connection.wire.choked:
        # Whoever does not read takes no farewell either, nor what is waiting: that would stay here with the connection.
        connection.wire.transport.abort()
    else:
        await _close(socket, code)


def _explained(house: House, error: Exception) -> Problem:
    try:
        return problem_of(error)
    except Exception as e:
        house.metrics.count("errors")
        LOG.error("a connection failed: %s\n%s", type(e).__name__, where(e))
        return Problem(503, "Something went wrong here; please connect again.")


async def _last_word(socket: WebSocket, failed: Failed) -> None:
    try:
        await socket.send_text(_encode(failed).decode())
    except (WebSocketDisconnect, RuntimeError):
        return


async def _close(socket: WebSocket, code: int) -> None:
    try:
        await asyncio.wait_for(socket.close(code), FAREWELL)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        return
