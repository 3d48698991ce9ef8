"""Mods that an effect grants (6.17: grant, 6.18): what a content file says, as grants of the state."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.core.value import Data
from gloam.games.aftermath.content.tables import (
    ANY_TEST,
    ATTACK,
    COMMUNICATE,
    DEFENCE,
    LOCK,
    MELEE,
    RANGED,
    SCAVENGE,
)
from gloam.games.aftermath.figures import (
    BACKPACK,
    CALAMITY_ROLL,
    CAN_HIDE,
    CANNOT,
    CANNOT_HIDE,
    CROSS_ONCE,
    CROSSES_FOR,
    ENEMY_STRENGTH,
    HIDDEN,
    HULL,
    IMMUNE,
    LIFE,
    LINE_MOST,
    LINE_SET,
    MORE_HAND,
    MP,
    OF,
    RANGE_MOST,
    RANGE_SET,
    RANGED_WOUNDS,
    REACHES_BESIDE,
    REFILL,
    REROLLS,
    REST_FOOD,
    SIGHT,
    TALK,
    TOXIC_IS_NORMAL,
    WEATHERPROOF,
    WOUNDS,
    Grant,
)
from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.words import ATTRIBUTE_IDS

GRANTED_TO: Final = {
    "melee": MELEE, "ranged": RANGED, "attack": ATTACK, "communicate": COMMUNICATE, "defence": DEFENCE,
    "test": ANY_TEST, "scavenge": SCAVENGE, "lock": LOCK,
    **{ATTRIBUTE_IDS[attribute]: attribute for attribute in range(len(ATTRIBUTE_IDS))},
}  # fmt: skip
"""What a bonus may be for."""

ADDED: Final = {"life": LIFE, "hand": MORE_HAND, "mp": MP, "calamity_roll": CALAMITY_ROLL, "vehicle_hull": HULL}
"""Mods that are nothing but a number that is added."""

PUT: Final = {"refill": REFILL, "backpack": BACKPACK, "rest_food": REST_FOOD}
"""Mods that are nothing but a number that is set."""

HIDING: Final = {"can": CAN_HIDE, "cannot": CANNOT_HIDE, "always": HIDDEN}


class Mod(Data):
    """A mod as a content file says it; which fields each has is in `words/mods.py`."""

    mod: str
    to: str
    by: int
    set_: int
    max_: int
    type_: int
    status: int
    environment: int
    line: int
    action: int
    enemy: int
    how: str
    per: str


def grant(s: Aftermath, to: str, by: int, who: list[int], until: int, mods: list[Mod]) -> None:
    given = [said(mod) for mod in mods] if mods else [(GRANTED_TO[to], by)]
    for what, much in given:
        for seat in who:
            s.grants.append(Grant(s.cast[seat], what, much, until))


def narrowed(to: int, which: int) -> int:
    """A grant that counts only for one thing, such as an enemy type; for all, where none is said."""
    return to if which == ABSENT else to + OF * (which + 1)


def said(mod: Mod) -> tuple[int, int]:
    """What a mod gives, and how much of it."""
    kind = mod.mod
    if kind in ADDED:
        return ADDED[kind], mod.by
    if kind in PUT:
        return PUT[kind], mod.set_
    if kind == "boost":
        return narrowed(GRANTED_TO[mod.to], mod.type_), mod.by
    if kind == "immune":
        if mod.status != ABSENT:
            return narrowed(IMMUNE, mod.status), 1
        return narrowed(WEATHERPROOF, mod.environment), 1
    if kind == "range":
        return (RANGE_SET, mod.set_) if mod.set_ != ABSENT else (RANGE_MOST, mod.max_)
    if kind == "line_cost":
        to, by = (LINE_SET, mod.set_) if mod.set_ != ABSENT else (LINE_MOST, mod.max_)
        return narrowed(to, mod.line), by
    if kind == "cross_white":
        return CROSS_ONCE if mod.per == "turn" else CROSSES_FOR, mod.set_
    if kind == "hide":
        return HIDING[mod.how], 1
    if kind == "cannot":
        return narrowed(CANNOT, mod.action), 1
    if kind == "toxic_to_normal":
        return narrowed(TOXIC_IS_NORMAL, mod.type_), 1
    if kind == "enemy_strength":
        return narrowed(ENEMY_STRENGTH, mod.enemy), mod.by
    if kind == "com_value":
        return narrowed(TALK, mod.type_), mod.by
    if kind == "sight":
        return SIGHT, mod.max_
    if kind == "wounds":
        return WOUNDS if mod.to == "melee" else RANGED_WOUNDS, mod.by
    return (REACHES_BESIDE if kind == "reach_adjacent" else REROLLS), 1
