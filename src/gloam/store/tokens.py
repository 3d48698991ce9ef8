"""Tokens: showing one lets you do what it opens. Only their digests are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Literal

import msgspec

TokenKind = Literal["host", "join", "watch", "seat"]


class Token(msgspec.Struct, frozen=True):
    """What is kept of a token: its SHA-256, what it opens, and which person of the table it stands for, if any.

    Which seats that person holds is what the log of the table says at that moment.
    """

    digest: str
    kind: TokenKind
    person: int = 0


def new_token() -> str:
    """A text that nobody guesses."""
    return secrets.token_urlsafe(24)


def token_of(text: str, kind: TokenKind, person: int = 0) -> Token:
    """What to keep of a new token."""
    return Token(_digest(text), kind, person)


def opened_by(text: str, tokens: Iterable[Token]) -> Token | None:
    """The token that this text is. All are compared, each in constant time."""
    digest, found = _digest(text), None
    for token in tokens:
        if hmac.compare_digest(token.digest, digest):
            found = token
    return found


def digest_of_token(text: str) -> str:
    """What is kept of a token by which something is found."""
    return _digest(text)


def same_digest(digest: str, text: str) -> bool:
    """Whether this text is the token of which the digest was kept; compared in constant time."""
    return hmac.compare_digest(digest, _digest(text))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
