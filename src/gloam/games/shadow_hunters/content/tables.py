"""The content as tables of numbers, for the rules. Ids and their order here are what the rules know by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.content.files import column, load_all
from gloam.core.fields import ids_between
from gloam.core.masks import bits as bits
from gloam.core.masks import count as count
from gloam.core.masks import ids_in
from gloam.games.shadow_hunters.content.schema import Card, Content, HermitCard

HUNTER, SHADOW, NEUTRAL = range(3)
SIDE_IDS: Final = ids_between(globals(), "HUNTER", "NEUTRAL")

# Characters
ALLIE, BOB, CHARLES, DANIEL, EMI, FRANKLIN, GEORGE, UNKNOWN, VAMPIRE, WEREWOLF, ROLES = range(11)
ROLE_IDS: Final = ids_between(globals(), "ALLIE", "WEREWOLF")

# Areas; OFF is the place of a piece before its first move and after its owner's death.
OFF: Final = -1
CABIN, GATE, CHURCH, CEMETERY, WOODS, ALTAR, AREAS = range(7)
AREA_IDS: Final = ids_between(globals(), "CABIN", "ALTAR")

# Decks
HERMIT, WHITE, BLACK = range(3)
DECK_IDS: Final = ids_between(globals(), "HERMIT", "BLACK")

# Cards. Equipment comes first, so that a set of equipment is a bit mask of card numbers.
NO_CARD: Final = -1
(
    SPEAR, HOLY_ROBE, SILVER_ROSARY, FORTUNE_BROOCH, TALISMAN, MYSTIC_COMPASS, AXE, KNIFE, CHAINSAW, MASAMUNE,
    MACHINE_GUN, HANDGUN,
    HOLY_WATER, CONCEALED_KNOWLEDGE, CHOCOLATE, ADVENT, DISENCHANT_MIRROR, BLESSING, GUARDIAN_ANGEL, FLARE, FIRST_AID,
    SPIDER, BAT, DYNAMITE, GOBLIN, DOLL, RITUAL, BANANA,
    PREDICTION, BLACKMAIL, GREED, ANGER, NURTURANCE, HUDDLE, AID, SPELL, EXORCISM, SLAP, BULLY, LESSON, CARDS,
) = range(41)  # fmt: skip
CARD_IDS: Final = ids_between(globals(), "SPEAR", "LESSON")
EQUIPMENT: Final = HOLY_WATER  # cards below this number are equipment
FIRST_HERMIT: Final = PREDICTION

FACE_DOWN: Final = -9
"""A character or card that the viewers of a masked state do not know: HIDDEN, as a number of this module."""

CONTENT: Final[Content] = load_all(Content)


def _role_masks() -> list[int]:
    masks = [0] * CARDS
    for c in (*CONTENT.white, *CONTENT.black):
        for name in c.roles:
            masks[CARD_IDS.index(c.id)] |= 1 << ROLE_IDS.index(name)
    for h in CONTENT.hermit:
        for role in range(ROLES):
            if (not h.sides or SIDE_IDS[SIDE[role]] in h.sides) and h.hp_least <= HP[role] <= h.hp_most:
                masks[CARD_IDS.index(h.id)] |= 1 << role
    return masks


SIDE: Final[list[int]] = [SIDE_IDS.index(r.side) for i in ROLE_IDS for r in CONTENT.roles if r.id == i]
HP: Final[list[int]] = column(ROLE_IDS, CONTENT.roles, "hp")
"""The damage at which a character dies."""

SIDE_MASK: Final[list[int]] = [sum(1 << r for r in range(ROLES) if SIDE[r] == side) for side in range(3)]
"""The characters of a side as a bit mask."""

ALL_ROLES: Final = (1 << ROLES) - 1
ROLE_OF: Final[dict[int, int]] = {1 << role: role for role in range(ROLES)}
"""By mask of a single character: the character."""

_DEALT: Final = {a.players: [a.hunters, a.shadows, a.neutrals] for a in CONTENT.seats.allocation}
ALLOCATION: Final[list[list[int]]] = [_DEALT.get(players, [0, 0, 0]) for players in range(9)]
"""By number of players: how many Hunters, Shadows and Neutrals are dealt."""

BOB_IN_POOL: Final[list[bool]] = [any(a.players == n and a.bob for a in CONTENT.seats.allocation) for n in range(9)]

CHOICE: Final[int] = CONTENT.areas.choice
"""The total that lets a player choose the area."""

AREA_OF_TOTAL: Final[list[int]] = [
    next((AREA_IDS.index(a.id) for a in CONTENT.areas.area if total in a.numbers), OFF) for total in range(11)
]
PARTNER_SLOT: Final[list[int]] = [sum(p) - slot for slot in range(AREAS) for p in CONTENT.areas.pairs if slot in p]
WOODS_DAMAGE: Final[int] = CONTENT.areas.woods.damage
WOODS_HEAL: Final[int] = CONTENT.areas.woods.heal

_DECKS: Final[list[Sequence[Card | HermitCard]]] = [CONTENT.hermit, CONTENT.white, CONTENT.black]
_CARDS: Final = [card for deck in _DECKS for card in deck]
FULL_DECKS: Final[list[list[int]]] = [[CARD_IDS.index(c.id) for c in deck for _ in range(c.copies)] for deck in _DECKS]
DECK_OF: Final[list[int]] = [deck for card in range(CARDS) for deck in range(3) if card in FULL_DECKS[deck]]
DAMAGE_OF: Final[list[int]] = column(CARD_IDS, _CARDS, "damage")
HEAL_OF: Final[list[int]] = column(CARD_IDS, _CARDS, "heal")
BONUS_OF: Final[list[int]] = column(CARD_IDS, _CARDS, "bonus")

APPLIES_TO: Final[list[int]] = _role_masks()
"""By card: the characters whom it concerns, as a bit mask (Hermit bets, Chocolate, Advent, Mirror, Ritual)."""

# Effects of Hermit cards
SHOW, GIVE_OR_HURT, HEAL_OR_HURT, HURT = range(4)
_EFFECTS: Final = ["show", "equipment", "heal", "damage"]
_EFFECT: Final = {c.id: _EFFECTS.index(c.effect) for c in CONTENT.hermit}
EFFECT_OF: Final[list[int]] = [_EFFECT.get(card, -1) for card in CARD_IDS]

MOST_SEATS: Final = 8
"""The largest table. What is asked or done again and again is kept by seat, or by set of seats."""

SEATS_IN: Final = [bits(mask) for mask in range(1 << MOST_SEATS)]
"""By mask: the seats in it. Never changed."""

COLOURS: Final[list[str]] = CONTENT.seats.colours
WEAPONS: Final = [AXE, KNIFE, CHAINSAW]

ROLES_IN: Final[list[tuple[str, ...]]] = ids_in(ROLE_IDS)
EQUIPMENT_IN: Final[list[tuple[str, ...]]] = ids_in(CARD_IDS[:EQUIPMENT])

HOW_MANY: Final[list[int]] = [count(mask) for mask in range(1 << EQUIPMENT)]
"""By set of equipment: how many pieces these are."""
