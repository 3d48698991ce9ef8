"""What can be told of a table from its log alone, without its rules: for logs of other editions, which do not play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from gloam.core.game import Outcome
from gloam.core.lexicon import seat_letter
from gloam.core.match import Result, result

if TYPE_CHECKING:
    from gloam.table.table import Table

T = TypeVar("T")

NOT_OVER = "The game was not over, so what was decided stays secret."


class AccountSeat(msgspec.Struct, frozen=True):
    """Who sat in a seat in the end: a person by name, a mind by name, or nobody."""

    seat: str
    name: str
    mind: str


class AccountLine(msgspec.Struct, frozen=True):
    """A decision as it was written down, and when it was taken."""

    at: int
    seat: str
    option: str


class Account(msgspec.Struct, frozen=True):
    """A table as far as its log tells of it. `missing` says what cannot be told or done here, and why; "" for nothing.

    Decisions are told after the end only: a game that is not over may go on elsewhere.
    """

    table: str
    game: str
    made: int
    touched: int
    phase: str
    seats: list[AccountSeat]
    decisions: list[AccountLine]
    outcome: Result | None
    missing: str


def account_so_far(table: Table) -> Account:
    """The same of a table that is played here and not over."""
    seats = [AccountSeat(seat_letter(i), place.name, place.mind) for i, place in enumerate(table.places)]
    return Account(table.table, table.made.game, table.made.at, 0, table.phase, seats, [], None, NOT_OVER)


def account(card: dict[str, Any], log: Sequence[dict[str, Any]], missing: str) -> Account:
    """Reads whatever it knows, and passes over the rest: another gloam may have written it."""
    made = log[0] if log else {}
    people = _People(_read(made, "seats", int, 0))
    lines: list[AccountLine] = []
    touched = _read(made, "at", int, 0)
    for entry in log:
        at, seat = _read(entry, "at", int, 0), _read(entry, "seat", str, "")
        match entry.get("type"):
            case "decided":
                option = _read(entry, "option", str, "")
                lines += [AccountLine(at, one, option) for one in (seat, *_read(entry, "also", str, ""))]
                touched = at
            case "undone":
                last = next((i for i in range(len(lines) - 1, -1, -1) if lines[i].seat == seat), len(lines))
                del lines[last : last + 1]
            case "sat" | "minded" | "freed" | "handed":
                people.apply(entry, seat)
    phase = _read(card, "phase", str, "")
    if phase != "over":
        missing = " ".join(filter(None, [missing, NOT_OVER]))
    return Account(
        table=_read(made, "table", str, ""),
        game=_read(made, "game", str, ""),
        made=_read(made, "at", int, 0),
        touched=touched if phase == "over" else 0,
        phase=phase,
        seats=people.seats(),
        decisions=lines if phase == "over" else [],
        outcome=result(_read(card, "outcome", Outcome, None)),
        missing=missing,
    )


def people_of(log: Sequence[dict[str, Any]]) -> list[int]:
    """Who is at a table in the end, by number: holds a seat there, or has asked for one."""
    here: dict[tuple[str, bool], int] = {}
    for entry in log:
        seat, person = _read(entry, "seat", str, ""), _read(entry, "person", int, 0)
        match entry.get("type"):
            case "sat":
                here[seat, False] = person
            case "handed":
                here[seat, False] = person
                here.pop((seat, True), None)
            case "freed":
                here.pop((seat, False), None)
            case "wished":
                here[seat, True] = person
            case "declined":
                here.pop((seat, True), None)
    return sorted(set(here.values()))


class _People:
    def __init__(self, seats: int) -> None:
        self._minds = dict.fromkeys(map(seat_letter, range(min(seats, 16))), "")
        self._names = dict(self._minds)
        self._known: dict[int, str] = {}

    def apply(self, entry: dict[str, Any], seat: str) -> None:
        name, person = _read(entry, "name", str, ""), _read(entry, "person", int, 0)
        match entry["type"]:
            case "sat":
                self._names[seat], self._minds[seat] = name, ""
                self._known[person] = name
            case "minded":
                self._minds[seat] = _read(entry, "mind", str, "")
            case "freed":
                self._names[seat] = self._minds[seat] = ""
            case "handed":
                self._names[seat], self._minds[seat] = self._known.get(person, ""), ""

    def seats(self) -> list[AccountSeat]:
        return [AccountSeat(seat, self._names[seat], mind) for seat, mind in self._minds.items() if seat]


def _read(plain: dict[str, Any], key: str, kind: type[T], otherwise: Any) -> Any:
    found = plain.get(key)
    if type(found) is kind:
        return found
    try:
        return msgspec.convert(plain[key], kind, strict=False)
    except (KeyError, msgspec.ValidationError):
        return otherwise
