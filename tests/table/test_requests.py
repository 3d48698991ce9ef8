"""Seats, answers, interrupts: what a table takes and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game, GameError
from gloam.table.entries import Decided, Freed, Minded, Sat, Started
from gloam.table.table import RuleRefusal, Table, TableError
from gloam.table.wire import Settings


def made(game: Game, seats: int = 3, **settings: Any) -> Table:
    return Table.make("t1", game, seats, 5, {}, Settings(**settings), "Ann", 100)[0]


def code(failure: pytest.ExceptionInfo[TableError]) -> str:
    return failure.value.code


# Seats


def test_before_the_deal_a_person_may_have_the_seat_of_a_mind(ballot: Game) -> None:
    table = made(ballot)
    table.seating.sit("A", "Ann", 101)
    for seat in "BC":
        table.seating.put_mind(seat, "random", 102)
    assert table.seating.sit("", "Bob", 103).entries == [Sat(103, "B", "Bob", 2)]
    assert table.seating.sit("C", "Cyd", 104).entries == [Sat(104, "C", "Cyd", 3)]
    # A mind that stands in for somebody keeps the seat for them.
    table.seating.put_mind("C", "random", 105)
    with pytest.raises(TableError, match="seat C is taken"):
        table.seating.sit("C", "Eve", 106)
    with pytest.raises(TableError, match="all seats are taken"):
        table.seating.sit("", "Eve", 106)


def test_people_sit_down_and_the_game_starts(ballot: Game) -> None:
    table = made(ballot)
    assert table.phase == "waiting"
    assert table.views.update_for("", 0, 100).sight is None
    assert table.seating.sit("", "Ann", 101).entries == [Sat(101, "A", "Ann", 1)]
    assert table.seating.sit("C", " Cy\n\x07ril ", 102).entries == [Sat(102, "C", "Cy ril", 2)]
    with pytest.raises(TableError, match="seat C is taken"):
        table.seating.sit("C", "Eve", 103)
    with pytest.raises(TableError, match="seats B are free"):
        table.seating.start(104)
    assert table.seating.start(104, "").entries == [Minded(104, "B", "random"), Started(104)]
    assert [s.holder for s in table.views.info(104).seats] == ["human", "mind", "human"]
    with pytest.raises(TableError, match="all seats are taken"):
        table.seating.sit("", "Eve", 105)
    with pytest.raises(TableError, match="started already"):
        table.seating.start(105)
    assert table.views.card().minds == 1
    assert table.views.card().phase == "playing"


def test_a_leaver_is_replaced_by_a_mind_and_comes_back(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="AB")
    e.take(e.table.seating.put_mind("A", "random", e.now))
    seat = e.table.views.info(e.now).seats[0]
    assert (seat.holder, seat.name, seat.mind) == ("mind", "Person A", "random")
    with pytest.raises(TableError, match="a mind plays seat A") as failure:
        e.decide("A", "open")
    assert code(failure) == "not-allowed"
    assert e.table.minds.wanted(e.now) is not None
    e.take(e.table.seating.take_mind("A", e.now))
    seat = e.table.views.info(e.now).seats[0]
    assert (seat.holder, seat.name, seat.mind) == ("human", "Person A", "")
    e.decide("A", "open")
    # A mind that stood in for nobody leaves an empty seat; whoever wants it has to ask the others.
    assert e.take(e.table.seating.take_mind("C", e.now)).entries == [Freed(e.now, "C")]
    with pytest.raises(TableError, match="no mind plays seat C"):
        e.table.seating.take_mind("C", e.now)
    e.take(e.table.seating.sit("C", "Late", e.now))
    assert e.table.views.info(e.now).seats[2].holder == "free"
    e.take(e.table.seating.free("B", e.now, asker=2))
    with pytest.raises(TableError, match="seat B is free"):
        e.table.seating.free("B", e.now)
    assert [s.holder for s in e.table.views.info(e.now).seats] == ["human", "free", "free"]
    e.take(e.table.seating.put_mind("B", "", e.now))
    with pytest.raises(TableError, match="the game is on"):
        e.table.seating.hand("B", 1, 0, e.now)


def test_wrong_seats_minds_and_options_are_refused(ballot: Game) -> None:
    with pytest.raises(GameError):
        made(ballot, 9)
    table = made(ballot)
    for seat in ("D", "a", "AA", "?"):
        with pytest.raises(TableError, match="there is no seat") as failure:
            table.seating.sit(seat, "Ann", 100)
        assert code(failure) == "bad-request"
    with pytest.raises(TableError, match="has no mind 'deep'"):
        table.seating.put_mind("A", "deep", 100)
    with pytest.raises(TableError, match="has not started"):
        table.decisions.submit("A", "open", 1, "12345678", 100)


# Decisions


def test_an_answer_names_its_question(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", window=0)
    first = e.ask("A")
    assert first == 1
    assert e.ask("B") == 0
    taken = e.decide("A", "nap", first)
    assert taken.entries == [Decided(e.now, "A", "nap", "human", "request-1")]
    assert taken.number == e.table.log.seq
    assert e.ask("A") == 2
    for stale in (first, first + 7):
        with pytest.raises(TableError, match="not open any more") as failure:
            e.decide("A", "open", stale)
        assert code(failure) == "stale"
    with pytest.raises(TableError, match="say which question") as failure:
        e.decide("A", "open", 0)
    assert code(failure) == "stale"
    with pytest.raises(TableError) as failure:
        e.decide("A", "fly:moon")
    assert code(failure) == "bad-request"
    with pytest.raises(RuleRefusal) as refusal:
        e.decide("A", "yes")
    assert (refusal.value.reason.rule, refusal.value.reason.key) == ("BA-1", "refuse-not-now")
    with pytest.raises(RuleRefusal):
        e.decide("B", "open", 0)
    assert len(e.log) == e.table.log.seq


def test_the_same_question_keeps_its_number_after_an_interrupt(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    number = e.ask("A")
    e.take(e.table.decisions.submit("B", "shout", 0, "12345678", e.now))
    assert e.ask("A") == number
    e.take(e.table.decisions.submit("A", "shout", 0, "12345678", e.now))
    assert e.ask("A") == number
    e.decide("A", "open", number)


def test_a_repeated_id_is_taken_once(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    ask = e.ask("A")
    first = e.decide("A", "nap", ask, "same-id-1")
    again = e.decide("A", "nap", ask, "same-id-1")
    assert again.repeated
    assert again.entries == []
    assert again.number == first.number == e.table.views.number_of("A", "same-id-1")
    # Ids are each seat's own, and the log remembers them.
    assert e.take(e.table.decisions.submit("B", "shout", 0, "same-id-1", e.now)).entries
    e.take(e.table.talk.say("C", "once", "table", "same-id-2", e.now))
    assert e.table.talk.say("C", "once", "table", "same-id-2", e.now).repeated
    table = e.reloaded()
    assert table.decisions.submit("A", "nap", ask, "same-id-1", e.now).number == first.number
    e = evening(ballot, 3, people="ABC")
    e.decide("A", "nap")
    e.take(e.table.undoing.undo("A", "same-id-3", e.now))
    assert e.table.undoing.undo("A", "same-id-3", e.now).repeated


def test_nothing_is_decided_after_the_end(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="A", window=1, clock="decision", seconds=5)
    e.finish()
    for act in (
        lambda: e.decide("A", "open", 1),
        lambda: e.table.undoing.undo("A", "12345678", e.now),
        lambda: e.table.seating.free("A", e.now),
        lambda: e.table.minds.hint_wanted("A"),
    ):
        with pytest.raises(TableError, match="the game is over") as failure:
            act()
        assert code(failure) == "not-allowed"
    assert e.table.clocks.next_deadline() is None
    assert e.table.minds.wanted(e.now) is None
    assert e.table.clocks.expire(e.now + 10**9).entries == []
    e.take(e.table.talk.say("A", "well played", "table", "12345678", e.now))
