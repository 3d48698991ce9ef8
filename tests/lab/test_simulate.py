"""Mass simulation: the same digest however it is run, and counts that add up."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, GameError, game_named, games
from gloam.core.play import RandomMind
from gloam.core.rng import seeded
from gloam.lab.bench import COST_GOALS, DECISION_GOALS, LARGE, RATIO_GOALS, Contestant, by_game
from gloam.lab.contestants import COMPILED_GAMES, INTERPRETED, OURS, PEER_OF, PEERS, our_costs
from gloam.lab.simulate import GameFailed, Mean, Series, mean_of, play_chunk, simulate
from gloam.minds import best_mind, minds_for, seated

SERIES = Series("tiny", 3, 11, {"goal": 3, "early_owl": False}, ["random"])

GOLDEN = "3f80fc4764707352f964f4fa22eb80ce7d5f301a2801fce509f838767bdbdab9"
"""Of 100 games of SERIES: compiled or interpreted, on any machine. It changes with random play and with the numbers of
options only."""


def digest(series: Series = SERIES, games: int = 60, workers: int = 1) -> str:
    return simulate(series, games, workers).digest


def test_the_digest_is_the_same_everywhere() -> None:
    assert simulate(SERIES, 100, 1).digest == GOLDEN


def test_the_costs_that_are_measured_are_those_of_the_goals() -> None:
    costs = our_costs("gloam", seconds=0.01)
    acts = ["clone", "view", "view of a clone", "masked", "imagine", "imagine more", "imagine together", "belief"]
    assert list(costs) == acts
    assert all(us > 0 for us in costs.values())
    for goals in (COST_GOALS, *LARGE.values()):
        assert set(goals) <= set(costs)
    assert set(LARGE) <= set(OURS)
    assert {*RATIO_GOALS, *DECISION_GOALS} <= {*OURS, *PEERS}


def is_ours(game: Game) -> bool:
    return game.package.startswith("gloam.")


class Counted(Contestant):
    """A contestant that has played: so many games and decisions a second, half of them choices."""

    def __init__(self, name: str, games: float, decisions: float) -> None:
        self.name = name
        self.rates = [{"games": games, "decisions": decisions, "choices": decisions / 2}]


def test_every_game_stands_beside_its_interpreted_self_and_a_peer() -> None:
    """... by its own rates: of 1,000 games a second and 100 interpreted, ten times as many."""
    ours = {name: Counted(name, 1000.0, 1000.0 * (10 + i)) for i, name in enumerate(COMPILED_GAMES)}
    plain = {name + INTERPRETED: Counted(name, 100.0, 100.0 * (10 + i)) for i, name in enumerate(COMPILED_GAMES)}
    rows = by_game({**ours, **plain, "catanatron": Counted("catanatron", 1.0, 2000.0)})
    assert {row["game"] for row in rows} == {name for name, game in games().items() if is_ours(game)}
    assert all(row["of_interpreted"] == pytest.approx(10.0) for row in rows)
    aftermath = next(row for row in rows if row["game"] == "aftermath")
    assert (aftermath["decisions_per_game"], aftermath["of_peer"], aftermath["choices_of_peer"]) == (14, 7.0, 3.5)
    assert next(row for row in rows if row["game"] == "halloween")["of_peer"] is None, "its peer is not installed"
    assert set(PEER_OF) == set(COMPILED_GAMES)
    assert set(PEER_OF.values()) <= set(PEERS)


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_does_not_matter(workers: int) -> None:
    alone, together = simulate(SERIES, 60, 1), simulate(SERIES, 60, workers)
    assert together.digest == alone.digest
    assert together.outcomes == alone.outcomes
    assert together.decisions == alone.decisions


def test_everything_else_matters() -> None:
    changed = [
        msgspec.structs.replace(SERIES, seed=12),
        msgspec.structs.replace(SERIES, seats=4),
        msgspec.structs.replace(SERIES, options={"goal": 2, "early_owl": False}),
        msgspec.structs.replace(SERIES, minds=["first"]),
        msgspec.structs.replace(SERIES, minds=["random", "random", "first"]),
    ]
    digests = [digest(), digest(games=61), *(digest(series) for series in changed)]
    assert len(set(digests)) == len(digests)


def test_a_game_is_the_same_alone_and_among_others() -> None:
    whole = play_chunk(SERIES, 0, 5)
    parts = [play_chunk(SERIES, first, 1) for first in range(5)]
    assert whole.trace == b"".join(part.trace for part in parts)


def test_the_counts_add_up() -> None:
    result = simulate(SERIES, 80, 1)
    assert (result.game, result.games, result.seats) == ("tiny", 80, 3)
    assert sum(result.outcomes.rules.values()) == 80
    assert list(result.outcomes.seats) == ["A", "B", "C"]
    labels = result.outcomes.labels
    assert sum(count.games for count in labels.values()) == 80 * 3
    assert sum(count.wins for count in labels.values()) == sum(result.outcomes.seats.values())
    assert result.games_per_second == pytest.approx(80 / result.seconds)
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)


def test_minds_are_measured_by_what_they_reach() -> None:
    minds = simulate(msgspec.structs.replace(SERIES, minds=["first", "random"]), 200, 1).outcomes.minds
    assert list(minds) == ["first", "random"]
    assert (minds["first"].seats, minds["random"].seats) == (2, 1)
    for standing in minds.values():
        assert 0 <= standing.result.mean <= 1
        assert 0 < standing.result.margin < 0.1
        assert standing.rank is None  # this game only knows winners


def test_minds_by_what_a_seat_is(tiny: Game) -> None:
    """Roles are dealt anew in each game, and the minds with them."""
    series = msgspec.structs.replace(SERIES, minds=["owl=first", "mouse=random"])
    outcomes = simulate(series, 200, 1).outcomes
    assert list(outcomes.minds) == ["first", "random"]
    assert sum(standing.seats for standing in outcomes.minds.values()) == 3
    seats = set()
    for index in range(20):
        state = tiny.start(3, seeded(SERIES.seed, index), SERIES.options)
        names = seated(tiny, series.minds, state)
        assert names == ["first" if p.role == 0 else "random" for p in state.people]
        seats.add(tuple(names))
    assert len(seats) > 1
    assert simulate(msgspec.structs.replace(SERIES, minds=["owl=random", "mouse=random"]), 60, 1).digest == digest()
    assert simulate(series, 60, 2).digest == simulate(series, 60, 1).digest


def test_games_that_rank_tell_the_mean_rank() -> None:
    options = game_named("lockdown").complete(3, {"offers_per_phase": 0})
    minds = simulate(Series("lockdown", 3, 5, options, ["random"]), 40, 1).outcomes.minds
    rank, result = minds["random"].rank, minds["random"].result
    assert rank is not None
    assert rank.mean <= 2  # all seats together: 2, and less where a rank is shared
    assert result.mean == pytest.approx((3 - rank.mean) / 2)


def test_a_mean_has_its_margin() -> None:
    even = mean_of({0.0: 50, 1.0: 50})
    assert even.mean == 0.5
    assert even.margin == pytest.approx(1.96 * 0.5 / 99**0.5)
    assert mean_of({0.25: 1}) == Mean(0.25, 0.0)
    assert mean_of({2.0: 7}) == Mean(2.0, 0.0)


def test_progress_is_told() -> None:
    heard: list[int] = []
    simulate(SERIES, 30, 1, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 30


def test_a_failure_in_a_worker_comes_through() -> None:
    with pytest.raises(GameError, match="no mind 'genius'"):
        simulate(msgspec.structs.replace(SERIES, minds=["genius"]), 60, 2)


class Moody(RandomMind):
    """Fails when it is asked for the hundredth time in a process."""

    asked = 0

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        Moody.asked += 1
        if Moody.asked == 100:
            raise ZeroDivisionError("no mood")
        return super().choose(known, kind, options)


def test_a_mind_that_fails_ends_the_run_and_its_game_is_named(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not played on by chance: then the figures would be those of another mind."""
    monkeypatch.setattr(type(tiny), "minds", lambda self: {"random": RandomMind, "moody": Moody})
    with pytest.raises(GameFailed) as failed:
        simulate(msgspec.structs.replace(SERIES, minds=["moody", "random"]), 60, 1)
    said = re.fullmatch(
        r"game (\d+) of tiny with moody,random and seed 11 failed: ZeroDivisionError at test_simulate.py:\d+: no mood",
        str(failed.value),
    )
    assert said is not None
    assert int(said.group(1)) > 0
    assert isinstance(failed.value.__cause__, ZeroDivisionError)


def test_minds_by_name(tiny: Game) -> None:
    assert len(minds_for(tiny, ["first"], 3)) == 3
    assert best_mind(tiny) == "first"
    with pytest.raises(GameError, match="tiny has no mind 'x'; it has random, first"):
        minds_for(tiny, ["x"], 2)
    first, random, again = minds_for(tiny, ["first", "random"], 3)
    assert first is again
    assert first is not random
    with pytest.raises(GameError, match="3 minds for 2 seats"):
        minds_for(tiny, ["first", "random", "first"], 2)
