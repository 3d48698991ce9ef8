"""The killer's cards as the victims can think of them: a story of his deck that fits all that was shown.

How many cards lie where follows from what is public. Every card is a token that goes from pile to pile; what a token
is, the story says when the card is played, or at the end. A story that comes to a contradiction is told anew.
"""

from __future__ import annotations

from typing import Final

from gloam.core.history import Note
from gloam.core.rng import Rng
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import CARDS, DECKS, HAND, LOCKED_UNTIL, STARTING_HAND
from gloam.games.whisper.rules.cards import Pay
from gloam.games.whisper.state import Whisper

TRIES: Final = 200
UNKNOWN: Final = -1

OF_CARDS: Final = (
    w.TOLD_PLAYED, w.TOLD_PAID, w.TOLD_DRAWS, w.TOLD_DISCARDS, w.TOLD_LOST, w.TOLD_UNLOCKED,
)  # fmt: skip


class Contradiction(Exception):
    """This story cannot have been."""


class Story:
    """Tokens by number with what they are, and where they lie."""

    def __init__(self, killer: int) -> None:
        self.kinds: list[int] = []
        self.hand: list[int] = []
        self.pile: list[int] = []
        self.played: list[int] = []
        self.left = [0] * CARDS  # copies that no token is yet
        for card in DECKS[killer]:
            if LOCKED_UNTIL[card] <= 1:
                self.left[card] += 1
                self.pile.append(self.token(UNKNOWN))
        for _ in range(STARTING_HAND):
            self.hand.append(self.pile.pop())

    def token(self, kind: int) -> int:
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def top(self, rng: Rng) -> int:
        """The order in the deck is anybody's guess."""
        if not self.pile:
            self.pile = self.played
            self.played = []
        if not self.pile:
            return -1
        return self.pile.pop(rng.below(len(self.pile)))

    def draw(self, count: int, rng: Rng) -> None:
        for _ in range(count):
            token = self.top(rng)
            if token >= 0:
                (self.played if len(self.hand) >= HAND else self.hand).append(token)

    def discard(self, count: int, rng: Rng) -> None:
        for _ in range(count):
            token = self.top(rng)
            if token >= 0:
                self.played.append(token)

    def show(self, card: int, rng: Rng) -> int:
        """A card of the hand is shown; returns its token."""
        able = [token for token in self.hand if self.kinds[token] == card]
        if self.left[card]:
            able += [token for token in self.hand if self.kinds[token] == UNKNOWN]
        if not able:
            raise Contradiction
        token = able[rng.below(len(able))]
        if self.kinds[token] == UNKNOWN:
            self.kinds[token] = card
            self.left[card] -= 1
        return token

    def lay(self, token: int) -> None:
        self.hand.remove(token)
        self.played.append(token)

    def lose(self, count: int, apart: int, wanted: list[int], rng: Rng) -> None:
        """Cards leave the hand unseen: rather not those that are played later."""
        for _ in range(count):
            able = [token for token in self.hand if token != apart]
            if not able:
                raise Contradiction
            rather = [token for token in able if self.kinds[token] not in wanted]
            if rather and rng.below(6):
                able = rather
            self.lay(able[rng.below(len(able))])


def told_of_cards(known: Whisper) -> list[Note]:
    notes: list[Note] = []
    for i in range(len(known.history)):
        note = known.history.at(i)
        if note.kind in OF_CARDS:
            notes.append(note)
    return notes


def paying(known: Whisper) -> Pay | None:
    """The card that is being paid for just now."""
    for d in known.pending:
        if isinstance(d.step, Pay):
            return d.step
    return None


def tell(known: Whisper, notes: list[Note], rng: Rng) -> Story:
    story = Story(known.killer)
    last = -1
    open_ = paying(known)
    for i in range(len(notes)):
        kind = notes[i].kind
        fact = notes[i].facts[0] if notes[i].facts else 1
        if kind == w.TOLD_PLAYED:
            last = story.show(fact, rng)
            if open_ is None or i + 1 < len(notes):
                story.lay(last)
        elif kind == w.TOLD_DRAWS:
            story.draw(fact, rng)
        elif kind == w.TOLD_DISCARDS:
            story.discard(fact, rng)
        elif kind == w.TOLD_UNLOCKED:
            story.hand.append(story.token(fact))
        else:
            story.lose(fact if kind == w.TOLD_PAID else 1, -1, played_soon(notes, i), rng)
    if open_ is not None:
        story.lose(len(story.hand) - len(known.hand), last, [], rng)
    return story


def played_soon(notes: list[Note], i: int) -> list[int]:
    """The cards that are shown after a note, before the deck has gone round."""
    return [note.facts[0] for note in notes[i + 1 : i + 9] if note.kind == w.TOLD_PLAYED]


def deal_killer(known: Whisper, world: Whisper, rng: Rng) -> None:
    """Hand, deck and discard pile of the killer in an imagined world."""
    notes = told_of_cards(known)
    for _ in range(TRIES):
        try:
            story = tell(known, notes, rng)
        except Contradiction:
            continue
        if len(story.hand) != len(known.hand) or len(story.pile) != len(known.pile):
            break  # a position that was set up has no such past
        fill(story, rng)
        world.hand = sorted(story.kinds[token] for token in story.hand)
        world.pile = [story.kinds[token] for token in story.pile]
        world.played = [story.kinds[token] for token in story.played]
        rng.shuffle("killer", world.pile)
        return
    deal_anything(known, world, rng)


def fill(story: Story, rng: Rng) -> None:
    """What was never shown is whatever is left."""
    rest = [card for card in range(CARDS) for _ in range(story.left[card])]
    rng.shuffle("cards", rest)
    for token in range(len(story.kinds)):
        if story.kinds[token] == UNKNOWN:
            story.kinds[token] = rest.pop()


def deal_anything(known: Whisper, world: Whisper, rng: Rng) -> None:
    """Any cards of his, as many as there are; the one that he pays for is in his hand."""
    rest = DECKS[known.killer].copy()
    for card in known.locked:
        rest.remove(card)
    rng.shuffle("cards", rest)
    hand: list[int] = []
    open_ = paying(known)
    if open_ is not None:
        rest.remove(open_.card)
        hand.append(open_.card)
    while len(hand) < len(known.hand):
        hand.append(rest.pop())
    world.hand = sorted(hand)
    world.pile = rest[: len(known.pile)]
    world.played = rest[len(known.pile) : len(known.pile) + len(known.played)]
