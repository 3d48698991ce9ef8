"""What a log tells without its rules."""

from __future__ import annotations

from typing import Any

import msgspec

from gloam.core.game import Game
from gloam.core.match import result
from gloam.table.account import AccountLine, AccountSeat, account
from gloam.table.table import Table


def plain(table: Table, log: list[Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """As a store would hand them out."""
    return msgspec.json.decode(msgspec.json.encode(table.card())), [
        msgspec.json.decode(msgspec.json.encode(entry)) for entry in log
    ]


def test_a_finished_game_is_told(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 4, people="AC", seed=3, pace=0, window=0, clock="decision", seconds=5)
    while e.table.phase != "over":
        e.step()
    told = account(*plain(e.table, e.log), "It is of other rules.")
    match = e.table.play.match
    written = [line.replace("!", "") for line in match.decisions]
    assert [f"{line.seat} {line.option}" for line in told.decisions] == written
    assert told.outcome == result(hunters.outcome(match.state))
    assert told.seats == [
        AccountSeat("A", "Person A", ""), AccountSeat("B", "", "random"),
        AccountSeat("C", "Person C", ""), AccountSeat("D", "", "random"),
    ]  # fmt: skip
    assert (told.table, told.game, told.phase, told.made) == ("t1", "shadow-hunters", "over", 1_000)
    assert told.missing == "It is of other rules."


def test_what_was_decided_in_an_unfinished_game_stays_secret(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 4, seed=3, pace=0, window=0)
    for _ in range(20):
        e.step()
    told = account(*plain(e.table, e.log), "")
    data = msgspec.json.encode(told)
    assert told.decisions == []
    assert told.outcome is None
    assert told.missing == "The game was not over, so what was decided stays secret."
    assert str(e.table.made.seed) not in data.decode().split('"')
    assert told.touched == 0, "when somebody last decided in secret is a secret, too"


def test_what_was_taken_back_is_not_told() -> None:
    log: list[dict[str, Any]] = [
        {"type": "made", "at": 1, "table": "t", "game": "g", "seats": 2},
        {"type": "decided", "at": 2, "seat": "A", "option": "x", "also": "B"},
        {"type": "decided", "at": 3, "seat": "A", "option": "y"},
        {"type": "undone", "at": 4, "seat": "A"},
        {"type": "handed", "at": 4, "seat": "B", "person": 3},
    ]
    told = account({"phase": "over"}, log, "")
    assert told.decisions == [AccountLine(2, "A", "x"), AccountLine(2, "B", "x")]


def test_whatever_stands_in_a_log_nothing_breaks() -> None:
    odd: list[Any] = [{}, {"type": 7}, {"type": "decided", "seat": 9, "also": []}, {"type": "sat"}, {"type": "undone"}]
    for card in ({}, {"phase": 7, "outcome": "won"}, {"phase": "over"}):
        account(card, odd, "")
    assert account({}, [], "").table == ""
