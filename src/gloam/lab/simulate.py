"""Mass simulation. The result depends only on the series, not on the number of workers or on the engine."""

from __future__ import annotations

import hashlib
import os
import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from math import sqrt
from multiprocessing import active_children, get_context
from pathlib import PurePath
from struct import pack
from typing import TYPE_CHECKING

import msgspec

import gloam
from gloam.core.game import Game, OptionValue, game_named
from gloam.core.play import RandomMind, play_randomly, play_with
from gloam.core.rng import mixed, seeded
from gloam.core.words.lexicon import seat_letter
from gloam.minds import by_label, check_minds, seated

if TYPE_CHECKING:
    from concurrent.futures import Future

MINDS_STREAM = 0x6D696E64
"""Keeps the random stream of the minds apart from that of the deal."""

CHUNK = 200
"""The largest number of games a worker gets at a time."""


class Series(msgspec.Struct, frozen=True):
    """What to play: the id of the game, its complete options, and the names of the minds (see `gloam.minds.seated`)."""

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    minds: list[str]


class LabelCount(msgspec.Struct):
    """How many seats were dealt a label, and how many of them won."""

    games: int
    wins: int


class Mean(msgspec.Struct):
    """A mean over games, with its margin of error (half of the 95 % confidence interval)."""

    mean: float
    margin: float


class Standing(msgspec.Struct):
    """How well a mind did: its mean result from 0 to 1, and its mean rank in games that rank (1 is best).

    `seats` is how many seats it has in a game; if minds are assigned by role, how many it has on average.
    """

    seats: int
    result: Mean
    rank: Mean | None


class Outcomes(msgspec.Struct):
    """How the games ended: by which rule, and how often each seat and each label (`role:emi`) won.

    `minds` says how each mind did. Each game counts once, with the mean over all seats of that mind, because the
    results of seats in one game aren't independent.
    """

    rules: dict[str, int]
    seats: dict[str, int]
    labels: dict[str, LabelCount]
    minds: dict[str, Standing]


class Simulation(msgspec.Struct):
    """A finished simulation. The digest covers the checksum, decisions and winners of every game, in order."""

    game: str
    games: int
    seats: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    compiled: bool
    outcomes: Outcomes
    digest: str


class Chunk(msgspec.Struct):
    """The results of a run of consecutive games."""

    games: int = 0
    decisions: int = 0
    trace: bytes = b""
    rules: Counter[str] = msgspec.field(default_factory=Counter)
    seats: Counter[int] = msgspec.field(default_factory=Counter)
    dealt: Counter[str] = msgspec.field(default_factory=Counter)
    won: Counter[str] = msgspec.field(default_factory=Counter)
    # By mind: how many seats it had in all, and how many games gave it each result and each mean rank
    seated: Counter[str] = msgspec.field(default_factory=Counter)
    results: Counter[tuple[str, float]] = msgspec.field(default_factory=Counter)
    ranks: Counter[tuple[str, float]] = msgspec.field(default_factory=Counter)


