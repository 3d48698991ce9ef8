"""gloam: one engine for survival games played in the dark."""

from gloam.core import state as _engine

__version__ = "0.1.0"

#: True when the rules and the core run as machine code compiled by mypyc.
COMPILED: bool = not str(_engine.__file__).endswith(".py")
