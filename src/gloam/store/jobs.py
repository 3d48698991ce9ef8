"""What the writer is given to do. Structs, and so in a module that is not compiled."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloam.store.appending import Append
from gloam.store.campaigns import KeptCampaign, SessionOfTable
from gloam.store.tokens import Token
from gloam.table.entries import Entry
from gloam.table.wire import TableCard


class EndSession(msgspec.Struct, frozen=True):
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
    session: SessionOfTable | None = None


class Found(msgspec.Struct, frozen=True):
    """A new campaign."""

    campaign: KeptCampaign


class Keyframe(msgspec.Struct, frozen=True):
    """A table after so many entries, in place of an earlier one."""

    table: str
    seq: int
    made_with: str
    body: bytes


class KeepNotes(msgspec.Struct, frozen=True):
    """A person's notes, replacing the earlier ones."""

    table: str
    person: int
    body: str


class Remove(msgspec.Struct, frozen=True):
    """Removes a table whose log has this length, and everything that belongs to it."""

    table: str
    length: int


class Nothing(msgspec.Struct, frozen=True):
    """A write that changes nothing, to find out whether the database is writable."""


Job = Append | EndSession | Create | KeepNotes | Found | Keyframe | Remove | Nothing
