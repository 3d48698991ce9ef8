"""What a table shows of itself, as types: the part of the protocol that needs no network.

`gloam.server.protocol` hands these types on beside its own. Times are milliseconds. Seats are letters.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gloam.core.belief import Shades
from gloam.core.game import OptionValue, Outcome
from gloam.core.match import Choice, Result, Sight
from gloam.core.records.edition import Edition
from gloam.core.words.lexicon import Phrase

Phase = Literal["waiting", "playing", "over"]
Holder = Literal["free", "human", "mind"]
By = Literal["human", "mind", "clock"]

TEXT_KEYS: dict[str, tuple[str, ...]] = {
    "event-from-position": (),
    "event-draw-scripted": (),
    "event-taken-back": ("who",),
    "event-clock-acted": ("who",),
    "event-seat-handed-over": ("who", "seat"),
    "event-mind-in": ("who", "seat"),
    "event-came-back": ("who", "seat"),
    "event-left": ("who", "seat"),
    "event-seat-wished": ("seat",),
    "event-seat-agreed": ("who", "seat"),
    "event-seat-declined": ("seat",),
    "stands-nothing": (),
    "stands-others": (),
    "stands-settled": (),
    "stands-window": (),
    "stands-looked": (),
    "stands-searched": (),
    "stands-asked": (),
    "stands-rolled": (),
    "stands-drawn": (),
    "stands-moved": (),
    "stands-shown": (),
    "stands-ended": (),
    "stands-done": (),
    "stop-over": (),
    "stop-told": (),
    "stop-asked": (),
    "stop-question": (),
    "hint-only": (),
    "hint-best": (),
}
"""What a table says beside its game."""


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a table is run. `seconds` is for the clock: per decision, or per player and game.

    `window` is how long every private reaction lasts, whoever has one or has none; 0 waits for all answers (play over
    days). `pace` is the pause before a mind moves. `beliefs` shows everybody what can be believed from what they know.
    """

    clock: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=604_800)] = 90
    undo: bool = True
    hints: bool = True
    beliefs: bool = False
    listed: bool = False
    talk: bool = True
    window: Annotated[int, msgspec.Meta(ge=0, le=30_000)] = 4_000
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 900


class Wish(msgspec.Struct, frozen=True, gc=False):
    """Somebody asks for a seat of a running game: who, the people who have agreed, and those whose word is needed."""

    person: int
    name: str
    agreed: list[int]
    needed: list[int]


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """A seat as everybody sees it. `clock` is what is left of a game clock.

    `person` is the number of who holds it, or for whom a mind stands in; 0 for nobody. Whoever holds several seats has
    the same number in all of them. `before` are the names of those who held it earlier in this game, "" for a mind;
    `wish` is who asks for it. `opposed` are the letters of the seats that nobody may hold together with it.
    """

    seat: str
    holder: Holder
    person: int
    name: str
    mind: str
    online: bool
    clock: int | None
    before: list[str] = []
    wish: Wish | None = None
    opposed: str = ""


class You(msgspec.Struct, frozen=True, gc=False):
    """What the token of this request may do: the letters of the seats it holds, and whose it is.

    `side` are the seats whose knowledge this viewer has: its own, and those that share with them.
    """

    seats: str
    side: str
    person: int
    host: bool


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """A table as everybody sees it. `deadline` is when a clock decides or a private window closes.

    One person may hold `each` seats of it. `campaign` is the id of the campaign that it is a session of, "" for none.
    `position`: the game begins from a position that somebody has set up, who knows everything that is hidden in it.
    After the end `next` is the table at which the same people play again, "" while there is none.
    """

    table: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    each: int
    options: dict[str, OptionValue]
    settings: Settings
    seq: int
    # The deadline of a quiet question shows to its own side only.
    deadline: int | None
    made: int
    campaign: str = ""
    next: str = ""
    position: bool = False


