"""Writing the record of a finished game to a file. It holds the seed, so nobody gets one while the game lasts."""

from __future__ import annotations

import secrets
from pathlib import Path

from gloam.core.match import Match

SEED_RANGE = 10**9


def fresh_seed() -> int:
    """The seed of a new game, short enough to be typed again."""
    return secrets.randbelow(SEED_RANGE)


def record_path(match: Match, folder: Path) -> Path:
    """A file name that says which game it was and is not taken yet."""
    name = f"gloam-{match.game.id}-{match.seed}"
    path, number = folder / f"{name}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path


def write_record(match: Match, path: Path) -> None:
    """Raises OSError if it cannot be written; an existing file is never overwritten."""
    with path.open("xb") as file:
        file.write(match.record().to_json())
