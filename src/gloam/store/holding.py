"""One server at a time: a server locks its database, under whatever name it was opened."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

from sqlalchemy import URL, create_engine, text
from sqlalchemy.pool import NullPool

from gloam.store.errors import StoreError
from gloam.store.opening import OWNER_ONLY, shown, translated, url_of

SERVING = 0x676C6F62
"""PostgreSQL's advisory lock of the server that runs."""


@contextlib.contextmanager
def held_database(address: str) -> Iterator[None]:
    """Hold a database that is to be served; the system lets go of it when this process dies. Raises StoreError.

    Two servers would each have the tables in memory, and each refuse what the other has written.
    """
    url = url_of(address)
    holding = {"sqlite": _held_file, "postgresql": _held_server}.get(url.get_backend_name())
    with contextlib.nullcontext() if holding is None else holding(url):
        yield


def _taken(url: URL) -> StoreError:
    return StoreError(f"another gloam serves {shown(url)}; stop it, or name another database")


@contextlib.contextmanager
def _held_file(url: URL) -> Iterator[None]:
    """By a file beside it, where links lead to: SQLite lets go of its own locks when anybody closes the file."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    path = os.path.realpath(str(url.database).removeprefix("file:").partition("?")[0])
    try:
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as e:
        raise StoreError(f"cannot write beside {path}: {e.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise _taken(url) from None
    else:
        yield
    finally:
        os.close(lock)


@contextlib.contextmanager
def _held_server(url: URL) -> Iterator[None]:
    """By a lock of the database's, on a connection of its own that stays open."""
    try:
        engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    except ImportError:  # whoever opens it says which driver is missing
        yield
        return
    with contextlib.ExitStack() as life:
        with translated(shown(url), "open"):
            connection = life.enter_context(engine.connect())
            if not connection.execute(text(f"SELECT pg_try_advisory_lock({SERVING})")).scalar():
                raise _taken(url)
        yield
