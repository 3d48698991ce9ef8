"""What a search asks of any game: minds that can be cloned, any open decision, a limited number of decisions, rewards
only at the end."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from tests.test_engines import own_games

from gloam.core.game import Game, games
from gloam.core.play import Mind, PlayingMinds, Tally, playout, random_playout
from gloam.core.rng import seeded
from gloam.core.state import State
from gloam.minds import best_mind

GAMES = list(own_games())


def company(game: Game, state: State) -> list[Mind]:
    minds = [game.minds()[best_mind(game)]() for _ in range(state.seats)]
    for seat, mind in enumerate(minds):
        mind.begin(seat, state.seats, seeded(9, seat))
    return minds


def doubled(mind: Mind) -> Mind:
    twin: Mind = pickle.loads(pickle.dumps(mind))
    return twin


WAYS: list[Callable[[Mind], Mind]] = [Mind.clone, copy.copy, copy.deepcopy, doubled]


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_of_a_mind_chooses_the_same(name: str) -> None:
    """However it was made, and wherever in the game: and what it learns afterwards is its own."""
    game = games()[name]
    state = game.start(max(game.seat_counts), seeded(3))
    minds = company(game, state)
    for moment in range(8):
        twin_state, twins = state.clone(), [WAYS[moment % len(WAYS)](mind) for mind in minds]
        ahead = playout(twin_state, twins, 25)
        assert playout(state, minds, 25).checksum == ahead.checksum
        assert [mind.explain() for mind in minds] == [mind.explain() for mind in twins]


@pytest.mark.parametrize("name", GAMES)
def test_any_open_decision_can_be_asked_for(name: str) -> None:
    """Where several are asked at once, a search may want the answer of the last first."""
    game = games()[name]
    state = game.start(max(game.seat_counts), seeded(4))
    table, tally = PlayingMinds(state, company(game, state)), Tally()
    while not state.over and tally.decisions < 150:
        table.decides(state.open_count() - 1, tally)
    assert tally.decisions >= 100 or state.over




@pytest.mark.parametrize("name", GAMES)
def test_a_playout_stops_where_it_is_told_to(name: str) -> None:
    game = games()[name]
    seats = min(game.seat_counts)
    state, whole = game.start(seats, seeded(5)), game.start(seats, seeded(5))
    rng = seeded(6)
    for _ in range(4):
        assert random_playout(state, rng, 10).decisions == 10
    random_playout(whole, seeded(6), 40)
    assert state == whole
    other = game.start(seats, seeded(5))
    assert playout(other, company(game, other), 7).decisions == 7


@pytest.mark.parametrize("name", GAMES)
def test_a_reward_comes_with_the_end(name: str) -> None:
    """Nobody has won anything before, neither in the truth nor in what a seat knows."""
    game = games()[name]
    for seats in game.seat_counts:
        state, rng = game.start(seats, seeded(7)), seeded(8)
        while not state.over:
            assert [state.reward(seat) for seat in range(seats)] == [0.0] * seats
            random_playout(state, rng, 60)
        rewards = [state.reward(seat) for seat in range(seats)]
        assert all(0.0 <= reward <= 1.0 for reward in rewards)
        assert rewards == [state.score(seat) for seat in range(seats)]
        outcome = game.outcome(state)
        assert outcome is not None
        assert [seat for seat in range(seats) if rewards[seat] == 1.0] == sorted(outcome.winners)
