"""The state as a set of seats knows it: what they know is named here, and everything else is blank.

What was once seen of hands and decks stands in the history; hands of others and all decks are blank here.
"""

from __future__ import annotations

from typing import Final

from gloam.core.state import EVERYONE
from gloam.games.halloween.state import MICHAEL, NO_SPACE, Halloween, Mat, Offer
from gloam.games.halloween.traces.trail import STRUCK

HIDDEN: Final = -9
"""In place of a card or a space that is not known."""


def masked_for(s: Halloween, viewers: int) -> Halloween:
    """What these seats know; once the game is over everything."""
    if s.over or viewers == EVERYONE:
        t = s.clone()
        t.viewers = viewers
        return t
    t = s.clone()
    michael = viewers >> MICHAEL & 1 == 1
    return Halloween(
        s.masked_core(viewers),
        s.switches,
        s.board_number,
        s.round,
        s.turn,
        s.deed,
        s.cut_short,
        [mat_for(t.mats[seat], viewers >> seat & 1 == 1, seat == s.turn) for seat in range(s.seats)],
        t.spare,
        t.dead,
        [[HIDDEN] * len(deck) for deck in s.decks],
        t.discard,
        t.tokens,
        s.locks,
        t.dealt if viewers & ~(1 << MICHAEL) else [HIDDEN] * len(s.dealt),
        s.flashlights,
        [],
        offer_for(s, viewers),
        s.refusals if s.turn > MICHAEL and viewers >> s.turn & 1 else 0,
        s.space if michael or s.figure or s.space == NO_SPACE else HIDDEN,
        s.figure,
        s.shadow,
        s.damage,
        s.staggered,
        t.cards if michael else [HIDDEN] * len(s.cards),
        [HIDDEN] * len(s.pile),
        t.played,
        t.sheet if michael else [HIDDEN] * len(s.sheet),
        s.first if michael or s.first == STRUCK else 0,
        s.walking and michael,
        t.way if michael else [],
        s.card,
        s.gone,
        t.trail,
        s.ending,
    )


def mat_for(mat: Mat, mine: bool, on_turn: bool) -> Mat:
    """A mat of which others see everything but the cards. Which Flashlights were used matters to the victim on turn,
    who knows; whoever gets one from it cannot always tell."""
    if not mine:
        mat.hand = [HIDDEN] * len(mat.hand)
    if not mine or not on_turn:
        mat.lit = 0
    return mat


def offer_for(s: Halloween, viewers: int) -> Offer | None:
    """A trade on its way is known to who makes it, and once it is sent to the partner (HW-321)."""
    offer = s.offer
    if offer is None:
        return None
    proposer, partner = viewers >> s.turn & 1 == 1, viewers >> offer.partner & 1 == 1
    if not proposer and not (offer.sent and partner):
        return None
    shown = offer.shown.copy() if proposer else [HIDDEN] * len(offer.shown)
    reply = offer.reply.copy() if partner else []
    return Offer(offer.partner, offer.given.copy(), offer.wanted.copy(), shown, offer.sent, reply)
