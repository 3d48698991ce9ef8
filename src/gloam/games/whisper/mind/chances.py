"""Chances of a defence: the dice against the killer's strength (WH-247 to WH-252)."""

from __future__ import annotations

from typing import Final

from gloam.games.whisper.content.tables import (
    CARTRIDGES,
    DICE,
    DIE,
    ITEM_IDS,
    ITEMS,
    REVOLVER,
)
from gloam.games.whisper.state import WOUNDED, Victim, Whisper


def _bonus(name: str) -> int:
    return {"fertiliser": 2, "poker": 1, "revolver": 1, "sabre": 2, "cartridges": 4}.get(name, 0)


BONUS: Final[list[int]] = [_bonus(name) for name in ITEM_IDS]
"""What an item adds to a defence, the cartridges with the revolver."""


def _at_least() -> list[list[float]]:
    """By dice and by need: the chance that the dice reach it."""
    found: list[list[float]] = []
    sums = [1.0]
    for _ in range(DICE + 1):
        found.append([sum(sums[need:]) for need in range(20)])
        after = [0.0] * (len(sums) + max(DIE))
        for total, chance in enumerate(sums):
            for face in DIE:
                after[total + face] += chance / len(DIE)
        sums = after
    return found


AT_LEAST: Final[list[list[float]]] = _at_least()


def repels(dice: int, need: int) -> float:
    """The chance that so many dice reach what is needed."""
    if need <= 0:
        return 1.0
    if dice < 1:
        dice = 1
    if dice > DICE:
        dice = DICE
    return AT_LEAST[dice][need] if need < 20 else 0.0


def best_bonus(v: Victim) -> int:
    """What its best item adds."""
    best = 0
    for item in range(ITEMS):
        if BONUS[item] > best and v.holds(item) and (item != CARTRIDGES or v.holds(REVOLVER)):
            best = BONUS[item]
    return best


def wound_chance(s: Whisper, v: Victim, bonus: int) -> float:
    """That an attack on this victim succeeds, with so much from an item."""
    return 1.0 - repels(DICE - v.fear, s.base_strength() - bonus)


def weight(v: Victim) -> float:
    """What a wound is worth: the second one ends the game (WH-135)."""
    return 3.5 if v.condition == WOUNDED else 1.0
