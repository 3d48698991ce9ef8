"""What can go wrong with a store, in one clear sentence each."""

from __future__ import annotations

from collections.abc import Callable


class StoreError(Exception):
    """The database cannot be opened, read or written; the message is for people."""


class NewerSchema(StoreError):
    """The database was written by a newer gloam."""


class OutOfStep(StoreError):
    """An append that does not continue the log: somebody else has written to this table."""


class OtherFormat(StoreError):
    """The log has other rules than this gloam plays. It can be read but not continued."""


class NoSuchTable(StoreError):
    """There is no table with this id."""


OnDisk = Callable[[BaseException | None], None]
"""Called with None when something is on disk, else with what went wrong."""
