"""Gifts: a card that is worth more in other hands (WH-101, WH-107)."""

from __future__ import annotations

from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import CARTRIDGES, GEARS, ITEMS, REVOLVER, SLOTS, TOOLBOX, TRANSMITTER
from gloam.games.whisper.mind.chances import BONUS, best_bonus
from gloam.games.whisper.rules.trading import copies
from gloam.games.whisper.state import Victim, Whisper


def gift(s: Whisper, slot: int, other: int) -> int:
    """The kind of card that one should hand to the other, or -1. Where everybody plays for himself, nobody gives."""
    v, taker = s.victims[slot], s.victims[other]
    if s.crossroads or not taker.inside() or taker.place != v.place or len(taker.items) >= SLOTS:
        return -1
    for item in (wanted_tool(s, v, taker), wanted_weapon(v, taker)):
        if item >= 0 and copies(v, item) and [slot, other, 1, item] not in s.declined:
            return item
    return -1


def wanted_tool(s: Whisper, v: Victim, taker: Victim) -> int:
    """A Toolbox for whoever can still work at the transmitter in this turn."""
    if not v.holds(TOOLBOX) or taker.holds(TOOLBOX) or s.repaired or s.gears >= GEARS - 1:
        return -1
    return TOOLBOX if v.acted and not taker.acted and taker.place == TRANSMITTER else -1


def wanted_weapon(v: Victim, taker: Victim) -> int:
    """Cartridges to the Revolver; and one of two weapons to somebody who has none."""
    if v.holds(CARTRIDGES) and taker.holds(REVOLVER) and not v.holds(REVOLVER):
        return CARTRIDGES
    if best_bonus(taker):
        return -1
    least, weapons = -1, 0
    for item in range(ITEMS):
        if item != CARTRIDGES and item != REVOLVER and BONUS[item] and v.holds(item):
            weapons += copies(v, item)
            if least < 0 or BONUS[item] < BONUS[least]:
                least = item
    return least if weapons > 1 or (weapons and v.holds(REVOLVER)) else -1


def written(s: Whisper, options: list[int]) -> int:
    """The next word of an offer of one's own."""
    offer = s.offer
    if offer is None:
        return w.DROP
    if offer.given:
        return w.SEND if w.SEND in options else w.DROP
    item = gift(s, offer.giver, offer.taker)
    return w.GIVE | item if item >= 0 and w.GIVE | item in options else w.DROP


def answered(s: Whisper) -> int:
    """What costs nothing is taken, as long as there is room for it."""
    offer = s.offer
    if offer is None or offer.wanted:
        return w.DECLINE
    return w.ACCEPT if len(s.victims[offer.taker].items) < SLOTS else w.DECLINE
