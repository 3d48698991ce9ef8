"""Tokens: what they open, and how the tokens of a table are related.

Only hashes are stored. The tokens to join and to watch are derived from the host's, so a host can ask for them again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

import msgspec

from gloam.store.tokens import Token, opened_by
from gloam.table.table import Table

ID_BYTES = 8
ID = re.compile(r"[0-9A-Za-z_-]{1,64}")
TOKEN_BYTES = 24


class Access(msgspec.Struct, frozen=True):
    """What a request may do at a table. Whoever has any access may watch. `person` is 0 for nobody in particular."""

    person: int = 0
    host: bool = False
    join: bool = False


def new_table_id() -> str:
    """Thirteen small letters and digits that nobody guesses."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").lower()


def is_id(text: str) -> bool:
    """Whether a table or a campaign could have this name: what else stands in a path, a store need not be asked for.
    PostgreSQL has no NUL, and would say that something is wrong with itself."""
    return ID.fullmatch(text) is not None


def table_id(key: str) -> str:
    """The name of the table that is made with a key of the client's own: the same for the same key."""
    digest = hmac.digest(key.encode(), b"gloam table", hashlib.sha256)
    return base64.b32encode(digest[:ID_BYTES]).decode().rstrip("=").lower()


def derived(host: str, kind: str) -> str:
    """The join or watch token of a table, from the host's token."""
    digest = hmac.digest(host.encode(), f"gloam {kind}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def access(text: str, tokens: list[Token], table: Table) -> Access | None:
    """What this token opens; None for nothing. A listed table can be watched without one."""
    if not text:
        return Access() if table.settings.listed else None
    token = opened_by(text, tokens)
    if token is None:
        return None
    # The maker's own token opens the maker's seats and the host's doors.
    found = Access(token.person, host=token.kind == "host", join=token.kind in ("join", "host"))
    return found if stays(found.person, found.host, table) else None


def stays(person: int, host: bool, table: Table) -> bool:
    """Whether a person who came with a token is still at the table: holds a seat, or has asked for one."""
    return host or not person or table.people.here(person)


def bearer(header: str) -> str:
    """The token of an Authorization header; "" if there is none."""
    scheme, _, text = header.partition(" ")
    return text.strip() if scheme.lower() == "bearer" else ""
