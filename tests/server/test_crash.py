"""A server that is killed again and again in the middle of games: what it has acknowledged or told is never lost."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import httpx

KILLS = 20
COMMAND = [sys.executable, "-P", "-c", "import sys; from gloam.cli import main; sys.exit(main())", "play"]


def ask(update: dict[str, Any]) -> int:
    """The number of the open question, for whoever holds one seat."""
    (number,) = update["asks"].values()
    return int(number)


class Server:
    """The real thing, in a process of its own, on the same folder every time."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--no-browser", "--port", "0", "--data", str(folder)],
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            text=True,
        )
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        found = re.search(r"http\S+", line)
        assert found, line
        self.http = httpx.Client(base_url=found.group(), timeout=10)

    def kill(self) -> str:
        """Without any warning; returns what it had complained of."""
        self.process.send_signal(signal.SIGKILL)
        _, said = self.process.communicate()
        self.http.close()
        return str(said)


class Person:
    """Somebody who plays the first seat at a table of minds, and remembers everything."""

    def __init__(self, server: Server, **settings: int) -> None:
        wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann", "mind": "random", "start": True}
        answer = server.http.post("/api/tables", json={**wish, "settings": {"pace": 0, **settings}})
        assert answer.status_code == 201, answer.text
        self.keys = answer.json()
        self.path = f"/api/tables/{self.keys['table']}"
        self.headers = {"Authorization": f"Bearer {self.keys['token']}"}
        self.seq = 0
        self.events: list[dict[str, Any]] = []
        self.accepted: dict[str, tuple[dict[str, Any], int]] = {}
        self.unsure: dict[str, dict[str, Any]] = {}
        self.over = False

    def look(self, server: Server) -> dict[str, Any]:
        update = server.http.get(f"{self.path}/update?since={self.seq}", headers=self.headers).json()
        assert update["seq"] >= self.seq
        self.events += update["events"]
        self.seq, self.over = update["seq"], update["table"]["phase"] == "over"
        return dict(update)

    def play(self, server: Server, chance: random.Random) -> None:
        update = self.look(server)
        if self.over or update["held"] or not update["sight"]["prompts"]:
            return
        option = chance.choice(update["sight"]["prompts"][0]["options"])["notation"]
        body = {"id": uuid.uuid4().hex, "ask": ask(update), "option": option}
        self.unsure[body["id"]] = body
        answer = server.http.post(f"{self.path}/decisions", json=body, headers=self.headers)
        assert answer.status_code in (200, 202, 409), answer.text
        del self.unsure[body["id"]]
        if answer.status_code == 200:
            self.accepted[body["id"]] = body, answer.json()["seq"]

    def check(self, server: Server) -> None:
        """After a crash: everything told and everything acknowledged is still there."""
        whole = server.http.get(f"{self.path}/update?since=0", headers=self.headers).json()
        assert whole["seq"] >= self.seq
        assert whole["events"][: len(self.events)] == self.events
        for body, seq in list(self.accepted.values())[-3:]:
            again = server.http.post(f"{self.path}/decisions", json=body, headers=self.headers)
            assert (again.status_code, again.json()["seq"]) == (200, seq)
        for body in self.unsure.values():
            # Sent, but the answer did not come: it may be repeated without harm.
            again = server.http.post(f"{self.path}/decisions", json=body, headers=self.headers)
            assert again.status_code in (200, 202, 403, 409), again.text
        self.unsure.clear()


def test_a_server_killed_twenty_times_loses_nothing(tmp_path: Path) -> None:
    chance = random.Random(7)
    server = Server(tmp_path)
    people = [Person(server, window=0), Person(server, window=60)]
    finished = decided = 0
    try:
        for _ in range(KILLS):
            end = time.monotonic() + chance.uniform(0.05, 0.4)
            while time.monotonic() < end:
                for i, person in enumerate(people):
                    person.play(server, chance)
                    if person.over:
                        finished += 1
                        decided += len(person.accepted)
                        people[i] = Person(server, window=60 * i)
                time.sleep(0.02)
            complaints = server.kill()
            assert complaints == ""
            server = Server(tmp_path)
            for person in people:
                person.check(server)
        # The games go on to their ends.
        deadline = time.monotonic() + 60
        while not people[0].over:
            people[0].play(server, chance)
            assert time.monotonic() < deadline
            time.sleep(0.02)
        record = server.http.get(f"{people[0].path}/record", headers=people[0].headers)
        assert record.status_code == 200
        assert decided + len(people[0].accepted) > KILLS
    finally:
        server.kill()
