"""Real servers on real sockets, in threads of this process, and small clients for them."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import re
import runpy
import threading
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.sync.client import connect

from gloam.server.app import make_app_and_house
from gloam.server.clock import Clock
from gloam.server.config import Config, Limits, Rate
from gloam.server.pending import PendingChange
from gloam.server.room import Room
from gloam.server.run import bound, uvicorn_config
from gloam.store.store import open_store
from gloam.table.table import Applied

# What other people's clients are shown how to do: docs/examples/changes.py.
Follower: Any = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "changes.py"))["Follower"]

PATIENT = Limits(
    requests=Rate(1e9, 1e9),
    tables=Rate(1e9, 1e9),
    messages=Rate(1e9, 1e9),
    talk=Rate(1e9, 1e9),
    hints=Rate(1e9, 1e9),
    replays=Rate(1e9, 1e9),
    replays_of_address=Rate(1e9, 1e9),
    notes=Rate(1e9, 1e9),
    seating=Rate(1e9, 1e9),
    nonsense=Rate(1e9, 1e9),
)
TIMES = re.compile(r'"(now|at|deadline|made)":\d+')
QUICK = {"pace": 0, "window": 0}
WAIT = 30.0


def asks_or_ends(update: dict[str, Any]) -> bool:
    return update["table"]["phase"] == "over" or bool(update["sight"] and update["sight"]["prompts"])


class Player:
    """A connection to a table as one seat, or as a spectator."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str,
        since: int = 0,
        side: str | None = None,
        changes: bool = True,
        **more: Any,
    ) -> None:
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        self.life = contextlib.ExitStack()
        patience = {"open_timeout": WAIT, "close_timeout": 1}
        self.socket = self.life.enter_context(connect(where, max_size=None, max_queue=None, **patience, **more))
        self.raw: list[str] = []
        self.follower = Follower()
        self.send({"type": "hello", "token": token, "since": since, "side": side, "changes": changes})

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        return self.until(lambda message: True, timeout)

    def until(self, good: Callable[[dict[str, Any]], bool], timeout: float = WAIT) -> dict[str, Any]:
        """The next message that will do. It is the caller's own: what comes later does not change it."""
        end = time.monotonic() + timeout
        while True:
            text = self.socket.recv(max(0.01, end - time.monotonic()))
            assert isinstance(text, str)
            self.raw.append(text)
            message = dict(json.loads(text))
            # What has changed is made whole, as every client does it.
            changed = message["type"] in ("update", "change")
            message = self.follower.take(message) if changed else message
            if good(message):
                return copy.deepcopy(message) if changed else message

    def update(self, good: Callable[[dict[str, Any]], bool] = lambda update: True) -> dict[str, Any]:
        """The next update that will do."""
        return self.until(lambda m: m["type"] == "update" and good(m))

    def asked(self) -> dict[str, Any]:
        """The next update that asks this seat something, or tells of the end."""
        return self.update(asks_or_ends)

    def asked_now(self) -> dict[str, Any]:
        """The same, but what has come already counts: an answer may come behind the question that follows on it."""
        self.settled()
        update = self.follower.update
        return copy.deepcopy(update) if update and asks_or_ends(update) else self.asked()

    def decide(self, ask: int, option: str, request: str = "", seat: str = "") -> str:
        request = request or uuid.uuid4().hex
        self.send({"type": "decide", "id": request, "ask": ask, "option": option, "seat": seat})
        return request

    def answer(self, request: str) -> dict[str, Any]:
        """What the server says to a request."""
        return self.until(lambda m: m.get("id") == request)

    def settled(self) -> list[str]:
        """Everything that has come until now, as it came."""
        self.send({"type": "ping"})
        self.until(lambda m: m["type"] == "pong")
        told, self.raw = self.raw[:-1], []
        return told

    def untimed(self) -> list[str]:
        """The same without times."""
        return [untimed(text) for text in self.settled()]

    def close(self) -> None:
        self.life.close()


