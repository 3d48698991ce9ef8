"""Mods that an effect grants (6.17: grant, 6.18): what a content file says, as grants of the state."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.core.value import Data
from gloam.games.aftermath import figures
from gloam.games.aftermath.content import tables
from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.words import ATTRIBUTE_IDS

GRANTED_TO: Final = {
    "melee": tables.MELEE, "ranged": tables.RANGED, "attack": tables.ATTACK, "communicate": tables.COMMUNICATE,
    "defence": tables.DEFENCE, "test": tables.ANY_TEST, "scavenge": tables.SCAVENGE, "lock": tables.LOCK,
    **{ATTRIBUTE_IDS[attribute]: attribute for attribute in range(len(ATTRIBUTE_IDS))},
}  # fmt: skip
"""What a bonus may be for."""

ADDED: Final = {
    "life": figures.LIFE, "hand": figures.MORE_HAND, "mp": figures.MP, "calamity_roll": figures.CALAMITY_ROLL,
    "vehicle_hull": figures.HULL,
}  # fmt: skip
"""Mods that are nothing but a number that is added."""

PUT: Final = {"refill": figures.REFILL, "backpack": figures.BACKPACK, "rest_food": figures.REST_FOOD}
"""Mods that are nothing but a number that is set."""

HIDING: Final = {"can": figures.CAN_HIDE, "cannot": figures.CANNOT_HIDE, "always": figures.HIDDEN}


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
            s.grants.append(figures.Grant(s.cast[seat], what, much, until))


def narrowed(to: int, which: int) -> int:
    """A grant that counts only for one thing, such as an enemy type; for all, where none is said."""
    return to if which == ABSENT else to + figures.OF * (which + 1)


def said(given: Mod) -> tuple[int, int]:
    """What a mod gives, and how much of it."""
    mod = given.mod
    if mod in ADDED:
        return ADDED[mod], given.by
    if mod in PUT:
        return PUT[mod], given.set_
    if mod == "boost":
        return narrowed(GRANTED_TO[given.to], given.type_), given.by
    if mod == "immune":
        if given.status != ABSENT:
            return narrowed(figures.IMMUNE, given.status), 1
        return narrowed(figures.WEATHERPROOF, given.environment), 1
    if mod == "range":
        return (figures.RANGE_SET, given.set_) if given.set_ != ABSENT else (figures.RANGE_MOST, given.max_)
    if mod == "line_cost":
        to, by = (figures.LINE_SET, given.set_) if given.set_ != ABSENT else (figures.LINE_MOST, given.max_)
        return narrowed(to, given.line), by
    if mod == "cross_white":
        return figures.CROSS_ONCE if given.per == "turn" else figures.CROSSES_FOR, given.set_
    if mod == "hide":
        return HIDING[given.how], 1
    if mod == "cannot":
        return narrowed(figures.CANNOT, given.action), 1
    if mod == "toxic_to_normal":
        return narrowed(figures.TOXIC_IS_NORMAL, given.type_), 1
    if mod == "enemy_strength":
        return narrowed(figures.ENEMY_STRENGTH, given.enemy), given.by
    if mod == "com_value":
        return narrowed(figures.TALK, given.type_), given.by
    if mod == "sight":
        return figures.SIGHT, given.max_
    if mod == "wounds":
        return figures.WOUNDS if given.to == "melee" else figures.RANGED_WOUNDS, given.by
    return (figures.REACHES_BESIDE if mod == "reach_adjacent" else figures.REROLLS), 1
