"""A position in plain words: what scenario files set and expect, and bug reports carry."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.positions.placing import Heaps, Placing, Shape, follows, one_of
from gloam.games.lockdown.content import tables as t
from gloam.games.lockdown.rules.items import WHOLE
from gloam.games.lockdown.rules.rounds import begin_with
from gloam.games.lockdown.state import NEVER, PHASE_IDS, PHASE_SETUP, Lockdown

PHASES: Final = ["setup", "round", "free", "action", "settlement"]
"""Where a set position begins: setup, the start of the round, its free phase with the order cards as they are set, the
turn numbered `turn`, or the settlement step `step`."""


def put_phase(s: Lockdown, at: int, value: Any) -> None:
    s.phase = -1 - one_of(value, PHASES, "phase to begin with")  # `placed` lays the agenda out


def put_room(s: Lockdown, seat: int, room: int) -> None:
    s.players[seat].room = room
    s.players[seat].path = [room] if room != t.NOWHERE else []


def put_shadow(s: Lockdown, seat: int, shadow: bool) -> None:
    p = s.players[seat]
    p.shadow = p.shown = shadow
    if shadow:
        p.hp = p.published = 0


def put_hp(s: Lockdown, seat: int, hp: int) -> None:
    s.players[seat].hp = s.players[seat].published = hp


def on_map(s: Lockdown, at: int) -> list[int]:
    return s.plan.rooms


# Cards are taken from where they lie: hands that are set stay as they are.
CARDS: Final = Heaps(
    "card",
    lambda s: [s.lost, *s.stocks, s.coming, s.supply, s.consumed, s.dead_cards],
    spare=lambda s, card: s.lost,
    same=WHOLE,
)
HEAP: Final = Placing("card", heaps=CARDS)
ROOM: Final = Placing("room", among=on_map)
COUNT: Final = range(100)
ROUND: Final = range(NEVER, t.ROUNDS + 2)
OFFER: Final = {
    "from": Placing("seat", "proposer"),
    "to": Placing("seat", "addressee"),
    "gives": Placing("card", "given"),
    "wants": Placing("card", "wanted"),
    "swap": "flag",
}

SEAT: Final = {
    "genes": Placing(range(1, 32), "force speed load"),
    "hp": Placing(range(t.MOST_HP + 1), put=put_hp),
    "room": Placing("room", put=put_room, among=on_map),
    "path": ROOM,
    "hand": HEAP,
    "shadow": Placing("flag", put=put_shadow),
    "ready": "flag",
    "vote": Placing("floor", none="none"),
    **dict.fromkeys(("boosted", "revived"), ROUND),
    "published": range(t.MOST_HP + 1),
    **dict.fromkeys(("order", "drained", "votes", "death_force", "death_round", "death_step", "death_hp"), COUNT),
    "sent": COUNT,
    "draft": Placing(OFFER, put=follows),
}

POSITIONS: Final[dict[str, Shape]] = {
    "map": Placing(get=lambda s, at: s.plan.id, put=follows),
    "round": range(1, t.ROUNDS + 1),
    "phase": Placing(get=lambda s, at: PHASE_IDS[s.phase], put=put_phase),
    "turn": range(1, 10),
    "step": range(1, 9),
    "acting": Placing("seat", none="", put=follows),
    "gassed": ("mask", "floor"),
    "cleared": ROOM,
    "target": ROOM,
    "recycled": "flag",
    "seat": Placing(("seat", SEAT), "players"),
    "stock": Placing(("room", t.STOCK_ROOMS, Placing("card", heaps=CARDS, loose=True)), "stocks"),
    **dict.fromkeys(("coming", "supply", "consumed", "lost", "dead_cards"), HEAP),
    "drawn": Placing("card", put=follows),
    "offer": Placing(OFFER, "offers", put=follows),
    "ranks": Placing("number", put=follows),
}


def placed(s: Lockdown) -> None:
    """All entries are set: check that they fit together, fill in what was left open, and lay out the agenda."""
    if s.phase >= 0:  # no phase was set, or its agenda is laid out already
        return
    phase = PHASES[-1 - s.phase]
    if phase == "setup":
        s.phase = PHASE_SETUP
        return
    s.round = max(s.round, 1)
    if s.turn > s.seats:
        raise ValueError(f"there are {s.seats} turns in a round")
    held = [p.order for p in s.players if p.order]
    if len(set(held)) < len(held) or any(order > s.seats for order in held):
        raise ValueError(f"every seat holds one of the order cards 1 to {s.seats}")
    left = [order for order in range(1, s.seats + 1) if order not in held]
    for p in s.players:
        p.order = p.order or left.pop(0)
        if p.force == 0:
            p.force, p.speed, p.load = 4, 3, 3
        if p.room == t.NOWHERE:
            p.room = t.MORGUE if p.shadow else s.plan.default_birth
        if p.path[-1:] != [p.room]:
            p.path.append(p.room)
    begin_with(s, phase)
