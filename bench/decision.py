"""What a decision costs in the server, without its network: all is real but the sockets, which lead nowhere.

    python bench/decision.py [--decisions 500] [--tables 40] [--undo] [--count]

Forty tables of Shadow Hunters with four connections each play by chance; SQLite writes into memory where the machine
has a folder for that. With --undo decisions can be taken back, as at tables by default, where the game declares them
as plans. Printed is the processor time of a decision.

With --count the same runs under valgrind's callgrind, and the instructions of a decision are counted: they do not hang
on what else the machine does. What this program itself takes is counted in a run of its own and taken off. Where they
go is then in FILE:

    callgrind_annotate --inclusive=yes FILE
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import uvloop
from websockets.protocol import State
from websockets.server import ServerProtocol

from gloam.server.config import Config, Limits, Rate
from gloam.server.house import House
from gloam.server.lines import Socket
from gloam.server.protocol import NewTable
from gloam.server.room import Room
from gloam.server.run import collect_seldom
from gloam.server.stream import Connection
from gloam.store.store import open_store
from gloam.table.wire import Settings

SEATS = 4
AT_ONCE = 10
"""So many tables decide in one turn of the event loop, as on a server that has a lot to do."""

WARM = 3_000
"""Decisions before anything is counted: words are remembered by then, and games are in their middle."""

FREE = Rate(1e9, 1e9)
COUNTED, EMPTY = "counted", "empty"


class Nowhere:
    """A transport that forgets what is written to it."""

    def write(self, data: bytes) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def connected(house: House, room: Room, person: int) -> Any:
    """A connection of this person that is past its hello, and the socket that hears for it."""
    socket: Any = Socket.__new__(Socket)
    socket.transport, socket.conn = Nowhere(), ServerProtocol(state=State.OPEN)
    socket.config = SimpleNamespace(ws_max_size=house.config.limits.message)
    socket.close_sent = socket.disconnected = socket.read_paused = False
    socket.writable, socket.queue, socket.frames = asyncio.Event(), asyncio.Queue(), []
    socket.writable.set()
    socket.conn.parser = socket.conn.parse()
    next(socket.conn.parser)
    scope = {"extensions": {"gloam.socket": {"socket": socket}}}
    connection = Connection(SimpleNamespace(scope=scope), house)  # type: ignore[arg-type]
    connection.person, connection.changes = person, True
    room.join(connection)
    socket.take(lambda data: connection.hear(room, data), connection.drop, connection.pinged)
    return socket


async def seated(house: House, undo: bool) -> tuple[Room, list[Any]]:
    """A table that was dealt, with its sockets by seat."""
    settings = Settings(window=0, pace=0, undo=undo)
    keys = await house.make(NewTable(game="shadow-hunters", seats=SEATS, name="P0", settings=settings))
    room = await house.room(keys.table)
    for number in range(1, SEATS):
        await room.change(lambda now, name=f"P{number}": room.table.seating.sit("", name, now))
    await room.change(lambda now: room.table.seating.start(now))
    return room, [connected(house, room, number + 1) for number in range(SEATS)]


def framed(message: bytes) -> bytes:
    """A short text as a client sends it, with a mask that changes nothing."""
    return bytes((0x81, 0x80 | len(message))) + bytes(4) + message


class Chance:
    """Who decides what, at random."""

    def __init__(self) -> None:
        self.random = random.Random(7)

    def decision(self, room: Room) -> tuple[int, bytes] | None:
        """The next decision of a table as a frame, and its seat; None after the end."""
        play = room.table.play
        if play is None or play.state.over:
            return None
        seat, asked = next(iter(play.asked.items()))
        option = room.table.game.lexicon.write(self.random.choice(asked.options))
        wish = {"type": "decide", "id": f"{self.random.getrandbits(64):016x}", "ask": asked.ask, "option": option}
        return seat, framed(json.dumps(wish, separators=(",", ":")).encode())


async def play(house: House, decisions: int, tables: int, undo: bool, counting: str) -> float:
    """Play; the processor seconds of a decision. `counting` is how callgrind is to look at the last part."""
    places = [await seated(house, undo) for _ in range(tables)]
    collect_seldom()
    chance, done, warm, began = Chance(), 0, WARM if counting else 0, -1.0
    while done < warm + decisions:
        if done >= warm and began < 0:
            if counting:
                callgrind("on")
            began = time.process_time()
        turn = [(room, sockets, chance.decision(room)) for room, sockets in places[:AT_ONCE]]
        places = places[AT_ONCE:] + places[:AT_ONCE]
        for i, (room, _, wish) in enumerate(turn):
            if wish is None:
                room.close()
                places[len(places) - len(turn) + i] = await seated(house, undo)
        open_ones = [(room, sockets, wish) for room, sockets, wish in turn if wish is not None]
        if counting != EMPTY or done < warm:
            for _, sockets, (seat, frame) in open_ones:
                sockets[seat].data_received(frame)
            while any(room.on_its_way for room, _, _ in open_ones):
                await asyncio.sleep(0.002)
        done += len(open_ones)
    took = time.process_time() - began
    if counting:
        callgrind("off")
    for room, _ in places:
        room.close()
    return took / (done - warm)


def callgrind(switch: str) -> None:
    subprocess.run(["callgrind_control", "-i", switch, str(os.getpid())], stdout=subprocess.DEVNULL, check=True)


async def run(decisions: int, tables: int, undo: bool, counting: str) -> float:
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        limits = Limits(requests=FREE, tables=FREE, messages=FREE, players_of_address=10**6)
        config = Config(database=f"sqlite:///{folder}/decision.db", limits=limits, workers=1)
        return await play(House(config, open_store(config.database)), decisions, tables, undo, counting)


def counted(decisions: int, tables: int, undo: bool, counting: str, into: str) -> float:
    """The instructions of a decision, as callgrind counts them in a process of its own."""
    valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={into}"]
    this = [sys.executable, __file__, "--decisions", str(decisions), "--tables", str(tables), "--counting", counting]
    this += ["--undo"] * undo
    ran = subprocess.run(valgrind + this, env=os.environ | {"PYTHONHASHSEED": "1"}, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", ran.stderr)
    if ran.returncode or found is None:
        raise SystemExit(f"callgrind failed:\n{ran.stderr[-2000:]}")
    return int(found[1]) / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description="what a decision costs in the server, without its network")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--undo", action="store_true", help="let decisions be taken back")
    parser.add_argument("--count", action="store_true", help="count instructions, with valgrind")
    parser.add_argument("--counting", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.count:
        if shutil.which("valgrind") is None:
            raise SystemExit("there is no valgrind here")
        kept = str(Path(tempfile.gettempdir()) / "decision.callgrind")
        whole = counted(asked.decisions, asked.tables, asked.undo, COUNTED, kept)
        own = counted(asked.decisions, asked.tables, asked.undo, EMPTY, os.devnull)
        print(json.dumps({"what": "a decision", "instructions": round(whole - own), "in": kept}))
        return
    secrets.randbits = random.Random(5).getrandbits  # the same games each time
    took = uvloop.run(run(asked.decisions, asked.tables, asked.undo, asked.counting))
    print(json.dumps({"what": "a decision", "cpu_us": round(took * 1e6, 1)}))
    sys.stdout.flush()
    os._exit(0)  # minds and rooms have nothing to put in order


if __name__ == "__main__":
    main()
