"""gloam: one engine for survival games played in the dark."""

from gloam.core.engine import choose_engine

choose_engine()

from gloam.core import state as _state  # noqa: E402 - the engine is chosen before it is loaded

__version__ = "0.1.0"

#: True when the rules and the core run as machine code compiled by mypyc.
COMPILED: bool = not str(_state.__file__).endswith(".py")
