"""All words of the adventure book and of the cards. docs/adventure-book.md lists them for writers, and a test compares
the two."""

from __future__ import annotations

from gloam.core.effects.vocabulary import Vocabulary
from gloam.games.aftermath.effects.words import (
    cards,
    characters,
    colony,
    conditions,
    dials,
    enemies,
    granting,
    items,
    leading,
    maps,
    numbers,
    page,
    peeking,
    sets,
    travel,
    trials,
)

WHO = ["reader", "party", "keeper"]
"""Who may decide; the reader, where nothing is said."""

VOCABULARY = Vocabulary(
    cards,
    characters,
    colony,
    conditions,
    dials,
    enemies,
    granting,
    items,
    leading,
    maps,
    numbers,
    page,
    peeking,
    sets,
    travel,
    trials,
    who=WHO,
    braces="flag_value",
)
