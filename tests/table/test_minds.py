"""Minds in seats, and hints."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game
from gloam.core.play import Mind, RandomMind
from gloam.core.words.lexicon import Fact
from gloam.table.entries import Decided, Minded
from gloam.table.table import Table, TableError
from gloam.table.thinking import NO_ANSWER, Company, Thought


def test_minds_play_a_game_to_its_end(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, seed=2, mind="steady", pace=900)
    e.finish()
    decided = [entry for entry in e.log if isinstance(entry, Decided)]
    assert {entry.by for entry in decided} == {"mind"}
    assert e.now > 900 * 10


def test_a_thinking_can_travel_and_holds_what_is_known_only(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, people="A", seed=2)
    wanted = e.table.minds.wanted(e.now)
    assert wanted is not None
    assert pickle.loads(pickle.dumps(wanted)) == wanted
    assert wanted.due == e.now + 900
    assert wanted.seed != e.table.made.seed
    assert wanted == e.table.minds.wanted(e.now)
    seats = [q.seat for q in wanted.questions if q.interrupt]
    order = e.table.play.state.interrupt_order()
    assert seats == [seat for seat in order if seat != 0 and e.table.play.state.interrupts(seat)]
    for question in wanted.questions:
        assert question.known == e.table.play.state.masked(1 << question.seat)
        assert question.known.viewers == 1 << question.seat


def test_a_thought_for_a_moment_that_has_passed_does_nothing(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="BC", seed=1)
    wanted = e.table.minds.wanted(e.now)
    thought = Thought(wanted.moment, [(0, wanted.questions[-1].options[0])])
    e.take(e.table.talk.say("B", "talk changes nothing", "table", "12345678", e.now))
    assert e.table.minds.wanted(e.now).moment == wanted.moment
    e.decide("B", "shout", 0)
    assert e.table.minds.wanted(e.now).moment != wanted.moment
    assert e.table.minds.thought(thought, e.now).entries == []
    assert e.table.minds.thought(Thought(e.table.log.moment, thought.moves), e.now).entries


def test_minds_that_keep_still_are_not_asked_again(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="A", seed=1)
    wanted = e.table.minds.wanted(e.now)
    assert [q.interrupt for q in wanted.questions] == [True, True]
    assert e.table.minds.thought(Thought(wanted.moment, []), e.now).entries == []
    assert e.table.minds.wanted(e.now) is None
    e.decide("A", "nap")
    assert e.table.minds.wanted(e.now) is not None


def test_a_mind_that_errs_does_not_stop_the_table(ballot: Game, evening: Any, monkeypatch: Any) -> None:
    class Broken(Mind):
        def choose(self, known: Any, kind: int, options: list[int]) -> int:
            raise RuntimeError("lost")

        def interject(self, known: Any, options: list[int]) -> int:
            return 77

    monkeypatch.setattr(type(ballot), "minds", lambda self: {"random": RandomMind, "broken": Broken})
    e = evening(ballot, 3, mind="broken", seed=1)
    thought = e.company.think(e.table.minds.wanted(e.now))
    assert thought.moves == [(0, NO_ANSWER)]
    e.finish()
    assert {entry.by for entry in e.log if isinstance(entry, Decided)} == {"mind"}


def test_answers_to_a_private_window_come_out_when_it_closes(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="A", seed=1, window=4_000)
    e.decide("A", "open")
    while e.table.minds.wanted(e.now) is not None:
        wanted = e.table.minds.wanted(e.now)
        answers = [(q.seat, q.options[-1]) for q in wanted.questions if not q.interrupt]
        assert e.take(e.table.minds.thought(Thought(wanted.moment, answers), e.now)).held == bool(answers)
    closed = e.shut().entries
    assert [(entry.seat, entry.by) for entry in closed] == [("A", "clock"), ("B", "mind"), ("C", "mind")]


def test_minds_remember_by_table_and_are_forgotten(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, seed=1)
    company = Company(e.find)
    wanted = e.table.minds.wanted(e.now)
    company.think(wanted)
    sitting = company._sitting(wanted, wanted.questions[-1])
    assert company._sitting(wanted, wanted.questions[-1]) is sitting
    company.forget("t1")
    company.forget("unknown")
    assert company._sitting(wanted, wanted.questions[-1]) is not sitting


def test_a_mind_that_fails_is_reported(ballot: Game, evening: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever asks a company of minds, in whatever process: a fault is in the log, without what the mind knew."""
    e = evening(ballot, 3, seed=1)
    wanted = e.table.minds.wanted(e.now)
    unknown = msgspec.structs.replace(
        wanted, questions=[msgspec.structs.replace(q, mind="nobody") for q in wanted.questions]
    )
    faults = Company(e.find).think(unknown).faults
    assert faults
    assert [record.getMessage() for record in caplog.records] == [f"a mind of ballot failed: {x}" for x in faults]
    heard: list[tuple[str, str]] = []
    Company(e.find, lambda game, fault: heard.append((game, fault))).think(unknown)
    assert heard == [("ballot", x) for x in faults]


# Hints


def test_a_hint_comes_from_the_seats_own_view(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, people="ABCDE", seed=2)
    (number,) = e.table.play.asked
    seat = "ABCDE"[number]
    thinking = e.table.minds.hint_wanted(seat)
    assert [q.known for q in thinking.questions] == [e.table.play.state.masked(1 << number)]
    hint = e.table.minds.hint(thinking, e.company.think(thinking))
    assert hint.choice.option in e.table.play.asked[number].options
    assert hint.mind == "steady"
    assert hint.reason.key.startswith(("why-", "hint-"))
    assert len(e.log) == e.table.log.seq


def test_hints_where_there_is_nothing_to_hint(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", hints=False)
    with pytest.raises(TableError, match="no hints"):
        e.table.minds.hint_wanted("A")
    e = evening(ballot, 3, people="ABC")
    thinking = e.table.minds.hint_wanted("B")
    assert thinking.questions[0].interrupt
    with pytest.raises(TableError, match="would do nothing"):
        e.table.minds.hint(thinking, Thought(thinking.moment, []))
    assert e.table.minds.hint(thinking, Thought(thinking.moment, [(1, thinking.questions[0].options[0])]))


def test_a_mind_that_explains_itself(ballot: Game, evening: Any, monkeypatch: Any) -> None:
    class Wordy(Mind):
        def choose(self, known: Any, kind: int, options: list[int]) -> int:
            return options[0]

        def explain(self) -> tuple[str, dict[str, Fact]] | None:
            return "why-because", {"who": "seat:B"}

    monkeypatch.setattr(type(ballot), "minds", lambda self: {"random": RandomMind, "wordy": Wordy})
    e = evening(ballot, 3, people="ABC")
    for mind, reason in (("random", "hint-best"), ("wordy", "why-because")):
        thinking = e.table.minds.hint_wanted("A", mind)
        assert e.table.minds.hint(thinking, e.company.think(thinking)).reason.key == reason


@pytest.mark.parametrize("former", ["rules", "simple"])
def test_a_log_may_call_a_mind_by_its_former_name(hunters: Game, evening: Any, former: str) -> None:
    e = evening(hunters, 5, seed=2, mind="steady")
    log = [msgspec.structs.replace(x, mind=former) if isinstance(x, Minded) else x for x in e.log]
    assert any(isinstance(x, Minded) for x in log)
    places = Table.load(log, e.now).people.places
    assert {place.mind for place in places} == {"steady"}
