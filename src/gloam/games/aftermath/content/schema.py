"""The schema of the content files: what they may say, and what must fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from gloam.core.content.files import Fault, ReadOut, Rows, Several, files_of, gathered
from gloam.games.aftermath.content.pagefile import CellName, PageFile
from gloam.games.aftermath.effects.binding import bound, page_faults
from gloam.games.aftermath.effects.passages import said_in

PACKAGE = "gloam.games.aftermath"
PAGE_FILES = "*page_*.toml"

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Attribute = Literal["agility", "strength", "resistance", "instinct"]
EnemyType = Literal["rustgang", "scalefolk", "delvers", "vermin", "predator"]
Trait = Literal["lookout", "bulwark", "tinker", "stray"]
BoostTo = Literal[
    "agility", "strength", "resistance", "instinct", "melee", "ranged", "defence", "scavenge", "communicate", "lock"
]
Special = Literal[
    "toxic", "double", "tangle", "break", "sweep", "twice", "rally", "noattack", "retreat", "tunnel", "fly", "drone",
    "carry",
]  # fmt: skip


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An action card; an influence card belongs to a hero and is white too."""

    id: str
    color: Literal["green", "red", "blue", "yellow", "white", "black", "calamity"]
    value: Amount = 0
    hero: str = ""


SPECIES_OF_OURS = {"pim": "harvest-mouse", "odo": "chinchilla", "juno": "gerbil", "sable": "dormouse"}
"""What kind of animal the four are (6.4). Their file was written before anything asked for it, and what it says is in
every record: so it stands here."""


