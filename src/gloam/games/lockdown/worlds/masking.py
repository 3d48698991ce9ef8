"""The state as a set of seats knows it: what they know is named here, and everything else is blank.

Whatever else they can conclude follows from the history. So two games that look the same to these seats give equal
states, also while others decide something out of sight: how far those have come is left out of the agenda.
"""

from __future__ import annotations

from typing import Final

from gloam.core.state import EVERYONE, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import DRAW_LIMIT, HELIPAD, NOWHERE, STOCK_OF, STOCKS
from gloam.games.lockdown.rules.rounds import ActionPhase, RoundEnd, RoundStart
from gloam.games.lockdown.rules.settlement import Settlement
from gloam.games.lockdown.rules.setup import BirthRooms
from gloam.games.lockdown.rules.trading import Overload
from gloam.games.lockdown.rules.turn import Turn
from gloam.games.lockdown.state import PHASE_ACTION, PHASE_FREE, PHASE_SETUP, Lockdown, Player

HIDDEN: Final = -9
"""In place of a number that is not known; a list that holds nothing else is not known, nor how long it is."""

FACE_DOWN: Final = -8
"""A card of which is known only that it lies there."""


def masked_for(s: Lockdown, viewers: int) -> Lockdown:
    """What these seats know; once the game is over everything (LK-475)."""
    if s.over or viewers == EVERYONE:
        t = s.clone()
        t.viewers = viewers
        return t
    core = s.masked_core(viewers)
    core.agenda = known_agenda(s, viewers)
    acting = acts(s, viewers)
    here = room_in_sight(s) if acting else NOWHERE
    return Lockdown(
        core,
        s.map_number,
        s.full_stock,
        s.offer_limit,
        s.round,
        s.phase,
        s.step,
        s.acting,
        s.turn,
        [p.clone() if viewers >> p.seat & 1 else stranger(s, p, viewers) for p in s.players],
        known_stocks(s, here),
        [HIDDEN],
        s.supply.copy() if here == HELIPAD else [HIDDEN],
        [HIDDEN],
        [HIDDEN],
        [HIDDEN],
        s.gassed,
        [HIDDEN],
        [offer.clone() for offer in s.offers if (1 << offer.proposer | 1 << offer.addressee) & viewers],
        HIDDEN,
        False,
        s.drawn.copy() if acting else [HIDDEN],
        s.looking and acting,
        [],
        [],
        [],
    )


def acts(s: Lockdown, viewers: int) -> bool:
    """Whether it is the turn of one of these seats."""
    return s.acting >= 0 and viewers >> s.acting & 1 == 1


def stranger(s: Lockdown, p: Player, viewers: int) -> Player:
    """Somebody else as everybody knows him: announced death and revival, adrenaline, published HP, his turn."""
    return Player(
        p.seat,
        HIDDEN,
        HIDDEN,
        HIDDEN,
        HIDDEN,
        p.shown,
        p.shown,
        HIDDEN,
        HIDDEN,
        [HIDDEN],
        [HIDDEN],
        known_order(s, p, viewers),
        False,
        HIDDEN,
        HIDDEN,
        p.boosted,
        p.revived,
        False,
        HIDDEN,
        HIDDEN,
        HIDDEN,
        p.published,
        HIDDEN,
        HIDDEN,
        HIDDEN,
        HIDDEN,
        HIDDEN,
        [HIDDEN],
        None,
        HIDDEN,
        [HIDDEN],
    )


def known_order(s: Lockdown, p: Player, viewers: int) -> int:
    """The order card is seen when its turn comes (LK-113), and where a swap of it is offered (LK-080)."""
    if p.order <= s.turn:
        return p.order
    for offer in s.offers:
        if offer.swap and offer.proposer == p.seat and viewers >> offer.addressee & 1:
            return p.order
    return HIDDEN


def room_in_sight(s: Lockdown) -> int:
    """The room where the acting player sees what lies there: once the move has ended (LK-184, LK-224)."""
    p, d = s.players[s.acting], s.decision_of(s.acting)
    return p.room if d is not None and d.kind != w.ASK_MOVE and not p.shadow else NOWHERE


def known_stocks(s: Lockdown, here: int) -> list[list[int]]:
    """How many cards lie in the room, and which, where that is shown; their order means nothing."""
    stocks = [[HIDDEN] for _ in range(STOCKS)]
    if here == HELIPAD or (here != NOWHERE and DRAW_LIMIT[here]):
        lying = s.stocks[STOCK_OF[here]]
        shown = here == HELIPAD or s.looking
        stocks[STOCK_OF[here]] = sorted(lying) if shown else [FACE_DOWN] * len(lying)
    return stocks


# The agenda


def known_agenda(s: Lockdown, viewers: int) -> list[Step]:
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
