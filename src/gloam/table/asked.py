"""An open question at a table, and an answer that waits."""

from __future__ import annotations

import msgspec

from gloam.core.history import EVERYONE
from gloam.core.state import Decision
from gloam.table.wire import By


class Asked(msgspec.Struct, frozen=True, gc=False):
    """An open question. `ask` is its number among all that this seat was ever asked; `at` is when it was first put.

    `audience` are those who see it. A `quiet` one is out of sight of all others: it is in no window, and they are not
    told when it is answered. One that follows `at_once` on a quiet answer of the clock, in the same `matter` (see
    `State.matter`), is answered by the clock at once, or the time that an absent player takes would tell the others how
    many questions he has.
    """

    ask: int
    at: int
    kind: int
    options: list[int]
    audience: int
    quiet: bool
    at_once: bool = False
    matter: int = 0

    @property
    def public(self) -> bool:
        return self.audience == EVERYONE

    @property
    def windowed(self) -> bool:
        """Whether it is answered in a private window, together with others."""
        return not self.public and not self.quiet

    def same(self, d: Decision) -> bool:
        return (self.kind, self.options, self.audience, self.quiet) == (d.kind, d.options, d.audience, d.quiet)


class Held(msgspec.Struct, frozen=True, gc=False):
    """An answer that waits: one to a private question for the window to close, a mind's quiet one for its pace."""

    option: int
    by: By
    id: str
