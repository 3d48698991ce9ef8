"""What viewers get: it resumes exactly, and holds nothing that is not theirs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.history import hears
from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import only
from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game as lockdown
from gloam.games.shadow_hunters.content.tables import ROLE_IDS
from gloam.table.table import Table, TableError
from gloam.table.wire import Settings


@pytest.mark.parametrize("viewer", ["", "A", "D"])
def test_updates_resume_exactly(hunters: Game, evening: Any, viewer: str) -> None:
    e = evening(hunters, 5, people="", seed=4, pace=100)
    chance = seeded(3)
    since, events, talk = 0, [], []
    n = 0
    while e.table.phase != "over":
        e.step()
        n += 1
        if n % 9 == 0:
            e.take(e.table.talk.say("B", f"line {n}", "table", f"talk-{n:05}", e.now))
        if chance.below(4) == 0:
            update = e.table.views.update_for(viewer, since, e.now)
            since, events, talk = update.seq, events + update.events, talk + update.talk
            again = e.table.views.update_for(viewer, since, e.now)
            assert (again.events, again.talk) == ([], [])
    last = e.table.views.update_for(viewer, since, e.now)
    whole = e.table.views.update_for(viewer, 0, e.now)
    assert events + last.events == whole.events
    assert talk + last.talk == whole.talk
    assert [heard.n for heard in whole.events] == list(range(1, len(whole.events) + 1))
    assert [line.n for line in whole.talk] == list(range(1, len(whole.talk) + 1))
    assert whole.seq == e.table.log.seq
    # Whoever claims to know more than there is gets everything again.
    assert e.table.views.update_for(viewer, whole.seq + 5, e.now) == whole
    assert e.reloaded().views.update_for(viewer, 0, e.now) == whole


@pytest.mark.parametrize("seed", range(4))
def test_a_viewer_gets_its_own_sight_and_hearing_only(hunters: Game, evening: Any, seed: int) -> None:
    e = evening(hunters, 5, seed=seed, pace=0)
    while e.table.phase != "over":
        match: Match = e.table.play.match
        for n, viewer in enumerate(["", *"ABCDE"], -1):
            update = e.table.views.update_for(viewer, 0, e.now)
            assert update.sight == match.sight(only(n))
            assert [h.phrase for h in update.events] == match.heard(only(n))
            assert (update.you.seats, update.you.side) == (viewer, viewer)
        spectator = e.table.views.update_for("", 0, e.now)
        assert not any(h.private for h in spectator.events)
        assert (spectator.asks, spectator.undo, spectator.held, spectator.channels) == ({}, "", "", {})
        text = msgspec.json.encode(spectator).decode()
        hidden = [p for p in match.state.players if p.alive and not p.revealed]
        public = [p for p in match.state.players if p not in hidden]
        for p in hidden:
            if not any(q.role == p.role for q in public):
                assert f"role:{ROLE_IDS[p.role]}" not in text
        assert '"seed"' not in text
        for _ in range(5):
            if e.table.phase != "over":
                e.step()
    assert any(h.private for h in e.table.views.update_for("A", 0, e.now).events)


def test_who_is_online_and_who_is_host_comes_from_outside(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="AB")
    update = e.table.views.update_for("A", 0, e.now, host=True, online={"B"})
    assert update.you.host
    assert [seat.online for seat in update.table.seats] == [False, True, False]
    with pytest.raises(TableError):
        e.table.views.update_for("Z", 0, e.now)


def test_an_update_can_be_sent(ballot: Game, evening: Any) -> None:
    e = evening(ballot, 3, people="AB")
    data = msgspec.json.decode(msgspec.json.encode(e.table.views.update_for("A", 0, e.now)))
    assert data["type"] == "update"
    assert data["sight"]["prompts"][0]["options"][0]["notation"] == "open"


def test_history_is_told_once(evening: Any) -> None:
    """However long the game: whoever follows it gets what is new, and no update holds what an earlier one held."""
    e = evening(lockdown, 9, people="ABCDEFGHI", seed=3, undo=False)
    since, sizes, chance = dict.fromkeys("ABCDEFGHI", 0), [], seeded(2)
    for _ in range(1_000):
        asked = list(e.table.play.asked.items())
        number, question = asked[chance.below(len(asked))]
        seat = "ABCDEFGHI"[number]
        e.decide(seat, lockdown.lexicon.write(question.options[chance.below(len(question.options))]), question.ask)
        update = e.table.views.update_for(seat, since[seat], e.now)
        since[seat] = update.seq
        sizes.append(len(msgspec.json.encode(update)))
    assert max(sizes) < 12_000
    assert max(len(msgspec.json.encode(e.look(seat).events)) for seat in since) > 12_000


@pytest.mark.parametrize(("name", "seats"), [("halloween", 4), ("lockdown", 5), ("whisper", 4)])
def test_what_is_decided_out_of_sight_makes_nothing_anew_for_others(name: str, seats: int) -> None:
    """The time that takes would tell of it. What they were shown before is what they would be shown now."""
    game, rng, now, found = game_named(name), seeded(3), 1_000, 0
    viewers = ["", *map(seat_letter, range(seats))]
    for seed in range(20):
        table, _ = Table.make("t", game, seats, seed, {}, Settings(window=0, undo=False), "P0", now)
        for i in range(seats):
            table.seating.sit("", f"P{i}", now)
        table.seating.start(now)
        while table.phase != "over" and found <= 100:
            before = {viewer: table.views.update_for(viewer, 0, now).sight for viewer in viewers}
            play = table.playing()
            seat, asked = list(play.asked.items())[rng.below(len(play.asked))]
            option = game.lexicon.write(asked.options[rng.below(len(asked.options))])
            taken = table.decisions.submit(seat_letter(seat), option, asked.ask, "", now)
            for viewer in viewers:
                if not hears(table.views.knowledge(viewer), taken.audience):
                    found += 1
                    assert table.views.update_for(viewer, 0, now).sight is before[viewer]
                    assert before[viewer] == play.match.sight(table.people.mask(viewer))
    assert found > 100
