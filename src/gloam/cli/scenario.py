"""`gloam scenario`: run scenario files, or list the words they are made of."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gloam.cli.common import EXIT_BAD_INPUT, EXIT_FAILED, BadInput, Command, add_content, use_content

START = "from gloam.cli.scenario import play_here; play_here()"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="a scenario, or a folder of them")
    parser.add_argument("--words", metavar="GAME", help="all words a scenario of this game can use, as Markdown")
    add_content(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.words is not None:
        return _words(arguments)
    if not arguments.files:
        raise BadInput("name a scenario, or a folder of them; --words GAME lists what one can say")
    from gloam.scenario.file import content_of

    files = scenario_files(arguments.files)
    own: list[Path] = []
    packs: dict[Path, list[Path]] = {}
    for file in files:
        folder = content_of(file) or arguments.content  # a file that names a pack means that one
        if folder is None:
            own.append(file)
        else:
            packs.setdefault(folder.resolve(), []).append(file)
    counts = _played(own)
    for folder, those in packs.items():
        counts = [x + y for x, y in zip(counts, _played_elsewhere(folder, those), strict=True)]
    cases, failed, broken = counts
    parts = [f"{len(files)} files", f"{cases} cases", f"{failed} failed"]
    print(", ".join([*parts, f"{broken} broken"] if broken else parts))
    return EXIT_BAD_INPUT if broken else EXIT_FAILED if failed else 0


def _played(files: list[Path]) -> list[int]:
    """How many cases these files have, how many of them failed, and how many files are broken; each is told."""
    from gloam.scenario import Broken, ScenarioFailed, load
    from gloam.scenario import run as run_case

    cases = failed = broken = 0
    for file in files:
        try:
            for case in load(file):
                cases += 1
                try:
                    run_case(case)
                except ScenarioFailed as e:
                    failed += 1
                    print(f"{e}{f' ({case.name})' if case.name else ''}", file=sys.stderr)
        except Broken as e:
            broken += 1
            print(e, file=sys.stderr)
    return [cases, failed, broken]


def _played_elsewhere(folder: Path, files: list[Path]) -> list[int]:
    """The same with a pack of content, in a process of its own: a pack is chosen for a whole process."""
    from gloam.cli.packs import from_another_process
    from gloam.core.content.packs import PackError

    try:
        sys.stderr.flush()
        return [int(count) for count in from_another_process(START, folder, *files)]
    except PackError as e:
        print(e, file=sys.stderr)
        return [0, 0, len(files)]


def play_here() -> None:
    """Write the counts of the files that the command line names after a pack; for a process of its own."""
    import json

    from gloam.cli.packs import play_with
    from gloam.core.content.packs import PackError

    folder, *files = map(Path, sys.argv[1:])
    try:
        play_with(folder)
    except PackError as e:
        print(e, file=sys.stderr)
        print(json.dumps([0, 0, len(files)]))
    else:
        print(json.dumps(_played(files)))


def _words(arguments: argparse.Namespace) -> int:
    if arguments.files:
        raise BadInput("--words lists words and runs nothing; leave the files out")
    use_content(arguments)
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
