"""Talk: channels of the game, whispers that nobody else can notice."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.game import Game
from gloam.table.table import Table, TableError
from gloam.table.wire import Settings


def test_talk_before_during_and_after_the_game(ballot: Game) -> None:
    table, _ = Table.make("t1", ballot, 2, 5, {}, Settings(), "Ann", 100)
    table.seating.sit("A", "Ann", 100)
    table.talk.say("A", " hello \n there ", "table", "12345678", 100)
    (line,) = table.views.update_for("", 0, 100).talk
    assert (line.n, line.at, line.seat, line.name, line.channel, line.text) == (
        1, 100, "A", "Ann", "table", "hello there",
    )  # fmt: skip
    with pytest.raises(TableError, match="nothing to say") as failure:
        table.talk.say("A", " \x00\n", "table", "12345679", 100)
    assert failure.value.code == "bad-request"
    with pytest.raises(TableError, match="no channel 'stones'"):
        table.talk.say("A", "psst", "stones", "12345679", 100)


def test_a_silent_table(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", talk=False)
    assert e.look("A").channels == {}
    with pytest.raises(TableError, match="no talk"):
        e.table.talk.say("A", "hello", "table", "12345678", e.now)


def test_whispers_leave_no_trace_for_others(ballot: Game, evening: Any) -> None:
    """Two tables: at one of them those with stones whisper. Nobody else can tell them apart."""
    seed = next(s for s in range(99) if bin(evening(ballot, 4, seed=s).table.play.state.stones).count("1") == 2)
    quiet, loud = (evening(ballot, 4, people="ABCD", seed=seed) for _ in range(2))
    mask = loud.table.play.state.stones
    holders = [seat for i, seat in enumerate("ABCD") if mask >> i & 1]
    others = ["", *(seat for seat in "ABCD" if seat not in holders)]
    speaker, listener = holders
    assert loud.look(speaker).channels == {speaker: ["table", "stones"]}
    assert loud.look(others[1]).channels == {others[1]: ["table"]}
    assert loud.look("").channels == {}
    with pytest.raises(TableError, match="no channel"):
        loud.table.talk.say(others[1], "me too", "stones", "12345678", loud.now)
    for n in range(3):
        taken = loud.take(loud.table.talk.say(speaker, f"line {n}", "stones", f"whisper-{n}", loud.now))
        assert [loud.table.views.concerns(v, taken) for v in (speaker, listener, *others)] == [
            True, True, *(False for _ in others),
        ]  # fmt: skip
        for e in (quiet, loud):
            e.decide("A", "shout", 0, f"shout-{n}-same")
            e.now += 1_000
        for viewer in others:
            assert quiet.table.views.update_for(viewer, 0, quiet.now) == loud.table.views.update_for(
                viewer, 0, loud.now
            )
    for e in (quiet, loud):
        e.decide("A", "open", id="open-it-now")
    for viewer in others:
        assert quiet.table.views.update_for(viewer, 0, quiet.now) == loud.table.views.update_for(viewer, 0, loud.now)
    heard = loud.table.views.update_for(listener, 0, loud.now)
    assert [line.text for line in heard.talk] == ["line 0", "line 1", "line 2"]
    assert heard.seq == loud.table.log.seq == quiet.table.log.seq + 3
    # A seat's own numbers are in its own count, too.
    assert (
        loud.table.views.number_of("A", "shout-0-same") == loud.table.views.update_for("A", 0, loud.now).events[0].seq
    )
