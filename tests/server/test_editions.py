"""Tables of other editions and tables with keyframes on a server that starts again."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from typing import Any

import pytest

from gloam.core.game import game_named
from gloam.core.records.record import OtherEdition, record_from
from gloam.core.records.replay import replay
from gloam.server.config import Rate
from gloam.server.limits import Buckets
from gloam.store.store import OutOfStep
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
    ) -> tuple[Any, dict[str, str], dict[str, Any]]:
        """A server whose Shadow Hunters is of another version than that of its tables: one over, one in play."""
        server = serving()
        over = finished(server)
        keys, tokens = server.full(settings={"pace": 0, "window": 0, "listed": True})
        keys["tokens"] = tokens
        assert len(server.get("/api/tables")) == 1
        server.stop()
        monkeypatch.setattr(type(game_named("shadow-hunters")), "version", 2)
        return serving(), over, keys

    def test_a_table_says_what_is_missing(self, changed: Any) -> None:
        server, over, keys = changed
        for one, token in ((over, over["host"]), (keys, keys["token"]), (keys, keys["join"])):
            for path in ("", "/update", "/ending", "/replay?at=1", "/scenario?at=1", "/notes"):
                answer = server.request("GET", f"/api/tables/{one['table']}{path}", token)
                assert (answer.status_code, answer.json()["code"]) == (410, "other-edition"), path
                assert answer.json()["message"] == (
                    "This table cannot continue here: it is of version 1 of shadow-hunters; this is version 2."
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

    def test_its_account_says_why_and_what_is_left(self, changed: Any) -> None:
        server, over, keys = changed

        def left(one: dict[str, str], token: str) -> tuple[Any, ...]:
            told = server.get(f"/api/tables/{one['table']}/account", token)
            return tuple(told[key] for key in ("cause", "again", "next", "record"))

        assert left(over, over["host"]) == ("rules", True, "", "now")
        assert left(over, over["watch"]) == ("rules", False, "", "now")
        assert left(keys, keys["token"]) == ("rules", True, "", "after-again")
        assert left(keys, keys["join"]) == ("rules", False, "", "never")

    @pytest.mark.parametrize("finished", [False, True])
    def test_the_same_people_begin_anew(self, changed: Any, finished: bool) -> None:
        server, over, keys = changed
        old, asker = (over, over["host"]) if finished else (keys, keys["token"])
        path = f"/api/tables/{old['table']}"
        made = server.request("POST", f"{path}/again", asker, {})
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        assert server.request("POST", f"{path}/again", old["host"], {}).json()["table"] == table, "made once"
        for name in ("host", "join", "watch"):
            assert server.get(f"/api/tables/{table}", old[name])["game"] == "shadow-hunters"
            assert server.get(f"{path}/account", old[name])["next"] == table
            assert server.get(f"{path}/status", old[name])["next"] == table
        assert not server.get(f"{path}/account", asker)["again"]
        assert server.request("GET", f"/api/tables/{table}", "nobody").status_code == 404

    def test_everybody_sits_where_they_sat(self, changed: Any) -> None:
        server, _, keys = changed
        table = server.request("POST", f"/api/tables/{keys['table']}/again", keys["token"], {}).json()["table"]
        info = server.get(f"/api/tables/{table}", keys["token"])
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "P1", "P2", "P3"]
        assert info["phase"] == "playing"
        assert (info["settings"]["listed"], info["settings"]["pace"]) == (True, 0)
        for token, seat in zip(keys["tokens"], "ABCD", strict=True):
            assert server.get(f"/api/tables/{table}/update", token)["you"]["seats"] == seat
        assert [one["table"] for one in server.get("/api/tables")] == [table]

    def test_who_only_watches_begins_nothing(self, changed: Any) -> None:
        server, over, keys = changed
        for one, token in ((over, over["watch"]), (keys, keys["join"]), (keys, keys["watch"])):
            answer = server.request("POST", f"/api/tables/{one['table']}/again", token, {})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        assert server.request("POST", f"/api/tables/{keys['table']}/again", "nobody", {}).status_code == 404

    def test_making_them_is_limited(self, changed: Any) -> None:
        server, _, keys = changed
        path = f"/api/tables/{keys['table']}/again"
        server.house.tables = Buckets(Rate(1, 1e-9), 1)
        server.house.tables.take("127.0.0.1")  # the only table that this address may make for years
        assert server.request("POST", path, keys["token"], {}).status_code == 429

    def test_the_record_of_a_finished_one(self, changed: Any) -> None:
        server, over, _ = changed
        path = f"/api/tables/{over['table']}"
        answer = server.request("GET", f"{path}/record", over["watch"])
        assert answer.status_code == 200
        record = record_from(answer.content, "it")
        assert (record.game, record.seats, record.version) == ("shadow-hunters", 4, 1)
        assert record.seed
        assert record.outcome is not None
        told = server.get(f"{path}/account", over["watch"])["decisions"]
        assert record.decisions == [f"{line['seat']} {line['option']}" for line in told]
        with pytest.raises(OtherEdition, match="version 1 of shadow-hunters; this is version 2"):
            replay(record)

    def test_the_record_of_an_unfinished_one_opens_with_the_new_table(self, changed: Any) -> None:
        server, _, keys = changed
        path = f"/api/tables/{keys['table']}"
        seed = str(json.loads(first_entry(server, keys["table"]))["seed"])
        for token in (keys["token"], keys["host"], keys["watch"], keys["join"]):
            answer = server.request("GET", f"{path}/record", token)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
            assert seed not in answer.text
            assert seed not in server.request("GET", f"{path}/account", token).text
        server.request("POST", f"{path}/again", keys["token"], {})
        for token in (keys["token"], keys["host"]):
            assert str(record_from(server.request("GET", f"{path}/record", token).content, "it").seed) == seed
            assert server.get(f"{path}/account", token)["record"] == "now"
        for token in (keys["watch"], keys["join"]):
            assert server.request("GET", f"{path}/record", token).status_code == 403
            assert server.get(f"{path}/account", token)["record"] == "never"

    def test_what_was_replaced_stays_closed_when_its_rules_come_back(
        self, changed: Any, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Its record has told its people all that was hidden."""
        server, _, keys = changed
        path = f"/api/tables/{keys['table']}"
        table = server.request("POST", f"{path}/again", keys["token"], {}).json()["table"]
        server.stop()
        monkeypatch.setattr(type(game_named("shadow-hunters")), "version", 1)
        back = serving()
        body = {"id": "request-1", "option": "pass"}
        assert back.request("POST", f"{path}/decisions", keys["token"], body).status_code == 410
        told = back.get(f"{path}/account", keys["token"])
        assert (told["cause"], told["next"], told["again"], told["record"]) == ("replaced", table, False, "now")
        assert back.get(f"{path}/status", keys["token"])["next"] == table
        assert back.get("/api/tables") == [], "neither it nor the one of the rules that are gone"

    def test_who_has_left_is_not_led_on(self, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
        server = serving()
        keys, tokens = server.full()
        path = f"/api/tables/{keys['table']}"
        assert server.request("DELETE", f"{path}/seats/B", tokens[1]).status_code == 204
        server.stop()
        monkeypatch.setattr(type(game_named("shadow-hunters")), "version", 2)
        later = serving()
        assert later.request("POST", f"{path}/again", tokens[1], {}).status_code == 404
        table = later.request("POST", f"{path}/again", tokens[0], {}).json()["table"]
        for left in (f"{path}/account", f"{path}/record", f"{path}/status", f"/api/tables/{table}"):
            assert later.request("GET", left, tokens[1]).status_code == 404, left

    def test_nothing_is_left_of_a_new_table_that_nobody_is_led_to(
        self, changed: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from concurrent.futures import Future

        server, _, keys = changed
        failed: Future[None] = Future()
        failed.set_exception(OutOfStep("somebody else was here"))
        before = len(server.store.rows().result())
        with monkeypatch.context() as patched:
            patched.setattr(server.store, "append", lambda *args: failed)
            answer = server.request("POST", f"/api/tables/{keys['table']}/again", keys["token"], {})
            assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        assert len(server.store.rows().result()) == before
        assert server.get(f"/api/tables/{keys['table']}/account", keys["token"])["again"]

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
    told = later.get(f"/api/tables/{keys['table']}/account", keys["host"])
    assert told["decisions"]
    assert (told["cause"], told["again"], told["record"]) == ("game", False, "now")
    refused = later.request("POST", f"/api/tables/{keys['table']}/again", keys["host"], {})
    assert refused.status_code == 410
    assert "there is no game 'shadow-hunters'" in refused.json()["message"]
    assert "no new table of it can be made" in refused.json()["message"]


def test_the_account_of_a_table_that_goes_on_misses_nothing(serving: Callable[..., Any]) -> None:
    server = serving()
    keys = finished(server)
    told = server.get(f"/api/tables/{keys['table']}/account", keys["host"])
    assert (told["missing"], told["cause"], told["again"], told["record"]) == ("", "", True, "now")
    waiting = server.make()
    told = server.get(f"/api/tables/{waiting['table']}/account", waiting["token"])
    assert (told["cause"], told["again"], told["record"]) == ("", False, "after-end")


def test_a_log_that_does_not_fit_can_be_mended(serving: Callable[..., Any]) -> None:
    """It is of these rules: nobody may close it for good, and what was hidden stays so."""
    from sqlalchemy import text

    server = serving()
    keys, _ = server.full()
    server.stop()
    later = serving()
    with later.store._engine.begin() as connection:
        connection.execute(text("UPDATE entries SET body = json_set(body, '$.seat', 'Z') WHERE seq = 2"))
    path = f"/api/tables/{keys['table']}"
    told = later.get(f"{path}/account", keys["token"])
    assert (told["cause"], told["again"], told["record"]) == ("log", False, "never")
    assert later.request("POST", f"{path}/again", keys["token"], {}).status_code == 410
    assert later.request("GET", f"{path}/record", keys["token"]).status_code == 403


def first_entry(server: Any, table: str) -> str:
    from sqlalchemy import text

    with server.store._engine.begin() as connection:
        found = connection.execute(text("SELECT body FROM entries WHERE table_id = :t AND seq = 0"), {"t": table})
        return str(found.scalar())


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
            thawed.append(table.log.seq)
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

        monkeypatch.setattr("gloam.server.framing.FRAME_EVERY", 20)
        monkeypatch.setattr("gloam.server.framing.FRAME_SECONDS", 0.0)
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
