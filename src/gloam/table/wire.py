"""What a table shows of itself, as types: the part of the protocol that needs no network.

`gloam.server.protocol` hands these types on beside its own. Times are milliseconds. Seats are letters.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gloam.core.game import OptionValue, Outcome
from gloam.core.lexicon import Phrase
from gloam.core.match import Choice, Sight

Phase = Literal["waiting", "playing", "over"]
Holder = Literal["free", "human", "mind"]
By = Literal["human", "mind", "clock"]

TEXT_KEYS: dict[str, tuple[str, ...]] = {"event-taken-back": ("who",), "hint-only": (), "hint-best": ()}
"""What a table says beside its game."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. `seconds` is for the clock: per decision, or per player and game.

    `window` is how long every private reaction lasts, whoever has one or has none; 0 waits for all answers (play over
    days). `pace` is the pause before a mind moves.
    """

    clock: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=604_800)] = 90
    undo: bool = True
    hints: bool = True
    listed: bool = False
    talk: bool = True
    window: Annotated[int, msgspec.Meta(ge=0, le=30_000)] = 4_000
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 900


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `clock` is what is left of a game clock."""

    seat: str
    holder: Holder
    name: str
    mind: str
    online: bool
    clock: int | None


class You(msgspec.Struct, frozen=True):
    """What the token of this request may do."""

    seat: str
    host: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it. `deadline` is when a clock decides or a private window closes."""

    table: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    settings: Settings
    seq: int
    # The deadline of a quiet question shows to its own seat only.
    deadline: int | None
    made: int


class Heard(msgspec.Struct, frozen=True):
    """An event told to this viewer. `n` counts this viewer's events; `seq` is the table entry that caused it.

    `private` says that not everybody was told, so that a screen others can see keeps it covered.
    """

    n: int
    seq: int
    phrase: Phrase
    private: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of talk."""

    n: int
    at: int
    seat: str
    name: str
    channel: str
    text: str


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Everything this viewer needs to go on from `since`: the table, its own sight, what it has heard since then.

    `ask` numbers the open question to this seat; an answer must name it, so that it cannot answer a later one.
    `undo` says whether this seat may take its last decision back. `held` says that this seat's answer to a private
    question is in and waits for the window to close. `seq` counts what this viewer may know of: a whisper between
    others leaves no gap.
    """

    # What others decide out of sight leaves no gap either.
    seq: int
    now: int
    table: TableInfo
    you: You
    sight: Sight | None
    ask: int
    undo: bool
    held: bool
    events: list[Heard]
    talk: list[Line]
    channels: list[str]


class ReplayMoment(msgspec.Struct, frozen=True):
    """The game after decision number `at`: what a seat saw then, the truth now, and what was told by this decision."""

    at: int
    of: int
    decision: str
    sight: Sight
    truth: dict[str, Any]
    events: list[Phrase]


class Ending(msgspec.Struct, frozen=True):
    """The full reveal."""

    outcome: Outcome
    truth: dict[str, Any]
    decisions: int


class Hint(msgspec.Struct, frozen=True):
    """What a mind would do in this seat, from this seat's view."""

    choice: Choice
    mind: str
    reason: Phrase


class Card(msgspec.Struct, frozen=True):
    """What is kept about a table beside its log, to list it and to wake it without reading the log. All public.

    `wake` is when the table needs attention although nobody asks: a clock runs out, a window closes.
    """

    game: str
    host: str
    seats: int
    free: int
    phase: Phase
    listed: bool
    minds: int
    made: int
    touched: int
    wake: int | None
