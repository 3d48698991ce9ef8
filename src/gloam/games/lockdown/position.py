"""A position in plain words: what scenario files set and expect, and bug reports carry."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from gloam.core.placing import Entry, Shape, follows, one_of
from gloam.core.state import Step
from gloam.games.lockdown import tables as t
from gloam.games.lockdown.rounds import ActionPhase, RoundEnd, RoundStart, push_turns
from gloam.games.lockdown.settlement import Settlement, push_steps
from gloam.games.lockdown.state import (
    NEVER,
    PHASE_ACTION,
    PHASE_FREE,
    PHASE_IDS,
    PHASE_SETTLEMENT,
    PHASE_SETUP,
    Lockdown,
)
from gloam.games.lockdown.trade import FreePhase, Overload

PHASES: Final = ["setup", "round", "free", "action", "settlement"]
"""Where a set position begins: setup, the start of the round, its free phase with the order cards as they are set, the
turn numbered `turn`, or the settlement step `step`."""


def put_phase(s: Lockdown, at: int, value: Any) -> None:
    s.phase = -1 - one_of(value, PHASES, "phase to begin with")  # `placed` lays the agenda out


def put_genes(s: Lockdown, seat: int, value: Any) -> None:
    if not isinstance(value, list) or len(value) != 3 or not all(type(x) is int and 1 <= x < 32 for x in value):
        raise ValueError(f"a panel is Force, Speed and Load, such as [4, 3, 3], not {value!r}")
    p = s.players[seat]
    p.force, p.speed, p.load = value


def put_hp(s: Lockdown, seat: int, hp: int) -> None:
    s.players[seat].hp = s.players[seat].published = hp


def put_room(s: Lockdown, seat: int, room: int) -> None:
    s.players[seat].room = room
    s.players[seat].path = [room] if room != t.NOWHERE else []


def put_shadow(s: Lockdown, seat: int, shadow: bool) -> None:
    p = s.players[seat]
    p.shadow = p.shown = shadow
    if shadow:
        p.hp = p.published = 0


def put_hand(s: Lockdown, seat: int, cards: list[int]) -> None:
    refill(s, s.players[seat].hand, cards)


def put_stock(s: Lockdown, room: int, cards: list[int]) -> None:
    refill(s, s.stocks[t.STOCK_OF[room]], cards)


def put_heap(name: str, s: Lockdown, at: int, cards: list[int]) -> None:
    refill(s, getattr(s, name), cards)


def refill(s: Lockdown, heap: list[int], cards: list[int]) -> None:
    """Exactly these cards: what lay there is lost, and each card is taken from wherever one is."""
    s.lost += heap
    heap.clear()
    for card in cards:
        lift(s, card)
    heap += cards


def on_map(s: Lockdown, room: int) -> None:
    if room != t.NOWHERE and not s.plan.is_room[room]:
        raise ValueError(f"the {s.plan.id} map has no room {t.ROOM_IDS[room]}")


def heap(name: str) -> Entry:
    return Entry("card", put=partial(put_heap, name))


ROOM: Final = Entry("room", check=on_map)
COUNT: Final = range(100)
OFFER: Final = {
    "from": Entry("seat", "proposer"),
    "to": Entry("seat", "addressee"),
    "gives": Entry("card", "given"),
    "wants": Entry("card", "wanted"),
    "swap": "flag",
}

SEAT: Final = {
    "genes": Entry(
        get=lambda s, seat: [s.players[seat].force, s.players[seat].speed, s.players[seat].load], put=put_genes
    ),
    "hp": Entry(range(t.MOST_HP + 1), put=put_hp),
    "room": Entry("room", put=put_room, check=on_map),
    "path": ROOM,
    "hand": Entry("card", put=put_hand),
    "order": COUNT,
    "shadow": Entry("flag", put=put_shadow),
    "drained": COUNT,
    "ready": "flag",
    "vote": Entry("floor", none="none"),
    "votes": COUNT,
    "boosted": range(NEVER, t.ROUNDS + 2),
    "revived": range(NEVER, t.ROUNDS + 2),
    "published": range(t.MOST_HP + 1),
    "death_force": COUNT,
    "death_round": COUNT,
    "death_step": COUNT,
    "death_hp": COUNT,
    "sent": COUNT,
    "draft": Entry(OFFER, put=follows),
}

POSITIONS: Final[dict[str, Shape]] = {
    "map": Entry(get=lambda s, at: s.plan.id, put=follows),
    "round": range(1, t.ROUNDS + 1),
    "phase": Entry(get=lambda s, at: PHASE_IDS[s.phase], put=put_phase),
    "turn": range(1, 10),
    "step": range(1, 9),
    "acting": Entry("seat", none="", put=follows),
    "gassed": ("mask", "floor"),
    "cleared": ROOM,
    "target": ROOM,
    "recycled": "flag",
    "seat": Entry(("seat", SEAT), "players"),
    "stock": Entry(
        ("room", t.STOCK_ROOMS, Entry("card", get=lambda s, room: sorted(s.stocks[t.STOCK_OF[room]]), put=put_stock)),
        "stocks",
    ),
    **{name: heap(name) for name in ("coming", "supply", "consumed", "lost", "dead_cards")},
    "drawn": Entry("card", put=follows),
    "offer": Entry(OFFER, "offers", put=follows),
    "ranks": Entry("number", put=follows),
}


def lift(s: Lockdown, card: int) -> None:
    """Take a card from the lost pile, a stock, or the supply: hands that are set stay as they are."""
    if card == t.NO_CARD:
        raise ValueError("nobody holds a card that is hidden")
    for heap in (s.lost, *s.stocks, s.coming, s.supply, s.consumed, s.dead_cards):
        for lying in heap:
            if t.WHOLE[lying] == t.WHOLE[card]:
                heap.remove(lying)
                return
    raise ValueError(f"no {t.CARD_IDS[card]} is left to place")


def placed(s: Lockdown) -> None:
    """All entries are set: check that they fit together, fill in what was left open, and lay out the agenda."""
    if s.phase >= 0:  # no phase was set, or its agenda is laid out already
        return
    phase = -1 - s.phase
    if PHASES[phase] == "setup":
        s.phase = PHASE_SETUP
        return
    if s.round == 0:
        s.round = 1
    if s.turn > s.seats:
        raise ValueError(f"there are {s.seats} turns in a round")
    for p in s.players:
        if p.force == 0:
            p.force, p.speed, p.load = 4, 3, 3
        if p.room == t.NOWHERE and not p.shadow:
            p.room = s.plan.default_birth
        if p.room == t.NOWHERE:
            p.room = t.MORGUE
        if not p.path:
            p.path = [p.room]
        if p.path[-1] != p.room:
            p.path.append(p.room)
    deal_orders(s)
    s.reschedule([])
    if PHASES[phase] == "round":
        s.round -= 1
        s.phase = PHASE_FREE
        s.push(RoundStart())
    elif PHASES[phase] == "free":
        s.phase = PHASE_FREE
        rest: list[Step] = [ActionPhase(), Overload(), FreePhase()]
        for step in rest:
            s.push(step)
    elif PHASES[phase] == "action":
        s.phase = PHASE_ACTION
        first = s.turn if s.turn else 1
        if first == 1:
            s.push(ActionPhase())
        else:
            push_turns(s, first)
            s.turn = first - 1
    else:
        s.phase = PHASE_SETTLEMENT
        s.turn = s.seats
        s.push(RoundEnd())
        if s.step:
            push_steps(s, s.step)
        else:
            s.push(Settlement())


def deal_orders(s: Lockdown) -> None:
    """Seats without an order card get the lowest that are left, in their order."""
    held = [p.order for p in s.players if p.order]
    if len(set(held)) < len(held) or any(order > s.seats for order in held):
        raise ValueError(f"every seat holds one of the order cards 1 to {s.seats}")
    left = [order for order in range(1, s.seats + 1) if order not in held]
    for p in s.players:
        if not p.order:
            p.order = left.pop(0)
