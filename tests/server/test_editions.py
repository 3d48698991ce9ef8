"""Tables of other editions and tables with keyframes on a server that starts again."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from typing import Any

import pytest

from gloam.core.game import game_named
from gloam.table import keyframes


def finished(server: Any) -> dict[str, str]:
    keys = server.make(seat="-", start=True)
    watcher = server.player(keys["table"], keys["watch"])
    watcher.update(lambda u: u["table"]["phase"] == "over")
    return dict(keys)


class TestOtherEditions:
    @pytest.fixture
    def changed(
        self, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
    ) -> tuple[Any, dict[str, str], dict[str, str]]:
        """A server whose Shadow Hunters is of another version than that of its tables: one over, one in play."""
        server = serving()
        over = finished(server)
        keys, _ = server.full(settings={"pace": 0, "window": 0, "listed": True})
        assert len(server.get("/api/tables")) == 1
        server.stop()
        monkeypatch.setattr(type(game_named("shadow-hunters")), "version", 2)
        return serving(), over, keys

    def test_a_table_says_what_is_missing(self, changed: Any) -> None:
        server, over, keys = changed
        for one, token in ((over, over["host"]), (keys, keys["token"]), (keys, keys["join"])):
            for path in ("", "/update", "/ending", "/record", "/replay?at=1", "/scenario?at=1", "/notes"):
                answer = server.request("GET", f"/api/tables/{one['table']}{path}", token)
                assert (answer.status_code, answer.json()["code"]) == (410, "other-edition"), path
                assert answer.json()["message"] == (
                    "This table cannot be gone on with here: it is of version 1 of shadow-hunters; this is version 2."
                )
        body = {"id": "request-1", "option": "pass"}
        assert server.request("POST", f"/api/tables/{keys['table']}/decisions", keys["token"], body).status_code == 410
        assert "gloam_errors_total" not in server.request("GET", "/metrics").text

    def test_a_connection_is_told_too(self, changed: Any) -> None:
        server, _, keys = changed
        player = server.player(keys["table"], keys["token"])
        failed = player.receive()
        assert (failed["type"], failed["code"]) == ("failed", "other-edition")

    def test_nobody_can_probe_for_it(self, changed: Any) -> None:
        server, _, keys = changed
        answers = {
            server.request("GET", f"/api/tables/{table}{path}", token).text
            for table in (keys["table"], "nothing")
            for token in ("", "nobody")
            for path in ("", "/account")
        }
        assert len(answers) == 1
        assert "There is no such table" in answers.pop()

    def test_its_account_can_be_read(self, changed: Any) -> None:
        server, over, keys = changed
        told = server.get(f"/api/tables/{over['table']}/account", over["watch"])
        assert told["decisions"]
        assert told["outcome"]["rules"]
        assert [seat["mind"] for seat in told["seats"]] == ["random"] * 4
        assert "version 1 of shadow-hunters" in told["missing"]
        unfinished = server.get(f"/api/tables/{keys['table']}/account", keys["token"])
        assert unfinished["decisions"] == []
        assert [seat["name"] for seat in unfinished["seats"]] == ["Ann", "P1", "P2", "P3"]

    def test_it_is_neither_listed_nor_resumed(self, changed: Any) -> None:
        server, _, _ = changed
        assert server.get("/api/tables") == []
        assert server.house.rooms() == []

    def test_other_games_go_on(self, changed: Any) -> None:
        server, _, _ = changed
        assert server.make(game="lockdown", seats=3)["table"]
        assert server.make()["table"]


def test_a_table_of_a_game_that_is_gone(serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    server = serving()
    keys = finished(server)
    server.stop()
    left = {"lockdown": game_named("lockdown")}
    monkeypatch.setattr("gloam.server.house.games", lambda: left)
    later = serving()
    answer = later.request("GET", f"/api/tables/{keys['table']}", keys["host"])
    assert answer.status_code == 410
    assert "there is no game 'shadow-hunters'" in answer.json()["message"]
    assert later.get(f"/api/tables/{keys['table']}/account", keys["host"])["decisions"]


def test_the_account_of_a_table_that_goes_on_misses_nothing(serving: Callable[..., Any]) -> None:
    server = serving()
    keys = finished(server)
    assert server.get(f"/api/tables/{keys['table']}/account", keys["host"])["missing"] == ""


def shown(server: Any, keys: dict[str, str], token: str) -> Any:
    update = server.get(f"/api/tables/{keys['table']}/update", token)
    return {key: update[key] for key in ("seq", "asks", "sight", "events", "undo")}


class TestKeyframes:
    @pytest.fixture
    def left(self, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Any:
        """A table that has left memory with a keyframe, and what its first seat was shown."""
        monkeypatch.setattr("gloam.server.house.LEAVING", 1)
        server = serving()
        keys, tokens = server.full()
        for n in range(12):
            for token in tokens:
                update = server.get(f"/api/tables/{keys['table']}/update", token)
                if update["asks"]:
                    option = update["sight"]["prompts"][0]["options"][0]["notation"]
                    ask = next(iter(update["asks"].values()))
                    body = {"id": f"request-{n}-{token[:4]}", "option": option, "ask": ask}
                    server.request("POST", f"/api/tables/{keys['table']}/decisions", token, body)
        before = [shown(server, keys, token) for token in tokens]
        server.stop()
        return keys, tokens, before

    def test_a_table_comes_back_from_it(
        self, left: Any, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        keys, tokens, before = left
        thawed: list[int] = []
        real = keyframes.thawed

        def counted(data: bytes, game: Any) -> Any:
            table = real(data, game)
            thawed.append(table.seq)
            return table

        monkeypatch.setattr("gloam.server.house.thawed", counted)
        server = serving()
        assert [shown(server, keys, token) for token in tokens] == before
        assert len(thawed) == 1
        assert thawed[0] > 10

    @pytest.mark.parametrize("fault", ["damaged", "of other code", "of another table"])
    def test_a_bad_one_is_ignored(
        self,
        left: Any,
        serving: Callable[..., Any],
        monkeypatch: pytest.MonkeyPatch,
        fault: str,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        from sqlalchemy import text

        keys, tokens, before = left
        server = serving()
        with server.store._engine.begin() as connection:
            assert connection.execute(text("SELECT count(*) FROM keyframes")).scalar() == 1
            if fault == "damaged":
                connection.execute(text("UPDATE keyframes SET body = substr(body, 1, 200)"))
        if fault == "of other code":
            monkeypatch.setattr("gloam.table.keyframes._code", lambda package: "other")
        if fault == "of another table":
            real = keyframes.thawed

            def another(data: bytes, game: Any) -> Any:
                table = real(data, game)
                table.table = "another"
                return table

            monkeypatch.setattr("gloam.server.house.thawed", another)
        with caplog.at_level(logging.WARNING):
            assert [shown(server, keys, token) for token in tokens] == before
        assert ("its log is read" in caplog.text) == (fault == "damaged")

    def test_a_long_table_keeps_one_while_it_is_played(
        self, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from sqlalchemy import text

        monkeypatch.setattr("gloam.server.room.FRAME_EVERY", 20)
        monkeypatch.setattr("gloam.server.room.FRAME_SECONDS", 0.0)
        server = serving()
        keys = finished(server)
        end = time.monotonic() + 20
        found: Any = None
        while found is None and time.monotonic() < end:
            with server.store._engine.begin() as connection:
                found = connection.execute(text("SELECT table_id, seq FROM keyframes")).first()
        assert found is not None
        assert found[0] == keys["table"]
        assert found[1] >= 20

    def test_no_client_is_ever_sent_one(self, left: Any, serving: Callable[..., Any]) -> None:
        keys, tokens, _ = left
        server = serving()
        paths = [path for path in server.get("/api/openapi.json")["paths"] if "frame" in path]
        assert paths == []
        assert "keyframe" not in json.dumps(server.get(f"/api/tables/{keys['table']}/update", tokens[0]))
