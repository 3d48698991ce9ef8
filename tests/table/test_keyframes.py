"""A table from a keyframe is the table that its log makes; whatever is wrong with a keyframe, the log is there."""

from __future__ import annotations

import hashlib
import pickle
import zlib
from typing import Any

import pytest

from gloam.core.game import Game, game_named
from gloam.core.match import STRIDE, Match, digest_of
from gloam.core.rng import seeded
from gloam.core.state import NOBODY, only
from gloam.table.asked import Held
from gloam.table.keyframes import KeyframeError, frozen, key_of, packed, still, thawed
from gloam.table.table import Table
from gloam.table.wire import Settings


def looks(table: Table, now: int) -> dict[str, Any]:
    """All there is to a table, but for answers that are held."""
    viewers = ["", *"ABCDE"[: len(table.people.places)], "AB"]
    found: dict[str, Any] = {viewer: table.views.update_for(viewer, 0, now) for viewer in viewers}
    found["numbers"], found["card"] = dict(table.log.requests), table.views.card()
    found["seq"], found["moment"], found["last"] = table.log.seq, table.log.moment, table.log.last
    if table.play is not None:
        found["digest"] = digest_of(table.play.state)
        found["decisions"] = list(table.play.match.decisions)
        found["asked"], found["used"] = dict(table.play.asked), list(table.play.used)
        found["past"] = [before.seat for before in table.play.past.stack]
        found["floor"], found["window"] = table.play.floor, table.play.window
    return found


