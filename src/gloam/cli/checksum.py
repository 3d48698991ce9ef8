"""`gloam checksum`: compare whole games and counts of lines with what is on file, or make the files anew."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gloam.cli.common import EXIT_FAILED, BadInput, Command


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "a folder with a checksums.toml, or one that holds such folders"
    parser.add_argument("folders", metavar="DIR", nargs="+", type=Path, help=what)
    parser.add_argument("--write", action="store_true", help="make the files anew instead of comparing them")
    parser.add_argument("--reach", action="store_true", help="also search for what play never comes to: minutes")


def run(arguments: argparse.Namespace) -> int:
    from gloam.cli.checksums import PLAN, Checksums
    from gloam.testing.faults import GameFault

    files = failed = 0
    for folder in arguments.folders:
        plans = sorted(folder.rglob(PLAN))
        if not plans:
            raise BadInput(f"there is no {PLAN} in {folder}")
        for plan in plans:
            for check in Checksums.read(plan.parent).checks(arguments.reach):
                files += 1
                try:
                    check(write=arguments.write)
                except GameFault as e:
                    failed += 1
                    print(e, file=sys.stderr)
    print(f"{files} files written" if arguments.write else f"{files} files, {failed} differ")
    return EXIT_FAILED if failed else 0


COMMAND = Command("checksum", "compare whole games and counts of play with what is on file", arguments, run)
