"""What one session of a campaign hands to the next: a value of the game, written down with its version."""

from __future__ import annotations

from typing import Any

import msgspec


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A carried value as it is written down. `version` is that of the value, which outlives versions of the rules.

    It may hold what nobody at the table knows yet, so it is no more for players than a record is.
    """

    game: str
    version: int
    value: dict[str, Any]
