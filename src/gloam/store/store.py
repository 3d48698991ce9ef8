"""A durable log of tables in an SQL database: one writer thread, many appends in one transaction.

SQLAlchemy is imported when a store is opened, not before: it is slow to import.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from gloam.core.records.carry import Carried
from gloam.core.records.edition import FORMAT
from gloam.store.archive import Row
from gloam.store.campaigns import KeptCampaign, KeptSession, SessionOfTable
from gloam.store.errors import NewerSchema as NewerSchema
from gloam.store.errors import NoSuchTable as NoSuchTable
from gloam.store.errors import OnDisk as OnDisk
from gloam.store.errors import OtherFormat as OtherFormat
from gloam.store.errors import OutOfStep as OutOfStep
from gloam.store.errors import StoreError as StoreError
from gloam.store.faults import Faults
from gloam.store.tokens import Token
from gloam.table.entries import Entry
from gloam.table.wire import TableCard

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from gloam.store.jobs import EndSession

T = TypeVar("T")

READERS = 2
SAID = '{"type":"said"%'
"""How entries begin that are lines of talk."""


class _Stamp(msgspec.Struct):
    gloam: int = FORMAT


_stamp = msgspec.json.Decoder(_Stamp)
_entry = msgspec.json.Decoder(Entry)
_card = msgspec.json.Decoder(TableCard)
_plain = msgspec.json.Decoder(dict[str, Any])
_carried = msgspec.json.Decoder(Carried)


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list. `join` is the public join token of a listed table, else ""."""

    table: str
    length: int
    card: TableCard
    join: str


