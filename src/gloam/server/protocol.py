"""What travels between server and clients, as types. docs/protocol.md tells the story; the web client's TypeScript
types and the OpenAPI document are made from this module. What a table shows of itself stands in `gloam.table.wire`.

Times are milliseconds. Seats are letters. Tokens travel in the `Authorization: Bearer` header, in the first message of
a WebSocket, or in the fragment of a link: never in a path or a query.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gloam.core.game import Opening as Opening
from gloam.core.game import OptionValue
from gloam.core.match import Result
from gloam.core.words.lexicon import Phrase
from gloam.table.account import Account as Account
from gloam.table.wire import Change as Change
from gloam.table.wire import Ending as Ending
from gloam.table.wire import Heard as Heard
from gloam.table.wire import Hint as Hint
from gloam.table.wire import Line as Line
from gloam.table.wire import Moment as Moment
from gloam.table.wire import ReplayMoment as ReplayMoment
from gloam.table.wire import SeatInfo as SeatInfo
from gloam.table.wire import Settings as Settings
from gloam.table.wire import TableInfo as TableInfo
from gloam.table.wire import Told as Told
from gloam.table.wire import Update as Update
from gloam.table.wire import You as You

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
ShortText = Annotated[str, msgspec.Meta(max_length=64)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
RequestId = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
SeatLetter = Annotated[str, msgspec.Meta(max_length=1)]
SeatLetters = Annotated[str, msgspec.Meta(max_length=16)]
Key = Annotated[str, msgspec.Meta(pattern="^([!-~]{16,64})?$")]
NotesText = Annotated[str, msgspec.Meta(max_length=8_000)]
MARKS_DEPTH = 16
"""So deep marks of notes may be nested; what a board marks needs two or three."""


# Tables


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as scenarios write it, and which of its cases: "" for the first."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=32_000)]
    case: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `seat` is where the maker sits: one letter, several where the game lets one person hold
    several seats, "" for anywhere, "-" for nowhere (a TV or a judge).

    With `start` the other seats are filled with minds and the game begins at once. With the same `key` one table is
    made, however often the request arrives.

    With a `position` the game begins from there, which everybody is told who looks at the table. Its text says how many
    seats there are (`seats` is 0 then, or the same) and what the options are.
    """

    game: ShortText
    seats: Annotated[int, msgspec.Meta(ge=0, le=16)]
    name: Name
    options: dict[str, OptionValue] = {}
    settings: Settings = Settings()
    mind: ShortText = ""
    seat: SeatLetters = ""
    start: bool = False
    key: Key = ""
    position: WrittenPosition | None = None


class Keys(msgspec.Struct, frozen=True):
    """What the maker of a table gets: keep `host`; give `join` to friends, `watch` to onlookers and the TV.

    `seat` are the letters of the maker's seats, and `token` holds them.
    """

    table: str
    host: str
    join: str
    watch: str
    seat: str
    token: str


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat; "" takes the first free one. While the game is on, ask for a seat, whoever plays it.

    With a join or host token somebody new sits down, under this name. With a token that holds seats already, the same
    person takes one more, and the name is not needed. With the same `key` a newcomer sits down once, however often the
    request arrives.
    """

    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    seat: SeatLetter = ""
    key: Key = ""


class Seated(msgspec.Struct, frozen=True):
    """The seat taken, who took it, and the token that holds all seats of this person.

    `waits`: the game is on, and others have a word in who gets the seat. The token opens it when they have agreed, and
    nothing any more when somebody has said no.
    """

    table: str
    seat: str
    person: int
    token: str
    waits: bool = False


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to who asks for a seat; who asked says no to take it back."""

    agree: bool


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hand a seat over to another person at the table."""

    person: Annotated[int, msgspec.Meta(ge=1)]


class PutMind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a mind play a seat; "" takes the game's best."""

    mind: ShortText = ""


class PlayAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same people play the same game once more, at a new table; with `rotate` everybody moves one seat on."""

    rotate: bool = False


class NextTable(msgspec.Struct, frozen=True):
    """The table at which it goes on. Whoever has a token of the old table opens the new one with it."""

    table: str


class TableStatus(msgspec.Struct, frozen=True):
    """How a table stands, for whoever keeps a link to it: whether this viewer is asked now, the names of those of whom
    everybody knows that they are, how many seats are free, and how it ended. `position`: it begins from a position that
    somebody has set up."""

    table: str
    game: str
    phase: Literal["waiting", "playing", "over"]
    mine: bool
    asked: list[str]
    free: int
    touched: int
    outcome: Result | None
    next: str = ""
    position: bool = False


class ListedTable(msgspec.Struct, frozen=True):
    """An open table in the lobby. `join` is its public join token: a listed table is open to everybody. `position`: it
    begins from a position that somebody has set up."""

    table: str
    game: str
    host: str
    seats: int
    free: int
    phase: Literal["waiting", "playing", "over"]
    join: str
    position: bool = False


# Campaigns


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to be founded. With `file`, a campaign file as the terminal keeps it, it goes on from there.

    With the token of an owner it is one more of theirs; without one a new owner is made.
    """

    game: ShortText
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    file: dict[str, Any] | None = None


class CampaignKey(msgspec.Struct, frozen=True):
    """The campaign, and the token of its owner, which opens all of theirs."""

    campaign: str
    token: str


class NewSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next session of a campaign, as a table to be made: see NewTable. People, seats and options may be others than
    in the session before. `again` gives a session up that is not over, and begins where that one began."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    name: Name
    options: dict[str, OptionValue] = {}
    settings: Settings = Settings()
    mind: ShortText = ""
    seat: SeatLetters = ""
    start: bool = False
    again: bool = False


class SessionInfo(msgspec.Struct, frozen=True):
    """A session of a campaign: its table, whether it is `open`, `over`, or was `left` for another, and how it ended."""

    number: int
    table: str
    state: Literal["open", "over", "left"]
    seats: int
    made: int
    touched: int
    outcome: Result | None


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign as its owner sees it. `ready`: the next session can begin; `playing`: one is not over; `over`: the
    last has left nothing to continue with. `why` says why it cannot continue here, null if it can; `missing` says the
    same in English, with its details."""

    campaign: str
    game: str
    name: str
    made: int
    touched: int
    state: Literal["ready", "playing", "over"]
    sessions: list[SessionInfo]
    missing: str
    why: Phrase | None = None


# The stream of a table


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request with this id is on disk as table entry `seq`; said again for a repeated id.

    Of a chain of decisions `done` were taken; if it did not come to its end, `stopped` says why, to the first request
    only.
    """

    id: str
    seq: int
    done: int = 1
    stopped: Phrase | None = None


class RefusedRequest(msgspec.Struct, frozen=True, tag="refused"):
    """The rules refuse the choice; nothing has changed. Told to this seat alone."""

    id: str
    reason: Phrase


class WhyNot(msgspec.Struct, frozen=True, tag="reason"):
    """Why a choice is not open to a seat now; null if it is. Nothing has changed."""

    id: str
    reason: Phrase | None


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The request could not be taken: `stale`, `not-allowed`, `too-fast`, `full`, `bad-request`, `bad-position`,
    `gone`, `unavailable`; or `other-edition`: the table is one of other rules or other content, and only its account
    can be read. `wait` is how many milliseconds to wait before trying again, where that helps."""

    code: str
    message: str
    id: str = ""
    wait: int = 0


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answer to a ping."""

    now: int


def shallow(data: Any, depth: int) -> bool:
    """Whether data is nested so deep at most: what is read level by level may be too deep to be written again."""
    level = [data]
    for _ in range(depth):
        level = [
            inner
            for one in level
            if isinstance(one, (dict, list))
            for inner in (one.values() if isinstance(one, dict) else one)
        ]
        if not level:
            return True
    return not any(isinstance(one, (dict, list)) for one in level)


