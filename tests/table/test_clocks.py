"""Clocks decide for the absent."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.games.lockdown import game as lockdown
from gloam.games.lockdown.state import PHASE_ACTION, PHASE_SETTLEMENT
from gloam.table.entries import Decided


def test_no_clock_waits_for_ever(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    assert e.table.clocks.next_deadline() is None
    assert e.table.views.card().wake is None
    assert e.expire(10**12).entries == []


def test_a_clock_for_each_decision(candle: Game, evening: Any) -> None:
    e = evening(candle, 3, people="ABC", clock="decision", seconds=30)
    start = e.now
    assert (
        e.table.clocks.next_deadline()
        == e.table.views.info(e.now).deadline
        == e.table.views.card().wake
        == start + 30_000
    )
    assert e.expire(start + 29_999).entries == []
    options = [c.notation for c in e.table.views.update_for("A", 0, e.now).sight.prompt.options]
    (entry,) = e.expire(start + 30_000).entries
    assert isinstance(entry, Decided)
    assert (entry.seat, entry.by, entry.id) == ("A", "clock", "")
    assert entry.option in options
    assert e.table.clocks.next_deadline() == start + 60_000
    # The log says so, to everybody who saw the question.
    for seat in ("", "A", "B"):
        heard = [one.phrase for one in e.table.views.update_for(seat, 0, e.now).events]
        assert [one.facts for one in heard if one.key == "event-clock-acted"] == [{"who": "seat:A"}]
    # Talk and interrupts do not stop it.
    e.now += 10_000
    e.take(e.table.talk.say("B", "hm", "table", "12345678", e.now))
    assert e.table.clocks.next_deadline() == start + 60_000
    assert not e.table.views.update_for("A", 0, e.now).undo


def test_the_passive_option_is_taken_where_there_is_one(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, people="ABCDE", clock="decision", seconds=5)
    for _ in range(60):
        if e.table.phase == "over":
            break
        for seat, asked in list(e.table.play.asked.items()):
            passive = hunters.lexicon.passive(asked.kind, asked.options)
            entry = next(x for x in e.shut().entries if x.seat == "ABCDE"[seat])
            if passive is not None:
                assert entry.option == hunters.lexicon.write(passive)
    assert {entry.by for entry in e.log if isinstance(entry, Decided)} == {"clock"}


def test_what_a_clock_draws_does_not_move_the_dice_of_the_game(candle: Game, evening: Any) -> None:
    e = evening(candle, 3, people="ABC", clock="decision", seconds=5)
    before = e.table.play.state.rng.clone()
    e.shut()
    assert e.table.play.state.rng == before
    again = evening(candle, 3, people="ABC", clock="decision", seconds=5)
    again.shut()
    assert again.log[-1] == e.log[-1]


def test_a_clock_for_the_game(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 2, people="AB", clock="game", seconds=20, window=1_000)

    def left() -> list[int | None]:
        return [seat.clock for seat in e.table.views.info(e.now).seats]

    assert left() == [20_000, 20_000]
    e.now += 6_000
    assert left() == [14_000, 20_000]
    e.decide("A", "nap")
    e.now += 4_000
    e.take(e.table.decisions.submit("B", "shout", 0, "12345678", e.now))
    assert left() == [10_000, 20_000]
    assert e.table.clocks.next_deadline() == e.now + 10_000
    e.decide("A", "open")
    # A private window costs nobody anything: it must not show who is asked.
    e.now += 900
    assert left() == [10_000, 20_000]
    e.shut()
    assert left() == [10_000, 20_000]
    e.shut()
    assert left() == [10_000, 0]
    assert e.log[-1].by == "clock"
    e.shut()  # the window
    e.now += 500
    e.decide("A", "open")
    e.shut()
    assert e.table.phase == "over"


def test_whoever_has_used_up_the_clock_gets_the_last_seconds(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 2, people="AB", clock="game", seconds=5, window=1_000)
    e.shut()
    e.shut()
    e.shut()
    e.shut()
    assert e.ask("A")
    assert e.table.views.info(e.now).seats[0].clock == 0
    assert e.table.clocks.next_deadline() == e.now + 5_000


def test_play_over_days_has_clocks_for_private_questions_too(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 2, people="AB", clock="decision", seconds=86_400, window=0)
    e.decide("A", "open")
    assert e.table.clocks.next_deadline() == e.now + 86_400_000
    e.decide("B", "pass")
    e.shut()
    assert [(x.seat, x.by) for x in e.log[-2:]] == [("B", "human"), ("A", "clock")]


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_a_clock_that_ran_out_while_the_table_slept_waits_a_little(ballot: Game, evening: Any, clock: str) -> None:
    e = evening(ballot, 3, people="ABC", clock=clock, seconds=30)
    e.now += 3_600_000
    table = e.reloaded()
    assert table.clocks.expire(e.now).entries == []
    assert table.clocks.next_deadline() == e.now + 10_000
    assert len(table.clocks.expire(e.now + 10_000).entries) == 1


@pytest.mark.parametrize("seed", range(1, 25))
def test_what_a_clock_answers_ends_with_the_phase_it_was_for(evening: Any, seed: int) -> None:
    """LK-055, LK-067: nobody answers, and every phase, turn and step of a settlement has its time. Whoever was answered
    for last in one of them is asked in the next like everybody else."""
    e = evening(lockdown, 3, people="ABC", seed=seed, clock="decision", seconds=60)
    turns = 0
    while e.table.phase != "over":
        s, asked = e.table.play.state, set(e.table.play.asked)
        assert e.table.clocks.next_deadline() == e.now + 60_000
        if s.phase == PHASE_ACTION:
            assert asked == {s.acting}
            assert len(s.players[s.acting].path) == 1, "the turn has begun before its time"
            assert s.turn == turns + 1
            turns = s.turn
        else:
            living = {p.seat for p in s.players if not p.shadow}
            assert asked == (living if s.phase == PHASE_SETTLEMENT else {0, 1, 2})
            turns = 0
        e.shut()
