"""`gloam rules`: the rulebook of a game, chapter by chapter, or one rule of it with what it forbids."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

from gloam.cli.common import BadInput, Command, add_language, language

if TYPE_CHECKING:
    from gloam.core.game import Game
    from gloam.core.words.text import Texts

GAP: Final = "…"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", metavar="ID", nargs="?", help="one rule only, with what it forbids")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.game import game_named
    from gloam.core.words.text import words

    game = game_named(arguments.game)
    spoken = words(language(arguments), game)
    say = spoken.say
    sections = game.rulebook()
    if arguments.rule is not None:
        wanted = arguments.rule.upper()
        section = next((s for s in sections if wanted in s.rules), None)
        if section is None:
            raise BadInput(
                f"{game.id} has no rule {arguments.rule!r}; its rules are called {game.prefix}-001 and so on"
            )
        chapters = [(say(f"section-{section.id}"), [(wanted, say(wanted))])]
        forbidden = [("", said) for said in _forbidden(game, spoken, wanted)]
        _print(chapters + ([(say("cli-forbids"), forbidden)] if forbidden else []))
        return 0
    print(say("game-name"))
    _print([(say(f"section-{s.id}"), [(rule, say(rule)) for rule in s.rules]) for s in sections])
    return 0


def _forbidden(game: Game, spoken: Texts, rule: str) -> list[str]:
    """What is said where a rule refuses something, with a gap for each thing that would be named."""
    from gloam.core.words.lexicon import Phrase
    from gloam.core.words.text import plain_names

    reasons = game.lexicon.forbidden_by(rule)
    phrases = [Phrase(f"refuse-{one.says}", rule, {part.name: GAP for part in one.parts}) for one in reasons]
    return list(dict.fromkeys(spoken.phrase(phrase, plain_names({})) for phrase in phrases))


def _print(chapters: list[tuple[str, list[tuple[str, str]]]]) -> None:
    """Chapters with hanging texts on a terminal; one rule a line elsewhere, for grep and the like."""
    if not sys.stdout.isatty():
        for title, rules in chapters:
            print(f"\n{title}")
            for rule, text in rules:
                print(f"{rule}  {' '.join(text.split())}".strip())
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
