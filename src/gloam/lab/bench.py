"""`gloam bench`: compares our engine with its peers. All take turns in one run; the result is a ratio of CPU times.

You can't compare speeds that were measured on different machines, or at different times on the same one. Ratios
between contestants that took turns are comparable.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from typing import Any

from gloam.lab import contestants as lab
from gloam.lab.contestants import COMPILED_GAMES, OURS, PEER_OF, PEERS

REFERENCE = 120_000
"""Goals in microseconds are for a machine on which the interpreted engine makes this many decisions a second."""

INTERPRETED = "gloam" + lab.INTERPRETED
RATIO_GOALS = {INTERPRETED: 5.0, "OpenSpiel python_liars_poker": 18.0, "OpenSpiel C++ hearts": 2.0}
DECISION_GOALS = {"OpenSpiel hearts, all in C++": 1.3}
"""Measured by all decisions: this contestant runs no Python between moves, and neither do we."""

COST_GOALS = {"clone": 2.5, "view": 4.0, "imagine": 12.0}
LARGE_GOAL = 0.8
BOOK_GOALS = {"gloam aftermath": 0.4}
"""Larger games compiled against Shadow Hunters interpreted, in choices a second. A game with a book may be slower."""

LARGE = {
    "gloam lockdown": {"clone": 10.0, "view": 15.0, "view of a clone": 15.0, "imagine together": 300.0},
    "gloam halloween": {"clone": 10.0, "view": 100.0, "belief": 200.0, "imagine": 200.0},
    "gloam whisper": {"clone": 10.0, "view": 100.0, "belief": 200.0, "imagine": 200.0},
    "gloam aftermath": {"clone": 25.0},
}
"""Our larger games, and how many microseconds each operation of a mind may take there."""


class Contestant:
    """A subprocess that plays on command."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rates: list[dict[str, float]] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gloam.lab.contestants", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **({"GLOAM_ENGINE": "interpreted"} if name.endswith(lab.INTERPRETED) else {})},
        )
        self.hello = self._read()

    def _read(self) -> dict[str, Any]:
        """The next answer, or an empty one if the process has died. Skips whatever else a peer prints."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                answer: dict[str, Any] = json.loads(line)
                return answer
        return {}

    def tell(self, line: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self._read()

    def rate(self, key: str = "decisions") -> float:
        return statistics.median(r[key] for r in self.rates)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="gloam bench",
        description="Measure random games a second of all our games beside our interpreted engine and, where they are "
        "installed (./gloam setup bench), rlcard, PettingZoo, OpenSpiel and catanatron. All contestants take turns in "
        "one run.",
    )
    parser.add_argument("--rounds", type=int, default=7, help="turns of each contestant (default 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a turn (default 0.5)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments = parser.parse_args(argv)
    if arguments.rounds < 1 or arguments.seconds <= 0:
        print("gloam bench: --rounds and --seconds must be above 0", file=sys.stderr)
        return 2
    contestants, missing = open_contestants()
    try:
        measure(contestants, arguments.rounds, arguments.seconds)
        report = results(contestants, missing)
    finally:
        for contestant in contestants:
            contestant.close()
    if arguments.json:
        print(json.dumps(report))
    else:
        show(report)
    return 0


def open_contestants() -> tuple[list[Contestant], list[str]]:
    """All contestants that start, and the names of those that aren't installed."""
    contestants, missing = [], []
    for name in [*OURS, *PEERS]:
        contestant = Contestant(name)
        if contestant.hello.get("ready"):
            contestants.append(contestant)
        else:
            contestant.close()
            missing.append(name)
    return contestants, missing


