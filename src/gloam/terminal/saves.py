"""The games that this user has started in a terminal: a folder of logs. Finished ones are renamed."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec

from gloam.core.game import GameError, game_named
from gloam.core.records.edition import FORMAT, difference, other_format
from gloam.core.words.text import in_english
from gloam.store.errors import StoreError
from gloam.store.filelog import FileLog, looked_at
from gloam.table.entries import Decided, Entry, Made, Sat, Undone

UNFINISHED = ".log"
OVER = ".over"


class Saved(msgspec.Struct, frozen=True):
    """A game in the folder. `people` are the letters of the seats of each person; `at` is when it was last played.

    `fault` says why it cannot be read; then what is known of it may be little. `other` says why it cannot be gone on
    with although it can be read: it is of other rules or other content than there are here.
    """

    path: Path
    game: str = ""
    seats: int = 0
    people: tuple[str, ...] = ()
    decisions: int = 0
    at: int = 0
    over: bool = False
    in_use: bool = False
    fault: str = ""
    other: str = ""


class Saves:
    """A folder of logs, made when the first one is. `file` is where the next log goes, if somebody wants it there."""

    def __init__(self, folder: Path, file: Path | None = None) -> None:
        self.folder = folder
        self._file = file

    def create(self, game: str, entries: list[Entry]) -> FileLog:
        """A log for a game that begins. Raises StoreError."""
        if self._file is not None:
            path, self._file = self._file, None
            return FileLog.create(path, entries)
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as e:
            raise StoreError(f"{self.folder} cannot be made: {e.strerror or e}") from None
        return FileLog.create(self.folder / f"{game}-{secrets.token_hex(4)}{UNFINISHED}", entries)

    def put_away(self, log: FileLog) -> None:
        """This game is over."""
        if log.path.parent == self.folder and log.path.suffix == UNFINISHED:
            log.rename(log.path.with_suffix(OVER))

    def games(self, game: str = "") -> list[Saved]:
        """All games in the folder, or those of one kind: the unfinished ones first, the last played before others."""
        found = [saved_at(path) for path in self._paths()]
        return sorted(
            (saved for saved in found if not game or saved.game == game),
            key=lambda saved: (saved.over, -saved.at, saved.path.name),
        )

    def unfinished(self, game: str = "") -> list[Saved]:
        """The games that are not over. Also those of other rules: whoever looks for one is told what became of it."""
        return [saved for saved in self.games(game) if not saved.over and not saved.in_use and not saved.fault]

    def _paths(self) -> list[Path]:
        try:
            paths = list(self.folder.iterdir())
        except OSError:
            return []
        return [path for path in paths if path.suffix in (UNFINISHED, OVER) and not path.name.startswith(".")]


def usual_folder() -> Path:
    """Where this user's games are kept."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "state") / "gloam" / "terminal"


def saved_at(path: Path) -> Saved:
    """What a log says of its game, wherever it lies."""
    over = path.suffix == OVER
    try:
        stamp, entries, in_use = looked_at(path)
    except StoreError as e:
        return Saved(path, over=over, fault=str(e))
    if stamp.gloam != FORMAT:
        other = in_english(other_format(stamp.gloam))
        at = path.stat().st_mtime_ns // 1_000_000
        return Saved(path, stamp.game, stamp.seats, at=at, over=over, in_use=in_use, other=other)
    people: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, Sat):
            people[entry.person] = people.get(entry.person, "") + entry.seat
    decisions = sum(isinstance(entry, Decided) for entry in entries)
    decisions -= sum(isinstance(entry, Undone) for entry in entries)
    at, other = entries[-1].at, _other(entries[0])
    return Saved(path, stamp.game, stamp.seats, tuple(people.values()), decisions, at, over, in_use, other=other)


def _other(made: Entry) -> str:
    """Why a game can't be resumed here, as a clause; "" if it can."""
    if not isinstance(made, Made):
        return ""
    try:
        return in_english(difference(made.game, made.edition, game_named(made.game).edition))
    except GameError as e:
        return str(e)
