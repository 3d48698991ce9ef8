"""The cards, from content/cards.toml: what they say is data, and their words mean what stands here (PO-206)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from gloam.core.content.files import load
from gloam.core.effects.book import Bound, bind
from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import GO_ON, shelve
from gloam.core.effects.step import Frame, Words
from gloam.core.effects.tree import Source
from gloam.core.effects.vocabulary import Effect, Number, Premise, Range, Vocabulary
from gloam.core.state import EVERYONE
from gloam_poachers.words import FARTHER, LONGER

if TYPE_CHECKING:
    from gloam_poachers.rules import Wood

class Nights(Effect, tag="nights"):
    by: Annotated[Number, Range(1, 4)]


class Stride(Effect, tag="stride"):
    by: Annotated[Number, Range(1, 2)]


class Caught(Premise, tag="caught"):
    least: Number = 1


VOCABULARY: Final = Vocabulary(Nights, Stride, Caught)

# What the words do and ask. All of it is public, and everybody is told.


def do_nights(s: Wood, by: int) -> None:
    s.nights += by
    s.tell(EVERYONE, LONGER, s.nights)


def do_stride(s: Wood, by: int) -> None:
    s.stride += by
    s.tell(EVERYONE, FARTHER, s.stride)


def is_caught(s: Wood, least: int) -> bool:
    return s.caught.bit_count() >= least


class CardWords(Words):
    """What the words of the cards mean."""

    @by_word(VOCABULARY, "effect", prefix="do_")
    def do(self, s: Wood, f: Frame, op: int, args: list[int]) -> int:
        return GO_ON

    @by_word(VOCABULARY, "condition", prefix="is_")
    def test(self, s: Wood, f: Frame, op: int, args: list[int]) -> bool:
        return False


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card: the night at whose beginning it is read, and what it does."""

    id: str
    night: int
    effects: list[Any]


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The file content/cards.toml."""

    card: list[Card]


def bound(cards: Cards) -> Bound:
    """The cards as a book, or what is wrong with them."""
    sources = [
        Source(card.id, "cards.toml", ("card", i), {"effects": card.effects}) for i, card in enumerate(cards.card)
    ]
    return bind(VOCABULARY, sources, ids={})


CARDS: Final = load("gloam_poachers", "cards.toml", Cards)
CARD_IDS: Final = [card.id for card in CARDS.card]


# A state names its book. Another process reads the state with these words, and so finds the book open.
BOOK: Final = bound(CARDS).book
if BOOK is not None:
    shelve(BOOK)


@cache
def card_words() -> CardWords:
    """The words with the book of this game's cards."""
    assert BOOK is not None, "content/cards.toml has faults: gloam content check names them"
    return CardWords(BOOK.name)
