"""Writes a campaign to a file atomically: a crash leaves either the old file or the new one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from gloam.core.records.campaign import Campaign
from gloam.store.errors import StoreError


def save_campaign(campaign: Campaign, path: Path) -> None:
    """In place of what was there, on disk when this returns. Raises StoreError."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(campaign.to_json())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
        _flush_folder(path.parent)
    except OSError as e:
        raise StoreError(f"cannot write {path}: {e.strerror}") from None


def _flush_folder(folder: Path) -> None:
    """The name is on disk, too, where folders can be flushed."""
    if os.name == "posix":
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)
