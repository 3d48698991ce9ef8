"""The command line. Each sub-command is a module of its own; what they need is imported when they run."""

from gloam.cli.main import main

__all__ = ["main"]
