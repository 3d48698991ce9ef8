"""Finished games are told again elsewhere, once, and not for one address without end; long talk comes in parts."""

from __future__ import annotations

import asyncio
import os
import random
import uuid
from typing import Any

import msgspec
import pytest

from gloam.core.game import game_named
from gloam.core.words.lexicon import seat_letter
from gloam.scenario.export import export
from gloam.server.clock import now_ms
from gloam.server.config import Rate
from gloam.server.metrics import Metrics
from gloam.server.problems import Problem
from gloam.server.retelling import Retelling, TextCache
from gloam.server.retelling_worker import RetellingWish
from gloam.store.tokens import new_token, token_of
from gloam.table.account import account, account_so_far
from gloam.table.entries import Entry
from gloam.table.former import Former
from gloam.table.table import Table, TableError
from gloam.table.wire import Settings

SEATS = 4
LINES = 1_234


def dealt(seed: int) -> tuple[Table, list[Entry]]:
    table, log = Table.make(
        uuid.uuid4().hex[:13], game_named("shadow-hunters"), SEATS, seed, {}, Settings(window=0), "P0", now_ms()
    )
    for i in range(SEATS):
        log += table.seating.sit("", f"P{i}", now_ms()).entries
    log += table.seating.start(now_ms()).entries
    return table, log


def over(seed: int = 1) -> tuple[Table, list[Entry]]:
    """A game that was played to its end."""
    (table, log), chance = dealt(seed), random.Random(seed)
    while table.phase != "over":
        seat, asked = chance.choice(list(table.playing().asked.items()))
        option = table.game.lexicon.write(chance.choice(asked.options))
        log += table.decisions.submit(seat_letter(seat), option, asked.ask, uuid.uuid4().hex, now_ms()).entries
    return table, log


class Kept:
    """A table in a server, with the tokens of its people and one to watch it."""

    def __init__(self, server: Any, table: Table, log: list[Entry]) -> None:
        self.server, self.table = server, table
        texts = [new_token() for _ in range(SEATS + 1)]
        tokens = [token_of(text, "seat", i + 1) for i, text in enumerate(texts[:SEATS])]
        tokens.append(token_of(texts[SEATS], "watch"))
        self.tokens = dict(zip(["A", "B", "C", "D", ""], texts, strict=True))

        async def adopt() -> None:
            await asyncio.wrap_future(server.store.create(table.table, log, table.views.card(), tokens))
            server.house.adopt(table, tokens)

        server.inside(adopt())

    def get(self, path: str, who: str = "") -> Any:
        return self.server.request("GET", f"/api/tables/{self.table.table}/{path}", self.tokens[who])


@pytest.fixture(scope="module")
def finished(server: Any) -> Kept:
    return Kept(server, *over())


