"""Quiet decisions: whoever is told nothing and asked nothing cannot notice them, nor the time they take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.match import digest_of
from gloam.core.state import EVERYONE
from gloam.table.entries import Decided
from gloam.table.table import Table, TableError
from gloam.table.thinking import Thought

HUSH = Path(__file__).resolve().parent.parent / "hush"


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(HUSH))
    return game_named("hush")


def walking(e: Any) -> None:
    """Everybody is ready at once; A walks first."""
    for seat in "ABCDEFGHI"[: len(e.table.people.places)]:
        if seat_asked(e, seat):
            e.decide(seat, "ready")


def seat_asked(e: Any, seat: str) -> bool:
    return ord(seat) - 65 in e.table.play.asked


def look(e: Any, viewer: str, since: int = 0) -> bytes:
    return msgspec.json.encode(e.table.views.update_for(viewer, since, e.now))


def quiet_minds(e: Any) -> bool:
    """The minds answer their quiet questions once, as soon as they can."""
    thinking = e.table.minds.quiet_wanted()
    if thinking is None:
        return False
    e.take(e.table.minds.quiet_thought(thinking, e.company.think(thinking), e.now))
    return True


# Answering


def test_an_answer_counts_at_once_and_no_window_opens(hush: Game, evening: Any) -> None:
    e = evening(hush, 3, people="ABC", window=4_000)
    assert e.table.play.window is None
    assert e.table.clocks.next_deadline() is None
    taken = e.decide("B", "ready")
    assert not taken.held
    assert len(taken.entries) == 1
    assert taken.audience == 0b010
    assert not seat_asked(e, "B")
    assert e.expire(e.now + 10**9).entries == []


def test_a_decision_concerns_those_who_are_told_or_asked(hush: Game, evening: Any) -> None:
    e = evening(hush, 4, people="ABCD")
    seqs = {viewer: e.table.views.update_for(viewer, 0, e.now).seq for viewer in ("", *"ABCD")}
    taken = e.decide("A", "give:C")
    assert taken.audience == 0b0101
    assert [e.table.views.concerns(viewer, taken) for viewer in ("", *"ABCD")] == [False, True, False, True, False]
    for viewer, seq in seqs.items():
        update = e.table.views.update_for(viewer, seq, e.now)
        assert update.seq == update.table.seq == seq + (viewer in ("A", "C"))
        assert len(update.events) == (viewer in ("A", "C"))
    # Without coins no gifts: A's options are others now, and C has three coins to see.
    e.decide("A", "give:C")
    assert [c.notation for c in e.table.views.update_for("A", 0, e.now).sight.prompt.options] == ["ready"]
    assert e.table.views.update_for("C", 0, e.now).sight.view.coins == 4
    for seat in "BCD":
        assert e.decide(seat, "ready").audience == 1 << ord(seat) - 65
    # The last one ends the phase, which everybody is told.
    assert e.decide("A", "ready").audience == EVERYONE
    counts = {e.table.views.update_for(viewer, 0, e.now).seq - seqs[viewer] for viewer in ("", "B")}
    assert counts == {1, 2}


def test_whoever_gets_another_question_is_concerned_and_its_old_number_is_stale(hush: Game, evening: Any) -> None:
    e = evening(hush, 3, people="ABC")
    for _ in range(2):
        e.decide("B", "give:A")
    ask, other = e.ask("B"), e.ask("C")
    e.decide("A", "give:B")
    assert e.ask("B") > ask
    assert e.ask("C") == other
    with pytest.raises(TableError, match="not open any more"):
        e.decide("B", "ready", ask)
    e.decide("C", "ready", other)


@pytest.mark.parametrize("viewer", ["", "B", "C"])
def test_nobody_can_count_the_steps_of_others(hush: Game, evening: Any, viewer: str) -> None:
    """One table where A stops at once, one where it walks four steps."""
    short, far = (evening(hush, 3, people="ABC", clock="decision", seconds=60) for _ in range(2))
    for e in (short, far):
        walking(e)
    before = look(short, viewer)
    assert before == look(far, viewer)
    for _ in range(4):
        far.decide("A", "step")
        assert look(far, viewer) == before
    for e in (short, far):
        e.now += 9_000
        e.decide("A", "stop", id="the-last-step")
    assert look(short, viewer) == look(far, viewer) != before
    assert short.table.log.seq == far.table.log.seq - 4
    heard = [h.phrase.key for h in far.table.views.update_for("A", 0, far.now).events]
    assert heard.count("event-stepped") == 4
    assert far.table.views.card().touched == short.table.views.card().touched


def test_a_loaded_table_has_the_same_counts(hush: Game, evening: Any) -> None:
    e = evening(hush, 4, people="AB", mind="random", seed=5, pace=0)
    while e.table.phase != "over":
        again = e.reloaded()
        for viewer in ("", *"ABCD"):
            assert msgspec.json.encode(again.views.update_for(viewer, 0, e.now)) == look(e, viewer)
        if not quiet_minds(e):
            seat = min(e.table.play.asked)
            option = e.game.lexicon.write(e.table.play.asked[seat].options[-1 if len(e.log) % 3 else 0])
            if "ABCD"[seat] in "AB":
                e.decide("ABCD"[seat], option)
            else:
                e.let_minds()
    assert e.table.after.record().decisions


def test_updates_resume_over_quiet_decisions(hush: Game, evening: Any) -> None:
    e = evening(hush, 3, people="ABC")
    walking(e)
    since = {viewer: e.table.views.update_for(viewer, 0, e.now).seq for viewer in ("", *"ABC")}
    for option in ("step", "step", "stop"):
        e.decide("A", option)
    assert [len(e.table.views.update_for(viewer, since[viewer], e.now).events) for viewer in ("", *"ABC")] == [
        1,
        3,
        1,
        1,
    ]


# Undo


def test_a_quiet_turn_is_taken_back_step_by_step_and_nobody_notices(hush: Game, evening: Any) -> None:
    """One table where A walks straight on, one where it walks and takes back: for all others they are one."""
    straight, back = (evening(hush, 3, people="ABC", clock="decision", seconds=60) for _ in range(2))
    for e in (straight, back):
        walking(e)
        # Who was ready last is not A's to say again: now A alone is asked, and nobody knows what A does.
        assert e.look("C").undo == ""
        e.decide("A", "step")
    others = ["", "B", "C", "BC"]
    before = {viewer: look(back, viewer) for viewer in others}
    assert before == {viewer: look(straight, viewer) for viewer in others}
    digest = digest_of(back.table.play.state)
    for _ in range(2):
        back.decide("A", "step")
        assert back.look("A").undo == "A"
        taken = back.take(back.table.undoing.undo("A", back.fresh_id(), back.now))
        assert taken.audience == 0b001
        assert digest_of(back.table.play.state) == digest
        assert {viewer: look(back, viewer) for viewer in others} == before
        assert [back.table.views.concerns(viewer, taken) for viewer in others] == [False] * 4
    assert [h.phrase.key for h in back.look("A").events].count("event-taken-back") == 2
    # To the beginning of the turn, and not into what came before it.
    back.take(back.table.undoing.undo("A", back.fresh_id(), back.now))
    assert back.table.play.state.steps == [0, 0, 0]
    assert back.look("A").undo == ""
    back.decide("A", "step")
    for e in (straight, back):
        e.decide("A", "stop", id="the-last-step")
    for viewer in others:
        assert look(straight, viewer) == look(back, viewer)
    assert back.reloaded().play.match.decisions == back.table.play.match.decisions
    # B's turn has begun out of sight: what A said last stands, whatever B does.
    assert straight.look("A").undo == back.look("A").undo == ""
    straight.decide("B", "step")
    assert straight.look("A").undo == ""


def test_nothing_is_taken_back_while_others_may_act_out_of_sight(hush: Game, evening: Any) -> None:
    """Whether they have acted must not show, so it does not depend on it."""
    for done in ("", "B", "BC"):
        e = evening(hush, 3, people="ABC")
        for seat in done:
            e.decide(seat, "ready")
        e.decide("A", "give:B")
        assert e.look("A").undo == ""
        if done != "BC":
            e.decide("A", "ready")
            assert e.look("A").undo == ""


# Clocks


def test_a_clock_for_each_decision_shows_to_its_seat_only(hush: Game, evening: Any) -> None:
    e = evening(hush, 3, people="ABC", clock="decision", seconds=30)
    walking(e)
    start = e.now
    e.now += 10_000
    e.decide("A", "step")
    assert e.table.clocks.next_deadline() == start + 40_000
    assert e.table.views.info(e.now, "A").deadline == start + 40_000
    assert {e.table.views.info(e.now, viewer).deadline for viewer in ("", "B", "C")} == {None}
    # The game says what an absent player does.
    (entry,) = e.expire(start + 40_000).entries
    assert (entry.seat, entry.option, entry.by) == ("A", "stop", "clock")
    # In the free phase everybody has a clock of its own; the passive verb decides.
    e = evening(hush, 3, people="ABC", clock="decision", seconds=30)
    e.now += 5_000
    e.decide("B", "give:A")
    assert [e.table.views.info(e.now, seat).deadline - e.now for seat in "ABC"] == [25_000, 30_000, 25_000]
    e.shut()
    assert {(x.seat, x.option) for x in e.log[-2:]} == {("A", "ready"), ("C", "ready")}


@pytest.mark.parametrize(("seconds", "length"), [(60, 60_000), (86_400, 600_000)])
def test_a_clock_for_the_game_is_not_used_up_by_quiet_questions(
    hush: Game, evening: Any, seconds: int, length: int
) -> None:
    e = evening(hush, 2, people="AB", clock="game", seconds=seconds)
    assert e.table.clocks.next_deadline() == e.now + length
    e.now += 7_000
    assert [seat.clock for seat in e.table.views.info(e.now).seats] == [seconds * 1_000] * 2
    assert e.table.views.info(e.now).deadline is None
    walking(e)
    e.now += 7_000
    e.decide("A", "step")
    assert e.table.clocks.next_deadline() == e.now + length
    assert [seat.clock for seat in e.table.views.info(e.now, "B").seats] == [seconds * 1_000] * 2


# Minds


@pytest.mark.parametrize("mind", ["sitter", "walker"])
def test_a_minds_secret_turn_takes_one_pace(hush: Game, evening: Any, mind: str) -> None:
    e = evening(hush, 3, people="BC", mind=mind, pace=900)
    while seat_asked(e, "A"):
        if not quiet_minds(e):
            e.shut()
    for seat in "BC":
        e.decide(seat, "ready")
    began = e.now
    before = {viewer: look(e, viewer) for viewer in ("", "B", "C")}
    while quiet_minds(e):
        e.now += 20
    steps = [x for x in e.log if isinstance(x, Decided) and x.option == "step"]
    assert len(steps) == (4 if mind == "walker" else 0)
    # All but the last word is said; that one waits, and nobody is told of anything.
    assert set(e.table.play.ready) == {0}
    now, e.now = e.now, began
    assert {viewer: look(e, viewer) for viewer in before} == before
    e.now = now
    assert e.table.clocks.next_deadline() == began + 900
    assert e.table.views.card().wake == began + 900
    assert e.expire(began + 899).entries == []
    (last,) = e.expire(began + 900).entries
    assert (last.seat, last.option, last.by) == ("A", "stop", "mind")
    assert seat_asked(e, "B")


def test_minds_are_asked_once_for_each_quiet_question(hush: Game, evening: Any) -> None:
    e = evening(hush, 9, people="A", mind="sitter", pace=900)
    thinking = e.table.minds.quiet_wanted()
    assert [q.seat for q in thinking.questions] == list(range(1, 9))
    assert e.table.minds.wanted(e.now) is None
    # What people do out of sight meanwhile makes nobody think again but those it concerns.
    moment, changed = e.table.log.moment, e.table.log.changed
    e.now += 300
    e.decide("A", "give:B")
    assert (e.table.log.moment, e.table.log.changed) == (moment, changed)
    e.take(e.table.minds.quiet_thought(thinking, e.company.think(thinking), e.now))
    assert {x.seat for x in e.log if isinstance(x, Decided)} == set("ABCDEFGHI")
    assert e.table.minds.quiet_wanted() is None
    assert set(e.table.play.asked) == {0}


def test_a_gift_of_a_mind_to_a_person_waits_for_the_pace(hush: Game, evening: Any) -> None:
    e = evening(hush, 3, people="AB", mind="walker", pace=900)
    start = e.now
    assert quiet_minds(e)
    assert set(e.table.play.ready) == {2}
    assert e.table.minds.quiet_wanted() is None
    (gift,) = e.expire(start + 900).entries
    assert (gift.seat, gift.option) == ("C", "give:A")
    # From then on it answers as soon as it is asked: nothing that everybody saw has changed.
    assert quiet_minds(e)
    assert (e.log[-1].seat, e.log[-1].option) == ("C", "ready")
    # A person who comes back decides for itself.
    e = evening(hush, 3, people="ABC", mind="walker", pace=900)
    e.take(e.table.seating.put_mind("C", "walker", e.now))
    quiet_minds(e)
    assert set(e.table.play.ready) == {2}
    e.take(e.table.seating.take_mind("C", e.now))
    assert e.table.play.ready == {}
    assert e.expire(e.now + 10_000).entries == []


def test_a_mind_that_says_nothing_is_answered_for(hush: Game, evening: Any) -> None:
    e = evening(hush, 2, people="A", mind="walker", pace=0)
    thinking = e.table.minds.quiet_wanted()
    e.take(e.table.minds.quiet_thought(thinking, Thought(thinking.moment, []), e.now))
    assert (e.log[-1].seat, e.log[-1].option, e.log[-1].by) == ("B", "ready", "mind")
    # Handed in twice it does nothing.
    assert e.table.minds.quiet_thought(thinking, Thought(thinking.moment, []), e.now).entries == []
    assert e.table.minds.quiet_wanted() is None


def test_minds_alone_play_to_the_end(hush: Game, evening: Any) -> None:
    for pace in (0, 900):
        e = evening(hush, 9, mind="random", pace=pace, seed=3)
        for _ in range(2_000):
            if e.table.phase == "over":
                break
            if not quiet_minds(e) and not e.let_minds():
                e.shut()
        assert e.table.phase == "over"
        assert e.reloaded().after.record() == e.table.after.record()


# Talk


def test_a_whisper_to_a_seat(hush: Game, evening: Any) -> None:
    e = evening(hush, 4, people="ABCD")
    assert e.look("A").channels == {"A": ["table", "seat:B", "seat:C", "seat:D"]}
    before = {viewer: look(e, viewer) for viewer in ("", "C", "D")}
    taken = e.take(e.table.talk.say("A", "two coins for you", "seat:B", "whisper-1", e.now))
    assert [e.table.views.concerns(viewer, taken) for viewer in ("", *"ABCD")] == [False, True, True, False, False]
    assert {viewer: look(e, viewer) for viewer in before} == before
    for viewer in "AB":
        (line,) = e.table.views.update_for(viewer, 0, e.now).talk
        assert (line.seat, line.channel, line.text) == ("A", "seat:B", "two coins for you")
    with pytest.raises(TableError, match="no channel"):
        e.table.talk.say("A", "to myself", "seat:A", "whisper-2", e.now)
    assert isinstance(e.reloaded(), Table)


def test_what_a_clock_decides_out_of_sight_is_told_to_the_side_alone(hush: Game, evening: Any) -> None:
    e = evening(hush, 3, people="ABC", clock="decision", seconds=5)
    entry = e.shut().entries[0]
    assert entry.by == "clock"
    for seat in ("", "A", "B", "C"):
        heard = [one.phrase for one in e.table.views.update_for(seat, 0, e.now).events]
        told = [one.facts["who"] for one in heard if one.key == "event-clock-acted"]
        assert set(told) <= {f"seat:{seat}"}, "a quiet answer of somebody else's clock was told"
