"""Mods: what an effect may grant to characters for a while, besides plain bonuses (the ledger's closed list, 6.18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.games.aftermath.effects.words.things import Enemy, EnemyType, EnvironmentId, StatusId

BoostTo = Literal[
    "melee", "ranged", "attack", "communicate", "defence", "test", "scavenge",
    "agility", "strength", "resistance", "instinct", "lock",
]  # fmt: skip

Action = Literal[
    "move", "communicate", "recover", "scavenge", "ability", "inspire", "equip", "melee", "ranged", "attack"
]  # fmt: skip


class Mod(msgspec.Struct, forbid_unknown_fields=True):
    """One mod. Which fields belong to which, `FIELDS` says; `deeds/granting.py` has what each gives."""

    mod: Literal[
        "boost", "immune", "life", "hand", "refill", "range", "reach_adjacent", "mp", "line_cost", "cross_white",
        "hide", "backpack", "cannot", "reroll_white", "toxic_to_normal", "enemy_strength", "com_value", "rest_food",
        "calamity_roll", "sight", "wounds", "vehicle_hull",
    ]  # fmt: skip
    to: BoostTo | None = None
    by: int | None = None
    set: int | None = None
    max: int | None = None
    type: EnemyType | None = None
    status: StatusId | None = None
    environment: EnvironmentId | None = None
    line: Literal["red", "blue", "green"] | None = None
    action: Action | None = None
    enemy: Enemy | None = None
    how: Literal["can", "cannot", "always"] | None = None
    per: Literal["turn"] | None = None


FIELDS: dict[str, tuple[str, str]] = {
    "boost": ("to by", "type"),
    "immune": ("status|environment", ""),
    "life": ("by", ""),
    "hand": ("by", ""),
    "refill": ("set", ""),
    "range": ("set|max", ""),
    "reach_adjacent": ("", ""),
    "mp": ("by", ""),
    "line_cost": ("set|max", "line"),
    "cross_white": ("set", "per"),
    "hide": ("how", ""),
    "backpack": ("set", ""),
    "cannot": ("action", ""),
    "reroll_white": ("", "per"),
    "toxic_to_normal": ("", "type"),
    "enemy_strength": ("enemy by", ""),
    "com_value": ("by", "type"),
    "rest_food": ("set", ""),
    "calamity_roll": ("by", ""),
    "sight": ("max", ""),
    "wounds": ("to by", ""),
    "vehicle_hull": ("by", ""),
}
"""The fields that each mod needs, `a|b` for one of them, and those that it may have."""

FACING = ("melee", "ranged", "attack", "communicate")
"""Tests that know their enemy: a boost against one type is for these."""


def mod_faults(mod: Mod) -> Iterator[tuple[Way, str]]:
    """What is missing in a mod, or does not belong there."""
    needed, allowed = FIELDS[mod.mod]
    given = [name for name in Mod.__struct_fields__[1:] if getattr(mod, name) is not None]
    for names in needed.split():
        if sum(name in given for name in names.split("|")) != 1:
            yield (), f"the mod {mod.mod} needs {' or '.join(f'`{name}`' for name in names.split('|'))}"
    for name in given:
        if name not in needed.replace("|", " ").split() and name not in allowed.split():
            yield (name,), f"the mod {mod.mod} has no `{name}`"
    if mod.mod == "boost" and mod.type is not None and mod.to not in FACING:
        yield ("type",), f"an enemy is faced by {', '.join(FACING)} only"
    if mod.mod == "wounds" and mod.to not in (None, "melee", "ranged"):
        yield ("to",), "more wounds are for melee or ranged attacks"
    if mod.set is not None and not 0 <= mod.set <= 9:
        yield ("set",), f"a number from 0 to 9 is needed, not {mod.set}"
    if mod.max is not None and not 1 <= mod.max <= 9:
        yield ("max",), f"a number from 1 to 9 is needed, not {mod.max}"
