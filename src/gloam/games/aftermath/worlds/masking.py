"""The state as a set of seats knows it. Who may know a field stands with the field; what depends on more is here."""

from __future__ import annotations

from gloam.core.declared import masking
from gloam.core.state import HIDDEN
from gloam.games.aftermath.content.tables import BLACK, COLOR_OF
from gloam.games.aftermath.figures import Find
from gloam.games.aftermath.state import Aftermath


def known_hands(s: Aftermath, viewers: int) -> list[list[int]]:
    """Hands may be closed (AF-033). Threat and calamity cards that were drawn are open to all until they are placed or
    discarded."""
    hands: list[list[int]] = []
    for seat in range(len(s.hands)):
        hand = s.hands[seat]
        if s.shows_hand(seat, viewers):
            hands.append(hand.copy())
        else:
            open_cards = [card for card in hand if COLOR_OF[card] >= BLACK]
            hands.append([HIDDEN] * (len(hand) - len(open_cards)) + sorted(open_cards))
    return hands


def known_encounters(s: Aftermath, viewers: int) -> list[int]:
    """The deck lies face down, but its top card may have been shown."""
    cards = [HIDDEN] * len(s.encounters)
    if s.top_known and s.encounters:
        cards[-1] = s.encounters[-1]
    return cards


def known_finds(s: Aftermath, viewers: int) -> list[Find]:
    """Scavenge tokens on the map lie face down until somebody turns one up."""
    return [find if find.known else Find(find.space, find.pile, HIDDEN, False) for find in s.finds]


masked = masking(Aftermath, globals())