class Store:
    """Every method hands back a Future (`await asyncio.wrap_future(...)`); it fails with StoreError."""

    def __init__(self, engine: Engine) -> None:
        from gloam.store.appending import Append
        from gloam.store.opening import shown
        from gloam.store.writer import StoreWriter

        self._engine = engine
        self._append = Append
        self.where = shown(engine.url)
        self.faults = Faults()
        self._writer = StoreWriter(engine, self.where, self.faults)
        self._readers = ThreadPoolExecutor(READERS, "gloam-store-reader")

    # Writing

    def create(
        self,
        table: str,
        entries: Sequence[Entry],
        card: TableCard,
        tokens: Sequence[Token],
        join: str = "",
        session: SessionOfTable | None = None,
    ) -> Future[None]:
        """A new table with its first entries and its tokens, durable when the future is done.

        As a session of a campaign it is the next one; OutOfStep if that has gone on meanwhile.
        """
        from gloam.store.jobs import Create

        return self._writer.put(Create(table, list(entries), card, list(tokens), join, session))

    def append(
        self, table: str, first: int, entries: Sequence[Entry], card: TableCard, tokens: Sequence[Token] = ()
    ) -> Future[None]:
        """Continue a log whose length is `first`, with the tokens that these entries make; all of it or nothing.

        OutOfStep if it has another length, NoSuchTable if it is gone. What a token opens follows from the log, so none
        is ever taken away.
        """
        return self._writer.put(self._append(table, first, list(entries), card, list(tokens)))

    def append_here(
        self,
        kept: OnDisk,
        table: str,
        first: int,
        entries: Sequence[Entry],
        card: TableCard,
        tokens: Sequence[Token] = (),
    ) -> None:
        """`append`, for the event loop that runs here, which calls `kept` with None, or with what went wrong."""
        self._writer.put_here(self._append(table, first, entries, card, tokens), kept)

    def end_session(
        self, table: str, first: int, entries: Sequence[Entry], card: TableCard, carried: Carried | None
    ) -> Future[None]:
        """`append` the entries that end a session, together with what it leaves to its campaign."""
        return self._writer.put(self._end(table, first, list(entries), card, carried))

    def end_session_here(
        self,
        kept: OnDisk,
        table: str,
        first: int,
        entries: Sequence[Entry],
        card: TableCard,
        carried: Carried | None,
    ) -> None:
        """The same for the event loop that runs here: behind what it has wanted appended before."""
        self._writer.put_here(self._end(table, first, entries, card, carried), kept)

    def _end(
        self, table: str, first: int, entries: Sequence[Entry], card: TableCard, carried: Carried | None
    ) -> EndSession:
        from gloam.store.jobs import EndSession

        left = "" if carried is None else msgspec.json.encode(carried).decode()
        return EndSession(self._append(table, first, entries, card), left)

    def found(self, campaign: KeptCampaign) -> Future[None]:
        """A new campaign without sessions."""
        from gloam.store.jobs import Found

        return self._writer.put(Found(campaign))

    def keep_frame(self, table: str, seq: int, made_with: str, body: bytes) -> Future[None]:
        """A keyframe of a table after `seq` entries, in place of an earlier one."""
        from gloam.store.jobs import Keyframe

        return self._writer.put(Keyframe(table, seq, made_with, body))

    def keep_notes(self, table: str, person: int, body: str) -> Future[None]:
        """What a person has written down, in place of what it was; NoSuchTable."""
        from gloam.store.jobs import KeepNotes

        return self._writer.put(KeepNotes(table, person, body))

    def remove(self, table: str, length: int) -> Future[None]:
        """Removes a table and everything that belongs to it, for good; OutOfStep if its log has another length."""
        from gloam.store.jobs import Remove

        return self._writer.put(Remove(table, length))

    def try_to_write(self) -> Future[None]:
        """A write that changes nothing, to find out whether the database can be written."""
        from gloam.store.jobs import Nothing

        return self._writer.put(Nothing())

    # Reading

    def rows(self, before: int | None = None, free: bool = False) -> Future[list[Row]]:
        """All tables, of whatever format, the latest used first: those last used before a moment, and only those that
        no campaign needs."""

        def read(connection: Connection) -> list[Row]:
            from sqlalchemy import select

            from gloam.store.schema import SESSIONS, TABLES

            c = TABLES.c
            query = select(c.id, c.length, c.phase, c.touched, c.card).order_by(c.touched.desc(), c.id)
            if before is not None:
                query = query.where(c.touched < before)
            if free:
                query = query.where(c.id.not_in(select(SESSIONS.c.table_id)))
            found = []
            for row in connection.execute(query):
                card = self._decoded(_plain, row.card, f"the card of table {row.id}")
                game, host = (str(card.get(key, "")) for key in ("game", "host"))
                found.append(Row(row.id, row.length, row.phase, row.touched, game, host))
            return found

        return self._read(read)

    def load(self, table: str, since: int = 0) -> Future[list[Entry]]:
        """The log, or what follows the first `since` entries of it; NoSuchTable, OtherFormat."""

        def read(connection: Connection) -> list[Entry]:
            from sqlalchemy import select

            from gloam.store.schema import ENTRIES, TABLES

            length = connection.execute(select(TABLES.c.length).where(TABLES.c.id == table)).scalar()
            if length is None:
                raise NoSuchTable(f"there is no table {table}")
            c = ENTRIES.c
            # Not beyond the length read first: entries may be added meanwhile.
            query = select(c.seq, c.body).where(c.table_id == table, c.seq >= since, c.seq < length).order_by(c.seq)
            rows = connection.execute(query).all()
            if rows and not since:
                self._check_format(table, rows[0].body)
            if [row.seq for row in rows] != list(range(since, length)):
                raise StoreError(f"{self.where} is damaged: the log of table {table} has gaps")
            return [self._decoded(_entry, row.body, f"entry {row.seq + 1} of table {table}") for row in rows]

        return self._read(read)

    def game_of(self, table: str) -> Future[str]:
        """Which game a table plays, of whatever format its log is; NoSuchTable."""

        def read(connection: Connection) -> str:
            from sqlalchemy import select

            from gloam.store.schema import TABLES

            text = connection.execute(select(TABLES.c.card).where(TABLES.c.id == table)).scalar()
            if text is None:
                raise NoSuchTable(f"there is no table {table}")
            return str(self._decoded(_plain, text, f"the card of table {table}").get("game", ""))

        return self._read(read)

    def card(self, table: str) -> Future[TableCard]:
        """What is kept of a table beside its log; NoSuchTable."""

        def read(connection: Connection) -> TableCard:
            from sqlalchemy import select

            from gloam.store.schema import TABLES

            text = connection.execute(select(TABLES.c.card).where(TABLES.c.id == table)).scalar()
            if text is None:
                raise NoSuchTable(f"there is no table {table}")
            card: TableCard = self._decoded(_card, text, f"the card of table {table}")
            return card

        return self._read(read)

    def frame(self, table: str, made_with: str) -> Future[tuple[int, bytes] | None]:
        """The keyframe of a table and how many entries it stands for; None if there is none that can be used here."""

        def read(connection: Connection) -> tuple[int, bytes] | None:
            from sqlalchemy import select

            from gloam.store.schema import ENTRIES, KEYFRAMES
            from gloam.store.writer import entry_digest

            c, e = KEYFRAMES.c, ENTRIES.c
            query = select(c.seq, c.last_entry, c.body).where(c.table_id == table, c.made_with == made_with)
            row = connection.execute(query).first()
            if row is None:
                return None
            last = connection.execute(select(e.body).where(e.table_id == table, e.seq == row.seq - 1)).scalar()
            return (row.seq, row.body) if last is not None and entry_digest(last) == row.last_entry else None

        return self._read(read)

    def plain_log(self, table: str, talk: bool = True) -> Future[tuple[dict[str, Any], list[dict[str, Any]]]]:
        """Card and log as plain data, of whatever format they are; NoSuchTable. Without `talk` what was said is left
        out, which may be nearly all."""

        def read(connection: Connection) -> tuple[dict[str, Any], list[dict[str, Any]]]:
            from sqlalchemy import select

            from gloam.store.schema import ENTRIES, TABLES

            card = connection.execute(select(TABLES.c.card).where(TABLES.c.id == table)).scalar()
            if card is None:
                raise NoSuchTable(f"there is no table {table}")
            query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
            if not talk:
                query = query.where(ENTRIES.c.body.not_like(SAID))
            bodies = [row.body for row in connection.execute(query)]
            return (
                self._decoded(_plain, card, f"the card of table {table}"),
                [self._decoded(_plain, body, f"entry {n} of table {table}") for n, body in enumerate(bodies, 1)],
            )

        return self._read(read)

    def campaign(self, campaign: str) -> Future[KeptCampaign | None]:
        """A campaign with its sessions; None if there is none."""
        return self._read(lambda connection: next(iter(self._campaigns(connection, "id", campaign)), None))

    def campaigns_of(self, owner: str) -> Future[list[KeptCampaign]]:
        """The campaigns of an owner, named by the digest of the token, the latest touched first."""
        return self._read(lambda connection: self._campaigns(connection, "owner", owner))

    def secret(self, name: str) -> Future[str]:
        """What this database knows and nobody else."""

        def read(connection: Connection) -> str:
            from sqlalchemy import select

            from gloam.store.schema import SECRETS

            found = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar()
            if not found:
                raise StoreError(f"{self.where} is damaged: it has no secret {name!r}")
            return str(found)

        return self._read(read)

    def tokens(self, table: str) -> Future[list[Token]]:
        """All tokens of a table; [] for an unknown one."""

        def read(connection: Connection) -> list[Token]:
            from sqlalchemy import select

            from gloam.store.schema import TOKENS

            query = select(TOKENS.c.digest, TOKENS.c.kind, TOKENS.c.person).where(TOKENS.c.table_id == table)
            return [Token(row.digest, row.kind, row.person) for row in connection.execute(query)]

        return self._read(read)

    def notes(self, table: str) -> Future[dict[int, str]]:
        """What the people at a table have written down, by person."""

        def read(connection: Connection) -> dict[int, str]:
            from sqlalchemy import select

            from gloam.store.schema import NOTES

            query = select(NOTES.c.person, NOTES.c.body).where(NOTES.c.table_id == table)
            return {row.person: row.body for row in connection.execute(query)}

        return self._read(read)

    def listed(self, limit: int | None = 100) -> Future[list[TableRow]]:
        """Listed tables that are not over, the latest touched first."""
        return self._read(lambda connection: self._kept(connection, ["waiting", "playing"], True, limit))

    def playing(self) -> Future[list[TableRow]]:
        """Tables in play, for the start of a server: clocks and minds go on there."""
        return self._read(lambda connection: self._kept(connection, ["playing"], False, None))

    def ping(self) -> Future[str]:
        """Whether the database answers; and what cannot be read in it, if something could not: now and then it is
        looked through, until nothing is wrong with it."""

        def read(connection: Connection) -> str:
            from sqlalchemy import text

            connection.execute(text("SELECT 1"))
            if self.faults.check_is_due():
                look = "PRAGMA quick_check(1)" if connection.dialect.name == "sqlite" else "SELECT 'ok'"
                if connection.execute(text(look)).scalar() == "ok":
                    self.faults.whole()
            return self.faults.reading

        return self._read(read)

    def time(self) -> Future[int]:
        """The time of day by the database, in milliseconds."""

        def read(connection: Connection) -> int:
            from sqlalchemy import text

            from gloam.store.opening import TIME_OF_DAY

            return int(connection.execute(text(TIME_OF_DAY[connection.dialect.name])).scalar_one())

        return self._read(read)

    def close(self) -> None:
        """Write what is waiting, then close."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    def _read(self, read: Callable[[Connection], T]) -> Future[T]:
        def job() -> T:
            from gloam.store.opening import translated

            try:
                with translated(self.where, "read"), self._engine.connect() as connection:
                    return read(connection)
            except StoreError as e:
                if type(e) is StoreError:  # all others say something about a table, and nothing about the store
                    self.faults.not_read(e)
                raise

        try:
            return self._readers.submit(job)
        except RuntimeError:
            failed: Future[T] = Future()
            failed.set_exception(StoreError(f"{self.where} is closed"))
            return failed

    def _campaigns(self, connection: Connection, column: str, value: str) -> list[KeptCampaign]:
        from sqlalchemy import select

        from gloam.store.schema import CAMPAIGNS, SESSIONS, TABLES

        c, s = CAMPAIGNS.c, SESSIONS.c
        found = []
        query = select(CAMPAIGNS).where(c[column] == value).order_by(c.touched.desc(), c.id)
        for row in connection.execute(query).all():
            of = select(s.number, s.table_id, s.state, s.carried, TABLES.c.card).where(
                s.campaign_id == row.id, TABLES.c.id == s.table_id
            )
            sessions = [
                KeptSession(
                    one.number,
                    one.table_id,
                    one.state,
                    self._decoded(_card, one.card, f"the card of table {one.table_id}"),
                    self._carried(one.carried, row.id),
                )
                for one in connection.execute(of.order_by(s.number))
            ]
            start = self._carried(row.start, row.id)
            found.append(KeptCampaign(row.id, row.owner, row.game, row.name, row.made, row.touched, start, sessions))
        return found

    def _carried(self, text: str, campaign: str) -> Carried | None:
        found: Carried | None = self._decoded(_carried, text, f"campaign {campaign}") if text else None
        return found

    def _kept(self, connection: Connection, phases: list[str], listed: bool, limit: int | None) -> list[TableRow]:
        from sqlalchemy import select

        from gloam.store.schema import TABLES

        c = TABLES.c
        query = select(c.id, c.length, c.card, c.public_join).where(c.phase.in_(phases))
        if listed:
            query = query.where(c.listed)
        found = []
        for row in connection.execute(query.order_by(c.touched.desc(), c.id).limit(limit)):
            try:
                card = self._decoded(_card, row.card, f"the card of table {row.id}")
            except StoreError as e:
                self.faults.not_read(e)  # the other tables are as good as before
            else:
                found.append(TableRow(row.id, row.length, card, row.public_join))
        return found

    def _check_format(self, table: str, first: str) -> None:
        """Before anything else is read: entries of another format have other fields."""
        stamp = self._decoded(_stamp, first, f"entry 1 of table {table}").gloam
        if stamp != FORMAT:
            raise OtherFormat(f"table {table} is a log of format {stamp}; this gloam plays format {FORMAT}")

    def _decoded(self, decoder: msgspec.json.Decoder[Any], text: str, what: str) -> Any:
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as e:
            raise StoreError(f"{self.where} is damaged: {what}: {e}") from None


def open_store(url: str) -> Store:
    """Open a database by URL (`sqlite:////path/gloam.db`, `postgresql://...`), bringing its schema up to date.

    Raises StoreError with one clear sentence; NewerSchema if a newer gloam wrote it.
    """
    from gloam.store.opening import open_engine

    return Store(open_engine(url))
