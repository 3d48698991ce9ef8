"""Mods that an effect grants (6.17: grant, 6.18): what a content file says, as grants of the state."""

from __future__ import annotations

from typing import Final

from gloam.core.effect_program import ABSENT
from gloam.core.effect_step import Frame
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

GRANTED_TO: Final = [MELEE, RANGED, ATTACK, COMMUNICATE, DEFENCE, ANY_TEST, SCAVENGE, 0, 1, 2, 3, LOCK]
"""What a bonus may be for, in the order of the field `to`."""

MODS: Final = 4
"""Where the argument `mods` of grant is, if it is given."""

(
    A_BOOST, AN_IMMUNITY, A_LIFE, A_HAND, A_REFILL, A_RANGE, A_REACH, AN_MP, A_LINE, A_CROSSING, A_HIDE, A_BACKPACK,
    A_CANNOT, A_REROLL, A_CURE, A_STRENGTH, A_TALK, A_REST, A_CALAMITY, A_SIGHT, A_WOUND, A_HULL,
) = range(22)  # fmt: skip
"""Mods, in the order of `book/mods.py`."""

TO, BY, SET, MAX, TYPE, STATUS, ENVIRONMENT, LINE, ACTION, ENEMY, HOW, PER = range(1, 13)
"""Where the fields of a mod are, in the same order."""

COUNTED: Final = {
    A_LIFE: LIFE, A_HAND: MORE_HAND, AN_MP: MP, A_CALAMITY: CALAMITY_ROLL, A_HULL: HULL,
}  # fmt: skip
"""Mods that are nothing but a number that is added."""

PUT: Final = {A_REFILL: REFILL, A_BACKPACK: BACKPACK, A_REST: REST_FOOD}
"""Mods that are nothing but a number that is set."""

HIDING: Final = [CAN_HIDE, CANNOT_HIDE, HIDDEN]


def grant(s: Aftermath, f: Frame, args: list[int]) -> None:
    seats = f.items(s, args[2])
    if len(args) > MODS:
        for part in f.args(s, args[MODS]):
            mod = f.args(s, part)
            to, by = said(mod)
            for seat in seats:
                s.grants.append(Grant(s.cast[seat], to, by, args[3]))
        return
    for seat in seats:
        s.grants.append(Grant(s.cast[seat], GRANTED_TO[args[0]], args[1], args[3]))


def narrowed(to: int, which: int) -> int:
    """A grant that counts only for one thing, such as an enemy type; for all, where none is said."""
    return to if which == ABSENT else to + OF * (which + 1)


def said(mod: list[int]) -> tuple[int, int]:
    """What a mod gives, and how much of it."""
    kind = mod[0]
    if kind in COUNTED:
        return COUNTED[kind], mod[BY]
    if kind in PUT:
        return PUT[kind], mod[SET]
    if kind == A_BOOST:
        return narrowed(GRANTED_TO[mod[TO]], mod[TYPE]), mod[BY]
    if kind == AN_IMMUNITY:
        if mod[STATUS] != ABSENT:
            return narrowed(IMMUNE, mod[STATUS]), 1
        return narrowed(WEATHERPROOF, mod[ENVIRONMENT]), 1
    if kind == A_RANGE:
        return (RANGE_SET, mod[SET]) if mod[SET] != ABSENT else (RANGE_MOST, mod[MAX])
    if kind == A_LINE:
        to, by = (LINE_SET, mod[SET]) if mod[SET] != ABSENT else (LINE_MOST, mod[MAX])
        return narrowed(to, mod[LINE]), by
    if kind == A_CROSSING:
        return CROSSES_FOR if mod[PER] == ABSENT else CROSS_ONCE, mod[SET]
    if kind == A_HIDE:
        return HIDING[mod[HOW]], 1
    if kind == A_CANNOT:
        return narrowed(CANNOT, mod[ACTION]), 1
    if kind == A_CURE:
        return narrowed(TOXIC_IS_NORMAL, mod[TYPE]), 1
    if kind == A_STRENGTH:
        return narrowed(ENEMY_STRENGTH, mod[ENEMY]), mod[BY]
    if kind == A_TALK:
        return narrowed(TALK, mod[TYPE]), mod[BY]
    if kind == A_SIGHT:
        return SIGHT, mod[MAX]
    if kind == A_WOUND:
        return WOUNDS if GRANTED_TO[mod[TO]] == MELEE else RANGED_WOUNDS, mod[BY]
    return (REACHES_BESIDE if kind == A_REACH else REROLLS), 1