def simulate(
    series: Series,
    games: int,
    workers: int | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> Simulation:
    """Play the games of a series. `progress` is called with how many are done."""
    workers = workers or cores()
    start = time.perf_counter()
    whole, digest = Chunk(), hashlib.sha256()
    rules, seats, dealt, won = whole.rules, whole.seats, whole.dealt, whole.won
    for chunk in _chunks(series, games, workers):
        digest.update(chunk.trace)
        whole.games += chunk.games
        whole.decisions += chunk.decisions
        rules.update(chunk.rules)
        seats.update(chunk.seats)
        dealt.update(chunk.dealt)
        won.update(chunk.won)
        whole.seated.update(chunk.seated)
        whole.results.update(chunk.results)
        whole.ranks.update(chunk.ranks)
        progress(whole.games)
    seconds = time.perf_counter() - start
    return Simulation(
        game=series.game,
        games=games,
        seats=series.seats,
        decisions=whole.decisions,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=whole.decisions / seconds,
        compiled=gloam.COMPILED,
        outcomes=Outcomes(
            rules=dict(sorted(rules.items())),
            seats={seat_letter(seat): seats[seat] for seat in range(series.seats)},
            labels={label: LabelCount(dealt[label], won[label]) for label in sorted(dealt)},
            minds=_standings(series, whole),
        ),
        digest=digest.hexdigest(),
    )


def seats_by_mind(minds: list[str]) -> dict[str, list[int]]:
    """The seats of each mind, by its name."""
    seats: dict[str, list[int]] = {}
    for seat, name in enumerate(minds):
        seats.setdefault(name, []).append(seat)
    return seats


def _standings(series: Series, whole: Chunk) -> dict[str, Standing]:
    standings: dict[str, Standing] = {}
    named = [name.rpartition("=")[2] for name in series.minds]
    for name in sorted(whole.seated, key=named.index):
        results = {value: games for (mind, value), games in whole.results.items() if mind == name}
        ranks = {value: games for (mind, value), games in whole.ranks.items() if mind == name}
        seats = round(whole.seated[name] / sum(results.values()))
        standings[name] = Standing(seats, mean_of(results), mean_of(ranks) if ranks else None)
    return standings


def mean_of(counts: Mapping[float, int]) -> Mean:
    """The mean of values, each with how often it occurred. Summed in sorted order, so that the result doesn't depend on
    which worker played which games."""
    games = sum(counts.values())
    mean = sum(value * counts[value] for value in sorted(counts)) / games
    if games == 1:
        return Mean(mean, 0.0)
    spread = sum((value - mean) ** 2 * counts[value] for value in sorted(counts)) / (games - 1)
    return Mean(mean, 1.96 * sqrt(spread / games))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _chunks(series: Series, games: int, workers: int) -> Iterator[Chunk]:
    """The chunks in order, whichever worker played them."""
    size = max(1, min(CHUNK, games // (workers * 8)))
    starts = range(0, games, size)
    if workers == 1 or len(starts) == 1:
        for first in starts:
            yield play_chunk(series, first, min(size, games - first))
        return
    # Imported here because it is slow to load, and a single worker does without it.
    from concurrent.futures import ProcessPoolExecutor

    before = set(active_children())
    # Spawn, don't fork: forking a process with threads, such as that of a progress bar, may hang.
    pool = ProcessPoolExecutor(min(workers, len(starts)), get_context("spawn"), _ignore_interrupts)
    waiting: deque[Future[Chunk]] = deque()
    try:
        for first in starts:
            with _interrupts_held():
                waiting.append(pool.submit(play_chunk, series, first, min(size, games - first)))
            if len(waiting) > workers * 4:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - before:
            worker.terminate()
        raise
    pool.shutdown()


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process, which stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Block SIGINT while a worker starts, so that Ctrl-C can't hit the worker before it ignores the signal."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)


@cache
def _game(name: str) -> Game:
    """Looking up a game takes as long as playing a few, so each worker does it once."""
    return game_named(name)


class GameFailed(Exception):
    """A game that couldn't be finished: which one, what went wrong, and where."""


def _failed(series: Series, index: int, names: list[str], e: Exception) -> GameFailed:
    # The index within the run is enough to play this game again, with the same seed and minds.
    where = traceback.extract_tb(e.__traceback__)[-1]
    return GameFailed(
        f"game {index} of {series.game} with {','.join(dict.fromkeys(names))} and seed {series.seed} failed: "
        f"{type(e).__name__} at {PurePath(where.filename).name}:{where.lineno}: {e}"
    )


def play_chunk(series: Series, first: int, count: int) -> Chunk:
    """Play games `first` to `first + count - 1` of a series. Each game has its own generators."""
    game = _game(series.game)
    check_minds(game, series.minds, series.seats)
    known = game.minds()
    minds_seed = mixed(series.seed, MINDS_STREAM)
    chunk = Chunk(games=count)
    trace = []
    for index in range(first, first + count):
        state = game.deal(series.seats, seeded(series.seed, index), series.options)
        state.run()
        rng = seeded(minds_seed, index)
        if index == first or by_label(series.minds):
            names = seated(game, series.minds, state)
            seats_of, all_random = seats_by_mind(names), all(known[name] is RandomMind for name in names)
        if all_random:
            tally = play_randomly(state, rng)
        else:
            minds = [known[name]() for name in names]
            for seat, mind in enumerate(minds):
                mind.begin(seat, series.seats, rng.split())
            try:
                tally = play_with(state, minds)
            except Exception as e:
                raise _failed(series, index, names, e) from e
        outcome = game.outcome(state)
        assert outcome is not None, "a game that is over has an outcome"
        chunk.decisions += tally.decisions
        trace.append(pack("<III", tally.checksum, tally.decisions, sum(1 << seat for seat in outcome.winners)))
        chunk.rules.update(outcome.rules)
        chunk.seats.update(outcome.winners)
        for name, seats in seats_of.items():
            chunk.seated[name] += len(seats)
            chunk.results[name, sum(state.reward(seat) for seat in seats) / len(seats)] += 1
            if outcome.ranks is not None:
                chunk.ranks[name, sum(outcome.ranks[seat] for seat in seats) / len(seats)] += 1
        for seat, labels in enumerate(game.labels(state)):
            chunk.dealt.update(labels)
            if seat in outcome.winners:
                chunk.won.update(labels)
    chunk.trace = b"".join(trace)
    return chunk
