"""The content as numbers: the mansion, victims, items, plans, killers and the numbers of the rules."""

from __future__ import annotations

from typing import Final

from gloam.core.content.files import load_all
from gloam.core.effects.program import Book, shelve
from gloam.games.whisper.content.schema import (
    ABILITY_IDS,
    PASSIVE_IDS,
    REWARD_IDS,
    TYPE_IDS,
    Card,
    Content,
)
from gloam.games.whisper.content.schema import ITEM_IDS as ITEM_IDS
from gloam.games.whisper.content.schema import PLAN_IDS as PLAN_IDS
from gloam.games.whisper.content.schema import VICTIM_IDS as VICTIM_IDS
from gloam.games.whisper.content.schema import ZONE_IDS as ZONE_IDS
from gloam.games.whisper.effects.binding import bound

CONTENT: Final[Content] = load_all(Content)


def opened_book() -> Book:
    """The book of all effects; content is checked before it is used, so this is for whoever edits it in place."""
    found = bound(CONTENT)
    if found.book is None:
        raise ValueError("; ".join(f"{fault.file}: {fault.what}" for fault in found.faults))
    return found.book


_BOOK: Final = opened_book()
BOOK: Final[str] = shelve(_BOOK)
CHOICE_IDS: Final[list[str]] = [name.replace("/", "-") for name in _BOOK.options]
"""The options of choices on cards, as keys of texts can have them."""

# The mansion
_MANSION: Final = CONTENT.mansion
LOCATION_IDS: Final[list[str]] = [location.id for location in _MANSION.location]
LOCATIONS: Final = len(LOCATION_IDS)
PASSAGE_IDS: Final[list[str]] = list(_MANSION.passages)
PASSAGES: Final = len(PASSAGE_IDS)
DOTTED_IDS: Final[list[str]] = list(_MANSION.dotted)
CONNECTIONS: Final = PASSAGES + len(DOTTED_IDS)
"""Dotted lines are numbered after the passages, to be named where somebody asks for a barricade there."""
ZONE_OF: Final[list[int]] = [ZONE_IDS.index(location.zone) for location in _MANSION.location]
ZONE_AREA: Final[list[int]] = [
    sum(1 << i for i in range(LOCATIONS) if ZONE_OF[i] == zone) for zone in range(len(ZONE_IDS))
]
EVERYWHERE: Final = (1 << LOCATIONS) - 1


def _at(symbol: str) -> list[int]:
    return [i for i, location in enumerate(_MANSION.location) if symbol in location.symbols]


MAIN_EXIT: Final[int] = _at("main-exit")[0]
SECRET_EXIT: Final[int] = _at("secret-exit")[0]
TRANSMITTER: Final[int] = _at("transmitter")[0]
ITEM_PLACES: Final[int] = sum(1 << i for i in _at("item"))


def _ends(way: str) -> tuple[int, int]:
    a, b = way.split("-")
    return LOCATION_IDS.index(a), LOCATION_IDS.index(b)


ENDS: Final[list[tuple[int, int]]] = [_ends(way) for way in _MANSION.passages]
"""The two locations that a passage joins."""

DOTTED: Final = -1
APART: Final = -2
_JOINED: Final[dict[tuple[int, int], int]] = {
    **{_ends(way): i for i, way in enumerate(_MANSION.passages)},
    **{_ends(way): DOTTED for way in _MANSION.dotted},
}
PASSAGE_OF: Final[list[int]] = [
    _JOINED.get((a, b), _JOINED.get((b, a), APART)) for a in range(LOCATIONS) for b in range(LOCATIONS)
]
"""By location * LOCATIONS + location: the passage between them, DOTTED, or APART."""

NEIGHBOURS: Final[list[list[int]]] = [
    [b for b in range(LOCATIONS) if PASSAGE_OF[a * LOCATIONS + b] != APART] for a in range(LOCATIONS)
]
PASSAGES_AT: Final[list[list[int]]] = [[p for p in range(PASSAGES) if a in ENDS[p]] for a in range(LOCATIONS)]
_HIDDEN: Final[dict[int, int]] = {x: y for way in _MANSION.hidden for a, b in [_ends(way)] for x, y in ((a, b), (b, a))}
NOWHERE: Final = -1
HIDDEN_WAY: Final[list[int]] = [_HIDDEN.get(a, NOWHERE) for a in range(LOCATIONS)]
"""The other end of the hidden passage of a location, or NOWHERE."""


