"""docs/examples/bot.py plays whole games, as the page that explains it promises."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gloam.server.config import Rate
from gloam.server.metrics import named

BOT = Path(__file__).resolve().parent.parent.parent / "docs" / "examples" / "bot.py"


def test_a_table_of_strangers(server: Any) -> None:
    keys = server.make(seat="-")
    bots = [
        subprocess.Popen(
            [sys.executable, str(BOT), server.address, keys["table"], keys["join"], f"Bot {i}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for i in range(2)
    ]
    for bot in bots:
        assert bot.stdout is not None
        assert bot.stdout.readline().startswith("sitting in seat ")
    info = server.get(f"/api/tables/{keys['table']}", keys["host"])
    for seat in info["seats"]:
        if seat["holder"] == "free":
            path = f"/api/tables/{keys['table']}/seats/{seat['seat']}/mind"
            assert server.request("PUT", path, keys["host"], {"mind": "random"}).status_code == 204
    server.start(keys)
    for bot in bots:
        out, err = bot.communicate(timeout=200)
        assert (bot.returncode, err) == (0, "")
        assert out.startswith("over: {'rules': ['SH-")


def test_it_is_short() -> None:
    code = [line for line in BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 100


def test_it_comes_back_and_slows_down(serving: Callable[..., Any], only: Callable[..., Any]) -> None:
    """Its messages come too fast for this server, which also cuts its connection now and then."""
    server = serving(limits=only(messages=Rate(1, 8)))
    keys = server.make(seat="-")
    bot = subprocess.Popen(
        [sys.executable, str(BOT), server.address, keys["table"], keys["join"], "Bot"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert bot.stdout is not None
    assert bot.stdout.readline().startswith("sitting in seat A")
    for seat in "BCD":
        path = f"/api/tables/{keys['table']}/seats/{seat}/mind"
        assert server.request("PUT", path, keys["host"], {"mind": "random"}).status_code == 204
    server.start(keys)

    dropped: list[Any] = []

    async def cut() -> None:
        # One that was cut off may be there until its end has been heard of.
        listeners = [one for room in server.house.rooms() for one in room.listeners if one not in dropped]
        for listener in listeners:
            listener.drop()
        dropped.extend(listeners)

    while bot.poll() is None:
        if len(dropped) < 4:
            server.inside(cut())
        time.sleep(0.3)
    out, err = bot.communicate(timeout=60)
    assert bot.returncode == 0, err
    assert out.startswith("over: {'rules': ['SH-")
    assert err.count("the connection is gone") == len(dropped) >= 1
    assert server.house.metrics.counters[named("limited")] > 0


def test_it_gives_up_when_it_is_of_no_use(server: Any) -> None:
    keys = server.make(seat="-")
    where = f"import sys; sys.path.insert(0, {str(BOT.parent)!r}); import bot"
    code = (
        f"{where}\ntry: bot.Bot({server.address!r}, {keys['table']!r}, 'wrong').play()\nexcept bot.Lost as e: print(e)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "this token opens nothing any more\n", done.stderr
