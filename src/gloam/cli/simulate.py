"""`gloam simulate`: play many games and count how they end."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from gloam.cli.common import (
    Command,
    add_content,
    add_language,
    add_options,
    drawn_seed,
    language,
    number,
    options,
    seats_of,
    use_content,
)
from gloam.cli.common import seed as seed_type

if TYPE_CHECKING:
    from gloam.core.words.text import Texts
    from gloam.lab.simulate import Mean, Series, Simulation


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", metavar="N", type=number(1, "the number of games"), default=1000)
    parser.add_argument("--seats", metavar="N", type=number(1, "the number of seats"), help="(default: the fewest)")
    minds = "minds around the table; fewer than seats go round again; or by label: warden=steady,poachers=random"
    parser.add_argument("--minds", metavar="A,B,...", help=f"{minds} (default: random)")
    add_options(parser)
    add_content(parser)
    parser.add_argument("--seed", metavar="S", type=seed_type, help="(default: drawn, and printed)")
    parser.add_argument("--workers", metavar="K", type=number(1, "the number of workers"), help="(default: every core)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.game import game_named
    from gloam.lab.simulate import Series, simulate
    from gloam.minds import check_minds

    use_content(arguments)
    game = game_named(arguments.game)
    seats = seats_of(game, arguments.seats)
    names = (arguments.minds or "random").split(",")
    check_minds(game, names, seats)
    seed = drawn_seed() if arguments.seed is None else arguments.seed
    if arguments.seed is None:
        print(f"gloam: the seed is {seed}; --seed {seed} repeats this run", file=sys.stderr)
    series = Series(game.id, seats, seed, game.complete(seats, options(game, arguments.option)), names)
    if sys.stderr.isatty():
        result = _with_progress(series, arguments.games, arguments.workers)
    else:
        result = simulate(series, arguments.games, arguments.workers)
    if arguments.json:
        import msgspec

        print(msgspec.json.encode(result).decode())
    else:
        from gloam.core.words.text import words

        _show(series, result, words(language(arguments), game))
    return 0


def _with_progress(series: Series, games: int, workers: int | None) -> Simulation:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from gloam.lab.simulate import simulate

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        return simulate(series, games, workers, lambda done: progress.update(task, completed=done))


def _mean(value: Mean, digits: int) -> str:
    return f"{value.mean:.{digits}f} ± {value.margin:.{digits}f}"


def _show(series: Series, result: Simulation, words: Texts) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

    say, console = words.say, Console()
    console.print(Text(f"{say('game-name')} ({', '.join(dict.fromkeys(series.minds))})", style="bold"))
    facts = Grid.grid(padding=(0, 2))
    engine = say("cli-compiled") if result.compiled else say("cli-interpreted")
    for name, value in (
        (say("cli-games-played"), f"{result.games:,}"),
        (say("cli-seats"), str(result.seats)),
        (say("cli-seed"), str(series.seed)),
        (say("cli-seconds"), f"{result.seconds:.2f}"),
        (say("cli-games-per-second"), f"{result.games_per_second:,.0f}"),
        (say("cli-decisions-per-second"), f"{result.decisions_per_second:,.0f}"),
        (say("cli-engine"), engine),
        (say("cli-digest"), result.digest[:16]),
    ):
        facts.add_row(name, value)
    console.print(facts, highlight=False)
    wins = Grid(say("cli-who"), box=box.SIMPLE_HEAD)
    for heading in (say("cli-games-played"), say("cli-wins"), say("cli-share")):
        wins.add_column(heading, justify="right")
    for seat, won in result.outcomes.seats.items():
        wins.add_row(seat, f"{result.games:,}", f"{won:,}", f"{won / result.games:.1%}")
    group = ""
    for label, count in result.outcomes.labels.items():
        if label.partition(":")[0] != group:
            group = label.partition(":")[0]
            wins.add_section()
        wins.add_row(
            str(words.fact(label, str)),
            f"{count.games:,}",
            f"{count.wins:,}",
            f"{count.wins / count.games:.1%}",
        )
    console.print(wins)
    minds = Grid(say("cli-mind"), box=box.SIMPLE_HEAD)
    ranked = any(standing.rank is not None for standing in result.outcomes.minds.values())
    for heading in (say("cli-seats"), say("cli-mean-result"), *([say("cli-mean-rank")] if ranked else [])):
        minds.add_column(heading, justify="right")
    for name, standing in result.outcomes.minds.items():
        row = [name, str(standing.seats), _mean(standing.result, 3)]
        minds.add_row(*row, *([_mean(standing.rank, 2)] if standing.rank else []))
    console.print(minds, highlight=False)
    ends = Grid(say("cli-rule"), box=box.SIMPLE_HEAD)
    ends.add_column(say("cli-games-played"), justify="right")
    ends.add_column(say("cli-share"), justify="right")
    ends.add_column("")
    for rule, ended in result.outcomes.rules.items():
        ends.add_row(rule, f"{ended:,}", f"{ended / result.games:.1%}", say(rule))
    console.print(ends)


COMMAND = Command("simulate", "play many games and count how they end", arguments, run)
