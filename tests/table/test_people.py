"""People at a table: several seats in one hand, seats that are handed over, tokens that follow the log."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.table.entries import Handed, Sat
from gloam.table.table import Table, TableError
from gloam.table.wire import Settings


@pytest.fixture
def pairs(ballot: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Ballot, with two seats for whoever wants them."""
    monkeypatch.setattr(type(ballot), "seats_per_person", lambda self, seats: 2)
    return ballot


def made(game: Game, seats: int = 4, **settings: Any) -> Table:
    return Table.make("t1", game, seats, 5, {}, Settings(**settings), "Ann", 100)[0]


def refused(act: Any, words: str, code: str = "not-allowed") -> None:
    with pytest.raises(TableError, match=words) as failure:
        act()
    assert failure.value.code == code


def told(table: Table, seats: str = "") -> list[tuple[str, dict[str, Any]]]:
    return [(h.phrase.key, h.phrase.facts) for h in table.views.update_for(seats, 0, 200).events]


def test_nobody_sits_on_both_sides(pairs: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat A plays against all others: whoever holds it holds nothing else, and is handed nothing else."""
    monkeypatch.setattr(type(pairs), "opposed", lambda self, seats, seat: 1 if seat else (1 << seats) - 2)
    table = made(pairs)
    table.seating.sit("A", "Ann", 101)
    refused(
        lambda: table.seating.sit("C", "", 102, person=1), "seats A and C play against each other: nobody holds both"
    )
    table.seating.sit("B", "Ben", 103)
    table.seating.sit("C", "", 104, person=2)
    refused(lambda: table.seating.hand("C", 1, 2, 105), "play against each other")
    table.seating.put_mind("D", "", 105)
    table.seating.start(106)
    refused(lambda: table.seating.hand("B", 1, 2, 107), "play against each other")
    assert table.people.seats_of(2) == "BC"


def test_a_person_takes_several_seats_under_one_number(pairs: Game) -> None:
    table = made(pairs)
    assert table.seating.sit("B", "Ann", 101).entries == [Sat(101, "B", "Ann", 1)]
    assert table.seating.sit("", "Ben", 102).entries == [Sat(102, "A", "Ben", 2)]
    # The second seat is the same person's, whatever name comes with it.
    assert table.seating.sit("D", "Anna", 103, person=1).entries == [Sat(103, "D", "Ann", 1)]
    refused(lambda: table.seating.sit("C", "", 104, person=1), "one person may hold 2 of the seats")
    assert table.people.seats_of(1) == "BD"
    assert table.people.seats_of(0) == table.people.seats_of(7) == ""
    assert [(s.person, s.name) for s in table.views.info(104).seats] == [(2, "Ben"), (1, "Ann"), (0, ""), (1, "Ann")]
    assert table.views.info(104).each == 2
    for blank in (
        " ",
        "",
        "\u200b",
        "\0",
        "\u3000",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\ufe0f",
        "\u0301",
        "\u00ad\u2060",
    ):
        refused(lambda blank=blank: table.seating.sit("C", blank, 104), "under which name", "bad-request")


def test_one_seat_each_is_the_rule_where_a_game_says_nothing(ballot: Game) -> None:
    table = made(ballot)
    table.seating.sit("A", "Ann", 101)
    refused(lambda: table.seating.sit("B", "", 102, person=1), "one person may hold 1 of the seats")
    table.seating.sit("B", "Ben", 102)
    refused(lambda: table.seating.hand("B", 1, 0, 103), "one person may hold 1 of the seats")


def test_which_seat_is_meant(pairs: Game) -> None:
    table = made(pairs)
    table.seating.sit("A", "Ann", 101)
    assert table.people.own(1, "") == table.people.own(1, "A") == "A"
    table.seating.sit("C", "", 101, person=1)
    assert table.people.own(1, "C") == "C"
    refused(lambda: table.people.own(1, ""), "which of your seats this is: A, C", "bad-request")
    refused(lambda: table.people.own(1, "B"), "you do not hold seat B")
    refused(lambda: table.people.own(1, "Z"), "there is no seat 'Z'", "bad-request")
    for nobody in (0, 2):
        refused(lambda nobody=nobody: table.people.own(nobody, "A"), "holds no seat")


def test_one_screen_for_two_seats(pairs: Game) -> None:
    table = made(pairs, window=4_000)
    for seat, person in (("A", 0), ("B", 0), ("D", 1)):
        table.seating.sit(seat, f"P{seat}", 101, person)
    table.seating.start(102, "")
    assert table.people.seats_of(1) == "AD"
    update = table.views.update_for("AD", 0, 103)
    assert (update.you.seats, update.you.side, update.you.person) == ("AD", "AD", 1)
    assert update.asks == {"A": 1}
    table.decisions.submit("A", "open", 1, "12345678", 104)
    both = table.views.update_for("AD", 0, 105)
    assert both.asks == {"A": 2, "D": 1}
    assert [p.seat for p in both.sight.prompts] == ["A", "D"]
    assert {i.seat for i in both.sight.interrupts} == {"A", "D"}
    assert both.held == ""
    assert set(both.channels) == {"A", "D"}
    assert table.decisions.submit("D", "pass", 1, "12345679", 106).held
    assert table.views.update_for("AD", 0, 107).held == "D"
    assert table.views.update_for("B", 0, 107).held == ""
    # What one of the seats was told, the person was told once.
    own, single = (table.views.update_for(seats, 0, 107) for seats in ("AD", "A"))
    assert [h.n for h in own.events] == list(range(1, len(own.events) + 1))
    assert own.events == single.events


def test_before_the_deal_the_host_hands_seats_over(pairs: Game) -> None:
    table = made(pairs)
    for seat, name in (("A", "Ann"), ("B", "Ben"), ("C", "Cid")):
        table.seating.sit(seat, name, 101)
    assert table.seating.hand("C", 1, 0, 102).entries == [Handed(102, "C", 1)]
    assert [table.people.seats_of(n) for n in (1, 2, 3)] == ["AC", "B", ""]
    assert table.views.info(103).seats[2].name == "Ann"
    refused(lambda: table.seating.hand("B", 3, 0, 103), "there is no person 3", "bad-request")
    refused(lambda: table.seating.hand("B", 9, 0, 103), "there is no person 9", "bad-request")
    refused(lambda: table.seating.hand("A", 1, 0, 103), "holds seat A already")
    refused(lambda: table.seating.hand("B", 1, 0, 103), "one person may hold 2")
    # Numbers are never used again for somebody else.
    table.seating.sit("D", "Dan", 104)
    assert table.people.seats_of(4) == "D"
    assert told(table) == []


def test_after_the_deal_a_seat_is_its_holders_to_give(pairs: Game, evening: Any) -> None:
    e = evening(pairs, 4, people="ABC")
    refused(lambda: e.table.seating.hand("B", 1, 0, e.now), "only who holds seat B can hand it over")
    refused(lambda: e.table.seating.hand("B", 3, 1, e.now), "only who holds seat B can hand it over")
    refused(lambda: e.table.seating.hand("D", 1, 0, e.now), "only who holds seat D can hand it over")  # a mind's
    e.decide("A", "nap")
    assert e.look("A").undo == "A"
    e.take(e.table.seating.hand("A", 2, 1, e.now))
    assert [e.table.people.seats_of(n) for n in (1, 2, 3)] == ["", "AB", "C"]
    assert told(e.table)[-1] == ("event-seat-handed-over", {"who": "seat:A", "seat": "A"})
    # Nobody takes back what somebody else decided.
    assert e.look("AB").undo == ""
    again = e.reloaded()
    assert again.people.seats_of(2) == "AB"
    assert again.views.update_for("AB", 0, e.now) == e.look("AB")


def test_a_mind_stands_in_and_the_person_comes_back(pairs: Game, evening: Any) -> None:
    e = evening(pairs, 3, people="AB")
    e.take(e.table.seating.put_mind("B", "", e.now))
    assert e.table.people.seats_of(2) == "B"
    assert e.look("B").you.person == 2
    assert e.take(e.table.seating.take_mind("B", e.now)).entries == [Sat(e.now, "B", "Person B", 2)]
    refused(lambda: e.table.seating.free("B", e.now), "only its holder leaves it")
    e.take(e.table.seating.free("B", e.now, asker=2))
    assert e.table.people.seats_of(2) == ""
    e.take(e.table.seating.put_mind("B", "", e.now))
    assert told(e.table)[-4:] == [
        (f"event-{key}", {"who": "seat:B", "seat": "B"}) for key in ("mind-in", "came-back", "left", "mind-in")
    ]
    # The mind stands in for nobody now.
    assert e.take(e.table.seating.take_mind("B", e.now)).entries[0].seat == "B"
    assert e.table.views.info(e.now).seats[1].holder == "free"


def test_a_number_is_believed_for_the_same_side_only(pairs: Game, evening: Any) -> None:
    e = evening(pairs, 3, people="ABC")
    e.take(e.table.talk.say("A", "hello", "table", e.fresh_id(), e.now))
    seq = e.look("A").seq
    for side, since in ((None, seq), ("A", seq), ("AB", 0), ("", 0)):
        update = e.table.views.update_for("A", seq, e.now, side=side)
        assert update.since == since
        assert len(update.talk) == (0 if since else 1)


def test_nobody_is_remembered_who_never_was_there(pairs: Game, evening: Any) -> None:
    e = evening(pairs, 4, people="AB")
    for nobody in (3, 99, 10**30):
        with pytest.raises(TableError, match="there is no person"):
            e.table.seating.hand("A", nobody, 1, e.now)
    assert set(e.table.people._seats) <= {1, 2}
