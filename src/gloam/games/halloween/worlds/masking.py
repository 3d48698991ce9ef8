"""The state as a set of seats knows it. Who may know a field stands with the field; what depends on more is here.

What was once seen of hands and decks stands in the history; hands of others and all decks are blank here.
"""

from __future__ import annotations

from gloam.core.declared import masking
from gloam.core.state import HIDDEN
from gloam.games.halloween.state import NO_SPACE, Halloween, Mat, Offer, michael, on_turn
from gloam.games.halloween.traces.trail import STRUCK


def known_mat_lit(s: Halloween, mat: Mat, viewers: int) -> int:
    """Which Flashlights were used matters to the victim on turn, who knows; whoever gets one from it cannot always
    tell."""
    return mat.lit if on_turn(s, viewers) and mat is s.mats[s.turn] else 0


def known_offer(s: Halloween, viewers: int) -> Offer | None:
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


def known_space(s: Halloween, viewers: int) -> int:
    """Where Michael is, everybody knows while his figure stands there."""
    return s.space if michael(s, viewers) or s.figure or s.space == NO_SPACE else HIDDEN


def known_first(s: Halloween, viewers: int) -> int:
    """An Attack is seen by all; what else his first action was, only Michael knows."""
    return s.first if michael(s, viewers) or s.first == STRUCK else 0


masked = masking(Halloween, globals())
