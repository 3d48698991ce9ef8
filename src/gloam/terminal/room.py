"""A table at this terminal: people before one screen, minds in this process, a log on the disk. It knows no screen.

The table is the one of the server, and time is an argument of it as there. The terminal sets its own pace, so the table
has none, and its private windows wait for all answers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from gloam.core.belief import Shades
from gloam.core.game import Game, OptionValue, game_named
from gloam.core.match import Match, Sight
from gloam.core.positions.beginning import Beginning, Position
from gloam.core.state import EVERYONE, NOBODY, PASS, Decision, hears
from gloam.core.words.lexicon import SEVERAL, Phrase, seat_letter, seat_letters
from gloam.store.errors import StoreError
from gloam.store.filelog import FileLog
from gloam.table.errors import LogError
from gloam.table.table import Applied, Table
from gloam.table.thinking import Company, Thinking, Thought
from gloam.table.wire import Hint, Settings, Update
from gloam.terminal.chain import CampaignFile
from gloam.terminal.saves import Saves

SETTINGS = Settings(window=0, pace=0, talk=False)


class Coming(msgspec.Struct, frozen=True):
    """What is about to happen: the thought of minds, or the only answer that a seat of the person has.

    A `quiet` one answers questions that others may not know of, not even by the time it takes.
    """

    quiet: bool
    thinking: Thinking | None = None
    thought: Thought | None = None
    seat: int = -1

    @property
    def own(self) -> bool:
        """Whether it is made for the person."""
        return self.thinking is None

    @property
    def idle(self) -> bool:
        """Whether the minds, who might have interrupted, keep still: nobody notices."""
        return self.thought is not None and not self.thought.moves


class News(msgspec.Struct, frozen=True):
    """An event as the people here were told it; a private one is for the eyes of those seats that are `ears`."""

    phrase: Phrase
    ears: int

    @property
    def private(self) -> bool:
        return self.ears != NOBODY


class Happened(msgspec.Struct, frozen=True):
    """An event as boards go by it: when, what, and its facts in the order of the event of that name, as ids."""

    when: int
    kind: str
    facts: tuple[str | int, ...]


class TableWanted(msgspec.Struct, frozen=True):
    """What a table is opened with; another game differs in its seed only.

    `people` are those before this screen, each the mask of the seats they hold; `mind` plays the other seats. Where
    there is a `campaign`, the table is its next session. `beliefs` shows what can be believed. With a `position` the
    game begins from there.
    """

    game: Game
    seats: int
    people: tuple[int, ...]
    mind: str
    options: Mapping[str, OptionValue]
    campaign: CampaignFile | None = None
    beliefs: bool = False
    position: Position | None = None

    def open(self, seed: int, saves: Saves | None = None) -> LocalRoom:
        """Deal. The log is kept beside the campaign, or among the `saves`, or nowhere without them; TableError,
        GameError, StoreError."""
        now, chain = now_ms(), self.campaign
        id_, carried = ("", None) if chain is None else (chain.id, chain.ready(self.game))
        settings, options = msgspec.structs.replace(SETTINGS, beliefs=self.beliefs), self.options
        begins = Beginning(seed, carried, self.position)
        table, entries = Table.make("terminal", self.game, self.seats, begins, options, settings, "", now, id_)
        for seats in self.people:
            person = table.people.newcomer()
            for i, letter in enumerate(seat_letters(seats)):
                entries += table.seating.sit(letter, seat_letters(seats), now, person if i else 0).entries
        entries += table.seating.start(now, self.mind).entries
        if chain is not None:
            return LocalRoom(table, chain.begin(entries), saves, chain)
        return LocalRoom(table, None if saves is None else saves.create(self.game.id, entries), saves)


def resumed(
    log: FileLog,
    saves: Saves | None = None,
    find: Callable[[str], Game] = game_named,
    campaign: CampaignFile | None = None,
) -> LocalRoom:
    """The table that a log makes, to go on with. Raises StoreError."""
    try:
        table = Table.load(log.entries, now_ms(), find)
        if table.play is None:
            raise LogError("the game was not dealt")
    except LogError as e:
        log.close()
        again = (
            "" if campaign is None else f"; to play session {campaign.number} again from its beginning, move it away"
        )
        raise StoreError(f"{log.path} makes no table: {e}{again}") from None
    room = LocalRoom(table, log, saves, campaign)
    room.resumed = True
    return room


class LocalRoom:
    """One table with the people before this screen. `version` counts its changes: a move thought up before one is
    stale. Whatever changes is on the disk before anything is shown.

    `held` are the seats of all the people here, as a mask; `faults` are the errors of minds. `resumed` says that the
    game was resumed. `session` is the number of a campaign's session.
    """

    def __init__(
        self,
        table: Table,
        log: FileLog | None = None,
        saves: Saves | None = None,
        campaign: CampaignFile | None = None,
    ) -> None:
        self.table = table
        self.log = log
        self.campaign = campaign
        self.session = 0 if campaign is None else campaign.number
        self.game = table.game
        self.seats = len(table.people.places)
        self.people = _people(table)
        self.held = sum(self.people)
        self.faults: list[str] = []
        self.resumed = False
        self._saves = saves
        self._company = Company(lambda _: self.game)
        self._heard = 0
        self._happened: list[Happened] = []
        self._put_away()

    @property
    def setting(self) -> TableWanted:
        """What another game like this one is opened with."""
        minds = [place.mind for place in self.table.people.places if place.holder == "mind"]
        mind = minds[0] if minds else ""
        made, beliefs = self.table.made, self.table.settings.beliefs
        people = tuple(self.people)
        return TableWanted(self.game, self.seats, people, mind, made.options, self.campaign, beliefs, made.position)

    # Seeing

    @property
    def match(self) -> Match:
        play = self.table.play
        assert play is not None
        return play.match

    @property
    def version(self) -> int:
        return self.table.log.seq

    @property
    def over(self) -> bool:
        return self.table.phase == "over"

    @property
    def own(self) -> list[int]:
        """The numbers of the seats of the people here."""
        return [seat for seat in range(self.seats) if self.held >> seat & 1]

    def with_seat(self, seat: int) -> int:
        """All seats of the person who holds this one."""
        return next(seats for seats in self.people if seats >> seat & 1)

    def sight(self) -> Sight:
        """What the people here are shown together; what is whose, the screen has to mind."""
        sight = self._update(self.held).sight
        assert sight is not None
        return sight

    def pages(self) -> list[str]:
        """The sealed pages that the people here may read."""
        return self.match.pages(self.held)

    def view(self, seats: int) -> Any:
        """What these seats know with their sides; what everybody may see for nobody."""
        return self.match.state.view(self.sharing(seats))

    def shades(self, seats: int) -> Shades:
        """What these seats can believe from what they know with their sides, where the table shows it."""
        return self.table.views.belief(self.sharing(seats)) or {}

    def sharing(self, seats: int) -> int:
        return self.match.state.sharing(seats)

    def told(self, seats: int) -> list[Happened]:
        """All that these seats and their sides were ever told; all that happened, once the game is over."""
        events = self.match.events
        self._happened += [self._happening(i) for i in range(len(self._happened), len(events))]
        viewers = EVERYONE if self.over else self.sharing(seats)
        return [h for h, e in zip(self._happened, events, strict=True) if self.over or hears(viewers, e.audience)]

    def _happening(self, number: int) -> Happened:
        note, lexicon = self.match.events[number], self.game.lexicon
        kind = lexicon.events[note.kind]
        facts = [(ref.removesuffix(SEVERAL), n) for _, ref, numbers in kind.shared_out(note.facts) for n in numbers]
        plain = tuple(n if ref == "number" or lexicon.one_of(ref) else lexicon.name(ref, n) for ref, n in facts)
        return Happened(note.when, kind.key, plain)

    def waiting(self, seats: int) -> tuple[list[str], bool]:
        """The other seats that the table waits for as far as these know, and whether anything goes on out of sight."""
        viewers, pending = self.sharing(seats), self.match.state.pending
        seen = [d.seat for d in pending if d.audience == EVERYONE or hears(viewers, d.audience)]
        others = [seat_letter(seat) for seat in seen if not self.held >> seat & 1]
        return others, any(d.audience != EVERYONE for d in pending)

    def hearers(self) -> list[str]:
        """Letters of the seats that the people here may talk with now, as the game's channels say."""
        mask = 0
        for seat in self.own:
            for audience in self.game.channels(self.match.state, seat).values():
                mask |= audience
        return [seat_letter(other) for other in range(self.seats) if mask & ~self.held & 1 << other]

    def news(self) -> list[News]:
        """What the people here have been told since this was last asked."""
        fresh = self.table.ears.told(self._heard)
        self._heard += len(fresh)
        viewers = self.sharing(self.held)
        return [News(phrase, self._ears(audience)) for audience, phrase in fresh if hears(viewers, audience)]

    def _ears(self, audience: int) -> int:
        if audience == EVERYONE:
            return NOBODY
        state = self.match.state
        return sum(1 << seat for seat in self.own if hears(state.side(seat), audience))

    def has_news(self) -> bool:
        """Whether `news` would tell anything."""
        viewers = self.sharing(self.held)
        return any(hears(viewers, audience) for audience, _ in self.table.ears.told(self._heard))

    def undoable(self, seat: int) -> str:
        """The seat whose last decision the person in this one may take back; "" for none."""
        return "" if self.over else self._update(self.with_seat(seat)).undo

    # Moving

    def play(self, seat: int, option: int) -> None:
        """A choice of a person, an answer or an interrupt. Raises RuleRefusal and TableError, having changed nothing;
        StoreError if it could not be kept."""
        play = self.table.play
        assert play is not None
        asked = play.asked.get(seat)
        ask = asked.ask if asked is not None and option in asked.options else 0
        notation = self.game.lexicon.write(option)
        self._keep(self.table.decisions.submit(seat_letter(seat), notation, ask, "", now_ms()))

    def undo(self, seat: str) -> None:
        """Take the last decision of a seat back. Raises RuleRefusal with the reason if it stands."""
        self._keep(self.table.undoing.undo(seat, "", now_ms()))
        self._happened.clear()

    def do(self, move: Coming) -> None:
        """Carry a move out; one that is stale does nothing."""
        if move.thinking is None:
            self.play(move.seat, PASS)
            return
        assert move.thought is not None
        self.faults += move.thought.faults
        if move.quiet:
            self._keep(self.table.minds.quiet_thought(move.thinking, move.thought, now_ms()))
        else:
            self._keep(self.table.minds.thought(move.thought, now_ms()))

    def thinker(self) -> Callable[[], Coming | None]:
        """A function that finds the next move; it works on what the minds may know, so it may run beside the screen."""
        quiet = self.table.minds.quiet_wanted()
        thinking = quiet or self.table.minds.wanted(now_ms())
        if thinking is not None:
            asked = thinking
            return lambda: Coming(quiet is not None, asked, self._company.think(asked))
        passing = self._passing()
        return lambda: passing

    def next_move(self) -> Coming | None:
        """The next move; None when a person has to decide or the game is over."""
        while (move := self.thinker()()) is not None and move.idle:
            self.do(move)
        return move

    def advance(self) -> None:
        """Go on until a person has to decide or the game is over."""
        while (move := self.next_move()) is not None:
            self.do(move)

    def hinter(self, seat: int) -> Callable[[], Hint]:
        """A function that finds a hint for a seat, beside the screen. Both raise TableError if there is none."""
        thinking = self.table.minds.hint_wanted(seat_letter(seat))
        return lambda: self.table.minds.hint(thinking, self._company.think(thinking))

    def _passing(self) -> Coming | None:
        """A private window that a seat only gets because others must not see who has a choice.

        One person alone need not be bothered. Where several share the screen, whether it stops would tell the others.
        """
        if self.over or len(self.people) > 1:
            return None
        empty = next((d for d in self.match.state.pending if self.held >> d.seat & 1 and _is_empty(d)), None)
        return None if empty is None else Coming(empty.quiet, seat=empty.seat)

    # Keeping

    def close(self) -> None:
        if self.log is not None:
            self.log.close()

    def _keep(self, applied: Applied) -> None:
        if self.log is not None and applied.entries:
            self.log.append(applied.first, applied.entries)
        self._put_away()

    def _put_away(self) -> None:
        """What is over is not offered to go on with; what it leaves to its campaign is kept."""
        if self.over and self.campaign is not None:
            self.campaign.end(self.table, self.table.log.last)
        elif self.over and self.log is not None and self._saves is not None:
            self._saves.put_away(self.log)

    def _update(self, seats: int) -> Update:
        """What whoever holds these seats is shown, but for the past."""
        letters = seat_letters(seats)
        since = self.table.ears.of(self.table.views.knowledge(letters)).count
        return self.table.views.update_for(letters, since, now_ms())


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def _people(table: Table) -> list[int]:
    """The seats of each person, in the order in which they sat down."""
    held: dict[int, int] = {}
    for seat, place in enumerate(table.people.places):
        if place.holder == "human":
            held[place.person] = held.get(place.person, 0) | 1 << seat
    return [held[person] for person in sorted(held)]


def _is_empty(d: Decision) -> bool:
    return d.audience != EVERYONE and d.options == [PASS]
