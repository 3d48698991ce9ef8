"""Enemies come, are wounded, leave."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Effect, Number, Range
from gloam.games.aftermath.effects.words.things import Cell, DiscoveryId, EncounterId, Enemy, EnemyType, Place


class RandomEnemies(msgspec.Struct, forbid_unknown_fields=True):
    type: EnemyType
    n: Number


class Loot(msgspec.Struct, forbid_unknown_fields=True):
    """A reward: only what is named."""

    food: int = 0
    scrap: int = 0
    clue: int = 0
    battery: int = 0
    item: int = 0
    broken: int = 0
    discovery: DiscoveryId | None = None


class Spawn(Effect, tag="spawn"):
    """An encounter comes into play (4.6). Several sources may be combined."""

    enemies: list[Enemy] = msgspec.field(default_factory=list)
    random: list[RandomEnemies] = msgspec.field(default_factory=list)
    card: bool = False
    encounter: EncounterId | None = None
    pursuers: bool = False
    roaches: Number | None = None
    drones: Number | None = None
    situation: Literal["hostile", "peaceful", "keep"] | None = None
    at: list[Cell] = msgspec.field(default_factory=list)
    loot: Loot | None = None
    com_mod: int = 0
    speed_mod: int = 0
    first_turn: bool = False

    asks = True

    def faults(self) -> list[tuple[Way, str]]:
        if not (
            self.enemies or self.random or self.card or self.encounter or self.pursuers or self.roaches is not None
            or self.drones is not None
        ):  # fmt: skip
            return [((), "nobody comes: give enemies, random, card, encounter, pursuers, roaches or drones")]
        if self.speed_mod and not self.first_turn:
            return [(("speed_mod",), "this counts in their first turn only, so say `first_turn`; else there is a rule")]
        return []


class RemoveEnemies(Effect, tag="remove_enemies"):
    """Enemies leave play, without loot: one kind, one type, or all."""

    enemy: Enemy | None = None
    type: EnemyType | None = None
    to: Literal["supply", "hunt"] = "supply"


class WoundEnemy(Effect, tag="wound_enemy"):
    """Wounds without an attack: to one kind, one type, those in a place, or all; `choose`: to one figure of them, and
    the reader says which."""

    since = "choose"

    n: Annotated[Number, Range(1, 9)] = 1
    enemy: Enemy | None = None
    type: EnemyType | None = None
    at: Place | None = None
    choose: bool = False
