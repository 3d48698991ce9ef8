"""A table begins from a position: its log keeps it, everybody is told so, and nobody is told what it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, GameError, game_named
from gloam.core.match import digest_of
from gloam.core.positions.beginning import Beginning, Draw, Placed, Position
from gloam.core.records.record import record_from
from gloam.core.records.replay import replay
from gloam.table.entries import Entry, Made
from gloam.table.errors import TableError
from gloam.table.former import Former
from gloam.table.keyframes import frozen, thawed
from gloam.table.table import Table
from gloam.table.wire import Settings

SEATS = "ABCD"
PUZZLE = Position(
    [
        Placed(("turn",), "A"),
        Placed(("phase",), "attack"),
        Placed(("layout",), ["cabin", "church", "gate", "cemetery", "woods", "altar"]),
        Placed(("seat", "A", "area"), "church"),
        Placed(("seat", "B", "area"), "cabin"),
    ],
    draws=[Draw("d4", [1]), Draw("d6", [5])],
    seed=8,
    title="What nobody may read",
)


@pytest.fixture
def game() -> Game:
    return game_named("shadow-hunters")


def made(game: Game, position: Position | None = PUZZLE, **settings: Any) -> tuple[Table, list[Entry]]:
    """A table of four people, dealt."""
    begins = Beginning(5, position=position)
    table, log = Table.make("t1", game, len(SEATS), begins, {}, Settings(window=0, **settings), "Ann", 100)
    for seat in SEATS:
        log += table.seating.sit(seat, f"Person {seat}", 100).entries
    log += table.seating.start(100).entries
    return table, log


def decide(table: Table, seat: str, option: str) -> list[Entry]:
    ask = table.views.update_for(seat, 0, 100).asks.get(seat, 0)
    return table.decisions.submit(seat, option, ask, "", 100).entries


def end(table: Table) -> list[Entry]:
    """Play on to the end: whoever is asked first takes the first option."""
    log: list[Entry] = []
    while table.phase != "over":
        assert table.play is not None
        d = table.play.state.pending[0]
        log += decide(table, SEATS[d.seat], table.game.lexicon.write(d.options[0]))
    return log


def as_read(log: list[Entry]) -> list[Entry]:
    """A log as the store gives it back."""
    return [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in log]


def truth(table: Table) -> str:
    assert table.play is not None
    return digest_of(table.play.state)


def test_the_log_makes_the_same_table(game: Game) -> None:
    table, log = made(game)
    log += decide(table, "A", "attack:B") + decide(table, "A", "roll")
    assert table.play is not None
    assert table.play.match.state.rng.unused() == []  # both scripted dice were rolled
    assert truth(Table.load(as_read(log), 100)) == truth(table)
    assert truth(thawed(frozen(table), game)) == truth(table)


def test_a_log_from_before_there_were_positions(game: Game) -> None:
    _, log = made(game, None)
    plain = msgspec.to_builtins(log[0])
    del plain["position"]
    old = msgspec.convert(plain, Made)
    assert old == log[0]
    assert old.beginning == Beginning(5)


def test_everybody_is_told_that_it_began_from_a_position(game: Game) -> None:
    table, _ = made(game)
    for seats in ("", *SEATS):
        update = table.views.update_for(seats, 0, 100)
        assert update.table.position
        assert update.events[0].phrase.key == "event-from-position"
        assert not update.events[0].private
    assert table.views.card().position
    dealt, _ = made(game, None)
    assert not dealt.views.update_for("A", 0, 100).table.position
    assert not dealt.views.card().position
    assert "event-from-position" not in {heard.phrase.key for heard in dealt.views.update_for("A", 0, 100).events}


def test_before_the_deal_as_well(game: Game) -> None:
    table, _ = Table.make("t1", game, 4, Beginning(5, position=PUZZLE), {}, Settings(), "Ann", 100)
    assert table.views.info(100, "", ()).position


def test_nobody_is_told_the_position(game: Game) -> None:
    """Two positions that one seat cannot tell apart, and a title that says it all."""
    table, _ = made(game)
    assert table.play is not None
    role = game.position(table.play.state)["seat"]["B"]["role"]
    for seats in ("", "A"):
        shown = msgspec.json.encode(table.views.update_for(seats, 0, 100)).decode()
        assert "nobody may read" not in shown
        assert f'"role:{role}"' not in shown


def test_the_record_replays(game: Game) -> None:
    table, log = made(game)
    log += end(table)
    record = record_from(msgspec.json.encode(table.after.record()), "the record")
    assert record.position == PUZZLE
    assert digest_of(replay(record).state) == truth(table)
    former = Former(msgspec.to_builtins(table.views.card()), [msgspec.to_builtins(entry) for entry in log])
    assert former.record().beginning == record.beginning


def test_the_same_people_play_it_again(game: Game) -> None:
    """The position is the same, and chance another."""
    table, _ = made(game)
    end(table)
    again, entries, _ = table.again("t2", 6, 200, rotate=True, find=lambda _: game)
    assert again.made.position == PUZZLE
    assert again.made.seed == 6
    assert truth(Table.load(as_read(entries), 200)) == truth(again)
    first, _ = made(game)
    assert again.play is not None
    assert first.play is not None
    assert game.position(again.play.state) == game.position(first.play.state)
    assert again.play.state.rng != first.play.state.rng


def test_by_other_rules_it_is_set_up_again(game: Game) -> None:
    table, log = made(game)
    plain = [msgspec.to_builtins(entry) for entry in log]
    plain[0]["version"] = 0
    following, _, _ = Former(msgspec.to_builtins(table.views.card()), plain).again("t2", game, 6, 200, rotate=False)
    assert following.made.position == PUZZLE
    plain[0]["position"]["placed"][3]["value"] = "moor"
    with pytest.raises(TableError, match="the rules of today cannot set up the position it began from"):
        Former(msgspec.to_builtins(table.views.card()), plain).again("t2", game, 6, 200, rotate=False)


def test_what_cannot_be_is_said_to_whoever_makes_the_table(game: Game) -> None:
    with pytest.raises(GameError, match=r"cannot set seat\.A\.area"):
        made(game, Position([Placed(("seat", "A", "area"), "moor")]))
    with pytest.raises(GameError, match="begins with what the one before has left, and from no position"):
        Table.make("t1", game, 4, Beginning(5, position=PUZZLE), {}, Settings(), "Ann", 100, "c1")


def test_later_draws_are_entries_of_the_log(game: Game) -> None:
    table, log = made(game, msgspec.structs.replace(PUZZLE, draws=[]))
    log += decide(table, "A", "attack:B")
    for name, number in (("d4", 2), ("d6", 6)):
        log += table.decisions.script(name, [number], 100).entries
    assert table.play is not None
    assert table.play.past.stack == []
    told = table.views.update_for("", 0, 100).events
    assert [heard.phrase.key for heard in told].count("event-draw-scripted") == 2
    assert all(not heard.phrase.facts for heard in told if heard.phrase.key == "event-draw-scripted")
    log += decide(table, "A", "roll")
    assert table.play.state.rng.unused() == []
    assert truth(Table.load(as_read(log), 100)) == truth(table)
    log += end(table)
    record = table.after.record()
    assert record.draws == [Draw("d4", [2], 1), Draw("d6", [6], 1)]
    assert digest_of(replay(record).state) == truth(table)
    former = Former(msgspec.to_builtins(table.views.card()), [msgspec.to_builtins(entry) for entry in log])
    assert former.record().draws == record.draws


def test_a_table_that_was_dealt_has_no_scripted_draws(game: Game) -> None:
    table, log = made(game, None)
    with pytest.raises(TableError, match="only a table that began from a position"):
        table.decisions.script("d4", [2], 100)
    assert table.log.seq == len(log)
