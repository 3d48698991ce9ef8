"""What words do to action cards (6.17: cards, influence, threat)."""

from __future__ import annotations

from gloam.core.effect_program import ABSENT
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


def change_threat(s: Aftermath, args: list[int]) -> None:
    if args[0] == 1:
        clear_threats(s)
    elif args[1] != ABSENT:
        for _ in range(args[1]):
            drop_last_threat(s)
    else:
        for _ in range(args[2]):
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


def change_cards(s: Aftermath, seat: int, args: list[int]) -> None:
    if args[0] != ABSENT:
        s.push(DrawByEffect(seat, args[0]))
    elif args[1] != ABSENT:
        s.push(DiscardSome(seat, args[1]))
    else:
        for card in s.hands[seat].copy():
            if args[3] == 1 or colors(card) >> args[2] & 1:
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
