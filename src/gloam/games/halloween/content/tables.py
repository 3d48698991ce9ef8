"""The content as numbers: cards, victims, boards and the numbers of the rules."""

from __future__ import annotations

from typing import Final

from gloam.core.content.files import column, load_all
from gloam.games.halloween.content.board import Board
from gloam.games.halloween.content.schema import CARD_IDS as CARD_IDS
from gloam.games.halloween.content.schema import MICHAEL_CARD_IDS as MICHAEL_CARD_IDS
from gloam.games.halloween.content.schema import VICTIM_IDS as VICTIM_IDS
from gloam.games.halloween.content.schema import Content

CONTENT: Final[Content] = load_all(Content)

BOARD_IDS: Final[list[str]] = list(CONTENT.boards)
BOARDS: Final[list[Board]] = [Board(map_) for map_ in CONTENT.boards.values()]

# Item cards, in the order of the schema
(
    KNIFE, POKER, NEEDLE, HANGER, SHEARS, HAIRSPRAY, REVOLVER, BAT, MATCHES, BULLETS, FIRST_AID, CANDY, FLASHLIGHT,
    TELEPHONE, DOG, QUILT, FLOWER_POT, WIRE_CUTTERS, BACKPACK, TOMMY, LINDSEY, BLUE_KEY, YELLOW_KEY, PISTOL,
) = range(24)  # fmt: skip
CARDS: Final = 24


_CARDS: Final = [card for name in CARD_IDS for card in CONTENT.cards.card if card.id == name]
COPIES: Final[list[int]] = [card.count for card in _CARDS]
DICE_OF: Final[list[int]] = [card.dice for card in _CARDS]
RANGE_OF: Final[list[int]] = [card.range for card in _CARDS]
SPENT: Final[list[bool]] = [card.spent for card in _CARDS]
AS_ACTION: Final[list[bool]] = [card.use == "action" for card in _CARDS]
AS_FREE: Final[list[bool]] = [card.use == "free" for card in _CARDS]
KEYS: Final[list[int]] = [i for i, card in enumerate(_CARDS) if card.place == "key"]
IS_KEY: Final[list[bool]] = [card.place == "key" for card in _CARDS]
DEALT: Final[list[int]] = [i for i, card in enumerate(_CARDS) if card.place == "deck" for _ in range(card.count)]
"""The item cards that are shuffled into the search decks (HW-054)."""

# Michael cards
WALKER, HEDGE, THRUST, OVERPOWER, GONE, NO_PAIN, CUT_LINE, NOISE, DREAD = range(9)
MICHAEL_CARDS: Final = 9
MICHAEL_DECK: Final[list[int]] = [
    i for i, count in enumerate(column(MICHAEL_CARD_IDS, CONTENT.michael.card, "count")) for _ in range(count)
]

# Victims
LAURIE, ANNIE, LYNDA, BOB, LOOMIS, BRACKETT = range(6)
_VICTIMS: Final = [victim for name in VICTIM_IDS for victim in CONTENT.victims.victim if victim.id == name]
STARTERS: Final[list[int]] = [i for i, victim in enumerate(_VICTIMS) if not victim.pistol]
HEALTH: Final[list[int]] = [victim.health for victim in _VICTIMS]
HAND_LIMIT: Final[list[int]] = [victim.limit for victim in _VICTIMS]
MOVE_OF: Final[list[int]] = [victim.move for victim in _VICTIMS]
EXERTED_MOVE_OF: Final[list[int]] = [victim.exerted_move for victim in _VICTIMS]
UNARMED_OF: Final[list[int]] = [victim.unarmed for victim in _VICTIMS]
BRINGS_PISTOL: Final[list[bool]] = [victim.pistol for victim in _VICTIMS]

# Numbers of the rules
MICHAEL_HEALTH: Final = CONTENT.numbers.health
EXERTION_TOKENS: Final = CONTENT.numbers.exertion_tokens
DAMAGE_TOKENS: Final = CONTENT.numbers.damage_tokens
FORCED_REST: Final = CONTENT.numbers.forced_rest
MOST_DICE: Final = CONTENT.numbers.dice
IS_HIT: Final[list[bool]] = [face in CONTENT.numbers.hit_faces for face in range(7)]
ASSAULT_DICE: Final = CONTENT.numbers.assault
THRUST_DICE: Final = CONTENT.numbers.thrust
OVERPOWER_DICE: Final = CONTENT.numbers.overpower
QUILT_DICE: Final = CONTENT.numbers.quilt
STALK_SQUARES: Final = CONTENT.numbers.stalk
STAGGERED_SQUARES: Final = CONTENT.numbers.staggered_stalk
WALKER_SQUARES: Final = CONTENT.numbers.walker
FLOWER_POT_RANGE: Final = CONTENT.numbers.flower_pot
DOG_RANGE: Final = CONTENT.numbers.dog
HANGER_SQUARES: Final = CONTENT.numbers.hanger
FIRST_AID_HEALS: Final = CONTENT.numbers.first_aid
CANDY_TOKENS: Final = CONTENT.numbers.candy
BACKPACK_CARDS: Final = CONTENT.numbers.backpack
MOST_REFUSALS: Final = CONTENT.numbers.refusals
KEY_DEPTH: Final = CONTENT.numbers.key_depth
ICON_ROWS: Final[list[int]] = list(CONTENT.numbers.icon_rows)
DECK_SIZES: Final[list[int]] = list(CONTENT.numbers.decks)
KILLS_TO_WIN: Final[dict[int, int]] = {goal.victims: goal.kills for goal in CONTENT.numbers.goal}
LAST_ROUND: Final[dict[int, int]] = {goal.victims: goal.rounds for goal in CONTENT.numbers.goal}

# Search tokens (HW-155, HW-156)
GONE_TOKEN, SEARCHED, FRESH = range(3)
