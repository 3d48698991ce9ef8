"""The killer's deck: drawing, discarding, the hand limit, levels and locked cards (WH-220 to WH-237)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import CARDS, HAND, LEVELS, LOCKED_UNTIL
from gloam.games.whisper.state import KILLER, Whisper


def kinds_of(cards: list[int]) -> list[int]:
    """The kinds of cards in a sorted hand, each once."""
    return [card for i, card in enumerate(cards) if i == 0 or card != cards[i - 1]]


def top_card(s: Whisper) -> int:
    """The top card of the deck; an empty one is made anew from the discard pile first. -1 if there is no card at all
    (WH-223, WH-225, WH-228)."""
    if not s.pile:
        if not s.played:
            return -1
        s.pile = s.played
        s.played = []
        s.rng.shuffle("killer", s.pile)
        # Only he is told: others hear of it by the level that rises (WH-236).
        s.keep(1 << KILLER, w.TOLD_SHUFFLED)
    return s.pile.pop()


def draw(s: Whisper, count: int) -> None:
    """One card at a time; what comes into a full hand is discarded at once (WH-220 to WH-222)."""
    s.announce(w.TOLD_DRAWS, count)
    shuffles = 0
    for _ in range(count):
        fresh = not s.pile
        card = top_card(s)
        if card < 0:
            break
        shuffles += int(fresh)
        if len(s.hand) >= HAND:
            s.played.append(card)
            s.keep(1 << KILLER, w.TOLD_YOU_LOST, card)
        else:
            take(s, card)
            s.keep(1 << KILLER, w.TOLD_YOU_DREW, card)
    for _ in range(shuffles):
        level_up(s)


def discard_top(s: Whisper, count: int) -> None:
    """Cards from the top of the deck (WH-226, WH-227, WH-254)."""
    s.announce(w.TOLD_DISCARDS, count)
    shuffles = 0
    for _ in range(count):
        fresh = not s.pile
        card = top_card(s)
        if card < 0:
            break
        shuffles += int(fresh)
        s.played.append(card)
        s.keep(1 << KILLER, w.TOLD_YOU_DISCARDED, card)
    for _ in range(shuffles):
        level_up(s)


def take(s: Whisper, card: int) -> None:
    s.hand.append(card)
    s.hand.sort()


def level_up(s: Whisper) -> None:
    """The level rises, and with it perhaps the strength; locked cards join the hand (WH-224, WH-229 to WH-233)."""
    if s.level >= LEVELS:
        return
    s.level += 1
    s.announce(w.TOLD_LEVEL, s.level, s.strength())
    for card in s.locked.copy():
        if LOCKED_UNTIL[card] <= s.level:
            s.locked.remove(card)
            take(s, card)
            s.announce(w.TOLD_UNLOCKED, card)
    if len(s.hand) > HAND:
        s.push(LoseCard())


class LoseCard(Step):
    """An unlocked card made the hand too large: any card goes, at the killer's choice (WH-231, WH-232; D29)."""

    def run(self, s: Whisper) -> None:
        if len(s.hand) > HAND:
            s.ask(self, KILLER, w.ASK_LOSE, [w.LOSE | card for card in kinds_of(s.hand)])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        card = option & ARG_MASK
        s.hand.remove(card)
        s.played.append(card)
        s.announce(w.TOLD_LOST)
        s.keep(1 << KILLER, w.TOLD_YOU_CHOSE, card)
        s.push(self)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.LOSE or card >= CARDS or card in s.hand:
            return 0
        return w.NOT_IN_HAND_LOSE | card
