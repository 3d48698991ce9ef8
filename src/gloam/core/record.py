"""Records: seed, options and decisions of a game, from which it can be replayed exactly."""

from __future__ import annotations

from pathlib import Path

import msgspec

from gloam.core.game import OptionValue

FORMAT = 2
"""Changes whenever the same seed and decisions would give another game: older records are refused then."""


class RecordError(ValueError):
    """A record that cannot be read or does not replay."""


class Record(msgspec.Struct, frozen=True):
    """A whole game: replay, undo, bug report and training data at once. Not for players while the game lasts."""

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    decisions: list[str]
    digest: str
    gloam: int = FORMAT

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _Stamp(msgspec.Struct):
    gloam: int


def record_from(data: bytes, name: str) -> Record:
    """Read a record; raises RecordError with one clear sentence that names the file."""
    try:
        stamp = msgspec.json.decode(data, type=_Stamp)
    except _UNREADABLE as e:
        raise RecordError(f"{name} is not a whole gloam record: {e}") from None
    if stamp.gloam != FORMAT:
        raise RecordError(f"{name} is a record of format {stamp.gloam}; this gloam replays format {FORMAT}")
    try:
        return msgspec.json.decode(data, type=Record)
    except _UNREADABLE as e:
        raise RecordError(f"{name} is not a whole gloam record: {e}") from None


def load_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as e:
        raise RecordError(f"cannot read {path}: {e.strerror}") from None
    return record_from(data, str(path))
