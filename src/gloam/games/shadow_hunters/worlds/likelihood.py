"""How likely each character makes the answers to Hermit cards."""

from __future__ import annotations

from typing import Final

from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    APPLIES_TO,
    CARDS,
    EFFECT_OF,
    FACE_DOWN,
    FIRST_HERMIT,
    FULL_DECKS,
    GIVE_OR_HURT,
    HERMIT,
    NO_CARD,
    PREDICTION,
    ROLES,
    UNKNOWN,
)
from gloam.games.shadow_hunters.rules.answers import obeyed
from gloam.games.shadow_hunters.rules.handed import Handed

DECK_SIZE: Final = 16
LEAST: Final = 0.0001
"""No answer rules a character out by itself: only the masks of a belief do."""

GIVES: Final = 0.3
"""How often somebody who may choose gives a card instead of taking the damage."""

DENIES: Final = 0.6
"""How often Unknown says that nothing happens."""


def _answers() -> list[float]:
    """By card, result, unhurt and character: how likely the character answers the card so."""
    chances = [0.0] * (CARDS * w.RESULTS * 2 * ROLES)
    for card in range(FIRST_HERMIT, CARDS):
        for result in range(w.RESULTS):
            for unhurt in range(2):
                for role in range(ROLES):
                    i = ((card * w.RESULTS + result) * 2 + unhurt) * ROLES + role
                    chances[i] = _answer(card, result, unhurt == 1, role)
    return chances


def _answer(card: int, result: int, unhurt: bool, role: int) -> float:
    denied = 1.0 if result == w.RESULT_NOTHING else 0.0
    carried_out = 0.0
    if obeyed(card, result, unhurt):
        carried_out = 1.0
        if EFFECT_OF[card] == GIVE_OR_HURT:
            carried_out = GIVES if result == w.RESULT_GAVE else 1.0 - GIVES
    if card == PREDICTION:
        return carried_out
    if role == UNKNOWN:
        return DENIES * denied + (1.0 - DENIES) * carried_out
    return carried_out if APPLIES_TO[card] >> role & 1 else denied


ANSWERS: Final[list[float]] = _answers()


def likelihoods(seats: int, log: list[Handed], discarded: int, holding: int) -> list[list[float]]:
    """By seat and character: how likely it makes the seat's answers to Hermit cards.

    `discarded` of the last entries lie on the pile; before them the deck went round whole. `holding` is the card in a
    viewer's hands or NO_CARD. A card not seen is any of those no viewer has seen in the same round of the deck.
    """
    table = [[1.0] * ROLES for _ in range(seats)]
    end = len(log)
    start = end - discarded if discarded < end else 0
    unseen = unseen_cards(log, start, end, holding)
    while end > 0:
        for i in range(start, end):
            weigh_answer(table[log[i].taker], log[i], unseen)
        end = start
        start = end - DECK_SIZE if end > DECK_SIZE else 0
        unseen = unseen_cards(log, start, end, NO_CARD)
    return table


def unseen_cards(log: list[Handed], start: int, end: int, holding: int) -> list[int]:
    """The Hermit deck without the cards that viewers have seen in one round of it."""
    cards = FULL_DECKS[HERMIT].copy()
    if holding in cards:
        cards.remove(holding)
    for i in range(start, end):
        if log[i].card in cards:
            cards.remove(log[i].card)
    return cards


def weigh_answer(row: list[float], entry: Handed, unseen: list[int]) -> None:
    cards = [entry.card] if entry.card != FACE_DOWN else unseen
    offset = entry.result * 2 + int(entry.unhurt)
    for role in range(ROLES):
        chance = 0.0
        for card in cards:
            chance += ANSWERS[(card * w.RESULTS * 2 + offset) * ROLES + role]
        row[role] *= chance / len(cards) + LEAST
