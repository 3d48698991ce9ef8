"""A server that is killed again and again in the middle of games: what it has acknowledged or told is never lost."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

POACHERS = Path(__file__).resolve().parent.parent / "poachers"
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
            env=os.environ | {"PYTHONPATH": os.pathsep.join([str(POACHERS), *filter(None, sys.path)])},
            text=True,
        )
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        found = re.search(r"http\S+", line)
        assert found, line
        self.http = httpx.Client(base_url=found.group(), timeout=60)

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


class Chairs:
    """A table at which people sit down and leave all the time: a seat that is free has no key, on disk either."""

    def __init__(self, server: Server) -> None:
        wish = {"game": "shadow-hunters", "seats": 4, "name": "Ann", "seat": "-", "key": uuid.uuid4().hex}
        self.keys = server.http.post("/api/tables", json=wish).json()
        self.path = f"/api/tables/{self.keys['table']}"
        self.sitting: dict[str, str] = {}
        self.gone: list[str] = []
        self.unsure = ""
        self.newcomer: dict[str, str] = {}
        self.changes = 0

    def call(self, server: Server, method: str, path: str, token: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"}
        return server.http.request(method, f"{self.path}{path}", json=body, headers=headers)

    def play(self, server: Server, chance: random.Random) -> None:
        if self.sitting and (len(self.sitting) == 4 or chance.random() < 0.5):
            token = self.unsure = chance.choice(list(self.sitting))
            by = token if chance.random() < 0.5 else self.keys["host"]
            answer = self.call(server, "DELETE", f"/seats/{self.sitting[token]}", by)
            if answer.status_code == 204:
                del self.sitting[token]
                self.gone.append(token)
        else:
            answer = self.sit(server, {"name": "Ben", "key": uuid.uuid4().hex})
        assert answer.status_code in (201, 204, 429), answer.text
        self.unsure = ""
        self.changes += answer.status_code != 429

    def sit(self, server: Server, who: dict[str, str]) -> httpx.Response:
        self.newcomer = who
        answer = self.call(server, "POST", "/seats", self.keys["join"], who)
        if answer.status_code == 201:
            self.sitting[answer.json()["token"]] = answer.json()["seat"]
        self.newcomer = {}
        return answer

    def check(self, server: Server) -> None:
        if self.newcomer:
            # Whether the seat was taken or not: with the same key it is taken once.
            assert self.sit(server, self.newcomer).status_code == 201
        for token in self.gone[-5:]:
            assert self.call(server, "GET", "", token).status_code == 404
        if self.unsure and self.call(server, "GET", "", self.unsure).status_code == 404:
            del self.sitting[self.unsure]
            self.gone.append(self.unsure)
        self.unsure = ""
        for token, seat in self.sitting.items():
            update = self.call(server, "GET", "/update", token)
            assert (update.status_code, update.json()["you"]["seats"]) == (200, seat)
        info = self.call(server, "GET", "", self.keys["host"]).json()
        taken = {one["seat"] for one in info["seats"] if one["holder"] != "free"}
        assert set(self.sitting.values()) == taken


class Chain:
    """A campaign whose sessions are played by minds: what a session has left is there, and once only."""

    def __init__(self, server: Server) -> None:
        answer = server.http.post("/api/campaigns", json={"game": "poachers", "name": "Nights"})
        assert answer.status_code == 201, answer.text
        self.key = answer.json()
        self.path = f"/api/campaigns/{self.key['campaign']}"
        self.headers = {"Authorization": f"Bearer {self.key['token']}"}
        self.seen: list[dict[str, Any]] = []

    def play(self, server: Server, chance: random.Random) -> None:
        info = server.http.get(self.path, headers=self.headers).json()
        self.seen = info["sessions"]
        if info["state"] == "ready":
            wish = {"seats": 3, "name": "Ann", "seat": "-", "mind": "random", "start": True, "settings": {"pace": 0}}
            answer = server.http.post(f"{self.path}/tables", json=wish, headers=self.headers)
            assert answer.status_code == 201, answer.text

    def check(self, server: Server) -> None:
        now = server.http.get(self.path, headers=self.headers).json()["sessions"]
        assert [one["number"] for one in now] == list(range(1, len(now) + 1))
        assert len(now) >= len(self.seen)
        for one, before in zip(now, self.seen, strict=False):
            assert one["table"] == before["table"]
            assert before["state"] != "over" or (one["state"], one["outcome"]) == ("over", before["outcome"])
            assert (one["outcome"] is None) == (one["state"] != "over")


SOAK = [pytest.param(50, 70 + n, marks=pytest.mark.soak, id=f"soak-{n}") for n in range(6)]
"""Three hundred kills, in parts that several processes share."""


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("kills", "seed"), [(6, 7), *SOAK])
def test_a_server_that_is_killed_loses_nothing(tmp_path: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    server = Server(tmp_path)
    people: list[Any] = [Person(server, window=0), Person(server, window=60), Chairs(server), Chain(server)]
    finished = decided = 0

    def decisions() -> int:
        """Of both people, of finished games and of those under way."""
        return decided + sum(len(person.accepted) for person in people[:2])

    try:
        for _ in range(kills):
            before, end = decisions(), time.monotonic() + chance.uniform(0.05, 0.4)
            # A server that has done nothing yet has nothing to lose, however slow the machine is.
            while time.monotonic() < end or decisions() == before:
                for i, person in enumerate(people):
                    person.play(server, chance)
                    if isinstance(person, Person) and person.over:
                        finished += 1
                        decided += len(person.accepted)
                        people[i] = Person(server, window=60 * i)
                time.sleep(0.02)
            threading.Timer(chance.uniform(0.0, 0.02), server.process.kill).start()
            with contextlib.suppress(httpx.TransportError):  # in the middle of something
                while True:
                    for person in people:
                        person.play(server, chance)
            complaints = server.kill()
            assert complaints == ""
            server = Server(tmp_path)
            for person in people:
                person.check(server)
        # The games go on to their ends.
        while not people[0].over:
            people[0].play(server, chance)
            time.sleep(0.02)
        record = server.http.get(f"{people[0].path}/record", headers=people[0].headers)
        assert record.status_code == 200
        assert decisions() >= kills
        assert people[2].changes > kills / 2
        assert len(people[3].seen) >= kills / 20
        print(f"{kills} kills: {decisions()} decisions, {finished} games, ", end="")
        print(f"{people[2].changes} changes of seats, {len(people[3].seen)} sessions of a campaign")
    finally:
        server.kill()
