"""Opening a database: its URL, its settings, and its schema brought up to date."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from gloam.store.errors import NewerSchema, StoreError
from gloam.store.schema import HEAD

BUSY_MS = 5_000
"""How long to wait for somebody else's lock."""

OWNER_ONLY = 0o600

MIGRATING = 0x676C6F61
"""PostgreSQL's advisory lock while the schema changes, so that two servers do not change it at once."""


TIME_OF_DAY = {
    "sqlite": "SELECT CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)",
    "postgresql": "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
}
"""What the clock of the database says, in milliseconds; SQLite's is that of this machine."""


def open_engine(address: str) -> Engine:
    """An engine on an up-to-date schema. Raises StoreError with one clear sentence."""
    url = url_of(address)
    where = shown(url)
    try:
        engine = create_engine(url, **_arguments(url))
    except ImportError as e:
        raise StoreError(f"cannot open {where}: the driver {e.name} is not installed") from None
    except (NoSuchModuleError, ArgumentError) as e:
        raise StoreError(f"cannot open {where}: {_short(e)}") from None
    if url.get_backend_name() == "sqlite":
        _make_private(str(url.database))
        event.listen(engine, "connect", _set_up_sqlite)
    try:
        with translated(where, "open"), engine.connect() as connection:
            _migrate(connection, where)
    except BaseException:
        engine.dispose()
        raise
    return engine


def shown(url: URL) -> str:
    """The address without its password, for messages; of an SQLite file only its path."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.render_as_string(hide_password=True)


@contextlib.contextmanager
def translated(where: str, verb: str) -> Iterator[None]:
    """Faults of the database as StoreErrors of one sentence."""
    try:
        yield
    except DBAPIError as e:
        raise StoreError(f"cannot {verb} {where}: {_short(e.orig or e)}") from e
    except sqlite3.Error as e:  # of the driver's own cursor
        raise StoreError(f"cannot {verb} {where}: {_short(e)}") from e
    except SQLAlchemyError as e:
        raise StoreError(f"cannot {verb} {where}: {_short(e)}") from e


def url_of(address: str) -> URL:
    """An address as it is used. Raises StoreError for one that is none."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError(
            "this is not the address of a database; write sqlite:////path/to/file or postgresql://user@host/name"
        ) from None
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("a database in memory keeps nothing: give it a file, sqlite:////path/to/file")
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    return url


def _arguments(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"connect_args": {"timeout": BUSY_MS / 1000, "check_same_thread": False}}
    return {"pool_pre_ping": True, "connect_args": {"connect_timeout": BUSY_MS // 1000}}


def _make_private(path: str) -> None:
    """The file holds everybody's secrets: it is its owner's from its first moment, in whatever folder it lies. SQLite
    gives its journals the same mode. A file that is there keeps the mode that somebody gave it."""
    if path.startswith("file:"):
        return
    with contextlib.suppress(OSError):  # it is there; or else SQLite will say what is wrong with the place
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    try:
        # Durable at every commit: the log is flushed to the disk before a commit returns.
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
    finally:
        cursor.close()


def _migrate(connection: Connection, where: str) -> None:
    # Reading the revision takes no Alembic, which is slow to import; most starts have nothing to migrate.
    found = _revision(connection)
    connection.rollback()
    if found == HEAD:
        return
    if found is not None and (not found.isdigit() or found > HEAD):
        raise NewerSchema(
            f"{where} was written by a newer gloam (schema {found}; this one knows up to {HEAD}): update gloam"
        )
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "gloam.store:migrations")
    config.attributes["connection"] = connection
    try:
        with connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            else:
                # From the first statement on, so that a second server waits instead of migrating too.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            if _revision(connection) != HEAD:
                command.upgrade(config, "head")
    except CommandError as e:
        raise StoreError(f"cannot bring {where} up to date: {_short(e)}") from None


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _short(e: BaseException) -> str:
    lines = str(e).strip().splitlines()
    return lines[0] if lines else type(e).__name__
