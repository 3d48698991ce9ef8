"""All tables of a server: those in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from gloam.core.game import Game, GameError, games
from gloam.core.match import result
from gloam.core.positions.beginning import Beginning
from gloam.server.clock import Clock
from gloam.server.config import Config
from gloam.server.framing import LEAVING
from gloam.server.limits import Buckets, Sockets
from gloam.server.metrics import Metrics, named
from gloam.server.minds import Minds
from gloam.server.positions import Positions
from gloam.server.problems import OtherTable, Problem, no_table, where
from gloam.server.protocol import Keys, NewTable, TableStatus
from gloam.server.relic import Relic
from gloam.server.retelling import Retelling
from gloam.server.room import Room
from gloam.server.tokens import Access, access, derived, is_id, new_table_id, table_id
from gloam.store.archive import archived
from gloam.store.campaigns import SessionOfTable
from gloam.store.store import NoSuchTable, OtherFormat, OutOfStep, Store, StoreError
from gloam.store.tokens import Token, new_token, opened_by, token_of
from gloam.table.account import account_so_far, people_of
from gloam.table.entries import Entry
from gloam.table.former import Former
from gloam.table.keyframes import KeyframeError, key_of, thawed
from gloam.table.people import name_from
from gloam.table.table import LogError, OtherEditionLog, Table
from gloam.table.wire import TableCard

LOG = logging.getLogger("gloam.server")
SEED_BITS = 62
DEALT = Beginning(0)
"""A table that is dealt; the seed is drawn for each."""

MAKER = 1
"""Whoever makes a table and sits down at it is its first person."""

DAY = 86_400_000
ARCHIVING = 3_600.0
"""Seconds between two looks for tables to archive."""

LATER = 30_000
"""Milliseconds after which a table is tried again that could not be read or written."""

PATIENCE = 5.0
"""Seconds until a store that does not answer is held to be out of order."""

SWEEP = 20.0
"""Seconds between two looks for tables that nobody uses."""


class House:
    """Finds rooms, makes them, frees them."""

    def __init__(self, config: Config, store: Store, clock: Clock | None = None) -> None:
        self.config = config
        self.store = store
        self.clock = Clock() if clock is None else clock
        self.metrics = Metrics()
        self.minds = Minds(config.mind_workers, config.think, self.metrics)
        self.games: dict[str, Game] = games()
        limits = config.limits
        self.tables = Buckets(limits.tables, limits.addresses)
        self.talk = Buckets(limits.talk, limits.addresses)
        self.notes = Buckets(limits.notes, limits.addresses)
        self.seating = Buckets(limits.seating, limits.addresses)
        self.hints = Buckets(limits.hints, limits.addresses)
        self.replays = Buckets(limits.replays, limits.addresses)
        self.replays_of_address = Buckets(limits.replays_of_address, limits.addresses)
        self.retelling = Retelling(self.metrics)
        self.positions = Positions(self.metrics, limits.position_seconds)
        self.sockets = Sockets(limits)
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self._listed: dict[str, set[str]] = {}
        self._listing = asyncio.Lock()
        self._again = asyncio.Lock()
        self._replaced: set[str] = set()
        self._wakes: dict[str, asyncio.TimerHandle] = {}
        self._ahead: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.gauges["tables_in_memory"] = lambda: len(self._rooms)
        self.metrics.gauges["sockets"] = self.sockets.total
        self.metrics.counted[named("store_errors")] = lambda: store.faults.count

    # Opening and closing

    async def open(self) -> None:
        await self.minds.start()
        self._spawn(self._resume())
        self._spawn(self._sweep())
        if self.config.archive and self.config.archive_after:
            self._spawn(self._put_away())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for wake in self._wakes.values():
            wake.cancel()
        for room in self.rooms():
            await room.settled()  # what is on its way to the disk gets there
            room.close()
            await room.framing.keep_after(LEAVING)
        await self.minds.close()
        await self.retelling.close()
        await self.positions.close()
        await asyncio.to_thread(self.store.close)

    def rooms(self) -> list[Room]:
        return [f.result() for f in self._rooms.values() if f.done() and not f.cancelled() and not f.exception()]

    async def _resume(self) -> None:
        """After a start: minds go on thinking, clocks go on running."""
        while True:
            try:
                found = await asyncio.wrap_future(self.store.playing())
                break
            except StoreError:
                await asyncio.sleep(LATER / 1000)
        for kept in found:
            if self.plays(kept.card) and (kept.card.minds or kept.card.wake is not None):
                await self._woken(kept.table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle))
            for room in self.rooms():
                if room.closed or room.quiet(self.config.idle):
                    self._free(room)

    async def _put_away(self) -> None:
        """Tables that nobody has used for long go from the database into files."""
        while True:
            before = self.clock.now() - self.config.archive_after * DAY
            try:
                for row in await asyncio.wrap_future(self.store.rows(before, free=True)):
                    if row.table not in self._rooms:
                        await asyncio.to_thread(archived, self.store, row, Path(self.config.archive))
                        if (wake := self._wakes.pop(row.table, None)) is not None:
                            wake.cancel()
            except StoreError as e:
                LOG.error("a table could not be archived: %s", e)
            await asyncio.sleep(ARCHIVING)

    def _free(self, room: Room) -> None:
        table = room.table.table
        del self._rooms[table]
        if room.closed:
            if room.failed and (room.table.people.minds() or room.table.clocks.next_deadline() is not None):
                self._wake_in(table, LATER)
            return
        deadline = room.table.clocks.next_deadline()
        room.close()
        self._spawn(room.framing.keep_after(LEAVING))
        if deadline is not None:
            self._wake_in(table, deadline - room.now())

    def _wake_in(self, table: str, milliseconds: int) -> None:
        """Bring a table back when its clock runs out."""

        def wake() -> None:
            self._wakes.pop(table, None)
            self._spawn(self._woken(table))

        delay = max(0.0, milliseconds / 1000)
        self._wakes[table] = asyncio.get_running_loop().call_later(delay, wake)

    async def _woken(self, table: str) -> None:
        try:
            await self.room(table)
        except StoreError:
            self._wake_in(table, LATER)
        except Exception as e:
            if not (isinstance(e, Problem) and e.code == "gone"):  # somebody may have taken it out meanwhile
                LOG.error("a table could not be woken: %s", e)

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.metrics.count("errors")
            LOG.error("something that nobody waits for failed: %s\n%s", type(error).__name__, where(error))

    # Finding and making

    async def room(self, table: str) -> Room:
        """The room of a table, loaded from its log if need be. Raises the Problem of a table that is not there."""
        if not is_id(table):
            raise no_table()
        found = self._rooms.get(table)
        before: Room | None = None
        if found is not None and found.done() and not found.exception() and found.result().closed:
            before, found = found.result(), None
        if found is None:
            found = self._rooms[table] = asyncio.ensure_future(self._load(table, before))
            found.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(found)

    def _loaded(self, table: str, done: asyncio.Future[Room]) -> None:
        if (done.cancelled() or done.exception()) and self._rooms.get(table) is done:
            del self._rooms[table]

    async def _load(self, table: str, before: Room | None = None) -> Room:
        if before is not None:
            await before.settled()  # what it was writing when it was lost is in the log, or will never be
        try:
            frame = await self._frame(table)
            entries = await asyncio.wrap_future(self.store.load(table, frame.log.seq if frame else 0))
        except NoSuchTable:
            raise no_table() from None
        except OtherFormat as e:
            LOG.error("%s", e)
            raise OtherTable(f"{e}.") from None
        tokens = await asyncio.wrap_future(self.store.tokens(table))
        notes = await asyncio.wrap_future(self.store.notes(table))
        framed = frame.log.seq if frame else 0
        try:
            loaded = await asyncio.to_thread(Table.load, entries, self.clock.now(), self.game, frame)
        except OtherEditionLog as e:
            LOG.error("table %s: %s", table, e)
            raise OtherTable(f"{str(e)[:1].upper()}{str(e)[1:]}.") from None
        except (LogError, GameError) as e:
            # What exactly does not fit may be a secret of the game.
            LOG.error("table %s cannot be loaded: %s", table, e)
            raise OtherTable("The log of this table does not fit the rules here.") from None
        wake = self._wakes.pop(table, None)
        if wake is not None:
            wake.cancel()
        return self._opened(loaded, tokens, notes, framed)

    async def _frame(self, table: str) -> Table | None:
        """The table as its keyframe has it, if there is one that can be used; the log makes the same table."""
        game = self.games.get(await asyncio.wrap_future(self.store.game_of(table)))
        if game is None:
            return None
        found = await asyncio.wrap_future(self.store.frame(table, await asyncio.to_thread(key_of, game)))
        if found is None:
            return None
        seq, body = found
        try:
            frame = await asyncio.to_thread(thawed, body, game)
        except KeyframeError as e:
            LOG.warning("table %s: %s; its log is read", table, e)
            return None
        return frame if frame.log.seq == seq and frame.table == table else None

    def _opened(self, table: Table, tokens: list[Token], notes: dict[int, str], framed: int = 0) -> Room:
        ahead = self._ahead.get(table.table, 0)
        most = self.config.limits.log
        room = Room(table, tokens, notes, self.store, self.minds, self.metrics, most, self.clock, ahead)
        if room.ahead:
            # As long as the server runs: the time of a table that leaves memory must not go back when it returns.
            self._ahead[table.table] = room.ahead
        room.framing.seq = framed
        room.open()
        return room

    def adopt(self, table: Table, tokens: list[Token]) -> Room:
        """Take a table in that is in the store already."""
        room = self._opened(table, tokens, {})
        done: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        done.set_result(room)
        self._rooms[table.table] = done
        return room

    def game(self, name: str) -> Game:
        """An installed game; raises GameError."""
        if name not in self.games:
            raise GameError(f"there is no game {name!r}; there is {', '.join(self.games) or 'none'}")
        return self.games[name]

    def plays(self, card: TableCard) -> bool:
        """Whether a table can continue here: its game is installed, with the same rules and content."""
        game = self.games.get(card.game)
        return game is not None and card.edition == game.edition

    async def make(
        self, wish: NewTable, address: str = "", session: SessionOfTable | None = None, beginning: Beginning = DEALT
    ) -> Keys:
        """A new table; with `start` it is dealt at once, minds in the free seats. `address` is who makes it.

        The seed of the `beginning` is drawn here. A session of a campaign begins with what an earlier one has left.
        """
        if wish.position is not None:
            wish, beginning = await self.positions.begun(wish)
        if not wish.settings.listed:
            return await self._make(wish, session, beginning)
        async with self._listing:  # whoever makes many at once is counted as well
            await self._check_list(address)
            keys = await self._make(wish, session, beginning)
            self._listed.setdefault(address, set()).add(keys.table)
            return keys

    async def _make(self, wish: NewTable, session: SessionOfTable | None, beginning: Beginning) -> Keys:
        game, now, key = self.game(wish.game), self.clock.now(), wish.key
        name = table_id(key) if key else new_table_id()
        host, own = (derived(key, kind) if key else new_token() for kind in ("host", "maker"))
        if key and (made := await self.made(name, host, own)) is not None:
            return made
        campaign = "" if session is None else session.campaign
        begins = beginning.anew(secrets.randbits(SEED_BITS))
        if beginning.position is None:
            table, entries = _laid(name, game, wish, begins, now, campaign)
        else:  # setting it up takes longer than a deal
            table, entries = await asyncio.to_thread(_laid, name, game, wish, begins, now, campaign)
        join, watch = derived(host, "join"), derived(host, "watch")
        tokens = [token_of(host, "host"), token_of(join, "join"), token_of(watch, "watch")]
        if wish.seat == "-":
            own = ""
        else:
            tokens.append(token_of(own, "host", MAKER))
        listed = join if wish.settings.listed else ""
        try:
            await asyncio.wrap_future(
                self.store.create(table.table, entries, table.views.card(), tokens, listed, session)
            )
        except OutOfStep:
            # The same request, a moment earlier.
            if key and (made := await self.made(name, host, own)) is not None:
                return made
            raise
        self.adopt(table, tokens)
        return Keys(table.table, host, join, watch, table.people.seats_of(MAKER), own)

    async def again(self, room: Room, rotate: bool, address: str = "") -> str:
        """The table at which those of a finished one play again: made once, whoever asks. Their tokens open it too."""
        async with self._again:
            room.check_open()
            old = room.table
            if old.next:
                return old.next
            made = old.again(new_table_id(), secrets.randbits(SEED_BITS), self.clock.now(), rotate, self.game)

            async def lead(table: str) -> None:
                await room.change(lambda now: old.go_on_at(table, now))

            return await self._follow(made, room.tokens, address, lead)

    async def again_anew(self, table: str, rotate: bool, address: str = "") -> str:
        """The same for a table that can't continue here, over or not: a new one with today's rules."""
        async with self._again:
            old = await self._former(table, talk=True)
            if old.next:
                return old.next
            now, seed = self.clock.now(), secrets.randbits(SEED_BITS)
            made = old.again(new_table_id(), self.game(old.game), seed, now, rotate)

            async def lead(following: str) -> None:
                entry, card = old.gone_on_at(following, now)
                try:
                    await asyncio.wrap_future(self.store.append(table, old.length, [entry], card))
                except OutOfStep:
                    raise Problem(409, "This table has changed meanwhile; look at it again.") from None
                except StoreError:
                    raise Problem(503, "The store does not answer; please try again.") from None
                self._replaced.add(table)

            tokens = await asyncio.wrap_future(self.store.tokens(table))
            return await self._follow(made, tokens, address, lead)

    async def _follow(
        self,
        made: tuple[Table, list[Entry], dict[int, int]],
        tokens: list[Token],
        address: str,
        lead: Callable[[str], Awaitable[None]],
    ) -> str:
        """A table that follows on another, in the store and in memory; `tokens` and `lead`, which says in the log of
        the old one where it is, are those of the old one."""
        if not made[0].settings.listed:
            return await self._followed(*made, tokens, lead)
        async with self._listing:  # it is one more table of this address in the list
            await self._check_list(address)
            table = await self._followed(*made, tokens, lead)
            self._listed.setdefault(address, set()).add(table)
            return table

    async def _followed(
        self,
        table: Table,
        entries: list[Entry],
        people: dict[int, int],
        old: list[Token],
        lead: Callable[[str], Awaitable[None]],
    ) -> str:
        tokens = [
            msgspec.structs.replace(token, person=people.get(token.person, 0))
            for token in old
            if token.kind != "seat" or token.person in people
        ]
        join = new_token() if table.settings.listed else ""
        if join:
            tokens.append(token_of(join, "join"))
        await asyncio.wrap_future(self.store.create(table.table, entries, table.views.card(), tokens, join))
        try:
            await lead(table.table)
        except Exception as e:
            if not (isinstance(e, Problem) and e.status == 503):  # else it may be on disk that it is the next table
                await self._take_out(table.table, len(entries))
            raise
        if table.table not in self._rooms:  # it may be in the list, and somebody have come
            self.adopt(table, tokens)
        return table.table

    async def _take_out(self, table: str, length: int) -> None:
        """Away with a table to which nobody will be led."""
        try:
            await asyncio.wrap_future(self.store.remove(table, length))
        except StoreError as e:
            LOG.warning("a table that nobody needs stays: %s", e)

    async def status(self, table: str, token: str) -> TableStatus:
        """How a table stands. One that is over is not loaded for it."""
        if not is_id(table):
            raise no_table()
        try:
            card = await asyncio.wrap_future(self.store.card(table))
        except NoSuchTable:
            raise no_table() from None
        if card.phase != "over" and not card.next and self.plays(card):
            room, opened = await self.enter(table, token)
            status = room.status(opened)
            await room.known(opened)
            return status
        if token or not card.listed:
            await self._check_token(table, token, card.people)
        loaded = next((room for room in self.rooms() if room.table.table == table), None)
        if loaded is not None:
            await loaded.known(Access())
        following = card.next if loaded is None else loaded.table.next
        return TableStatus(
            table,
            card.game,
            card.phase,
            False,
            [],
            card.free,
            card.touched,
            result(card.outcome),
            following,
            card.position,
        )

    async def _check_list(self, address: str) -> None:
        """Raises the Problem of an address that has enough open tables in the public list."""
        shown = {kept.table for kept in await asyncio.wrap_future(self.store.listed(limit=None))}
        self._listed = {who: mine & shown for who, mine in self._listed.items() if mine & shown}
        most = self.config.limits.listed_of_address
        if len(self._listed.get(address, ())) >= most:
            raise Problem(403, f"This address has {most} open tables in the list; make one that is not listed.")

    async def made(self, table: str, host: str, own: str) -> Keys | None:
        """The keys of a table that was made with the same key before; None if there is none."""
        try:
            room, _ = await self.enter(table, host)
        except Problem as problem:
            if problem.code != "gone":
                raise
            return None
        own = own if opened_by(own, room.tokens) is not None else ""
        seats = room.table.people.seats_of(MAKER) if own else ""
        return Keys(table, host, derived(host, "join"), derived(host, "watch"), seats, own)

    async def enter(self, table: str, token: str) -> tuple[Room, Access]:
        """The room and what this token opens there. Raises the same Problem whether table or token is wrong."""
        try:
            room = await self.room(table)
        except OtherTable:
            await self._check_token(table, token)
            raise
        opened = access(token, room.tokens, room.table)
        if opened is None and opened_by(token, room.tokens) is not None:
            # Who has just lost a seat hears of it when that is on disk.
            await room.known(Access())
            opened = access(token, room.tokens, room.table)
        if opened is None:
            raise no_table()
        return room, opened

    async def _check_token(self, table: str, token: str, people: list[int] | None = None) -> Token:
        """For a table that is not loaded: raises the Problem of one that is not there, unless this is a token that
        opens it. Of `people` it is known already that they are there; else the log says so."""
        tokens = await asyncio.wrap_future(self.store.tokens(table))
        found = opened_by(token, tokens)
        if found is None:
            raise no_table()
        if found.person and found.kind != "host":
            if people is None:
                people = people_of((await asyncio.wrap_future(self.store.plain_log(table)))[1])
            if found.person not in people:
                raise no_table()
        return found

    async def account(self, table: str, token: str, check: Callable[[int], None]) -> bytes:
        """What the log of a table tells without its rules, for whoever has a token of it. `check` raises the Problem of
        a person, 0 for nobody in particular, who asks for logs too often."""
        missing, seq = "", 0
        try:
            room, opened = await self.enter(table, token)
            if room.table.phase != "over":
                # The log is not read: how long it takes would tell how much was decided out of sight.
                shown = msgspec.json.encode(account_so_far(room.table))
                await room.known(opened)
                await asyncio.wrap_future(self.store.game_of(table))  # it may have been taken out
                return shown
            check(opened.person)
            await room.known(opened)
            seq = room.table.log.seq
        except OtherTable as e:
            check(0)
            missing, opened = e.message, await self._opened_once(table, token)
        # Those who have sat there are told more, and all of them more once they have begun anew.
        what = "account", missing, seq, opened, table in self._replaced
        text = self.retelling.texts.get(table, what)
        if text is None:
            told = (await self._relic(table, opened)).account(missing)
            text = msgspec.json.encode(told)
            self.retelling.texts.keep(table, what, text)
        return text

    async def relic(self, table: str, token: str) -> Relic:
        """A table that can't continue here, for anybody with one of its tokens. Raises Problem."""
        return await self._relic(table, await self._opened_once(table, token))

    async def _opened_once(self, table: str, token: str) -> Access:
        """What a token opened at a table that cannot be loaded any more. Raises Problem."""
        found = await self._check_token(table, token)
        return Access(found.person, host=found.kind == "host", join=found.kind in ("join", "host"))

    async def _relic(self, table: str, opened: Access) -> Relic:
        former = await self._former(table)
        return Relic(former, self.games.get(former.game), opened)

    async def _former(self, table: str, talk: bool = False) -> Former:
        """Without `talk` the length of the log is not known, because what was said is left out."""
        card, log = await asyncio.wrap_future(self.store.plain_log(table, talk=talk))
        return await asyncio.to_thread(Former, card, log)

    async def ailing(self) -> str:
        """What is wrong with the store, in a sentence for who runs the server; "" if nothing is."""
        try:
            async with asyncio.timeout(PATIENCE):
                if unread := await asyncio.wrap_future(self.store.ping()):
                    return f"The store cannot be read: {unread}."
                if self.store.faults.writing:
                    await asyncio.wrap_future(self.store.try_to_write())
        except TimeoutError:
            return "The store does not answer."
        except StoreError as e:
            return f"The store does not work: {e}."
        return ""


def _laid(
    name: str, game: Game, wish: NewTable, beginning: Beginning, now: int, campaign: str
) -> tuple[Table, list[Entry]]:
    """A table as somebody wants it, with whoever makes it in their seats. Raises GameError and TableError."""
    host = name_from(wish.name)
    table, entries = Table.make(name, game, wish.seats, beginning, wish.options, wish.settings, host, now, campaign)
    if wish.seat != "-":
        # Where several letters are named, the same person takes them all.
        for number, letter in enumerate(wish.seat or [""]):
            entries += table.seating.sit(letter, wish.name, now, MAKER if number else 0).entries
    if wish.start:
        entries += table.seating.start(now, wish.mind).entries
    return table, entries
