"""The simple mind plays both sides to the end, from what its seat knows."""

from __future__ import annotations

import pytest

from gloam.core.play import Mind, RandomMind, play_with
from gloam.core.rng import seeded
from gloam.games.halloween import game
from gloam.games.halloween.mind.bot import Hunter
from gloam.games.halloween.state import MICHAEL
from gloam.minds import check_minds, seated

SAMPLE = 12


def winner(seats: int, index: int, michael: type[Mind], victims: type[Mind]) -> bool:
    """Whether Michael wins."""
    s = game.start(seats, seeded(5, index))
    minds: list[Mind] = [michael(), *(victims() for _ in range(seats - 1))]
    for seat, mind in enumerate(minds):
        mind.begin(seat, seats, seeded(6, index * 10 + seat))
    play_with(s, minds, 20_000)
    return s.reward(MICHAEL) == 1.0


@pytest.mark.parametrize("seats", [3, 4])
def test_michael_beats_victims_who_play_at_random(seats: int) -> None:
    assert all(winner(seats, index, Hunter, RandomMind) for index in range(SAMPLE))


@pytest.mark.whole
@pytest.mark.parametrize("seats", [3, 4])
def test_victims_beat_a_michael_who_plays_at_random(seats: int) -> None:
    """Of hundreds they lose one in thirty or twenty (docs/balance.md); of these few they may lose some."""
    assert sum(winner(seats, index, RandomMind, Hunter) for index in range(SAMPLE)) <= SAMPLE // 4


@pytest.mark.whole
@pytest.mark.parametrize("seats", [3, 4])
def test_both_sides_can_win(seats: int) -> None:
    wins = sum(winner(seats, index, Hunter, Hunter) for index in range(SAMPLE))
    assert SAMPLE // 6 <= wins <= SAMPLE - SAMPLE // 6


def test_minds_are_named_by_side() -> None:
    names = ["michael=steady", "victims=random"]
    check_minds(game, names, 4)
    assert seated(game, names, game.start(4, seeded(1))) == ["steady", "random", "random", "random"]


def test_the_minds_of_the_game() -> None:
    assert list(game.minds()) == ["random", "steady"]
