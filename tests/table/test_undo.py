"""Taking back: until anything hidden was revealed, chance had its say, or anybody else acted."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.core.match import digest_of
from gloam.table.entries import Undone
from gloam.table.table import TableError


def refused(e: Any, seat: str) -> str:
    assert not e.table.update_for(seat, 0, e.now).undo
    with pytest.raises(TableError) as failure:
        e.table.undo(seat, e.fresh_id(), e.now)
    assert failure.value.code == "not-allowed"
    return str(failure.value)


def test_a_decision_is_taken_back_and_told(candle: Game, evening: Any) -> None:
    e = evening(candle, 3, people="ABC", seed=1)
    before, ask, events = digest_of(e.table.play.state), e.ask("A"), e.table.update_for("B", 0, e.now).events
    refused(e, "A")
    e.decide("A", e.table.update_for("A", 0, e.now).sight.prompt.options[0].notation)
    seen = e.table.update_for("B", 0, e.now)
    assert e.table.update_for("A", 0, e.now).undo
    assert not seen.undo
    taken = e.take(e.table.undo("A", "take-back-1", e.now))
    assert taken.entries == [Undone(e.now, "A", "take-back-1")]
    assert digest_of(e.table.play.state) == before
    assert e.table.play.match.decisions == []
    # The question is a new one, so that nothing sent before can answer it.
    assert e.ask("A") > ask
    # What was told stays told; that it was taken back is told as well.
    heard = e.table.update_for("B", 0, e.now).events
    assert heard[: len(seen.events)] == seen.events != events
    assert [(h.phrase.key, h.phrase.facts) for h in heard[len(seen.events) :]] == [
        ("event-taken-back", {"who": "seat:A"})
    ]
    e.decide("A", e.table.update_for("A", 0, e.now).sight.prompt.options[-1].notation)
    assert e.reloaded().play.match.decisions == e.table.play.match.decisions


def test_several_decisions_are_taken_back_one_by_one(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    before = digest_of(e.table.play.state)
    e.decide("A", "nap")
    e.decide("A", "shout", 0)
    for _ in range(2):
        e.take(e.table.undo("A", e.fresh_id(), e.now))
    assert digest_of(e.table.play.state) == before
    refused(e, "A")


def test_not_after_anybody_else_acted(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    e.decide("A", "nap")
    e.decide("B", "shout", 0)
    assert "cannot be taken back" in refused(e, "A")
    e.take(e.table.undo("B", e.fresh_id(), e.now))
    e.take(e.table.undo("A", e.fresh_id(), e.now))


def test_not_while_a_window_is_open_nor_for_private_answers(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", window=4_000)
    e.decide("A", "open")
    refused(e, "A")
    e.shut()
    refused(e, "A")
    e = evening(ballot, 3, people="ABC", window=0)
    e.decide("A", "open")
    e.decide("B", "pass")
    refused(e, "B")


def test_not_where_the_table_forbids_it_nor_for_minds(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", undo=False)
    e.decide("A", "nap")
    assert refused(e, "A") == "decisions stand at this table"
    e = evening(ballot, 3, people="A")
    e.decide("A", "nap")
    e.take(e.table.put_mind("A", "random", e.now))
    refused(e, "A")
    e.take(e.table.take_mind("A", e.now))
    e.take(e.table.undo("A", e.fresh_id(), e.now))


def test_not_after_a_roll_or_a_revelation(hunters: Game, evening: Any) -> None:
    """In whole games: what can be taken back moved no die and showed nothing."""
    allowed = set()
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
            before = play.state.clone()
            option = hunters.lexicon.write(options[(n * 7 + seed) % len(options)])
            heard = len(play.match.events)
            e.decide(seat, option)
            told = {hunters.lexicon.events[note.kind].key for note in play.match.events[heard:]}
            if e.table.update_for(seat, 0, e.now).undo:
                allowed.add(option.partition(":")[0])
                assert before.rng == play.state.rng
                assert not told & {"role", "hermit-read", "hermit-received", "shown", "drawn", "revealed", "died"}
                e.take(e.table.undo(seat, e.fresh_id(), e.now))
                assert digest_of(e.table.play.state) == digest_of(before)
                e.decide(seat, option)
            else:
                refused(e, seat)
    assert {"go", "pass"} & allowed
    assert not {"roll", "draw", "strike"} & allowed
