"""The schema of the content files: what they may say."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from gloam.core.content.files import Several
from gloam.core.game import Foreign

KILLER_FILES = "*killer*.toml"
OURS = ("butcher", "ghost", "maniac", "guardian", "werewolf", "shapeless")

Counted = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
Place = Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]$")]
Way = Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]-[A-Z][0-9]$")]

VictimId = Literal["anna", "marco", "viktor", "lydia", "holm", "timka", "vera"]
ItemId = Literal[
    "key", "toolbox", "fertiliser", "poker", "bandages", "revolver", "cartridges", "sabre", "salts", "coffee", "bottle",
    "trap", "lantern", "secret-map", "music-box", "charm", "medkit", "iron",
]  # fmt: skip
ZoneId = Literal["red", "blue", "green"]
PassiveId = Literal["unnoticed", "soft-step", "shield", "engineer", "squeeze", "nerves"]
AbilityId = Literal["chill", "harvest", "patience", "moonlit-run", "rubble", "stone-ears"]
PlanId = Literal[
    "spare-parts", "blueprints", "felt-slippers", "fire-drill", "picklock", "old-diary", "blessing", "underground",
    "stakeout", "reinforced-trap", "fight-back", "signal-fire",
]  # fmt: skip
CardType = Literal["instant", "boost", "long-term", "attack"]
UseType = Literal["defence", "additional", "special", "reaction"]
RewardType = Literal["now", "report", "actions", "stealth", "gear", "passages", "defence"]

VICTIM_IDS: list[str] = list(get_args(VictimId))
ITEM_IDS: list[str] = list(get_args(ItemId))
ZONE_IDS: list[str] = list(get_args(ZoneId))
PASSIVE_IDS: list[str] = list(get_args(PassiveId))
ABILITY_IDS: list[str] = list(get_args(AbilityId))
PLAN_IDS: list[str] = list(get_args(PlanId))
TYPE_IDS: list[str] = list(get_args(CardType))
REWARD_IDS: list[str] = list(get_args(RewardType))


class Location(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A node of the map, as a room of the plan: its left upper corner and its size, in units of the plan."""

    id: Place
    zone: ZoneId
    x: Annotated[int, msgspec.Meta(ge=0, le=100)]
    y: Annotated[int, msgspec.Meta(ge=0, le=100)]
    w: Annotated[int, msgspec.Meta(ge=1, le=100)]
    h: Annotated[int, msgspec.Meta(ge=1, le=100)]
    symbols: list[Literal["main-exit", "secret-exit", "transmitter", "item"]] = []


class Mansion(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The map (WH-040 to WH-049)."""

    location: list[Location]
    passages: list[Way]
    dotted: list[Way]
    hidden: list[Way]


class Numbers(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The numbers of the rules."""

    players: list[Counted]
    die: list[Amount]
    dice: Counted
    fear: Counted
    slots: Counted
    keys: Counted
    own_keys: Counted
    gears: Counted
    rescue: Counted
    barricades: Counted
    nests: Counted
    trap: Amount
    equipment_drawn: Counted
    starting_hand: Amount
    hand: Counted
    draw: Counted
    repelled: Amount
    basics: Counted
    levels: Counted
    strength: Counted
    move: Counted
    passes: Counted


class Victim(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A victim board: passive abilities by name, a special action as effects, and an item of its own."""

    id: VictimId
    passive: list[PassiveId] = []
    starts_with: ItemId | None = None
    needs: Any = None
    special: list[Any] = []


class Victims(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    victim: list[Victim]


class Use(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What an item can be used as, what it needs, and what it does then.

    One that is used `with` another needs that in the same inventory, and both are shown.
    """

    type: UseType = msgspec.field(name="as")
    effects: list[Any]
    needs: Any = None
    beside: ItemId | None = msgspec.field(name="with", default=None)

    def requirement(self) -> Any:
        """All that it needs, as a condition."""
        if self.beside is None:
            return self.needs
        held = f"holds:{self.beside}"
        return held if self.needs is None else {"is": "all", "of": [self.needs, held]}


class Item(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An item card: copies in both decks, or an owner. `repair` gears instead of one go with it to a repair."""

    id: ItemId
    items: Amount = 0
    equipment: Amount = 0
    noisy: bool = False
    owner: VictimId | None = None
    repair: Amount = 0
    opens: Literal["", "secret-exit"] = ""
    use: list[Use] = []


class Items(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    keys_below: Amount
    item: list[Item]


class Plan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A plan card: conditions in order; the reward comes at once (`now`), is kept for later, or lasts."""

    id: PlanId
    items: Annotated[list[Any], msgspec.Meta(min_length=1)]
    reward: RewardType
    needs: Any = None
    effects: list[Any] = []


class Plans(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    plan: list[Plan]


class Cheaper(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    level: Counted
    cost: Amount


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A killer card: type, cost and from when on it is cheaper, until which level it is locked, and what it does."""

    id: Id
    type: CardType
    effects: list[Any]
    copies: Counted = 1
    cost: Amount = 0
    cheaper: Cheaper | None = None
    locked: Counted = 1
    needs: Any = None


class Cards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    card: list[Card]


class Ratings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Descriptions without effect (WH-335)."""

    threat: Annotated[int, msgspec.Meta(ge=1, le=5)]
    search: Annotated[int, msgspec.Meta(ge=1, le=5)]
    speed: Annotated[int, msgspec.Meta(ge=1, le=5)]
    control: Annotated[int, msgspec.Meta(ge=1, le=5)]
    growth: Annotated[int, msgspec.Meta(ge=1, le=5)]


class Ability(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: AbilityId
    level: Counted


class Killer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A killer file: strength by level, abilities by level, copies of common cards, and cards of his own."""

    id: Id
    set: Literal["base", "immortals", "instinct", "peril", "own"]
    ratings: Ratings
    strength: list[Counted]
    common: dict[str, Counted] = {}
    ability: list[Ability] = []
    card: list[Card] = []

    def deck(self) -> int:
        """How many cards he has in all."""
        return sum(self.common.values()) + sum(card.copies for card in self.card)


class Content(msgspec.Struct, frozen=True):
    """All content of the game; the killers by their ids, ours first."""

    killers: Annotated[dict[str, Killer], Several(KILLER_FILES, tuple(f"killer_{name}.toml" for name in OURS))]
    common: Cards
    mansion: Mansion
    victims: Victims
    items: Items
    plans: Plans
    numbers: Numbers


def praise(killer: Killer) -> str:
    return f"a good killer ({killer.deck()} cards, strength {'/'.join(map(str, killer.strength))})"


FOREIGN = (Foreign(KILLER_FILES, Killer, praise),)
"""What people may write themselves: killers, under any name that tells it."""

DECK = 13
"""Every killer has so many cards."""