class TestElsewhere:
    def test_it_is_what_the_table_itself_would_tell(self, finished: Kept) -> None:
        table = finished.table
        assert finished.get("ending").content == msgspec.json.encode(table.after.ending())
        assert finished.get("record").content == table.after.record().to_json()
        for at in (0, 1, 17):
            for seats in ("", "B", "AC"):
                told = finished.get(f"replay?at={at}&seat={seats}").content
                assert told == msgspec.json.encode(table.after.replay(at, seats))
            title = f"shadow-hunters, table {table.table}, decision {at}"
            assert finished.get(f"scenario?at={at}").text == export(table.after.match_at(at), title)
        process = finished.server.house.retelling.worker.process
        assert process.pid != os.getpid()

    def test_what_was_told_once_is_kept(self, finished: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
        paths = ("ending", "record", "replay?at=5&seat=B", "scenario?at=5")
        before = [finished.get(path).content for path in paths]

        async def ask(message: object) -> Any:
            raise AssertionError("it was told already")

        monkeypatch.setattr(finished.server.house.retelling.worker, "ask", ask)
        assert [finished.get(path, "A").content for path in paths] == before

    def test_a_moment_that_is_not_there(self, finished: Kept) -> None:
        for path in ("replay?at=99999", "scenario?at=99999", "replay?at=1&seat=Z"):
            answer = finished.get(path)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    def test_before_the_end_nothing_is_told(self, server: Any) -> None:
        kept = Kept(server, *dealt(2))
        for path in ("ending", "record", "replay?at=0", "scenario?at=0"):
            assert kept.get(path).status_code == 403

    async def test_a_process_that_dies_is_replaced(self) -> None:
        table, _ = over(3)
        retelling = Retelling(Metrics())
        try:
            first = await retelling.tell("t", RetellingWish("record"), table.after.finished)
            process = retelling.worker.process
            assert process is not None
            process.kill()
            await process.wait()
            assert await retelling.tell("t", RetellingWish("replay", 3), table.after.finished)
            assert first == table.after.record().to_json()
            assert retelling.worker.process is not process
        finally:
            await retelling.close()

    async def test_a_game_that_cannot_be_played_again_is_said_to_be_so(self) -> None:
        table, _ = over(3)
        retelling = Retelling(Metrics())

        def wrong() -> Any:
            return msgspec.structs.replace(table.after.finished(), decisions=["A no such word"])

        try:
            with pytest.raises(Problem) as caught:
                await retelling.tell("t", RetellingWish("record"), wrong)
            assert caught.value.status == 503
            with pytest.raises(TableError):
                await retelling.tell("t", RetellingWish("replay", 99_999), table.after.finished)
        finally:
            await retelling.close()

    async def test_who_wants_the_same_at_once_gets_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table, _ = over(3)
        retelling = Retelling(Metrics())
        asked: list[Any] = []
        real = retelling.worker.ask

        async def ask(message: Any) -> Any:
            asked.append(message)
            return await real(message)

        monkeypatch.setattr(retelling.worker, "ask", ask)
        try:
            told = await asyncio.gather(
                *(retelling.tell("t", RetellingWish("ending"), table.after.finished) for _ in range(5))
            )
            assert len(set(told)) == 1
            assert [one.game is None for one in asked] == [True, False]
        finally:
            await retelling.close()

    def test_texts_are_kept_as_far_as_they_fit(self) -> None:
        texts = TextCache(100)
        for n in range(12):
            texts.keep("t", n, b"x" * 10)
            assert texts.get("t", 0) is not None  # it is wanted again and again
        assert [n for n in range(12) if texts.get("t", n) is not None] == [0, *range(3, 12)]
        texts.keep("t", "long", b"x" * 101)
        assert texts.get("t", "long") is None


class TestCounting:
    def test_persons_of_one_address_share(self, serving: Any, only: Any) -> None:
        server = serving(limits=only(replays=Rate(2, 0.001), replays_of_address=Rate(5, 0.001)))
        kept = Kept(server, *dealt(4))
        codes = [kept.get("scenario?at=0", who).status_code for who in "AAABBCC"]
        #                  A has used up her own; the address is used up with C's first
        assert codes == [403, 403, 429, 403, 403, 403, 429]
        assert kept.get("replay?at=0", "D").status_code == 429
        # Nobody is kept from playing by it.
        assert kept.get("update", "D").status_code == 200

    def test_accounts_of_finished_games_count(self, serving: Any, only: Any) -> None:
        server = serving(limits=only(replays=Rate(2, 0.001)))
        kept = Kept(server, *over(5))
        assert [kept.get("account", "A").status_code for _ in range(3)] == [200, 200, 429]
        assert kept.get("account", "B").status_code == 200
        playing = Kept(server, *dealt(4))
        assert {playing.get("account", "A").status_code for _ in range(5)} == {200}


class TestAccounts:
    def test_that_of_a_game_that_is_not_over_reads_no_log(self, server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        table, log = dealt(6)
        log += table.seating.put_mind("B", "random", now_ms()).entries
        log += table.seating.put_mind("D", "", now_ms()).entries
        log += table.seating.take_mind("B", now_ms()).entries
        log += table.talk.say("A", "hello", "table", "", now_ms()).entries
        plain = [msgspec.json.decode(msgspec.json.encode(entry)) for entry in log]
        card = msgspec.json.decode(msgspec.json.encode(table.views.card()))
        assert account_so_far(table) == account(Former(card, plain), "", record="after-end")
        kept = Kept(server, table, log)
        monkeypatch.setattr(server.store, "plain_log", None)
        assert kept.get("account").content == msgspec.json.encode(account_so_far(table))

    def test_that_of_a_finished_one_is_kept_until_something_is_written(
        self, server: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, log = over(7)
        log += table.talk.say("A", "good game", "table", "", now_ms()).entries
        kept = Kept(server, table, log)
        plain = [msgspec.json.decode(msgspec.json.encode(entry)) for entry in log]
        card = msgspec.json.decode(msgspec.json.encode(table.views.card()))
        told = kept.get("account").content
        assert told == msgspec.json.encode(account(Former(card, plain), "", record="now"))
        read: list[str] = []
        real = server.store.plain_log

        def reading(name: str, **more: Any) -> Any:
            read.append(name)
            return real(name, **more)

        monkeypatch.setattr(server.store, "plain_log", reading)
        assert (kept.get("account").content, read) == (told, [])
        body = {"id": "talk-0001", "text": "again?"}
        path = f"/api/tables/{table.table}/talk"
        assert server.request("POST", path, kept.tokens["A"], body).status_code == 200
        assert (kept.get("account").content, read) == (told, [table.table])


class TestTalk:
    def test_it_comes_in_parts(self, server: Any) -> None:
        table, log = dealt(8)
        for n in range(LINES):
            log += table.talk.say("ABCD"[n % 4], f"line {n + 1}", "table", "", now_ms()).entries
        kept = Kept(server, table, log)
        update = kept.get("update?since=0").json()
        assert [line["n"] for line in update["talk"]] == list(range(LINES - 499, LINES + 1))
        found = update["talk"]
        while found[0]["n"] > 1:
            part = kept.get(f"talk?before={found[0]['n']}").json()
            assert len(part) == min(500, found[0]["n"] - 1)
            found = part + found
        assert [line["text"] for line in found] == [f"line {n + 1}" for n in range(LINES)]
        assert kept.get("talk?before=1").json() == kept.get("talk").json() == []
        assert kept.get("talk?before=99999").json() == update["talk"]
        # Who was away for long gets the last ones, and sees by their numbers that there were others.
        assert len(kept.get(f"update?since={table.ears.of(0).count - 700}").json()["talk"]) == 500
        assert len(kept.get(f"update?since={table.ears.of(0).count - 7}").json()["talk"]) == 7
        assert server.request("GET", f"/api/tables/{table.table}/talk?before=9", "nobody").status_code == 404