def measure(contestants: list[Contestant], rounds: int, seconds: float) -> None:
    """Let the contestants take turns, so that other load on the machine affects all of them alike."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=rounds * len(contestants))
        for _ in range(rounds):
            for contestant in contestants:
                contestant.rates.append(contestant.tell(str(seconds)))
                progress.advance(task)


def results(contestants: list[Contestant], missing: list[str]) -> dict[str, Any]:
    ours = contestants[0]
    compiled = bool(ours.hello.get("compiled"))
    interpreted = next(c for c in contestants if c.name == INTERPRETED)
    large = [c for c in contestants if c.name in LARGE]
    ratios = {c.name: ours.rate("choices") / c.rate("choices" if c.name in OURS else "decisions") for c in contestants}
    rows = [
        {
            "name": c.name,
            "decisions_per_second": round(c.rate()),
            "games_per_second": round(c.rate("games")),
            "ratio": ours.rate() / c.rate(),
            "choices_ratio": ratios[c.name],
        }
        for c in contestants
    ]
    # The goals were set by decisions that leave a choice, so only those are comparable.
    scale = interpreted.rate("choices") / REFERENCE
    costs = {name: round(us, 2) for name, us in ours.tell("costs").items()}
    scaled = {name: round(us * scale, 2) for name, us in costs.items()}
    larger = [
        {
            "name": c.name,
            "ratio": c.rate("choices") / interpreted.rate("choices"),
            "microseconds": {name: round(us, 2) for name, us in c.tell("costs").items()},
        }
        for c in large
    ]
    goals = [
        {"goal": f"{name} x{goal:g}", "met": ratios[name] >= goal}
        for name, goal in RATIO_GOALS.items()
        if name in ratios
    ] + [{"goal": f"{name} <= {goal:g} us", "met": scaled[name] <= goal} for name, goal in COST_GOALS.items()]
    by_all = {c.name: ours.rate() / c.rate() for c in contestants}
    goals += [
        {"goal": f"{name} x{goal:g} by all decisions", "met": by_all[name] >= goal}
        for name, goal in DECISION_GOALS.items()
        if name in by_all
    ]
    for c in large:
        ratio = c.rate("choices") / interpreted.rate("choices")
        least = BOOK_GOALS.get(c.name, LARGE_GOAL)
        goals.append({"goal": f"{c.name} x{least:g} of {INTERPRETED}", "met": ratio >= least})
        us = c.tell("costs")
        goals += [
            {"goal": f"{c.name} {act} <= {goal:g} us", "met": us[act] * scale <= goal}
            for act, goal in LARGE[c.name].items()
        ]
    return {
        "compiled": compiled,
        "rows": rows,
        "games": by_game({c.name: c for c in contestants}),
        "choices_per_second": round(ours.rate("choices")),
        "microseconds": costs,
        "microseconds_on_reference": scaled,
        "larger": larger,
        "goals": goals if compiled else [],
        "not_installed": missing,
    }


def by_game(contestants: dict[str, Contestant]) -> list[dict[str, Any]]:
    """Compares each of our games with itself in the interpreted engine, and with a peer of similar size."""
    rows: list[dict[str, Any]] = []
    for name, (game, seats) in COMPILED_GAMES.items():
        c, interpreted, peer = contestants[name], contestants[name + lab.INTERPRETED], contestants.get(PEER_OF[name])
        rows.append(
            {
                "game": game,
                "seats": seats,
                "decisions_per_second": round(c.rate()),
                "decisions_per_game": round(c.rate() / c.rate("games")),
                "microseconds": 1e6 / c.rate(),
                "of_interpreted": c.rate() / interpreted.rate(),
                "peer": PEER_OF[name],
                "of_peer": c.rate() / peer.rate() if peer else None,
                "choices_of_peer": c.rate("choices") / peer.rate() if peer else None,
            }
        )
    return rows


def show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    engine = "compiled" if report["compiled"] else "interpreted (no compiled engine here)"
    what = "Shadow Hunters with 5 seats; Lockdown with 9, Halloween, Whisper and Aftermath with 4"
    table = Table(title=f"Random games, {what}, engine {engine}", title_justify="left")
    table.add_column("contestant")
    table.add_column("games/s", justify="right")
    table.add_column("decisions/s", justify="right")
    table.add_column("gloam is", justify="right")
    table.add_column("by choices", justify="right")
    for row in report["rows"]:
        rates = [f"{row['games_per_second']:,}", f"{row['decisions_per_second']:,}"]
        table.add_row(row["name"], *rates, f"x{row['ratio']:.2f}", f"x{row['choices_ratio']:.2f}")
    console.print(table)
    console.print(
        f"By choices: only those of our decisions count that left more than one option "
        f"({report['choices_per_second']:,}/s), but every decision of a peer."
    )
    show_games(console, report["games"])
    for name, us in report["microseconds"].items():
        scaled = report["microseconds_on_reference"][name]
        console.print(f"{name}: {us} us here, {scaled} us where the interpreted engine makes {REFERENCE:,} choices/s")
    for game in report["larger"]:
        shown = ", ".join(f"{name} {us} us" for name, us in game["microseconds"].items())
        console.print(f"{game['name']}: x{game['ratio']:.2f} of the interpreted engine's choices; {shown}")
    for goal in report["goals"]:
        console.print(f"[{'green' if goal['met'] else 'red'}]{'met   ' if goal['met'] else 'missed'}[/] {goal['goal']}")
    if report["not_installed"]:
        console.print(f"Not installed: {', '.join(report['not_installed'])}. `./gloam setup bench` installs them.")


def show_games(console: Any, rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table(title="Each game beside the interpreted engine and a peer of its size", title_justify="left")
    table.add_column("game", no_wrap=True)
    for column in ("length", "us each", "of plain"):
        table.add_column(column, justify="right")
    table.add_column("peer")
    table.add_column("of it", justify="right")
    table.add_column("by choices", justify="right")
    for row in rows:
        peers = [f"x{ratio:.2f}" if ratio else "-" for ratio in (row["of_peer"], row["choices_of_peer"])]
        table.add_row(
            row["game"], f"{row['decisions_per_game']:,}", f"{row['microseconds']:.2f}",
            f"x{row['of_interpreted']:.2f}", row["peer"], *peers,
        )  # fmt: skip
    console.print(table)
    console.print("Length: decisions of a random game. Of plain: how much faster than the interpreted engine.")
