"""Several decisions in one request: how far they go, what others notice of them, and taking them back in one go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.match import digest_of
from gloam.core.state import Step
from gloam.table.entries import Decided, Undone
from gloam.table.table import Applied, RuleRefusal, TableError

HUSH = Path(__file__).resolve().parent.parent / "hush"


@pytest.fixture
def walk(monkeypatch: pytest.MonkeyPatch, evening: Any) -> Any:
    """A table of Hush: everybody is ready, and A walks out of sight."""
    monkeypatch.syspath_prepend(str(HUSH))
    e = evening(game_named("hush"), 3, people="ABC")
    for seat in "ABC":
        e.decide(seat, "ready")
    return e


def go(e: Any, seat: str, *options: str, ask: int | None = None, id: str = "") -> Applied:  # noqa: A002
    number = e.ask(seat) if ask is None else ask
    taken: Applied = e.table.decisions.submit(seat, options[0], number, id or e.fresh_id(), e.now, then=options[1:])
    return taken if taken.repeated else e.take(taken)


def look(e: Any, viewer: str) -> bytes:
    return msgspec.json.encode(e.look(viewer))


def test_each_decision_is_an_entry_and_one_request(walk: Any) -> None:
    seq = walk.look("A").seq
    taken = go(walk, "A", "step", "step", "step", id="chain-1")
    assert taken.entries == [Decided(walk.now, "A", "step", "human", "chain-1")] * 3
    assert (taken.done, taken.stopped, taken.number) == (3, None, seq + 3)
    assert walk.look("A").sight.view.steps == 3
    assert [h.phrase.facts["number"] for h in walk.look("A", seq).events] == [1, 2, 3]


def test_others_notice_nothing_of_it(walk: Any) -> None:
    before = {viewer: look(walk, viewer) for viewer in ("", "B", "C")}
    taken = go(walk, "A", "step", "step", "step", "step")
    assert taken.audience == 0b001
    for viewer, seen in before.items():
        assert not walk.table.views.concerns(viewer, taken)
        assert look(walk, viewer) == seen


def test_it_stops_where_the_rules_refuse(walk: Any) -> None:
    taken = go(walk, "A", *["step"] * 6)
    assert (taken.done, taken.stopped.key, taken.stopped.rule) == (4, "refuse-not-now", "HU-001")
    assert walk.look("A").sight.view.steps == 4


def test_it_stops_when_anything_else_is_told(walk: Any) -> None:
    taken = go(walk, "A", "step", "stop", "step")
    assert (taken.done, taken.stopped.key) == (2, "stop-told")
    assert walk.table.play.state.walking == 1


def test_what_is_not_walking_stops_with_the_first_thing_told(walk: Any) -> None:
    for seat in "ABC":
        walk.decide(seat, "stop")
    walk.decide("A", "dawn")
    taken = go(walk, "A", "give:C", "give:B")
    assert (taken.done, taken.stopped.key, taken.audience) == (1, "stop-told", 0b101)


def test_it_stops_at_the_end(walk: Any) -> None:
    for chair in ("A", ""):
        for seat in "ABC":
            walk.decide(seat, "stop")
        if chair:
            walk.decide(chair, "dawn")
            for seat in "ABC":
                walk.decide(seat, "ready")
    taken = go(walk, "B", "dawn", "dawn")
    assert (taken.done, taken.stopped.key) == (1, "stop-over")
    assert walk.table.phase == "over"


@pytest.fixture
def stepping(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What happens with the second step of a walk, beside the step."""
    import gloam_hush.rules as rules

    plain = rules.Walk.answer

    def put(happens: Any) -> None:
        def answer(step: Step, s: Any, seat: int, option: int) -> None:
            plain(step, s, seat, option)
            if option == rules.STEP and s.walked == 2:
                happens(rules, s)

        monkeypatch.setattr(rules.Walk, "answer", answer)

    return put


def test_it_is_not_stopped_by_what_others_are_told_out_of_sight(walk: Any, stepping: Any) -> None:
    stepping(lambda rules, s: s.tell(0b100, rules.GIVEN, 1, 2))
    taken = go(walk, "A", "step", "step", "step")
    assert (taken.done, taken.stopped, taken.audience) == (3, None, 0b101)


def test_it_is_stopped_by_what_it_hears_that_others_are_told(walk: Any, stepping: Any) -> None:
    stepping(lambda rules, s: s.tell(0b101, rules.GIVEN, 1, 2))
    taken = go(walk, "A", "step", "step", "step")
    assert (taken.done, taken.stopped.key) == (2, "stop-told")


