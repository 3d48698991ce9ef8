"""The one writer thread: everything that waits when a transaction ends goes into the next one together."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sqlite3
import threading
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from gloam.store.appending import AT_ONCE, AtOnce, append, insert_rows, rows_of, token_rows
from gloam.store.appending import Append as Append
from gloam.store.campaigns import KeptCampaign, SessionOfTable
from gloam.store.errors import NoSuchTable, OnDisk, OutOfStep, StoreError
from gloam.store.faults import Faults
from gloam.store.jobs import Create, EndSession, Found, Job, KeepNotes, Keyframe, Nothing, Remove
from gloam.store.opening import translated
from gloam.store.schema import CAMPAIGNS, ENTRIES, KEYFRAMES, NOTES, REVISION, SESSIONS, TABLES, TOKENS

LOG = logging.getLogger("gloam.store")
TOGETHER: Final = 1_000
"""About so many requests go into one transaction at most."""

_encode: Final = msgspec.json.Encoder().encode


class Batch:
    """Jobs that were handed over, and whoever waits for them."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def taken(self) -> bool:
        """From here on nobody can cancel it: it will be written."""
        return True

    def settle(self, error: BaseException | None) -> None:
        """Tell whoever waits what became of it."""
        raise NotImplementedError

    def apart(self) -> list[Batch]:
        """Each job by itself."""
        raise NotImplementedError


class SingleJob(Batch):
    """A job of any thread."""

    def __init__(self, job: Job) -> None:
        super().__init__()
        self.jobs.append(job)
        self.done: Future[None] = Future()

    def taken(self) -> bool:
        return self.done.set_running_or_notify_cancel()

    def settle(self, error: BaseException | None) -> None:
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)

    def apart(self) -> list[Batch]:
        return [self]


class LoopBatch(Batch):
    """Everything an event loop wants written in one turn. It is handed over at once, and the results come back in one
    call, because each direction wakes a thread, and that takes longer than most of the work."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.kept: list[OnDisk] = []

    def add(self, job: Job, kept: OnDisk) -> None:
        self.jobs.append(job)
        self.kept.append(kept)

    def settle(self, error: BaseException | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            self.loop.call_soon_threadsafe(self.tell, error)

    def tell(self, error: BaseException | None) -> None:
        for kept in self.kept:
            try:
                kept(error)
            except Exception:
                LOG.exception("what became of an entry was not told")  # the others hear of theirs

    def apart(self) -> list[Batch]:
        found: list[Batch] = []
        for job, kept in zip(self.jobs, self.kept, strict=True):
            one = LoopBatch(self.loop)
            one.add(job, kept)
            found.append(one)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class StoreWriter:
    """Takes jobs in order. A future is done when its job is on disk, or has failed alone."""

    def __init__(self, engine: Engine, where: str, faults: Faults | None = None) -> None:
        self._engine = engine
        self._where = where
        self._faults = Faults() if faults is None else faults
        self._at_once: AtOnce | None = None
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
        self._here: dict[asyncio.AbstractEventLoop, LoopBatch] = {}
        self._closed = False
        self._gate = threading.Lock()
        self._running = threading.Thread(target=self._run, name="gloam-store-writer", daemon=True)
        self._running.start()

    def put(self, job: Job) -> Future[None]:
        alone = SingleJob(job)
        self._put(alone)
        return alone.done

    def put_here(self, job: Job, kept: OnDisk) -> None:
        """The same for the event loop that runs here, which calls `kept` later."""
        loop = asyncio.get_running_loop()
        together = self._here.get(loop)
        if together is None:
            together = self._here[loop] = LoopBatch(loop)
            loop.call_soon(self._hand_over, loop)
        together.add(job, kept)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._put(self._here.pop(loop))

    def _put(self, handed: Batch) -> None:
        with self._gate:
            if not self._closed:
                self._queue.put(handed)
                return
        handed.settle(StoreError(f"{self._where} is closed"))

    def close(self) -> None:
        """Write what is waiting, then end."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._running.join()

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
            batch: list[Batch] = []
            jobs = 0
            item = self._queue.get()
            while True:
                if item is None:
                    going = False
                    break
                if item.taken():
                    batch.append(item)
                    jobs += len(item.jobs)
                if jobs >= TOGETHER:
                    break
                if self._queue.empty():  # nobody else takes anything from it
                    break
                item = self._queue.get()
            if batch:
                self._write(batch)

    def _write(self, batch: list[Batch]) -> None:
        """All in one transaction; if that fails for a reason that lies in one job, each in its own."""
        jobs = batch[0].jobs if len(batch) == 1 else [job for handed in batch for job in handed.jobs]
        try:
            self._commit(jobs)
        except (OutOfStep, NoSuchTable) as e:
            if len(jobs) == 1:
                _settle(batch, self._explained(jobs[0], e))
            else:
                for handed in batch:
                    for one in handed.apart():
                        self._write([one])
        except BaseException as e:
            # Whatever it is, nobody may wait for ever.
            self._faults.not_written(e)
            _settle(batch, e)
        else:
            self._faults.written()
            _settle(batch, None)

    def _explained(self, job: Job, error: BaseException) -> BaseException:
        """Why a log could not be continued: somebody else has written to it, or has taken the table out."""
        append = job.append if isinstance(job, EndSession) else job
        if not isinstance(append, Append):
            return error
        this = select(TABLES.c.length).where(TABLES.c.id == append.table)
        try:
            with translated(self._where, "read"), self._engine.connect() as connection:
                there = connection.execute(this).scalar() is not None
        except StoreError:
            return error
        return error if there else NoSuchTable(f"there is no table {append.table} any more")

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
    """These jobs, if they do nothing but continue logs, and not by more than one statement takes; else none."""
    appends: list[Append] = []
    entries = 0
    for job in jobs:
        if not isinstance(job, Append) or job.tokens:
            return []
        appends.append(job)
        entries += len(job.entries)
    return appends if entries <= AT_ONCE else []


def _settle(batch: list[Batch], error: BaseException | None) -> None:
    """Tell whoever waits what became of it."""
    for handed in batch:
        handed.settle(error)


def _do(connection: Connection, job: EndSession | Create | KeepNotes | Found | Keyframe | Remove | Nothing) -> None:
    match job:
        case Nothing():
            connection.execute(update(REVISION).values(version_num=REVISION.c.version_num))
        case Remove():
            _remove(connection, job)
        case EndSession():
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
        case KeepNotes():
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


def _begin(connection: Connection, table: str, session: SessionOfTable, at: int) -> None:
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


def _end(connection: Connection, job: EndSession) -> None:
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
