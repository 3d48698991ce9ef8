"""`gloam content check`: are the boards, cards, decks and texts of the games in order?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gloam.cli.common import EXIT_BAD_INPUT, BadInput, Command

if TYPE_CHECKING:
    from gloam.core.game import Game


def arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", description="Check content files, or the content and texts of every game.")
    check.add_argument("files", metavar="FILE", nargs="*", type=Path, help="content files of your own")
    check.add_argument("--game", metavar="GAME", help="the game they are for (default: told by their names)")


def run(arguments: argparse.Namespace) -> int:
    if arguments.files:
        faults = _check_files(arguments.files, arguments.game)
    else:
        faults = _check_all(arguments.game)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(faults)} faults" if faults else "everything in order")
    return EXIT_BAD_INPUT if faults else 0


def _check_all(name: str | None) -> list[str]:
    from gloam.core.game import game_named, games
    from gloam.core.textlint import lint_game, lint_shared

    faults = [] if name else [f"gloam/{fault}" for fault in lint_shared()]
    for game in [game_named(name)] if name else games().values():
        faults += [f"{game.id}/{fault}" for fault in [*game.check_content(), *lint_game(game)]]
    return faults


def _check_files(files: list[Path], name: str | None) -> list[str]:
    """The files given stand in for the game's own; the rest of the content is the game's."""
    from gloam.core.content import check, package_text, read_text

    given: dict[str, list[Path]] = {}
    owners: dict[str, Game] = {}
    for file in files:
        game = _owner(file, name)
        owners[game.id] = game
        given.setdefault(game.id, []).append(file)
    faults: list[str] = []
    for id_, paths in given.items():
        game = owners[id_]
        schemas = game.content_schemas()
        texts = {file: (f"{game.id}/content/{file}", package_text(game.package, file)) for file in schemas}
        for path in paths:
            texts[path.name] = (str(path), read_text(path))
        faults += check(texts, schemas, game.cross_check)
    return faults


def _owner(file: Path, name: str | None) -> Game:
    """The game whose content a file is, by the file's name."""
    from gloam.core.game import game_named, games

    if file.is_dir():
        raise BadInput(f"{file} is a folder, not a content file")
    known = [game_named(name)] if name else list(games().values())
    owners = [game for game in known if file.name in game.content_schemas()]
    if not owners:
        names = sorted({f for game in known for f in game.content_schemas()})
        raise BadInput(f"{file} is no content file by its name; there is {', '.join(names) or 'none'}")
    if len(owners) > 1:
        raise BadInput(f"{file} may be for {' or '.join(g.id for g in owners)}: say which with --game")
    return owners[0]


COMMAND = Command("content", "check content files, and the content and texts of the games", arguments, run)
