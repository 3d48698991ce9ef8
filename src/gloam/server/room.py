"""A table in memory with its listeners: a change is applied at once, and told when it is on disk.

Nobody waits for a change that doesn't concern them. A pending change keeps its audience. Those it concerns are answered
when it is on disk, with the table as it was when they asked. To all others the table is the same with it and without
it, so they are answered at once. Further changes are applied on top and queued behind it. If one can't be written,
memory is ahead of the disk, and all pending changes are dropped together.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from gloam.core.history import EVERYONE, hears
from gloam.server.clock import Clock
from gloam.server.driver import AGAIN, Driver
from gloam.server.framing import Framing
from gloam.server.metrics import Metrics, Name, named
from gloam.server.minds import Minds
from gloam.server.pending import PendingChange, Then
from gloam.server.problems import Problem, no_table, where
from gloam.server.protocol import Accepted, Failed, Notes, TableInfo, TableStatus, Update, kept_notes
from gloam.server.telling import Listener, Post, Telling
from gloam.server.tokens import Access
from gloam.store.store import NoSuchTable, OnDisk, OutOfStep, Store, StoreError
from gloam.store.tokens import Token
from gloam.table.entries import Decided
from gloam.table.table import Applied, Table

LOG = logging.getLogger("gloam.server")
PRESENCE = 0.3
"""Seconds before others are told that somebody came or went: a page that reloads does not blink."""

LOOK = 5.0
"""Seconds after which a table looks at the clock, whatever it waits for."""

SOON = 60.0
"""Seconds before a deadline in which a table stays in memory: loading it puts its clocks off a little."""

MOST = 50_000
"""Entries of a log, if nothing else is said."""

ASIDE = 0.9
"""The part of a log that is open to what is not the game: talk and seats must not keep a game from ending."""

QUEUE = 256
"""So many changes of a table may be on their way to the disk."""

DECISIONS: Final[dict[str, Name]] = {by: named("decisions", by=by) for by in ("human", "mind", "clock")}

Act = Callable[[int], Applied]
Grant = Callable[[Applied], list[Token]]

_encode: Final = msgspec.json.Encoder().encode
_monotonic: Final = time.monotonic


class _Asker:
    """Whoever waits for a change to be told."""

    def __init__(self) -> None:
        self.done: asyncio.Future[Applied] = asyncio.get_running_loop().create_future()

    def then(self, applied: Applied, error: Exception | None) -> None:
        if self.done.done():
            return  # the asker is gone
        if error is None:
            self.done.set_result(applied)
        else:
            self.done.set_exception(error)


@mypyc_attr(allow_interpreted_subclasses=True)
class Room:
    """One table. Every change goes through `begin`; its driver sees to minds and clocks."""

    def __init__(
        self,
        table: Table,
        tokens: list[Token],
        notes: dict[int, str],
        store: Store,
        minds: Minds,
        metrics: Metrics,
        most: int = MOST,
        clock: Clock | None = None,
        ahead: int = 0,
    ) -> None:
        """`most` is how many entries the log may have, `ahead` how far the time of this table is ahead of the clock
        at least: where its log ends in the future, by a clock that was wrong then or is now, it goes on from there."""
        self.table = table
        self.tokens = tokens
        self.notes = {person: kept_notes(body) for person, body in notes.items()}
        self.store = store
        self.minds = minds
        self.metrics = metrics
        self.most = most
        self.clock = Clock() if clock is None else clock
        self.ahead = max(0, ahead, table.log.last - self.clock.now())
        self.look = LOOK
        self.listeners: set[Listener] = set()
        self.on_its_way = 0
        """So many changes the store has neither written nor refused yet."""

        self._pending: list[PendingChange] = []
        self._settling: list[asyncio.Future[None]] = []
        self._online: tuple[int, frozenset[str]] | None = None
        self.closed = False
        self.failed = False
        """Whether it is closed because the store has failed: then it is tried again."""

        self.used = _monotonic()
        self._held: dict[tuple[int, str], Listener] = {}
        self._presence: asyncio.TimerHandle | None = None
        self.driver = Driver(self)
        self.framing = Framing(self)

    def open(self) -> None:
        """Let minds and clocks go on."""
        self.driver.start()

    def close(self) -> None:
        """Leave memory; whoever listens has to connect again."""
        self.closed = True
        self.driver.stop()
        if self._presence is not None:
            self._presence.cancel()
        for listener in list(self.listeners):
            listener.drop()
        self.listeners.clear()
        self._online = None
        self.minds.forget(self.table.table)

    def quiet(self, idle: float) -> bool:
        """Whether nobody uses the table and nothing will happen at it soon."""
        if self.listeners or self.on_its_way or self.driver.is_thinking() or _monotonic() - self.used < idle:
            return False
        deadline = self.table.clocks.next_deadline()
        return deadline is None or deadline - self.now() > max(idle, SOON) * 1000

    def now(self) -> int:
        """The time at this table."""
        return self.clock.now() + self.ahead

    # Changing

    async def change(
        self,
        act: Act,
        who: Listener | Access | None = None,
        request: str = "",
        grant: Grant | None = None,
        aside: bool = False,
    ) -> Applied:
        """Apply, make durable, tell. `who` wants it, None for the table itself; `aside` says that it is not the game.
        `grant` says which tokens are made with the entries, and are durable with them.

        Once it has begun it runs to its end even if the asker is gone meanwhile: what is applied must be kept and told.
        """
        asker = _Asker()
        try:
            applied = self.begin(act, asker.then, who, request, grant, aside)
        except Exception:
            # Why not may follow from what is not on disk yet.
            if who is not None:
                await self.known(who)
            raise
        if applied is None:
            return await asker.done
        if who is not None:
            await self.known(who)
        return applied

    def begin(
        self,
        act: Act,
        then: Then,
        who: Listener | Access | None = None,
        request: str = "",
        grant: Grant | None = None,
        aside: bool = False,
    ) -> Applied | None:
        """`change`, without a task. Returns what was applied if nothing has to be written; else `then` hears later what
        became of it. Raises what `act` raises, with nothing begun: whoever hears of it has to be `known` first.
        """
        before = self.table.log.seq
        try:
            self.check_open()
            if len(self._pending) >= QUEUE:
                raise Problem(503, "The disk does not keep up; please try again.", wait=AGAIN)
            if self.full(who if aside else None):
                what = "entries" if self.full() else "talk or changes of seats"
                raise Problem(409, f"The log of this table is full: it takes no more {what}.", "full")
            self.used = _monotonic()
            applied = act(self.now())
            listener = who if isinstance(who, Listener) else None
            if not applied.entries:
                self._reply(applied, listener, request)
                self._stir()
                return applied
            tokens = [] if grant is None else grant(applied)
            change = PendingChange(self, applied, then)
            # What is told of it is made now: later the table may have gone on.
            self._compose(change, listener, request)
            self._append(applied, tokens, change.on_disk)
        except BaseException as e:
            if self.table.log.seq != before:
                raise self.lost(e) from e  # a fault of the rules, in the middle of a change
            raise
        # From here on nobody else may be made of the same key; what a token opens is shown when it is on disk.
        self.tokens += tokens
        self._pending.append(change)
        self.on_its_way += 1
        return None

    def check_open(self) -> None:
        """Raises the Problem of a table that has left memory."""
        if self.closed:
            raise Problem(503, "The table is being loaded again; please repeat the request.")

    def publish(self, change: PendingChange) -> None:
        """A change is on disk: now it is told."""
        self._pending.remove(change)
        applied = change.applied
        for entry in applied.entries:
            if type(entry) is Decided:
                self.metrics.add(DECISIONS[entry.by])
        change.send()
        self._stir()
        if applied.audience == EVERYONE and self.framing.is_due():
            self.framing.start()

    def drop(self, error: BaseException) -> None:
        """A change could not be written: neither can those that were applied on top of it."""
        dropped, self._pending = self._pending, []
        self.closed = True  # nothing more is applied
        if isinstance(error, NoSuchTable):
            self.lost(error)  # the last that anybody hears is that it is gone
        for change in dropped:
            change.fail(_unwritten(error))
        if not isinstance(error, NoSuchTable):
            self.lost(error)  # whoever waits was told why before they have to go

    def came_back(self) -> None:
        """The store has said what became of a change."""
        self.on_its_way -= 1
        if not self.on_its_way:
            waiting, self._settling = self._settling, []
            for turn in waiting:
                if not turn.done():
                    turn.set_result(None)

    async def settled(self) -> None:
        """Until nothing is on its way to the disk."""
        while self.on_its_way:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._settling.append(turn)
            await turn

    def lost(self, error: BaseException) -> Problem:
        """Memory is ahead of the disk: away with it. A table that somebody has taken out is gone, which is no error."""
        if isinstance(error, NoSuchTable):
            for listener in list(self.listeners):
                listener.lose()
            self.close()
            return no_table()
        if isinstance(error, OutOfStep):
            LOG.error("table dropped from memory: %s", error)
        elif isinstance(error, StoreError):
            self.failed = True  # which the store has said, once for all tables
        else:
            LOG.error("table dropped from memory: %s\n%s", type(error).__name__, where(error))
        self.metrics.count("errors")
        self.close()
        return _unwritten(error)

    def _stir(self) -> None:
        """Let the driver look, if it has anything to look after."""
        if self.table.people.minds() or self.table.clocks.next_deadline() is not None:
            self.driver.stirred.set()

    def full(self, aside: Listener | Access | None = None) -> bool:
        """Whether the log takes nothing more; beside the game, as far as this viewer can count: what others do out of
        sight must not be told by when it is full."""
        if aside is not None and self.table.views.counted(self.seats(aside)) >= self.most * ASIDE:
            return True
        return self.table.log.seq >= self.most

    def _append(self, applied: Applied, tokens: list[Token], kept: OnDisk) -> None:
        """The entries into the log, behind those that are on their way; where they end a session, what it leaves goes
        with them to its campaign."""
        table, card = self.table, self.table.views.card()
        if card.phase == "over" and table.made.campaign and not tokens:
            self.store.end_session_here(kept, table.table, applied.first, applied.entries, card, table.after.carried())
        else:
            self.store.append_here(kept, table.table, applied.first, applied.entries, card, tokens)

    async def keep_notes(self, person: int, notes: Notes) -> None:
        """What a person has written down: kept, then told to all connections of this person and to nobody else."""
        await asyncio.shield(asyncio.ensure_future(self._keep_notes(person, notes)))

    async def _keep_notes(self, person: int, notes: Notes) -> None:
        self.check_open()
        self.used = _monotonic()
        kept = msgspec.structs.replace(notes, by="")
        try:
            await asyncio.wrap_future(self.store.keep_notes(self.table.table, person, _encode(kept).decode()))
        except NoSuchTable as e:
            raise self.lost(e) from None
        self.notes[person] = kept
        message = _encode(notes)
        for listener in list(self.listeners):
            if listener.person == person:
                listener.send(message)

    # Telling

    def unseen(self, who: Listener | Access) -> PendingChange | None:
        """The last change on its way to the disk that concerns somebody: what they see of the table now is not on disk
        before it."""
        if not self._pending:
            return None
        knows = self.table.views.knowledge(self.seats(who))
        for change in reversed(self._pending):
            if hears(knows, change.applied.audience):
                return change
        return None

    def last_pending(self) -> PendingChange | None:
        """The last change on its way to the disk, whomever it concerns."""
        return self._pending[-1] if self._pending else None

    async def known(self, who: Listener | Access) -> None:
        """Until all that somebody sees of the table now is on disk. Raises the Problem of a table that was lost."""
        self.check_open()
        change = self.unseen(who)
        if change is not None:
            await change.done()

    def post(self, listener: Listener, message: bytes) -> None:
        """Say what was made of the table as it is now: as soon as all that it shows is on disk."""
        change = self.unseen(listener)
        if change is None:
            listener.send(message)
        else:
            change.posts.append(Post(listener, message))

    def _reply(self, applied: Applied, asker: Listener | None, request: str) -> None:
        """What has made no entries is told to the asker alone."""
        if asker is None:
            return
        if applied.held:
            # Nobody else may know that an answer is in; the asker sees it in its update.
            self._held[asker.person, request] = asker
            self._update([asker], None)
        else:
            self.post(asker, _encode(Accepted(request, applied.number, applied.done, applied.stopped)))

    def _compose(self, change: PendingChange, asker: Listener | None, request: str) -> None:
        """All that is to be said of a change, in order."""
        applied = change.applied
        if asker is not None:
            accepted = _encode(Accepted(request, applied.number, applied.done, applied.stopped))
            change.posts.append(Post(asker, accepted, True))
        if self._held:
            for entry in applied.entries:
                if type(entry) is Decided:
                    self._release(entry, change)
            self._give_up(change)
        self._update_all(applied, change)
        if asker is not None:
            change.posts.append(Post(asker, b""))

    def _release(self, entry: Decided, change: PendingChange) -> None:
        """An answer that was held goes to disk now: whoever gave it is told so."""
        person = self.table.people.place(entry.seat).person
        waiting = self._held.pop((person, entry.id), None)
        if waiting is None:
            return
        number = self.table.views.number_of(entry.seat, entry.id)
        if number is not None:
            change.posts.append(Post(waiting, _encode(Accepted(entry.id, number))))

    def _give_up(self, change: PendingChange) -> None:
        """An answer was held for a question that is not open any more: whoever gave it is told that it came to nothing.
        An interrupt does that, and they see in their own update that they are asked something else, or nothing."""
        play, places = self.table.play, self.table.people.places
        held = {} if play is None else play.held
        waiting = {(places[seat].person, answer.id) for seat, answer in held.items()}
        for gone in [key for key in self._held if key not in waiting]:
            stale = _encode(Failed("stale", "This question is not open any more.", gone[1]))
            change.posts.append(Post(self._held.pop(gone), stale))

    def _update_all(self, applied: Applied | None = None, change: PendingChange | None = None) -> None:
        self._update(list(self.listeners), applied, change)

    def _update(self, listeners: list[Listener], applied: Applied | None, change: PendingChange | None = None) -> None:
        """Make updates: they are sent with a change, or as soon as what they show is on disk."""
        telling = Telling(self.table, self.now(), self.online())
        telling.to_all(listeners, applied)
        self.metrics.updated(len(telling.posts))
        if change is not None:
            change.posts += telling.posts
            change.leaving += telling.leaving
        else:
            for post in telling.posts:
                self.post(post.listener, post.message)
        for listener, error in telling.failed:
            LOG.error("somebody could not be told: %s\n%s", type(error).__name__, where(error))
            self.metrics.count("errors")
            self.leave(listener)
            if change is None:
                listener.fail()
            else:
                change.failing.append(listener)

    def _send_update(self, listener: Listener) -> None:
        telling = Telling(self.table, self.now(), self.online())
        self.post(listener, telling.to(listener, self.seats(listener)))
        self.metrics.updated()

    # Looking: whoever hears of it has to be `known` first

    def seats(self, who: Listener | Access) -> str:
        """The letters of the seats that somebody holds now."""
        return self.table.people.seats_of(who.person)

    def update(self, access: Access, since: int, side: str | None) -> Update:
        return self.table.views.update_for(self.seats(access), since, self.now(), access.host, self.online(), side)

    def pages(self, access: Access) -> list[str]:
        """The sealed pages that this viewer may read now."""
        play = self.table.play
        return [] if play is None else play.match.pages(self.table.people.mask(self.seats(access)))

    def status(self, access: Access) -> TableStatus:
        """How a table in play stands for this viewer."""
        now = self.update(access, self.table.log.seq, None)
        held = {one.seat: one for one in now.table.seats}
        waiting = [] if now.sight is None else [held[one.seat] for one in now.sight.waiting]
        names = list(dict.fromkeys(one.name or one.seat for one in waiting))
        mine = any(seat not in now.held for seat in now.asks)
        free = sum(one.holder == "free" for one in now.table.seats)
        touched, outcome = self.table.log.touched, None if now.sight is None else now.sight.outcome
        table = now.table
        return TableStatus(
            table.table, table.game, table.phase, mine, names, free, touched, outcome, position=table.position
        )

    def info(self, access: Access) -> TableInfo:
        return self.table.views.info(self.now(), self.seats(access), self.online())

    # Listening

    def online(self) -> frozenset[str]:
        """The seats whose people are there; worked out anew when connections or seats have changed."""
        if self._online is None or self._online[0] != self.table.people.changes:
            there = frozenset(seat for listener in self.listeners for seat in self.seats(listener))
            self._online = self.table.people.changes, there
        return self._online[1]

    def join(self, listener: Listener) -> None:
        """From now on the listener is told everything, beginning with what it has missed."""
        before = self.online()
        self.listeners.add(listener)
        self._online = None
        self.used = _monotonic()
        self._send_update(listener)
        if listener.person in self.notes:
            self.post(listener, _encode(self.notes[listener.person]))
        if self.online() != before:
            self._presence_changed()

    def leave(self, listener: Listener) -> None:
        before = self.online()
        self.listeners.discard(listener)
        self._online = None
        self.used = _monotonic()
        for request in [request for request, waiting in self._held.items() if waiting is listener]:
            del self._held[request]
        if self.online() != before and not self.closed:
            self._presence_changed()

    def _presence_changed(self) -> None:
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._update_all()


def _unwritten(error: BaseException) -> Problem:
    if isinstance(error, NoSuchTable):
        return no_table()
    return Problem(503, "The table could not be written; nothing was changed.")
