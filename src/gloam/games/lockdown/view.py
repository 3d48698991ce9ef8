"""The view of a seat, built by naming what it may see (the ledger's table of who may know what)."""

from __future__ import annotations

from typing import Final

from gloam.core.lexicon import SEAT_LETTERS
from gloam.games.lockdown import words as w
from gloam.games.lockdown.lexicon import EVENTS, write_genes, write_offer
from gloam.games.lockdown.state import PHASE_IDS, PUBLIC, Lockdown, Offer, Player
from gloam.games.lockdown.tables import (
    CARD_IDS,
    DRAW_LIMIT,
    FLOOR_IDS,
    FLOORS,
    HELIPAD,
    MAP_IDS,
    NOWHERE,
    ROOM_IDS,
    STOCK_OF,
    STOCK_ROOMS,
)
from gloam.games.lockdown.views import DraftView, Known, OfferView, OwnView, SeatView, View

LETTERS: Final[list[str]] = list(SEAT_LETTERS)
NOTHING: Final[tuple[str, ...]] = ()
NO_GENES: Final[tuple[int, ...]] = ()

KIND_KEYS: Final[list[str]] = [event.key for event in EVENTS]
_REFS: Final = ["seat", "number", "room", "card", "floor", "cause", "meeting", "genes", "offer", "seats"]
FACT_REFS: Final[list[list[int]]] = [[_REFS.index(ref) for _, ref in event.facts] for event in EVENTS]
"""By kind of event: what each fact refers to, as a place in `_REFS`."""


def view_of(s: Lockdown, viewer: int) -> View:
    """What seat `viewer` sees; -1 sees what everybody sees."""
    p = s.players[viewer] if viewer >= 0 else None
    return View(
        LETTERS[viewer] if viewer >= 0 else "",
        MAP_IDS[s.map_number],
        s.round,
        PHASE_IDS[s.phase],
        s.step,
        LETTERS[s.acting] if s.acting >= 0 else "",
        tuple([FLOOR_IDS[floor] for floor in range(FLOORS) if s.gassed >> floor & 1]),
        [seat_view(s, other, viewer) for other in s.players],
        None if p is None else own_view(s, p),
        [offer_view(s, o) for o in s.offers if viewer >= 0 and (o.proposer == viewer or o.addressee == viewer)],
        None if p is None or p.draft is None else draft_view(p.draft),
        0 if p is None else s.offer_limit - p.sent,
        "" if p is None or not p.answering else write_offer(p.answering),
        NOTHING if p is None else cards_of(p.picked),
        chronicle_for(s, viewer),
        s.over,
        tuple([LETTERS[i] for i in range(s.seats) if s.ranks[i] == 1]) if s.over else NOTHING,
        {ROOM_IDS[room]: cards_of(s.stocks[STOCK_OF[room]]) for room in STOCK_ROOMS} if s.over else {},
        tuple([ROOM_IDS[room] for room in s.cleared]) if s.over else NOTHING,
        {
            "map": MAP_IDS[s.map_number],
            "stock": "full" if s.full_stock else "scaled",
            "offers_per_phase": s.offer_limit,
        },
    )


def cards_of(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in cards])


def rooms_of(rooms: list[int]) -> tuple[str, ...]:
    return tuple([ROOM_IDS[room] for room in rooms])


def name_of_room(room: int) -> str:
    return "nowhere" if room == NOWHERE else ROOM_IDS[room]


def seat_view(s: Lockdown, p: Player, viewer: int) -> SeatView:
    begun = s.over or (p.order > 0 and p.order <= s.turn)
    return SeatView(
        LETTERS[p.seat],
        p.shown,
        (p.drained if p.shadow else p.hp) if s.over else p.published,
        p.order if begun or p.seat == viewer else 0,
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
    stock = s.stocks[STOCK_OF[p.room]] if here and DRAW_LIMIT[p.room] else []
    at_helipad = here and p.room == HELIPAD
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
        len(stock) if here and DRAW_LIMIT[p.room] else -1,
        tuple([CARD_IDS[card] for card in sorted(stock)]) if s.looking else NOTHING,
        cards_of(s.supply) if at_helipad else NOTHING,
        tuple([CARD_IDS[card] for card in sorted(s.stocks[STOCK_OF[HELIPAD]])]) if at_helipad else NOTHING,
        cards_of(s.drawn) if here else NOTHING,
    )


def offer_view(s: Lockdown, o: Offer) -> OfferView:
    return OfferView(
        write_offer(o.number),
        LETTERS[o.proposer],
        LETTERS[o.addressee],
        cards_of(o.given),
        cards_of(o.wanted),
        o.swap,
        s.players[o.proposer].order if o.swap else 0,
    )


def draft_view(o: Offer) -> DraftView:
    return DraftView(LETTERS[o.addressee], cards_of(o.given), cards_of(o.wanted), o.swap)


def chronicle_for(s: Lockdown, viewer: int) -> list[Known]:
    """What the viewer was told, in order; everything once the game is over (LK-475)."""
    mask = PUBLIC if viewer < 0 else PUBLIC | 1 << viewer
    return [known(entry) for entry in s.chronicle if s.over or entry >> 50 & mask]


def known(entry: int) -> Known:
    """An entry of the chronicle in words (see `Lockdown.note`)."""
    kind = entry >> 43 & 127
    refs = FACT_REFS[kind]
    facts: list[str | int] = []
    if len(refs) > 0:
        facts.append(fact(refs[0], entry >> 32 & 255))
    if len(refs) > 1:
        facts.append(fact(refs[1], entry >> 16 & 0xFFFF))
    if len(refs) > 2:
        facts.append(fact(refs[2], entry >> 8 & 255))
    if len(refs) > 3:
        facts.append(fact(refs[3], entry & 255))
    return (entry >> 40 & 7, KIND_KEYS[kind], tuple(facts))


def fact(ref: int, number: int) -> str | int:
    if ref == 0:
        return LETTERS[number]
    if ref == 1:
        return number
    if ref == 2:
        return ROOM_IDS[number]
    if ref == 3:
        return CARD_IDS[number]
    if ref == 4:
        return FLOOR_IDS[number]
    if ref == 5:
        return w.CAUSE_IDS[number]
    if ref == 6:
        return w.MEETING_IDS[number]
    return write_genes(number) if ref == 7 else write_offer(number)
