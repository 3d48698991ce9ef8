"""Piles that are drawn from: an empty one is made anew of its discards (AF-169, AF-194, AF-374)."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.state import Aftermath


def reshuffled(s: Aftermath, name: str, discards: list[int]) -> list[int]:
    """Discards as a new deck."""
    cards = discards.copy()
    s.rng.shuffle(name, cards)
    return cards


def top_card(s: Aftermath) -> int:
    """The next card of the action deck, reshuffled if need be (AF-194); -1 if there is none (AF-195)."""
    if not s.deck:
        if not s.discard:
            return -1
        s.deck, s.discard = reshuffled(s, "deck", s.discard), []
        s.announce(w.TOLD_RESHUFFLED)
    card = s.deck.pop()
    if card == s.next_threat:
        s.next_threat = -1
    return card


def top_item(s: Aftermath) -> int:
    """The next card of the item deck; -1 if there is none (AF-374)."""
    if not s.items:
        if not s.item_discard:
            return -1
        s.items, s.item_discard = reshuffled(s, "items", s.item_discard), []
    return s.items.pop()


def draw_encounter(s: Aftermath) -> int:
    """The top encounter card, revealed and discarded (AF-169, AF-170)."""
    if not s.encounters:
        s.encounters, s.encounter_discard = reshuffled(s, "encounters", s.encounter_discard), []
    card = s.encounters.pop()
    s.encounter_discard.append(card)
    s.top_known = False
    return card
