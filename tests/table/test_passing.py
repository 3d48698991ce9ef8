"""Seats that were dealt secrets: who gets one in the middle of a game, and whose word it takes."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.table.entries import Agreed, Declined, Freed, Handed, Wished
from gloam.table.people import name_from
from gloam.table.table import Table, TableError


@pytest.fixture
def e(ballot: Game, evening: Any) -> Any:
    """Persons 1, 2 and 3 at A, B and C, minds at D and E; one seat for each."""
    return evening(ballot, 5, people="ABC")


def refused(act: Any, words: str, code: str = "not-allowed") -> None:
    with pytest.raises(TableError, match=words) as failure:
        act()
    assert failure.value.code == code


def keys(table: Table) -> list[str]:
    return [h.phrase.key.removeprefix("event-") for h in table.views.update_for("", 0, 9_999).events]


def holders(e: Any) -> list[int]:
    assert e.reloaded().views.info(e.now) == e.table.views.info(e.now)
    return [seat.person for seat in e.table.views.info(e.now).seats]


def test_a_host_cannot_get_at_a_seat(e: Any) -> None:
    """Free it, sit on it, read it, put it back: none of these is the host's in the game."""
    refused(lambda: e.table.seating.free("B", e.now), "only its holder leaves it")
    refused(lambda: e.table.seating.free("B", e.now, asker=1), "only its holder leaves it")
    refused(lambda: e.table.seating.hand("B", 1, 0, e.now), "only who holds seat B")
    refused(lambda: e.table.seating.hand("D", 1, 1, e.now), "only who holds seat D")  # a mind's
    e.take(e.table.seating.put_mind("B", "", e.now))
    refused(lambda: e.table.seating.free("B", e.now), "only its holder leaves it")  # a mind stands in: it is still hers
    e.take(e.table.seating.free("D", e.now))
    # Whoever holds a seat gets no second one; the next stranger has to ask the others.
    refused(lambda: e.table.seating.sit("D", "", e.now, person=1), "one person may hold 1")
    assert e.take(e.table.seating.sit("D", "Eve", e.now)).entries == [Wished(e.now, "D", "Eve", 4)]
    assert e.table.people.seats_of(4) == ""
    assert holders(e) == [1, 2, 3, 0, 0]
    assert keys(e.table)[-3:] == ["mind-in", "left", "seat-wished"]


def test_the_holder_hands_over(e: Any) -> None:
    assert e.take(e.table.seating.sit("B", "Eve", e.now)).entries == [Wished(e.now, "B", "Eve", 4)]
    wish = e.table.views.info(e.now).seats[1].wish
    assert (wish.person, wish.name, wish.agreed, wish.needed) == (4, "Eve", [], [2])
    for other in (1, 3, 4, 0, 9):
        refused(lambda other=other: e.table.seating.agree("B", other, True, e.now), "you have no word")
    taken = e.take(e.table.seating.agree("B", 2, True, e.now))
    assert taken.entries == [Agreed(e.now, "B", 2), Handed(e.now, "B", 4)]
    assert holders(e) == [1, 4, 3, 0, 0]
    # All are told, and it stays visible.
    assert keys(e.table)[-3:] == ["seat-wished", "seat-agreed", "seat-handed-over"]
    assert e.table.views.info(e.now).seats[1].before == ["Person B"]
    assert e.table.views.info(e.now).seats[1].wish is None
    # Whoever had a seat in this game knows what it knew: no other seat for them.
    refused(lambda: e.table.seating.sit("C", "", e.now, person=2), "one person may hold 1")
    e.take(e.table.seating.sit("B", "", e.now, person=2))  # back to their own, if Eve lets them
    refused(lambda: e.table.seating.agree("B", 1, True, e.now), "you have no word")
    e.take(e.table.seating.agree("B", 4, True, e.now))
    assert holders(e) == [1, 2, 3, 0, 0]
    assert e.table.views.info(e.now).seats[1].before == ["Person B", "Eve"]


@pytest.mark.parametrize("seat", ["D", "B"])
def test_everybody_else_agrees(e: Any, seat: str) -> None:
    """A mind's own seat, and that of somebody who is away."""
    if seat == "B":
        e.take(e.table.seating.put_mind("B", "", e.now))
    e.take(e.table.seating.sit(seat, "Eve", e.now))
    others = {1, 3} if seat == "B" else {1, 2, 3}
    assert e.table.views.info(e.now).seats["ABCDE".index(seat)].wish.needed == sorted(others)
    for person in sorted(others):
        assert e.table.people.seats_of(4) == ""
        e.take(e.table.seating.agree(seat, person, True, e.now))
        refused(
            lambda person=person: e.table.seating.agree(seat, person, True, e.now),
            "agreed already|any more|no word",
            *code(e),
        )
    assert e.table.people.seats_of(4) == seat
    assert holders(e)["ABCDE".index(seat)] == 4
    assert e.table.views.info(e.now).seats["ABCDE".index(seat)].before == (["Person B"] if seat == "B" else [""])
    assert keys(e.table).count("seat-agreed") == len(others)


def test_one_person_is_not_everybody(ballot: Game, evening: Any) -> None:
    """With a mind in for the only other person, the seat is still not given away over their head."""
    e = evening(ballot, 5, people="AB")
    e.take(e.table.seating.put_mind("B", "", e.now))
    e.take(e.table.seating.sit("B", "Eve", e.now))
    assert e.table.views.info(e.now).seats[1].wish.needed == [2]
    refused(lambda: e.table.seating.agree("B", 1, True, e.now), "you have no word")
    e.take(e.table.seating.agree("B", 2, True, e.now))
    assert holders(e) == [1, 3, 0, 0, 0]
    # A seat that nobody holds is another matter: there is nobody who could come back to it.
    e.take(e.table.seating.sit("C", "Fay", e.now))
    assert e.table.views.info(e.now).seats[2].wish.needed == [1, 3]
    e.take(e.table.seating.free("B", e.now, asker=3))
    assert e.table.views.info(e.now).seats[2].wish.needed == [1]


