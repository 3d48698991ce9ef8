"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.state import ARG_MASK
from gloam.core.words.lexicon import Code, Lexicon
from gloam.games.aftermath import words
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import (
    ABILITY_IDS,
    BATTERIES_OF,
    CARD_IDS,
    DANGER_IDS,
    DISCOVERY_IDS,
    DRONE_TOKENS,
    ENCOUNTER_IDS,
    ENEMY_IDS,
    ENEMY_VEHICLES,
    ENVIRONMENT_IDS,
    HERO_IDS,
    ITEM_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    MOST_ENEMIES,
    MOST_TESTS,
    OPTION_BASE,
    OWN_VEHICLES,
    PAGES,
    PASSAGE_IDS,
    ROACH_TOKENS,
    SLOT_OF,
    STATUS_IDS,
    STORAGE,
    TOKEN_PILE,
    UNIQUE,
    VEHICLE_IDS,
)


def write_number(number: int) -> str:
    return str(number)


def read_number(text: str) -> int:
    return int(text)


def say_number(number: int) -> int:
    """People count slots, figures and tokens from 1 on."""
    return number + 1


def say_letter(number: int) -> str:
    return chr(ord("A") + number)


PLAIN = Code(write_number, read_number, say_number)
LETTER = Code(write_number, read_number, say_letter)


def write_cell(number: int) -> str:
    return CELL_IDS[number]


def read_cell(text: str) -> int:
    return CELL_IDS.index(text)


NAMED_ALONE = ("keeper", "mission", "prey", "way", "at", "travel", "choose", "pick")
"""Verbs of which a vote says no more than the thing that they name."""

WISHES = ("repair", "mend", "build", "store", "scrap", "hand", "fetch", "pack", "learn", "break", "road")
"""Verbs that a vote names beside the things."""


def write_wish(option: int) -> str:
    return LEXICON.write(option)


def read_wish(text: str) -> int:
    return LEXICON.read(text)


def say_wish(option: int) -> list[str]:
    """An option of the party as a vote names it: what is to be done, and the things."""
    verb = LEXICON.verb_of(option)
    things = [
        str(LEXICON.fact(part.ref, number))
        for part, number in zip(verb.named(), verb.taken_apart(option & ARG_MASK), strict=True)
    ]
    if verb.key == "road":
        things[1] = f"vehicle:{VEHICLE_IDS[OWN_VEHICLES[option & 7]]}"
    if not things:
        return [f"verb:{verb.key}"]
    return things if verb.key in NAMED_ALONE else [f"wish:{verb.key}", *things]


# What verbs can take

SPACES = sorted({space for page in PAGES.values() for space in page.map.spaces()})
"""The spaces of all maps."""

SLOTS = range(MOST_ENEMIES)
FIGURES = [slot << 8 | figure for slot in SLOTS for figure in range(max(ROACH_TOKENS, 1 + DRONE_TOKENS))]
"""Every figure of an enemy: each roach is one (AF-184), and the Matron with each of her drones (AF-185)."""

FINDS = range(len(TOKEN_PILE))
"""All scavenge tokens could lie on one map."""

FACILITIES = [item for item in range(len(ITEM_IDS)) if SLOT_OF[item] == STORAGE]
CARRIED = [item for item in range(len(ITEM_IDS)) if SLOT_OF[item] != STORAGE]
"""Facilities stay at home: nobody wears, carries or hands on one (AF-505, AF-642)."""

HANDED = [item << 3 | to for item in CARRIED for to in range(len(HERO_IDS))]
"""What is carried, with a seat or a character; there are as many of these as of those."""

LEXICON = Lexicon.of(
    words,
    refs={
        "hero": HERO_IDS,
        "card": CARD_IDS,
        "item": ITEM_IDS,
        "status": STATUS_IDS,
        "ability": ABILITY_IDS,
        "enemy": ENEMY_IDS,
        "encounter": ENCOUNTER_IDS,
        "environment": ENVIRONMENT_IDS,
        "mission": MISSION_IDS,
        "discovery": DISCOVERY_IDS,
        "location": LOCATION_IDS,
        "vehicle": VEHICLE_IDS,
        "dial": words.DIAL_IDS,
        "attribute": words.ATTRIBUTE_IDS,
        "good": words.GOOD_IDS,
        "danger": DANGER_IDS,
        "page": PASSAGE_IDS,
    },
    absent={"seat": "nobody", "mission": "none", "item": "none"},
    codes={
        "foe": PLAIN,
        "figure": PLAIN,
        "find": PLAIN,
        "letter": LETTER,
        "cell": Code(write_cell, read_cell),
        "wish": Code(write_wish, read_wish, say_wish),
    },
    takes={
        **dict.fromkeys(("start", "step", "boat", "way", "at"), SPACES),
        "talk": SLOTS,
        **dict.fromkeys(("melee", "ranged", "figure"), FIGURES),
        **dict.fromkeys(("scavenge", "find"), FINDS),
        **dict.fromkeys(("weapon", "use", "throw-away", "wear", "stow", "store"), CARRIED),
        **dict.fromkeys(("hand", "take", "fetch", "pack"), HANDED),
        "charge": [item for item in CARRIED if BATTERIES_OF[item]],
        "scrap": [item for item in CARRIED if not UNIQUE[item]],
        **dict.fromkeys(("build", "mend"), FACILITIES),
        "test": range(MOST_TESTS),
        "choose": range(OPTION_BASE, len(PASSAGE_IDS)),
        "road": [location << 3 | own for location in range(len(LOCATION_IDS)) for own in range(len(OWN_VEHICLES))],
        **dict.fromkeys(("fire-at", "ram"), range(len(ENEMY_VEHICLES))),
    },
)
