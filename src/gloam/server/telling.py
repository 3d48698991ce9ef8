"""Tells the listeners of a table what has changed: as bytes, made once for all who see the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from gloam.core.history import EVERYONE
from gloam.server.tokens import stays
from gloam.table.difference import Common, Shown, difference, first_shown
from gloam.table.table import Applied, Table
from gloam.table.wire import Update

_encode: Final = msgspec.json.Encoder().encode


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """A connection to a table. `since` is the number up to which it was told, in the count of `side`: the letters of
    those whose knowledge it had then. Who wants `changes` has what was `shown` last. `send_with_next` may keep a
    message for the next one; `send` with nothing sends what was kept."""

    def __init__(self) -> None:
        self.person = 0
        self.host = False
        self.since = 0
        self.side: str | None = None
        self.changes = False
        self.shown: Shown | None = None

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def send_with_next(self, message: bytes) -> None:
        raise NotImplementedError

    def drop(self) -> None:
        """It has to go, and may come back."""
        raise NotImplementedError

    def lose(self) -> None:
        """It has nothing to look for here any more."""
        raise NotImplementedError

    def fail(self) -> None:
        """It cannot be shown how the table stands; it has to go, with what was kept for it."""
        raise NotImplementedError


class Post:
    """A message on its way to a listener; one may be kept for the next (`with_next`)."""

    def __init__(self, listener: Listener, message: bytes, with_next: bool = False) -> None:
        self.listener = listener
        self.message = message
        self.with_next = with_next


class _Made:
    """A message made for one listener, and who else can get it: those who had been told and shown the same."""

    def __init__(self, listener: Listener) -> None:
        self.host = listener.host
        self.since = listener.since
        self.side = listener.side
        self.changes = listener.changes
        self.had = listener.shown
        self.update: Update | None = None
        self.shown: Shown | None = None
        self.message = b""

    def fits(self, listener: Listener) -> bool:
        return (
            self.had is listener.shown
            and self.since == listener.since
            and self.side == listener.side
            and self.host == listener.host
            and self.changes == listener.changes
        )


class Telling:
    """The telling of one change, at one moment: `posts` are to be sent, and the `leaving` hold no seat any more."""

    def __init__(self, table: Table, now: int, online: frozenset[str]) -> None:
        self.table = table
        self.now = now
        self.online = online
        self.posts: list[Post] = []
        self.leaving: list[Listener] = []
        self.failed: list[tuple[Listener, Exception]] = []
        self._common = Common()
        self._made: dict[str, list[_Made]] = {}

    def to_all(self, listeners: Iterable[Listener], applied: Applied | None) -> None:
        """Everybody is told, or those whom the entries concern. Whoever holds no seat any more has to go. Where that
        fails for somebody, the others are told all the same."""
        table, everybody = self.table, applied is None or applied.audience == EVERYONE
        people = table.people
        for listener in listeners:
            try:
                seats = people.seats_of(listener.person)
                if not seats and not stays(listener.person, listener.host, table):
                    self.leaving.append(listener)
                elif everybody or (applied is not None and table.views.concerns(seats, applied)):
                    self.posts.append(Post(listener, self.to(listener, seats)))
            except Exception as e:
                self.failed.append((listener, e))

    def to(self, listener: Listener, seats: str) -> bytes:
        """Viewers of the same seats at the same point get the same bytes. From now on the listener counts as told."""
        alike = self._made.get(seats)
        if alike is None:
            alike = self._made[seats] = []
        for made in alike:
            if made.fits(listener):
                break
        else:
            made = self._make(listener, seats)
            alike.append(made)
        update = made.update
        assert update is not None
        listener.since, listener.side, listener.shown = update.seq, update.you.side, made.shown
        return made.message

    def _make(self, listener: Listener, seats: str) -> _Made:
        made = _Made(listener)
        update = self.table.views.update_for(seats, made.since, self.now, made.host, self.online, made.side)
        made.update = update
        # A number that begins anew means: forget what you had.
        if made.had is None or not update.since:
            made.shown = first_shown(update) if made.changes else None
            made.message = _encode(update)
        else:
            change, made.shown = difference(made.had, update, self._common)
            made.message = _encode(change)
        return made