@pytest.mark.parametrize("seed", range(2))
def test_a_table_goes_on_from_a_keyframe_as_from_its_log(hunters: Game, evening: Any, seed: int) -> None:
    e = evening(hunters, 5, people="AB", seed=seed, pace=0, window=0, clock="game", seconds=60)
    frames: list[tuple[int, bytes]] = []
    while e.table.phase != "over":
        e.step()
        if len(e.log) % 7 == 0:
            frames.append((e.table.log.seq, frozen(e.table)))
    frames.append((e.table.log.seq, frozen(e.table)))
    whole = looks(Table.load(e.log, e.now, e.find), e.now)
    for seq, data in frames[:: max(1, len(frames) // 12)] + frames[-1:]:
        table = Table.load(e.log[seq:], e.now, e.find, thawed(data, hunters))
        assert looks(table, e.now) == whole
        assert table.after.record() == e.table.after.record()
        at = Table.load(e.log[:seq], e.now, e.find)
        assert looks(Table.load([], e.now, e.find, thawed(data, hunters)), e.now) == looks(at, e.now)


def test_what_waits_for_a_moment_is_not_kept(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 4, people="ABCD", seed=2)
    e.table.views.update_for("A", 0, e.now)
    e.table.play.held[1], e.table.play.ready[2] = Held(0, "human", "held-held"), Held(0, "mind", "")
    e.table.play.floor = 77
    before = looks(e.table, e.now)
    data = frozen(e.table)
    assert (len(e.table.play.held), len(e.table.play.ready)) == (1, 1)
    assert looks(e.table, e.now) == before, "freezing a table does not change it"
    table = thawed(data, hunters)
    assert table.play is not None
    assert not table.views._sights
    assert (table.play.held, table.play.ready, table.play.floor) == ({}, {}, 0)
    assert table.play.match.state.log is table.play.match.events
    assert table.game is table.play.match.game is hunters


def test_a_table_may_go_on_while_its_keyframe_is_packed(hunters: Game, evening: Any) -> None:
    e = evening(hunters, 5, people="AB", seed=4, pace=0, window=0, clock="game", seconds=60)
    for _ in range(20):
        e.step()
    now, before, held = e.now, looks(Table.load(e.log, e.now, e.find), e.now), still(e.table)
    e.log += e.table.talk.say("A", "psst", "table", "said-said", e.now).entries
    e.log += e.table.seating.put_mind("A", "random", e.now).entries
    while e.table.phase != "over":
        e.step()
    assert looks(Table.load([], now, e.find, thawed(packed(held), hunters)), now) == before


def test_undo_works_after_a_keyframe(lockdown: Game, evening: Any) -> None:
    """What can be taken back is part of what the log says, so it is in the keyframe."""
    e = evening(lockdown, 3, people="ABC", seed=1)
    for option in ("genes:4-3-3", "birth:B303"):
        for seat in "ABC":
            e.decide(seat, option)
    for option in ("offer:B", "want:knife", "swap"):
        e.decide("A", option)
    table = Table.load([], e.now, e.find, thawed(frozen(e.table), lockdown))
    for n in range(3):
        assert table.views.update_for("A", 0, e.now).undo == "A"
        table.undoing.undo("A", f"undo-undo-{n}", e.now)
        e.table.undoing.undo("A", f"undo-undo-{n}", e.now)
        assert looks(table, e.now) | {"floor": 0} == looks(e.table, e.now) | {"floor": 0}
    assert table.views.update_for("A", 0, e.now).undo == ""


class TestFaults:
    def frame(self, hunters: Game, evening: Any) -> bytes:
        e = evening(hunters, 4, seed=1, pace=0, window=0)
        for _ in range(10):
            e.step()
        return frozen(e.table)

    def test_a_damaged_one_is_refused(self, hunters: Game, evening: Any) -> None:
        data = self.frame(hunters, evening)
        for at in (0, 31, 32, 40, len(data) // 2, len(data) - 1):
            damaged = bytearray(data)
            damaged[at] ^= 1
            with pytest.raises(KeyframeError, match="a keyframe is damaged"):
                thawed(bytes(damaged), hunters)
        for length in (0, 10, 32, len(data) - 1):
            with pytest.raises(KeyframeError):
                thawed(data[:length], hunters)

    @pytest.mark.parametrize("evil", [print, hashlib.sha256, Exception])
    def test_nothing_foreign_is_made_of_it(self, hunters: Game, evil: Any) -> None:
        body = zlib.compress(pickle.dumps(evil))
        with pytest.raises(KeyframeError, match="cannot be read"):
            thawed(hashlib.sha256(body).digest() + body, hunters)

    def test_its_key_is_of_one_edition_and_one_code(self, hunters: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        key = key_of(hunters)
        assert key == key_of(hunters)
        assert key != key_of(game_named("lockdown"))
        with monkeypatch.context() as patch:
            patch.setattr(type(hunters), "version", 99)
            assert key_of(hunters) != key
        monkeypatch.setattr("gloam.table.keyframes._code", lambda package: "other code")
        assert key_of(hunters) != key


class TestSeeking:
    def long(self) -> Match:
        match, rng = Match(game_named("lockdown"), 5, 3), seeded(8)
        while not match.state.over:
            d = match.state.pending[rng.below(len(match.state.pending))]
            match.play(d.seat, d.options[rng.below(len(d.options))])
        assert len(match.decisions) > 3 * STRIDE
        return match

    def test_an_earlier_moment_is_what_it_was(self) -> None:
        whole = self.long()
        numbers = {0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE, len(whole.decisions)}
        again = Match(whole.game, 5, 3)
        for number in range(len(whole.decisions) + 1):
            if number in numbers:
                found = whole.at(number)
                assert digest_of(found.state) == digest_of(again.state)
                assert found.events == again.events
                assert found.decisions == again.decisions
                assert found.sight(only(1)) == again.sight(only(1))
                assert found.heard(NOBODY) == again.heard(NOBODY)
            if number < len(whole.decisions):
                again.play_text(whole.decisions[number])

    def test_it_is_not_played_from_the_beginning(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = self.long()
        played = 0
        real = Match.play_text

        def counted(self: Match, line: str) -> Any:
            nonlocal played
            played += 1
            return real(self, line)

        monkeypatch.setattr(Match, "play_text", counted)
        for number in range(0, len(whole.decisions), 97):
            played = 0
            whole.at(number)
            assert played < STRIDE

    def test_what_was_found_can_go_another_way(self) -> None:
        """Neither the match it came from nor its frames are touched."""
        whole = self.long()
        before = [digest_of(frame.state) for frame in whole.frames]
        early, rng = whole.at(STRIDE), seeded(9)
        while len(early.decisions) < 2 * STRIDE:
            d = early.state.pending[rng.below(len(early.state.pending))]
            early.play(d.seat, d.options[rng.below(len(d.options))])
        assert early.decisions != whole.decisions[: 2 * STRIDE]
        assert [digest_of(frame.state) for frame in whole.frames] == before
        assert digest_of(early.at(2 * STRIDE).state) == digest_of(early.state)

    def test_frames_go_with_what_is_taken_back(self, lockdown: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("gloam.core.match.STRIDE", 1)
        table, _ = Table.make("t1", lockdown, 4, 5, {}, Settings(window=0, pace=0), "Ann", 0)
        for seat in "ABCD":
            table.seating.sit(seat, seat, 0)
        table.seating.start(0)
        rng, undone = seeded(4), 0
        for n in range(1_000):
            play = table.play
            assert play is not None
            if play.state.over:
                break
            number = sorted(play.asked)[rng.below(len(play.asked))]
            seat, asked = "ABCD"[number], play.asked[number]
            option = lockdown.lexicon.write(asked.options[rng.below(len(asked.options))])
            table.decisions.submit(seat, option, asked.ask, f"request-{n}", n)
            undo = "" if table.phase == "over" else table.views.update_for(seat, 0, n).undo
            if undo and rng.below(2):
                table.undoing.undo(undo, f"undo-it-{n}", n)
                undone += 1
        assert undone
        match = table.play.match  # type: ignore[union-attr]
        assert [frame.decisions for frame in match.frames] == list(range(1, len(match.decisions) + 1))
        again = Match(lockdown, 4, 5)
        for frame, line in zip(match.frames, match.decisions, strict=True):
            again.play_text(line)
            assert digest_of(frame.state) == digest_of(again.state)
            assert frame.events == len(again.events)
