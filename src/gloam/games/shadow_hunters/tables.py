"""The content as tables of numbers, for the rules. Ids and their order here are what the rules know by name."""

from __future__ import annotations

from typing import Final

from gloam.games.shadow_hunters.schema import Content, HermitCard, load_content

# Sides
HUNTER: Final = 0
SHADOW: Final = 1
NEUTRAL: Final = 2
SIDE_IDS: Final = ["hunter", "shadow", "neutral"]

# Characters
ALLIE: Final = 0
BOB: Final = 1
CHARLES: Final = 2
DANIEL: Final = 3
EMI: Final = 4
FRANKLIN: Final = 5
GEORGE: Final = 6
UNKNOWN: Final = 7
VAMPIRE: Final = 8
WEREWOLF: Final = 9
ROLES: Final = 10
ROLE_IDS: Final = [
    "allie", "bob", "charles", "daniel", "emi", "franklin", "george", "unknown", "vampire", "werewolf",
]  # fmt: skip

# Areas; OFF is the place of a piece before its first move and after its owner's death.
OFF: Final = -1
CABIN: Final = 0
GATE: Final = 1
CHURCH: Final = 2
CEMETERY: Final = 3
WOODS: Final = 4
ALTAR: Final = 5
AREAS: Final = 6
AREA_IDS: Final = ["cabin", "gate", "church", "cemetery", "woods", "altar"]

# Decks
HERMIT: Final = 0
WHITE: Final = 1
BLACK: Final = 2
DECK_IDS: Final = ["hermit", "white", "black"]

# Cards. Equipment comes first, so that a set of equipment is a bit mask of card numbers.
NO_CARD: Final = -1
SPEAR: Final = 0
ROBE: Final = 1
ROSARY: Final = 2
BROOCH: Final = 3
TALISMAN: Final = 4
COMPASS: Final = 5
AXE: Final = 6
KNIFE: Final = 7
CHAINSAW: Final = 8
MASAMUNE: Final = 9
MACHINE_GUN: Final = 10
HANDGUN: Final = 11
EQUIPMENT: Final = 12  # cards below this number are equipment
HOLY_WATER: Final = 12
CONCEALED_KNOWLEDGE: Final = 13
CHOCOLATE: Final = 14
ADVENT: Final = 15
DISENCHANT_MIRROR: Final = 16
BLESSING: Final = 17
GUARDIAN_ANGEL: Final = 18
FLARE: Final = 19
FIRST_AID: Final = 20
SPIDER: Final = 21
BAT: Final = 22
DYNAMITE: Final = 23
GOBLIN: Final = 24
DOLL: Final = 25
RITUAL: Final = 26
BANANA: Final = 27
PREDICTION: Final = 28
FIRST_HERMIT: Final = 28
CARDS: Final = 40
CARD_IDS: Final = [
    "spear", "holy_robe", "silver_rosary", "fortune_brooch", "talisman", "mystic_compass",
    "axe", "knife", "chainsaw", "masamune", "machine_gun", "handgun",
    "holy_water", "concealed_knowledge", "chocolate", "advent", "disenchant_mirror", "blessing", "guardian_angel",
    "flare", "first_aid",
    "spider", "bat", "dynamite", "goblin", "doll", "ritual", "banana",
    "prediction", "blackmail", "greed", "anger", "nurturance", "huddle", "aid", "spell", "exorcism", "slap", "bully",
    "lesson",
]  # fmt: skip

FACE_DOWN: Final = 99
"""A character or card that the viewers of a masked state do not know. No table has a place of this number."""

BLANKS: Final[list[list[int]]] = [[FACE_DOWN] * n for n in range(17)]
"""By number: so many cards face down. Masked states share them."""

CONTENT: Final[Content] = load_content()


def _hermit(card: int) -> HermitCard:
    for c in CONTENT.hermit.card:
        if c.id == CARD_IDS[card]:
            return c
    raise ValueError(f"no Hermit card {CARD_IDS[card]}")


def _amounts(what: str) -> list[int]:
    amounts = [0] * CARDS
    for deck in (CONTENT.white, CONTENT.black):
        for c in deck.card:
            amounts[CARD_IDS.index(c.id)] = int(getattr(c, what))
    for h in CONTENT.hermit.card:
        if what != "bonus":
            amounts[CARD_IDS.index(h.id)] = int(getattr(h, what))
    return amounts


def _role_masks() -> list[int]:
    masks = [0] * CARDS
    for deck in (CONTENT.white, CONTENT.black):
        for c in deck.card:
            for role in c.roles:
                masks[CARD_IDS.index(c.id)] |= 1 << ROLE_IDS.index(role)
    for card in range(FIRST_HERMIT, CARDS):
        h = _hermit(card)
        for role_number in range(ROLES):
            on_side = not h.sides or SIDE_IDS[SIDE[role_number]] in h.sides
            if on_side and h.hp_least <= HP[role_number] <= h.hp_most:
                masks[card] |= 1 << role_number
    return masks


