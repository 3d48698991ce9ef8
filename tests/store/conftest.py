"""Stores for the tests: SQLite files, and PostgreSQL where there is a server and a driver."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gloam.store.store import Store, open_store
from gloam.table.entries import Entry, Made, Said
from gloam.table.wire import Settings, TableCard


class Logs:
    """Entries and cards to fill a store with."""

    def made(self, table: str = "t1") -> list[Entry]:
        return [Made(0, table, "ballot", 3, 1, {}, Settings(), "Ann")]

    def said(self, number: int, count: int = 1) -> list[Entry]:
        return [Said(number + i, "A", "table", f"line {number + i}", -1, f"said-{number + i:06}") for i in range(count)]

    def card(self, **changes: Any) -> TableCard:
        values: dict[str, Any] = {
            "game": "ballot", "host": "Ann", "seats": 3, "free": 1, "phase": "playing", "listed": False,
            "minds": 0, "made": 0, "touched": 0, "wake": None,
        }  # fmt: skip
        return TableCard(**(values | changes))


@pytest.fixture
def logs() -> Logs:
    return Logs()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'gloam.db'}"


@pytest.fixture
def opened() -> Iterator[Callable[[str], Store]]:
    """Opens stores and closes them after the test."""
    with contextlib.ExitStack() as stack:

        def open_one(address: str) -> Store:
            store = open_store(address)
            stack.callback(store.close)
            return store

        yield open_one


@pytest.fixture
def store(url: str, opened: Callable[[str], Store]) -> Store:
    return opened(url)


def _program(name: str) -> str | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def _postgres_user() -> str | None:
    """PostgreSQL does not run as root; Debian's package brings a user for it."""
    try:
        return pwd.getpwnam("postgres").pw_name if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return None


def _wait_for(address: str) -> None:
    import psycopg

    give_up = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(address).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.05)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str | None]:
    """The address of a PostgreSQL database: the one named by GLOAM_TEST_POSTGRES, or one of our own in a temporary
    folder; None where there is no server or no driver."""
    if "GLOAM_TEST_POSTGRES" in os.environ:
        yield os.environ["GLOAM_TEST_POSTGRES"]
        return
    initdb, server, user = _program("initdb"), _program("postgres"), _postgres_user()
    if initdb is None or server is None or user is None or importlib.util.find_spec("psycopg") is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="gloam-pg-") as name:
        folder, data = Path(name), Path(name) / "data"
        folder.chmod(0o755)
        shutil.chown(folder, user)
        kwargs: dict[str, Any] = {"user": user} if os.geteuid() == 0 else {}
        kwargs |= {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
        subprocess.run([initdb, "-D", data, "-A", "trust", "-U", user, "--no-sync"], check=True, **kwargs)
        # Only a socket in the folder: no port is opened.
        process = subprocess.Popen([server, "-D", data, "-k", folder, "-c", "listen_addresses="], **kwargs)
        try:
            address = f"postgresql://{user}@/postgres?host={folder}"
            _wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait(60)
