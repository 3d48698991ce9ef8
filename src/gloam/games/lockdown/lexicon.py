"""The words of words.py by name, with the things they name."""

from __future__ import annotations

from gloam.core.fields import ids_between
from gloam.core.words.lexicon import SEAT_LETTERS, Code, Lexicon, Merged, ids_of, packed, refs_in
from gloam.games.lockdown import codes, words
from gloam.games.lockdown.codes import MOST_OFFERS, MOST_SEATS, read_offer, write_offer
from gloam.games.lockdown.content import tables
from gloam.games.lockdown.content.plan import PLANS
from gloam.games.lockdown.content.tables import (
    CARDS,
    DRAW_LIMIT,
    FOOD_IN,
    GENE_LEAST,
    MEDICINE,
    WATER_IN,
    WHOLE_CARDS,
)

MEETING_IDS = ids_between(vars(words), "FIGHT", "ENCOUNTER")

# What verbs can take. Whoever places genes knows how many there are, so the Load follows from the other two.

MOST_GENES = 33
"""More points than this do not fit into a panel, which has five bits for each attribute. Nobody comes near it: one
begins with 10 (LK-007), a stop in the Gene Bank gives 3 (LK-215) and is followed by a round elsewhere (LK-120), and
Alcohol gives 1 with every other throw (LK-368 to LK-370)."""

PLACED = [
    (force, speed)
    for force in range(GENE_LEAST, MOST_GENES)
    for speed in range(GENE_LEAST, MOST_GENES - force - GENE_LEAST + 1)
]
PANELS = {placed: i for i, placed in enumerate(PLACED)}


def panel(split: int) -> int:
    """The position of a panel among those with another Force or another Speed."""
    return PANELS.get((codes.force_of(split), codes.speed_of(split)), -1)


# Whoever answers an offer is one of its parties, so the other one and the count are enough.

OFFERS = [f"{letter}{count}" for letter in SEAT_LETTERS[:MOST_SEATS] for count in range(1, MOST_OFFERS + 1)]
"""The offers between a seat and each of the others: A2 is the second one with A."""


def own_offer(number: int) -> int:
    """The position of an offer for whoever has sent it."""
    return place_of(codes.addressee_of(number), codes.count_of(number))


def others_offer(number: int) -> int:
    """The position of an offer for whoever has received it."""
    return place_of(codes.proposer_of(number), codes.count_of(number))


def place_of(seat: int, count: int) -> int:
    return seat * MOST_OFFERS + count - 1 if 0 < count <= MOST_OFFERS else -1


def on_maps(rooms: list[list[int]]) -> list[int]:
    """The rooms of several lists, each once."""
    return sorted({room for some in rooms for room in some})

# All of its questions are asked out of sight: nobody learns who is asked what (LK-113, LK-267).
LEXICON = Lexicon.of(
    words,
    refs={
        **refs_in(tables),
        "cause": ids_of(words, "BY_"),
        "meeting": MEETING_IDS,
        "effect": ids_of(words, "EFFECT_"),
    },
    absent={"room": "nowhere", "seat": "nobody", "card": "hidden"},
    codes={"genes": packed(5, 5, 5), "offer": Code(write_offer, read_offer)},
    takes={
        "genes": Merged([f"{force}-{speed}" for force, speed in PLACED], panel),
        "birth": on_maps([plan.birth for plan in PLANS]),
        "want": range(WHOLE_CARDS),
        "withdraw": Merged(OFFERS, own_offer),
        **dict.fromkeys(("accept", "refuse", "counter"), Merged(OFFERS, others_offer)),
        "go": on_maps([rooms for plan in PLANS for rooms in plan.links]),
        "climb": on_maps([rooms for plan in PLANS for rooms in plan.climbs]),
        "teleport": on_maps([rooms for plan in PLANS for rooms in plan.teleports]),
        "fly": on_maps([plan.flights for plan in PLANS]),
        **dict.fromkeys(("clear", "fire"), on_maps([plan.rooms for plan in PLANS])),
        "draw": range(max(DRAW_LIMIT) + 1),
        "drink": [card for card in range(CARDS) if WATER_IN[card]],
        "eat": [card for card in range(CARDS) if FOOD_IN[card]],
        "use": [card for card in range(CARDS) if MEDICINE[card]],
    },
)
