"""Hermit cards that changed hands: how the history keeps them, and what each viewer can read there.

Kept are, in this order: the card its giver read (to the giver alone), the card the receiver got (to the receiver
alone), the answer that all could see, and for Prediction the character that was shown (to the giver alone).
"""

from __future__ import annotations

from typing import Final

from gloam.core.history import EVERYONE, History, Note
from gloam.core.value import Value
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import ALL_ROLES, CARDS, FACE_DOWN, FIRST_HERMIT, NO_CARD, ROLES
from gloam.games.shadow_hunters.rules.answers import FITTING, PUBLIC
from gloam.games.shadow_hunters.state import ShadowHunters

SEATS: Final = 8
HERMIT_CARDS: Final = CARDS - FIRST_HERMIT
UNTOLD: Final[list[list[int]]] = [[ALL_ROLES] * seats for seats in range(SEATS + 1)]
"""By number of seats: what somebody knows of them whom no Hermit card has told anything. Shared, so never changed."""


# Keeping


def keep_read(s: ShadowHunters, giver: int, card: int) -> None:
    s.keep(1 << giver, w.TOLD_HERMIT_READ, giver, card)


def keep_received(s: ShadowHunters, giver: int, taker: int, card: int) -> None:
    s.keep(1 << taker, w.TOLD_HERMIT_RECEIVED, giver, card)


def keep_answer(s: ShadowHunters, giver: int, taker: int, result: int, unhurt: bool) -> None:
    """The visible result; it narrows what the table can believe of the receiver."""
    s.keep(EVERYONE, w.TOLD_HERMIT_ANSWERED, taker, giver, result, int(unhurt))
    p = s.players[taker]
    if not p.revealed:
        p.may_be &= PUBLIC[result * 2 + int(unhurt)]


def keep_shown(s: ShadowHunters, giver: int, taker: int, role: int) -> None:
    s.keep(1 << giver, w.TOLD_SHOWN_ROLE, taker, role)


# Reading


def taker_in(answer: Note) -> int:
    return answer.facts[0]


def giver_in(answer: Note) -> int:
    return answer.facts[1]


def result_in(answer: Note) -> int:
    return answer.facts[2]


def outcome_in(answer: Note) -> int:
    """Result and whether the receiver was unhurt, as the tables of answers count them."""
    facts = answer.facts
    return facts[2] * 2 + facts[3]


def card_in(note: Note) -> int:
    """The card that a note tells its giver or its receiver."""
    return note.facts[1]


class Hands:
    """The Hermit cards so far, as some viewers know them: what they heard, taken together.

    `answers` are the notes of what all could see, and `cards` the cards answered, FACE_DOWN where no viewer had them in
    hands. `told` is by seat the mask of characters that the answers leave, for the givers among the viewers; `shown`
    are the seats whose character card they were shown.
    """

    def __init__(self, history: History, viewers: int, seats: int) -> None:
        answers: list[Note] = []
        cards: list[int] = []
        told = UNTOLD[seats]
        shown = 0
        card = FACE_DOWN
        for note in history.since(0):
            audience = note.audience
            if audience == EVERYONE:
                answers.append(note)
                cards.append(card)
                if card != FACE_DOWN:
                    if viewers >> giver_in(note) & 1:
                        taker = taker_in(note)
                        told = told.copy()
                        told[taker] &= FITTING[card * w.RESULTS * 2 + outcome_in(note)]
                    card = FACE_DOWN
            elif audience & viewers:
                if note.kind == w.TOLD_SHOWN_ROLE:
                    told = told.copy()
                    told[note.facts[0]] = 1 << note.facts[1]
                    shown |= 1 << note.facts[0]
                else:
                    card = card_in(note)
        self.answers = answers
        self.cards = cards
        self.told = told
        self.shown = shown


class Handed(Value):
    """A Hermit card that was answered; `card` is FACE_DOWN where no viewer had it in hands."""

    def __init__(self, giver: int, taker: int, card: int, result: int, unhurt: bool) -> None:
        self.giver = giver
        self.taker = taker
        self.card = card
        self.result = result
        self.unhurt = unhurt


def handed_in(answer: Note, card: int) -> Handed:
    """The card that was answered so."""
    facts = answer.facts
    return Handed(facts[1], facts[0], card, facts[2], facts[3] == 1)


def answers_in(history: History) -> int:
    """How many Hermit cards were answered."""
    n = 0
    for note in history.since(0):
        if note.audience == EVERYONE:
            n += 1
    return n


# Another world


def retold(known: ShadowHunters, answers: list[Note], cards: list[int], passing: int, roles: list[int]) -> History:
    """The whole history of a world that looks like `known`: these cards were answered, and this one is on its way."""
    notes: list[Note] = []
    for i in range(len(answers)):
        answer = answers[i]
        giver, taker, card = giver_in(answer), taker_in(answer), cards[i] - FIRST_HERMIT
        notes.append(READ[giver * HERMIT_CARDS + card])
        notes.append(RECEIVED[(giver * SEATS + taker) * HERMIT_CARDS + card])
        notes.append(answer)
        if result_in(answer) == w.RESULT_SHOWN:
            notes.append(SHOWN[(giver * SEATS + taker) * ROLES + roles[taker]])
    if passing != NO_CARD:
        card = passing - FIRST_HERMIT
        notes.append(READ[known.giver * HERMIT_CARDS + card])
        if known.taker >= 0:
            notes.append(RECEIVED[(known.giver * SEATS + known.taker) * HERMIT_CARDS + card])
    return History(notes)


# All private notes that there can be: worlds share them.
READ: Final[list[Note]] = [
    Note(1 << giver, w.TOLD_HERMIT_READ, (giver, card), 0)
    for giver in range(SEATS)
    for card in range(FIRST_HERMIT, CARDS)
]
RECEIVED: Final[list[Note]] = [
    Note(1 << taker, w.TOLD_HERMIT_RECEIVED, (giver, card), 0)
    for giver in range(SEATS)
    for taker in range(SEATS)
    for card in range(FIRST_HERMIT, CARDS)
]
SHOWN: Final[list[Note]] = [
    Note(1 << giver, w.TOLD_SHOWN_ROLE, (taker, role), 0)
    for giver in range(SEATS)
    for taker in range(SEATS)
    for role in range(ROLES)
]
