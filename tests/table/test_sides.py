"""Sides: seats that share what they know, decide together, and take back what nobody else can notice."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.history import EVERYONE
from gloam.core.play import Mind
from gloam.table.table import Table
from gloam.table.wire import Settings

POACHERS = Path(__file__).resolve().parent.parent / "poachers"


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A warden (A) against poachers (B, C, D), who share what they know."""
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


def wood(e: Any, game: Game, people: str = "ABCC", **settings: Any) -> Any:
    """A table at which equal letters are one person; D belongs to who sits in C."""
    e.game, e.now = game, 1_000
    e.table, e.log = Table.make("t1", game, len(people), 1, {}, Settings(**settings), "Ann", e.now)
    persons: dict[str, int] = {}
    for seat, person in zip("ABCDE", people, strict=False):
        taken = e.take(e.table.seating.sit(seat, f"Person {person}", e.now, persons.get(person, 0)))
        persons.setdefault(person, taken.entries[0].person)
    e.take(e.table.seating.start(e.now))
    return e


@pytest.fixture
def night(poachers: Game, evening: Any) -> Any:
    return wood(evening(poachers, 4), poachers)


def bytes_of(e: Any, seats: str) -> bytes:
    return msgspec.json.encode(e.look(seats))


# Knowing


def test_a_side_is_one_viewer_and_counts_alike(night: Any) -> None:
    assert [night.look(seats).you.side for seats in ("", "A", "B", "C", "CD")] == ["", "A", "BCD", "BCD", "BCD"]
    night.decide("B", "snare:gate")
    night.decide("C", "snare:gate")
    mates = [night.look(seats) for seats in ("B", "C", "CD")]
    assert len({update.seq for update in mates}) == 1
    assert mates[0].events == mates[1].events == mates[2].events
    assert [h.phrase.key for h in mates[0].events][-1] == "event-snared"
    assert mates[0].sight.view == mates[2].sight.view
    assert night.look("A").seq == night.look("").seq < mates[0].seq


def test_a_side_talks_among_itself(night: Any) -> None:
    assert night.look("CD").channels == {"C": ["table", "side"], "D": ["table", "side"]}
    assert night.look("A").channels == {"A": ["table"]}
    before = {viewer: bytes_of(night, viewer) for viewer in ("", "A")}
    taken = night.take(night.table.talk.say("B", "to the gate", "side", night.fresh_id(), night.now))
    assert [night.table.views.concerns(viewer, taken) for viewer in ("", "A", "B", "CD")] == [False, False, True, True]
    assert {viewer: bytes_of(night, viewer) for viewer in before} == before
    assert [line.text for line in night.look("D").talk] == ["to the gate"]


def test_a_side_sees_its_own_deadline(poachers: Game, evening: Any) -> None:
    e = wood(evening(poachers, 4), poachers, clock="decision", seconds=60)
    e.now += 5_000
    e.decide("A", "pass")
    assert [e.table.views.info(e.now, viewer).deadline for viewer in ("", "A", "B", "CD")] == [
        None,
        None,
        61_000,
        61_000,
    ]


# Deciding together


def test_who_holds_two_seats_of_a_council_answers_once(night: Any) -> None:
    assert night.look("CD").asks == {"C": 1, "D": 1}
    taken = night.decide("D", "snare:gate")
    (entry,) = taken.entries
    assert (entry.seat, entry.also) == ("D", "C")
    assert taken.audience == 0b1110
    assert night.look("CD").asks == {}
    assert [(p.seat, p.choice.notation) for p in night.look("B").sight.proposals] == [
        ("C", "snare:gate"), ("D", "snare:gate"),
    ]  # fmt: skip
    assert night.look("A").sight.proposals == night.look("").sight.proposals == []
    assert night.reloaded().views.update_for("CD", 0, night.now) == night.look("CD")
    # What this side decides out of sight may be the last that the others wait for, so it stands.
    assert (night.look("CD").undo, night.look("CD").stands) == ("", "done")
    night.decide("B", "snare:gate")
    # Moves are each seat's own, and asked of each.
    assert night.look("CD").asks == {"C": 2, "D": 2}
    assert night.decide("C", "pass").entries[0].also == ""
    assert night.look("CD").asks == {"D": 2}


