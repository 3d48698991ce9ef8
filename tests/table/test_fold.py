"""A table is the fold of its log: live and loaded are the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.game import Game
from gloam.core.match import digest_of
from gloam.core.records.replay import replay
from gloam.table.entries import Decided, Entry, Handed, Made, Sat, Started, Undone
from gloam.table.table import LogError, Table


def looks(table: Table, now: int) -> dict[str, Any]:
    """All there is to a table, apart from answers held and the time it was loaded."""
    viewers = ["", *"ABCDE"[: len(table.people.places)], "AB"]
    found: dict[str, Any] = {viewer: table.views.update_for(viewer, 0, now) for viewer in viewers}
    found["numbers"] = dict(table.log.requests)
    found["seq"], found["moment"], found["last"] = table.log.seq, table.log.moment, table.log.last
    if table.play is not None:
        found["digest"] = digest_of(table.play.state)
        found["decisions"] = list(table.play.match.decisions)
        found["asked"], found["used"] = dict(table.play.asked), list(table.play.used)
        found["past"] = [before.seat for before in table.play.past.stack]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_the_same_after_every_entry(hunters: Game, evening: Any, seed: int) -> None:
    e = evening(hunters, 5, seed=seed, pace=0, window=0, clock="game", seconds=60)
    seen: list[tuple[int, dict[str, Any]]] = [(e.table.log.seq, looks(e.table, e.now))]
    while e.table.phase != "over":
        e.step()
        seen.append((e.table.log.seq, looks(e.table, e.now)))
    for seq, live in seen[:: max(1, len(seen) // 40)] + seen[-1:]:
        now = live["A"].now
        assert looks(Table.load(e.log[:seq], now, e.find), now) == live


def test_people_windows_undo_and_talk_fold_too(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 4, people="ABCD", seed=3, clock="game", seconds=100)
    table = e.table
    while table.phase != "over":
        e.now += 1_500
        chair = next(seat for seat in "ABCD" if e.ask(seat))
        if table.views.update_for(chair, 0, e.now).sight.waiting:
            if "nap" in [c.notation for c in table.views.update_for(chair, 0, e.now).sight.prompt.options]:
                e.decide(chair, "nap")
                e.take(table.undoing.undo(chair, e.fresh_id(), e.now))
            e.take(table.talk.say("B", "well", "table", e.fresh_id(), e.now))
            e.take(table.decisions.submit("C", "shout", 0, e.fresh_id(), e.now))
            e.decide(chair, "open")
        else:
            e.shut()
        now = e.now
        assert looks(e.reloaded(), now) == looks(table, now)
    kinds = {type(entry) for entry in e.log}
    assert {Undone, Decided, Made, Sat, Started} <= kinds
    assert replay(table.after.record(), ballot).decisions == table.after.record().decisions


def test_entries_survive_json(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="A")
    e.take(e.table.talk.say("A", "hello", "table", "12345678", e.now))
    e.decide("A", "open")
    e.finish()
    data = msgspec.json.encode(e.log)
    assert msgspec.json.decode(data, type=list[Entry]) == e.log


def test_a_log_that_makes_no_table_is_one_clear_error(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3)
    made = e.log[0]
    decided = Decided(5, "A", "open", "human")
    cases: list[tuple[list[Entry], str]] = [
        ([], "empty"),
        (e.log[1:], "entry 1 does not fit: a log begins with the making"),
        ([msgspec.structs.replace(made, gloam=99)], "format 99"),
        ([msgspec.structs.replace(made, game="chess")], "there is no game 'chess'"),
        ([made, made], "entry 2 does not fit: a table is made once"),
        ([made, decided], "entry 2 does not fit: the game has not started"),
        ([*e.log, msgspec.structs.replace(decided, option="fly")], "'fly' is not a verb"),
        ([*e.log, msgspec.structs.replace(decided, option="yes")], "refused by BA-1"),
        ([*e.log, Undone(5, "A")], "nothing to take back"),
        ([made, Sat(5, "P", "Zoe", 1)], "entry 2 does not fit: there is no seat 'P'"),
        ([made, Sat(5, "A", "Zoe", 2)], "entry 2 does not fit: there is no person 2"),
        ([made, Handed(5, "A", 1)], "entry 2 does not fit: there is no person 1"),
    ]
    for log, message in cases:
        with pytest.raises(LogError, match=message):
            e.reloaded(log)


def test_time_never_runs_backwards_in_a_log(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC")
    e.take(e.table.talk.say("A", "first", "table", "12345678", 9_000))
    e.take(e.table.talk.say("A", "second", "table", "12345679", 4_000))
    assert [entry.at for entry in e.log[-2:]] == [9_000, 9_000]
