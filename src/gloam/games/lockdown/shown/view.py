"""The view of a set of seats, built by naming what it may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from gloam.core.words.lexicon import SEAT_LETTERS
from gloam.games.lockdown import words as w
from gloam.games.lockdown.codes import write_offer
from gloam.games.lockdown.content import tables as t
from gloam.games.lockdown.shown.views import AlsoView, DraftView, OfferView, OwnView, SeatView, View
from gloam.games.lockdown.state import PHASE_IDS, Lockdown, Offer, Player

LETTERS: Final[list[str]] = list(SEAT_LETTERS)
NOTHING: Final[tuple[str, ...]] = ()
NO_GENES: Final[tuple[int, ...]] = ()
NOT_SEATED: Final = AlsoView("", None, None, 0, "", NOTHING)


def view_of(s: Lockdown, viewers: int) -> View:
    """What these seats see; nobody sees what everybody sees."""
    mine = [p for p in s.players if viewers >> p.seat & 1]
    p = in_focus(s, mine)
    own = NOT_SEATED if p is None else also_view(s, p)
    return View(
        own.seat,
        own.me,
        own.draft,
        own.offers_left,
        own.answering,
        own.picked,
        t.MAP_IDS[s.map_number],
        s.round,
        PHASE_IDS[s.phase],
        s.step,
        LETTERS[s.acting] if s.acting >= 0 else "",
        tuple([t.FLOOR_IDS[floor] for floor in range(t.FLOORS) if s.gassed >> floor & 1]),
        [seat_view(s, other, viewers) for other in s.players],
        [offer_view(s, o) for o in s.offers if (1 << o.proposer | 1 << o.addressee) & viewers],
        [also_view(s, other) for other in mine if other is not p],
        s.over,
        tuple([LETTERS[i] for i in range(s.seats) if s.ranks[i] == 1]) if s.over else NOTHING,
        {t.ROOM_IDS[room]: cards_of(s.stocks[t.STOCK_OF[room]]) for room in t.STOCK_ROOMS} if s.over else {},
        tuple([t.ROOM_IDS[room] for room in s.cleared]) if s.over else NOTHING,
        {
            "map": t.MAP_IDS[s.map_number],
            "stock": "full" if s.full_stock else "scaled",
            "offers_per_phase": s.offer_limit,
        },
    )


def in_focus(s: Lockdown, mine: list[Player]) -> Player | None:
    """Whoever of the viewers is asked something; else the first of them."""
    for p in mine:
        if s.decision_of(p.seat) is not None:
            return p
    return mine[0] if mine else None


def also_view(s: Lockdown, p: Player) -> AlsoView:
    return AlsoView(
        LETTERS[p.seat],
        own_view(s, p),
        draft_view(p.draft),
        s.offer_limit - p.sent,
        write_offer(p.answering) if p.answering else "",
        cards_of(p.picked),
    )


def cards_of(cards: list[int]) -> tuple[str, ...]:
    return tuple([t.CARD_IDS[card] for card in cards])


def rooms_of(rooms: list[int]) -> tuple[str, ...]:
    return tuple([t.ROOM_IDS[room] for room in rooms])


def name_of_room(room: int) -> str:
    return "nowhere" if room == t.NOWHERE else t.ROOM_IDS[room]


def seat_view(s: Lockdown, p: Player, viewers: int) -> SeatView:
    begun = s.over or (p.order > 0 and p.order <= s.turn)
    return SeatView(
        LETTERS[p.seat],
        p.shown,
        (p.drained if p.shadow else p.hp) if s.over else p.published,
        p.order if begun or viewers >> p.seat & 1 else 0,
        p.order > 0 and p.order <= s.turn and s.acting != p.seat,
        p.boosted == s.round,
        s.protected(p),
        s.ranks[p.seat] if s.over else 0,
        s.seats + 1 - s.ranks[p.seat] if s.over else 0,
        (p.force, p.speed, p.load) if s.over else NO_GENES,
        name_of_room(p.room) if s.over else "",
        cards_of(p.hand) if s.over else NOTHING,
    )


def own_view(s: Lockdown, p: Player) -> OwnView:
    d = s.decision_of(p.seat)
    # What lies in the room is known once the move has ended there.
    here = s.acting == p.seat and d is not None and d.kind != w.ASK_MOVE and not p.shadow
    stock = s.stocks[t.STOCK_OF[p.room]] if here and t.DRAW_LIMIT[p.room] else []
    at_helipad = here and p.room == t.HELIPAD
    return OwnView(
        name_of_room(p.room),
        name_of_room(p.path[0]) if p.path else "nowhere",
        rooms_of(p.path),
        s.steps_left(p) if s.acting == p.seat and d is not None and d.kind == w.ASK_MOVE else 0,
        p.hp if not p.shadow else 0,
        p.shadow,
        p.drained,
        0 if p.shadow else p.force,
        p.speed,
        0 if p.shadow else p.load,
        0 if p.shadow else p.effective_force(),
        p.armed(),
        cards_of(p.hand),
        p.order,
        p.ready,
        p.votes,
        len(stock) if here and t.DRAW_LIMIT[p.room] else -1,
        tuple([t.CARD_IDS[card] for card in sorted(stock)]) if s.looking else NOTHING,
        cards_of(s.supply) if at_helipad else NOTHING,
        tuple([t.CARD_IDS[card] for card in sorted(s.stocks[t.STOCK_OF[t.HELIPAD]])]) if at_helipad else NOTHING,
        cards_of(s.drawn) if here else NOTHING,
    )


def offer_view(s: Lockdown, o: Offer) -> OfferView:
    return OfferView(
        LETTERS[o.addressee],
        cards_of(o.given),
        cards_of(o.wanted),
        o.swap,
        write_offer(o.number),
        LETTERS[o.proposer],
        s.players[o.proposer].order if o.swap else 0,
    )


def draft_view(o: Offer | None) -> DraftView | None:
    return None if o is None else DraftView(LETTERS[o.addressee], cards_of(o.given), cards_of(o.wanted), o.swap)
