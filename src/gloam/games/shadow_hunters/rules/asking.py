"""Questions that say why not: an answer is refused by the rule that it comes up against, beside that rule."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import AREAS, DECK_IDS, EQUIPMENT

JUST_PASS: Final = [PASS]
"""The options of whoever is asked only so that nobody can tell who has a choice."""

OF_A_SEAT: Final = frozenset((w.ATTACK, w.HURT, w.HEAL, w.HAND, w.CHOOSE, w.LIGHTNING, w.DEMOLISH))
OF_AN_AREA: Final = frozenset((w.TELEPORT, w.GO))
OF_EQUIPMENT: Final = frozenset((w.TAKE, w.GIVE, w.ROB, w.LOOT))


def means_something(option: int, seats: int) -> bool:
    """Whether the option names a thing that exists: a seat at this table, an area, a deck, a piece of equipment."""
    if option < 0:
        return False
    verb, argument = option & ~ARG_MASK, option & ARG_MASK
    if verb in OF_A_SEAT:
        return argument < seats
    if verb in OF_AN_AREA:
        return argument < AREAS
    if verb in OF_EQUIPMENT:
        return argument < EQUIPMENT
    if verb == w.DRAW:
        return argument < len(DECK_IDS)
    return argument == 0 and verb <= w.MOTHERS_LOVE


@mypyc_attr(acyclic=True)
class Question(Step):
    """A step that asks somebody. Its options are the candidates that `forbids` nothing against.

    `run` builds them directly, because playouts ask at every step; a test holds both to each other.
    """

    def why_not(self, s: Any, seat: int, option: int) -> int:
        if not means_something(option, s.seats):
            return 0
        return self.forbids(s, seat, option & ~ARG_MASK, option & ARG_MASK)

    def forbids(self, s: Any, seat: int, verb: int, argument: int) -> int:
        """The rule against this answer; 0 for an option, and for a verb on which this question has no rule."""
        raise AssertionError(f"{self!r} has no rules")
