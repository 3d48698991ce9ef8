"""Tables in memory and out of it; minds that fail; stores that fail; servers that stop and start."""

from __future__ import annotations

import asyncio
import os
import re
import time
import uuid
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import gloam
from gloam.server.metrics import Metrics, named
from gloam.server.minds import Minds, Worker
from gloam.store.errors import OnDisk, StoreError
from gloam.table.thinking import NO_ANSWER, MindQuestion, Thinking


def ask(update: dict[str, Any]) -> int:
    """The number of the open question, for whoever holds one seat."""
    (number,) = update["asks"].values()
    return int(number)


def wait_for(good: Callable[[], Any], seconds: float = 20.0) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = good()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen")


def looks(server: Any, keys: dict[str, str], tokens: list[str]) -> list[dict[str, Any]]:
    """What the people at a table see. Where there are minds too, they may act between two looks."""
    updates = [server.get(f"/api/tables/{keys['table']}/update", token) for token in tokens]
    return [{part: update[part] for part in ("seq", "asks", "sight", "events")} for update in updates]


class TestMemory:
    def test_an_idle_table_leaves_and_comes_back(self, serving: Callable[..., Any]) -> None:
        server = serving(idle=0.2)
        keys, tokens = server.full()
        before = looks(server, keys, tokens)
        wait_for(lambda: not server.house.rooms())
        assert looks(server, keys, tokens) == before

    def test_somebody_who_listens_keeps_it(self, serving: Callable[..., Any]) -> None:
        server = serving(idle=0.1)
        keys = server.make()
        player = server.player(keys["table"], keys["token"])
        player.update()
        time.sleep(0.5)
        assert len(server.house.rooms()) == 1
        player.close()
        wait_for(lambda: not server.house.rooms())

    def test_a_clock_brings_it_back(self, serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("gloam.server.room.SOON", 1.0)
        monkeypatch.setattr("gloam.table.play.AFTER_LOADING", 100)
        server = serving(idle=0.2)
        settings = {"clock": "decision", "seconds": 5, "pace": 0, "window": 0}
        keys, tokens = server.full(settings=settings)
        seq = server.get(f"/api/tables/{keys['table']}/update", tokens[0])["seq"]
        wait_for(lambda: not server.house.rooms())
        wait_for(server.house.rooms, 15)
        wait_for(lambda: server.get(f"/api/tables/{keys['table']}/update", tokens[0])["seq"] > seq, 15)


class TestRestart:
    def test_games_and_tokens_survive(self, serving: Callable[..., Any]) -> None:
        first = serving()
        keys, tokens = first.full()
        before = looks(first, keys, tokens)
        first.stop()
        second = serving()
        after = looks(second, keys, tokens)
        assert after == before
        token, update = next((t, u) for t, u in zip(tokens, after, strict=True) if u["sight"]["prompts"])
        option = update["sight"]["prompts"][0]["options"][0]["notation"]
        body = {"id": uuid.uuid4().hex, "ask": ask(update), "option": option}
        path = f"/api/tables/{keys['table']}/decisions"
        assert second.request("POST", path, token, body).status_code == 200

    def test_minds_go_on_thinking(self, serving: Callable[..., Any]) -> None:
        first = serving()
        keys = first.make(seat="-", start=True, settings={"pace": 10_000, "window": 0})
        first.stop()
        second = serving()
        assert len(wait_for(second.house.rooms)) == 1
        [room] = second.house.rooms()
        thinking = wait_for(lambda: room.driver.thinker)
        assert thinking is not None
        assert second.get(f"/api/tables/{keys['table']}", keys["host"])["phase"] == "playing"


class TestAStoreThatFails:
    def test_nothing_is_told_and_nothing_is_lost(self, server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        keys = server.make()
        path = f"/api/tables/{keys['table']}"
        player = server.player(keys["table"], keys["token"])
        seq = player.update()["seq"]

        def fail(kept: OnDisk, *arguments: Any) -> None:
            asyncio.get_running_loop().call_soon(kept, StoreError("the disk is full"))

        with monkeypatch.context() as patched:
            patched.setattr(server.store, "append_here", fail)
            answer = server.request("POST", f"{path}/talk", keys["token"], {"id": "12345678", "text": "x"})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        again = server.player(keys["table"], keys["token"], since=seq).update()
        assert (again["seq"], again["talk"]) == (seq, [])
        body = {"id": "12345678", "text": "x"}
        assert server.request("POST", f"{path}/talk", keys["token"], body).json()["seq"] == seq + 1

    def test_health(self, server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        assert server.request("GET", "/healthz").text == "ok\n"
        failed: Future[None] = Future()
        failed.set_exception(StoreError("gone"))
        monkeypatch.setattr(server.store, "ping", lambda: failed)
        assert server.request("GET", "/healthz").status_code == 503


def thinking(mind: str = "random", table: str = "t") -> Thinking:
    question = MindQuestion(seat=0, mind=mind, interrupt=False, kind=0, options=[3, 4], known=None)  # type: ignore[arg-type]
    return Thinking(table, "shadow-hunters", 4, moment=7, due=0, seed=1, questions=[question])


class TestMinds:
    async def test_a_process_that_dies_is_replaced(self) -> None:
        minds = Minds(1, 20, Metrics())
        try:
            first = await minds.think(thinking())
            process = minds.workers[0].process
            assert process is not None
            process.kill()
            await process.wait()
            second = await minds.think(thinking())
            assert first.moment == second.moment == 7
            assert minds.workers[0].process is not process
        finally:
            await minds.close()

    async def test_new_tables_think_with_the_engine_that_was_compiled_meanwhile(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The front door names its place from the beginning, and it appears there in one go."""
        here = Path(gloam.__file__).parent
        places = [str(tmp_path), str(here.parent), os.environ.get("PYTHONPATH", "")]
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, places)))
        minds = Minds(1, 20, Metrics())
        try:
            await minds.think(thinking(table="a"))
            first = minds.workers[0].process
            await minds.think(thinking(table="b"))
            assert minds.workers[0].process is first
            (tmp_path / "gloam").symlink_to(here)
            await minds.think(thinking(table="a"))
            assert minds.workers[0].process is first, "a table that runs goes on as it is"
            await minds.think(thinking(table="c"))
            second = minds.workers[0].process
            assert second is not first
            await minds.think(thinking(table="d"))
            assert minds.workers[0].process is second
            assert "gloam_minds_restarted_total 1" not in minds.metrics.text()
        finally:
            await minds.close()

    async def test_a_process_that_dies_while_it_thinks(self) -> None:
        minds = Minds(1, 20, Metrics())
        try:
            await minds.start()
            process = minds.workers[0].process
            assert process is not None
            asking = asyncio.create_task(minds.think(thinking()))
            await asyncio.sleep(0)
            process.kill()
            thought = await asking
            assert thought.moves[0][1] in (3, 4)
        finally:
            await minds.close()

    async def test_a_mind_that_fails_is_counted_and_named(self, caplog: pytest.LogCaptureFixture) -> None:
        """It gives no answer, and the table answers for it. What went wrong is said, but not what the mind knew."""
        minds = Minds(1, 20, Metrics())
        try:
            thought = await minds.think(thinking("nobody"))
            assert thought.moves == [(0, NO_ANSWER)]
            assert "gloam_mind_errors_total 1\n" in minds.metrics.text()
            (line,) = [record.getMessage() for record in caplog.records]
            assert re.fullmatch(r"a mind of shadow-hunters failed: KeyError at thinking.py:\d+", line)
        finally:
            await minds.close()

    async def test_a_mind_that_thinks_too_long(self) -> None:
        minds = Minds(1, 0.001, Metrics())
        try:
            thought = await minds.think(thinking())
            assert thought.moves[0][1] in (3, 4)
        finally:
            await minds.close()

    async def test_tables_stay_with_their_process(self, monkeypatch: pytest.MonkeyPatch) -> None:
        begun, thought_out = asyncio.Event(), asyncio.Event()

        class Slow(Worker):
            async def ask(self, thinking: Thinking) -> Any:
                self.process = self.process or object()  # type: ignore[assignment]
                if thinking.table == "slow":
                    begun.set()
                    await thought_out.wait()
                from gloam.server.mind_worker import Answer
                from gloam.table.thinking import Thought

                return Answer(Thought(thinking.moment, [(0, 3)]))

            def kill(self) -> None:
                self.process = None

        monkeypatch.setattr("gloam.server.minds.Worker", Slow)
        minds = Minds(2, 20, Metrics())
        await minds.think(thinking(table="a"))
        home = minds.homes["a"]
        await minds.think(thinking(table="b"))
        await minds.think(thinking(table="a"))
        assert minds.homes["a"] is home
        # A slow table holds its process; another table of that process moves after a moment.
        minds.homes["slow"] = home
        slow = asyncio.create_task(minds.think(thinking(table="slow")))
        await begun.wait()
        await minds.think(thinking(table="a"))
        assert not slow.done()
        assert minds.homes["a"] is not home
        thought_out.set()
        await slow

    async def test_no_mind_is_given_what_follows_from_the_seed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[int] = []

        async def look(self: Minds, asked: Thinking) -> Any:
            seen.append(asked.seed)

        monkeypatch.setattr(Minds, "_think", look)
        one, other = Minds(1, 20, Metrics()), Minds(1, 20, Metrics())
        for minds in (one, one, other):
            await minds.think(thinking())
        assert seen[0] == seen[1] != seen[2]
        assert 1 not in seen


def test_tables_that_nobody_uses_are_put_away(
    serving: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serving()
    old, used = first.make(), first.make()
    first.stop()
    monkeypatch.setattr("gloam.server.house.DAY", 1)
    monkeypatch.setattr("gloam.server.house.ARCHIVING", 0.05)
    monkeypatch.setattr("gloam.server.house.House._resume", lambda self: asyncio.sleep(0))
    second = serving(archive=str(tmp_path / "archive"), archive_after=600_000)
    second.get(f"/api/tables/{used['table']}", used["host"])
    assert not (tmp_path / "archive").exists()
    second.stop()
    third = serving(archive=str(tmp_path / "archive"), archive_after=1)
    end = time.monotonic() + 20
    while third.request("GET", f"/api/tables/{old['table']}", old["host"]).status_code != 404:
        third.inside(_forgotten(third))
        assert time.monotonic() < end
        time.sleep(0.02)
    assert old["table"] in {path.stem for path in (tmp_path / "archive").iterdir()}


async def _forgotten(server: Any) -> None:
    for room in server.house.rooms():
        server.house._free(room)


class TestTakenOut:
    """`gloam tables remove` and `archive` take a table out of the database that a server has in memory."""

    def removed(self, server: Any, table: str) -> None:
        (length,) = [row.length for row in server.store.rows().result() if row.table == table]
        server.store.remove(table, length).result()

    def errors(self, server: Any) -> int:
        return int(server.house.metrics.counters.get(named("errors"), 0))

    def test_whoever_comes_then_hears_that_it_is_gone(self, serving: Callable[..., Any]) -> None:
        server = serving()
        keys, tokens = server.full()
        here, there = (server.player(keys["table"], token) for token in tokens[:2])
        here.settled()
        there.settled()
        self.removed(server, keys["table"])
        here.send({"type": "say", "id": "said-0001", "text": "Hello"})
        for player in (here, there):
            assert player.until(lambda m: m["type"] == "failed")["code"] == "gone"
            with pytest.raises(ConnectionClosed) as closed:
                player.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        assert server.request("GET", f"/api/tables/{keys['table']}", tokens[0]).status_code == 404
        assert self.errors(server) == 0

    @pytest.mark.parametrize(
        ("method", "path", "body"),
        [
            ("POST", "talk", {"id": "said-0001", "text": "Hello"}),
            ("PUT", "notes", {"text": "Hello"}),
            ("GET", "account", None),
            ("GET", "status", None),
        ],
    )
    def test_a_request(self, serving: Callable[..., Any], method: str, path: str, body: Any) -> None:
        server = serving()
        keys, tokens = server.full()
        self.removed(server, keys["table"])
        answer = server.request(method, f"/api/tables/{keys['table']}/{path}", tokens[0], body)
        assert (answer.status_code, answer.json()["code"]) == (404, "gone")
        assert self.errors(server) == 0

    def test_minds_find_nothing_to_do(self, serving: Callable[..., Any]) -> None:
        server = serving()
        keys = server.make(seat="-", start=True, settings={"pace": 1500, "window": 0})
        watcher = server.player(keys["table"], keys["watch"])
        watcher.update()
        self.removed(server, keys["table"])
        assert watcher.until(lambda m: m["type"] == "failed")["code"] == "gone"
        wait_for(lambda: server.request("GET", f"/api/tables/{keys['table']}", keys["host"]).status_code == 404)
        assert self.errors(server) == 0

    @pytest.mark.parametrize("listed", [False, True])
    def test_playing_again_leaves_nothing_behind(self, serving: Callable[..., Any], listed: bool) -> None:
        server = serving()
        keys = server.make(seat="-", start=True, settings={"pace": 0, "window": 0, "listed": listed})
        watcher = server.player(keys["table"], keys["watch"])
        watcher.update(lambda update: update["table"]["phase"] == "over")
        self.removed(server, keys["table"])
        answer = server.request("POST", f"/api/tables/{keys['table']}/again", keys["host"], {})
        assert (answer.status_code, answer.json()["code"]) == (404, "gone")
        assert server.store.rows().result() == []
        wait_for(lambda: not [room for room in server.house.rooms() if not room.closed])
        assert self.errors(server) == 0
