"""Whether somebody can tell by the clock that another decides out of sight, on a disk that takes 20 ms to write.

Requests of others are timed that begin while a hidden decision is on its way to the disk, by turns with as many that
begin while nothing is. The figure is the area under the curve (AUC): how often the one of two takes longer; 0.5 is
chance, 1 tells every decision. The test that needs no clock is test_pending.py; this one gives the figures.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

HUSH = Path(__file__).resolve().parent.parent / "hush"
DISK = 0.020
SAMPLES = 100
"""Of each kind, for each route."""

SERVER = """
import sys, time
import gloam.store.writer as writer

class Slow(writer.Writer):
    def _commit(self, jobs):
        super()._commit(jobs)
        time.sleep(%r)

writer.Writer = Slow
import uvicorn
from gloam.server.app import make_app_and_house
from gloam.server.config import Config, Limits, Rate
from gloam.server.run import bound, uvicorn_config
from gloam.store.store import open_store

free = Rate(1e9, 1e9)
limits = Limits(requests=free, tables=free, messages=free, talk=free, notes=free, seating=free, listed_of_address=1_000)
config = Config(database="sqlite:///" + sys.argv[1], limits=limits, workers=1)
app, house = make_app_and_house(config, open_store(config.database))
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
uvicorn.Server(uvicorn_config(app, config)).run([listening])
"""


@pytest.fixture
def slow_disk(tmp_path: Path) -> Iterator[int]:
    """The port of a server, in a process of its own, whose disk is slow."""
    paths = os.pathsep.join([str(HUSH), *filter(None, sys.path)])
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", SERVER % DISK, str(tmp_path / "gloam.db")],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": paths},
        text=True,
    )
    assert process.stdout is not None
    yield int(process.stdout.readline())
    process.kill()
    process.communicate()


class Probe:
    """A request over a connection that stays open. `tells` is how many updates it brings to who sends it."""

    def __init__(self, port: int, method: str, path: str, token: str, body: dict[str, Any] | None) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port)
        self.what = method, path
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.body = body
        self.tells = int(method == "POST")

    def __call__(self) -> None:
        if self.body is not None and "id" in self.body:
            self.body["id"] = uuid.uuid4().hex
        self.line.request(*self.what, None if self.body is None else json.dumps(self.body), self.headers)
        answer = self.line.getresponse()
        text = answer.read()
        assert answer.status in (200, 204), text

    def close(self) -> None:
        self.line.close()


class Asking:
    """A message over a socket that stays open, and its answer."""

    tells = 0

    def __init__(self, player: Any, message: dict[str, Any], answered: Callable[[Any], bool]) -> None:
        self.player, self.message, self.answered = player, message, answered

    def __call__(self) -> None:
        self.player.send(self.message)
        self.player.until(self.answered)

    def close(self) -> None:
        """The socket is the evening's."""


def auc(those: list[float], others: list[float]) -> float:
    """How often one of those is larger than one of the others."""
    return sum((x > y) + (x == y) / 2 for x in those for y in others) / (len(those) * len(others))


