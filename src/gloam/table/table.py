"""A table: one game with people and minds in its seats, as the fold of its log."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from gloam.core.game import Game, OptionValue, game_named
from gloam.core.lexicon import Phrase
from gloam.core.match import Match
from gloam.core.record import Record
from gloam.table.entries import Entry
from gloam.table.thinking import Thinking, Thought
from gloam.table.wire import By, Card, Ending, Hint, ReplayMoment, Settings, TableInfo, Update


class TableError(Exception):
    """A request the table does not take: `not-allowed`, `stale` or `bad-request`; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class RuleRefusal(Exception):
    """The rules refuse the choice; nothing has changed. `reason` is for the asking seat alone."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(f"{reason.rule}: {reason.key}")
        self.reason = reason


class LogError(Exception):
    """A log that does not make a table: an unknown game, other rules, a broken entry."""


class Taken(msgspec.Struct, frozen=True):
    """A request was taken: these entries, already applied, continue the log at number `first`.

    They must be durable before anybody is told. `repeated` is the request's number in the log if it was taken long
    ago (no entries then). `held`: the answer waits for its private window to close; it will come out of `expire` with
    its id, and only then may it be acknowledged.
    """

    first: int
    entries: list[Entry] = []
    repeated: int = 0
    held: bool = False


class Table:
    """A table in memory. Every change is an entry; `now` is always given by the caller, in milliseconds.

    Requests raise TableError or RuleRefusal and change nothing then. The caller sees to it that one request at a time
    is applied, made durable and told. Seats are letters; the viewer "" is a spectator.
    """

    table: str
    game: Game
    settings: Settings
    seq: int  # the number of entries, as the store counts them

    # Making

    @classmethod
    def make(
        cls,
        table: str,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue],
        settings: Settings,
        host: str,
        now: int,
    ) -> tuple[Table, list[Entry]]:
        """A new table with its first entry. Raises GameError for wrong seats or options."""
        raise NotImplementedError

    @classmethod
    def load(cls, entries: Iterable[Entry], now: int, find: Callable[[str], Game] = game_named) -> Table:
        """The table that these entries make. Raises LogError.

        Held answers are gone, and private windows open anew at `now`; a clock that ran out meanwhile waits a little.
        """
        raise NotImplementedError

    # Seats

    def sit(self, seat: str, name: str, now: int) -> Taken:
        """A person takes a free seat ("" for the first one); `taken.entries[0].seat` says which."""
        raise NotImplementedError

    def put_mind(self, seat: str, mind: str, now: int) -> Taken:
        """A mind plays this seat, free or not ("" for the game's best)."""
        raise NotImplementedError

    def take_mind(self, seat: str, now: int) -> Taken:
        """The mind leaves: the person who held the seat before comes back, or else the seat is free."""
        raise NotImplementedError

    def free(self, seat: str, now: int) -> Taken:
        """Nobody holds this seat any more. Its tokens must be revoked by the caller."""
        raise NotImplementedError

    def start(self, now: int, mind: str | None = None) -> Taken:
        """Deal. Free seats are refused, or filled with this mind ("" for the game's best)."""
        raise NotImplementedError

    # Playing

    def decide(self, seat: str, option: str, ask: int, id: str, now: int, by: By = "human") -> Taken:  # noqa: A002
        """Answer question number `ask`, or take an interrupt (`ask` 0), with an option in notation."""
        raise NotImplementedError

    def undo(self, seat: str, id: str, now: int) -> Taken:  # noqa: A002
        """Take the seat's last decision back, if the table allows it, nothing was revealed and nobody else acted."""
        raise NotImplementedError

    def say(self, seat: str, text: str, channel: str, id: str, now: int) -> Taken:  # noqa: A002
        """Say something on a channel of the game."""
        raise NotImplementedError

    def next_deadline(self) -> int | None:
        """When `expire` must be called although nothing happens."""
        raise NotImplementedError

    def expire(self, now: int) -> Taken:
        """Whatever is due at `now`: private windows that close, clocks that ran out."""
        raise NotImplementedError

    # Minds

    def wanted(self, now: int) -> Thinking | None:
        """What the minds must be asked now; None if there is nothing new to ask."""
        raise NotImplementedError

    def thought(self, thought: Thought, now: int) -> Taken:
        """Hand in what the minds decided. A thought for a moment that has passed does nothing."""
        raise NotImplementedError

    def hint_wanted(self, seat: str, mind: str = "") -> Thinking:
        """What a mind must be asked to give this seat a hint."""
        raise NotImplementedError

    def hint(self, thinking: Thinking, thought: Thought) -> Hint:
        """The hint from the thought."""
        raise NotImplementedError

    # Seeing

    def update_for(
        self, viewer: str, since: int, now: int, host: bool = False, online: Collection[str] = ()
    ) -> Update:
        """All that a viewer needs to go on from its number `since`; 0 is the beginning."""
        raise NotImplementedError

    def info(self, now: int, viewer: str = "", online: Collection[str] = ()) -> TableInfo:
        """The table as everybody sees it."""
        raise NotImplementedError

    def number_for(self, viewer: str, seq: int) -> int:
        """An entry's number as this viewer counts: whispers it does not hear are left out."""
        raise NotImplementedError

    def concerns(self, viewer: str, entry: Entry) -> bool:
        """Whether a viewer is told of an entry at all: False only for whispers between others."""
        raise NotImplementedError

    def card(self) -> Card:
        """What the store keeps beside the log."""
        raise NotImplementedError

    # After the end (TableError not-allowed before)

    def ending(self) -> Ending:
        """The full reveal."""
        raise NotImplementedError

    def record(self) -> Record:
        """The record that replays the game."""
        raise NotImplementedError

    def replay(self, at: int, seat: str) -> ReplayMoment:
        """The game after decision number `at`, as this seat ("" for a spectator) saw it, beside the truth."""
        raise NotImplementedError

    def match_at(self, at: int) -> Match:
        """The match after decision number `at`: `gloam.scenario.export.export` makes a scenario of it."""
        raise NotImplementedError
