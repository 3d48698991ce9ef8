"""Appends entries to logs: many of them in two or three statements, or in a single one if SQLite is new enough."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from gloam.store.errors import OutOfStep
from gloam.store.schema import ENTRIES, TABLES, TOKENS
from gloam.store.tokens import Token
from gloam.table.entries import Entry
from gloam.table.wire import TableCard

_CONTINUE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"), TABLES.c.length == bindparam("first"))
    .values(
        length=bindparam("new_length"),
        phase=bindparam("new_phase"),
        listed=bindparam("new_listed"),
        touched=bindparam("new_touched"),
        card=bindparam("new_card"),
    )
)

_AT_ONCE = (
    """
    CREATE TEMP VIEW appending AS
    SELECT '' AS id, 0 AS seq, '' AS body, '' AS phase, 0 AS listed, 0 AS touched, '' AS card
    """,
    """
    CREATE TEMP TRIGGER append_at_once INSTEAD OF INSERT ON appending WHEN NEW.seq >= 0 BEGIN
        UPDATE tables SET
            length = NEW.seq + 1, phase = NEW.phase, listed = NEW.listed, touched = NEW.touched, card = NEW.card
        WHERE id = NEW.id AND length = NEW.seq;
        SELECT RAISE(ABORT, 'out of step') WHERE changes() <> 1;
        INSERT INTO entries (table_id, seq, body) VALUES (NEW.id, NEW.seq, NEW.body);
    END
    """,
)
_APPEND = "INSERT INTO appending (id, seq, body, phase, listed, touched, card) VALUES "
_ROW = "(?, ?, ?, ?, ?, ?, ?)"
_NO_ROW: Final[list[Any]] = [0, -1, 0, 0, 0, 0, 0]
"""A row that does nothing. Numbers and texts are bound as they are; for None or a bool a long search begins, as to who
might turn it into something that SQLite knows."""
AT_ONCE: Final = 2_048
"""So many entries one statement takes at most: its values are numbered with 15 bits."""
_encode: Final = msgspec.json.Encoder().encode


class Append:
    """Entries that continue a log whose length is `first`, and the tokens of those who sat down with them."""

    def __init__(
        self, table: str, first: int, entries: Sequence[Entry], card: TableCard, tokens: Sequence[Token] = ()
    ) -> None:
        self.table = table
        self.first = first
        self.entries = entries
        self.card = card
        self.tokens = tokens


class AtOnce:
    """A connection of SQLite's own on which one statement writes a whole batch and commits it.

    Each statement releases and reacquires the GIL, which is slow while another thread is busy. So there is only one
    statement, on a view that only this connection has, and a trigger does the work for each entry.
    """

    def __init__(self, engine: Engine) -> None:
        raw = engine.raw_connection()
        connection = raw.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        raw.detach()
        self._connection = connection
        connection.isolation_level = None
        for statement in _AT_ONCE:
            connection.execute(statement)

    @classmethod
    def on(cls, engine: Engine) -> AtOnce | None:
        """None where such statements are not understood."""
        if engine.dialect.name != "sqlite" or sqlite3.sqlite_version_info < (3, 32):
            return None
        return cls(engine)

    def append(self, jobs: list[Append]) -> None:
        """All of it or nothing, durable when this returns. No tokens."""
        values: list[Any] = []
        rows = 0
        for job in jobs:
            card, seq = job.card, job.first
            phase, listed, touched, text = card.phase, int(card.listed), card.touched, _encode(card).decode()
            for entry in job.entries:
                values += [job.table, seq, _encode(entry).decode(), phase, listed, touched, text]
                seq += 1
                rows += 1
        most = _rounded(rows)
        for _ in range(most - rows):
            values += _NO_ROW
        try:
            self._connection.execute(_statement(most), values)
        except sqlite3.IntegrityError:
            raise _out_of_step({job.table: job for job in jobs}) from None

    def close(self) -> None:
        self._connection.close()


def _rounded(rows: int) -> int:
    """Filled up to one of some forty numbers, with rows that do nothing, there are few statements, and each is prepared
    once."""
    step = 1 << max(0, rows.bit_length() - 3)
    return max(1, (rows + step - 1) // step * step)


_STATEMENTS: Final[dict[int, str]] = {}


def _statement(rows: int) -> str:
    """The same text each time: its statement is found by it."""
    found = _STATEMENTS.get(rows)
    if found is None:
        found = _STATEMENTS[rows] = _APPEND + ", ".join([_ROW] * rows)
    return found


def append(connection: Connection, jobs: Sequence[Append]) -> None:
    """Two or three statements, however many tables: the heads move on, then entries and tokens follow."""
    heads = heads_of(jobs)
    if not heads:
        return
    if connection.execute(_CONTINUE, list(heads.values())).rowcount != len(heads):
        raise _out_of_step(heads)
    insert_rows(connection, [row for job in jobs for row in rows_of(job.table, job.first, job.entries)])
    tokens = [row for job in jobs for row in token_rows(job.table, job.tokens)]
    if tokens:
        connection.execute(insert(TOKENS), tokens)


def heads_of(jobs: Sequence[Append]) -> dict[str, dict[str, Any]]:
    """By table, where its log is thought to end and how it stands after all these. Raises OutOfStep."""
    heads: dict[str, dict[str, Any]] = {}
    for job in jobs:
        first, card, head = job.first, job.card, heads.get(job.table)
        if head is not None:
            if head["new_length"] != first:
                raise OutOfStep(f"table {job.table} has {head['new_length']} entries, not {first}")
            first = head["first"]
        heads[job.table] = {
            "key": job.table,
            "first": first,
            "new_length": job.first + len(job.entries),
            "new_phase": card.phase,
            "new_listed": card.listed,
            "new_touched": card.touched,
            "new_card": _encode(card).decode(),
        }
    return heads


def _out_of_step(heads: dict[str, Any]) -> OutOfStep:
    names = ", ".join(heads) if len(heads) < 4 else f"one of {len(heads)} tables"
    return OutOfStep(f"the log of {names} has another length: somebody else has written to it")


def rows_of(table: str, first: int, entries: Sequence[Entry]) -> list[tuple[str, int, str]]:
    return [(table, first + i, _encode(entry).decode()) for i, entry in enumerate(entries)]


def insert_rows(connection: Connection, rows: list[tuple[str, int, str]]) -> None:
    if not rows:
        return
    try:
        connection.execute(
            insert(ENTRIES), [{"table_id": table, "seq": seq, "body": body} for table, seq, body in rows]
        )
    except IntegrityError:
        raise OutOfStep("these entries are in the log already: somebody else has written to it") from None


def token_rows(table: str, tokens: Sequence[Token]) -> list[dict[str, Any]]:
    return [{"digest": t.digest, "table_id": table, "kind": t.kind, "person": t.person} for t in tokens]
