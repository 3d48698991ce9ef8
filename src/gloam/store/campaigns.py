"""What a store keeps of campaigns."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloam.core.records.carry import Carried
from gloam.table.wire import TableCard

SessionState = Literal["open", "over", "left"]
"""Of a session: it is being played, it has ended, it was given up for another."""


class KeptSession(msgspec.Struct, frozen=True):
    """A session: its number from 1 on, its table with its card, and what it has left, if it has ended."""

    number: int
    table: str
    state: SessionState
    card: TableCard
    carried: Carried | None = None


class KeptCampaign(msgspec.Struct, frozen=True):
    """A campaign of one owner, of whose token the digest is kept. `start` is what its first session begins with."""

    campaign: str
    owner: str
    game: str
    name: str
    made: int
    touched: int
    start: Carried | None = None
    sessions: list[KeptSession] = []

    @property
    def open(self) -> KeptSession | None:
        """The session that is being played."""
        return next((one for one in self.sessions if one.state == "open"), None)

    @property
    def last(self) -> KeptSession | None:
        """The last session that has ended."""
        return next((one for one in reversed(self.sessions) if one.state == "over"), None)

    @property
    def over(self) -> bool:
        """Whether the last session has left nothing to go on with."""
        return self.last is not None and self.last.carried is None

    @property
    def carried(self) -> Carried | None:
        """What the next session begins with."""
        return self.start if self.last is None else self.last.carried


class SessionOfTable(msgspec.Struct, frozen=True):
    """Which session of which campaign a table is. `leaving` says that an open one is given up for it."""

    campaign: str
    number: int
    leaving: bool = False
