"""The letter that the poachers find with their first hare: a sealed page (PO-306)."""

from __future__ import annotations

import msgspec


class Hollow(msgspec.Struct, forbid_unknown_fields=True):
    """The file content/sealed/hollow.toml: where a map shows it."""

    found_at: str
