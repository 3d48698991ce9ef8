"""What words do to action cards (6.17: cards, influence, threat)."""

from __future__ import annotations

from gloam.core.effects.program import ABSENT
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import BLACK, COLOR_OF, INFLUENCE_CARD
from gloam.games.aftermath.rules.decks import top_card
from gloam.games.aftermath.rules.drawing import DrawByEffect
from gloam.games.aftermath.rules.hands import (
    DiscardSome,
    check_limit,
    clear_threats,
    colors,
    discard_card,
    drop_last_threat,
    place_threats,
    take_card,
)
from gloam.games.aftermath.state import Aftermath


def threat(s: Aftermath, clear: bool, remove: int, add: int) -> None:
    if clear:
        clear_threats(s)
    elif remove != ABSENT:
        for _ in range(remove):
            drop_last_threat(s)
    else:
        for _ in range(add):
            reveal_threat(s)


def reveal_threat(s: Aftermath) -> None:
    """Action cards are revealed until a threat card is found; calamity cards have no effect."""
    for _ in range(len(s.deck) + len(s.discard)):
        card = top_card(s)
        if card < 0:
            return
        if COLOR_OF[card] == BLACK:
            place_threats(s, [card])
            return
        s.discard.append(card)


def cards(s: Aftermath, draw: int, discard: int, discard_color: int, discard_all: bool, who: list[int]) -> None:
    """One after the other in their order, so they are pushed from the last on."""
    for seat in reversed(who):
        if draw != ABSENT:
            s.push(DrawByEffect(seat, draw))
        elif discard != ABSENT:
            s.push(DiscardSome(seat, discard))
        else:
            for card in s.hands[seat].copy():
                if discard_all or colors(card) >> discard_color & 1:
                    discard_card(s, seat, card)


def influence(s: Aftermath, hero: int, out: bool) -> None:
    """An influence card comes into its player's hand, or goes out of play (AF-010 to AF-012)."""
    card = INFLUENCE_CARD[hero]
    if out:
        for cards in [s.deck, s.discard, *s.hands]:
            if card in cards:
                cards.remove(card)
        return
    task = s.task
    held = any(card in cards for cards in [s.deck, s.discard, *s.hands]) or (task is not None and task.first == card)
    if hero not in s.cast or held:
        return
    seat = s.cast.index(hero)
    take_card(s, seat, card)
    s.announce(w.TOLD_DREW_CARD, seat, card)
    check_limit(s, seat)
