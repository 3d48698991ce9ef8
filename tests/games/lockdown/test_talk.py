"""Talk at a table of Lockdown: it changes nothing, and a table can do without it."""

from __future__ import annotations

import pytest

from gloam.core.match import digest_of
from gloam.core.state import NOBODY
from gloam.games.lockdown import game
from gloam.table.table import Table, TableError
from gloam.table.wire import Settings

NOW = 1_000


def seated(talk: bool) -> Table:
    """Three people at a table that has been dealt."""
    table, _ = Table.make("t1", game, 3, 7, {}, Settings(talk=talk), "Ann", NOW)
    for seat in "ABC":
        table.seating.sit(seat, f"Person {seat}", NOW)
    table.seating.start(NOW)
    return table


def choose(table: Table, seat: str, option: str) -> None:
    """Hand in whatever is open to the seat."""
    table.decisions.submit(seat, option, table.views.update_for(seat, 0, NOW).asks[seat], f"{seat}-{option}", NOW)


def digest(table: Table) -> str:
    assert table.play is not None
    return digest_of(table.play.state)


def test_nothing_said_is_binding_or_checked() -> None:
    """LK-491: neither a promise nor a lie changes the game or what anybody may choose."""
    silent, loud = seated(talk=True), seated(talk=True)
    loud.talk.say("A", "ready", "table", "say-00001", NOW)
    loud.talk.say("A", "genes:8-1-1", "table", "say-00002", NOW)
    loud.talk.say("A", "I take 4-3-3 and vote for B7, I swear", "seat:B", "say-00003", NOW)
    assert digest(loud) == digest(silent)
    for table in (silent, loud):
        choose(table, "A", "genes:1-8-1")
        choose(table, "B", "genes:4-3-3")
        choose(table, "C", "genes:4-3-3")
    assert digest(loud) == digest(silent)
    assert [line.text for line in loud.views.update_for("B", 0, NOW).talk] == [
        "ready", "genes:8-1-1", "I take 4-3-3 and vote for B7, I swear",
    ]  # fmt: skip


def test_a_table_without_talk_plays_the_same_game() -> None:
    """LK-492."""
    quiet, talking = seated(talk=False), seated(talk=True)
    for channel in ("table", "seat:B"):
        with pytest.raises(TableError, match="no talk"):
            quiet.talk.say("A", "hello", channel, "say-00001", NOW)
    assert quiet.views.update_for("A", 0, NOW).channels == {}
    assert talking.views.update_for("A", 0, NOW).channels == {"A": ["table", "seat:B", "seat:C"]}
    for table in (quiet, talking):
        for seat in "ABC":
            choose(table, seat, "genes:4-3-3")
        for seat in "ABC":
            choose(table, seat, "birth:B303")
        for seat in "ABC":
            choose(table, seat, "ready")
        assert table.play is not None
        assert table.play.state.view(NOBODY).phase == "action"
    assert digest(quiet) == digest(talking)


def test_talk_in_the_settlement_and_no_trade() -> None:
    """LK-490: whoever has acted or not may talk again, and offers are over."""
    table = seated(talk=True)
    for seat in "ABC":
        choose(table, seat, "genes:4-3-3")
    for seat in "ABC":
        choose(table, seat, "birth:B303")
    for seat in "ABC":
        choose(table, seat, "ready")
    assert table.play is not None
    state = table.play.state
    for _ in range(100):
        if state.view(NOBODY).phase == "settlement":
            break
        d = state.pending[0]
        words = table.game.lexicon.write(d.options[-1])
        seat = "ABC"[d.seat]
        table.decisions.submit(
            seat, words, table.views.update_for(seat, 0, NOW).asks[seat], f"turn-{table.log.seq}", NOW
        )
    assert state.view(NOBODY).phase == "settlement"
    for seat in "ABC":
        table.talk.say(seat, "that was close", "table", f"say-{seat}0001", NOW)
        offer = table.game.lexicon.read("offer:A" if seat != "A" else "offer:B")
        assert table.game.lexicon.explained(state, "ABC".index(seat), offer).rule in ("LK-071", "LK-110")
    assert len(table.views.update_for("", 0, NOW).talk) == 3