def code(e: Any) -> list[str]:
    """Of somebody who agrees once more: to what was passed there is nothing to agree any more."""
    return ["stale"] if e.table.people.seats_of(4) else []


def test_somebody_says_no(e: Any) -> None:
    e.take(e.table.seating.sit("D", "Eve", e.now))
    e.take(e.table.seating.agree("D", 1, True, e.now))
    refused(lambda: e.table.seating.agree("D", 9, False, e.now), "no word")
    assert e.take(e.table.seating.agree("D", 3, False, e.now)).entries == [Declined(e.now, "D", 3)]
    refused(lambda: e.table.seating.agree("D", 2, True, e.now), "nobody asks", "stale")
    assert not e.table.people.here(4)
    e.take(e.table.seating.sit("D", "Fay", e.now))
    e.take(e.table.seating.agree("D", 5, False, e.now))  # who asked thinks better of it
    assert holders(e) == [1, 2, 3, 0, 0]
    assert keys(e.table)[-2:] == ["seat-wished", "seat-declined"]


def test_words_given_for_one_thing_do_not_count_for_another(e: Any) -> None:
    e.take(e.table.seating.put_mind("B", "", e.now))
    e.take(e.table.seating.sit("B", "Eve", e.now))
    e.take(e.table.seating.agree("B", 1, True, e.now))
    e.take(e.table.seating.take_mind("B", e.now))  # she is back: it is hers alone again
    assert e.table.views.info(e.now).seats[1].wish.needed == [2]
    refused(lambda: e.table.seating.agree("B", 3, True, e.now), "no word")
    e.take(e.table.seating.put_mind("B", "", e.now))
    e.take(e.table.seating.agree("B", 3, True, e.now))
    assert holders(e)[1] == 2  # what 1 said was said before she came back
    e.take(e.table.seating.agree("B", 1, True, e.now))
    assert holders(e)[1] == 4


def test_nobody_is_sent_away_to_be_outvoted(e: Any) -> None:
    """Minds for everybody else do not make the host everybody."""
    for seat in "BC":
        e.take(e.table.seating.put_mind(seat, "", e.now))
    e.take(e.table.seating.sit("B", "Eve", e.now))
    e.take(e.table.seating.agree("B", 1, True, e.now))
    assert holders(e) == [1, 2, 3, 0, 0]
    # Person 3 leaves of their own will: that does not make the host everybody either.
    assert e.take(e.table.seating.free("C", e.now, asker=3)).entries == [Freed(e.now, "C")]
    assert e.table.views.info(e.now).seats[1].wish.needed == [2]
    assert holders(e) == [1, 2, 0, 0, 0]


def test_the_word_of_who_leaves_is_not_waited_for(e: Any) -> None:
    e.take(e.table.seating.sit("D", "Eve", e.now))
    for person in (1, 2):
        e.take(e.table.seating.agree("D", person, True, e.now))
    taken = e.take(e.table.seating.free("C", e.now, asker=3))
    assert taken.entries == [Freed(e.now, "C"), Handed(e.now, "D", 4)]
    assert holders(e) == [1, 2, 0, 4, 0]


def test_an_absent_holder_is_not_outvoted_by_nobody(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="A")
    e.take(e.table.seating.put_mind("A", "", e.now))
    e.take(e.table.seating.sit("A", "Eve", e.now))
    assert e.table.people.seats_of(2) == ""
    e.take(e.table.seating.agree("A", 1, True, e.now))
    assert e.table.people.seats_of(2) == "A"
    # Where nobody else is left there is nobody to ask.
    e.take(e.table.seating.free("A", e.now, asker=2))
    taken = e.take(e.table.seating.sit("A", "Fay", e.now))
    assert [type(entry) for entry in taken.entries] == [Wished, Handed]


def test_one_wish_at_a_time(e: Any) -> None:
    e.take(e.table.seating.sit("D", "Eve", e.now))
    refused(lambda: e.table.seating.sit("D", "Fay", e.now), "somebody asks for seat D already")
    refused(lambda: e.table.seating.sit("E", "", e.now, person=4), "you ask for a seat already")
    refused(lambda: e.table.seating.sit("", "Fay", e.now), "all seats are taken")
    refused(lambda: e.table.seating.sit("Z", "Fay", e.now), "there is no seat", "bad-request")
    refused(lambda: e.table.seating.sit("E", "\u3164", e.now), "can be seen", "bad-request")
    assert e.table.people.here(4)


def test_what_somebody_decided_is_not_taken_back_by_who_follows(e: Any) -> None:
    e.decide("A", "nap")
    assert e.look("A").undo == "A"
    e.take(e.table.seating.sit("A", "Eve", e.now))
    assert e.look("A").undo == "A"  # asking changes nothing
    e.take(e.table.seating.agree("A", 1, True, e.now))
    assert e.look("A").undo == ""


@pytest.mark.parametrize("name", ["Ann", "  Ann ", "\u5b89", "\U0001f98a", "e\u0301", "7", "\u200bAnn"])
def test_names_that_can_be_seen(name: str) -> None:
    assert name_from(name).strip()