class Character(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    trait: Trait
    boost: dict[Attribute, Count]
    life: Count
    ability: str
    item: str
    color: Literal["green", "red", "blue", "yellow"]
    bulky: bool = False
    species: str = ""

    def kin(self) -> str:
        """The species, for selectors."""
        return self.species or SPECIES_OF_OURS.get(self.id, "")


class Production(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    food: Amount = 0
    population: Amount = 0
    if_food: Amount = 0
    if_morale: Amount = 0


class Item(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An item card or a facility. What `power` and `uses` count, the rules say by the card's id."""

    id: str
    slot: Literal["paws", "head", "body", "accessory", "storage"]
    repair: Amount
    starting: bool = False
    unique: bool = False
    two_pawed: bool = False
    noisy: bool = False
    consumable: bool = False
    batteries: Amount = 0
    range: Amount = 0
    boost: dict[BoostTo, int] = {}
    charged: dict[BoostTo, int] = {}
    immune: list[str] = []
    reach: bool = False
    life: Amount = 0
    backpack: Amount = 0
    line_cost: Amount = 0
    cross_white: Amount = 0
    power: Amount = 0
    uses: Amount = 0
    build: Amount = 0
    defence: Amount = 0
    produces: Production = Production()
    food_need: int = 0
    repair_cost: int = 0
    population_cap: Amount = 0
    mood: Amount = 0
    lessons: Amount = 0
    hull: Amount = 0


class Status(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    copies: Count
    positive: bool = False
    test: Attribute | None = None
    difficulty: Amount = 0
    strength: Amount = 0


class Ability(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    card: str
    trait: Trait
    cost: Count
    power: Amount = 0
    starting: bool = False
    discovery: str = ""


class Action(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    speed: Amount
    range: Amount
    strength: Amount
    special: list[Special] = []


class Enemy(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    cards: Count
    type: EnemyType
    defence: Count
    actions: Annotated[list[Action], msgspec.Meta(min_length=3, max_length=3)]
    boss: bool = False
    life: Amount = 0
    talk: Amount = 0


class Loot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    food: Amount = 0
    scrap: Amount = 0
    clue: Amount = 0
    battery: Amount = 0
    item: Amount = 0
    broken: Amount = 0


class RandomEnemies(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    type: EnemyType
    n: Count


class Talked(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    food: Amount = 0
    population: Amount = 0


class Encounter(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    situation: Literal["peaceful", "hostile", "keep"]
    enemies: list[str] = []
    random: list[RandomEnemies] = []
    roaches: int | str = 0
    discovery: bool = False
    talk: int = 0
    in_time: bool = False
    talked: Talked = Talked()
    first_speed: Amount = 0
    turns: Amount = 0
    loot: Loot = Loot()
    effects: list[Any] = []


class Environment(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    card: str
    discovery: str = ""


class Treasures(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Cards of the discovery deck that join others: no client gets this file."""

    item: list[Item]
    ability: list[Ability]
    environment: list[Environment]


class Vehicle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    card: str
    kind: Literal["own", "enemy", "road"]
    hull: Amount = 0
    handling: Amount = 0
    flag: str = ""
    defence: Amount = 0
    strengths: list[Count] = []
    steals: Amount = 0
    test: Attribute | None = None
    difficulty: Amount = 0
    damage: Amount = 0
    time: Amount = 0


class Mission(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    type: Literal["main", "side", "bonus", "forage"]
    success: str
    fail: str = ""
    location: str = ""
    time: Amount = 0
    vehicle: bool = False
    attempted: list[str] = []
    succeeded: list[str] = []
    pages: Amount = 0
    discovery: bool = False
    boss: str = ""
    """Whose defeat as a pursuer on another page succeeds too, after `page` was visited (6.14)."""
    page: Amount = 0


class DiscoveryCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    kind: Literal["item", "facility", "encounter", "ally", "ability", "environment", "mission", "document"]
    card: str = ""
    talk: str = ""
    food_need: int = 0


class Location(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    page: Count


class TravelMap(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    columns: Count
    location: list[Location]


class Dials(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    time: Amount
    clues: Amount
    scrap: Amount
    food: Amount
    population: Amount
    morale: Amount


class Tokens(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    battery: Amount
    objective: Amount
    fire: Amount
    roach: Amount
    drone: Amount
    heavy: Amount
    fishhook: Amount
    trap: Amount
    aim: Amount
    boat: Amount


class TokenReward(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    copies: Count
    food: Amount = 0
    scrap: Amount = 0
    clue: Amount = 0
    battery: Amount = 0
    item: Amount = 0
    broken: Amount = 0


class Scavenge(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    difficulty: Count
    rewards: list[TokenReward]


class Danger(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    most: int
    food: int = 0
    scrap: int = 0
    population: int = 0
    morale: int = 0
    facility: bool = False


class Difficulty(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a difficulty adds to the strength of all damage, to the allowance, and to the danger at home."""

    id: str
    strength: int = 0
    time: int = 0
    danger: int = 0


class Drone(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    defence: Count
    strength: Count


Die = Annotated[list[Amount], msgspec.Meta(min_length=6, max_length=6)]


class Numbers(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    white_die: Die
    black_die: Die
    hand: Count
    threats_in_peace: Count
    enemies: Count
    bare_range: Count
    coloured_line: Count
    inspire: Amount
    backpack: Amount
    population_cap: Count
    goals: Count
    endless: Count
    limited_dials: list[str]
    extra_time: Amount
    side_time: Amount
    facilities_per: Count
    food_per: Count
    most_abilities: Count
    lessons: Amount
    heavy_difficulty: Count
    fire_strength: Count
    trap_strength: Count
    wreck_strength: Count
    patch_difficulty: Count
    drone: Drone
    maxima: Dials
    opening: Dials
    tokens: Tokens
    scavenge: list[Scavenge]
    danger: list[Danger]
    difficulty: list[Difficulty]


class Content(msgspec.Struct, frozen=True):
    """All content files; a field stands for the file of its name, `pages` for all pages of the book."""

    cards: Annotated[list[Card], Rows("card")]
    characters: Annotated[list[Character], Rows("character")]
    items: Annotated[list[Item], Rows("item")]
    statuses: Annotated[list[Status], Rows("status")]
    abilities: Annotated[list[Ability], Rows("ability")]
    enemies: Annotated[list[Enemy], Rows("enemy")]
    encounters: Annotated[list[Encounter], Rows("encounter")]
    environments: Annotated[list[Environment], Rows("environment")]
    treasures: Treasures
    vehicles: Annotated[list[Vehicle], Rows("vehicle")]
    missions: Annotated[list[Mission], Rows("mission")]
    discovery: Annotated[list[DiscoveryCard], Rows("discovery")]
    travel: TravelMap
    numbers: Numbers
    pages: Annotated[dict[str, PageFile], Several(PAGE_FILES)]


SCHEMAS: dict[str, type] = files_of(Content)


def cross_check(files: Mapping[str, Any]) -> list[Fault]:
    """What no file sees alone."""
    return page_faults(gathered(Content, files), _files_of_pages(files))


def said(files: Mapping[str, Any]) -> list[ReadOut]:
    """What is read out, and where it is said."""
    content = gathered(Content, files)
    return said_in(content, bound(content), _files_of_pages(files))


def _files_of_pages(files: Mapping[str, Any]) -> dict[int, str]:
    return {value.page: file for file, value in files.items() if isinstance(value, PageFile)}


# What a campaign hands from one session to the next (AF-651), by names, so that it outlives content


Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""What somebody may have written into a file: no rule counts so far."""

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{0,40}\Z")]
KeptAmount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
LineName = Annotated[str, msgspec.Meta(pattern=r"^(dash|red|blue|green|white|double)\Z")]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """A character's box."""

    worn: list[str]
    pack: list[str]
    batteries: KeptAmount
    abilities: list[str]


class KeptChapter(msgspec.Struct, forbid_unknown_fields=True):
    """A session that is over: who went out, on which missions and how they ended, the dials as it left them, with the
    Time that it took, and the discovery cards and goals that it brought. `errand` is "" where none was carried along.
    It tells of what was, of heroes and cards too that no content has any more.
    """

    heroes: list[Name]
    mission: Name
    success: bool
    errand: Name
    errand_success: bool
    dials: dict[Name, Number]
    discoveries: list[Name]
    goals: list[Name]


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The campaign record. Packs and versions are not in it: every campaign keeps the edition of each of its sessions.
    `log` may begin later than the campaign did: records of version 1 had none.
    """

    sessions: KeptAmount
    dials: dict[str, Number]
    heroes: dict[str, Box]
    missions: dict[str, str]
    attempted: list[str]
    stores: list[str]
    built: list[str]
    broken: list[str]
    taken: list[str]
    banished: list[str]
    lessons: list[str]
    goals: list[str]
    flags: dict[str, Number]
    lines: list[tuple[Number, CellName, CellName, LineName]]
    marks: list[tuple[Number, CellName, str, bool]]
    shut: list[tuple[Number, Number]]
    read: list[str]
    won: bool
    endless: bool
    failed_last: bool
    log: list[KeptChapter]
