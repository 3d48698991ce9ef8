"""What an open question is about, as everybody has seen it happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.state import State
from gloam.games.shadow_hunters.rules.asking import Question

NO_ROLLS: Final[tuple[int, ...]] = ()


class Matter:
    """An attack under way, dice that wait for a decision, and damage about to fall, by seat."""

    def __init__(self, attacker: int, targets: int, rolls: tuple[int, ...], dealing: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.targets = targets  # a mask of seats
        self.rolls = rolls
        self.dealing = dealing


NO_MATTER: Final = Matter(-1, 0, NO_ROLLS, NO_ROLLS)


@mypyc_attr(acyclic=True)
class Act(Question):
    """A step whose question is about something that lies on the table, for all to see."""

    def matter(self) -> Matter:
        raise NotImplementedError


def matter_of(s: State) -> Matter:
    """What the open question is about, if it is about something."""
    if not s.open_count():
        return NO_MATTER
    step = s.decision(0).step
    return step.matter() if isinstance(step, Act) else NO_MATTER
