"""Writing the record of a finished game to a file. It holds the seed, so nobody gets one while the game lasts."""

from __future__ import annotations

import secrets
from pathlib import Path

from gloam.core.records.record import Record

SEED_RANGE = 10**9


def fresh_seed() -> int:
    """The seed of a new game, short enough to be typed again."""
    return secrets.randbelow(SEED_RANGE)


def record_path(record: Record, folder: Path) -> Path:
    """A file name that says which game it was and is not taken yet."""
    name = f"gloam-{record.game}-{record.seed}"
    path, number = folder / f"{name}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path


def write_record(record: Record, path: Path) -> None:
    """Raises OSError if it cannot be written; an existing file is never overwritten."""
    with path.open("xb") as file:
        file.write(record.to_json())
