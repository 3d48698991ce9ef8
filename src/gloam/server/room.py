"""A table in memory with those who listen to it: one change at a time, on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from gloam.server.clock import Clock
from gloam.server.lock import Lock
from gloam.server.metrics import Metrics, Name, named
from gloam.server.minds import Minds
from gloam.server.problems import Problem, no_table
from gloam.server.protocol import Accepted, Failed, Notes, TableInfo, TableStatus, Update, kept_notes
from gloam.server.telling import Listener as Listener
from gloam.server.telling import Telling
from gloam.server.tokens import Access
from gloam.store.store import NoSuchTable, OnDisk, OutOfStep, Store, StoreError
from gloam.store.tokens import Token
from gloam.table.entries import Decided
from gloam.table.keyframes import frozen, key_of
from gloam.table.table import Table, Taken
from gloam.table.thinking import Thinking

LOG = logging.getLogger("gloam.server")
PRESENCE = 0.3
"""Seconds before others are told that somebody came or went: a page that reloads does not blink."""

LOOK = 5.0
"""Seconds after which a table looks at the clock, whatever it waits for."""

AGAIN = 1.0
"""Seconds before a table is tried again whose turn to act failed."""

STILL = 0.05
"""Seconds before a deadline is looked at again that had nothing to do."""

SOON = 60.0
"""Seconds before a deadline in which a table stays in memory: loading it puts its clocks off a little."""

MOST = 50_000
"""Entries of a log, if nothing else is said."""

ASIDE = 0.9
"""The part of a log that is open to what is not the game: talk and seats must not keep a game from ending."""

FRAME_EVERY = 1_000
"""A keyframe is kept after so many entries: a table that is loaded after a crash plays no more than these."""

LEAVING = 100
"""When a table leaves memory, so few are enough."""

DECISIONS: Final[dict[str, Name]] = {by: named("decisions", by=by) for by in ("human", "mind", "clock")}

Act = Callable[[int], Taken]
Grant = Callable[[Taken], list[Token]]
Then = Callable[[Taken, Exception | None], None]

_encode: Final = msgspec.json.Encoder().encode
_monotonic: Final = time.monotonic
_perf_counter: Final = time.perf_counter


def where(error: BaseException) -> str:
    """Where something went wrong, for the log: what did may be a secret of the game."""
    return "".join(traceback.format_tb(error.__traceback__)).rstrip()


class _Asker:
    """Whoever waits for a change to be told."""

    def __init__(self) -> None:
        self.done: asyncio.Future[Taken] = asyncio.get_running_loop().create_future()

    def then(self, taken: Taken, error: Exception | None) -> None:
        if self.done.done():
            return  # the asker is gone
        if error is None:
            self.done.set_result(taken)
        else:
            self.done.set_exception(error)


@mypyc_attr(allow_interpreted_subclasses=True)
class Room:
    """One table. Every change goes through `change`; the driver sees to minds and clocks."""

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
        self.ahead = max(0, ahead, table.last - self.clock.now())
        self.look = LOOK
        self.lock = Lock()
        self.listeners: set[Listener] = set()
        self._online: tuple[int, frozenset[str]] | None = None
        self.closed = False
        self.failed = False
        """Whether it is closed because the store has failed: then it is tried again."""

        self.used = _monotonic()
        self._held: dict[tuple[int, str], Listener] = {}
        self._stirred = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._thinker: asyncio.Task[None] | None = None
        self._quiet_thinker: asyncio.Task[None] | None = None
        self._moment = -1
        self._presence: asyncio.TimerHandle | None = None
        self._framing: asyncio.Future[None] | None = None
        self.framed = 0

    def open(self) -> None:
        """Let minds and clocks go on."""
        self._driver = asyncio.create_task(self._drive())

    def close(self) -> None:
        """Leave memory; whoever listens has to connect again."""
        self.closed = True
        for task in (self._driver, self._thinker, self._quiet_thinker):
            if task is not None:
                task.cancel()
        if self._presence is not None:
            self._presence.cancel()
        for listener in list(self.listeners):
            listener.drop()
        self.listeners.clear()
        self._online = None
        self.minds.forget(self.table.table)

    def quiet(self, idle: float) -> bool:
        """Whether nobody uses the table and nothing will happen at it soon."""
        thinking = any(task is not None and not task.done() for task in (self._thinker, self._quiet_thinker))
        if self.listeners or self.lock.locked() or thinking or _monotonic() - self.used < idle:
            return False
        deadline = self.table.next_deadline()
        return deadline is None or deadline - self.now() > max(idle, SOON) * 1000

    def now(self) -> int:
        """The time at this table."""
        return self.clock.now() + self.ahead

    # Changing

    async def change(
        self,
        act: Act,
        listener: Listener | None = None,
        request: str = "",
        grant: Grant | None = None,
        aside: Listener | Access | None = None,
    ) -> Taken:
        """Apply, make durable, tell. `grant` says which tokens are made with the entries, and are durable with them.
        `aside` is who wants something that is not the game itself.

        Once it has begun it runs to its end even if the asker is gone meanwhile: what is applied must be kept and told.
        """
        await self.lock.acquire()
        asker = _Asker()
        taken = self.begin(act, asker.then, listener, request, grant, aside)
        return await asker.done if taken is None else taken

    def begin(
        self,
        act: Act,
        then: Then,
        listener: Listener | None = None,
        request: str = "",
        grant: Grant | None = None,
        aside: Listener | Access | None = None,
    ) -> Taken | None:
        """`change`, with the lock taken by whoever calls, and without a task: a decision that waits for nobody costs
        none. Returns what was taken if nothing has to be written; else `then` is told later what
        became of it. Raises what `act` raises, with nothing begun. The lock is given back in any case.
        """
        before = self.table.seq
        try:
            if self.closed:
                raise Problem(503, "The table is being loaded again; please repeat the request.")
            if self.full(aside):
                what = "entries" if self.full() else "talk or changes of seats"
                raise Problem(409, f"The log of this table is full: it takes no more {what}.", "full")
            self.used = _monotonic()
            taken = act(self.now())
            if not taken.entries:
                self._tell(taken, listener, request)
                self._stir()
                self.lock.release()
                return taken
            tokens = [] if grant is None else grant(taken)
            self._append(taken, tokens, _Change(self, taken, tokens, then, listener, request).kept)
        except BaseException as e:
            self.lock.release()
            if self.table.seq != before:
                raise self.lost(e) from e  # a fault of the rules, in the middle of a change
            raise
        return None

    def kept(self, taken: Taken, tokens: list[Token], listener: Listener | None, request: str) -> None:
        """A change is on disk: now it may be told."""
        self.tokens += tokens
        self._tell(taken, listener, request)
        self._stir()

    def go_on(self) -> None:
        """After a change that was told: the next one may come, unless a keyframe is due."""
        if self.table.seq - self.framed >= FRAME_EVERY:
            self._framing = asyncio.ensure_future(self._keep_frame_locked())
        else:
            self.lock.release()

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
        return Problem(503, "The table could not be written; nothing was changed.")

    def _stir(self) -> None:
        """Let the driver look, if it has anything to look after."""
        if self.table.people.minds() or self.table.next_deadline() is not None:
            self._stirred.set()

    def full(self, aside: Listener | Access | None = None) -> bool:
        """Whether the log takes nothing more; beside the game, as far as this viewer can count: what others do out of
        sight must not be told by when it is full."""
        if aside is not None and self.table.counted(self.seats(aside)) >= self.most * ASIDE:
            return True
        return self.table.seq >= self.most

    async def _keep_frame_locked(self) -> None:
        try:
            await self.keep_frame(FRAME_EVERY)
        finally:
            self.lock.release()

    async def keep_frame(self, every: int) -> None:
        """Keep a keyframe, if so many entries have come since the last one. Nothing depends on it.

        With the lock held, or after the table has left memory: it must not change meanwhile.
        """
        if self.table.seq - self.framed < every:
            return
        self.framed = self.table.seq
        try:
            made_with, body = await asyncio.to_thread(lambda: (key_of(self.table.game), frozen(self.table)))
            await asyncio.wrap_future(self.store.keep_frame(self.table.table, self.framed, made_with, body))
        except Exception as e:
            LOG.warning("a keyframe was not kept: %s", e if isinstance(e, StoreError) else type(e).__name__)

    def _append(self, taken: Taken, tokens: list[Token], kept: OnDisk) -> None:
        """The entries into the log; where they end a session, what it leaves goes with them to its campaign."""
        table, card = self.table, self.table.card()
        if card.phase == "over" and table.made.campaign and not tokens:
            ended = self.store.end_session(table.table, taken.first, taken.entries, card, table.carried())
            asyncio.wrap_future(ended).add_done_callback(lambda done: kept(done.exception()))
        else:
            self.store.append_here(kept, table.table, taken.first, taken.entries, card, tokens)

    async def keep_notes(self, person: int, notes: Notes) -> None:
        """What a person has written down: kept, then told to all connections of this person and to nobody else."""
        await asyncio.shield(asyncio.ensure_future(self._keep_notes(person, notes)))

    async def _keep_notes(self, person: int, notes: Notes) -> None:
        async with self.lock:
            if self.closed:
                raise Problem(503, "The table is being loaded again; please repeat the request.")
            self.used = _monotonic()
            body = _encode(msgspec.structs.replace(notes, by="")).decode()
            try:
                await asyncio.wrap_future(self.store.keep_notes(self.table.table, person, body))
            except NoSuchTable as e:
                raise self.lost(e) from None
            self.notes[person] = msgspec.structs.replace(notes, by="")
            message = _encode(notes)
            for listener in list(self.listeners):
                if listener.person == person:
                    listener.send(message)

    # Telling

    def _tell(self, taken: Taken, asker: Listener | None, request: str) -> None:
        entries = taken.entries
        if asker is not None:
            if taken.held:
                # Nobody else may know that an answer is in; the asker sees it in its update.
                self._held[asker.person, request] = asker
                self._update([asker], None)
            else:
                asker.send_with_next(_encode(Accepted(request, taken.number, taken.done, taken.stopped)))
        for entry in entries:
            if type(entry) is Decided:
                self.metrics.add(DECISIONS[entry.by])
                if self._held:
                    self._out(entry)
        if entries:
            if self._held:
                self._give_up()
            self._update_all(taken)
        if asker is not None:
            asker.send(b"")

    def _out(self, entry: Decided) -> None:
        """An answer that was held is on disk now: whoever gave it is told so."""
        person = self.table.people.place(entry.seat).person
        waiting = self._held.pop((person, entry.id), None)
        if waiting is None:
            return
        number = self.table.number_of(entry.seat, entry.id)
        if number is not None:
            waiting.send(_encode(Accepted(entry.id, number)))

    def _give_up(self) -> None:
        """An answer was held for a question that is not open any more: whoever gave it is told that it came to nothing.
        An interrupt does that, and they see in their own update that they are asked something else, or nothing."""
        play, places = self.table.play, self.table.places
        held = {} if play is None else play.held
        waiting = {(places[seat].person, answer.id) for seat, answer in held.items()}
        for gone in [key for key in self._held if key not in waiting]:
            self._held.pop(gone).send(_encode(Failed("stale", "This question is not open any more.", gone[1])))

    def _update_all(self, taken: Taken | None = None) -> None:
        self._update(list(self.listeners), taken)

    def _update(self, listeners: list[Listener], taken: Taken | None) -> None:
        telling = Telling(self.table, self.now(), self.online())
        telling.to_all(listeners, taken)
        self.metrics.updated(telling.told)
        for listener, error in telling.failed:
            LOG.error("somebody could not be told: %s\n%s", type(error).__name__, where(error))
            self.metrics.count("errors")
            listener.fail()
            self.leave(listener)

    def _send_update(self, listener: Listener) -> None:
        Telling(self.table, self.now(), self.online()).to(listener, self.seats(listener))
        self.metrics.updated()

    # Looking, with the lock held: what is not on disk yet is not shown

    def seats(self, who: Listener | Access) -> str:
        """The letters of the seats that somebody holds now."""
        return self.table.people.seats_of(who.person)

    def update(self, access: Access, since: int, side: str | None) -> Update:
        return self.table.update_for(self.seats(access), since, self.now(), access.host, self.online(), side)

    def pages(self, access: Access) -> list[str]:
        """The sealed pages that this viewer may read now."""
        play = self.table.play
        return [] if play is None else play.match.pages(self.table.people.mask(self.seats(access)))

    def status(self, access: Access) -> TableStatus:
        """How a table in play stands for this viewer."""
        now = self.update(access, self.table.seq, None)
        held = {one.seat: one for one in now.table.seats}
        waiting = [] if now.sight is None else [held[one.seat] for one in now.sight.waiting]
        names = list(dict.fromkeys(one.name or one.seat for one in waiting))
        mine = any(seat not in now.held for seat in now.asks)
        free = sum(one.holder == "free" for one in now.table.seats)
        touched, outcome = self.table.touched, None if now.sight is None else now.sight.outcome
        return TableStatus(now.table.table, now.table.game, now.table.phase, mine, names, free, touched, outcome)

    def info(self, access: Access) -> TableInfo:
        return self.table.info(self.now(), self.seats(access), self.online())

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
            listener.send(_encode(self.notes[listener.person]))
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
        if not self.lock.locked():
            self._update_all()
        elif not self.closed:
            # A change is on its way to the disk and may not be shown yet.
            self._presence_changed()

    # Minds and clocks

    async def _drive(self) -> None:
        while not self.closed:
            self._stirred.clear()
            try:
                timeout = await self._due()
            except Exception as e:
                # A fault at one table must not stop the server, nor this table for good.
                self.metrics.count("errors")
                if not self.failed:
                    LOG.error("a table could not go on: %s", type(e).__name__, exc_info=not isinstance(e, Problem))
                timeout = AGAIN
            await self._wait(timeout)

    async def _wait(self, timeout: float | None) -> None:
        """Until something stirs, or for so many seconds; and not when a deadline has come sooner than they are over."""
        while True:
            part = self.look if timeout is None else min(timeout, self.look)
            try:
                await asyncio.wait_for(self._stirred.wait(), part)
                return
            except TimeoutError:
                if timeout is not None:
                    timeout -= part
                deadline = self.table.next_deadline()
                if (timeout is not None and timeout <= 0) or (deadline is not None and deadline <= self.now()):
                    return

    async def _due(self) -> float | None:
        """Do what is due; says for how long nothing will be."""
        if self.full():
            return None
        async with self.lock:
            deadline = self.table.next_deadline()
            late = deadline is not None and deadline <= self.now()
            # What is being thought about already is not looked at again: views are dear.
            thinking = None if late or self.table.moment == self._moment else self.table.minds.wanted(self.now())
            quietly = None if late or self._quiet_thinker is not None else self.table.minds.quiet_wanted()
        if late:
            taken = await self.change(self.table.expire)
            return 0.0 if taken.entries else STILL
        if thinking is not None:
            self._moment = thinking.moment
            if self._thinker is not None:
                self._thinker.cancel()
            self._thinker = asyncio.create_task(self._think(thinking))
        if quietly is not None:
            self._quiet_thinker = asyncio.create_task(self._think_quietly(quietly))
        return None if deadline is None else max(0.0, (deadline - self.now()) / 1000)

    async def _think(self, thinking: Thinking) -> None:
        """The minds think at once and answer when it is due: how long they thought is not seen."""
        thought = await self.minds.think(thinking)
        while (early := thinking.due - self.now()) > 0:
            await asyncio.sleep(min(early / 1000, self.look))
        # From here on it may not be cancelled by the change that it makes itself.
        self._thinker = None
        self._moment = -1
        try:
            await self.change(lambda now: self.table.minds.thought(thought, now))
        except Exception as e:
            if isinstance(e, Problem) and e.code == "gone":
                return
            self.metrics.count("errors")
            if not self.failed:
                LOG.error("a thought was not taken: %s", type(e).__name__)
        self._stirred.set()

    async def _think_quietly(self, thinking: Thinking) -> None:
        """Quiet questions are thought about apart from the others, and to the end: one answer out of sight must not
        make the minds begin anew. The table keeps what is not due yet."""
        try:
            thought = await self.minds.think(thinking)
            await self.change(lambda now: self.table.minds.quiet_thought(thinking, thought, now))
        except Exception as e:
            self.metrics.count("errors")
            if not self.failed:
                LOG.error("a quiet thought was not taken: %s", type(e).__name__)
            await asyncio.sleep(AGAIN)
        self._quiet_thinker = None
        self._stirred.set()


class _Change:
    """A change on its way to the disk. An object and no closure: there is one for each decision."""

    def __init__(
        self, room: Room, taken: Taken, tokens: list[Token], then: Then, listener: Listener | None, request: str
    ) -> None:
        self.room = room
        self.taken = taken
        self.tokens = tokens
        self.then = then
        self.listener = listener
        self.request = request
        self.began: float = _perf_counter()

    def kept(self, error: BaseException | None) -> None:
        """It is on disk, or that has failed."""
        room = self.room
        try:
            if error is None:
                room.metrics.append_took(_perf_counter() - self.began)
                room.kept(self.taken, self.tokens, self.listener, self.request)
        except Exception as e:
            room.lock.release()
            self.then(self.taken, e)
            return
        if error is not None:
            room.lock.release()
            self.then(self.taken, room.lost(error))
            return
        room.go_on()
        self.then(self.taken, None)
