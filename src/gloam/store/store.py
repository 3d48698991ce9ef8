"""A durable log of tables in an SQL database: one writer thread, many appends in one transaction."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from typing import Literal

import msgspec

from gloam.store.errors import NewerSchema as NewerSchema
from gloam.store.errors import NoSuchTable as NoSuchTable
from gloam.store.errors import OutOfStep as OutOfStep
from gloam.store.errors import StoreError as StoreError
from gloam.table.entries import Entry
from gloam.table.wire import Card

TokenKind = Literal["host", "join", "watch", "seat"]


class Token(msgspec.Struct, frozen=True):
    """What is kept of a token: its SHA-256, what it opens, and for a seat token the seat."""

    digest: str
    kind: TokenKind
    seat: str = ""


class Kept(msgspec.Struct, frozen=True):
    """A table in a list. `join` is the public join token of a listed table, else ""."""

    table: str
    length: int
    card: Card
    join: str


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_of(text: str, kind: TokenKind, seat: str = "") -> Token:
    """What to keep of a new token."""
    return Token(hashlib.sha256(text.encode()).hexdigest(), kind, seat)


def opened_by(text: str, tokens: Iterable[Token]) -> Token | None:
    """The token that this text is, compared in constant time."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    found = None
    for token in tokens:
        if hmac.compare_digest(token.digest, digest):
            found = token
    return found


class Store:
    """Every method hands back a Future (`await asyncio.wrap_future(...)`); it fails with StoreError."""

    def create(
        self, table: str, entries: Sequence[Entry], card: Card, tokens: Sequence[Token], join: str = ""
    ) -> Future[None]:
        """A new table with its first entries and its tokens, durable when the future is done."""
        raise NotImplementedError

    def append(self, table: str, first: int, entries: Sequence[Entry], card: Card) -> Future[None]:
        """Continue a log whose length is `first`. OutOfStep if it has another length, and nothing is written."""
        raise NotImplementedError

    def load(self, table: str) -> Future[list[Entry]]:
        """The whole log; NoSuchTable."""
        raise NotImplementedError

    def grant(self, table: str, tokens: Sequence[Token]) -> Future[None]:
        """Further tokens for a table."""
        raise NotImplementedError

    def revoke(self, table: str, kind: TokenKind, seat: str = "") -> Future[None]:
        """Tokens of this kind (and seat) open nothing any more."""
        raise NotImplementedError

    def tokens(self, table: str) -> Future[list[Token]]:
        """All tokens of a table; [] for an unknown one."""
        raise NotImplementedError

    def listed(self, limit: int = 100) -> Future[list[Kept]]:
        """Listed tables that are not over, the latest touched first."""
        raise NotImplementedError

    def playing(self) -> Future[list[Kept]]:
        """Tables in play, for the start of a server: clocks and minds go on there."""
        raise NotImplementedError

    def ping(self) -> Future[None]:
        """Whether the database answers."""
        raise NotImplementedError

    def close(self) -> None:
        """Write what is waiting, then close."""
        raise NotImplementedError


def open_store(url: str) -> Store:
    """Open a database by URL (`sqlite:////path/gloam.db`, `postgresql://...`), bringing its schema up to date.

    Raises StoreError with one clear sentence; NewerSchema if a newer gloam wrote it.
    """
    raise NotImplementedError
