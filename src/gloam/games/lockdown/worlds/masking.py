"""The state as a set of seats knows it. Who may know a field stands with the field; what depends on more is here.

A list that holds nothing but HIDDEN is not known, nor how long it is. Whatever else these seats can conclude follows
from the history. So two games that look the same to them give equal states, also while others decide something out of
sight: how far those have come is left out of the agenda.
"""

from __future__ import annotations

from typing import Final

from gloam.core.declared import masking
from gloam.core.state import HIDDEN, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import DRAW_LIMIT, HELIPAD, NOWHERE, STOCK_OF, STOCKS
from gloam.games.lockdown.rules.rounds import ActionPhase, RoundEnd, RoundStart
from gloam.games.lockdown.rules.settlement import Settlement
from gloam.games.lockdown.rules.setup import BirthRooms
from gloam.games.lockdown.rules.trading import Overload
from gloam.games.lockdown.rules.turn import Turn
from gloam.games.lockdown.state import PHASE_ACTION, PHASE_FREE, PHASE_SETUP, Lockdown, Offer, Player, acts

FACE_DOWN: Final = -8
"""A card of which is known only that it lies there."""


def known_player_order(s: Lockdown, p: Player, viewers: int) -> int:
    """The order card is seen when its turn comes (LK-113), and where a swap of it is offered (LK-080)."""
    if viewers >> p.seat & 1 or p.order <= s.turn:
        return p.order
    for offer in s.offers:
        if offer.swap and offer.proposer == p.seat and viewers >> offer.addressee & 1:
            return p.order
    return HIDDEN


def known_offers(s: Lockdown, viewers: int) -> list[Offer]:
    """An offer is known to who makes it and to whom it is made."""
    return [offer.clone() for offer in s.offers if (1 << offer.proposer | 1 << offer.addressee) & viewers]


def room_in_sight(s: Lockdown, viewers: int) -> int:
    """The room where the acting player sees what lies there: once the move has ended (LK-184, LK-224)."""
    if not acts(s, viewers):
        return NOWHERE
    p, d = s.players[s.acting], s.decision_of(s.acting)
    return p.room if d is not None and d.kind != w.ASK_MOVE and not p.shadow else NOWHERE


def known_stocks(s: Lockdown, viewers: int) -> list[list[int]]:
    """How many cards lie in the room, and which, where that is shown; their order means nothing."""
    here = room_in_sight(s, viewers)
    stocks = [[HIDDEN] for _ in range(STOCKS)]
    if here == HELIPAD or (here != NOWHERE and DRAW_LIMIT[here]):
        lying = s.stocks[STOCK_OF[here]]
        shown = here == HELIPAD or s.looking
        stocks[STOCK_OF[here]] = sorted(lying) if shown else [FACE_DOWN] * len(lying)
    return stocks


def known_supply(s: Lockdown, viewers: int) -> list[int]:
    """What was dropped is seen where it lies."""
    return s.supply.copy() if room_in_sight(s, viewers) == HELIPAD else [HIDDEN]


# The agenda


def agenda_for(s: Lockdown, viewers: int) -> list[Step]:
    agenda: list[Step] = list(s.agenda)
    if s.phase == PHASE_SETUP:
        return agenda if knows_of_births(s, viewers) else [RoundStart(), BirthRooms()]
    if s.phase == PHASE_FREE:
        if asked(s, viewers):
            return agenda
        return [ActionPhase()] if has_put_down(s, viewers) else [ActionPhase(), Overload()]
    if s.phase == PHASE_ACTION and not viewers >> s.acting & 1:
        return [step for step in agenda if isinstance(step, (Turn, Settlement, RoundEnd))]
    return agenda


def asked(s: Lockdown, viewers: int) -> bool:
    """Whether one of these seats has a question."""
    return any(viewers >> d.seat & 1 for d in s.pending)


def knows_of_births(s: Lockdown, viewers: int) -> bool:
    """Whether the panels are done: one of these seats chooses a birth room, or has done so."""
    for p in s.players:
        if viewers >> p.seat & 1:
            d = s.decision_of(p.seat)
            if p.room != NOWHERE or (d is not None and d.kind == w.ASK_BIRTH):
                return True
    return False


def has_put_down(s: Lockdown, viewers: int) -> bool:
    """Whether one of these seats has discarded in this free phase, and so knows that trading is over (LK-092)."""
    for i in range(len(s.history) - 1, -1, -1):
        note = s.history.at(i)
        if note.kind == w.TOLD_ROUND:
            return False
        if note.kind == w.TOLD_DISCARDED and note.audience & viewers:
            return True
    return False


masked = masking(Lockdown, globals())
