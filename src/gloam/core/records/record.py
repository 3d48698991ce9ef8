"""Records: beginning, options and decisions of a game, from which it can be replayed exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from gloam.core.game import Game, OptionValue, Outcome
from gloam.core.positions.beginning import Beginning, Draw, Position
from gloam.core.records.carry import Carried
from gloam.core.records.edition import FORMAT as FORMAT
from gloam.core.records.edition import Edition, difference
from gloam.core.words.text import in_english


class RecordError(ValueError):
    """A record that cannot be read or does not replay."""


class Sketch(msgspec.Struct, frozen=True):
    """What can be told of a game without playing it: all that a record of another edition still says."""

    game: str = ""
    seats: int = 0
    decisions: list[str] = []
    outcome: Outcome | None = None


class OtherEdition(RecordError):
    """A record of other rules or other content than there are here. It is told as far as it can be: `sketch`."""

    def __init__(self, message: str, sketch: Sketch) -> None:
        super().__init__(message)
        self.sketch = sketch


class Record(msgspec.Struct, frozen=True):
    """A whole game: replay, undo, bug report and training data at once. Not for players while the game lasts.

    `seed`, `carried` and `position` are those of its `beginning`; they stand beside the rest, so that records from
    before there were positions are read as well. `draws` were scripted later. `outcome` is there for whoever cannot
    replay it.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    decisions: list[str]
    digest: str
    gloam: int = FORMAT
    version: int = 1
    content: str = ""
    pack: str = ""
    carried: Carried | None = None
    outcome: Outcome | None = None
    position: Position | None = None
    draws: list[Draw] = []

    @property
    def beginning(self) -> Beginning:
        return Beginning(self.seed, self.carried, self.position)

    @property
    def edition(self) -> Edition:
        return Edition(self.gloam, self.version, self.content, self.pack)

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def sketch(self) -> Sketch:
        return Sketch(self.game, self.seats, self.decisions, self.outcome)

    def check_edition(self, game: Game) -> None:
        """Raises OtherEdition where this record is not one of these rules and this content."""
        missing = in_english(difference(game.id, self.edition, game.edition))
        if missing:
            raise OtherEdition(f"this record cannot be replayed here: {missing}", self.sketch())


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _Stamp(msgspec.Struct):
    gloam: int


def record_from(data: bytes, name: str) -> Record:
    """Read a record; raises RecordError with one clear sentence that names the file.

    One of another format of gloam is OtherEdition, with as much of it as can be told.
    """
    try:
        stamp = msgspec.json.decode(data, type=_Stamp)
        plain = msgspec.json.decode(data, type=dict[str, Any])
    except _UNREADABLE as e:
        raise RecordError(f"{name} is not a whole gloam record: {e}") from None
    if stamp.gloam != FORMAT:
        message = f"{name} is a record of format {stamp.gloam}; this gloam replays format {FORMAT}"
        raise OtherEdition(message, _sketch(plain))
    try:
        return msgspec.json.decode(data, type=Record)
    except _UNREADABLE as e:
        raise RecordError(f"{name} is not a whole gloam record: {e}") from None


def _sketch(plain: dict[str, Any]) -> Sketch:
    """Field by field: what another format calls otherwise is left out."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Sketch):
        try:
            found[field.name] = msgspec.convert(plain[field.name], field.type, strict=False)
        except (KeyError, msgspec.ValidationError):
            continue
    return Sketch(**found)


def load_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as e:
        raise RecordError(f"cannot read {path}: {e.strerror}") from None
    return record_from(data, str(path))
