"""One source, two engines: compiled or interpreted, the same seed gives the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import gloam
from gloam.core.game import games
from gloam.core.match import Match, digest_of
from gloam.core.play import play_randomly
from gloam.core.rng import seeded

PLAYED = 8


def digests() -> dict[str, list[str]]:
    """Fingerprints of decisions and final states of games of every kind and size."""
    found: dict[str, list[str]] = {}
    for name, game in games().items():
        if not game.package.startswith("gloam."):
            continue  # games that other tests have installed
        for seats in game.seat_counts:
            for n in range(PLAYED):
                state = game.start(seats, seeded(1, n))
                tally = play_randomly(state, seeded(2, n))
                found.setdefault(f"{name} {seats}", []).append(f"{tally.checksum} {digest_of(state)}")
            match = Match(game, seats, 5)
            found[f"{name} {seats}"].append(match.record().digest)
    return found


def test_the_interpreted_engine_gives_the_same_digests_as_this_one() -> None:
    code = "import json, gloam; from test_engines import digests; print(json.dumps([gloam.COMPILED, digests()]))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={
            **os.environ,
            "GLOAM_ENGINE": "interpreted",
            "PYTHONHASHSEED": "7",
            "PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), os.environ.get("PYTHONPATH", "")]),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, interpreted = json.loads(run.stdout)
    assert not compiled
    assert interpreted == digests()


@pytest.mark.parametrize("workers", [1, 2])
def test_simulation_digest_does_not_depend_on_engine_or_workers(workers: int) -> None:
    def simulated(engine: str, count: int) -> str:
        command = ["simulate", "shadow-hunters", "--games=60", "--seats=6", "--seed=11", "--json", "--workers"]
        run = subprocess.run(
            [sys.executable, "-c", "from gloam.cli import main; main()", *command, str(count)],
            env={**os.environ, "GLOAM_ENGINE": engine},
            capture_output=True,
            text=True,
            check=True,
        )
        report = json.loads(run.stdout)
        assert report["compiled"] is (gloam.COMPILED and engine != "interpreted")
        return str(report["digest"])

    assert simulated("interpreted", workers) == simulated("", 1)