class Heard(msgspec.Struct, frozen=True, gc=False):
    """An event told to this viewer. `n` counts this viewer's events; `seq` is the table entry that caused it.

    `private` says that not everybody was told, so that a screen others can see keeps it covered. `when` is as the game
    counts: a round, a turn.
    """

    n: int
    seq: int
    phrase: Phrase
    private: bool = False
    when: int = 0


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of talk."""

    n: int
    at: int
    seat: str
    name: str
    channel: str
    text: str


class Update(msgspec.Struct, frozen=True, gc=False, tag="update"):
    """Everything this viewer needs to go on from `since`: the table, its own sight, what it has heard since then.

    With `since` 0 it is everything from the beginning: forget what came before. `seq` counts what this viewer may know
    of: neither a whisper between others nor what they decide out of sight leaves a gap.

    By seat letter: `asks` numbers the open questions to this viewer's seats; an answer must name the number, so that it
    cannot answer a later one. `held` are the seats whose answer to a private question is in and waits for the window to
    close. `undo` is the seat whose last decision this viewer may take back, "" for none; `stands` is why the viewer's
    own last decision cannot be taken back, as the message `stands-...` says it. `channels` are where each seat may
    talk. `shades` is what this viewer can believe, where the table shows it.
    """

    seq: int
    since: int
    now: int
    table: TableInfo
    you: You
    sight: Sight | None
    asks: dict[str, int]
    held: str
    undo: str
    stands: str
    events: list[Heard]
    talk: list[Line]
    channels: dict[str, list[str]]
    shades: Shades | None


Splice = tuple[int, int, list[Any]]
"""Where in a list, how many are taken out there, and what is put in."""


class Change(msgspec.Struct, frozen=True, gc=False, tag="change", omit_defaults=True):
    """What has changed since the last update or change on this connection, for whoever asked for changes.

    The keys of `set` and `splice` are JSON pointers (RFC 6901) into that update: the values of `set` take the place of
    what is there, `splice` takes a piece out of a list and puts another in. No pointer leads into what another one
    changes, so their order does not matter. `seq` is also that of the table; `events` and `talk` are those since then.
    """

    seq: int
    now: int
    set: dict[str, Any] = {}
    splice: dict[str, Splice] = {}
    events: list[Heard] = []
    talk: list[Line] = []


class Told(msgspec.Struct, frozen=True, gc=False):
    """What was told, when (as the game counts) and to whom: letters of seats, "" for everybody."""

    when: int
    audience: str
    phrase: Phrase


class ReplayMoment(msgspec.Struct, frozen=True, gc=False):
    """The game after decision number `at`: what some seats saw then, the truth, and what was told by this decision.

    `shades` is what each seat could have believed at that moment; empty for a game without beliefs. `history` is all
    that these seats had been told by then; where no seat is named, all that anybody had been told.
    """

    at: int
    of: int
    decision: str
    sight: Sight
    truth: dict[str, Any]
    events: list[Phrase]
    shades: dict[str, Shades]
    history: list[Told]


class Moment(msgspec.Struct, frozen=True, gc=False):
    """Something that decided the game: by which decision it came about, and what was told."""

    at: int
    when: int
    phrase: Phrase


class Ending(msgspec.Struct, frozen=True, gc=False):
    """The full reveal, with all that was told to anybody. `goes_on`: this was a session of a campaign, and another can
    follow on it. By seat letter: `verdicts` are results in words that fit the game, where it has any, and `who` is who
    everybody was, as references. `moments` are what decided the game, in order, and `story` tells how it went, where
    the game has words for it."""

    outcome: Result
    truth: dict[str, Any]
    decisions: int
    history: list[Told]
    goes_on: bool = False
    verdicts: dict[str, Phrase] = {}
    who: dict[str, list[str]] = {}
    moments: list[Moment] = []
    story: list[Phrase] = []


class Hint(msgspec.Struct, frozen=True, gc=False):
    """What a mind would do in this seat, from this seat's view."""

    choice: Choice
    mind: str
    reason: Phrase


class TableCard(msgspec.Struct, frozen=True, gc=False):
    """What is kept about a table beside its log, to list it and to wake it without reading the log. All public.

    `wake` is when the table needs attention although nobody asks: a clock runs out, a window closes. `outcome` is there
    after the end, and `edition` tells without the log whether the table can continue here. `people` are
    those who are at a table that is over, whose tokens open it still; None while it is not, or where nobody wrote it.
    `next` is where the same people play again. `position` says that it begins from one.
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
    edition: Edition | None = None
    outcome: Outcome | None = None
    people: list[int] | None = None
    next: str = ""
    position: bool = False
