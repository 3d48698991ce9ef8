"""A campaign in a file, played at this terminal: each session has a log beside the file, and what it leaves is written
to the file as soon as it is over.

The log names the campaign as it was when the session began. So a crash at any moment loses nothing and counts nothing
twice: if the log belongs to the present campaign, it is continued; if it is older, it is history.
"""

from __future__ import annotations

from pathlib import Path

from gloam.core.game import Game
from gloam.core.records.campaign import Campaign, founded, load_campaign
from gloam.core.records.carry import Carried
from gloam.store.campaign_file import save_campaign
from gloam.store.errors import StoreError
from gloam.store.filelog import FileLog, looked_at
from gloam.table.entries import Entry, Made
from gloam.table.table import Table


class CampaignFile:
    """A campaign and where it is kept. `number` is that of the session that is played, or comes next."""

    def __init__(self, path: Path, campaign: Campaign) -> None:
        self.path = path
        self.campaign = campaign

    @classmethod
    def open(cls, path: Path) -> CampaignFile | None:
        """The campaign in a file; None where there is no file. Raises CampaignError, and StoreError for the log of a
        session that has lost its campaign."""
        if path.exists():
            return cls(path, load_campaign(path))
        first = _log(path, 1)
        if first.exists():
            raise StoreError(f"{first} is a session of a campaign, but {path} is gone; move the log away to begin anew")
        return None

    @classmethod
    def found(cls, path: Path, game: Game) -> CampaignFile:
        """A campaign that begins, on the disk when this returns. Raises CampaignError and StoreError."""
        made = cls(path, founded(game, path.stem))
        save_campaign(made.campaign, path)
        return made

    @property
    def number(self) -> int:
        return len(self.campaign.sessions) + 1

    @property
    def log(self) -> Path:
        """Where the log of this session is."""
        return _log(self.path, self.number)

    @property
    def id(self) -> str:
        """What the log of this session calls the campaign: it is another after each session."""
        return self.campaign.fingerprint()

    def unfinished(self) -> Path | None:
        """The log of the session to go on with; None if none was begun. Raises StoreError for one of something else."""
        if not self.log.exists():
            return None
        stamp, entries, _ = looked_at(self.log)
        # Of another format there are no entries to look at: whoever opens it says so.
        if entries and not (isinstance(entries[0], Made) and entries[0].campaign == self.id):
            raise StoreError(f"{self.log} (of {stamp.game}) is no session of {self.path} as it stands; move it away")
        return self.log

    def ready(self, game: Game) -> Carried | None:
        """What the next session begins with. Raises CampaignError where there is none."""
        return self.campaign.ready(game)

    def begin(self, entries: list[Entry]) -> FileLog:
        """The log of the next session. Raises StoreError."""
        return FileLog.create(self.log, entries)

    def end(self, table: Table, at: int) -> None:
        """The session at this table is over: what it leaves is on the disk when this returns. Raises StoreError."""
        if table.made.campaign != self.id or table.play is None:
            return
        after = self.campaign.after(table.play.match, at)
        save_campaign(after, self.path)
        self.campaign = after


def _log(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.{number}.log")
