"""Several things in one number, and how people write them: gene panels and offers."""

from __future__ import annotations

from typing import Final

from gloam.core.words.lexicon import SEAT_LETTERS

MOST_SEATS: Final = 9
MOST_OFFERS: Final = 20
"""So many offers at most can one player send in a free phase, whatever the table has chosen (LK-083)."""


def genes(force: int, speed: int, load: int) -> int:
    """A split of gene points in one number."""
    return force << 10 | speed << 5 | load


def force_of(split: int) -> int:
    return split >> 10


def speed_of(split: int) -> int:
    return split >> 5 & 31


def load_of(split: int) -> int:
    return split & 31


def offer_number(proposer: int, addressee: int, count: int) -> int:
    """An offer is named by its parties and counted between them alone: a common count would tell of others' offers."""
    return proposer << 9 | addressee << 5 | count


def proposer_of(number: int) -> int:
    return number >> 9 & 15


def addressee_of(number: int) -> int:
    return number >> 5 & 15


def count_of(number: int) -> int:
    return number & 31


def write_offer(number: int) -> str:
    """AB2: the second offer of A to B in this free phase."""
    return f"{SEAT_LETTERS[proposer_of(number)]}{SEAT_LETTERS[addressee_of(number)]}{count_of(number)}"


def read_offer(text: str) -> int:
    if len(text) < 3 or text[0] not in SEAT_LETTERS or text[1] not in SEAT_LETTERS or not 0 <= int(text[2:]) < 32:
        raise ValueError("two seats and a count are needed")
    return offer_number(SEAT_LETTERS.index(text[0]), SEAT_LETTERS.index(text[1]), int(text[2:]))
