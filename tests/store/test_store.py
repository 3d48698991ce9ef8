"""The store: logs by table, in step, with their tokens."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from gloam.store.holding import held_database
from gloam.store.store import NoSuchTable, OutOfStep, Store, StoreError
from gloam.store.tokens import Token, new_token, opened_by, token_of
from gloam.table.entries import Said

Opener = Callable[[str], Store]


def exercise(store: Store, logs: Any, name: str) -> None:
    """All that a store does, on whatever database."""
    token = new_token()
    store.create(
        name, logs.made(name), logs.card(), [token_of(token, "host"), token_of("x" * 32 + name, "join")]
    ).result()
    store.append(name, 1, logs.said(1, 3), logs.card()).result()
    assert store.load(name).result() == logs.made(name) + logs.said(1, 3)
    for first in (0, 1, 3, 5):
        with pytest.raises(OutOfStep):
            store.append(name, first, logs.said(9), logs.card()).result()
    with pytest.raises(OutOfStep):
        store.create(name, logs.made(name), logs.card(), []).result()
    with pytest.raises(NoSuchTable):
        store.append(f"{name}-unknown", 0, logs.said(1), logs.card()).result()
    with pytest.raises(NoSuchTable):
        store.end_session(f"{name}-unknown", 0, logs.said(1), logs.card(), None).result()
    with pytest.raises(NoSuchTable):
        store.load(f"{name}-unknown").result()
    with pytest.raises(NoSuchTable):
        store.keep_notes(f"{name}-unknown", 1, "{}").result()
    # Many at once, some of them wrong: only those fail.
    good = [store.append(name, 4 + n, logs.said(4 + n), logs.card(touched=n)) for n in range(50)]
    bad = [store.append(name, 7, logs.said(0), logs.card()), store.append("nobody", 1, logs.said(0), logs.card())]
    more = [store.append(name, 54 + n, logs.said(54 + n), logs.card(touched=n)) for n in range(50)]
    for done in good + more:
        done.result()
    for done, error in zip(bad, (OutOfStep, NoSuchTable), strict=True):
        with pytest.raises(error):
            done.result()
    assert store.load(name).result() == logs.made(name) + logs.said(1, 103)
    # Tokens
    kept = store.tokens(name).result()
    assert opened_by(token, kept) == token_of(token, "host")
    assert opened_by("", kept) is None
    seat, late = new_token(), new_token()
    store.append(name, 104, logs.said(104), logs.card(), [token_of(seat, "seat", 3)]).result()
    assert opened_by(seat, store.tokens(name).result()) == token_of(seat, "seat", 3)
    # A token comes with its entries or not at all.
    with pytest.raises(OutOfStep):
        store.append(name, 104, logs.said(104), logs.card(), [token_of(late, "seat", 4)]).result()
    assert opened_by(late, store.tokens(name).result()) is None
    assert len(store.tokens(name).result()) == 3
    assert store.tokens(f"{name}-unknown").result() == []
    # Notes
    assert store.notes(name).result() == {}
    for person, body in ((1, "one"), (2, "two"), (1, "more")):
        store.keep_notes(name, person, body).result()
    assert store.notes(name).result() == {1: "more", 2: "two"}
    assert store.notes(f"{name}-unknown").result() == {}
    # Lists
    store.create(
        f"{name}-open", logs.made(), logs.card(phase="waiting", listed=True, touched=7), [], "join-me"
    ).result()
    listed = {row.table: row for row in store.listed(10_000).result()}
    assert listed[f"{name}-open"].join == "join-me"
    assert listed[f"{name}-open"].card.phase == "waiting"
    assert name not in listed
    assert [row.length for row in store.playing().result() if row.table == name] == [105]
    store.append(f"{name}-open", 1, logs.said(1), logs.card(phase="over", listed=True)).result()
    assert f"{name}-open" not in {row.table for row in store.listed(10_000).result()}
    store.ping().result()
    assert abs(store.time().result() - time.time_ns() // 1_000_000) < 60_000


def test_a_store_on_sqlite(store: Store, logs: Any) -> None:
    exercise(store, logs, "t1")


def test_a_store_on_postgresql(postgres: str | None, opened: Opener, logs: Any) -> None:
    """The same code on a real server; without one, at least the SQL that it would be sent."""
    if postgres is not None:
        store = opened(postgres)
        exercise(store, logs, f"t-{secrets.token_hex(6)}")
        other = opened(postgres)
        exercise(other, logs, f"t-{secrets.token_hex(6)}")
        return
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateTable

    from gloam.store.appending import _CONTINUE
    from gloam.store.schema import METADATA

    made = [str(CreateTable(t).compile(dialect=postgresql.dialect())) for t in METADATA.sorted_tables]
    assert "BIGINT" in made[0]
    assert "SERIAL" not in "".join(made)
    moved = str(_CONTINUE.compile(dialect=postgresql.dialect()))
    assert moved.startswith("UPDATE tables SET length=")
    assert "WHERE tables.id = " in moved


def test_one_server_holds_a_postgresql_database(postgres: str | None) -> None:
    if postgres is None:
        pytest.skip("there is no PostgreSQL here")
    refused = pytest.raises(StoreError, match="another gloam serves postgresql")
    with held_database(postgres), refused, held_database(postgres):
        pass
    with held_database(postgres):
        pass


def test_a_log_outlives_its_store(url: str, opened: Opener, logs: Any) -> None:
    first = opened(url)
    first.create("t1", logs.made(), logs.card(), []).result()
    last = first.append("t1", 1, logs.said(1), logs.card())
    first.close()
    assert last.result() is None
    assert opened(url).load("t1").result() == logs.made() + logs.said(1)


def test_two_writers_do_not_mix(url: str, opened: Opener, logs: Any) -> None:
    """Both believe to own the table; each entry of the log comes from exactly one of them."""
    one, two = opened(url), opened(url)
    one.create("t1", logs.made(), logs.card(), []).result()
    wins = [0, 0]

    def write(which: int, store: Store) -> None:
        for n in range(1, 40):
            try:
                store.append("t1", n, logs.said(n * 10 + which), logs.card()).result()
                wins[which] += 1
            except OutOfStep:
                pass

    threads = [threading.Thread(target=write, args=(i, s)) for i, s in enumerate((one, two))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(one.load("t1").result()) == 1 + sum(wins)
    assert wins[0] + wins[1] >= 39


async def test_appends_can_be_awaited(store: Store, logs: Any) -> None:
    await asyncio.wrap_future(store.create("t1", logs.made(), logs.card(), []))
    for n in range(1, 5):
        await asyncio.wrap_future(store.append("t1", n, logs.said(n), logs.card()))
    assert len(await asyncio.wrap_future(store.load("t1"))) == 5


def test_appends_of_any_size(store: Store, logs: Any) -> None:
    """Few statements take all numbers of rows."""
    store.create("t1", logs.made(), logs.card(), []).result()
    length = 1
    for count in (*range(40), 63, 64, 65, 500, 2_048, 2_049):
        store.append("t1", length, logs.said(length, count), logs.card(listed=bool(count % 2))).result()
        length += count
    assert store.load("t1").result()[1:] == logs.said(1, length - 1)
    assert [kept.length for kept in store.listed().result()] == [length]


def test_many_appends_share_a_transaction(url: str, opened: Opener, logs: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from gloam.store.writer import StoreWriter

    sizes: list[int] = []

    class Counting(StoreWriter):
        def _commit(self, jobs: list[Any]) -> None:
            sizes.append(len(jobs))
            super()._commit(jobs)

    monkeypatch.setattr("gloam.store.writer.StoreWriter", Counting)
    store = opened(url)
    for i in range(100):
        store.create(f"t{i}", logs.made(f"t{i}"), logs.card(), [])
    waiting = [store.append(f"t{i}", n, logs.said(n), logs.card()) for n in range(1, 11) for i in range(100)]
    for done in waiting:
        done.result()
    assert sum(sizes) == 1_100
    assert len(sizes) < 400


def test_a_closed_store_says_so(url: str, opened: Opener, logs: Any) -> None:
    store = opened(url)
    store.close()
    for act in (lambda: store.append("t1", 1, logs.said(1), logs.card()), lambda: store.load("t1"), store.ping):
        with pytest.raises(StoreError, match="is closed"):
            act().result()
    store.close()


def test_only_digests_of_tokens_are_on_disk(url: str, store: Store, logs: Any) -> None:
    text = new_token()
    assert len(text) >= 32
    store.create("t1", logs.made(), logs.card(), [token_of(text, "host")]).result()
    store.close()
    path = url.removeprefix("sqlite:///")
    with open(path, "rb") as file:
        data = file.read()
    assert text.encode() not in data
    assert token_of(text, "host").digest.encode() in data


def test_a_token_opens_what_it_was_made_for() -> None:
    tokens = [token_of("one", "join"), token_of("two", "seat", 3), Token("", "host")]
    assert opened_by("two", tokens) == Token(tokens[1].digest, "seat", 3)
    assert opened_by("three", tokens) is None
    assert opened_by("жук", tokens) is None


def test_importing_the_store_does_not_import_sqlalchemy() -> None:
    code = "import sys, gloam.store.store, gloam.store.tokens; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


class TestOneTurnOfALoop:
    """What an event loop wants written in one of its turns goes to the writer together."""

    async def test_one_that_fails_fails_alone(self, url: str, opened: Opener, logs: Any) -> None:
        store = opened(url)
        for name in ("t1", "t2", "t3"):
            await asyncio.wrap_future(store.create(name, logs.made(name), logs.card(), []))
        told: dict[str, BaseException | None] = {}
        for name, first in (("t1", 1), ("t2", 7), ("t3", 1)):
            store.append_here(partial(told.__setitem__, name), name, first, logs.said(first), logs.card(touched=5))
        assert not told  # never before whoever asks has gone on
        while len(told) < 3:
            await asyncio.sleep(0.001)
        assert (told["t1"], type(told["t2"]), told["t3"]) == (None, OutOfStep, None)
        lengths = [len(store.load(name).result()) for name in ("t1", "t2", "t3")]
        assert lengths == [2, 1, 2]
        assert store.card("t3").result() == logs.card(touched=5)

    async def test_whoever_stumbles_over_the_news_keeps_it_from_nobody(
        self, url: str, opened: Opener, logs: Any, caplog: pytest.LogCaptureFixture
    ) -> None:
        store, told = opened(url), list[BaseException | None]()

        def stumble(error: BaseException | None) -> None:
            raise ValueError

        for name, kept in (("t1", stumble), ("t2", told.append)):
            await asyncio.wrap_future(store.create(name, logs.made(name), logs.card(), []))
            store.append_here(kept, name, 1, logs.said(1), logs.card())
        while not told:
            await asyncio.sleep(0.001)
        assert told == [None]
        assert "was not told" in caplog.text

    async def test_a_closed_store_says_so(self, url: str, opened: Opener, logs: Any) -> None:
        store, told = opened(url), list[BaseException | None]()
        store.close()
        store.append_here(told.append, "t1", 1, logs.said(1), logs.card())
        while not told:
            await asyncio.sleep(0.001)
        assert isinstance(told[0], StoreError)


async def test_both_ways_to_write_leave_the_same(url: str, opened: Opener, logs: Any) -> None:
    """In one statement, or with a token in several: the texts in the database are equal, odd letters and all."""
    store = opened(url)
    odd = [Said(1, "A", "table", 'a "quote", a \\, a line\n, \x01, \u2028 and 影', -1, "said-000001")]
    for name, tokens in (("t1", []), ("t2", [token_of(new_token(), "join")])):
        store.create(name, logs.made("t"), logs.card(), []).result()
        store.append(name, 1, odd, logs.card(host='"影"\\'), tokens).result()
    with sqlite3.connect(url.removeprefix("sqlite:///")) as there:
        bodies = there.execute("SELECT DISTINCT body FROM entries WHERE seq = 1").fetchall()
        cards = there.execute("SELECT DISTINCT card FROM tables").fetchall()
    there.close()
    assert [len(bodies), len(cards)] == [1, 1]
    assert msgspec.json.decode(bodies[0][0], type=Said) == odd[0]
