"""Connections that say nothing, say it slowly, break off in the middle, or say it in two ways at once."""

from __future__ import annotations

import contextlib
import logging
import socket
import struct
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gloam.server.config import Config, Rate
from gloam.server.lines import FAULTS, Lines, Socket
from gloam.server.metrics import named

WAIT = 20.0


@contextlib.contextmanager
def line(server: Any) -> Iterator[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as opened:
        yield opened


def answered(opened: socket.socket) -> bytes:
    """All that comes until the server closes."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := opened.recv(4096):
            told += piece
    return told


def post(length: int, *more: str) -> bytes:
    head = ["POST /api/tables HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {length}", *more]
    return "\r\n".join([*head, "", ""]).encode()


def upgrade(table: str, *more: str) -> bytes:
    """A request for a WebSocket."""
    wish = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    wish += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", *more]
    return "\r\n".join([f"GET /api/tables/{table}/stream HTTP/1.1", "Host: 127.0.0.1", *wish, "", ""]).encode()


def upgraded(opened: socket.socket, table: str) -> None:
    """Make a WebSocket of a line, by hand."""
    opened.sendall(upgrade(table))
    told = b""
    while not told.endswith(b"\r\n\r\n"):
        told += opened.recv(1)
    assert told.startswith(b"HTTP/1.1 101")


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A frame of a client, which is masked."""
    mask = b"\x11\x22\x33\x44"
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return bytes([first]) + size + mask + bytes(one ^ mask[i % 4] for i, one in enumerate(text))


def next_text(opened: socket.socket) -> bytes:
    """The next frame of the server."""
    stream = opened.makefile("rb", buffering=0)

    def read(size: int) -> bytes:
        got = b""
        while len(got) < size:
            got += stream.read(size - len(got)) or b""
        return got

    _, size = read(2)
    if size >= 126:
        size = int.from_bytes(read(2 if size == 126 else 8))
    return read(size)


def faults(server: Any) -> float:
    return float(server.house.metrics.counters.get(named("errors"), 0))


def settled(good: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not good():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Everything that a server would write down."""
    caplog.set_level(logging.WARNING)

    def lines() -> list[str]:
        return [r.getMessage() for r in caplog.records if r.name.startswith(("gloam", "uvicorn", "asyncio"))]

    return lines


class TestBrokenRequests:
    def test_an_origin_that_is_no_address(self, server: Any, quiet: Callable[[], list[str]]) -> None:
        for origin in ("http://[", "http://[::1", "[", "http://a]b"):
            headers = {"Origin": origin}
            assert server.request("POST", "/api/tables", body={}, headers=headers).status_code == 403
        assert (faults(server), quiet()) == (0, [])

    def test_a_client_that_goes_away_in_the_middle_of_a_body(self, server: Any, quiet: Callable[[], list[str]]) -> None:
        seen, bad = server.house.metrics.counters, named("requests", status="400")
        before = seen.get(bad, 0)
        with line(server) as opened:
            opened.sendall(post(100) + b'{"game":')
        with line(server) as opened:
            opened.sendall(post(100) + b'{"game":')
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # as if a cable was cut
        settled(lambda: seen.get(bad, 0) >= before + 2 or faults(server) > 0)
        assert (faults(server), quiet()) == (0, [])

    def test_text_that_is_no_text(self, server: Any, quiet: Callable[[], list[str]]) -> None:
        keys = server.make()
        for greeted in (True, False):
            player = server.player(keys["table"], keys["token"])
            if greeted:
                player.update()
            with player.socket.send_context():
                player.socket.protocol.send_text(b'{"type": "ping\xff"}')
            # Something is on its way to this connection while it ends.
            body = {"id": f"line-{greeted:06}", "text": "x"}
            server.request("POST", f"/api/tables/{keys['table']}/talk", keys["token"], body)
            with pytest.raises(ConnectionClosed) as closed:
                player.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
        assert (faults(server), quiet()) == (0, [])

    def test_pieces_that_are_text_together(self, server: Any) -> None:
        keys = server.make()
        player = server.player(keys["table"], keys["token"])
        player.update()
        said = '{"type": "say", "id": "12345678", "text": "\u041f\u0440\u0438\u0432\u0435\u0442"}'.encode()
        cut = said.index(b"\xd0") + 1  # in the middle of a letter
        with player.socket.send_context():
            player.socket.protocol.send_text(said[:cut], fin=False)
        with player.socket.send_context():
            player.socket.protocol.send_continuation(said[cut:], fin=True)
        assert player.answer("12345678")["type"] == "accepted"

    @pytest.mark.parametrize("cut", ["whole", "bytes", "together", "across", "pieces", "long"])
    def test_messages_arrive_however_they_are_cut(self, server: Any, cut: str) -> None:
        """One in one piece is read without the parser; it has to be at a beginning then, whatever came before."""
        keys = server.make()
        with line(server) as opened:
            upgraded(opened, keys["table"])
            hello = f'{{"type":"hello","token":"{keys["token"]}"}}'.encode()
            opened.sendall(frame(hello))
            assert b'"type":"update"' in next_text(opened)
            said = [b'{"type":"ping"}', b'{"type":"ping"}' + b" " * (200 if cut == "long" else 5)] * 3
            frames = [frame(text) for text in said]
            if cut == "bytes":
                chunks = [bytes([one]) for one in b"".join(frames)]
            elif cut == "together":
                chunks = [b"".join(frames)]
            elif cut == "across":
                sent = b"".join(frames)
                chunks = [sent[i : i + 17] for i in range(0, len(sent), 17)]
            elif cut == "pieces":
                chunks = [piece for text in said for piece in (frame(text[:6], 0x01), frame(text[6:], 0x80))]
            else:
                chunks = frames
            for chunk in chunks:
                opened.sendall(chunk)
                time.sleep(0.002 if cut != "together" else 0)
            pongs = 0
            while pongs < len(said):  # the others are told meanwhile that somebody has come
                told = next_text(opened)
                pongs += told.startswith(b'{"type":"pong"')
                assert b'"failed"' not in told[:20]

    def test_a_message_in_the_middle_of_another(self, server: Any) -> None:
        keys = server.make()
        with line(server) as opened:
            upgraded(opened, keys["table"])
            opened.sendall(frame(f'{{"type":"hello","token":"{keys["token"]}"}}'.encode()))
            next_text(opened)
            opened.sendall(frame(b'{"type":', 0x01))
            time.sleep(0.05)
            opened.sendall(frame(b'{"type":"ping"}'))
            told = answered(opened)
        assert b"pong" not in told
        assert struct.pack("!H", 1002) in told  # it is against the protocol

    def test_a_body_measured_in_two_ways(self, server: Any) -> None:
        two = ("Content-Length: 4", "Transfer-Encoding: chunked")
        for first, second in (two, two[::-1]):
            with line(server) as opened:
                head = ["POST /api/tables HTTP/1.1", "Host: 127.0.0.1", first, second, "", ""]
                opened.sendall(
                    "\r\n".join(head).encode() + b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
                )
                told = answered(opened)
            assert told.startswith(b"HTTP/1.1 400 ")
            assert told.count(b"HTTP/1.1") == 1  # what follows is nobody's request
        assert faults(server) == 0


class TestSlowRequests:
    def test_a_head_that_does_not_come(
        self, serving: Callable[..., Any], only: Callable[..., Any], quiet: Callable[[], list[str]]
    ) -> None:
        server = serving(limits=only(head_seconds=1.0))
        with line(server) as silent:
            assert answered(silent) == b""
        assert [text for text in quiet() if "took too long" in text] == []
        with line(server) as slow:
            slow.sendall(b"GET /healthz HTTP/1.1\r\nHost:")
            assert answered(slow).startswith(b"HTTP/1.1 408 ")
        assert [text for text in quiet() if "took too long" in text] == [
            "127.0.0.1 took too long over a request; the connection is closed"
        ]
        assert server.request("GET", "/healthz").status_code == 200

    def test_a_body_that_does_not_come(
        self, serving: Callable[..., Any], only: Callable[..., Any], quiet: Callable[[], list[str]]
    ) -> None:
        server = serving(limits=only(body_seconds=0.3))
        with line(server) as opened:
            opened.sendall(post(100_000) + b"{")  # refused at once; the rest of it is not waited for
            assert answered(opened).startswith(b"HTTP/1.1 413 ")
        with line(server) as opened:
            opened.sendall(post(100) + b"{")
            assert answered(opened).startswith(b"HTTP/1.1 408 ")
        assert faults(server) == 0
        assert len([text for text in quiet() if "took too long" in text]) == 1

    def test_drop_by_drop(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        """Every byte is in time, the request is not."""
        server = serving(limits=only(head_seconds=1.0, body_seconds=1.0))
        for beginning in (b"GET /healthz HTTP/1.1\r\nX: ", post(60_000)):
            with line(server) as opened:
                opened.sendall(beginning)
                opened.settimeout(0.02)
                end, told = time.monotonic() + WAIT, b""
                while not told:
                    assert time.monotonic() < end, "it goes on for ever"
                    # A drop that comes after the end is answered by a reset; what was said before it is still there.
                    with contextlib.suppress(TimeoutError, ConnectionError):
                        opened.sendall(b"x")
                    with contextlib.suppress(TimeoutError):
                        told = opened.recv(4096)
                assert told.startswith(b"HTTP/1.1 408 ")

    def test_a_second_request_on_the_same_line(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(head_seconds=1.0))
        get = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with line(server) as opened:
            for _ in range(3):
                opened.sendall(get)
                assert opened.recv(4096).startswith(b"HTTP/1.1 200 ")
            opened.sendall(get[:-5])
            assert answered(opened).startswith(b"HTTP/1.1 408 ")

    def test_whoever_is_in_time_stays(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        """A WebSocket has its own times, and so has a request that is being answered."""
        server = serving(limits=only(head_seconds=1.0, body_seconds=1.0))
        keys = server.make()
        player = server.player(keys["table"], keys["token"])
        player.update()
        time.sleep(1.5)
        player.settled()


@contextlib.contextmanager
def deaf(server: Any, table: str, token: str) -> Iterator[socket.socket]:
    """A WebSocket that reads its first update and nothing more."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        opened.settimeout(WAIT)
        opened.connect((host, int(port)))
        upgraded(opened, table)
        opened.sendall(frame(f'{{"type":"hello","token":"{token}"}}'.encode()))
        next_text(opened)
        yield opened


def sockets(server: Any) -> list[Socket]:
    """The WebSockets that are open, as the server sees it."""
    return [one for one in list(server.server.server_state.connections) if isinstance(one, Socket)]


def talk(server: Any, keys: dict[str, str], lines: int) -> None:
    for _ in range(lines):
        body = {"id": uuid.uuid4().hex, "text": "x" * 500}
        server.request("POST", f"/api/tables/{keys['table']}/talk", keys["token"], body)


class TestWhoDoesNotRead:
    def test_pings_pile_no_answers_up(self, serving: Callable[..., Any]) -> None:
        server = serving()
        keys = server.make()
        with deaf(server, keys["table"], keys["token"]) as opened:
            (wire,) = sockets(server)
            many = frame(b"x" * 125, 0x89) * 1_000
            for _ in range(100):  # more than the system takes for them on the way
                opened.sendall(many)
                if wire.transport.get_write_buffer_size():
                    break
            waiting = wire.transport.get_write_buffer_size()
            assert waiting > 0
            for _ in range(30):
                opened.sendall(many)
            settled(lambda: wire.choked)
            assert wire.transport.get_write_buffer_size() < 1_000_000
        settled(lambda: not sockets(server))

    def test_who_was_cut_off_is_gone(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        """What was still to be written does not keep the connection, which nobody counts any more."""
        server = serving(limits=only(backlog=5))
        keys = server.make()
        with deaf(server, keys["table"], keys["watch"]):
            (wire,) = sockets(server)
            while not wire.choked and sockets(server):
                talk(server, keys, 20)
            talk(server, keys, 10)
            settled(lambda: not sockets(server))
        assert server.house.sockets.total() == 0

    def test_who_says_good_bye_is_gone(self, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("gloam.server.lines.LINGERING", 0.2)
        server = serving()
        keys = server.make()
        with deaf(server, keys["table"], keys["watch"]) as opened:
            (wire,) = sockets(server)
            while not wire.transport.get_write_buffer_size():
                talk(server, keys, 20)
            opened.sendall(frame(struct.pack("!H", 1000), 0x88))
            settled(lambda: not sockets(server))
        settled(lambda: server.house.sockets.total() == 0)


class TestManyLines:
    @pytest.mark.parametrize("odd", ["body", "chunked", "headers", "header"])
    def test_a_stream_that_is_none(self, serving: Callable[..., Any], only: Callable[..., Any], odd: str) -> None:
        """A request for a WebSocket that cannot be one is answered, and its connection is not kept."""
        server = serving(limits=only(lines_of_address=5))
        more = {
            "body": ["Content-Length: 2"],
            "chunked": ["Transfer-Encoding: chunked"],
            "headers": [f"X-{i}: 1" for i in range(200)],
            "header": [f"X: {'x' * 9_000}"],
        }[odd]
        for _ in range(10):
            with line(server) as opened:
                opened.sendall(upgrade("nowhere", *more))
                assert answered(opened).startswith(b"HTTP/1.1 4")
        settled(lambda: not sockets(server))
        assert faults(server) == 0

    def test_of_one_address(
        self, serving: Callable[..., Any], only: Callable[..., Any], quiet: Callable[[], list[str]]
    ) -> None:
        server = serving(limits=only(lines_of_address=5, head_seconds=60.0))
        with contextlib.ExitStack() as silent:
            held = [silent.enter_context(line(server)) for _ in range(5)]
            for _ in range(3):
                with line(server) as more:
                    assert answered(more) == b""
            assert [text for text in quiet() if "too many" in text] == [
                "127.0.0.1 holds too many connections; more are closed"
            ]
            held[0].close()
            settled(lambda: able(server))
        settled(lambda: able(server))

    def test_a_stream_is_no_line(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(lines_of_address=2))
        keys = server.make()
        players = [server.player(keys["table"], keys["token"]) for _ in range(5)]
        assert all(player.update() for player in players)

    def test_a_proxy_counts_for_itself(self) -> None:
        config = Config("sqlite://", public="https://gloam.example")
        lines = Lines(config)
        most = config.limits.lines_of_address
        assert all(lines.take("127.0.0.1") for _ in range(most + 1))
        assert [lines.take("192.0.2.7") for _ in range(most + 1)] == [True] * most + [False]
        alone = Lines(Config("sqlite://"))
        assert [alone.take("127.0.0.1") for _ in range(most + 1)] == [True] * most + [False]
        lines.give_back("192.0.2.7")
        assert lines.take("192.0.2.7")


class TestNonsense:
    """Bytes that are no HTTP."""

    def test_it_is_limited_and_one_line_says_who_sent_it(
        self, serving: Callable[..., Any], only: Callable[..., Any], quiet: Callable[[], list[str]]
    ) -> None:
        server = serving(limits=only(nonsense=Rate(5, 1e-9)))
        told = []
        odd_ones = [b"\x16\x03\x01 nonsense", b"GET", b"\0" * 900, b"G / H"]
        for odd in odd_ones * 25:
            with line(server) as opened, contextlib.suppress(OSError):
                opened.sendall(odd + b"\r\n\r\n")
                told.append(answered(opened)[:12])
        assert told.count(b"HTTP/1.1 400") == 5
        assert set(told[5:]) <= {b""}
        assert quiet() == ["127.0.0.1 sends what is no HTTP"]
        assert server.house.metrics.counters[named("limited")] == 95
        assert able(server)

    def test_an_upgrade_to_something_else_is_no_line_of_the_log(
        self, server: Any, quiet: Callable[[], list[str]]
    ) -> None:
        for _ in range(20):
            answer = server.request("GET", "/healthz", headers={"Connection": "Upgrade", "Upgrade": "h2c"})
            assert answer.status_code == 200
        assert quiet() == []

    def test_a_fault_is_one_still(self, quiet: Callable[[], list[str]]) -> None:
        """What goes wrong in an application is no nonsense of a client."""
        FAULTS.error("Exception in ASGI application")
        FAULTS.warning("Invalid HTTP request received.")
        assert quiet() == ["Exception in ASGI application"]

    def test_many_addresses_do_not_fill_the_log(self, quiet: Callable[[], list[str]]) -> None:
        lines = Lines(Config("sqlite://"))
        for n in range(2_000):
            lines.hears_out(f"192.0.{n // 250}.{n % 250}")
        assert 0 < len(quiet()) < 120

    def test_a_proxy_is_always_told(self) -> None:
        proxied = Lines(Config("sqlite://", public="https://gloam.example"))
        assert all(proxied.hears_out("127.0.0.1") for _ in range(500))


def able(server: Any) -> bool:
    with line(server) as opened:
        with contextlib.suppress(OSError):
            opened.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return answered(opened).startswith(b"HTTP/1.1 200 ")
