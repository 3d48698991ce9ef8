"""A server that plays with content of its operator's own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from importlib import resources
from pathlib import Path
from typing import Any

import httpx

COMMAND = [sys.executable, "-P", "-c", "import sys; from gloam.cli import main; sys.exit(main())", "play"]
CONTENT = resources.files("gloam.games.lockdown") / "content"


class Server:
    """The real thing, in a process of its own: a pack is chosen for a whole process."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--no-browser", "--port", "0", "--data", str(folder), *more],
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            text=True,
        )
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        found = re.search(r"http\S+", line)
        if not found:
            self.process.communicate()
        assert found, line
        self.http = httpx.Client(base_url=found.group(), timeout=30)

    def stop(self) -> str:
        self.process.send_signal(signal.SIGINT)
        _, said = self.process.communicate()
        self.http.close()
        return str(said)


def test_a_pack_is_served_played_and_missed(tmp_path: Path) -> None:
    pack = tmp_path / "night" / "lockdown"
    pack.mkdir(parents=True)
    tower = (CONTENT / "map_compact.toml").read_text("utf-8").replace('id = "compact"', 'id = "tower"')
    (pack / "map_tower.toml").write_text(tower, "utf-8")
    server = Server(tmp_path / "data", "--content", str(pack.parent))
    try:
        game = server.http.get("/api/games/lockdown").json()
        maps = next(one["values"] for one in game["switches"] if one["key"] == "map")
        assert maps == ["standard", "compact", "tower"]
        wish: dict[str, Any] = {"game": "lockdown", "seats": 3, "name": "Ann", "mind": "random", "start": True}
        wish |= {"seat": "-", "options": {"map": "tower"}, "settings": {"pace": 0, "window": 0}}
        keys = server.http.post("/api/tables", json=wish).json()
        path, headers = f"/api/tables/{keys['table']}", {"Authorization": f"Bearer {keys['host']}"}
        end = time.monotonic() + 200
        while server.http.get(path, headers=headers).json()["phase"] != "over":
            assert time.monotonic() < end
            time.sleep(0.2)
        record = server.http.get(f"{path}/record", headers=headers).json()
        assert record["pack"].startswith("night (")
    finally:
        said = server.stop()
    assert "failed" not in said, "the minds know the map, too"
    server = Server(tmp_path / "data")
    try:
        answer = server.http.get(path, headers=headers)
        assert answer.status_code == 410
        expected = f"it was played with the content pack {record['pack']}, which is missing; no pack is in use here."
        assert answer.json()["message"].endswith(expected)
        told = server.http.get(f"{path}/account", headers=headers).json()
        assert [f"{one['seat']} {one['option']}" for one in told["decisions"]] == record["decisions"]
    finally:
        server.stop()