def untimed(text: str) -> str:
    """A message without the times of this machine. Whether a deadline has moved by a millisecond is one of them."""
    if text.startswith('{"type":"change"'):
        change = json.loads(text)
        if isinstance(change.get("set", {}).get("/table/deadline"), int):
            del change["set"]["/table/deadline"]
            text = msgspec.json.encode(change).decode()
            text = text.replace('"set":{},', "").replace(',"set":{}', "")
    return TIMES.sub(r'"\1":0', text)


class _Server(uvicorn.Server):
    """Knows its loop, so that tests can do things inside."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: Any = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Running:
    """A server in a thread."""

    def __init__(self, folder: Path, limits: Limits = PATIENT, clock: Clock | None = None, **more: Any) -> None:
        self.config = Config(database=f"sqlite:///{folder / 'gloam.db'}", limits=limits, workers=1, **more)
        self.store = open_store(self.config.database)
        self.app, self.house = make_app_and_house(self.config, self.store, clock=clock)
        self.server = _Server(uvicorn_config(self.app, self.config))
        listening = bound("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.http = httpx.Client(base_url=self.address, timeout=WAIT)
        self.players: list[Player] = []
        self.thread = threading.Thread(target=self.server.run, args=([listening],))
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        for player in self.players:
            player.close()
        self.http.close()
        self.server.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive()

    def inside(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something in the loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(WAIT)

    # Requests

    def request(self, method: str, path: str, token: str = "", body: Any = None, **more: Any) -> httpx.Response:
        headers = more.pop("headers", {})
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return self.http.request(method, path, headers=headers, json=body, **more)

    def get(self, path: str, token: str = "") -> Any:
        answer = self.request("GET", path, token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, **more: Any) -> dict[str, str]:
        wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann", "mind": "random", "settings": QUICK, **more}
        answer = self.request("POST", "/api/tables", body=wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def sit(self, keys: dict[str, str], name: str) -> dict[str, str]:
        answer = self.request("POST", f"/api/tables/{keys['table']}/seats", keys["join"], {"name": name})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def start(self, keys: dict[str, str]) -> None:
        answer = self.request("POST", f"/api/tables/{keys['table']}/start", keys["host"])
        assert answer.status_code == 204, answer.text

    def full(self, seats: int = 4, **more: Any) -> tuple[dict[str, str], list[str]]:
        """A table of people only, started: its keys and the tokens of its seats."""
        keys = self.make(seats=seats, **more)
        tokens = [keys["token"], *(self.sit(keys, f"P{i}")["token"] for i in range(1, seats))]
        self.start(keys)
        return keys, tokens

    def gathered(self, table: str, listeners: int) -> None:
        """Wait until so many listen to a table, and everybody has been told who is there: that comes a moment later,
        and on a busy machine a long one. What is told after that is told for another reason."""

        async def told() -> bool:
            (room,) = [room for room in self.house.rooms() if room.table.table == table]
            return len(room.listeners) == listeners and room._presence is None

        end = time.monotonic() + WAIT
        while not self.inside(told()):
            assert time.monotonic() < end, "somebody does not come"
            time.sleep(0.01)

    def player(self, table: str, token: str, since: int = 0, side: str | None = None, **more: Any) -> Player:
        player = Player(self.address, table, token, since, side, **more)
        self.players.append(player)
        return player


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a module."""
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Servers made to order; later ones continue the same database."""
    started: list[Running] = []

    def start(**more: Any) -> Running:
        started.append(Running(tmp_path, **more))
        return started[-1]

    yield start
    for running in started:
        if running.thread.is_alive():
            running.stop()


def limits(**changes: Any) -> Limits:
    """The patient limits but for some."""
    return msgspec.structs.replace(PATIENT, **changes)


class TellingEverybody(Room):
    """A room with a fault: all are told of a change, whomever it concerns."""

    def _update_all(self, taken: Applied | None = None, change: PendingChange | None = None) -> None:
        super()._update_all(None, change)


@pytest.fixture
def telling_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.server.house.Room", TellingEverybody)


@pytest.fixture
def only() -> Callable[..., Limits]:
    return limits


@pytest.fixture
def connecting() -> type[Player]:
    """Connects to a server that runs elsewhere."""
    return Player
