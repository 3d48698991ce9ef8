"""`gloam terminal`: a table in this terminal, you and bots."""

from __future__ import annotations

import argparse

from gloam.cli.common import (
    Command,
    add_content,
    add_language,
    add_options,
    drawn_seed,
    is_dumb,
    language,
    number,
    options,
    seat_set,
    seats_of,
    use_content,
)
from gloam.cli.common import seed as seed_type


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", metavar="N", type=number(1, "the number of seats"), help="(default: the fewest)")
    yours = "yours: A or 1, B or 2 ..., several as AB (default: A)"
    parser.add_argument("--seat", metavar="K", action="append", default=[], help=yours)
    parser.add_argument("--mind", metavar="NAME", help="who plays the other seats (default: the best there is)")
    add_options(parser)
    add_content(parser)
    parser.add_argument("--seed", metavar="S", type=seed_type, help="(default: drawn)")
    add_language(parser)
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and dumb terminals")


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.game import game_named
    from gloam.minds import best_mind, minds_for

    use_content(arguments)
    game = game_named(arguments.game)
    seats = seats_of(game, arguments.seats)
    mind = arguments.mind or best_mind(game)
    minds_for(game, [mind], seats)
    held = seat_set(arguments.seat or ["A"], seats)
    chosen = game.complete(seats, options(game, arguments.option))
    seed = drawn_seed() if arguments.seed is None else arguments.seed
    lang = language(arguments)
    from gloam.terminal.main import run as play

    return play(
        game=game,
        seats=seats,
        held=held,
        mind=mind,
        options=chosen,
        seed=seed,
        lang=lang,
        plain=arguments.plain or is_dumb(),
    )


COMMAND = Command("terminal", "play any game in this terminal, with bots in the other seats", arguments, run)
