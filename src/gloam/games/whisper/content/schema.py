"""The schema of the content files: what they may say, and what must fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec

from gloam.core.content.files import Fault, Several, same_ids
from gloam.core.effect_book import Bound, bind
from gloam.core.effect_tree import Source
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


def needing(needs: Any) -> dict[str, tuple[str, Any]]:
    return {} if needs is None else {"needs": ("condition", needs)}


def programs(content: Content) -> list[Source]:
    """Everything that is written as effects, as programs of one book."""
    files: dict[str, Any] = {f"killer_{killer.id}.toml": killer for killer in content.killers.values()}
    files |= {f"{name}.toml": getattr(content, name) for name in ("common", "victims", "items", "plans")}
    return sources(files)


def sources(files: Mapping[str, Any]) -> list[Source]:
    found: list[Source] = []
    for file, entry in files.items():
        if isinstance(entry, Killer | Cards):
            found += [
                Source(f"card/{card.id}", file, ("card", i), {"effects": card.effects}, terms=needing(card.needs))
                for i, card in enumerate(entry.card)
            ]
        elif isinstance(entry, Victims):
            found += [
                Source(f"victim/{v.id}", file, ("victim", i), {"special": v.special}, terms=needing(v.needs))
                for i, v in enumerate(entry.victim)
            ]
        elif isinstance(entry, Items):
            found += [
                Source(
                    f"item/{item.id}/{use.type}",
                    file,
                    ("item", i, "use", j),
                    {"effects": use.effects},
                    terms=needing(use.requirement()),
                )
                for i, item in enumerate(entry.item)
                for j, use in enumerate(item.use)
            ]
        elif isinstance(entry, Plans):
            for i, plan in enumerate(entry.plan):
                conditions = {f"{n}": ("condition", condition) for n, condition in enumerate(plan.items)}
                terms = {**needing(plan.needs), **conditions}
                found.append(Source(f"plan/{plan.id}", file, ("plan", i), {"effects": plan.effects}, terms=terms))
    return found


def ids_of(mansion: Mansion) -> dict[str, list[str]]:
    """What effects may refer to, by kind."""
    return {
        "location": [location.id for location in mansion.location],
        "passage": list(mansion.passages),
        "zone": ZONE_IDS,
        "item": ITEM_IDS,
        "victim": VICTIM_IDS,
    }


def bound(content: Content) -> Bound:
    """The book of all effects."""
    from gloam.games.whisper.vocabulary import VOCABULARY

    return bind(VOCABULARY, programs(content), ids_of(content.mansion))


def cross_check(content: Mapping[str, Any]) -> list[Fault]:
    """Faults that no type can tell: a map that falls apart, doubled ids, decks that do not fit, effects that fail."""
    from gloam.games.whisper.vocabulary import VOCABULARY

    mansion: Mansion = content["mansion.toml"]
    faults = mansion_faults(mansion)
    for file, table, known in (
        ("victims.toml", "victim", VICTIM_IDS), ("items.toml", "item", ITEM_IDS), ("plans.toml", "plan", PLAN_IDS),
    ):  # fmt: skip
        faults += same_ids(file, table, [x.id for x in getattr(content[file], table)], known)
    if faults:
        return faults
    killers = {file: entry for file, entry in content.items() if isinstance(entry, Killer)}
    for file, killer in killers.items():
        faults += killer_faults(file, killer, content)
    faults += doubled(killers, content["common.toml"])
    faults += number_faults(content["numbers.toml"], content["items.toml"], killers)
    if not faults:
        faults += bind(VOCABULARY, sources(content), ids_of(mansion)).faults
    return faults


def mansion_faults(mansion: Mansion) -> list[Fault]:
    faults: list[Fault] = []
    ids = [location.id for location in mansion.location]

    def wrong(way: tuple[str | int, ...], what: str) -> None:
        faults.append(Fault("mansion.toml", way, what))

    for i, name in enumerate(ids):
        if name in ids[:i]:
            wrong(("location", i, "id"), f"{name} stands here twice")
    if len(ids) > 16:
        wrong(("location",), "there are at most 16 locations")
    seen: list[frozenset[str]] = []
    for key in ("passages", "dotted", "hidden"):
        for i, way in enumerate(getattr(mansion, key)):
            ends = frozenset(way.split("-"))
            if len(ends) != 2 or not ends <= set(ids):
                wrong((key, i), f"{way} does not join two locations")
            elif ends in seen:
                wrong((key, i), f"{way} stands here twice")
            seen.append(ends)
    symbols = Counter(symbol for location in mansion.location for symbol in location.symbols)
    for symbol in ("main-exit", "secret-exit", "transmitter"):
        if symbols[symbol] != 1:
            wrong(("location",), f"one location has the symbol {symbol}, not {symbols[symbol]}")
    if not symbols["item"]:
        wrong(("location",), "nobody finds items in this house")
    if not faults and not in_one_piece(mansion):
        wrong(("passages",), "not every location can be reached")
    return faults or plan_faults(mansion)


def plan_faults(mansion: Mansion) -> list[Fault]:
    """What cannot be drawn: rooms that overlap, and ways between rooms that share no wall."""
    faults: list[Fault] = []
    rooms = {room.id: room for room in mansion.location}
    for i, room in enumerate(mansion.location):
        for other in mansion.location[:i]:
            across, down = common(room, other)
            if across > 0 and down > 0:
                faults.append(Fault("mansion.toml", ("location", i), f"{room.id} overlaps {other.id} on the plan"))
    for key in ("passages", "dotted"):
        for i, way in enumerate(getattr(mansion, key)):
            a, b = way.split("-")
            across, down = common(rooms[a], rooms[b])
            if min(across, down) != 0 or max(across, down) < 1:
                faults.append(Fault("mansion.toml", (key, i), f"{a} and {b} share no wall on the plan"))
    return faults


def common(a: Location, b: Location) -> tuple[int, int]:
    """How much two rooms have in common across and down: 0 where they touch, less where they lie apart."""
    across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    return across, down


def in_one_piece(mansion: Mansion) -> bool:
    ways = [set(way.split("-")) for way in (*mansion.passages, *mansion.dotted)]
    reached = {mansion.location[0].id}
    while True:
        more = set().union(*(way for way in ways if way & reached)) | reached
        if more == reached:
            return len(reached) == len(mansion.location)
        reached = more


def killer_faults(file: str, killer: Killer, content: Mapping[str, Any]) -> list[Fault]:
    faults: list[Fault] = []
    levels = content["numbers.toml"].levels
    if file.startswith("killer_") and file != f"killer_{killer.id}.toml":
        faults.append(Fault(file, ("id",), f"a killer {killer.id!r} stands in killer_{killer.id}.toml"))
    if len(killer.strength) != levels:
        faults.append(Fault(file, ("strength",), f"a strength is needed for each of {levels} levels"))
    common = [card.id for card in content["common.toml"].card]
    faults += [
        Fault(file, ("common", name), f"there is no common card {name!r}")
        for name in killer.common
        if name not in common
    ]
    if killer.deck() != DECK:
        faults.append(Fault(file, ("card",), f"a killer has {DECK} cards, not {killer.deck()}"))
    for i, card in enumerate(killer.card):
        if card.locked > levels or (card.cheaper is not None and card.cheaper.level > levels):
            faults.append(Fault(file, ("card", i), f"there is no such level: {levels} is the highest"))
        if card.locked > 1 and card.copies != 1:
            faults.append(Fault(file, ("card", i, "copies"), "a locked card is one card"))
    return faults


def doubled(killers: Mapping[str, Killer], common: Cards) -> list[Fault]:
    """Card ids are names in the whole game."""
    faults: list[Fault] = []
    seen = [card.id for card in common.card]
    names: list[str] = []
    for file, killer in killers.items():
        if killer.id in names:
            faults.append(Fault(file, ("id",), f"there is a killer {killer.id!r} already"))
        names.append(killer.id)
        for i, card in enumerate(killer.card):
            if card.id in seen:
                faults.append(Fault(file, ("card", i, "id"), f"there is a card {card.id!r} already"))
            seen.append(card.id)
    return faults


def number_faults(numbers: Numbers, items: Items, killers: Mapping[str, Killer]) -> list[Fault]:
    faults: list[Fault] = []
    for i, item in enumerate(items.item):
        copies = item.items + item.equipment
        if (item.owner is not None) == (copies > 0):
            faults.append(Fault("items.toml", ("item", i), f"{item.id} lies in a deck, or has an owner"))
        kinds = [use.type for use in item.use]
        if len(set(kinds)) != len(kinds):
            faults.append(Fault("items.toml", ("item", i, "use"), f"{item.id} has two uses of one kind"))
    keys = items.item[0]
    if items.keys_below > keys.items:
        faults.append(Fault("items.toml", ("keys_below",), "there are not so many keys in the items deck"))
    if keys.items + keys.equipment < numbers.keys:
        faults.append(Fault("numbers.toml", ("keys",), "there are not so many keys"))
    return faults
