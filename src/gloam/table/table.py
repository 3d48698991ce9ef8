"""A table: one game with people and minds in its seats, as the fold of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from gloam.core.game import Game, GameError, OptionValue, game_named
from gloam.core.history import NOBODY
from gloam.core.match import OfGame
from gloam.core.positions.beginning import Beginning
from gloam.core.positions.setting import begun
from gloam.core.records.edition import difference
from gloam.core.state import Refused
from gloam.core.words.text import in_english
from gloam.core.words.wording import NotationError, seat_number
from gloam.table.after import After
from gloam.table.applied import Applied as Applied
from gloam.table.clocks import Clocks
from gloam.table.decisions import Decisions
from gloam.table.ears import Ears
from gloam.table.entries import Again, Decided, Entry, Made, Said, Undone
from gloam.table.errors import LogError as LogError
from gloam.table.errors import OtherEditionLog as OtherEditionLog
from gloam.table.errors import RuleRefusal as RuleRefusal
from gloam.table.errors import TableError as TableError
from gloam.table.folding import Folding
from gloam.table.log import Log
from gloam.table.minding import Minding
from gloam.table.part import TablePart
from gloam.table.people import People
from gloam.table.play import Play
from gloam.table.seating import Seating, seated_again
from gloam.table.talk import Talk
from gloam.table.undoing import Undoing
from gloam.table.viewing import Views
from gloam.table.wire import Phase, Settings


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(OfGame):
    """A table in memory. Every change is an entry; `now` is always given by the caller, in milliseconds.

    It holds what its log makes of it: `made` and `settings`, the `people`, the `play` once the game is dealt, what the
    `ears` were told, and how far the `log` has got. Its parts work on that: `seating`, `decisions`, `undoing` and
    `talk` are requests, `clocks` and `minds` what happens without one; `folding` applies entries; `views` and `after`
    only look.

    Requests raise TableError or RuleRefusal and change nothing then. The caller sees to it that one request at a time
    is applied, made durable and told. Seats are letters; whoever looks is named by the letters of the seats they hold,
    "" for a spectator. What they know is that of their sides together (`State.sharing`).
    """

    def __init__(self, made: Made, find: Callable[[str], Game] = game_named) -> None:
        self.made = made
        self.table = made.table
        self.settings: Settings = made.settings
        self.belong(find(made.game))
        game, seats = self.game, made.seats
        opposed = [game.opposed(seats, seat) for seat in range(seats)]
        self.people = People(seats, game.seats_per_person(seats), opposed, game.shared_by(seats))
        self.play: Play | None = None
        self.ears = Ears()
        self.log = Log(made.at)
        self.next = ""
        self.compose()
        self.folding.fold(made)

    def compose(self) -> None:
        """Give the table its parts, new ones."""
        self.folding = Folding(self)
        self.seating = Seating(self)
        self.decisions = Decisions(self)
        self.undoing = Undoing(self)
        self.talk = Talk(self)
        self.clocks = Clocks(self)
        self.minds = Minding(self)
        self.views = Views(self)
        self.after = After(self)

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        return {name: value for name, value in kept.items() if not isinstance(value, TablePart)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.compose()

    # Changing

    def enter(self, *entries: Entry) -> Applied:
        """Apply entries that were weighed, and say what became of them."""
        first, audience = self.log.seq, 0
        for entry in entries:
            audience |= self.folding.fold(entry)
        last = entries[-1]
        if isinstance(last, (Decided, Undone, Said)):
            number = self.views.number(last.seat, self.log.seq)
        else:
            number = self.ears.of(NOBODY).count
        return Applied(first, list(entries), number, audience=audience)

    def repeated(self, seat: str, id: str) -> Applied | None:  # noqa: A002
        """What became of a request that was made before; None for a new one."""
        found = self.log.requests.get((seat, id)) if id else None
        if found is not None:
            return Applied(self.log.seq, number=self.views.number(seat, found[0]), repeated=True, done=found[1])
        play = self.play
        held = play.held.get(seat_number(seat)) if play is not None and play.held else None
        return Applied(self.log.seq, held=True) if held is not None and id and held.id == id else None

    # How far it is

    @property
    def phase(self) -> Phase:
        play = self.play
        if play is None:
            return "waiting"
        return "over" if play.match.state.over else "playing"

    def started(self) -> Play:
        """The game, going on or over. Raises TableError before the deal."""
        if self.play is None:
            raise TableError("not-allowed", "the game has not started")
        return self.play

    def playing(self) -> Play:
        """The game that is going on. Raises TableError."""
        play = self.started()
        if play.match.state.over:
            raise TableError("not-allowed", "the game is over")
        return play

    def check_not_over(self) -> None:
        """Raises TableError after the end."""
        if self.phase == "over":
            raise TableError("not-allowed", "the game is over")

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
        for number, entry in enumerate(entries, 1 if frame is None else frame.log.seq + 1):
            try:
                if table is None:
                    table = cls(_first(entry, find), find)
                else:
                    table.folding.fold(entry)
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
            raise OtherEditionLog("this table cannot continue: its people have started again at another one")
        if table.play is not None:
            # Where the log ends in the future, by whatever clock, the table goes on from there.
            table.play.loaded(table.log.at(now))
        return table

    # The next game of the same people

    def again(
        self, table: str, seed: int, now: int, rotate: bool, find: Callable[[str], Game]
    ) -> tuple[Table, list[Entry], dict[int, int]]:
        """The next game of the same people, dealt, or from the same position: a new table with its entries, and the
        number that each person of this one has there. With `rotate` everybody takes over the seats of whoever sits
        before them."""
        self.after.check_over()
        if self.made.campaign:
            raise TableError("not-allowed", "a campaign goes on with its next session")
        made = self.made
        following, entries = Table.make(
            table, find(made.game), made.seats, made.beginning.anew(seed), made.options, self.settings, made.host, now
        )
        seated, people = seated_again(following, self.people.places, rotate, now)
        entries += seated
        entries += following.seating.start(now).entries
        return following, entries, people

    def go_on_at(self, table: str, now: int) -> Applied:
        """From now on everybody can see at which table the same people play again."""
        self.after.check_over()
        if self.next:
            raise TableError("stale", "the next game has begun already")
        return self.enter(Again(self.log.at(now), table))


def _finding(game: Game) -> Callable[[str], Game]:
    """Finds this game, by whatever name."""
    return lambda _: game


def _first(entry: Entry, find: Callable[[str], Game]) -> Made:
    if not isinstance(entry, Made):
        raise ValueError("a log begins with the making of the table")
    try:
        missing = in_english(difference(entry.game, entry.edition, find(entry.game).edition))
    except GameError as e:
        missing = str(e)
    if missing:
        raise OtherEditionLog(f"this table cannot continue here: {missing}")
    return entry