@pytest.mark.parametrize(("seat", "also"), [("C", ""), ("B", "C")])
def test_the_word_of_a_speaker_who_waits_for_nobody_comes_last(
    poachers: Game, evening: Any, monkeypatch: pytest.MonkeyPatch, seat: str, also: str
) -> None:
    """Who holds the speaker's seat and another answers once, and nobody is asked any more for what is decided."""
    monkeypatch.setattr("gloam_poachers.rules.Counsel.waits", lambda self: False)
    e = wood(evening(poachers, 4), poachers, people="ABBC")
    assert [sorted(e.look(seats).asks) for seats in ("BC", "D")] == [["B", "C"], ["D"]]
    counsel = e.table.play.state.decision_of(3)
    (entry,) = e.decide(seat, "snare:gate").entries
    assert (entry.seat, entry.also) == (seat, also)
    assert "event-snared" in [told.phrase.key for told in e.look("D").events]
    assert [d.kind != counsel.kind for d in e.table.play.state.pending if d.seat] == [True] * 3
    assert e.look("D").sight.proposals == []
    assert e.reloaded().views.update_for("BC", 0, e.now) == e.look("BC")


def test_seats_of_others_are_not_answered_for(poachers: Game, evening: Any) -> None:
    e = wood(evening(poachers, 4), poachers, people="ABCD")
    assert e.decide("C", "snare:gate").entries[0].also == ""
    e = wood(evening(poachers, 4), poachers)
    e.take(e.table.seating.put_mind("D", "", e.now))
    assert e.decide("C", "snare:gate").entries[0].also == ""


# Believing


def test_shades_are_shown_where_the_table_allows_it(poachers: Game, evening: Any) -> None:
    e = wood(evening(poachers, 4), poachers, beliefs=True)
    assert e.look("A").shades["seat:B"] == {"place:gate": 1.0}
    assert e.look("B").shades is None  # a poacher knows
    assert e.look("").shades is None
    for seat in "CBBCDA":
        e.decide(seat, "pass")
    after = e.look("A").shades["seat:B"]
    assert len(after) > 1
    assert sum(after.values()) == pytest.approx(1.0)
    e = wood(evening(poachers, 4), poachers)
    assert e.look("A").shades is None


def test_a_replay_shows_what_each_seat_could_believe(poachers: Game, evening: Any) -> None:
    e = evening(poachers, 4, seed=2, pace=0)
    for _ in range(2_000):
        if e.table.phase == "over":
            break
        thinking = e.table.minds.quiet_wanted()
        if thinking is None:
            e.shut()
        else:
            e.take(e.table.minds.quiet_thought(thinking, e.company.think(thinking), e.now))
    ending = e.table.after.ending()
    match = e.table.play.match
    assert [(told.when, told.phrase) for told in ending.history] == [
        (note.when, poachers.lexicon.event(note)) for note in match.events
    ]
    audiences = {told.phrase.key: told.audience for told in ending.history}
    assert audiences["event-lantern"] == ""
    assert audiences["event-planned"] in ("A", "BCD")
    for at in (0, 3, ending.decisions // 2, ending.decisions - 1):
        moment = e.table.after.replay(at, "CD")
        state = e.table.after.match_at(at).state
        assert set(moment.shades) == {"A"}
        assert moment.shades["A"] == poachers.belief(state.masked(0b0001)).shades()
        assert (moment.sight.seats, moment.sight.view) == ("CD", state.view(0b1110))
        assert {told.audience for told in moment.history} <= {"", "BCD"}
        assert len(moment.history) <= len(e.table.after.replay(at, "").history)
    whole = e.table.after.replay(ending.decisions, "").history
    assert whole == ending.history


# Minds


def test_minds_get_what_their_side_knows_and_heard(poachers: Game, evening: Any, monkeypatch: Any) -> None:
    heard: dict[int, list[int]] = {}

    class Listener(Mind):
        listens = True

        def hear(self, notes: list[Any]) -> None:
            heard.setdefault(self.seat, []).extend(note.kind for note in notes)

        def choose(self, known: Any, kind: int, options: list[int]) -> int:
            assert known.viewers == known.side(self.seat)
            return options[-1]

    monkeypatch.setattr(type(poachers), "minds", lambda self: {"listener": Listener})
    e = evening(poachers, 4, seed=2, pace=0, mind="listener")
    for n in range(40):
        if e.table.phase == "over":
            break
        thinking = e.table.minds.quiet_wanted()
        if thinking is None:
            e.shut()
            continue
        for question in thinking.questions:
            side = e.table.play.state.side(question.seat)
            assert question.known == e.table.play.state.masked(side)
            assert all(note.audience == EVERYONE or note.audience & side for note in question.heard)
        assert pickle.loads(pickle.dumps(thinking)) == thinking
        if n == 3:
            e.company.forget("t1")  # a process that died: a new mind hears everything from the beginning
            heard.clear()
        e.take(e.table.minds.quiet_thought(thinking, e.company.think(thinking), e.now))
    for seat, kinds in heard.items():
        side = e.table.play.state.side(seat)
        whole = [note.kind for note in e.table.ears.notes(side)]
        assert kinds == whole[: len(kinds)]
        assert len(kinds) > 3
