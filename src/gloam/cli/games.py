"""`gloam games`: which games there are."""

from __future__ import annotations

import argparse

from gloam.cli.common import Command, add_language, language


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.game import games
    from gloam.core.words.text import LANGUAGES, sources, words

    wanted = language(arguments)
    found = [
        {
            "id": game.id,
            "name": words(wanted, game).say("game-name"),
            "pitch": words(wanted, game).say("game-pitch"),
            "seats": list(game.seat_counts),
            "languages": [code for code in LANGUAGES if sources(game.package, code)],
            "rules": sum(len(section.rules) for section in game.rulebook()),
        }
        for game in games().values()
    ]
    if arguments.json:
        import json

        print(json.dumps(found, ensure_ascii=False))
        return 0
    from rich import box
    from rich.console import Console
    from rich.table import Table

    say = words(wanted).say
    table = Table(box=box.SIMPLE_HEAD)
    for heading in (
        say("cli-game"),
        say("cli-name"),
        say("cli-seats"),
        say("cli-languages"),
        say("cli-rules"),
    ):
        table.add_column(heading, justify="right" if heading == say("cli-rules") else "left")
    for game in found:
        seats = game["seats"]
        assert isinstance(seats, list)
        assert isinstance(game["languages"], list)
        table.add_row(
            str(game["id"]),
            str(game["name"]),
            f"{seats[0]}–{seats[-1]}",
            ", ".join(game["languages"]),
            str(game["rules"]),
        )
    Console().print(table)
    return 0


COMMAND = Command("games", "list the games, their seats, languages and number of rules", arguments, run)
