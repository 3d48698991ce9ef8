"""Opening a database: migrations, refusals, one clear sentence for everything that is wrong with it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloam.store.store import NewerSchema, OtherFormat, Store, StoreError, open_store

Opener = Callable[[str], Store]


def failure(url: str) -> str:
    with pytest.raises(StoreError) as caught:
        open_store(url)
    message = str(caught.value)
    assert "\n" not in message
    assert "Traceback" not in message
    return message


def query(path: Path, sql: str) -> list[Any]:
    connection = sqlite3.connect(path)
    try:
        with connection:
            return connection.execute(sql).fetchall()
    finally:
        connection.close()


def test_a_fresh_database_is_made_durable_and_up_to_date(url: str, opened: Opener, tmp_path: Path) -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from sqlalchemy import text

    from gloam.store.schema import HEAD

    store = opened(url)
    with store._engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    config = Config()
    config.set_main_option("script_location", "gloam.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    assert query(tmp_path / "gloam.db", "SELECT version_num FROM alembic_version") == [(HEAD,)]


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_a_database_is_its_owners_in_an_open_folder(opened: Opener, tmp_path: Path, logs: Any) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o777)
    before = os.umask(0)
    try:
        store = opened(f"sqlite:///{folder}/gloam.db")
        store.create("t1", logs.made(), logs.card(), []).result()
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert modes["gloam.db"] == 0o600
    assert set(modes.values()) == {0o600}
    assert "gloam.db-wal" in modes


def test_the_migrations_make_the_schema_that_the_code_uses(url: str, opened: Opener) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from gloam.store.schema import METADATA

    with opened(url)._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_migrations_go_back_as_well(url: str, opened: Opener, tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    engine = opened(url)._engine
    config = Config()
    config.set_main_option("script_location", "gloam.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert query(tmp_path / "gloam.db", "SELECT name FROM sqlite_master WHERE name = 'entries'") == []
    opened(url)
    assert query(tmp_path / "gloam.db", "SELECT name FROM sqlite_master WHERE name = 'entries'") == [("entries",)]


def test_a_database_of_before_people_is_brought_up_to_date(url: str, opened: Opener, tmp_path: Path) -> None:
    """Its tables cannot go on: they are refused one by one, in one clear sentence, and are neither listed nor woken."""
    from alembic import command
    from alembic.config import Config

    first = opened(url)
    config = Config()
    config.set_main_option("script_location", "gloam.store:migrations")
    with first._engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    first.close()
    card = '{"game": "ballot", "host": "Ann", "seats": 3, "free": 1, "phase": "playing", "listed": true, "minds": 0}'
    log = ['{"type": "made", "at": 0, "table": "t1", "gloam": 1}', '{"type": "sat", "at": 0, "seat": "A"}']
    path = tmp_path / "gloam.db"
    query(path, f"INSERT INTO tables VALUES ('t1', 2, 'playing', 1, 7, '{card}', 'join-me')")
    for seq, body in enumerate(log):
        query(path, f"INSERT INTO entries VALUES ('t1', {seq}, '{body}')")
    for digest, kind, seat in (("d1", "host", ""), ("d2", "seat", "A"), ("d3", "join", "")):
        values = f"('{digest}', 't1', '{kind}', '{seat}')"
        query(path, f"INSERT INTO tokens (digest, table_id, kind, seat) VALUES {values}")
    store = opened(url)
    assert store.listed().result() == store.playing().result() == []
    assert {token.digest: token.person for token in store.tokens("t1").result()} == {"d1": 0, "d3": 0}
    with pytest.raises(OtherFormat, match="table t1 is a log of format 1; this gloam plays format"):
        store.load("t1").result()
    assert query(path, "SELECT body FROM entries ORDER BY seq") == [(body,) for body in log]


def test_a_newer_schema_is_refused_and_left_alone(url: str, opened: Opener, tmp_path: Path) -> None:
    opened(url).close()
    path = tmp_path / "gloam.db"
    for revision in ("9999", "next"):
        query(path, f"UPDATE alembic_version SET version_num = '{revision}'")
        before = path.read_bytes()
        with pytest.raises(NewerSchema, match=f"newer gloam .schema {revision}; .*update gloam"):
            open_store(url)
        assert path.read_bytes() == before


def test_a_file_that_is_no_database(url: str, tmp_path: Path) -> None:
    (tmp_path / "gloam.db").write_bytes(b"not a database at all, only words " * 100)
    message = failure(url)
    assert str(tmp_path / "gloam.db") in message
    assert "not a database" in message


def test_somebody_elses_database(url: str, tmp_path: Path) -> None:
    query(tmp_path / "gloam.db", "CREATE TABLE tables (id TEXT)")
    assert "tables already exists" in failure(url)
    assert query(tmp_path / "gloam.db", "SELECT name FROM sqlite_master") == [("tables",)]


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    assert "unable to open" in failure(f"sqlite:///{tmp_path}/no/such/folder/gloam.db")


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("gloam.db", "not the address of a database"),
        ("", "not the address of a database"),
        ("sqlite://", "in memory keeps nothing"),
        ("sqlite:///:memory:", "in memory keeps nothing"),
        ("nosql://somewhere/x", "cannot open"),
        ("sqlite+nothing:////tmp/x", "cannot open"),
    ],
)
def test_addresses_that_are_none(url: str, words: str) -> None:
    assert words in failure(url)


def test_no_password_in_messages() -> None:
    message = failure("postgresql://ann:secret-word@127.0.0.1:1/none")
    assert "secret-word" not in message
    assert "cannot open" in message


def test_a_read_only_database(url: str, opened: Opener, tmp_path: Path, logs: Any) -> None:
    opened(url).close()
    store = opened(f"sqlite:///file:{tmp_path / 'gloam.db'}?mode=ro&uri=true")
    with pytest.raises(StoreError, match=r"cannot write .*readonly"):
        store.create("t1", logs.made(), logs.card(), []).result()
    assert store.listed().result() == []


def test_a_locked_database(url: str, opened: Opener, tmp_path: Path, logs: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("gloam.store.opening.BUSY_MS", 50)
    store = opened(url)
    store.create("t1", logs.made(), logs.card(), []).result()
    other = sqlite3.connect(tmp_path / "gloam.db", isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match=r"cannot write .*locked"):
            store.append("t1", 1, logs.said(1), logs.card()).result()
        # Reading goes on meanwhile.
        assert len(store.load("t1").result()) == 1
    finally:
        other.close()
    store.append("t1", 1, logs.said(1), logs.card()).result()
    assert len(store.load("t1").result()) == 2


def test_a_database_damaged_in_the_middle(url: str, opened: Opener, tmp_path: Path, logs: Any) -> None:
    store = opened(url)
    store.create("t1", logs.made(), logs.card(), []).result()
    for n in range(1, 2_000, 100):
        store.append("t1", n, logs.said(n, 100), logs.card()).result()
    store.close()
    path = tmp_path / "gloam.db"
    data = bytearray(path.read_bytes())
    data[3 * 4096 :] = b"\xa5" * (len(data) - 3 * 4096)
    path.write_bytes(data)
    with pytest.raises(StoreError, match=r"malformed|damaged|not a database"):
        opened(url).load("t1").result()


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ('UPDATE entries SET body = \'{"type":"sat"\' WHERE seq = 1', "damaged: entry 2 of table t1"),
        ('UPDATE entries SET body = \'{"type":"flew","at":1}\' WHERE seq = 2', "damaged: entry 3 of table t1"),
        ("DELETE FROM entries WHERE seq = 1", "damaged: the log of table t1 has gaps"),
        ("DELETE FROM entries WHERE seq = 3", "damaged: the log of table t1 has gaps"),
    ],
)
def test_a_log_with_a_broken_entry(url: str, opened: Opener, tmp_path: Path, logs: Any, sql: str, words: str) -> None:
    store = opened(url)
    store.create("t1", logs.made() + logs.said(1, 3), logs.card(), []).result()
    query(tmp_path / "gloam.db", sql)
    with pytest.raises(StoreError, match=words):
        store.load("t1").result()
