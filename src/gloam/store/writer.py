"""The one thread that writes: whatever waits when a transaction ends goes into the next one together."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from gloam.store.appending import Append as Append
from gloam.store.appending import AtOnce, append, insert_rows, rows_of, token_rows
from gloam.store.campaigns import KeptCampaign, Session
from gloam.store.errors import NoSuchTable, OutOfStep, StoreError
from gloam.store.opening import translated
from gloam.store.schema import CAMPAIGNS, ENTRIES, KEYFRAMES, NOTES, SESSIONS, TABLES, TOKENS
from gloam.store.tokens import Token
from gloam.table.entries import Entry
from gloam.table.wire import TableCard

TOGETHER = 1_000
"""So many requests go into one transaction at most."""

_encode = msgspec.json.Encoder().encode


class End(msgspec.Struct, frozen=True):
    """The end of a session, after the entries that brought it: what it leaves to its campaign, "" for nothing."""

    append: Append
    carried: str


class Create(msgspec.Struct, frozen=True):
    """A new table, and which session of which campaign it is."""

    table: str
    entries: Sequence[Entry]
    card: TableCard
    tokens: Sequence[Token]
    join: str
    session: Session | None = None


class Found(msgspec.Struct, frozen=True):
    """A new campaign."""

    campaign: KeptCampaign


class Keyframe(msgspec.Struct, frozen=True):
    """A table after so many entries, in place of an earlier one."""

    table: str
    seq: int
    made_with: str
    body: bytes


class Note(msgspec.Struct, frozen=True):
    """What a person has written down, in place of what it was."""

    table: str
    person: int
    body: str


class Remove(msgspec.Struct, frozen=True):
    """Away with a table whose log has this length, and with all that hangs on it."""

    table: str
    length: int


Job = Append | End | Create | Note | Found | Keyframe | Remove


class Pending:
    """A job of an event loop: its future there is settled together with those of the whole transaction."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()

    def set_running_or_notify_cancel(self) -> bool:
        return True


Waiting = tuple[Job, "Future[None] | Pending"]


class Writer:
    """Takes jobs in order. A future is done when its job is on disk, or has failed alone."""

    def __init__(self, engine: Engine, where: str) -> None:
        self._engine = engine
        self._where = where
        self._at_once: AtOnce | None = None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._gate = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="gloam-store-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> Future[None]:
        done: Future[None] = Future()
        with self._gate:
            if self._closed:
                done.set_exception(StoreError(f"{self._where} is closed"))
            else:
                self._queue.put((job, done))
        return done

    def put_here(self, job: Job) -> asyncio.Future[None]:
        """The same for the event loop that runs here: what is on disk together is told to it in one call."""
        pending = Pending()
        with self._gate:
            if self._closed:
                pending.future.set_exception(StoreError(f"{self._where} is closed"))
            else:
                self._queue.put((job, pending))
        return pending.future

    def close(self) -> None:
        """Write what is waiting, then end."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with contextlib.suppress(sqlite3.Error, SQLAlchemyError):  # the ordinary way will say what is wrong
            self._at_once = AtOnce.on(self._engine)
        try:
            self._go_on()
        finally:
            if self._at_once is not None:
                self._at_once.close()

    def _go_on(self) -> None:
        going = True
        while going:
            batch: list[Waiting] = []
            item = self._queue.get()
            while True:
                if item is None:
                    going = False
                    break
                # From here on nobody can cancel it: it will be written.
                if item[1].set_running_or_notify_cancel():
                    batch.append(item)
                if len(batch) >= TOGETHER:
                    break
                try:
                    item = self._queue.get_nowait()
                except Empty:
                    break
            if batch:
                self._write(batch)

    def _write(self, batch: list[Waiting]) -> None:
        """All in one transaction; if that fails for a reason that lies in one job, each in its own."""
        try:
            self._commit([job for job, _ in batch])
        except (OutOfStep, NoSuchTable) as e:
            if len(batch) == 1:
                _settle(batch, e)
            else:
                for waiting in batch:
                    self._write([waiting])
        except BaseException as e:
            # Whatever it is, nobody may wait for ever.
            _settle(batch, e)
        else:
            _settle(batch, None)

    def _commit(self, jobs: list[Job]) -> None:
        with translated(self._where, "write"):
            if self._at_once is not None and (appends := _only_appends(jobs)):
                self._at_once.append(appends)
            else:
                self._commit_each(jobs)

    def _commit_each(self, jobs: list[Job]) -> None:
        with self._engine.connect() as connection, connection.begin():
            appends: list[Append] = []
            for job in jobs:
                if isinstance(job, Append):
                    appends.append(job)
                else:
                    append(connection, appends)
                    appends = []
                    _do(connection, job)
            append(connection, appends)


def _only_appends(jobs: list[Job]) -> list[Append]:
    """These jobs, if they do nothing but continue logs; else none."""
    appends = [job for job in jobs if isinstance(job, Append) and not job.tokens]
    return appends if len(appends) == len(jobs) else []


def _settle(batch: list[Waiting], error: BaseException | None) -> None:
    """Tell whoever waits what became of it."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for _, done in batch:
        if isinstance(done, Pending):
            loops.setdefault(done.loop, []).append(done.future)
        elif error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
    for loop, futures in loops.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(_settle_here, futures, error)


