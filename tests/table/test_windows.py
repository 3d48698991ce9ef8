"""Private windows: nothing about them depends on what is secret, not even time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.game import Game
from gloam.core.rng import seeded
from gloam.core.state import only
from gloam.table.entries import Decided
from gloam.table.table import TableError


def stones(e: Any) -> list[str]:
    mask = e.table.play.state.stones
    return [seat for i, seat in enumerate("ABCDE"[: e.table.play.state.seats]) if mask >> i & 1]


def test_answers_are_held_until_the_window_closes(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 4, people="ABCD", seed=3, window=4_000)
    e.decide("A", "open")
    seq, opened = e.table.log.seq, e.now
    voter, *_ = stones(e)
    before = e.table.views.update_for("", 0, e.now)
    assert before.sight is not None
    assert before.sight.resolving
    assert before.table.deadline == opened + 4_000
    e.now += 700
    ask = e.ask(voter)
    taken = e.decide(voter, "yes", ask, "my-vote-1")
    assert taken.held
    assert taken.entries == []
    assert e.table.log.seq == seq
    assert e.table.views.update_for(voter, 0, e.now).held
    # Nobody else can see that there is an answer.
    for viewer in {"", "A", "B", "C", "D"} - {voter}:
        assert not e.table.views.update_for(viewer, seq, e.now).held
        assert e.table.views.update_for(viewer, seq, e.now).events == []
    assert e.decide(voter, "yes", ask, "my-vote-1").held
    with pytest.raises(TableError, match="not open any more"):
        e.decide(voter, "pass", ask, "my-vote-2")
    assert e.expire(opened + 3_999).entries == []
    closed = e.expire(opened + 4_000).entries
    assert [entry.seat for entry in closed] == ["A", "B", "C", "D"]
    for entry in closed:
        assert entry.at == opened + 4_000
        own = ("yes", "human", "my-vote-1") if entry.seat == voter else ("pass", "clock", "")
        assert (entry.option, entry.by, entry.id) == own
    assert (
        e.table.views.number_of(voter, "my-vote-1")
        == closed.index(next(entry for entry in closed if entry.seat == voter)) + seq + 1
    )
    assert e.table.views.update_for("", seq, e.now).events[0].phrase.facts == {"yes": 1}


def test_a_window_of_nothing_waits_for_all(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", window=0)
    e.decide("A", "open")
    assert e.table.clocks.next_deadline() is None
    assert e.expire(e.now + 10**8).entries == []
    for seat in "CAB":
        assert not e.decide(seat, "pass").held
    assert e.table.play.state.rounds == 1


def test_a_window_of_minds_is_as_long_as_their_pace(ballot: Game, evening: Any) -> None:
    for pace, length in ((900, 900), (0, 500), (9_000, 4_000)):
        e = evening(ballot, 3, people="", window=4_000, pace=pace, seed=2)
        while e.table.play.window is None:
            e.let_minds()
        opened = e.table.play.window
        assert e.table.clocks.next_deadline() == opened + length
        # Their answers are wanted at once, and held like anybody's.
        wanted = e.table.minds.wanted(e.now)
        assert wanted is not None
        assert wanted.due == opened
    # With a person among those asked it is the window of people.
    e = evening(ballot, 3, people="A", window=4_000, pace=900, seed=2)
    e.decide("A", "open")
    assert e.table.clocks.next_deadline() == e.now + 4_000


def test_an_interrupt_opens_the_window_anew_and_keeps_answers(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", window=4_000)
    e.decide("A", "open")
    ask = e.ask("B")
    assert e.decide("B", "pass", ask, "my-vote-1").held
    e.now += 3_000
    e.take(e.table.decisions.submit("C", "shout", 0, "12345678", e.now))
    assert e.ask("B") == ask
    assert e.table.views.update_for("B", 0, e.now).held
    assert e.table.clocks.next_deadline() == e.now + 4_000
    closed = e.shut().entries
    assert [(entry.seat, entry.by) for entry in closed] == [("A", "clock"), ("B", "human"), ("C", "clock")]


def test_a_loaded_table_opens_its_window_anew(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="ABC", window=4_000)
    e.decide("A", "open")
    e.now += 60_000
    table = e.reloaded()
    assert table.clocks.next_deadline() == e.now + 4_000
    assert table.clocks.expire(e.now).entries == []


def test_tables_that_differ_in_stones_keep_the_same_time(ballot: Game, evening: Any) -> None:
    """Whoever has no vote does nothing; whoever has one answers at some moment. It looks the same."""
    for seed in range(20):
        chance = seeded(8, seed)
        pair = [evening(ballot, 4, people="ABCD", seed=seed, window=3_000) for _ in range(2)]
        # The other world: others hold the stones. A holds what it holds.
        state = pair[1].table.play.state
        state.stones = (state.stones & 1) | (~state.stones & 0b1110)
        pair[1].table.views._sights.clear()
        while pair[0].table.phase != "over":
            for e in pair:
                chair = next((s for s in "ABCD" if e.table.play.asked.get(ord(s) - 65, None)), "")
                if e.table.play.window is None:
                    e.decide(chair, "open", id=f"open-{e.table.log.seq:04}")
            for tick in range(3):
                for e in pair:
                    for seat in stones(e):
                        held = e.table.play.held
                        if seat != "A" and ord(seat) - 65 not in held and chance.below(3) == 0:
                            e.decide(seat, "pass")
                    e.expire(e.now + 1_000)
                seen = [e.table.views.update_for("A", 0, e.now) for e in pair]
                assert msgspec.json.encode(seen[0]) == msgspec.json.encode(seen[1]), (seed, tick)
                assert len(pair[0].log) == len(pair[1].log)
                assert [x.at for x in pair[0].log] == [x.at for x in pair[1].log]


@pytest.mark.parametrize("viewer", ["", "A", "C"])
def test_hidden_roles_do_not_show_in_the_time_of_a_table(hunters: Game, evening: Any, viewer: str) -> None:
    """Two tables of Shadow Hunters that differ only in the roles of seats other than the viewer's."""
    windows = answered = 0
    for seed in range(12):
        here = evening(hunters, 5, people="ABCDE", seed=seed)
        there = evening(hunters, 5, people="ABCDE", seed=seed)
        truth, other = here.table.play.state, there.table.play.state
        world = truth.imagined(only("ABCDE".find(viewer) if viewer else 0), seeded(seed, 99))
        world.rng, world.piles = truth.rng.clone(), [list(pile) for pile in truth.piles]
        world.log = other.log
        there.table.play.match.state = world
        (first,) = world.pending
        asked = here.table.play.asked[first.seat]
        there.table.play.asked = {first.seat: msgspec.structs.replace(asked, options=first.options)}
        there.table.views._sights.clear()
        chance = seeded(5, seed)
        for _ in range(120):
            pair = (here, there)
            if any(e.table.phase == "over" for e in pair):
                break
            if here.table.play.window is not None:
                windows += 1
                # Whoever can react answers at once, in whichever world; all others do nothing.
                (seat,) = here.table.play.asked
                for e in pair:
                    if len(e.table.play.asked[seat].options) > 1 and "ABCDE"[seat] != viewer:
                        answered += 1
                        assert e.decide("ABCDE"[seat], "pass").held
                looks = [msgspec.json.encode(e.table.views.update_for(viewer, 0, e.now)) for e in pair]
                assert looks[0] == looks[1]
                for e in pair:
                    e.shut()
            else:
                (seat,) = here.table.play.asked
                options = [o for o in here.table.play.asked[seat].options if o in there.table.play.asked[seat].options]
                if not options:
                    break
                option = hunters.lexicon.write(options[chance.below(len(options))])
                for e in pair:
                    e.decide("ABCDE"[seat], option)
            mine, theirs = (e.table.views.update_for(viewer, 0, e.now) for e in pair)
            if mine.events != theirs.events:
                break  # told apart, as the rules let happen
            assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)
            assert [(type(x), x.at) for x in here.log] == [(type(x), x.at) for x in there.log]
            for e in pair:
                e.now += 1_000
    assert windows > 10
    assert answered > 0
    assert all(isinstance(x, Decided) for x in here.log[8:])
