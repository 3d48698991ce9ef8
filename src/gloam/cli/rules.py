"""`gloam rules`: the rulebook of a game, chapter by chapter, or one rule of it."""

from __future__ import annotations

import argparse
import sys

from gloam.cli.common import BadInput, Command, add_language, language


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", metavar="ID", nargs="?", help="one rule only")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.game import game_named
    from gloam.core.text import words

    game = game_named(arguments.game)
    say = words(language(arguments), game).say
    sections = game.rulebook()
    if arguments.rule is not None:
        wanted = arguments.rule.upper()
        section = next((s for s in sections if wanted in s.rules), None)
        if section is None:
            raise BadInput(
                f"{game.id} has no rule {arguments.rule!r}; its rules are called {game.prefix}-001 and so on"
            )
        _print([(say(f"section-{section.id}"), [(wanted, say(wanted))])])
        return 0
    print(say("game-name"))
    _print([(say(f"section-{s.id}"), [(rule, say(rule)) for rule in s.rules]) for s in sections])
    return 0


def _print(chapters: list[tuple[str, list[tuple[str, str]]]]) -> None:
    """Chapters with hanging texts on a terminal; one rule a line elsewhere, for grep and the like."""
    if not sys.stdout.isatty():
        for title, rules in chapters:
            print(f"\n{title}")
            for rule, text in rules:
                print(f"{rule}  {' '.join(text.split())}")
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    for title, rules in chapters:
        console.print(Text(f"\n{title}", style="bold"))
        table = Table.grid(padding=(0, 2))
        for rule, text in rules:
            table.add_row(Text(rule, style="cyan", no_wrap=True), Text(text))
        console.print(table)


COMMAND = Command("rules", "read the rulebook of a game, or one rule", arguments, run)
