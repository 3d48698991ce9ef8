"""Loading and seeking in a long table: from the beginning of its log, and from keyframes.

    python bench/keyframes.py [--decisions 5000] [--seats 9]

A table of Lockdown is played by chance to so many decisions and kept in a store (SQLite in a temporary folder).
Measured is the time from the database to a table that can go on, the time to an earlier moment of the game for a
replay, and what a keyframe costs. Medians of several tries, in milliseconds of processor time: wall time hangs on what
else the machine does.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gloam import COMPILED
from gloam.core.game import game_named
from gloam.core.match import Match, digest_of
from gloam.core.rng import seeded
from gloam.core.words.lexicon import SEAT_LETTERS, seat_letter
from gloam.store.store import Store, open_store
from gloam.table.entries import Entry
from gloam.table.keyframes import frozen, key_of, thawed
from gloam.table.table import Table
from gloam.table.wire import Settings

TRIES = 5
SEEKS = 20
OFFERS = 20
"""With many offers a game by chance is long enough."""


def long_table(seats: int, decisions: int) -> tuple[Table, list[Entry]]:
    """A table of people whose game is not over after so many decisions."""
    game = game_named("lockdown")
    for seed in range(1_000):
        settings = Settings(window=0, pace=0)
        table, log = Table.make("long", game, seats, seed, {"offers_per_phase": OFFERS}, settings, "Ann", 0)
        for letter in SEAT_LETTERS[:seats]:
            log += table.seating.sit(letter, f"Person {letter}", 0).entries
        log += table.seating.start(0).entries
        rng = seeded(seed, 1)
        play = table.play
        assert play is not None
        while not play.state.over and len(play.match.decisions) < decisions:
            seat, asked = list(play.asked.items())[rng.below(len(play.asked))]
            option = game.lexicon.write(asked.options[rng.below(len(asked.options))])
            log += table.decisions.submit(seat_letter(seat), option, asked.ask, f"request-{len(log)}", len(log)).entries
        if len(play.match.decisions) >= decisions:
            return table, log
        print(f"seed {seed} ends after {len(play.match.decisions)} decisions", flush=True)
    raise SystemExit("no game was so long")


def took(work: Callable[[], Any], tries: int = TRIES) -> float:
    """The median in milliseconds."""
    times = []
    for _ in range(tries):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times)


def load_log(store: Store) -> Table:
    return Table.load(store.load("long").result(), 10**9)


def load_frame(store: Store) -> Table:
    game = game_named(store.game_of("long").result())
    found = store.frame("long", key_of(game)).result()
    assert found is not None
    frame = thawed(found[1], game)
    return Table.load(store.load("long", frame.log.seq).result(), 10**9, frame=frame)


def digest(table: Table) -> str:
    assert table.play is not None
    return digest_of(table.play.state)


def from_zero(whole: Match, at: int) -> Match:
    match = Match(whole.game, whole.state.seats, whole.beginning, whole.options)
    for line in whole.decisions[:at]:
        match.play_text(line)
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=5_000)
    parser.add_argument("--seats", type=int, default=9)
    arguments = parser.parse_args()
    table, log = long_table(arguments.seats, arguments.decisions)
    match = table.play.match  # type: ignore[union-attr]
    data = frozen(table)
    print(f"engine {'compiled' if COMPILED else 'interpreted'}, {len(match.decisions)} decisions, {len(log)} entries")
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            store.create("long", log, table.views.card(), []).result()
            store.keep_frame("long", table.log.seq, key_of(table.game), data).result()
            assert digest(load_frame(store)) == digest(load_log(store))
            print(f"load from the log        {took(lambda: load_log(store)):9.1f} ms")
            print(f"load from a keyframe     {took(lambda: load_frame(store)):9.1f} ms")
        finally:
            store.close()
    print(f"make a keyframe          {took(lambda: frozen(table)):9.1f} ms ({len(data) / 1024:.0f} kB)")
    # Anywhere between two frames.
    moments = sorted(seeded(3, n).below(len(match.decisions)) for n in range(SEEKS))
    zero = [took(lambda at=at: from_zero(match, at), 1) for at in moments[::4]]
    seek = [took(lambda at=at: match.at(at), 1) for at in moments]
    print(f"seek from the beginning  {statistics.median(zero):9.1f} ms (the last {zero[-1]:.1f})")
    print(f"seek from a frame        {statistics.median(seek):9.1f} ms (the slowest {max(seek):.1f})")


if __name__ == "__main__":
    main()
