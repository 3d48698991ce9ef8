"""Who gets in, how much, how fast; and what is written down about it."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import json
import logging
import random
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from gloam.server.config import Config, Rate
from gloam.server.guard import POLICY
from gloam.server.limits import Bucket, Buckets, address_key, is_loopback
from gloam.server.run import uvicorn_config
from gloam.server.stream import Connection
from gloam.server.tokens import bearer

WISH = {"seats": 4, "name": "Ann"}


class TestTokens:
    def test_a_table_without_its_token_does_not_exist(self, server: Any) -> None:
        keys = server.make()
        missing = server.request("GET", "/api/tables/nowhere", keys["host"])
        assert missing.status_code == 404
        path = f"/api/tables/{keys['table']}"
        wrong = ["", "x", keys["host"][:-1], keys["host"] + "x", keys["host"].swapcase(), server.make()["host"]]
        for token in wrong:
            answer = server.request("GET", path, token)
            assert (answer.status_code, answer.content) == (404, missing.content)

    def test_a_token_in_the_query_opens_nothing(self, server: Any) -> None:
        keys = server.make()
        assert server.request("GET", f"/api/tables/{keys['table']}?token={keys['host']}").status_code == 404

    def test_the_hash_of_a_token_opens_nothing(self, server: Any) -> None:
        keys = server.make()
        room = next(r for r in server.house.rooms() if r.table.table == keys["table"])
        for token in room.tokens:
            assert server.request("GET", f"/api/tables/{keys['table']}", token.digest).status_code == 404

    def test_what_each_token_opens(self, server: Any) -> None:
        keys = server.make(start=True)
        path = f"/api/tables/{keys['table']}"
        say = {"id": "12345678", "text": "x"}
        for name in ("host", "join", "watch"):
            assert server.get(f"{path}/update", keys[name])["you"]["seats"] == ""
            assert server.request("POST", f"{path}/talk", keys[name], say).status_code == 403
        assert server.request("POST", f"{path}/seats", keys["watch"], {"name": "x"}).status_code == 403
        assert server.request("PUT", f"{path}/seats/B/mind", keys["join"], {}).status_code == 403

    @pytest.mark.parametrize(
        ("header", "token"),
        [("Bearer abc", "abc"), ("bearer  abc ", "abc"), ("Basic abc", ""), ("abc", ""), ("", ""), ("Bearer", "")],
    )
    def test_the_header(self, header: str, token: str) -> None:
        assert bearer(header) == token

    def test_only_hashes_are_kept(self, server: Any) -> None:
        keys = server.make()
        database = server.config.database.removeprefix("sqlite:///")
        data = b"".join(Path(database + end).read_bytes() for end in ("", "-wal"))
        assert keys["table"].encode() in data
        for name in ("host", "join", "watch", "token"):
            assert keys[name].encode() not in data


class TestNamesInPaths:
    @pytest.mark.parametrize("name", ["%00", "abc%00def", "%0A", "%ff", "%20", "a" * 65, "%F0%9F%8E%B2"])
    def test_the_store_is_not_asked_for_what_cannot_be_a_name(
        self, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        """PostgreSQL knows no NUL: it would have answered 503."""
        server = serving()
        missing = server.request("GET", "/api/tables/nowhere").content
        no_campaign = server.request("GET", "/api/campaigns/nowhere").content
        asked: list[object] = []
        monkeypatch.setattr(server.store, "_read", asked.append)
        for method, path in (("GET", ""), ("GET", "/status"), ("GET", "/account"), ("GET", "/update")):
            answer = server.request(method, f"/api/tables/{name}{path}", "x")
            assert (answer.status_code, answer.content) == (404, missing)
        for method, path, body in (("GET", "", None), ("GET", "/file", None), ("POST", "/tables", WISH)):
            answer = server.request(method, f"/api/campaigns/{name}{path}", "x", body)
            assert (answer.status_code, answer.content) == (404, no_campaign)
        assert server.player(name, "x").receive()["code"] == "gone"
        assert asked == []

    def test_no_seat_has_such_a_name(self, server: Any) -> None:
        keys = server.make()
        for seat in ("%00", "A%00", "%0A"):
            where = f"/api/tables/{keys['table']}/seats/{seat}"
            for method, path, body in (("DELETE", "", None), ("PUT", "/mind", {}), ("PUT", "/wish", {"agree": True})):
                assert server.request(method, where + path, keys["token"], body).status_code == 400


class TestWhereRequestsComeFrom:
    @pytest.mark.parametrize(
        ("headers", "status"),
        [
            ({}, 400),
            ({"Origin": "{own}"}, 400),
            ({"Origin": "https://evil.example"}, 403),
            ({"Origin": "null"}, 403),
            ({"Origin": "http://["}, 403),
            ({"Origin": "http://[::1"}, 403),
            ({"Origin": "://"}, 403),
            ({"Origin": ""}, 403),
            ({"Origin": "{own}.evil.example"}, 403),
            ({"Origin": "https://evil.example", "Host": "evil.example"}, 403),
            ({"Sec-Fetch-Site": "cross-site"}, 403),
            ({"Sec-Fetch-Site": "same-origin"}, 400),
        ],
    )
    def test_origin(self, server: Any, headers: dict[str, str], status: int) -> None:
        sent = {name: value.replace("{own}", server.address) for name, value in headers.items()}
        answer = server.request("POST", "/api/tables", body={}, headers=sent)
        assert answer.status_code == status
        assert answer.json()["type"] == "failed"

    def test_the_name_of_another_does_not_reach_this_machine(self, server: Any) -> None:
        assert server.request("GET", "/", headers={"Host": "evil.example"}).status_code == 403
        assert server.request("GET", "/", headers={"Host": "localhost:1"}).status_code == 200
        assert server.request("GET", "/", headers={"Host": "[::1]:1"}).status_code == 200

    def test_a_public_address(self, serving: Callable[..., Any]) -> None:
        server = serving(public="https://gloam.example")
        headers = {"Host": "gloam.example", "Origin": "https://gloam.example"}
        assert server.request("POST", "/api/tables", body={}, headers=headers).status_code == 400
        headers["Origin"] = "https://evil.example"
        assert server.request("POST", "/api/tables", body={}, headers=headers).status_code == 403

    def test_a_stream(self, server: Any) -> None:
        keys = server.make()
        player = server.player(keys["table"], keys["token"], origin=server.address)
        assert player.update()
        with pytest.raises(InvalidStatus) as refused:
            server.player(keys["table"], keys["token"], origin="https://evil.example")
        assert refused.value.response.status_code == 403


class TestSizes:
    def test_a_body(self, server: Any) -> None:
        big = b"x" * (server.config.limits.body + 1)
        answer = server.http.post("/api/tables", content=big)
        assert (answer.status_code, answer.json()["code"]) == (413, "bad-request")

    def test_a_body_that_does_not_tell_its_size(self, server: Any) -> None:
        def pieces() -> Any:
            for _ in range(20):
                yield b"[" * 8192

        answer = server.http.post("/api/tables", content=pieces())
        assert (answer.status_code, answer.json()["code"]) == (413, "bad-request")

    def test_a_message(self, server: Any) -> None:
        keys = server.make()
        player = server.player(keys["table"], keys["token"])
        player.update()
        player.socket.send("x" * (server.config.limits.message + 1))
        with pytest.raises(ConnectionClosed) as closed:
            player.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


class TestRubbish:
    def junk(self, chance: random.Random) -> bytes:
        whole = json.dumps(
            {"type": "decide", "id": "12345678", "ask": 1, "option": "roll", "x": [None, 1e999, {"y": "\ud800"}]}
        ).encode()
        data = bytearray(chance.choice([whole, b"[" * 500, b'{"a":' * 300, b"\xff\xfe", b"", b"0", b'"', whole * 3]))
        for _ in range(chance.randrange(6)):
            if data:
                data[chance.randrange(len(data))] = chance.randrange(256)
        return bytes(data[: chance.randrange(len(data) + 1)]) if chance.random() < 0.3 else bytes(data)

    def test_bodies(self, server: Any) -> None:
        chance = random.Random(1)
        keys = server.make(start=True)
        headers = {"Authorization": f"Bearer {keys['token']}"}
        paths = ["/api/tables", *(f"/api/tables/{keys['table']}/{end}" for end in ("decisions", "talk", "undo"))]
        for _ in range(150):
            answer = server.http.post(chance.choice(paths), content=self.junk(chance), headers=headers)
            assert answer.status_code in (400, 403, 409), answer.text
            assert answer.json()["type"] in ("failed", "refused")

    def test_messages(self, server: Any) -> None:
        chance = random.Random(2)
        keys = server.make(start=True)
        player = server.player(keys["table"], keys["token"])
        for _ in range(150):
            data = self.junk(chance)
            try:
                player.socket.send(data.decode())
            except UnicodeDecodeError:
                player.socket.send(data)
        player.settled()
        assert player.socket.state.name == "OPEN"

    def test_paths(self, server: Any) -> None:
        for path in ("/api/nothing", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/%00", "/text/xx/y.ftl"):
            answer = server.request("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (404, "gone")
        assert server.request("PATCH", "/api/tables").status_code == 405
        for query in ("since=-1", "since=x", "since=1e3", "since=" + "9" * 99):
            keys = server.make()
            assert server.request("GET", f"/api/tables/{keys['table']}/update?{query}", keys["host"]).status_code == 400

    def test_no_http_at_all(self, server: Any) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as line:
            line.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
        assert server.request("GET", "/healthz").text == "ok\n"


class TestRates:
    def test_a_flood_of_requests(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(requests=Rate(20, 0.001)))
        codes = [server.request("GET", "/healthz").status_code for _ in range(25)]
        assert codes == [200] * 20 + [429] * 5
        answer = server.request("GET", "/healthz")
        # All that has passed since the first of them is not to be waited for any more.
        assert (answer.json()["code"], 900 < int(answer.headers["retry-after"]) <= 1_000) == ("too-fast", True)

    def test_tables_of_one_address(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(tables=Rate(2, 0.01)))
        server.make()
        server.make()
        wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann"}
        assert server.request("POST", "/api/tables", body=wish).status_code == 429

    def test_replays(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        """A game is played again for each: one person's do not use up another's, onlookers of an address share."""
        server = serving(limits=only(replays=Rate(3, 0.001)))
        keys = server.make(start=True)
        path = f"/api/tables/{keys['table']}"
        asked = ("replay?at=0", "scenario?at=0", "ending", "replay?at=1")
        for tokens in ([keys["token"]] * 4, [keys["watch"], keys["watch"], keys["host"], keys["join"]]):
            codes = [
                server.request("GET", f"{path}/{what}", token).status_code
                for what, token in zip(asked, tokens, strict=True)
            ]
            assert codes == [403, 403, 403, 429]  # the game is not over
        answer = server.request("GET", f"{path}/replay", keys["token"])
        assert (answer.json()["code"], 900 < int(answer.headers["retry-after"]) <= 1_000) == ("too-fast", True)
        assert 900_000 < answer.json()["wait"] <= 1_000_000
        assert server.request("GET", f"{path}/replay", "nobody").status_code == 404
        assert server.house.metrics.counters["gloam_limited_total"] == 3

    def test_the_list_is_not_filled_by_one_address(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(listed_of_address=2), public="https://gloam.example")
        wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann", "settings": {"listed": True, "pace": 0}}

        def make(address: str, **more: Any) -> Any:
            headers = {"X-Forwarded-For": address, "Host": "gloam.example"}
            return server.http.post("/api/tables", json={**wish, **more}, headers=headers)

        with concurrent.futures.ThreadPoolExecutor(6) as together:
            codes = sorted(answer.status_code for answer in together.map(lambda _: make("192.0.2.7"), range(6)))
        assert codes == [201, 201, 403, 403, 403, 403]
        assert make("192.0.2.8").status_code == 201
        assert make("192.0.2.7", settings={"listed": False}).status_code == 201
        assert len(server.get("/api/tables")) == 3
        # A table that is gone makes room.
        mine = next(iter(server.house._listed["192.0.2.7"]))
        row = next(row for row in server.store.rows().result() if row.table == mine)
        server.store.remove(row.table, row.length).result()
        assert make("192.0.2.7").status_code == 201

    @pytest.mark.parametrize(("message", "answer"), [("ping", "pong"), ("nonsense", "failed")])
    def test_a_flood_of_messages(
        self, serving: Callable[..., Any], only: Callable[..., Any], message: str, answer: str
    ) -> None:
        server = serving(limits=only(messages=Rate(5, 0.01)))
        keys = server.make()
        player = server.player(keys["table"], keys["token"])
        player.update()
        for _ in range(8):
            player.send({"type": message})
        # That somebody has come is told meanwhile.
        answers = [player.until(lambda m: m["type"] in ("pong", "failed")) for _ in range(8)]
        assert [m["type"] for m in answers] == [answer] * 5 + ["failed"] * 3
        assert [m["code"] for m in answers[-3:]] == ["too-fast"] * 3

        def flood() -> None:
            """The end comes while the last ones are still being sent, or when what came is read."""
            for _ in range(60):
                player.send({"type": message})
            player.until(lambda message: False)

        with pytest.raises(ConnectionClosed):
            flood()

    def test_pings_are_messages(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(messages=Rate(5, 0.01)))
        keys = server.make()
        player = server.player(keys["table"], keys["token"], ping_interval=None)
        player.update()
        answered = [player.socket.ping() for _ in range(5)]
        for pong in answered:
            assert pong.wait(20)
        too_many = player.socket.ping()
        player.send({"type": "ping"})
        assert player.until(lambda m: m["type"] in ("pong", "failed"))["code"] == "too-fast"
        assert not too_many.is_set()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(60):
                player.socket.ping()
        with pytest.raises(ConnectionClosed):
            player.until(lambda message: False)
        assert server.house.metrics.counters["gloam_limited_total"] >= 50

    def test_connections(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(sockets_of_person=2, players_of_address=3, greeting_of_address=2))
        keys, other, third = server.make(), server.make(), server.make()
        players = [server.player(keys["table"], keys["token"]) for _ in range(2)]
        assert [p.receive()["type"] for p in players] == ["update", "update"]
        assert server.player(keys["table"], keys["token"]).receive()["code"] == "too-fast"
        server.player(other["table"], other["token"]).update()
        crowded = server.player(third["table"], third["token"]).receive()
        assert (crowded["code"], "this address" in crowded["message"]) == ("too-fast", True)
        stream = f"{server.address.replace('http', 'ws')}/api/tables/{keys['table']}/stream"
        with connect(stream), connect(stream), connect(stream) as line:  # none of them has said hello
            assert json.loads(line.recv(20))["code"] == "too-fast"
        for player in players:
            player.close()
        # The server hears of a close a moment after it.
        end = time.monotonic() + 20
        while server.player(keys["table"], keys["token"]).receive()["type"] != "update":
            assert time.monotonic() < end
            time.sleep(0.05)

    def test_onlookers_keep_no_player_out(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(onlookers_of_table=3, onlookers_of_address=4, sockets_of_person=1))
        keys = server.make(settings={"listed": True})
        other = server.make(settings={"listed": True})
        tokens = [keys["watch"], "", keys["join"], ""]
        told = [server.player(keys["table"], token).receive() for token in tokens]
        assert [m["type"] for m in told] == ["update"] * 3 + ["failed"]
        assert [server.player(other["table"], "").receive()["type"] for _ in range(2)] == ["update", "failed"]
        for token in (keys["token"], keys["host"], server.sit(keys, "Bob")["token"]):
            assert server.player(keys["table"], token).receive()["type"] == "update"

    @pytest.mark.parametrize("asks", [False, True])
    def test_a_connection_that_does_not_read(
        self, serving: Callable[..., Any], only: Callable[..., Any], asks: bool
    ) -> None:
        """It is cut off, and nobody else waits for it; also one that asks the same thing again and again."""
        server = serving(limits=only(backlog=10))
        keys = server.make()

        class Deaf:
            """A socket on which nothing can be written any more, and its wire."""

            def __init__(self) -> None:
                self.path_params = {"table": keys["table"]}
                self.scope = {"extensions": {"gloam.socket": {"socket": self}}}
                self.transport = self
                self.close_sent = self.disconnected = False
                self.choked = True
                self.written = 0

            def is_closing(self) -> bool:
                return False

            async def receive(self) -> dict[str, str]:
                hello = {"type": "hello", "token": keys["token" if asks else "watch"]}
                return {"type": "websocket.receive", "text": json.dumps(hello)}

            def take(self, ear: Callable[[bytes], None], gone: object, pinged: object) -> None:
                """Nothing is heard of it any more after this."""
                for _ in range(30 if asks else 0):
                    ear(b'{"type": "say", "id": "12345678", "text": "x"}')

            def write(self, message: bytes) -> None:
                self.written += 1
                assert self.written < 10

        async def listen() -> None:
            await asyncio.wait_for(Connection(Deaf(), server.house).run(), 20)  # type: ignore[arg-type]

        cut_off = asyncio.run_coroutine_threadsafe(listen(), server.server.loop)
        for i in range(0 if asks else 30):
            body = {"id": f"line-{i:06}", "text": "x"}
            assert server.request("POST", f"/api/tables/{keys['table']}/talk", keys["token"], body).status_code == 200
        cut_off.result(20)

    def test_a_silent_connection(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(hello=0.1))
        keys = server.make()
        with connect(f"{server.address.replace('http', 'ws')}/api/tables/{keys['table']}/stream") as line:
            assert "did not come" in json.loads(line.recv(20))["message"]

    def test_buckets(self) -> None:
        now = 0.0
        buckets = Buckets(Rate(2, 0.5), keep=2, clock=lambda: now)
        assert [buckets.take("a") for _ in range(3)] == [0, 0, 2]
        now = 2.0
        assert [buckets.take("a") for _ in range(2)] == [0, 2]
        assert [buckets.take(key) for key in "bc"] == [0, 0]  # "a" is forgotten
        assert [buckets.take("a") for _ in range(3)] == [0, 0, 2]
        bucket = Bucket(Rate(1, 1), 0)
        assert bucket.take(0)
        assert not bucket.take(0.5)
        assert bucket.take(1.5)

    @pytest.mark.parametrize(
        ("host", "key"),
        [
            ("192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("testclient", "testclient"),
        ],
    )
    def test_one_household_one_key(self, host: str, key: str) -> None:
        assert address_key(host) == key


class TestWhatIsWrittenDown:
    def test_no_token_in_any_log(self, serving: Callable[..., Any], caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG)
        server = serving(access_log=True)
        keys = server.make(start=True)
        path = f"/api/tables/{keys['table']}"
        secrets = [keys[name] for name in ("host", "join", "watch", "token")]
        for token in secrets:
            server.get(f"{path}/update?since=0", token)
            server.request("GET", f"{path}?token={token}")
            server.request("GET", f"{path}/update?since={token}", token)
            server.request("POST", f"{path}/talk", token, {"id": token, "text": 1})
        server.player(keys["table"], keys["token"]).update()
        lost = server.player(keys["table"], "wrong-token")
        assert lost.receive()["code"] == "gone"
        ours = [r for r in caplog.records if not r.name.startswith(("httpx", "httpcore", "websockets.client"))]
        lines = [r.getMessage() for r in ours]
        access = [r.getMessage() for r in ours if r.name == "gloam.access"]
        assert any(f"GET {path}/update 200" in line for line in access)
        assert any(f"WEBSOCKET {path}/stream" in line for line in access)
        assert not any("?" in line for line in access)
        for token in [*secrets, "wrong-token"]:
            assert not any(token in line for line in access)
        # What uvicorn would say of a connection stays unsaid at the level a server runs with.
        warned = [line for line, record in zip(lines, ours, strict=True) if record.levelno >= logging.WARNING]
        assert warned == []

    def test_a_path_cannot_forge_a_line(self, serving: Callable[..., Any], caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.INFO, "gloam.access")
        server = serving(access_log=True)
        server.request("GET", "/x%0d%0a1.2.3.4%20GET%20/forged%20200")
        assert all("\n" not in r.getMessage() for r in caplog.records if r.name == "gloam.access")

    def test_metrics_tell_numbers_only(self, server: Any) -> None:
        keys = server.make(start=True)
        server.player(keys["table"], keys["token"]).update()
        text = server.request("GET", "/metrics").text
        assert "gloam_tables_in_memory " in text
        assert 'gloam_requests_total{status="201"}' in text
        for secret in keys.values():
            assert len(secret) < 2 or secret not in text


def test_metrics_answer_this_machine_only() -> None:
    """On a server with one table the number of decisions would tell what others do in secret."""
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback("192.168.1.7")
    assert not is_loopback("testclient")


def test_metrics_of_a_stranger_are_not_found(serving: Any) -> None:
    # Behind a proxy (`--public`) the client is whoever the proxy says it is.
    server = serving(public="http://games.example")
    headers = {"X-Forwarded-For": "203.0.113.5"}
    assert server.request("GET", "/metrics", headers=headers).status_code == 404
    assert server.request("GET", "/metrics").status_code == 200


def test_every_answer_carries_the_policy(server: Any) -> None:
    for path in ("/", "/api/games", "/api/tables/nowhere", "/healthz", "/nothing", "/text/en/shadow-hunters.ftl"):
        headers = server.request("GET", path).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers
    assert "unsafe" not in POLICY


def test_a_server_is_for_this_machine_unless_told_otherwise() -> None:
    assert Config("sqlite://").host == "127.0.0.1"


class TestBehindAProxy:
    """`--public`: a proxy on this machine says where requests come from. Others may try to say it, too."""

    METRICS = "/metrics"

    def asked(self, server: Any, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return int(server.request("GET", self.METRICS, headers=named).status_code)

    def test_no_header_opens_the_metrics(self, serving: Callable[..., Any]) -> None:
        """Neither one that a proxy passes on as it came, nor one that is no address."""
        server = serving(public="https://gloam.example")
        assert self.asked(server) == 200
        for forged in ("127.0.0.1", "::1", "203.0.113.9, 127.0.0.1", "127.0.0.1, 203.0.113.9", ",,,", "localhost"):
            assert self.asked(server, X_Forwarded_For=forged) == 404
        assert self.asked(server, Forwarded="for=127.0.0.1") == 404
        assert self.asked(server, X_Real_IP="127.0.0.1") == 404
        assert self.asked(server, Via="1.1 caddy") == 404

    def test_the_last_address_that_is_not_the_proxys_counts(
        self, serving: Callable[..., Any], only: Callable[..., Any]
    ) -> None:
        """Whoever writes addresses of others before their own is counted as who they are."""
        server = serving(public="https://gloam.example", limits=only(requests=Rate(5, 1e-9)))
        tried = [
            server.request("GET", "/healthz", headers={"X-Forwarded-For": f"198.51.100.{n}, 203.0.113.9"}).status_code
            for n in range(8)
        ]
        assert tried == [200] * 5 + [429] * 3
        other = server.request("GET", "/healthz", headers={"X-Forwarded-For": "203.0.113.10"})
        assert other.status_code == 200

    def test_words_are_nobodys_address(
        self, serving: Callable[..., Any], only: Callable[..., Any], caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.INFO, "gloam.access")
        limits = only(requests=Rate(5, 1e-9))
        server = serving(public="https://gloam.example", limits=limits, access_log=True)
        tried = [
            server.request("GET", "/healthz", headers={"X-Forwarded-For": f"evil{n} GET /fine 200"}).status_code
            for n in range(8)
        ]
        assert tried == [200] * 5 + [429] * 3
        assert "evil" not in caplog.text

    def test_without_a_proxy_nobody_is_believed(self, serving: Callable[..., Any], only: Callable[..., Any]) -> None:
        server = serving(limits=only(requests=Rate(5, 1e-9)))
        tried = [
            server.request("GET", "/healthz", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
            for n in range(8)
        ]
        assert tried == [200] * 5 + [429] * 3

    def test_a_proxy_may_come_by_either_family(self) -> None:
        config = uvicorn_config(None, Config("sqlite://", public="https://gloam.example"))
        assert set(str(config.forwarded_allow_ips).split(",")) == {"127.0.0.1", "::1", "::ffff:127.0.0.1"}
        assert is_loopback("::ffff:127.0.0.1")
        assert not is_loopback("::ffff:203.0.113.9")