@pytest.mark.parametrize(("seen", "done"), [(True, 2), (False, 3)])
def test_a_question_to_somebody_else_stops_whoever_sees_it(walk: Any, stepping: Any, seen: bool, done: int) -> None:
    def asks(rules: Any, s: Any) -> None:
        s.run()
        if seen:
            s.ask(rules.Chair(True), 1, rules.CHAIR, [rules.DAWN])
        else:
            s.ask_quietly(rules.Chair(True), 1, rules.CHAIR, [rules.DAWN])

    stepping(asks)
    taken = go(walk, "A", "step", "step", "step")
    assert taken.done == done
    assert taken.stopped is None if done == 3 else taken.stopped.key == "stop-asked"


def test_another_question_to_the_walker_stops_it(walk: Any, stepping: Any) -> None:
    stepping(lambda rules, s: s.push(rules.Chair(True)))
    taken = go(walk, "A", "step", "step", "step")
    assert (taken.done, taken.stopped.key) == (2, "stop-question")


def test_a_first_step_that_is_refused_changes_nothing(walk: Any) -> None:
    before, seq = digest_of(walk.table.play.state), walk.table.log.seq
    with pytest.raises(RuleRefusal):
        go(walk, "A", "ready", "step")
    for options in (("step", "fly"), ("step", "give:9")):
        with pytest.raises(TableError) as failure:
            go(walk, "A", *options)
        assert failure.value.code == "bad-request"
    with pytest.raises(TableError) as failure:
        go(walk, "A", "step", "step", ask=99)
    assert failure.value.code == "stale"
    assert (digest_of(walk.table.play.state), walk.table.log.seq) == (before, seq)


def test_a_repeated_request_is_taken_once(walk: Any) -> None:
    taken = go(walk, "A", *["step"] * 6, id="chain-1")
    again = go(walk, "A", *["step"] * 6, id="chain-1")
    loaded = walk.reloaded().decisions.submit("A", "step", 1, "chain-1", walk.now, then=["step"] * 5)
    for answer in (again, loaded):
        assert answer.repeated
        assert (answer.entries, answer.number, answer.done) == ([], taken.number, 4)


def test_one_undo_for_one_walk(walk: Any) -> None:
    walk.decide("A", "step")
    before = digest_of(walk.table.play.state)
    go(walk, "A", "step", "step", "step")
    assert walk.look("A").undo == "A"
    taken = walk.take(walk.table.undoing.undo("A", "undo-one", walk.now))
    assert taken.entries == [Undone(walk.now, "A", "undo-one")]
    assert taken.audience == 0b001
    assert digest_of(walk.table.play.state) == before
    assert walk.table.play.match.decisions[-1] == "A step"
    # The step before, taken by hand, is one more.
    walk.take(walk.table.undoing.undo("A", "undo-two", walk.now))
    assert walk.look("A").sight.view.steps == 0
    go(walk, "A", "step", "step")
    assert digest_of(walk.reloaded().play.state) == digest_of(walk.table.play.state)


def test_what_told_something_stands_with_all_its_steps(walk: Any) -> None:
    go(walk, "A", "step", "stop")
    assert (walk.look("A").undo, walk.look("A").stands) == ("", "ended")
    with pytest.raises(RuleRefusal) as failure:
        walk.table.undoing.undo("A", walk.fresh_id(), walk.now)
    assert failure.value.reason.key == "stands-ended"


def test_not_in_a_private_window_and_not_out_of_turn(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    with pytest.raises(TableError, match="begins with the answer"):
        go(e, "A", "shout", "open", ask=0)
    e.decide("A", "open")
    with pytest.raises(TableError, match="private window"):
        go(e, "A", "pass", "open")


def test_why_is_a_question_and_nothing_else(walk: Any) -> None:
    before, seen = walk.table.log.seq, {viewer: look(walk, viewer) for viewer in ("", "A", "B")}
    assert walk.table.decisions.why("A", "step") is None
    assert walk.table.decisions.why("A", "give:C").rule == "HU-001"
    assert walk.table.decisions.why("B", "step").key == "refuse-not-now"
    with pytest.raises(TableError) as failure:
        walk.table.decisions.why("A", "fly")
    assert failure.value.code == "bad-request"
    assert walk.table.log.seq == before
    assert {viewer: look(walk, viewer) for viewer in seen} == seen


def test_why_of_an_interrupt_and_before_the_game(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    assert e.table.decisions.why("B", "shout") is None
    table = type(e.table)(e.table.made, e.find)
    with pytest.raises(TableError):
        table.decisions.why("A", "shout")
