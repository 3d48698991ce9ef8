"""A table: one game with people and minds in its seats, as the fold of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from mypy_extensions import mypyc_attr

from gloam.core.game import Game, GameError, Opening, OptionValue, game_named
from gloam.core.match import Match
from gloam.core.positions.beginning import Beginning
from gloam.core.positions.setting import begun
from gloam.core.records.carry import Carried
from gloam.core.records.edition import difference
from gloam.core.records.record import Record
from gloam.core.state import Refused
from gloam.core.words.wording import NotationError, seat_number
from gloam.table import after
from gloam.table.deciding import Deciding
from gloam.table.entries import Again, Entry, Made
from gloam.table.errors import LogError as LogError
from gloam.table.errors import OtherEditionLog as OtherEditionLog
from gloam.table.errors import RuleRefusal as RuleRefusal
from gloam.table.errors import TableError as TableError
from gloam.table.minding import Minding
from gloam.table.seating import seated_again
from gloam.table.taken import Taken as Taken
from gloam.table.wire import Ending, ReplayMoment, Settings


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Deciding):
    """A table in memory. Every change is an entry; `now` is always given by the caller, in milliseconds.

    Requests raise TableError or RuleRefusal and change nothing then. The caller sees to it that one request at a time
    is applied, made durable and told. Seats are letters; whoever looks is named by the letters of the seats they hold,
    "" for a spectator. What they know is that of their sides together (`State.sharing`).

    It is built up in layers, each on the one before: `Folding` the log, `Showing`, `Seating`, `Deciding`; here are its
    beginning and its end.
    """

    def __init__(self, made: Made, find: Callable[[str], Game] = game_named) -> None:
        super().__init__(made, find)
        self.minds = Minding(self)

    # Making

    @classmethod
    def make(
        cls,
        table: str,
        game: Game,
        seats: int,
        beginning: int | Beginning,
        options: Mapping[str, OptionValue],
        settings: Settings,
        host: str,
        now: int,
        campaign: str = "",
    ) -> tuple[Table, list[Entry]]:
        """A new table with its first entry. Raises GameError for wrong seats, options, or a beginning that cannot be.

        A number as the `beginning` is a deal by that seed. A session of a campaign names it.
        """
        full, edition = game.complete(seats, options), game.edition
        beginning = Beginning(beginning) if isinstance(beginning, int) else beginning
        if beginning.position is not None and campaign:
            raise GameError("a session of a campaign begins with what the one before has left, and from no position")
        if beginning.carried is not None or beginning.position is not None:
            # Whatever does not fit is said to whoever makes the table, not to whoever starts the game.
            begun(game, seats, full, beginning)
        made = Made(
            at=now,
            table=table,
            game=game.id,
            seats=seats,
            seed=beginning.seed,
            options=full,
            settings=settings,
            host=host,
            version=edition.version,
            content=edition.content,
            pack=edition.pack,
            campaign=campaign,
            carried=beginning.carried,
            position=beginning.position,
        )
        return cls(made, _finding(game)), [made]

    @classmethod
    def load(
        cls,
        entries: Iterable[Entry],
        now: int,
        find: Callable[[str], Game] = game_named,
        frame: Table | None = None,
    ) -> Table:
        """The table that these entries make; with a table from a keyframe, those that follow it. Raises LogError.

        Held answers are gone, and private windows open anew at `now`; a clock that ran out meanwhile waits a little.
        """
        table = frame
        for number, entry in enumerate(entries, 1 if frame is None else frame.seq + 1):
            try:
                if table is None:
                    table = cls(_first(entry, find), find)
                else:
                    table._apply(entry)
            except (GameError, NotationError, TableError, ValueError, IndexError) as e:
                raise LogError(f"entry {number} does not fit: {e}") from None
            except Refused as e:
                assert table is not None
                assert table.play is not None
                rule = table.play.match.explained(e).rule
                raise LogError(f"entry {number} is refused by {rule}: a log of other rules") from None
        if table is None:
            raise LogError("the log is empty")
        if table.next and table.phase != "over":
            # Its people have begun anew while its rules were not here, and its record may have told them everything.
            raise OtherEditionLog("this table cannot be gone on with: its people have begun anew at another one")
        if table.play is not None:
            # Where the log ends in the future, by whatever clock, the table goes on from there.
            table.play.loaded(max(now, table.last))
        return table

    def forget(self) -> None:
        super().forget()
        self.minds = Minding(self)

    # After the end (TableError not-allowed before)

    def finished(self) -> after.Finished:
        """What it takes to tell the game again elsewhere: its ending, its moments, its record."""
        return after.finished(self._finished(), bool(self.made.campaign))

    def ending(self) -> Ending:
        """The full reveal."""
        match = self._finished()
        return after.ending(match, bool(self.made.campaign) and after.goes_on(match))

    def opening(self, seat: str) -> Opening:
        """What whoever plays a seat is told first, from what its side knows now."""
        self._place(seat)
        state, n = self._playing_or_over().state, seat_number(seat)
        return self.game.opening(state.masked(state.side(n)), n)

    def again(
        self, table: str, seed: int, now: int, rotate: bool, find: Callable[[str], Game]
    ) -> tuple[Table, list[Entry], dict[int, int]]:
        """The next game of the same people, dealt, or from the same position: a new table with its entries, and the
        number that each person of this one has there. With `rotate` everybody takes over the seats of whoever sits
        before them."""
        self._finished()
        if self.made.campaign:
            raise TableError("not-allowed", "a campaign goes on with its next session")
        made = self.made
        following, entries = Table.make(
            table, find(made.game), made.seats, made.beginning.anew(seed), made.options, self.settings, made.host, now
        )
        seated, people = seated_again(following, self.places, rotate, now)
        entries += seated
        entries += following.start(now).entries
        return following, entries, people

    def go_on_at(self, table: str, now: int) -> Taken:
        """From now on everybody can see at which table the same people play again."""
        self._finished()
        if self.next:
            raise TableError("stale", "the next game has begun already")
        return self.take(Again(self._at(now), table))

    def record(self) -> Record:
        """The record that replays the game."""
        return self._finished().record()

    def carried(self) -> Carried | None:
        """What this session hands to the next of its campaign; None where the campaign ends with it."""
        match = self._finished()
        return match.game.carried(match.state)

    def replay(self, at: int, seats: str) -> ReplayMoment:
        """The game after decision number `at`, as the holder of these seats saw it, beside the truth."""
        return after.replayed(self._finished(), at, self.people.mask(seats))

    def match_at(self, at: int) -> Match:
        """The match after decision number `at`: `gloam.scenario.export.export` makes a scenario of it."""
        return after.match_at(self._finished(), at)

    def check_over(self) -> None:
        """Raises TableError before the end."""
        if self.phase != "over":
            raise TableError("not-allowed", "the game is not over")

    def _finished(self) -> Match:
        self.check_over()
        return self._playing_or_over().match


def _finding(game: Game) -> Callable[[str], Game]:
    """Finds this game, by whatever name."""
    return lambda _: game


def _first(entry: Entry, find: Callable[[str], Game]) -> Made:
    if not isinstance(entry, Made):
        raise ValueError("a log begins with the making of the table")
    try:
        missing = difference(entry.game, entry.edition, find(entry.game).edition)
    except GameError as e:
        missing = str(e)
    if missing:
        raise OtherEditionLog(f"this table cannot be gone on with here: {missing}")
    return entry