def _deck_of_cards() -> list[int]:
    decks = [HERMIT] * CARDS
    for c in CONTENT.white.card:
        decks[CARD_IDS.index(c.id)] = WHITE
    for c in CONTENT.black.card:
        decks[CARD_IDS.index(c.id)] = BLACK
    return decks


def _full_decks() -> list[list[int]]:
    decks: list[list[int]] = [[], [], []]
    for h in CONTENT.hermit.card:
        decks[HERMIT] += [CARD_IDS.index(h.id)] * h.copies
    for c in CONTENT.white.card:
        decks[WHITE] += [CARD_IDS.index(c.id)] * c.copies
    for c in CONTENT.black.card:
        decks[BLACK] += [CARD_IDS.index(c.id)] * c.copies
    return decks


def _area_of_totals() -> list[int]:
    areas = [OFF] * 11
    for a in CONTENT.areas.area:
        for n in a.numbers:
            areas[n] = AREA_IDS.index(a.id)
    return areas


def _partners() -> list[int]:
    partners = [0] * AREAS
    for one, other in CONTENT.areas.pairs:
        partners[one], partners[other] = other, one
    return partners


def _allocations() -> list[list[int]]:
    table = [[0, 0, 0] for _ in range(9)]
    for a in CONTENT.seats.allocation:
        table[a.players] = [a.hunters, a.shadows, a.neutrals]
    return table


SIDE: Final[list[int]] = [SIDE_IDS.index(r.side) for i in ROLE_IDS for r in CONTENT.roles.role if r.id == i]
HP: Final[list[int]] = [r.hp for i in ROLE_IDS for r in CONTENT.roles.role if r.id == i]
"""The damage at which a character dies."""

SIDE_MASK: Final[list[int]] = [sum(1 << r for r in range(ROLES) if SIDE[r] == side) for side in range(3)]
"""The characters of a side as a bit mask."""

ALL_ROLES: Final = (1 << ROLES) - 1
ROLE_OF: Final[dict[int, int]] = {1 << role: role for role in range(ROLES)}
"""By mask of a single character: the character."""

ALLOCATION: Final[list[list[int]]] = _allocations()
"""By number of players: how many Hunters, Shadows and Neutrals are dealt."""

BOB_IN_POOL: Final[list[bool]] = [any(a.players == n and a.bob for a in CONTENT.seats.allocation) for n in range(9)]

CHOICE: Final[int] = CONTENT.areas.choice
"""The total that lets a player choose the area."""

AREA_OF_TOTAL: Final[list[int]] = _area_of_totals()
PARTNER_SLOT: Final[list[int]] = _partners()
WOODS_DAMAGE: Final[int] = CONTENT.areas.woods.damage
WOODS_HEAL: Final[int] = CONTENT.areas.woods.heal

DECK_OF: Final[list[int]] = _deck_of_cards()
FULL_DECKS: Final[list[list[int]]] = _full_decks()
DAMAGE_OF: Final[list[int]] = _amounts("damage")
HEAL_OF: Final[list[int]] = _amounts("heal")
BONUS_OF: Final[list[int]] = _amounts("bonus")

APPLIES_TO: Final[list[int]] = _role_masks()
"""By card: the characters whom it concerns, as a bit mask (Hermit bets, Chocolate, Advent, Mirror, Ritual)."""

# Effects of Hermit cards
SHOW: Final = 0
GIVE_OR_HURT: Final = 1
HEAL_OR_HURT: Final = 2
HURT: Final = 3
_EFFECTS: Final = ["show", "equipment", "heal", "damage"]
EFFECT_OF: Final[list[int]] = [-1] * FIRST_HERMIT + [
    _EFFECTS.index(_hermit(card).effect) for card in range(FIRST_HERMIT, CARDS)
]

COLOURS: Final[list[str]] = CONTENT.seats.colours
WEAPONS: Final = [AXE, KNIFE, CHAINSAW]

# Ids of every set of roles and of equipment: views share these tuples instead of building lists.
ROLES_IN: Final[list[tuple[str, ...]]] = [
    tuple(ROLE_IDS[r] for r in range(ROLES) if mask >> r & 1) for mask in range(1 << ROLES)
]
EQUIPMENT_IN: Final[list[tuple[str, ...]]] = [
    tuple(CARD_IDS[c] for c in range(EQUIPMENT) if mask >> c & 1) for mask in range(1 << EQUIPMENT)
]


def bits(mask: int) -> list[int]:
    """The numbers in a bit mask, lowest first."""
    found: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def count(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
