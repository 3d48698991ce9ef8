"""The same people play again: in their seats or one on, dealt at once; and what decided the game that is over."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.core.words.lexicon import seat_letter
from gloam.table.table import Table, TableError


def over(hunters: Game, evening: Any, **more: Any) -> Any:
    e = evening(hunters, 5, seed=3, pace=0, **more)
    e.finish()
    return e


def held_by(table: Table) -> list[str]:
    return [place.name or place.mind for place in table.people.places]


def again(e: Any, hunters: Game, rotate: bool) -> tuple[Table, list[Any], dict[int, int]]:
    found: tuple[Table, list[Any], dict[int, int]] = e.table.again("next", 7, e.now, rotate, lambda _: hunters)
    return found


def test_the_same_people_sit_down_again_and_are_dealt(hunters: Game, evening: Any) -> None:
    e = over(hunters, evening)
    table, entries, people = again(e, hunters, rotate=False)
    assert held_by(table) == held_by(e.table)
    assert table.phase == "playing"
    assert table.made.options == e.table.made.options
    assert table.settings == e.table.settings
    assert people == {p: p for p in e.table.people.present()}
    assert held_by(Table.load(entries, e.now, lambda _: hunters)) == held_by(table)


def test_rotated_everybody_moves_one_seat(hunters: Game, evening: Any) -> None:
    e = over(hunters, evening)
    before = [(p.holder, p.name) for p in e.table.people.places]
    table, _, people = again(e, hunters, rotate=True)
    assert [(p.holder, p.name) for p in table.people.places] == [*before[1:], before[0]]
    for old, new in people.items():
        assert e.table.people.name_of(old) == table.people.name_of(new)


def test_whoever_holds_two_seats_changes_them_for_those_of_the_other(hunters: Game, evening: Any) -> None:
    """Seats change hands by holder, so that nobody gets more of them than one person may hold."""
    e = over(hunters, evening)
    people = e.table.people
    people.each = 2
    for i, place in enumerate(people.places):
        place.person = 1 if i in (1, 2) else 0
        place.holder = "human" if place.person else "mind"
        place.name = "Ann" if place.person else ""
    people._names = ["Ann"]
    hunters_for_two = type("Two", (type(hunters),), {"seats_per_person": lambda self, seats: 2})()
    table, _, _ = again(e, hunters_for_two, rotate=True)
    mine = [seat_letter(i) for i, place in enumerate(table.people.places) if place.person]
    assert mine == ["A"]


def test_everybody_is_told_where_it_goes_on_and_once_only(hunters: Game, evening: Any) -> None:
    e = over(hunters, evening)
    assert e.table.views.info(e.now).next == ""
    taken = e.table.go_on_at("next", e.now)
    assert e.table.views.info(e.now).next == "next"
    assert e.table.views.concerns("", taken)
    with pytest.raises(TableError) as failure:
        e.table.go_on_at("other", e.now)
    assert failure.value.code == "stale"


def test_not_before_the_end(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, seed=3)
    for act in (lambda: again(e, hunters, rotate=False), lambda: e.table.go_on_at("next", e.now)):
        with pytest.raises(TableError, match="not over"):
            act()


def test_what_decided_the_game_leads_to_its_decision(hunters: Game, evening: Any) -> None:
    e = over(hunters, evening)
    ending = e.table.after.ending()
    assert {m.phrase.key for m in ending.moments} <= {"event-died", "event-revealed"}
    assert ending.moments
    for moment in ending.moments:
        assert moment.phrase in e.table.after.replay(moment.at, "").events
    dead = [m.phrase.facts["who"] for m in ending.moments if m.phrase.key == "event-died"]
    assert dead == [f"seat:{seat_letter(p.seat)}" for p in sorted_by_death(e, dead)]


def sorted_by_death(e: Any, dead: list[Any]) -> list[Any]:
    fallen = {f"seat:{seat_letter(p.seat)}": p for p in e.table.play.state.players if not p.alive}
    assert set(dead) == set(fallen)
    return [fallen[one] for one in dead]


def test_results_are_said_in_words_of_the_game(hunters: Game, evening: Any) -> None:
    e = over(hunters, evening)
    ending, state = e.table.after.ending(), e.table.play.state
    for p in state.players:
        seat = seat_letter(p.seat)
        key = ending.verdicts[seat].key
        assert ("won" in key) == (seat in ending.outcome.winners)
        assert key.endswith("-dead") == (not p.alive)
        assert ending.verdicts[seat].facts["role"] == ending.who[seat][0]


def test_the_opening_tells_a_seat_of_itself_alone(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, seed=3)
    state = e.table.play.state
    for p in state.players:
        told = e.table.views.opening(seat_letter(p.seat))
        assert told == hunters.opening(state, p.seat)
        assert told.picture == told.who.facts["role"]
