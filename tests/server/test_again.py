"""Playing again over HTTP: made once, opened by the tokens of before, named to those who look; how tables stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def over(server: Any) -> dict[str, str]:
    keys = server.make(seat="-", start=True)
    watcher = server.player(keys["table"], keys["watch"])
    watcher.update(lambda u: u["table"]["phase"] == "over")
    return dict(keys)


def test_the_tokens_of_the_old_table_open_the_new_one(server: Any, over: dict[str, str]) -> None:
    path = f"/api/tables/{over['table']}"
    watcher = server.player(over["table"], over["watch"])
    watcher.update()
    made = server.request("POST", f"{path}/again", over["host"], {"rotate": True})
    assert made.status_code == 201
    table = made.json()["table"]
    assert watcher.update(lambda u: u["table"]["next"])["table"]["next"] == table
    again = server.request("POST", f"{path}/again", over["host"], {})
    assert again.json()["table"] == table
    for name in ("host", "watch", "join"):
        assert server.request("GET", f"/api/tables/{table}", over[name]).json()["phase"] in ("playing", "over")
    assert server.request("GET", f"/api/tables/{table}", "nobody").status_code == 404


def test_who_only_watches_begins_nothing(server: Any, over: dict[str, str]) -> None:
    answer = server.request("POST", f"/api/tables/{over['table']}/again", over["watch"], {})
    assert answer.status_code == 403


def test_playing_again_does_not_fill_the_list(serving: Callable[..., Any], only: Callable[..., Any]) -> None:
    """A table that is over makes room in the list; the one that follows on it takes it."""
    server = serving(limits=only(listed_of_address=1))
    listed = {"pace": 0, "window": 0, "listed": True}
    keys = server.make(seat="-", start=True, settings=listed)
    server.player(keys["table"], keys["watch"]).update(lambda u: u["table"]["phase"] == "over")
    server.make(settings=listed)  # waits for people, and stays open
    answer = server.request("POST", f"/api/tables/{keys['table']}/again", keys["host"], {})
    assert (answer.status_code, "in the list" in answer.json()["message"]) == (403, True)
    assert len(server.get("/api/tables")) == 1


def test_nothing_begins_before_the_end(server: Any) -> None:
    keys = server.make()
    assert server.request("POST", f"/api/tables/{keys['table']}/again", keys["token"], {}).status_code == 403


def test_how_a_table_stands(server: Any, over: dict[str, str]) -> None:
    status = server.request("GET", f"/api/tables/{over['table']}/status", over["watch"]).json()
    assert status["phase"] == "over"
    assert status["outcome"]["rules"]
    waiting = server.make()
    status = server.request("GET", f"/api/tables/{waiting['table']}/status", waiting["token"]).json()
    assert (status["phase"], status["mine"], status["free"]) == ("waiting", False, 3)
    playing = server.make(start=True)
    player = server.player(playing["table"], playing["token"])
    player.asked()
    status = server.request("GET", f"/api/tables/{playing['table']}/status", playing["token"]).json()
    assert status["mine"]
    watched = server.request("GET", f"/api/tables/{playing['table']}/status", playing["watch"]).json()
    assert not watched["mine"]
    assert server.request("GET", f"/api/tables/{playing['table']}/status", "nobody").status_code == 404


def test_the_opening_is_for_those_who_play(server: Any) -> None:
    keys = server.make(start=True)
    path = f"/api/tables/{keys['table']}/opening"
    assert server.request("GET", path, keys["token"]).json()["who"]["key"] == "opening-who"
    assert server.request("GET", path, keys["watch"]).status_code == 403
