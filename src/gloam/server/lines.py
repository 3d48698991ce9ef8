"""Plain connections: how many one address may hold, and how long a request may take to arrive.

A connection is counted from the moment it is made, before anything has been said on it: silence costs a server as much
as talk. One that became a WebSocket is counted there (`stream.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from gloam.server.config import Config, Rate
from gloam.server.frames import whole
from gloam.server.limits import Buckets, address_key, is_loopback
from gloam.server.metrics import Metrics

LOG = logging.getLogger("gloam.server")
COMPLAINTS = Rate(1, 1 / 60)
"""Lines of the log about one address: a flood of connections must not become a flood of lines."""

ALL_COMPLAINTS = Rate(60, 1)
"""The same about all addresses together: somebody may have many."""

FAULTS = logging.getLogger("uvicorn.error.lines")
"""What uvicorn says about plain connections. It warns of each that brings something strange, with no address."""
FAULTS.setLevel(logging.ERROR)

INVALID_DATA = 1007
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LAST_MOMENT = 1.0
"""Seconds that the rest of a request has when the server stops."""

LINGERING = 15.0
"""Seconds that a WebSocket has for its farewell. What is still to be written then was not wanted."""


class Lines:
    """Who holds how many connections."""

    def __init__(self, config: Config, metrics: Metrics | None = None) -> None:
        self.limits = config.limits
        self.metrics = Metrics() if metrics is None else metrics
        self.proxied = bool(config.public)
        self.open: Counter[str] = Counter()
        self.complaints = Buckets(COMPLAINTS, config.limits.addresses)
        self.all_complaints = Buckets(ALL_COMPLAINTS, 1)
        self.nonsense = Buckets(config.limits.nonsense, config.limits.addresses)

    def take(self, address: str) -> bool:
        """Whether this address may hold one more."""
        if self.open[address] >= self.limits.lines_of_address and not self._is_proxy(address):
            self.complain(address, "holds too many connections; more are closed")
            return False
        self.open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def complain(self, address: str, what: str) -> None:
        if not self.complaints.take(address) and not self.all_complaints.take(""):
            LOG.warning("%s %s", address, what)

    def hears_out(self, address: str) -> bool:
        """Whether this address is told once more that what it sends is no HTTP. A proxy in front is, always: it sends
        what others have sent, and they are told by it."""
        self.complain(address, "sends what is no HTTP")
        if self._is_proxy(address) or not self.nonsense.take(address):
            return True
        self.metrics.count("limited")
        return False

    def _is_proxy(self, address: str) -> bool:
        """The proxy in front comes from one address for everybody, and counts them itself."""
        return self.proxied and is_loopback(address)


class TimedLine(H11Protocol):
    """A connection that is closed if a request doesn't arrive completely in time."""

    lines: ClassVar[Lines]

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.logger = FAULTS
        self.address = ""
        self._counted = False
        self._spoke = False
        self._awaited: tuple[object, int] | None = None
        self._requests = 0
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = address_key(self.client[0] if self.client else "-")
        self._counted = self.lines.take(self.address)
        if self._counted:
            self._await()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        self._spoke = True
        super().data_received(data)
        if self._counted:
            self._await()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._requests += 1
        self._spoke = bool(self.conn.trailing_data[0])
        self._await()

    def send_400_response(self, msg: str) -> None:
        """Bytes that are no HTTP; after an answer that ends the connection there is nothing more to say to them."""
        if not self.lines.hears_out(self.address):
            self.transport.abort()
        elif self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """The server stops: a request that has begun to come gets a moment to come to its end."""
        super().shutdown()
        if not self.transport.is_closing() and self.conn.their_state is h11.SEND_BODY:
            self.loop.call_later(LAST_MOMENT, self._break_off)

    def _break_off(self) -> None:
        """Whoever works on a request that has not come is told that its client went away."""
        if not self.transport.is_closing() and self.conn.their_state is h11.SEND_BODY:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self._counted:
            self._counted = False
            self.lines.give_back(self.address)

    def _await(self) -> None:
        """What has to come next, and by when. More of the same puts nothing off: who trickles is not waited for."""
        state = self.conn.their_state
        awaited = (state, self._requests) if state in (h11.IDLE, h11.SEND_BODY) else None
        if state is h11.IDLE and self._requests and not self._spoke:
            awaited = None  # between two requests uvicorn's own, shorter patience counts
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if awaited is not None:
            limits = self.lines.limits
            seconds = limits.head_seconds if state is h11.IDLE else limits.body_seconds
            self._patience = self.loop.call_later(seconds, self._impatient)

    def _impatient(self) -> None:
        self._patience = None
        if self.transport.is_closing():
            return
        # Browsers open connections that they may never need: one that has said nothing is closed in silence.
        if self._spoke:
            self.lines.complain(self.address, "took too long over a request; the connection is closed")
        if self.conn.our_state is h11.SEND_RESPONSE:
            # Somebody works on the request; what they answer comes too late.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self._spoke and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-length", b"0"), (b"connection", b"close")]
            answer = h11.Response(status_code=408, headers=headers, reason=STATUS_PHRASES[408])
            for event in (answer, h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket on which text that is not UTF-8 ends the connection, as RFC 6455 wants it, and nothing else.

    Once it is `taken`, messages go directly between it and its owner. An ASGI application in between, with a queue and
    a task for each direction, would cost more than handling most messages.
    """

    ear: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None
    pinged: Callable[[], bool] | None = None
    choked = False
    """Whether more is waiting to be read at the other end than should."""

    between: bool | None = None
    """What `_between` has found; None after something has come the usual way, which may have changed it."""

    lingering: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"]["gloam.socket"] = {"socket": self}

    def take(self, ear: Callable[[bytes], None], gone: Callable[[], None], pinged: Callable[[], bool]) -> None:
        """From now on `ear` hears every message, those too that have come already; `gone` is told of the end, and
        `pinged` says whether a ping is answered."""
        self.ear, self.gone, self.pinged = ear, gone, pinged
        while not self.queue.empty():
            raw: Any = self.queue.get_nowait()
            if raw["type"] == "websocket.receive":
                text = raw.get("text")
                ear(raw["bytes"] if text is None else text.encode())
            else:
                gone()
        self.go_on()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.choked = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.choked = False

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is one short message in one piece, which needs no parser; the rest goes its usual way.
        What is not right goes there as well, so there is one place that says what is wrong with it."""
        ear = self.ear
        message = whole(data, self.config.ws_max_size) if ear is not None and self._between() else None
        if message is None:
            self.between = None
            super().data_received(data)
            if not self.handshake_initiated:
                self._turn_away()
        elif ear is not None and not self.close_sent:
            ear(message)

    def _between(self) -> bool:
        """Whether the parser waits for a message to begin: nothing of one has come."""
        if self.between is None:
            waiting: Any = self.conn.parser
            while getattr(waiting, "gi_yieldfrom", None) is not None:
                waiting = waiting.gi_yieldfrom
            self.between = getattr(waiting, "__name__", "") == "at_eof" and self.conn.current_size is None
        return self.between and self.conn.state is State.OPEN

    def hold_on(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                str(data, "utf-8")
            except UnicodeDecodeError:
                self.frames = []
                if not self.close_sent:
                    self.conn.send_close(INVALID_DATA)
                    self.handle_parser_exception()
                return
        if self.ear is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self.ear(bytes(data))

    def _turn_away(self) -> None:
        """The request came as a whole and is none for a WebSocket: one with a body, or with a head that is too large.
        Nobody else counts this connection nor waits for it any more, so it ends here."""
        told = b"".join(self.conn.data_to_send())
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(told or NO_HANDSHAKE)
        self.transport.close()
        self._linger()

    def handle_ping(self) -> None:
        # Whoever sends pings and reads no answer gets none: they would pile up here. Nor does whoever sends too many.
        if self.choked or not (self.pinged is None or self.close_sent or self.pinged()):
            self.conn.data_to_send()
        else:
            super().handle_ping()

    # A connection that is closed still writes what it has, and whoever does not read would keep it for ever.

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._linger()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._linger()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._linger()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._linger()

    def _linger(self) -> None:
        """The end has begun, and is waited for so long."""
        if self.lingering is None and not self.disconnected:
            self.lingering = self.loop.call_later(LINGERING, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.choked = False
        if self.lingering is not None:
            self.lingering.cancel()
            self.lingering = None
        if self.gone is not None:
            self.gone()
        self.ear = self.gone = self.pinged = None


def line_class(config: Config, metrics: Metrics | None = None) -> type[TimedLine]:
    """The connections of one server, which count together."""
    return type("Line", (TimedLine,), {"lines": Lines(config, metrics)})
