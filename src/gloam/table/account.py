"""What a table's log says without the rules: for logs of other editions, which can't be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from gloam.core.match import Result, result
from gloam.core.words.lexicon import seat_letter
from gloam.core.words.phrases import Phrase
from gloam.table.former import AccountLine as AccountLine
from gloam.table.former import Former, read
from gloam.table.people import Place
from gloam.table.table import Table

Cause = Literal["", "rules", "content", "game", "log", "replaced"]
Opens = Literal["now", "after-end", "after-again", "never"]

NOT_OVER = "The game was not over, so what was decided stays secret."


class AccountSeat(msgspec.Struct, frozen=True):
    """Who sat in a seat in the end: a person by name, a mind by name, or nobody."""

    seat: str
    name: str
    mind: str


class Account(msgspec.Struct, frozen=True):
    """A table as its log describes it. `missing` says what can't be told or done here, and why; "" for nothing.

    `cause` is why it cannot go on, for clients to put into words: its `rules` or its `content` were others, the `game`
    is not here, the `log` does not fit, or it was `replaced` by another table before its end; "" where it can go on.
    `differs` says in which way its rules or its content were others. `missing` says all of it in English.
    `again` says whether this viewer may make a table for the same people now, `next` which one they play at. `record`
    says when this viewer can have the record: what was decided is told from then on.
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
    cause: Cause = ""
    campaign: str = ""
    again: bool = False
    next: str = ""
    record: Opens = "never"
    differs: Phrase | None = None


def account_so_far(table: Table) -> Account:
    """The same of a table that is played here and not over."""
    return Account(
        table=table.table,
        game=table.made.game,
        made=table.made.at,
        touched=0,
        phase=table.phase,
        seats=_seats(table.people.places),
        decisions=[],
        outcome=None,
        missing=NOT_OVER,
        campaign=table.made.campaign,
        record="after-end",
    )


def account(
    former: Former,
    missing: str,
    cause: Cause = "",
    again: bool = False,
    following: str = "",
    record: Opens = "never",
    differs: Phrase | None = None,
) -> Account:
    """The account of a table. A game that is not over may go on elsewhere: what was decided in it is told only to
    whom its record is open."""
    told = former.over or record == "now"
    if not told:
        missing = " ".join(filter(None, [missing, NOT_OVER]))
    return Account(
        table=former.table,
        game=former.game,
        made=former.at,
        touched=former.touched if told else 0,
        phase=former.phase,
        seats=_seats(former.places),
        decisions=former.decisions if told else [],
        outcome=result(former.outcome),
        missing=missing,
        cause=cause,
        campaign=former.campaign,
        again=again,
        next=following,
        record=record,
        differs=differs,
    )


def _seats(places: list[Place]) -> list[AccountSeat]:
    return [AccountSeat(seat_letter(i), place.name, place.mind) for i, place in enumerate(places)]


def people_of(log: Sequence[Mapping[str, Any]]) -> list[int]:
    """Who is at a table in the end, by number: holds a seat there, or has asked for one."""
    here: dict[tuple[str, bool], int] = {}
    for entry in log:
        seat, person = read(entry, "seat", str, ""), read(entry, "person", int, 0)
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
