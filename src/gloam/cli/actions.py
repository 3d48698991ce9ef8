"""`gloam actions`: everything that can be done in a game, numbered."""

from __future__ import annotations

import argparse

from gloam.cli.common import Command


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--json", action="store_true", help="print JSON, with the fingerprint of the list")


def run(arguments: argparse.Namespace) -> int:
    from gloam.core.game import game_named

    actions = game_named(arguments.game).actions
    if arguments.json:
        import json

        print(json.dumps({"fingerprint": actions.fingerprint, "names": actions.names}))
        return 0
    for number, name in enumerate(actions.names):
        print(f"{number:>4}  {name}")
    return 0


COMMAND = Command("actions", "list everything that can be done in a game, as numbers for programs", arguments, run)
