"""Tokens: what they open, and how those of a table hang together.

Only hashes are kept. The tokens to join and to watch follow from the host's, so that a host can ask for them again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec

from gloam.store.tokens import Token, opened_by

ID_BYTES = 8
TOKEN_BYTES = 24


class Access(msgspec.Struct, frozen=True):
    """What a request may do at a table. Whoever has any access may watch."""

    seat: str = ""
    host: bool = False
    join: bool = False


def new_table_id() -> str:
    """Thirteen small letters and digits that nobody guesses."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").lower()


def derived(host: str, kind: str) -> str:
    """The join or watch token of a table, from the host's token."""
    digest = hmac.digest(host.encode(), f"gloam {kind}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def access(text: str, tokens: list[Token], listed: bool) -> Access | None:
    """What this token opens; None for nothing. A listed table can be watched without one."""
    if not text:
        return Access() if listed else None
    token = opened_by(text, tokens)
    if token is None:
        return None
    # The token of the maker's seat opens the seat and the host's doors.
    return Access(token.seat, host=token.kind == "host", join=token.kind in ("join", "host"))


def bearer(header: str) -> str:
    """The token of an Authorization header; "" if there is none."""
    scheme, _, text = header.partition(" ")
    return text.strip() if scheme.lower() == "bearer" else ""
