"""The log of a table, entry by entry. A table is the fold of its entries, and nothing else.

Entries hold secrets (the seed, private choices); they never leave the server while the game lasts.
"""

from __future__ import annotations

import functools

import msgspec

from gloam.core.game import OptionValue
from gloam.core.positions.beginning import Beginning, Position
from gloam.core.records.carry import Carried
from gloam.core.records.edition import FORMAT, Edition
from gloam.table.wire import By, Settings


class _Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=str.lower):
    """`at` is the moment in milliseconds."""

    at: int


class Made(_Entry, frozen=True):
    """The first entry: which game, begun how, under which options, run how.

    `seed`, `carried` and `position` are those of its `Beginning`: they stand beside the rest, so that logs from before
    there were positions are read as well. `version`, `content` and `pack` are those of its `Edition`. Where the table
    is a session of a campaign, `campaign` is the id of that.
    """

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    settings: Settings
    host: str
    gloam: int = FORMAT
    version: int = 1
    content: str = ""
    pack: str = ""
    campaign: str = ""
    carried: Carried | None = None
    position: Position | None = None

    @property
    def beginning(self) -> Beginning:
        return Beginning(self.seed, self.carried, self.position)

    @property
    def edition(self) -> Edition:
        return _edition(self.gloam, self.version, self.content, self.pack)


@functools.lru_cache(256)
def _edition(gloam: int, version: int, content: str, pack: str) -> Edition:
    """Asked for at every decision, and the same for most tables."""
    return Edition(gloam, version, content, pack)


class Sat(_Entry, frozen=True):
    """A person took a seat, or came back to it. A new person has the next number; with an old one the same person
    holds one seat more."""

    seat: str
    name: str
    person: int


class Minded(_Entry, frozen=True):
    """A mind plays this seat from now on; a person who held it can come back."""

    seat: str
    mind: str


class Freed(_Entry, frozen=True):
    """Nobody holds this seat any more. From this entry on the former holder's token doesn't open it."""

    seat: str


class Handed(_Entry, frozen=True):
    """A person who is already at the table holds this seat from now on, in place of its former holder."""

    seat: str
    person: int


class Wished(_Entry, frozen=True):
    """A person asks for a seat of a running game; a new one has the next number, and a token from then on."""

    seat: str
    name: str
    person: int


class Agreed(_Entry, frozen=True):
    """This person agrees to the wish for a seat. The last word that was needed is followed by `Handed`."""

    seat: str
    person: int


class Declined(_Entry, frozen=True):
    """The wish for a seat is off: this person declined it, or withdrew it."""

    seat: str
    person: int


class Started(_Entry, frozen=True):
    """All seats are held: the game was dealt."""


class Decided(_Entry, frozen=True):
    """A seat answered its question or took an interrupt. `id` is the request's, "" for minds and clocks.

    `also` are further seats of the same person, for which the same answer was given to what a group decides together.
    """

    seat: str
    option: str
    by: By
    id: str = ""
    also: str = ""


class Fixed(_Entry, frozen=True):
    """The next draw of this name is scripted, at a table that began from a position. Those that were scripted before
    the first decision belong to the position."""

    name: str
    numbers: list[int]


class Undone(_Entry, frozen=True):
    """A seat took its last decision back."""

    seat: str
    id: str = ""


class Said(_Entry, frozen=True):
    """A line of talk; `audience` is the mask of seats that hear it, -1 for everybody."""

    seat: str
    channel: str
    text: str
    audience: int
    id: str = ""


class Again(_Entry, frozen=True):
    """After the end: the same people play again at this table."""

    table: str


Entry = (
    Made
    | Sat
    | Minded
    | Freed
    | Handed
    | Wished
    | Agreed
    | Declined
    | Started
    | Decided
    | Fixed
    | Undone
    | Said
    | Again
)
