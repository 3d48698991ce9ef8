"""`gloam play`: straight to a table, no questions asked."""

from __future__ import annotations

import argparse

from gloam.cli import terminal
from gloam.cli.common import Command, add_language


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    table = argparse.ArgumentParser()
    terminal.arguments(table)
    return terminal.run(table.parse_args(["shadow-hunters", "--seats", "5"], arguments))


COMMAND = Command("play", "sit down at a table of Shadow Hunters with bots", arguments, run)
