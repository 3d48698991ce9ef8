"""What a log tells without its rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, GameError
from gloam.core.match import digest_of, result
from gloam.core.records.replay import replay
from gloam.table.account import AccountLine, AccountSeat, account
from gloam.table.former import Former
from gloam.table.table import OtherEditionLog, Table, TableError


def former(table: Table, log: list[Any]) -> Former:
    """As a store would hand card and log out."""
    return Former(
        msgspec.json.decode(msgspec.json.encode(table.views.card())),
        [msgspec.json.decode(msgspec.json.encode(entry)) for entry in log],
    )


def test_a_finished_game_is_told(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 4, people="AC", seed=3, pace=0, window=0, clock="decision", seconds=5)
    while e.table.phase != "over":
        e.step()
    told = account(former(e.table, e.log), "It is of other rules.")
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
    told = account(former(e.table, e.log), "")
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
    told = account(Former({"phase": "over"}, log), "")
    assert told.decisions == [AccountLine(2, "A", "x"), AccountLine(2, "B", "x")]


def test_a_chain_is_taken_back_in_one_go() -> None:
    """As `Past` has it: several decisions of one request are one."""
    log: list[dict[str, Any]] = [
        {"type": "made", "at": 1, "table": "t", "game": "g", "seats": 2},
        {"type": "decided", "at": 2, "seat": "A", "option": "x", "id": "request-1"},
        {"type": "decided", "at": 3, "seat": "A", "option": "y", "id": "request-2"},
        {"type": "decided", "at": 3, "seat": "A", "option": "z", "id": "request-2"},
        {"type": "decided", "at": 4, "seat": "B", "option": "unseen", "id": "request-2"},
        {"type": "undone", "at": 5, "seat": "A"},
    ]
    told = account(Former({"phase": "over"}, log), "")
    assert told.decisions == [AccountLine(2, "A", "x"), AccountLine(4, "B", "unseen")]


def test_a_record_from_the_log_alone_replays_by_the_rules_of_its_time(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 4, people="AC", seed=3, pace=0, window=0, clock="decision", seconds=5)
    while e.table.phase != "over":
        e.step()
    record, whole = former(e.table, e.log).record(), e.table.after.record()
    assert msgspec.structs.replace(record, decisions=[], digest="") == msgspec.structs.replace(
        whole, decisions=[], digest=""
    )
    assert digest_of(replay(record, hunters).state) == whole.digest


class TestBeginningAnew:
    @pytest.fixture
    def log(self) -> list[dict[str, Any]]:
        """Four seats: Ann, Bob, for whom a mind stands in, a mind alone, and a seat that was left."""
        made = {
            "type": "made", "at": 5, "table": "t", "game": "shadow-hunters", "seats": 4, "seed": 1, "host": "Ann",
            "options": {"gone": True, "revealed_cards": "no such value"}, "version": 0,
            "settings": {"pace": 0, "window": 0, "clock": "hourglass", "seconds": 60, "unheard": 1},
        }  # fmt: skip
        return [
            made,
            {"type": "sat", "at": 6, "seat": "A", "name": "Ann", "person": 1},
            {"type": "sat", "at": 6, "seat": "B", "name": "Bob", "person": 2},
            {"type": "sat", "at": 6, "seat": "D", "name": "Cem", "person": 3},
            {"type": "minded", "at": 7, "seat": "B", "mind": "random"},
            {"type": "minded", "at": 7, "seat": "C", "mind": "forgotten"},
            {"type": "freed", "at": 8, "seat": "D"},
        ]

    def test_with_whatever_still_counts(self, hunters: Game, log: list[dict[str, Any]]) -> None:
        old = Former({"phase": "playing"}, log)
        table, entries, people = old.again("new", hunters, 7, 100, False)
        assert people == {1: 1, 2: 2}
        assert [(p.holder, p.name) for p in table.people.places] == [
            ("human", "Ann"), ("mind", "Bob"), ("mind", ""), ("mind", ""),
        ]  # fmt: skip
        assert table.phase == "playing"
        assert table.made.options == hunters.complete(4, {})
        assert (table.settings.pace, table.settings.clock, table.settings.seconds) == (0, "none", 60)
        assert table.made.edition == hunters.edition
        again = Table.load(entries, 100, lambda _: hunters)
        assert again.phase == "playing"

    def test_what_was_not_dealt_waits(self, hunters: Game, log: list[dict[str, Any]]) -> None:
        table, _, _ = Former({"phase": "waiting"}, log).again("new", hunters, 7, 100, False)
        assert table.phase == "waiting"
        assert [p.holder for p in table.people.places] == ["human", "mind", "mind", "free"]

    def test_not_in_the_middle_of_a_campaign(self, hunters: Game, log: list[dict[str, Any]]) -> None:
        log[0]["campaign"] = "wood"
        with pytest.raises(TableError, match="a campaign goes on with its next session"):
            Former({"phase": "playing"}, log).again("new", hunters, 7, 100, False)

    def test_nor_with_seats_that_the_game_has_no_more(self, hunters: Game, log: list[dict[str, Any]]) -> None:
        log[0]["seats"] = 12
        with pytest.raises(GameError, match="takes 4 to 8 seats"):
            Former({"phase": "playing"}, log).again("new", hunters, 7, 100, False)


def test_a_table_whose_people_have_begun_anew_never_goes_on(hunters: Game, evening: Any) -> None:
    """Also where its rules come back: by then its record may have told them all that was hidden."""
    e = evening(hunters, 4, seed=3, pace=0, window=0)
    for _ in range(9):
        e.step()
    entry, card = former(e.table, e.log).gone_on_at("new", 5_000)
    assert (card.next, card.minds, card.wake, card.listed, card.phase) == ("new", 0, None, False, "playing")
    with pytest.raises(OtherEditionLog, match="started again at another one"):
        Table.load([*e.log, entry], 6_000, lambda _: hunters)


def test_whatever_stands_in_a_log_nothing_breaks() -> None:
    odd: list[Any] = [{}, {"type": 7}, {"type": "decided", "seat": 9, "also": []}, {"type": "sat"}, {"type": "undone"}]
    for card in ({}, {"phase": 7, "outcome": "won"}, {"phase": "over"}):
        account(Former(card, odd), "")
    assert account(Former({}, []), "").table == ""
