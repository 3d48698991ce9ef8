"""`gloam content`: checks the boards, cards, decks and texts of the games, and previews a page of a book."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gloam.cli.common import EXIT_BAD_INPUT, BadInput, Command, add_content, add_language, language, use_content

if TYPE_CHECKING:
    from gloam.core.game import Game

WIDEST = 120
"""A page that is broader is not read with ease."""


def arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser(
        "check",
        help="check content files and packs of your own, or the content and texts of every game",
        description="Check content files, or the content and texts of every game. A file of your own stands in for "
        "that of the game with the same name; where a game takes more files of a kind, such as maps, it is told by a "
        "part of its name: my_map.toml. A folder is checked as a pack, as --content takes it.",
    )
    yours = "content files or packs of your own, from anywhere"
    check.add_argument("files", metavar="FILE", nargs="*", type=Path, help=yours)
    check.add_argument("--game", metavar="GAME", help="the game they are for (default: told by their names)")
    preview = actions.add_parser(
        "preview",
        help="draw a page of a game's book as its author sees it",
        description="Draw a page of a game's book as its author sees it: the map, every entry with all its words and "
        "effects. It tells what players are not to know.",
    )
    preview.add_argument("game", metavar="GAME")
    preview.add_argument("page", metavar="PAGE", help="the number of a page")
    preview.add_argument(
        "--web",
        action="store_true",
        help="show it in the browser as players would see it, on this machine only, until you stop it",
    )
    preview.add_argument("--no-browser", action="store_true", help="with --web: say the address, open no browser")
    add_content(preview)
    add_language(preview)


def run(arguments: argparse.Namespace) -> int:
    return _preview(arguments) if arguments.action == "preview" else _check(arguments)


def _preview(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from gloam.core.game import game_named
    from gloam.core.state import NOBODY
    from gloam.terminal.boards import board_for
    from gloam.terminal.speech import Speech

    use_content(arguments)
    game = game_named(arguments.game)
    board = board_for(game)
    pages = board.previews()
    if not pages:
        raise BadInput(f"{game.id} has no book to look into")
    if arguments.page not in pages:
        raise BadInput(f"{game.id} has no page {arguments.page!r}; there is {', '.join(pages)}")
    if arguments.web:
        from gloam.server.proofs import show

        show(game, arguments.page, board.proof(arguments.page), language(arguments), not arguments.no_browser)
        return 0
    console = Console(highlight=False)
    console.print(board.preview(arguments.page, Speech(game, NOBODY, language(arguments)), min(console.width, WIDEST)))
    return 0


def _check(arguments: argparse.Namespace) -> int:
    praise: list[str] = []
    if arguments.files:
        folders = [file for file in arguments.files if file.is_dir()]
        faults, praise = _check_files([file for file in arguments.files if not file.is_dir()], arguments.game)
        for folder in folders:
            found = faults_of(folder)
            faults += found
            praise += [] if found else [f"{folder}: a good pack", *does(folder)]
    else:
        faults = _check_all(arguments.game)
    for fault in faults:
        print(fault, file=sys.stderr)
    for line in [] if faults else praise:
        print(line)
    print(f"{len(faults)} faults" if faults else "everything in order")
    return EXIT_BAD_INPUT if faults else 0


def _check_all(name: str | None) -> list[str]:
    from gloam.core.game import game_named, games
    from gloam.core.words.lint import lint_game, lint_shared

    faults: list[str] = []
    if not name:
        _begin("texts of gloam")
        faults += [f"gloam/{fault}" for fault in lint_shared()]
    for game in [game_named(name)] if name else games().values():
        _begin(f"content of {game.id}")
        faults += [f"{game.id}/{fault}" for fault in game.check_content()]
        _begin(f"texts of {game.id}")
        faults += [f"{game.id}/{fault}" for fault in lint_game(game)]
    return faults


def _begin(what: str) -> None:
    """Everything takes minutes: say what is being looked at."""
    print(f"gloam: {what} ...", file=sys.stderr, flush=True)


def faults_of(folder: Path) -> list[str]:
    """The faults of a pack."""
    from gloam.cli.packs import faults
    from gloam.core.content.packs import Pack, PackError

    try:
        return faults(Pack(folder))
    except PackError as e:
        return [str(e)]


def does(folder: Path) -> list[str]:
    """What a good pack does, file by file."""
    from gloam.cli.packs import told
    from gloam.core.content.packs import Pack

    return told(Pack(folder))


def _check_files(files: list[Path], name: str | None) -> tuple[list[str], list[str]]:
    """Faults, and a line of praise for each good file of a kind that people write themselves.

    The files given stand in for the game's own or join them; the rest of the content is the game's.
    """
    from gloam.cli.packs import foreign
    from gloam.core.content.files import check, package_text, parse, read_text

    given: dict[str, dict[str, Path]] = {}
    owners: dict[str, Game] = {}
    for file in files:
        game = _owner(file, name)
        owners[game.id] = game
        other = given.setdefault(game.id, {}).setdefault(file.name, file)
        if other != file:
            raise BadInput(f"{other} and {file} have the same name: check one at a time")
    faults: list[str] = []
    praise: list[str] = []
    for id_, paths in given.items():
        game = owners[id_]
        schemas = dict(game.content_schemas())
        texts = {file: (f"{game.id}/content/{file}", package_text(game.package, file)) for file in schemas}
        for file_name, path in paths.items():
            texts[file_name] = (str(path), read_text(path))
            kind = foreign(game, file_name)
            if kind:
                schemas.setdefault(file_name, kind.schema)
        found = check(texts, schemas, game.faults)
        faults += found
        for file_name, path in () if found else paths.items():
            kind = foreign(game, file_name)
            if kind:
                good = kind.praise(parse(texts[file_name][1], str(path), kind.schema))
                instead = f", in place of that of {game.id}" if file_name in game.content_schemas() else ""
                praise.append(f"{path}: {good}{instead}")
    return faults, praise


def _owner(file: Path, name: str | None) -> Game:
    """The game whose content a file is, by the file's name."""
    from gloam.cli.packs import foreign
    from gloam.core.game import game_named, games

    known = [game_named(name)] if name else list(games().values())
    owners = [game for game in known if file.name in game.content_schemas() or foreign(game, file.name)]
    if not owners:
        names = sorted({f for game in known for f in game.content_schemas()})
        names += sorted({kind.pattern for game in known for kind in game.foreign_content()})
        raise BadInput(f"{file} is no content file by its name; there is {', '.join(names) or 'none'}")
    if len(owners) > 1:
        raise BadInput(f"{file} may be for {' or '.join(g.id for g in owners)}: say which with --game")
    return owners[0]


COMMAND = Command("content", "check content files and texts of the games, or preview a page of a book", arguments, run)
