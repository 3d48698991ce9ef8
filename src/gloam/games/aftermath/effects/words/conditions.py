"""What an entry may depend on."""

from __future__ import annotations

from typing import Annotated, Literal

from gloam.core.effects.vocabulary import Number, Premise, Ref
from gloam.games.aftermath.effects.words.things import (
    DiscoveryId,
    Enemy,
    EnemyType,
    Hero,
    ItemId,
    Letter,
    MissionId,
    MissionState,
    Place,
    Side,
    StatusId,
    Token,
    Trait,
)


class IsFlag(Premise, tag="flag"):
    """Without a number: at least 1."""

    name: Annotated[str, Ref("flag")]
    gte: Number | None = None
    lte: Number | None = None
    eq: Number | None = None


class IsSituation(Premise, tag="situation"):
    to: Side


class IsRevisit(Premise, tag="revisit"):
    """The page was visited before in this mission."""


class IsHero(Premise, tag="hero"):
    """A hero is in the party; with `on_page` on the page, with `at` in that place."""

    who: Hero
    on_page: bool = False
    at: Place | None = None


class IsCharacters(Premise, tag="characters"):
    """How many characters stand on the page, or in a place."""

    at: Place | None = None
    gte: Number | None = None
    lte: Number | None = None
    eq: Number | None = None


class IsEnemy(Premise, tag="enemy"):
    """This enemy is in play; with `at` in that place."""

    enemy: Enemy
    at: Place | None = None


class IsEnemies(Premise, tag="enemies"):
    """How many enemy cards are in play, of one type or of all."""

    type: EnemyType | None = None
    gte: Number | None = None
    lte: Number | None = None
    eq: Number | None = None


class IsToken(Premise, tag="token"):
    token: Token
    at: Place


class IsCarrying(Premise, tag="carrying"):
    """A heavy object is carried: by any character of the party, or by the reader."""

    by: Literal["party", "reader"] = "party"


class HasItem(Premise, tag="has_item"):
    item: ItemId


class HasTrait(Premise, tag="has_trait"):
    trait: Trait


class HasStatus(Premise, tag="has_status"):
    status: StatusId


class IsMission(Premise, tag="mission"):
    id: MissionId
    state: MissionState


class IsFacility(Premise, tag="facility"):
    """A facility stands built."""

    item: ItemId


class IsDiscovery(Premise, tag="discovery"):
    """A discovery card has been taken."""

    card: DiscoveryId


class IsVisited(Premise, tag="visited"):
    """A page was opened in this mission."""

    page: Annotated[str, Ref("page", leads=False)]


class IsGroupTask(Premise, tag="group_task"):
    """A group task is active and has its first card; with `gte` its dial is at least that."""

    id: Annotated[str, Ref("task")]
    gte: Number | None = None


class IsEndless(Premise, tag="endless"):
    pass


class IsObjective(Premise, tag="objective"):
    """An objective token lies on its mark."""

    id: Letter
