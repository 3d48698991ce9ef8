"""A position in plain words: what scenario files set and expect, and bug reports carry."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.lexicon import seat_letter, seat_number
from gloam.core.placing import flag, listed, number, one_of
from gloam.core.state import Step
from gloam.games.lockdown.rounds import ActionPhase, RoundEnd, RoundStart, push_turns
from gloam.games.lockdown.settlement import Settlement, push_steps
from gloam.games.lockdown.state import (
    NEVER,
    NO_FLOOR,
    PHASE_ACTION,
    PHASE_FREE,
    PHASE_IDS,
    PHASE_SETTLEMENT,
    PHASE_SETUP,
    Lockdown,
    Offer,
    Player,
)
from gloam.games.lockdown.tables import (
    CARD_IDS,
    FLOOR_IDS,
    FLOORS,
    MORGUE,
    MOST_HP,
    NOWHERE,
    ROOM_IDS,
    ROUNDS,
    STOCK_OF,
    STOCK_ROOMS,
    WHOLE,
)
from gloam.games.lockdown.trade import FreePhase, Overload

PHASES: Final = ["setup", "round", "free", "action", "settlement"]
"""Where a set position begins: setup, the start of the round, its free phase with the order cards as they are set, the
turn numbered `turn`, or the settlement step `step`."""

SEAT_KEYS: Final = (
    "genes, hp, room, path, hand, order, shadow, drained, ready, vote, votes, boosted, revived, published, "
    "death_force, death_round, death_step, death_hp, sent, draft"
)
HEAPS: Final = ["coming", "supply", "consumed", "lost", "dead_cards"]


def position_of(s: Lockdown) -> dict[str, Any]:
    """The truth as nested data with ids."""
    return {
        "map": s.plan.id,
        "round": s.round,
        "phase": PHASE_IDS[s.phase],
        "turn": s.turn,
        "step": s.step,
        "acting": seat_letter(s.acting) if s.acting >= 0 else "",
        "gassed": [FLOOR_IDS[f] for f in range(FLOORS) if s.gassed >> f & 1],
        "cleared": [ROOM_IDS[room] for room in s.cleared],
        "target": name_of(s.target),
        "recycled": s.recycled,
        "seat": {seat_letter(p.seat): seat_position(p) for p in s.players},
        "stock": {ROOM_IDS[room]: cards(sorted(s.stocks[STOCK_OF[room]])) for room in STOCK_ROOMS},
        "coming": cards(s.coming),
        "supply": cards(s.supply),
        "consumed": cards(s.consumed),
        "lost": cards(s.lost),
        "dead_cards": cards(s.dead_cards),
        "drawn": cards(s.drawn),
        "offer": [offer_position(o) for o in s.offers],
        "ranks": list(s.ranks),
    }


def cards(numbers: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in numbers]


def name_of(room: int) -> str:
    return "nowhere" if room == NOWHERE else ROOM_IDS[room]


def offer_position(o: Offer) -> dict[str, Any]:
    return {
        "from": seat_letter(o.proposer),
        "to": seat_letter(o.addressee),
        "gives": cards(o.given),
        "wants": cards(o.wanted),
        "swap": o.swap,
    }


def seat_position(p: Player) -> dict[str, Any]:
    return {
        "genes": [p.force, p.speed, p.load],
        "hp": p.hp,
        "room": name_of(p.room),
        "path": [ROOM_IDS[room] for room in p.path],
        "hand": cards(p.hand),
        "order": p.order,
        "shadow": p.shadow,
        "drained": p.drained,
        "ready": p.ready,
        "vote": FLOOR_IDS[p.vote] if p.vote != NO_FLOOR else "none",
        "votes": p.votes,
        "boosted": p.boosted,
        "revived": p.revived,
        "published": p.published,
        "death_force": p.death_force,
        "death_round": p.death_round,
        "death_step": p.death_step,
        "death_hp": p.death_hp,
        "sent": p.sent,
        "draft": {} if p.draft is None else offer_position(p.draft),
    }


def place(s: Lockdown, path: list[str], value: Any) -> None:
    """Change one entry of the position of a game that has not begun."""
    head = path[0]
    if head == "seat" and len(path) == 3:
        seat = seat_number(path[1])
        if seat >= s.seats:
            raise ValueError(f"there is no seat {path[1]} at a table of {s.seats}")
        place_seat(s, s.players[seat], path[2], value)
    elif head == "stock" and len(path) == 2:
        room = room_of(s, path[1])
        if STOCK_OF[room] < 0:
            raise ValueError(f"no cards lie in {path[1]}")
        s.stocks[STOCK_OF[room]] = refill(s, s.stocks[STOCK_OF[room]], value)
    elif len(path) != 1:
        raise ValueError(f"a position has no {'.'.join(path)}")
    elif head in HEAPS:
        setattr(s, head, refill(s, getattr(s, head), value))
    elif head == "round":
        s.round = number(value, 1, ROUNDS)
    elif head == "phase":
        s.phase = -1 - one_of(value, PHASES, "phase to begin with")  # `placed` lays the agenda out
    elif head == "turn":
        s.turn = number(value, 1, s.seats)
    elif head == "step":
        s.step = number(value, 1, 8)
    elif head == "gassed":
        s.gassed = 0
        for floor in listed(value):
            s.gassed |= 1 << one_of(floor, FLOOR_IDS, "floor")
    elif head == "cleared":
        s.cleared = [room_of(s, room) for room in listed(value)]
    elif head == "target":
        s.target = NOWHERE if value == "nowhere" else room_of(s, value)
    elif head == "recycled":
        s.recycled = flag(value)
    elif head in ("map", "acting", "drawn", "offer", "ranks"):
        pass  # these follow from the options and the course of play
    else:
        raise ValueError(
            f"a position has round, phase, turn, step, gassed, cleared, target, recycled, seat.X.*, stock.ROOM, "
            f"{', '.join(HEAPS)}, not {head!r}"
        )


def place_seat(s: Lockdown, p: Player, key: str, value: Any) -> None:
    if key == "genes":
        p.force, p.speed, p.load = three(value)
    elif key == "hp":
        p.hp = p.published = number(value, 0, MOST_HP)
    elif key == "published":
        p.published = number(value, 0, MOST_HP)
    elif key == "room":
        p.room = NOWHERE if value == "nowhere" else room_of(s, value)
        p.path = [p.room] if p.room != NOWHERE else []
    elif key == "path":
        p.path = [room_of(s, room) for room in listed(value)]
    elif key == "hand":
        p.hand = refill(s, p.hand, value)
    elif key == "shadow":
        p.shadow = p.shown = flag(value)
        if p.shadow:
            p.hp = p.published = 0
    elif key == "ready":
        p.ready = flag(value)
    elif key == "vote":
        p.vote = NO_FLOOR if value == "none" else one_of(value, FLOOR_IDS, "floor")
    elif key in ("boosted", "revived"):
        setattr(p, key, number(value, NEVER, ROUNDS + 1))
    elif key in ("order", "drained", "votes", "death_force", "death_round", "death_step", "death_hp", "sent"):
        setattr(p, key, number(value, 0, 99))
    elif key != "draft":
        raise ValueError(f"a seat has {SEAT_KEYS}, not {key!r}")


def refill(s: Lockdown, heap: list[int], value: Any) -> list[int]:
    """Exactly these cards: what lay there is lost, and each card is taken from wherever one is."""
    wanted = [one_of(card, CARD_IDS, "card") for card in listed(value)]
    s.lost += heap
    heap.clear()
    for card in wanted:
        lift(s, card)
    return wanted


def lift(s: Lockdown, card: int) -> None:
    """Take a card from the lost pile, a stock, or the supply: hands that are set stay as they are."""
    for heap in (s.lost, *s.stocks, s.coming, s.supply, s.consumed, s.dead_cards):
        for lying in heap:
            if WHOLE[lying] == WHOLE[card]:
                heap.remove(lying)
                return
    raise ValueError(f"no {CARD_IDS[card]} is left to place")


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
    for p in s.players:
        if p.force == 0:
            p.force, p.speed, p.load = 4, 3, 3
        if p.room == NOWHERE and not p.shadow:
            p.room = s.plan.default_birth
        if p.room == NOWHERE:
            p.room = MORGUE
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


def room_of(s: Lockdown, value: Any) -> int:
    room = one_of(str(value), ROOM_IDS, "room")
    if not s.plan.is_room[room]:
        raise ValueError(f"the {s.plan.id} map has no room {value}")
    return room


def three(value: Any) -> tuple[int, int, int]:
    if not isinstance(value, list) or len(value) != 3 or not all(type(x) is int and 1 <= x < 32 for x in value):
        raise ValueError(f"a panel is Force, Speed and Load, such as [4, 3, 3], not {value!r}")
    return value[0], value[1], value[2]