def _distances(start: int) -> list[int]:
    found = [-1] * LOCATIONS
    found[start] = 0
    front = [start]
    while front:
        after: list[int] = []
        for a in front:
            for b in NEIGHBOURS[a]:
                if found[b] < 0:
                    found[b] = found[a] + 1
                    after.append(b)
        front = after
    return found


DISTANCE: Final[list[int]] = [d for a in range(LOCATIONS) for d in _distances(a)]
"""By location * LOCATIONS + location; barricades do not count (WH-045)."""

FARTHEST: Final[int] = max(DISTANCE)
RADIUS: Final[list[int]] = [
    sum(1 << b for b in range(LOCATIONS) if DISTANCE[a * LOCATIONS + b] <= n)
    for n in range(FARTHEST + 1)
    for a in range(LOCATIONS)
]


def radius(n: int, place: int) -> int:
    """The locations within a radius, the one in its middle among them (WH-046)."""
    if n < 0:
        return 0
    return RADIUS[(n if n < FARTHEST else FARTHEST) * LOCATIONS + place]


# Victims
ANNA: Final = 0
VICTIMS: Final = 3
"""So many take part (WH-003)."""

UNNOTICED, SOFT_STEP, SHIELD, ENGINEER, SQUEEZE, NERVES = range(6)
_VICTIMS: Final = [victim for name in VICTIM_IDS for victim in CONTENT.victims.victim if victim.id == name]
PASSIVE: Final[list[int]] = [
    sum(1 << i for i, name in enumerate(PASSIVE_IDS) if name in victim.passive) for victim in _VICTIMS
]
"""The passive abilities of each victim, as a mask."""

SPECIAL: Final[list[str]] = [f"victim/{victim.id}" if victim.special else "" for victim in _VICTIMS]
"""The program of each victim's special action; "" if there is none."""

# Items
KEY: Final = 0
TOOLBOX: Final = 1
REVOLVER: Final = 5
CARTRIDGES: Final = 6
SALTS: Final = 8
COFFEE: Final = 9
LANTERN: Final = 12
SECRET_MAP: Final = 13
CHARM: Final = 15
MEDKIT: Final = 16
IRON: Final = 17
_ITEMS: Final = [item for name in ITEM_IDS for item in CONTENT.items.item if item.id == name]
ITEMS: Final = len(ITEM_IDS)
NOISY: Final[list[bool]] = [item.noisy for item in _ITEMS]
OWNER: Final[list[int]] = [VICTIM_IDS.index(item.owner) if item.owner else -1 for item in _ITEMS]
IN_ITEMS: Final[list[int]] = [item.items for item in _ITEMS]
IN_EQUIPMENT: Final[list[int]] = [item.equipment for item in _ITEMS]
REPAIRS: Final[list[int]] = [item.repair for item in _ITEMS]
OPENS_SECRET: Final[list[bool]] = [item.opens == "secret-exit" for item in _ITEMS]
KEYS_BELOW: Final[int] = CONTENT.items.keys_below
EQUIPMENT_SIZE: Final[int] = sum(IN_EQUIPMENT)
STARTS_WITH: Final[list[int]] = [ITEM_IDS.index(v.starts_with) if v.starts_with else -1 for v in _VICTIMS]


def _uses(type_: str) -> list[str]:
    return [f"item/{item.id}/{type_}" if any(use.type == type_ for use in item.use) else "" for item in _ITEMS]


DEFENCE: Final[list[str]] = _uses("defence")
"""By item: the program of this use; "" if it has none."""

ADDITIONAL: Final[list[str]] = _uses("additional")
SPECIAL_OF_ITEM: Final[list[str]] = _uses("special")
REACTION: Final[list[str]] = _uses("reaction")
USED_WITH: Final[list[int]] = [
    next((ITEM_IDS.index(use.beside) for use in item.use if use.type == "defence" and use.beside), -1)
    for item in _ITEMS
]
"""By item: the other one that goes with it in defence; -1 if it is used alone."""
ITEM_OF_PROGRAM: Final[dict[str, int]] = {
    f"item/{item.id}/{use.type}": i for i, item in enumerate(_ITEMS) for use in item.use
}

