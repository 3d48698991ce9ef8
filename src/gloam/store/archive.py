"""Archiving: finds tables that nobody needs any more, writes them to files, and removes them from the database.

A file of the archive is the log as `filelog.py` writes it, one entry per line. It holds the seed, and so everybody's
secrets; only its owner may read it.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from gloam.store.errors import NoSuchTable, StoreError

if TYPE_CHECKING:
    from gloam.store.store import Store

ARCHIVE = "archive"
"""The folder of the archive, in that of the database."""

OWNER_ONLY = 0o600
FOLDER_OWNER_ONLY = 0o700


class Row(msgspec.Struct, frozen=True):
    """A table of whatever format, as a list shows it."""

    table: str
    length: int
    phase: str
    touched: int
    game: str
    host: str


def chosen(store: Store, tables: Sequence[str] = (), before: int | None = None, campaigns: bool = False) -> list[Row]:
    """The tables of these names, or all that no campaign needs, or the sessions of campaigns too; of them those that
    were last used before a moment. Raises StoreError."""
    rows = store.rows(before, free=not tables and not campaigns).result()
    if not tables:
        return rows
    known = {row.table: row for row in store.rows(None).result()}
    for table in tables:
        if table not in known:
            raise NoSuchTable(f"there is no table {table}")
    return [row for row in rows if row.table in tables]


def archived(store: Store, row: Row, folder: Path) -> Path:
    """Write the log of a table into a file of its own, then take the table out of the database.

    The file is on the disk before anything is removed, and nothing is removed if the table has gone on meanwhile.
    """
    _, log = store.plain_log(row.table).result()
    path = folder / f"{row.table}.log"
    making = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_OWNER_ONLY)
        with open(os.open(making, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ONLY), "wb") as file:
            for entry in log:
                file.write(msgspec.json.encode(entry) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        making.replace(path)
    except OSError as e:
        with contextlib.suppress(OSError):
            making.unlink()
        raise StoreError(f"{path} cannot be written: {e.strerror or e}") from None
    try:
        store.remove(row.table, row.length).result()
    except StoreError:
        path.unlink(missing_ok=True)
        raise
    return path
