"""docs/examples/bot.py plays whole games, as the page that explains it promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

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
        out, err = bot.communicate(timeout=60)
        assert (bot.returncode, err) == (0, "")
        assert out.startswith("over: {'rules': ['SH-")


def test_it_is_short() -> None:
    code = [line for line in BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 55
