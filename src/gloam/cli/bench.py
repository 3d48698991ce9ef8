"""`gloam bench`: how fast the engine is, beside its peers."""

from __future__ import annotations

import argparse

from gloam.cli.common import Command


def arguments(parser: argparse.ArgumentParser) -> None:
    """None here: the benchmark reads its own."""


def run(arguments: argparse.Namespace) -> int:
    from gloam.lab.bench import main

    return main(arguments.arguments)


COMMAND = Command("bench", "measure the speed of the engine", arguments, run, raw=True)
