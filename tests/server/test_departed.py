"""Whoever has left a table, was declined there or has handed a seat over has no business there, also after its end."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloam.core.game import game_named
from gloam.table.account import people_of

ENDS = ("", "/status", "/account", "/update", "/record")
WAIT = 60.0
POACHERS = Path(__file__).resolve().parent.parent / "poachers"


class Evening:
    """A game that is over, at which several people were and are no more."""

    def __init__(self, server: Any, listed: bool) -> None:
        settings = {"pace": 0, "window": 0, "listed": listed}
        self.keys = keys = server.make(game="poachers", seats=5, seat="A", settings=settings)
        self.path = path = f"/api/tables/{keys['table']}"
        left, handed, self.stays, away = (server.sit(keys, name) for name in ("Lea", "Han", "Sta", "Awa"))
        assert server.request("DELETE", f"{path}/seats/{left['seat']}", keys["host"]).status_code == 204
        answer = server.request(
            "PUT", f"{path}/seats/{handed['seat']}/person", handed["token"], {"person": self.stays["person"]}
        )
        assert answer.status_code == 204, answer.text
        server.request("PUT", f"{path}/seats/{left['seat']}/mind", keys["host"], {"mind": "random"})
        server.start(keys)
        body = {"name": "Dec", "seat": away["seat"]}
        wish = server.request("POST", f"{path}/seats", keys["join"], body)
        assert wish.status_code == 202, wish.text
        answer = server.request("PUT", f"{path}/seats/{away['seat']}/wish", away["token"], {"agree": False})
        assert answer.status_code == 204, answer.text
        for letter in "ABCDE":
            server.request("PUT", f"{path}/seats/{letter}/mind", keys["host"], {"mind": "random"})
        end = time.monotonic() + WAIT
        while server.store.card(keys["table"]).result().phase != "over":
            assert time.monotonic() < end, "the game does not end"
            time.sleep(0.02)
        self.gone = [left["token"], handed["token"], wish.json()["token"]]
        self.here = [keys["token"], keys["host"], keys["watch"], keys["join"], self.stays["token"], away["token"]]

    def check(self, server: Any, *ends: str) -> None:
        for end in ends:
            for token in self.here:
                assert server.request("GET", f"{self.path}{end}", token).status_code == 200, end
            wrong = {server.request("GET", f"{self.path}{end}", token).content for token in [*self.gone, "nobody"]}
            missing = server.request("GET", "/api/tables/nowhere", self.keys["host"])
            assert wrong == {missing.content}, end


@pytest.mark.parametrize("listed", [False, True])
def test_after_the_end(serving: Callable[..., Any], listed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(POACHERS))
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{POACHERS}{os.pathsep}{path}" if path else str(POACHERS))
    server = serving()
    evening = Evening(server, listed)
    again = server.request("POST", f"{evening.path}/again", evening.keys["host"], {})
    assert again.status_code == 201, again.text
    evening.check(server, *ENDS)
    _, log = server.store.plain_log(evening.keys["table"]).result()
    people = server.store.card(evening.keys["table"]).result().people
    assert people_of(log) == people
    assert evening.stays["person"] in people
    server.stop()
    # Not in memory; and as a database has it whose cards did not say who was there.
    second = serving()
    evening.check(second, "/status")
    with sqlite3.connect(second.config.database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET card = json_remove(card, '$.people')")
    evening.check(second, "/status", "/account")
    second.stop()
    # Of another edition.
    monkeypatch.setattr(type(game_named("poachers")), "version", 999)
    evening.check(serving(), "/status", "/account")