class Notes(msgspec.Struct, frozen=True, tag="notes", forbid_unknown_fields=True):
    """A person's own notes and board marks. Whoever writes them gives a word of its own in `by`, and knows the echo."""

    text: NotesText = ""
    marks: dict[str, Any] = {}
    by: ShortText = ""

    def __post_init__(self) -> None:
        if not shallow(self.marks, MARKS_DEPTH):
            raise ValueError(f"marks may be nested {MARKS_DEPTH} deep at most")


def kept_notes(body: str) -> Notes:
    """Notes as they were kept. What cannot be read, such as marks from before they had a depth, is no reason to keep a
    table from its people."""
    try:
        return msgspec.json.decode(body, type=Notes)
    except (msgspec.DecodeError, RecursionError):
        return Notes()


ServerMessage = Update | Change | Accepted | RefusedRequest | WhyNot | Failed | Notes | Pong


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a WebSocket; `token` "" watches a listed table. `since` is the last `seq` seen, and `side`
    the `you.side` of that update: where that has changed, everything is told from the beginning. Without a side the
    number is believed. With `changes` only the first update is whole, and what follows is what has changed."""

    token: ShortText = ""
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    side: SeatLetters | None = None
    changes: bool = False


class Decide(msgspec.Struct, frozen=True, tag="decide", forbid_unknown_fields=True):
    """Answer question number `ask`, or take an interrupt (`ask` 0), with an option in notation (`attack:B`).

    `seat` is the seat that decides; "" is right for whoever holds one only. So it is with all requests. `then` are the
    answers to the questions of the same kind that follow, taken one after the other until something comes up.
    """

    id: RequestId
    option: ShortText
    then: Annotated[list[ShortText], msgspec.Meta(max_length=64)] = []
    ask: Annotated[int, msgspec.Meta(ge=0)] = 0
    seat: SeatLetter = ""


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why an option, listed or not, is not open to a seat. It is a question: nothing happens."""

    id: RequestId
    option: ShortText
    seat: SeatLetter = ""


class TakeBack(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last decision back, if the table allows it and it is something still being put together."""

    id: RequestId
    seat: SeatLetter = ""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something on a channel."""

    id: RequestId
    text: ChatText
    channel: ShortText = "table"
    seat: SeatLetter = ""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Keeps a connection alive."""


ClientMessage = Hello | Decide | Why | TakeBack | Say | Ping


# Games, for the lobby and the boards


class SwitchInfo(msgspec.Struct, frozen=True):
    key: str
    values: list[OptionValue]
    default: OptionValue
    rules: list[str]


class SectionInfo(msgspec.Struct, frozen=True):
    id: str
    rules: list[str]


class GameCard(msgspec.Struct, frozen=True):
    """A game in the lobby: its name and what it is about, by language, for how many it is, which minds play it, whether
    it has campaigns, and how many minutes it takes, from and to (0 where nobody knows). `people` are the fewest and the
    most who can hold its seats, where one person may hold several."""

    id: str
    name: dict[str, str]
    pitch: dict[str, str]
    seats: list[int]
    minds: list[str]
    campaigns: bool
    minutes: tuple[int, int] = (0, 0)
    people: tuple[int, int] = (0, 0)


class GameInfo(msgspec.Struct, frozen=True):
    """A game for its tables. Words come from /text/{language}/{game}.ftl; `content` is what everybody may see of it.
    `moments` are the events that decide a game, each with the fact that names whose fate it is, "" for nobody's.
    `board` is where the module of a board lies that the game's package brings, `style` its style sheet; "" for none."""

    id: str
    seats: list[int]
    switches: list[SwitchInfo]
    minds: list[str]
    rulebook: list[SectionInfo]
    content: dict[str, Any]
    moments: dict[str, str] = {}
    board: str = ""
    style: str = ""


class OpenPage(msgspec.Struct, frozen=True):
    """A sealed page of a game that is open to whoever asked: its words, as Fluent, and its content if it has any."""

    page: str
    text: str
    content: dict[str, Any] | None
