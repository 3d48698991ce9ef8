"""What words of the book name: attributes, places, cards, flags; each by its kind."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.effects.vocabulary import Declares, Ref

Attribute = Literal["agility", "strength", "resistance", "instinct"]
Dial = Literal["time", "clues", "scrap", "food", "population", "morale"]
Side = Literal["peaceful", "hostile"]
EnemyType = Literal["rustgang", "scalefolk", "delvers", "vermin", "predator"]
Trait = Literal["lookout", "bulwark", "tinker", "stray"]
Slot = Literal["head", "body", "paws", "accessory"]
Token = Literal["fire", "trap", "heavy", "fishhook", "boat"]
LineKind = Literal["dash", "red", "blue", "green", "white", "double"]
Scope = Literal["page", "mission", "campaign"]
PageRule = Literal[
    "no_rest", "no_hide", "no_communicate", "no_attack", "no_ranged", "enemy_defence", "enemy_speed", "scavenge",
    "calamity",
]  # fmt: skip
MissionState = Literal["locked", "available", "active", "succeeded", "failed"]

Cell = Annotated[str, Ref("cell")]
Place = Annotated[str, Ref("place")]
Edge = Annotated[str, Ref("edge")]
Letter = Literal["a", "b", "c", "d"]
Hero = Annotated[str, Ref("hero")]
Enemy = Annotated[str, Ref("enemy")]
StatusId = Annotated[str, Ref("status")]
SpeciesId = Annotated[str, Ref("species")]
ItemId = Annotated[str, Ref("item")]
DiscoveryId = Annotated[str, Ref("discovery")]
EncounterId = Annotated[str, Ref("encounter")]
EnvironmentId = Annotated[str, Ref("environment")]
MissionId = Annotated[str, Ref("mission")]
PageId = Annotated[str, Ref("page")]
LocationId = Annotated[str, Ref("location")]
AbilityId = Annotated[str, Ref("ability")]
VehicleId = Annotated[str, Ref("vehicle")]
FlagId = Annotated[str, Declares("flag")]
TaskId = Annotated[str, Declares("task")]
Passage = Annotated[str, Declares("passage")]