def _settle_here(futures: list[asyncio.Future[None]], error: BaseException | None) -> None:
    for future in futures:
        if future.done():
            continue  # cancelled
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def _do(connection: Connection, job: End | Create | Note | Found | Keyframe | Remove) -> None:
    match job:
        case Remove():
            _remove(connection, job)
        case End():
            append(connection, [job.append])
            _end(connection, job)
        case Found():
            _found(connection, job.campaign)
        case Keyframe():
            _keep(connection, job)
        case Create():
            card = job.card
            row = {
                "id": job.table,
                "public_join": job.join,
                "length": len(job.entries),
                "phase": card.phase,
                "listed": card.listed,
                "touched": card.touched,
                "card": _encode(card).decode(),
            }
            try:
                connection.execute(insert(TABLES), row)
            except IntegrityError:
                raise OutOfStep(f"there is a table {job.table} already") from None
            insert_rows(connection, rows_of(job.table, 0, job.entries))
            if job.tokens:
                connection.execute(insert(TOKENS), token_rows(job.table, job.tokens))
            if job.session is not None:
                _begin(connection, job.table, job.session, job.card.touched)
        case Note():
            c = NOTES.c
            connection.execute(delete(NOTES).where(c.table_id == job.table, c.person == job.person))
            row = {"table_id": job.table, "person": job.person, "body": job.body}
            try:
                connection.execute(insert(NOTES), row)
            except IntegrityError:
                raise NoSuchTable(f"there is no table {job.table}") from None


def _found(connection: Connection, campaign: KeptCampaign) -> None:
    row = {
        "id": campaign.campaign,
        "owner": campaign.owner,
        "game": campaign.game,
        "name": campaign.name,
        "made": campaign.made,
        "touched": campaign.touched,
        "start": "" if campaign.start is None else _encode(campaign.start).decode(),
    }
    try:
        connection.execute(insert(CAMPAIGNS), row)
    except IntegrityError:
        raise OutOfStep(f"there is a campaign {campaign.campaign} already") from None


def _begin(connection: Connection, table: str, session: Session, at: int) -> None:
    """The next session, if the chain is still as whoever began it saw it: no other has begun, or ended, meanwhile."""
    c = SESSIONS.c
    open_ones = (c.campaign_id == session.campaign) & (c.state == "open")
    left = connection.execute(update(SESSIONS).where(open_ones).values(state="left")).rowcount
    begun = connection.execute(select(func.count()).where(c.campaign_id == session.campaign)).scalar()
    if left != int(session.leaving) or begun != session.number - 1:
        raise OutOfStep(f"campaign {session.campaign} has gone on meanwhile")
    row = {"campaign_id": session.campaign, "number": session.number, "table_id": table, "state": "open", "carried": ""}
    try:
        connection.execute(insert(SESSIONS), row)
    except IntegrityError:
        raise OutOfStep(f"there is no campaign {session.campaign}") from None
    connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == session.campaign).values(touched=at))


def _end(connection: Connection, job: End) -> None:
    """What a session leaves counts if the session was not given up meanwhile."""
    c = SESSIONS.c
    this = (c.table_id == job.append.table) & (c.state == "open")
    campaign = connection.execute(select(c.campaign_id).where(this)).scalar()
    if campaign is not None:
        connection.execute(update(SESSIONS).where(this).values(state="over", carried=job.carried))
        at = job.append.card.touched
        connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(touched=at))


def _keep(connection: Connection, job: Keyframe) -> None:
    c = ENTRIES.c
    last = connection.execute(select(c.body).where(c.table_id == job.table, c.seq == job.seq - 1)).scalar()
    if last is None:
        raise OutOfStep(f"the log of {job.table} has no entry {job.seq}")
    connection.execute(delete(KEYFRAMES).where(KEYFRAMES.c.table_id == job.table))
    row = {"table_id": job.table, "seq": job.seq, "made_with": job.made_with, "body": job.body}
    connection.execute(insert(KEYFRAMES), row | {"last_entry": entry_digest(last)})


def _remove(connection: Connection, job: Remove) -> None:
    if connection.execute(select(SESSIONS.c.number).where(SESSIONS.c.table_id == job.table)).first() is not None:
        raise OutOfStep(f"table {job.table} is a session of a campaign, which needs it")
    for kind in (KEYFRAMES, NOTES, TOKENS, ENTRIES):
        connection.execute(delete(kind).where(kind.c.table_id == job.table))
    this = (TABLES.c.id == job.table) & (TABLES.c.length == job.length)
    if not connection.execute(delete(TABLES).where(this)).rowcount:
        raise OutOfStep(f"table {job.table} is not there, or has gone on meanwhile")


def entry_digest(body: str) -> str:
    """What ties a keyframe to its log: it is not used with a log that went another way."""
    return hashlib.sha256(body.encode()).hexdigest()