class Evening:
    """A table of four people, of whom C is curious."""

    def __init__(self, port: int, game: str, connect: Callable[..., Any], chance: random.Random) -> None:
        self.port, self.http, self.chance = port, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60), chance
        settings = {"window": 0, "pace": 0, "listed": True}
        wish = {"game": game, "seats": 4, "name": "Ann", "settings": settings}
        self.keys = self.http.post("/api/tables", json=wish).json()
        self.path = f"/api/tables/{self.keys['table']}"
        sat = [self.post("/seats", self.keys["join"], {"name": name}).json() for name in ("Bob", "Cy", "Dee")]
        self.tokens = {"A": self.keys["token"], **{one["seat"]: one["token"] for one in sat}}
        self.post("/start", self.keys["host"], None)
        address = f"http://127.0.0.1:{port}"
        self.players = {seat: connect(address, self.keys["table"], token) for seat, token in self.tokens.items()}
        self.curious = connect(address, self.keys["table"], self.tokens["C"])
        for player in (*self.players.values(), self.curious):
            player.settled()

    def close(self) -> None:
        for player in (*self.players.values(), self.curious):
            player.close()
        self.http.close()

    def post(self, path: str, token: str, body: Any) -> httpx.Response:
        answer = self.http.post(f"{self.path}{path}", json=body, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code < 300, answer.text
        return answer

    def probe(self, name: str) -> Probe | Asking:
        """What C, an onlooker or a stranger asks for; or what C writes."""
        who, _, what = name.partition(": ")
        method, _, path = what.partition(" ")
        match method:
            case "why":
                why = {"type": "why", "id": "why-0000", "option": "pass"}
                return Asking(self.curious, why, lambda m: m.get("id") == "why-0000")
            case "stale":
                stale = {"type": "decide", "id": "stale-00", "option": "pass", "ask": 9_999}
                return Asking(self.curious, stale, lambda m: m.get("id") == "stale-00")
            case "ping":
                return Asking(self.curious, {"type": "ping"}, lambda m: m["type"] == "pong")
        token = {"C": self.tokens["C"], "onlooker": self.keys["watch"], "stranger": ""}[who]
        body = {"PUT": {"text": "x", "marks": {}}, "POST": {"id": "", "text": "x"}}.get(method)
        return Probe(self.port, method, path.replace("T", self.path, 1), token, body)

    def ready(self) -> tuple[str, int, str] | None:
        """Who decides next, which question, and what: not C, unless nobody else can go on. None after the end."""
        asked: list[tuple[str, int, list[str]]] = []
        for seat, player in self.players.items():
            player.settled()
            update = player.follower.update
            asked += [
                (seat, update["asks"][seat], [one["notation"] for one in prompt["options"]])
                for prompt in update["sight"]["prompts"]
            ]
        if not asked:
            return None
        # Who says to be ready has nothing more to decide.
        busy = [one for one in asked if one[0] != "C" and one[2] != ["ready"]]
        seat, ask, options = self.chance.choice(busy or asked)
        return seat, ask, self.chance.choice([one for one in options if one not in ("ready", "give:C")] or options)

    def hidden(self, probe: Probe | Asking, decision: tuple[str, int, str]) -> float | None:
        """How long a request took that began after a decision; None if C is told of that."""
        seat, ask, option = decision
        player = self.players[seat]
        self.curious.settled()
        request = player.decide(ask, option, seat=seat)
        took = self.timed(probe)
        player.answer(request)
        told = [text for text in self.curious.settled() if re.match(r'{"type":"(update|change)"', text)]
        return took if seat != "C" and len(told) == probe.tells else None

    def timed(self, probe: Probe | Asking) -> float:
        """Begun anywhere in the time that the disk takes."""
        time.sleep(self.chance.uniform(0.0, DISK * 0.75))
        began = time.perf_counter()
        probe()
        return time.perf_counter() - began


def measured(make: Callable[[], Evening], name: str) -> tuple[float, float, float]:
    """The figure of a route, and the medians of both kinds in milliseconds."""
    those, others = list[float](), list[float]()
    evening = make()
    probe = evening.probe(name)
    while min(len(those), len(others)) < SAMPLES:
        decision = evening.ready()
        if decision is None:
            probe.close()
            evening.close()
            evening = make()
            probe = evening.probe(name)
        elif evening.chance.random() < 0.5:
            took = evening.hidden(probe, decision)
            those += [] if took is None else [took]
        else:
            evening.curious.settled()
            others.append(evening.timed(probe))
            time.sleep(DISK)
    probe.close()
    evening.close()
    medians = [1_000 * sorted(one)[len(one) // 2] for one in (those, others)]
    return auc(those, others), medians[0], medians[1]


READING = [
    "C: GET T", "C: GET T/status", "C: GET T/update?since=0", "C: GET T/opening", "C: GET T/notes", "C: GET T/account",
    "C: GET T/talk?before=1", "C: why", "C: stale decision", "C: ping", "onlooker: GET T/status",
    "onlooker: GET T/update", "stranger: GET T/status", "stranger: GET T", "stranger: GET /api/tables",
]  # fmt: skip
WRITING = ["C: PUT T/notes", "C: POST T/talk"]


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("game", ["hush", "lockdown"])
def test_hidden_decisions_cannot_be_timed(slow_disk: int, connecting: Callable[..., Any], game: str) -> None:
    chance = random.Random(game)
    found = {
        name: measured(lambda: Evening(slow_disk, game, connecting, chance), name) for name in [*READING, *WRITING]
    }
    print()
    for name, (figure, hidden, without) in found.items():
        print(f"{game}  {figure:.2f}  {hidden:5.1f} ms, {without:5.1f} ms without  {name}")
    assert not [name for name in READING if found[name][0] > 0.7]
