"""One source, two engines: compiled or interpreted, the same seed gives the same game."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import msgspec
import pytest

import gloam
from gloam.core.game import Game, games
from gloam.core.history import hears
from gloam.core.match import Match, digest_of
from gloam.core.play import play_randomly
from gloam.core.rng import seeded
from gloam.core.state import NOBODY, only
from gloam.core.words.lexicon import seat_letter
from gloam.table.difference import difference, first_shown
from gloam.table.keyframes import frozen, thawed
from gloam.table.table import Table
from gloam.table.wire import Settings

PLAYED = 8

LOOKS = (0, 15, 50, 120, 250, 500, 900, 1500)
"""After so many decisions all that is known is compared as well: interpreted, other worlds take their time."""

ASKED = range(0, 200, 11)
"""After so many decisions the minds are asked what they would do, if there is a choice."""

TOLD = 60
"""So many decisions are taken at a table."""


def own_games() -> dict[str, Game]:
    """The games of gloam, without those that other tests have installed."""
    return {name: game for name, game in games().items() if game.package.startswith("gloam.")}


def digests() -> dict[str, list[str]]:
    """Fingerprints of decisions and final states of games of every kind and size."""
    found: dict[str, list[str]] = {}
    for name, game in own_games().items():
        for seats in game.seat_counts:
            for n in range(PLAYED):
                state = game.start(seats, seeded(1, n))
                tally = play_randomly(state, seeded(2, n))
                found.setdefault(f"{name} {seats}", []).append(f"{tally.checksum} {digest_of(state)}")
            match = Match(game, seats, 5)
            found[f"{name} {seats}"].append(match.record().digest)
    return found


def known() -> dict[str, str]:
    """Fingerprints of what is seen, known and imagined in games of every kind and size.

    Other worlds use arithmetic that the rules do not: a shift that mypyc got wrong showed nowhere else.
    """
    found: dict[str, str] = {}
    for name, game in own_games().items():
        for seats in game.seat_counts:
            sums = {what: hashlib.sha256() for what in ("view", "masked", "imagined")}
            state, rng = game.start(seats, seeded(3, seats)), seeded(4, seats)
            decisions = 0
            while not state.over and decisions <= LOOKS[-1]:
                if decisions in LOOKS:
                    for viewers in (NOBODY, only(rng.below(seats)), only(0) | only(1 + rng.below(seats - 1))):
                        masked = state.masked(viewers)
                        sums["view"].update(msgspec.json.encode(state.view(viewers)))
                        sums["masked"].update(digest_of(masked).encode())
                        sums["imagined"].update(digest_of(masked.imagine(rng.split())).encode())
                which = rng.below(state.open_count())
                options = state.decision(which).options
                state.answer(which, options[rng.below(len(options))])
                decisions += 1
            found |= {f"{name} {seats} {what}": sum_.hexdigest() for what, sum_ in sums.items()}
    return found


def chosen() -> dict[str, list[int]]:
    """What the minds of every game choose at some moments of a game: they weigh numbers that the rules have not."""
    found: dict[str, list[int]] = {}
    for name, game in own_games().items():
        seats = game.seat_counts[0]
        state, rng = game.start(seats, seeded(5, seats)), seeded(6, seats)
        state.log = []
        decisions = 0
        while not state.over and decisions <= ASKED[-1]:
            which = rng.below(state.open_count())
            d = state.decision(which)
            if decisions in ASKED and len(d.options) > 1:
                for mind_name, make in game.minds().items():
                    mind, side = make(), state.side(d.seat)
                    mind.begin(d.seat, seats, rng.split())
                    mind.hear([note for note in state.log if hears(side, note.audience)])
                    choice = mind.choose(state.masked(side), d.kind, list(d.options))
                    found.setdefault(f"{name} {mind_name}", []).append(choice)
            state.answer(which, d.options[rng.below(len(d.options))])
            decisions += 1
    return found


def told() -> dict[str, str]:
    """Fingerprints of what the people at a table are told, whole and as changes, and of its keyframe read again."""
    found: dict[str, str] = {}
    for name, game in own_games().items():
        seats, sum_, rng, now = game.seat_counts[-1], hashlib.sha256(), seeded(8, 1), 1_000
        table, _ = Table.make("table", game, seats, 9, {}, Settings(window=0, undo=False), "P", now)
        table.seating.start(now, "random")
        viewers = ["", *map(seat_letter, range(seats))]
        shown = {seat: first_shown(table.views.update_for(seat, 0, now)) for seat in viewers}
        for number in range(TOLD):
            play = table.playing()
            seat, asked = list(play.asked.items())[rng.below(len(play.asked))]
            option = game.lexicon.write(asked.options[rng.below(len(asked.options))])
            table.decisions.submit(seat_letter(seat), option, asked.ask, f"request-{number}", now, by="mind")
            for viewer in viewers:
                update = table.views.update_for(viewer, shown[viewer].update.seq, now)
                change, shown[viewer] = difference(shown[viewer], update)
                sum_.update(msgspec.json.encode(update) + msgspec.json.encode(change))
            if table.phase == "over":
                break
            if number == TOLD // 2:
                table = thawed(frozen(table), game)
        found[name] = sum_.hexdigest()
    return found


@pytest.mark.parametrize("what", ["digests", "known", "chosen", "told"])
def test_the_interpreted_engine_gives_the_same_digests_as_this_one(what: str) -> None:
    code = f"import json, gloam, test_engines; print(json.dumps([gloam.COMPILED, test_engines.{what}()]))"
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
    assert interpreted == {"digests": digests, "known": known, "chosen": chosen, "told": told}[what]()


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
