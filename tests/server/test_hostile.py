"""Requests and messages that nobody in his right mind sends: the server answers them or hangs up, and has no fault."""

from __future__ import annotations

import http.client
import json
import random
import re
import socket
import uuid
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

MESSAGES = 10
"""One in so many is a message on a WebSocket."""

METHODS = ["GET", "GET", "POST", "POST", "PUT", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"]
PLACES = [
    "", "/seats", "/seats/{seat}", "/seats/{seat}/mind", "/seats/{seat}/person", "/seats/{seat}/wish", "/start",
    "/update", "/update?since={odd}", "/update?since=1&side={odd}", "/pages/en/{odd}", "/decisions", "/undo", "/talk",
    "/hint", "/hint?seat={odd}", "/notes", "/ending", "/record", "/replay?at={odd}", "/replay?at=1&seat={odd}",
    "/scenario?at=0", "/keys", "/account", "/stream",
]  # fmt: skip
ELSEWHERE = [
    "/", "/api/tables", "/api/games", "/api/games/{odd}", "/text/{odd}/{odd}.ftl", "/api/campaigns", "/healthz",
    "/api/campaigns/{odd}", "/api/campaigns/{odd}/file", "/api/campaigns/{odd}/tables", "/api/openapi.json", "/{odd}",
]  # fmt: skip
ODD = [
    "", "-1", "0", "1e9", "99999999999999999999", "..", "%00", "%2e%2e%2f", "%ff%fe", "A", "Z", "AB", "a" * 300, "%25",
    "é", "NaN", "null", "true", "[]", "{}", "'", '%22', "shadow-hunters", "en", "*", "~", "%0d%0aX:1", "١",
]  # fmt: skip
ORIGINS = ["http://[", "null", "http://evil", "", "://", "http://127.0.0.1:1", "\x80", "http://[::1]:99999"]
FIELDS = [
    "game", "seats", "name", "options", "settings", "mind", "seat", "start", "key", "id", "option", "ask", "then",
    "text", "channel", "person", "agree", "marks", "by", "file", "token", "since", "side", "changes", "type", "again",
]  # fmt: skip


class Foe:
    """Somebody who knows the tokens of two tables and the protocol, and means no good."""

    def __init__(self, server: Any, seed: int) -> None:
        self.server, self.chance = server, random.Random(seed)
        self.tables = [server.make(start=True), server.make(), server.make(settings={"listed": True})]
        self.host, self.port = server.address.removeprefix("http://").split(":")
        self.line = http.client.HTTPConnection(self.host, int(self.port), timeout=30)
        self.player: Any = None
        self.statuses: dict[int, int] = {}

    def close(self) -> None:
        self.line.close()
        if self.player is not None:
            self.player.close()

    def odd(self) -> str:
        return self.chance.choice(ODD)

    def value(self, depth: int = 0) -> Any:
        chance = self.chance
        kind = chance.randrange(9 if depth < 3 else 6)
        if kind == 0:
            return chance.choice([0, 1, -1, 2**31, 2**63, 2**200, 1e308, 0.5, True, False, None])
        if kind < 5:
            return chance.choice(
                [*ODD, "shadow-hunters", "roll", "attack:B", "attack:", ":", "pass", "\u0000", "\ud83d\ude00"]
            )
        if kind == 5:
            return uuid.UUID(int=chance.getrandbits(128)).hex
        if kind == 6:
            return [self.value(depth + 1) for _ in range(chance.randrange(4))]
        return {chance.choice(FIELDS): self.value(depth + 1) for _ in range(chance.randrange(5))}

    def body(self) -> bytes:
        chance = self.chance
        kind = chance.randrange(10)
        if kind == 0:
            return chance.randbytes(chance.randrange(200))
        if kind == 1:
            return chance.choice(
                [b"", b"[" * 3000, b'{"a":' * 500, b"null", b'"\\ud800"', b"\xff\xfe", b"1" * 400, b"{}"]
            )
        return json.dumps(
            self.value() if kind == 2 else {chance.choice(FIELDS): self.value() for _ in range(6)}
        ).encode()

    def token(self) -> str:
        keys = self.chance.choice(self.tables)
        return self.chance.choice(
            [keys["host"], keys["join"], keys["watch"], keys["token"], "", "x" * 64, "\x7f", self.odd()]
        )

    def request(self) -> None:
        """One request over HTTP; what is not HTTP any more goes over a line of its own."""
        chance = self.chance
        if chance.random() < 0.02:
            self.rubbish()
            return
        keys = chance.choice(self.tables)
        if chance.random() < 0.8:
            path = f"/api/tables/{keys['table'] if chance.random() < 0.95 else self.odd()}{chance.choice(PLACES)}"
        else:
            path = chance.choice(ELSEWHERE)
        path = path.replace("{seat}", chance.choice("ABCDZ")).replace("{odd}", self.odd())
        path = re.sub(r"[^!-~]", lambda c: f"%{ord(c.group()) & 255:02x}", path)
        try:
            self.line.putrequest(chance.choice(METHODS), path, skip_accept_encoding=True)
            self.line.putheader("Authorization", f"Bearer {self.token()}".encode("latin-1", "replace"))
            if chance.random() < 0.1:
                self.line.putheader("Origin", chance.choice(ORIGINS).encode("latin-1"))
            if chance.random() < 0.03:
                self.line.putheader("Transfer-Encoding", "chunked")
            body = self.body() if chance.random() < 0.7 else b""
            self.line.putheader("Content-Length", str(len(body)))
            self.line.endheaders(body)
            answer = self.line.getresponse()
            answer.read()
        except (http.client.HTTPException, OSError, ValueError):
            self.line.close()  # hung up on, which is an answer
            return
        self.statuses[answer.status] = self.statuses.get(answer.status, 0) + 1
        if answer.getheader("connection") == "close":
            self.line.close()

    def rubbish(self) -> None:
        with socket.create_connection((self.host, int(self.port)), timeout=30) as line:
            what = [
                b"\x16\x03\x01",
                b"GET / HTTP/9.9\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\n\r\n",
                b"\r\n" * 40,
                b"A" * 5000,
            ]
            line.sendall(self.chance.choice(what) + self.chance.randbytes(self.chance.randrange(60)))

    def message(self) -> None:
        """One message on a WebSocket, after a good hello most of the time."""
        keys = self.chance.choice(self.tables)
        try:
            if self.player is None:
                self.player = self.server.player(keys["table"], self.chance.choice([keys["token"], keys["watch"], "x"]))
            kind = self.chance.choice(["decide", "why", "undo", "say", "ping", "hello", "update", self.odd()])
            if self.chance.random() < 0.3:
                self.player.socket.send(self.body())
            else:
                self.player.send(
                    {"type": kind, "id": uuid.uuid4().hex} | {f: self.value() for f in self.chance.sample(FIELDS, 3)}
                )
            if self.chance.random() < 0.05:
                self.player.settled()
                self.player.close()
                self.player = None
        except (ConnectionClosed, UnicodeEncodeError):
            self.player = None


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("requests", [1_500, pytest.param(100_000, marks=pytest.mark.soak)])
def test_no_request_is_a_fault_of_the_server(server: Any, requests: int, caplog: pytest.LogCaptureFixture) -> None:
    foe = Foe(server, requests)
    for n in range(requests):
        if n % MESSAGES:
            foe.request()
        else:
            foe.message()
    assert {status for status in foe.statuses if status >= 500} == set()
    assert {200, 400, 403, 404, 405} <= set(foe.statuses)
    assert sum(foe.statuses.values()) > requests / 2
    foe.close()
    assert "gloam_errors_total" not in server.http.get("/metrics").text
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []
    # And it still serves: a good request is answered as ever.
    assert server.make(start=True)["table"]
