"""`gloam`: reading the command line, and turning whatever goes wrong into one line and an exit code."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from gloam.cli import (
    actions,
    bench,
    checksum,
    content,
    games,
    play,
    replay,
    rules,
    scenario,
    simulate,
    tables,
    terminal,
)
from gloam.cli.common import EXIT_BAD_INPUT, EXIT_INTERRUPTED, BadInput, Command, Parser

GROUPS: dict[str, tuple[Command, ...]] = {
    "Play": (play.COMMAND, terminal.COMMAND),
    "Look": (games.COMMAND, rules.COMMAND, actions.COMMAND, replay.COMMAND),
    "Serve": (tables.COMMAND,),
    "Measure": (simulate.COMMAND, bench.COMMAND),
    "Check": (scenario.COMMAND, content.COMMAND, checksum.COMMAND),
}

EXAMPLES = """\
Examples:
  gloam play                                    play in the browser, with friends and bots
  gloam terminal shadow-hunters                 the same in this terminal, with bots
  gloam rules shadow-hunters SH-059 --lang ru   one rule, in Russian
  gloam simulate shadow-hunters --games 10000   who wins how often
  gloam scenario tests/games                    run every scenario below a folder

`gloam COMMAND --help` tells more. In a checkout the front door is ./gloam: `./gloam setup` prepares
everything, `./gloam test` runs all tests (`--plain` without compiling), and ./gloam takes the
commands above as well."""


def parser() -> Parser:
    """The whole command line."""
    whole = Parser(
        prog="gloam",
        description="Survival board games played in the dark: nothing leaks, every refusal has a reason.",
        usage="gloam COMMAND ...",
        epilog=_overview() + "\n\n" + EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    whole.add_argument("-h", "--help", action="help", help="show this help")
    whole.add_argument("--version", action="store_true", help="show the version, and whether the engine is compiled")
    subparsers = whole.add_subparsers(prog="gloam", dest="command", metavar="COMMAND", help=argparse.SUPPRESS)
    for commands in GROUPS.values():
        for command in commands:
            sub = subparsers.add_parser(command.name, description=command.help)
            command.arguments(sub)
            sub.set_defaults(run=command.run)
    return whole


def _overview() -> str:
    """The commands in groups: argparse itself knows one flat list only."""
    blocks = []
    for title, commands in GROUPS.items():
        blocks.append("\n".join([f"{title}:", *(f"  {c.name:<10} {c.help}" for c in commands)]))
    return "\n\n".join(blocks)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code is 0, 1 (something does not hold), 2 (bad input) or 130 (stopped)."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark; it is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BadInput as e:
        return _complain(str(e))
    except BrokenPipeError:
        # Python would try to write the rest when it ends, and complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _complain("whoever read the output has stopped reading")
    except KeyboardInterrupt:
        _complain("stopped")
        return EXIT_INTERRUPTED
    return code


def _run(argv: Sequence[str]) -> int:
    for command in (c for commands in GROUPS.values() for c in commands):
        if command.raw and argv and argv[0] == command.name:
            return command.run(argparse.Namespace(arguments=list(argv[1:])))
    whole = parser()
    try:
        arguments = whole.parse_args(argv)
    except SystemExit as e:  # after --help
        return int(e.code or 0)
    if arguments.version:
        from gloam import COMPILED, __version__

        print(f"gloam {__version__} (engine {'compiled' if COMPILED else 'interpreted'})")
        return 0
    if arguments.command is None:
        raise BadInput("say what to do; gloam --help lists the commands")
    try:
        return int(arguments.run(arguments))
    except (ValueError, LookupError) as e:
        # The errors that the layers below raise for people to correct; anything else is our own fault.
        from gloam.core.content.files import ContentError
        from gloam.core.game import GameError
        from gloam.core.records.record import RecordError
        from gloam.core.words.text import TextError

        if isinstance(e, (ContentError, GameError, RecordError, TextError)):
            raise BadInput(str(e)) from None
        raise


def _complain(line: str) -> int:
    print(f"gloam: {' '.join(line.split())}", file=sys.stderr)
    return EXIT_BAD_INPUT
