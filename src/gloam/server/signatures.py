"""Signatures on campaign files: that this server wrote one, and that nobody has changed it since.

The signature covers the file's digest, with a secret from the database. So a file is recognised as long as the database
exists, on whatever server.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from gloam.core.records.campaign import Campaign

SECRET = "campaigns"
"""The name of the secret in the store."""


def signed(campaign: Campaign, secret: str) -> Campaign:
    return msgspec.structs.replace(campaign, signature=_signature(campaign, secret))


def is_signed(campaign: Campaign, secret: str) -> bool:
    """Whether this server wrote the file, just so."""
    return hmac.compare_digest(campaign.signature.encode(), _signature(campaign, secret).encode())


def _signature(campaign: Campaign, secret: str) -> str:
    words = f"gloam campaign {campaign.fingerprint()}"
    return hmac.digest(secret.encode(), words.encode(), hashlib.sha256).hex()
