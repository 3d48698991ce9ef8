"""The table without a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloam.core.game import Game
from gloam.core.history import Note
from gloam.core.match import Interrupt
from gloam.core.play import Mind
from gloam.core.records.replay import replay
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, PASS, hears, only
from gloam.core.words.lexicon import seat_number
from gloam.table.errors import RuleRefusal
from gloam.terminal.room import LocalRoom, TableWanted

Opener = Callable[..., TableWanted]


def play_out(room: LocalRoom, seed: int) -> None:
    """The person chooses at random, and sometimes interrupts."""
    rng = seeded(seed, 99)
    room.advance()
    while not room.over:
        sight = room.sight()
        assert sight.prompt is not None
        offers = sight.interrupts if sight.interrupts and rng.below(8) == 0 else sight.prompt.options
        chosen = offers[rng.below(len(offers))]
        seat = chosen.seat if isinstance(chosen, Interrupt) else sight.prompt.seat
        room.play(seat_number(seat), chosen.option)
        room.advance()


@pytest.mark.parametrize("seats", range(4, 9))
def test_whole_games_end_and_replay(setting: Opener, seats: int) -> None:
    for seed in range(10):
        room = setting(seats, held=only(seed % seats)).open(seed)
        play_out(room, seed)
        assert room.game.outcome(room.match.state) is not None
        assert replay(room.match.record(), room.game).decisions == room.match.decisions


def test_the_same_seed_and_choices_give_the_same_game(setting: Opener) -> None:
    first, second = setting().open(5), setting().open(5)
    play_out(first, 1)
    play_out(second, 1)
    assert first.match.record() == second.match.record()


def test_it_stops_only_where_the_person_has_a_choice(setting: Opener) -> None:
    for seed in range(20):
        room = setting().open(seed)
        room.advance()
        while not room.over:
            d = room.match.state.decision_of(0)
            assert d is not None
            assert d.audience == EVERYONE or d.options != [PASS]
            room.play(0, d.options[0])
            room.advance()


def test_a_private_window_with_nothing_to_choose_is_passed_for_the_person(setting: Opener) -> None:
    passed = 0
    for seed in range(20):
        room = setting().open(seed)
        while not room.over:
            move = room.next_move()
            d = room.match.state.decision_of(0)
            if move is None:
                assert d is not None
                room.play(0, d.options[0])
            else:
                passed += move.seat == 0
                assert move.seat != 0 or (d is not None and d.audience != EVERYONE and d.options == [PASS])
                room.do(move)
    assert passed


class Spy(Mind):
    """Notes for whom what it gets is known, and what it is told."""

    listens = True
    seen: list[tuple[int, int, str]]
    heard: dict[int, list[Note]]

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        self.seen.append((self.seat, known.viewers, known.view(known.viewers).seat))
        return options[self.rng.below(len(options))]

    def interject(self, known: Any, options: list[int]) -> int:
        self.seen.append((self.seat, known.viewers, known.view(known.viewers).seat))
        return -1

    def hear(self, notes: list[Note]) -> None:
        self.heard.setdefault(self.seat, []).extend(notes)


def test_minds_get_what_they_may_know_and_nothing_else(setting: Opener) -> None:
    Spy.seen, Spy.heard = [], {}
    room = setting(mind=Spy).open(3)
    play_out(room, 3)
    assert {seat for seat, _, _ in Spy.seen} == {1, 2, 3, 4}
    assert all(only(seat) == viewers for seat, viewers, _ in Spy.seen)
    assert all("ABCDE"[seat] == letter for seat, _, letter in Spy.seen)
    for seat, heard in Spy.heard.items():
        told = [note for note in room.match.events if hears(only(seat), note.audience)]
        assert heard == told[: len(heard)], "every event once, in its order"
        assert len(heard) > len(told) // 2
    assert any(note.audience != EVERYONE for heard in Spy.heard.values() for note in heard)


class Revealer(Mind):
    """Reveals at the first chance."""

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        return options[0]

    def interject(self, known: Any, options: list[int]) -> int:
        return options[0]


def test_minds_interrupt_in_the_order_of_the_game(setting: Opener) -> None:
    room = setting(8, mind=Revealer).open(4)
    order = [seat for seat in room.match.state.interrupt_order() if room.match.state.interrupts(seat) and seat != 0]
    moves = []
    for _ in order:
        move = room.next_move()
        assert move is not None
        assert move.thought is not None
        moves.append(move.thought.moves[0][0])
        room.do(move)
    assert moves == order


class Fool(Mind):
    """Chooses what does not exist."""

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        return -7

    def interject(self, known: Any, options: list[int]) -> int:
        return -7


def test_a_mind_that_errs_does_not_stop_the_table(setting: Opener) -> None:
    room = setting(mind=Fool).open(1)
    play_out(room, 1)
    assert room.over


def test_a_refused_choice_changes_nothing(setting: Opener, game: Game) -> None:
    room = setting().open(7)
    room.advance()
    before, version = list(room.match.decisions), room.version
    with pytest.raises(RuleRefusal):
        room.play(0, game.lexicon.read("roll-twice"))
    assert (room.match.decisions, room.version) == (before, version)


def test_news_is_told_once_and_private_news_is_marked(setting: Opener) -> None:
    room = setting().open(7)
    news = room.news()
    assert [h.private for h in news if h.phrase.key == "event-role"] == [True]
    assert all(not h.private for h in news if h.phrase.key == "event-turn")
    assert room.news() == []
