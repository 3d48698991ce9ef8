"""After the end: the reveal, the record, the replay, a scenario. Before it: nothing of this."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.core.match import digest_of
from gloam.core.records.replay import replay
from gloam.core.words.lexicon import seat_letter, seat_letters
from gloam.scenario.export import export
from gloam.table.table import TableError


def test_nothing_of_it_before_the_end(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, seed=3)
    for _ in range(10):
        for act in (
            e.table.after.ending,
            e.table.after.record,
            lambda: e.table.after.replay(0, ""),
            lambda: e.table.after.match_at(0),
        ):
            with pytest.raises(TableError, match="not over") as failure:
                act()
            assert failure.value.code == "not-allowed"
        e.step()


def test_the_whole_truth_afterwards(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, seed=3, pace=0)
    e.finish()
    state = e.table.play.state
    ending = e.table.after.ending()
    outcome = hunters.outcome(state)
    assert outcome is not None
    assert ending.outcome.winners == seat_letters(sum(1 << seat for seat in outcome.winners))
    assert ending.outcome.reasons == {seat_letter(seat): rule for seat, rule in outcome.reasons.items()}
    assert ending.truth == hunters.position(state)
    record = e.table.after.record()
    assert ending.decisions == len(record.decisions)
    assert digest_of(replay(record, hunters).state) == digest_of(state)
    first, last = e.table.after.replay(0, "A"), e.table.after.replay(ending.decisions, "A")
    assert (first.at, first.of, first.decision) == (0, ending.decisions, "")
    assert [p.key for p in first.events][:1] == ["event-role"]
    assert last.decision == record.decisions[-1]
    assert last.sight == e.table.views.update_for("A", 0, e.now).sight
    assert last.truth == ending.truth
    told = [p for at in range(ending.decisions + 1) for p in e.table.after.replay(at, "B").events]
    assert told == [h.phrase for h in e.table.views.update_for("B", 0, e.now).events]
    middle = e.table.after.match_at(ending.decisions // 2)
    assert middle.decisions == record.decisions[: ending.decisions // 2]
    assert 'game = "shadow-hunters"' in export(middle)
    for at in (-1, ending.decisions + 1):
        for act in (lambda at=at: e.table.after.replay(at, ""), lambda at=at: e.table.after.match_at(at)):
            with pytest.raises(TableError) as failure:
                act()
            assert failure.value.code == "bad-request"


def test_what_was_taken_back_is_not_in_the_record(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 2, people="AB", window=1)
    e.decide("A", "nap")
    e.take(e.table.undoing.undo("A", e.fresh_id(), e.now))
    while e.table.phase != "over":
        for seat in "AB":
            if e.table.phase == "playing" and e.table.play.window is None and e.ask(seat):
                e.decide(seat, "open")
                e.shut()
    assert "A nap" not in e.table.after.record().decisions
    assert e.table.after.replay(1, "B").decision == "A open"
