"""Taking back: plans only, and as long as nobody else has acted for all to see."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.core.match import digest_of
from gloam.table.entries import Undone
from gloam.table.errors import RuleRefusal
from gloam.table.table import TableError


def refused(e: Any, seat: str) -> str:
    """Nothing can be taken back; why, as a message says it."""
    assert not e.table.views.update_for(seat, 0, e.now).undo
    before = digest_of(e.table.play.state)
    with pytest.raises(RuleRefusal) as failure:
        e.table.undoing.undo(seat, e.fresh_id(), e.now)
    assert digest_of(e.table.play.state) == before
    return failure.value.reason.key.removeprefix("stands-")


def test_a_plan_is_taken_back_and_told(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", seed=1)
    before, ask, events = digest_of(e.table.play.state), e.ask("A"), e.look("B").events
    assert refused(e, "A") == "nothing"
    e.decide("A", "nap")
    assert (e.look("A").undo, e.look("A").stands) == ("A", "")
    assert not e.look("B").undo
    taken = e.take(e.table.undoing.undo("A", "take-back-1", e.now))
    assert taken.entries == [Undone(e.now, "A", "take-back-1")]
    assert digest_of(e.table.play.state) == before
    assert e.table.play.match.decisions == []
    # The question is a new one, so that nothing sent before can answer it.
    assert e.ask("A") > ask
    # What everybody saw stays told; that it was taken back is told as well.
    heard = e.look("B").events
    assert [(h.phrase.key, h.phrase.facts) for h in heard[len(events) :]] == [("event-taken-back", {"who": "seat:A"})]
    e.decide("A", "open")
    assert e.reloaded().play.match.decisions == e.table.play.match.decisions


def test_several_plans_are_taken_back_one_by_one(lockdown: Game, evening: Any) -> None:
    e = evening(lockdown, 3, people="ABC")
    for option in ("genes:4-3-3", "birth:B303"):
        for seat in "ABC":
            e.decide(seat, option)
    before = digest_of(e.table.play.state)
    for option in ("offer:B", "want:knife", "drop"):
        e.decide("A", option)
    for _ in range(3):
        e.take(e.table.undoing.undo("A", e.fresh_id(), e.now))
    assert digest_of(e.table.play.state) == before
    assert refused(e, "A") == "others"  # with C's birth the game went on, for all to see


def test_what_is_no_plan_stands_and_says_why(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    e.decide("A", "shout", 0)
    assert e.look("A").stands == refused(e, "A") == "done"


def test_not_after_anybody_else_acted(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    e.decide("A", "nap")
    e.decide("B", "shout", 0)
    assert refused(e, "A") == "others"
    assert e.look("A").stands == ""


def test_not_while_a_window_is_open_nor_for_private_answers(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", window=4_000)
    e.decide("A", "open")
    refused(e, "A")
    e.shut()
    refused(e, "A")
    e = evening(ballot, 3, people="ABC", window=0)
    e.decide("A", "open")
    e.decide("B", "pass")
    assert refused(e, "B") == "settled"


def test_not_where_the_table_forbids_it_nor_for_minds(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", undo=False)
    e.decide("A", "nap")
    with pytest.raises(TableError, match="decisions stand at this table"):
        e.table.undoing.undo("A", e.fresh_id(), e.now)
    e = evening(ballot, 3, people="A")
    e.decide("A", "nap")
    e.take(e.table.seating.put_mind("A", "random", e.now))
    assert refused(e, "A") == "settled"
    e.take(e.table.seating.take_mind("A", e.now))
    e.take(e.table.undoing.undo("A", e.fresh_id(), e.now))


def test_nothing_of_shadow_hunters_is_taken_back(hunters: Game, evening: Any) -> None:
    """In whole games: every decision there is carried out at once, before all."""
    for seed in range(6):
        e = evening(hunters, 5, people="ABCDE", seed=seed, window=1)
        for n in range(150):
            if e.table.phase == "over":
                break
            play = e.table.play
            if play.window is not None:
                e.shut()
                continue
            (number,) = play.asked
            seat, options = "ABCDE"[number], play.asked[number].options
            e.decide(seat, hunters.lexicon.write(options[(n * 7 + seed) % len(options)]))
            if e.table.phase != "over":
                refused(e, seat)