# Plans
_PLANS: Final = [plan for name in PLAN_IDS for plan in CONTENT.plans.plan if plan.id == name]
PLANS: Final = len(PLAN_IDS)
PLAN_ITEMS: Final[list[int]] = [len(plan.items) for plan in _PLANS]
REWARD: Final[list[int]] = [REWARD_IDS.index(plan.reward) for plan in _PLANS]
PLAN_PLACE: Final[list[list[int]]] = [
    [
        LOCATION_IDS.index(item[3:]) if isinstance(item, str) and item.startswith("at:") else NOWHERE
        for item in plan.items
    ]
    for plan in _PLANS
]
"""By plan and item: where somebody has to be, or NOWHERE for other conditions."""

PLAN_PROGRAM: Final[list[str]] = [f"plan/{plan.id}" for plan in _PLANS]
NOW, BEFORE_REPORT, IN_ACTIONS, AFTER_STEALTH, MORE_GEARS, ALL_PASSAGES, MORE_DEFENCE = range(7)

# Killers
_KILLERS: Final = list(CONTENT.killers.values())
KILLER_IDS: Final[list[str]] = [killer.id for killer in _KILLERS]
STRENGTH: Final[list[list[int]]] = [list(killer.strength) for killer in _KILLERS]
_CARDS: Final[list[Card]] = [*CONTENT.common.card, *(card for killer in _KILLERS for card in killer.card)]
CARD_IDS: Final[list[str]] = [card.id for card in _CARDS]
CARDS: Final = len(CARD_IDS)
CARD_PROGRAM: Final[list[str]] = [f"card/{card.id}" for card in _CARDS]
INSTANT, BOOST, LONG_TERM, ATTACK = range(4)
TYPE_OF: Final[list[int]] = [TYPE_IDS.index(card.type) for card in _CARDS]
COST: Final[list[int]] = [card.cost for card in _CARDS]
CHEAPER_FROM: Final[list[int]] = [card.cheaper.level if card.cheaper else 99 for card in _CARDS]
CHEAPER_COST: Final[list[int]] = [card.cheaper.cost if card.cheaper else 0 for card in _CARDS]
LOCKED_UNTIL: Final[list[int]] = [card.locked for card in _CARDS]
DECKS: Final[list[list[int]]] = [
    sorted(
        [
            *(CARD_IDS.index(name) for name, copies in killer.common.items() for _ in range(copies)),
            *(CARD_IDS.index(card.id) for card in killer.card for _ in range(card.copies)),
        ]
    )
    for killer in _KILLERS
]
"""All cards of each killer, those that are locked at first among them."""

CHILL, HARVEST, PATIENCE, MOONLIT_RUN, RUBBLE, STONE_EARS = range(6)
ABILITY_LEVEL: Final[list[list[int]]] = [
    [next((a.level for a in killer.ability if a.id == name), 99) for name in ABILITY_IDS] for killer in _KILLERS
]
"""By killer and ability: from which level on he has it."""

# Numbers of the rules
_N: Final = CONTENT.numbers
DIE: Final[list[int]] = list(_N.die)
DICE: Final[int] = _N.dice
MOST_FEAR: Final[int] = _N.fear
SLOTS: Final[int] = _N.slots
KEYS: Final[int] = _N.keys
OWN_KEYS: Final[int] = _N.own_keys
GEARS: Final[int] = _N.gears
RESCUE: Final[int] = _N.rescue
BARRICADES: Final[int] = _N.barricades
NESTS: Final[int] = _N.nests
EQUIPMENT_DRAWN: Final[int] = _N.equipment_drawn
STARTING_HAND: Final[int] = _N.starting_hand
HAND: Final[int] = _N.hand
DRAWN: Final[int] = _N.draw
REPELLED: Final[int] = _N.repelled
BASICS: Final[int] = _N.basics
LEVELS: Final[int] = _N.levels
MOST_STRENGTH: Final[int] = _N.strength
MOVE_STEPS: Final[int] = _N.move
PASSES: Final[int] = _N.passes
