"""A table as its log describes it, without its rules: what is left of a table that can't continue here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gloam.core.game import Game, GameError, OptionValue, Outcome
from gloam.core.positions.beginning import Beginning, Draw, Position
from gloam.core.positions.setting import PositionError
from gloam.core.records.carry import Carried
from gloam.core.records.edition import FORMAT, Edition
from gloam.core.records.record import Record
from gloam.core.words.lexicon import seat_letter
from gloam.minds import FORMER
from gloam.table.entries import Again, Entry
from gloam.table.errors import TableError
from gloam.table.people import Place
from gloam.table.seating import seated_again
from gloam.table.table import Table
from gloam.table.wire import Settings, TableCard

MOST_SEATS = 16


class AccountLine(msgspec.Struct, frozen=True):
    """A decision as it was written down, and when it was taken."""

    at: int
    seat: str
    option: str


class _Go:
    """Decisions made in one request, and so taken back together: by one seat, or for several seats of one person."""

    def __init__(self, id: str, seats: str) -> None:  # noqa: A002
        self.id = id
        self.seats = seats
        self.lines: list[AccountLine] = []


class Former:
    """What a card and a log say as plain data. Unknown parts are skipped, because another gloam may have written them.
    """

    def __init__(self, card: Mapping[str, Any], log: Sequence[Mapping[str, Any]]) -> None:
        made = log[0] if log else {}
        self.length = len(log)
        self.table: str = read(made, "table", str, "")
        self.game: str = read(made, "game", str, "")
        self.at: int = read(made, "at", int, 0)
        self.campaign: str = read(made, "campaign", str, "")
        self.settings = _settings(made)
        self.phase: str = read(card, "phase", str, "")
        self.outcome: Outcome | None = read(card, "outcome", Outcome, None)
        self.next = ""
        self.touched = self.last = self.at
        self.places = [Place() for _ in range(min(max(read(made, "seats", int, 0), 0), MOST_SEATS))]
        self._made, self._card = made, card
        self._names: dict[int, str] = {}
        self._gone: list[_Go] = []
        self._draws: list[Draw] = []
        for entry in log:
            self._apply(entry)

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def replaced(self) -> bool:
        """Whether it was given up before its end: its people have begun anew at another table."""
        return bool(self.next) and not self.over

    @property
    def decisions(self) -> list[AccountLine]:
        return [line for go in self._gone for line in go.lines]

    @property
    def edition(self) -> Edition:
        made = self._made
        return Edition(
            read(made, "gloam", int, FORMAT),
            read(made, "version", int, 1),
            read(made, "content", str, ""),
            read(made, "pack", str, ""),
        )

    def holds(self, person: int) -> bool:
        """Whether a person held a seat in the end, also while a mind stood in."""
        return person != 0 and any(place.person == person for place in self.places)

    def record(self) -> Record:
        """The game as a record of its edition. How the state looked in the end only its rules could say."""
        made, edition = self._made, self.edition
        return Record(
            self.game,
            len(self.places),
            read(made, "seed", int, 0),
            self._options(),
            [f"{line.seat} {line.option}" for line in self.decisions],
            "",
            edition.gloam,
            edition.version,
            edition.content,
            edition.pack,
            read(made, "carried", Carried, None),
            self.outcome,
            read(made, "position", Position, None),
            self._draws,
        )

    # Going on elsewhere

    def again(
        self, table: str, game: Game, seed: int, now: int, rotate: bool
    ) -> tuple[Table, list[Entry], dict[int, int]]:
        """A new table by today's rules for the same people in the same seats, with its entries, and the number that
        each person of this one has there. It begins from the same position, if this one did. Options that there are no
        more are left out. It is dealt if this one was.

        Raises GameError and TableError where the game has no such table any more.
        """
        if self.campaign:
            raise TableError("not-allowed", "a campaign goes on with its next session")
        seats, host = len(self.places), read(self._made, "host", str, "")
        begins = Beginning(seed, position=read(self._made, "position", Position, None))
        try:
            following, entries = Table.make(table, game, seats, begins, self._still(game), self.settings, host, now)
        except PositionError:
            # What exactly does not fit may be a secret of the game.
            raise TableError("not-allowed", "the rules of today cannot set up the position it began from") from None
        dealt = self.phase != "waiting"
        more, people = seated_again(following, self.places, rotate, now, fill=dealt)
        entries += more
        if dealt:
            entries += following.seating.start(now).entries
        return following, entries, people

    def gone_on_at(self, table: str, now: int) -> tuple[Again, TableCard]:
        """The entry that says where the same people play, and the card with it: nothing wakes this table any more."""
        card = self._card
        return Again(max(now, self.last), table), TableCard(
            game=self.game,
            host=read(card, "host", str, ""),
            seats=len(self.places),
            free=read(card, "free", int, 0),
            phase="over" if self.over else "waiting" if self.phase == "waiting" else "playing",
            listed=False,
            minds=0,
            made=self.at,
            touched=read(card, "touched", int, self.last),
            wake=None,
            edition=read(card, "edition", Edition, None),
            outcome=self.outcome,
            people=read(card, "people", list[int], None),
            next=table,
            position=read(card, "position", bool, False),
        )

    def _options(self) -> dict[str, OptionValue]:
        plain = read(self._made, "options", dict[str, Any], {})
        return {key: value for key, value in plain.items() if isinstance(value, bool | int | str)}

    def _still(self, game: Game) -> dict[str, OptionValue]:
        """Those options that the game still has, with values that they still take."""
        kept: dict[str, OptionValue] = {}
        for key, value in self._options().items():
            try:
                game.complete(len(self.places), {key: value})
            except GameError:
                continue
            kept[key] = value
        return kept

    # Reading

    def _apply(self, entry: Mapping[str, Any]) -> None:
        at, seat = read(entry, "at", int, 0), read(entry, "seat", str, "")
        self.last = max(self.last, at)
        match entry.get("type"):
            case "decided":
                self._decide(entry, at, seat)
            case "fixed":
                name, numbers = read(entry, "name", str, ""), read(entry, "numbers", list[int], [])
                self._draws.append(Draw(name, numbers, len(self.decisions)))
            case "undone":
                go = next((go for go in reversed(self._gone) if go.seats[0] == seat), None)
                if go is not None:
                    self._gone.remove(go)
            case "again":
                self.next = read(entry, "table", str, "")
            case "sat" | "minded" | "freed" | "handed" | "wished":
                self._seat(entry, seat)

    def _decide(self, entry: Mapping[str, Any], at: int, seat: str) -> None:
        if not seat:
            return
        id_, seats = read(entry, "id", str, ""), seat + read(entry, "also", str, "")
        option = read(entry, "option", str, "")
        last = self._gone[-1] if self._gone else None
        if last is None or not id_ or (last.id, last.seats) != (id_, seats):
            last = _Go(id_, seats)
            self._gone.append(last)
        last.lines += [AccountLine(at, one, option) for one in seats]
        self.touched = at

    def _seat(self, entry: Mapping[str, Any], seat: str) -> None:
        name, person = read(entry, "name", str, ""), read(entry, "person", int, 0)
        if name:
            self._names[person] = name
        number = next((n for n in range(len(self.places)) if seat_letter(n) == seat), -1)
        if number < 0:
            return
        place = self.places[number]
        match entry["type"]:
            case "sat":
                place.holder, place.person, place.name, place.mind = "human", person, name, ""
            case "minded":
                mind = read(entry, "mind", str, "")
                place.holder, place.mind = "mind", FORMER.get(mind, mind)
            case "freed":
                self.places[number] = Place()
            case "handed":
                place.holder, place.person, place.mind = "human", person, ""
                place.name = self._names.get(person, "")


def _settings(made: Mapping[str, Any]) -> Settings:
    """Setting by setting: one that there is no more, or not with this value, is as for a new table."""
    plain, found = read(made, "settings", dict[str, Any], {}), Settings()
    for field in msgspec.structs.fields(Settings):
        found = msgspec.structs.replace(found, **{field.name: read(plain, field.name, field.type, field.default)})
    return found


def read(plain: Mapping[str, Any], key: str, kind: Any, otherwise: Any) -> Any:
    """What stands there under a key, as this kind of thing; else something else."""
    found = plain.get(key)
    if type(found) is kind:
        return found
    try:
        return msgspec.convert(plain[key], kind, strict=False)
    except (KeyError, msgspec.ValidationError):
        return otherwise
