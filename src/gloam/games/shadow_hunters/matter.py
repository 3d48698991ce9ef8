"""What an open question is about, as everybody has seen it happen."""

from __future__ import annotations

from typing import Final

from gloam.games.shadow_hunters.attack import AttackRoll, BloodyFeast, CounterAttack, SpearOfLonginus
from gloam.games.shadow_hunters.damage import BlowStep
from gloam.games.shadow_hunters.state import ShadowHunters
from gloam.games.shadow_hunters.turn import ChooseResult


class Matter:
    """An attack under way, dice that wait for a decision, and damage about to fall: steps hold public facts only."""

    def __init__(self, attacker: int, targets: int, rolls: tuple[int, ...], dealing: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.targets = targets
        self.rolls = rolls
        self.dealing = dealing


NO_ROLLS: Final[tuple[int, ...]] = ()
NO_MATTER: Final = Matter(-1, 0, NO_ROLLS, NO_ROLLS)


def matter_of(s: ShadowHunters) -> Matter:
    if not s.open_count():
        return NO_MATTER
    step = s.decision(0).step
    if isinstance(step, AttackRoll):
        return Matter(step.seat, step.targets, NO_ROLLS, NO_ROLLS)
    if isinstance(step, SpearOfLonginus):
        return Matter(step.seat, step.targets, (step.base,), NO_ROLLS)
    if isinstance(step, BlowStep):
        targets = 0
        for seat in range(s.seats):
            if step.amounts[seat] > 0:
                targets |= 1 << seat
        return Matter(step.source, targets, NO_ROLLS, tuple(step.amounts))
    if isinstance(step, CounterAttack):
        return Matter(step.attacker, 1 << step.seat, NO_ROLLS, NO_ROLLS)
    if isinstance(step, BloodyFeast):
        return Matter(step.seat, step.targets, NO_ROLLS, NO_ROLLS)
    if isinstance(step, ChooseResult):
        return Matter(-1, 0, (step.first, step.second), NO_ROLLS)
    return NO_MATTER
