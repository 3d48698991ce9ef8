"""What can be told of a table from its log alone, without its rules: for logs of other editions, which do not play."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloam.core.lexicon import seat_letter
from gloam.core.match import Result, result
from gloam.table.former import AccountLine as AccountLine
from gloam.table.former import Former

Cause = Literal["", "rules", "content", "game", "log", "replaced"]
Opens = Literal["now", "after-end", "after-again", "never"]


class AccountSeat(msgspec.Struct, frozen=True):
    """Who sat in a seat in the end: a person by name, a mind by name, or nobody."""

    seat: str
    name: str
    mind: str


class Account(msgspec.Struct, frozen=True):
    """A table as far as its log tells of it. `missing` says what cannot be told or done here, and why; "" for nothing.

    `cause` is why it cannot go on, for clients to put into words: its `rules` or its `content` were others, the `game`
    is not here, the `log` does not fit, or it was `replaced` by another table before its end; "" where it can go on.
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


def account(
    former: Former, missing: str, cause: Cause = "", again: bool = False, following: str = "", record: Opens = "never"
) -> Account:
    """The account of a table. A game that is not over may go on elsewhere: what was decided in it is told only to
    whom its record is open."""
    told = former.over or record == "now"
    if not told:
        missing = " ".join(filter(None, [missing, "The game was not over, so what was decided stays secret."]))
    return Account(
        table=former.table,
        game=former.game,
        made=former.at,
        touched=former.touched if told else 0,
        phase=former.phase,
        seats=[AccountSeat(seat_letter(i), place.name, place.mind) for i, place in enumerate(former.places)],
        decisions=former.decisions if told else [],
        outcome=result(former.outcome),
        missing=missing,
        cause=cause,
        campaign=former.campaign,
        again=again,
        next=following,
        record=record,
    )
