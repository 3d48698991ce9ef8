"""`gloam scenario`: run scenario files, or list the words they are made of."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gloam.cli.common import EXIT_BAD_INPUT, EXIT_FAILED, BadInput, Command


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="a scenario, or a folder of them")
    parser.add_argument("--words", metavar="GAME", help="all words a scenario of this game can use, as Markdown")


def run(arguments: argparse.Namespace) -> int:
    if arguments.words is not None:
        return _words(arguments)
    if not arguments.files:
        raise BadInput("name a scenario, or a folder of them; --words GAME lists what one can say")
    from gloam.scenario import Broken, Failed, load
    from gloam.scenario import run as run_case

    cases = failed = broken = 0
    files = scenario_files(arguments.files)
    for file in files:
        try:
            for case in load(file):
                cases += 1
                try:
                    run_case(case)
                except Failed as e:
                    failed += 1
                    print(f"{e}{f' ({case.name})' if case.name else ''}", file=sys.stderr)
        except Broken as e:
            broken += 1
            print(e, file=sys.stderr)
    parts = [f"{len(files)} files", f"{cases} cases", f"{failed} failed"]
    print(", ".join([*parts, f"{broken} broken"] if broken else parts))
    return EXIT_BAD_INPUT if broken else EXIT_FAILED if failed else 0


def _words(arguments: argparse.Namespace) -> int:
    if arguments.files:
        raise BadInput("--words lists words and runs nothing; leave the files out")
    from gloam.core.game import game_named
    from gloam.scenario.words import words_page

    print(words_page(game_named(arguments.words)), end="")
    return 0


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and all those below the folders named."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
            if not found:
                raise BadInput(f"there is no scenario (*.toml) in {path}")
            others = [file for file in found if is_other(file)]
            for file in others:
                print(f"gloam: {file} is no scenario: passed over", file=sys.stderr)
            files += [file for file in found if file not in others]
        else:
            files.append(path)
    return files


def is_other(file: Path) -> bool:
    """Whether a TOML file says nothing that a scenario says, and so is something else. A broken one may be one."""
    import tomllib

    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return not {"title", "game", "play", "case"} & table.keys()


COMMAND = Command("scenario", "run scenario files: positions with moves and expected facts", arguments, run)
