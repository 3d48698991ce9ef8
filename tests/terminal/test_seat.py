"""The table without a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloam.core.game import Game
from gloam.core.play import Mind
from gloam.core.replay import replay
from gloam.core.rng import seeded
from gloam.core.state import PASS, Refused
from gloam.terminal.seat import Setting, Table

Opener = Callable[..., Setting]


def play_out(table: Table, seed: int) -> None:
    """The person chooses at random, and sometimes interrupts."""
    rng = seeded(seed, 99)
    table.advance()
    while not table.over:
        sight = table.sight()
        assert sight.prompt is not None
        offers = sight.interrupts if sight.interrupts and rng.below(8) == 0 else sight.prompt.options
        table.play(offers[rng.below(len(offers))].option)
        table.advance()


@pytest.mark.parametrize("seats", range(4, 9))
def test_whole_games_end_and_replay(setting: Opener, seats: int) -> None:
    for seed in range(10):
        table = setting(seats, seat=seed % seats).open(seed)
        play_out(table, seed)
        assert table.game.outcome(table.match.state) is not None
        assert replay(table.match.record(), table.game).decisions == table.match.decisions


def test_the_same_seed_and_choices_give_the_same_game(setting: Opener) -> None:
    first, second = setting().open(5), setting().open(5)
    play_out(first, 1)
    play_out(second, 1)
    assert first.match.record() == second.match.record()


def test_it_stops_only_where_the_person_has_a_choice(setting: Opener) -> None:
    for seed in range(20):
        table = setting().open(seed)
        table.advance()
        while not table.over:
            d = table.match.state.decision_of(0)
            assert d is not None
            assert d.public or d.options != [PASS]
            table.play(d.options[0])
            table.advance()


def test_a_private_window_with_nothing_to_choose_is_passed_for_the_person(setting: Opener) -> None:
    passed = 0
    for seed in range(20):
        table = setting().open(seed)
        while not table.over:
            move = table.next_move()
            d = table.match.state.decision_of(0)
            if move is None:
                assert d is not None
                table.play(d.options[0])
            else:
                passed += move.seat == 0
                assert move.seat != 0 or (d is not None and not d.public and d.options == [PASS])
                table.do(move)
    assert passed


class Spy(Mind):
    """Notes whose views it gets."""

    seen: list[tuple[int, str]]

    def choose(self, view: Any, kind: int, options: list[int]) -> int:
        self.seen.append((self.seat, view.seat))
        return options[self.rng.below(len(options))]

    def interject(self, view: Any, options: list[int]) -> int:
        self.seen.append((self.seat, view.seat))
        return -1


def test_minds_get_their_own_view_and_nothing_else(setting: Opener) -> None:
    Spy.seen = []
    play_out(setting(mind=Spy).open(3), 3)
    assert {seat for seat, _ in Spy.seen} == {1, 2, 3, 4}
    assert all("ABCDE"[seat] == letter for seat, letter in Spy.seen)


class Revealer(Mind):
    """Reveals at the first chance."""

    def choose(self, view: Any, kind: int, options: list[int]) -> int:
        return options[0]

    def interject(self, view: Any, options: list[int]) -> int:
        return options[0]


def test_minds_interrupt_in_the_order_of_the_game(setting: Opener) -> None:
    table = setting(8, mind=Revealer).open(4)
    order = [seat for seat in table.match.state.interrupt_order() if table.match.state.interrupts(seat) and seat != 0]
    moves = []
    for _ in order:
        move = table.next_move()
        assert move is not None
        moves.append(move.seat)
        table.do(move)
    assert moves == order


class Fool(Mind):
    """Chooses what does not exist."""

    def choose(self, view: Any, kind: int, options: list[int]) -> int:
        return -7

    def interject(self, view: Any, options: list[int]) -> int:
        return -7


def test_a_mind_that_errs_does_not_stop_the_table(setting: Opener) -> None:
    table = setting(mind=Fool).open(1)
    play_out(table, 1)
    assert table.over


def test_a_refused_choice_changes_nothing(setting: Opener, game: Game) -> None:
    table = setting().open(7)
    table.advance()
    before, version = list(table.match.decisions), table.version
    with pytest.raises(Refused):
        table.play(game.lexicon.read("roll-twice"))
    assert (table.match.decisions, table.version) == (before, version)


def test_news_is_told_once_and_private_news_is_marked(setting: Opener) -> None:
    table = setting().open(7)
    news = table.news()
    assert [h.private for h in news if h.phrase.key == "event-role"] == [True]
    assert all(not h.private for h in news if h.phrase.key == "event-turn")
    assert table.news() == []
