"""A position in plain words: what scenario files set and expect, and bug reports carry."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.positions.placing import Heaps, Placing, Shape, follows, listed, one_of, seat_at
from gloam.core.words.lexicon import seat_letter
from gloam.games.shadow_hunters.content import tables as t
from gloam.games.shadow_hunters.rules.damage import ABOVE
from gloam.games.shadow_hunters.rules.setup import pool_of
from gloam.games.shadow_hunters.rules.turn import TURN, rest_of_turn
from gloam.games.shadow_hunters.state import PHASE_IDS, PHASE_MOVE, ShadowHunters

PHASES: Final = [*PHASE_IDS, "start"]
"""Where a set position begins: the deal, the start of the turn, or directly with one of its steps."""


def put_phase(s: ShadowHunters, at: int, value: Any) -> None:
    phase = one_of(value, PHASES, "phase")
    if value == "start":
        s.reschedule([TURN])
        s.phase = PHASE_MOVE
    elif value != "setup":
        s.reschedule(rest_of_turn(s, phase))
        s.phase = phase


def put_layout(s: ShadowHunters, at: int, areas: list[int]) -> None:
    if sorted(areas) != list(range(t.AREAS)):
        raise ValueError("a layout names each of the six areas once, by slot")
    s.slot_of = [areas.index(area) for area in range(t.AREAS)]


def put_role(s: ShadowHunters, seat: int, role: int) -> None:
    for q in s.players:
        if q.role == role:
            q.role = s.players[seat].role  # the two change characters
    s.players[seat].role = role


def put_alive(s: ShadowHunters, seat: int, alive: bool) -> None:
    p = s.players[seat]
    p.alive = alive
    if not alive:
        p.revealed, p.area = True, t.OFF
        if all(d >> 4 != seat for d in s.deaths):
            s.deaths.append(seat * 16 + seat)


def put_deaths(s: ShadowHunters, at: int, value: Any) -> None:
    s.deaths = [seat_at(dead, s.seats) * 16 + seat_at(killer, s.seats) for dead, killer in listed(value)]


CARDS: Final = Heaps(
    "card",
    lambda s: [*s.piles, *s.discards],
    spare=lambda s, card: s.piles[t.DECK_OF[card]],
    worn=(lambda s: s.players, "equipment"),
    rest=lambda s, deck: (s.piles[deck], s.discards[deck]),
)

PILE: Final = Placing("card", among=lambda s, deck: t.FULL_DECKS[deck], heaps=CARDS, pile=True)
HEAP: Final = Placing("card", among=lambda s, deck: t.FULL_DECKS[deck], heaps=CARDS)

SEAT: Final = {
    "role": Placing("role", put=put_role),
    "revealed": "flag",
    "alive": Placing("flag", put=put_alive),
    "damage": range(100),
    "area": "area",
    "equipment": Placing(("mask", "card"), among=range(t.EQUIPMENT), heaps=CARDS),
    "guarded": "flag",
    "used": "flag",
}

POSITIONS: Final[dict[str, Shape]] = {
    "turn": "seat",
    "phase": Placing(get=lambda s, at: PHASE_IDS[s.phase], put=put_phase),
    "extra_turn": "flag",
    "layout": Placing("area", get=lambda s, at: [s.slot_of.index(slot) for slot in range(t.AREAS)], put=put_layout),
    "seat": Placing(("seat", SEAT), "players"),
    "aside": Placing("role", put=follows),
    "pile": Placing(("deck", PILE), "piles"),
    "discard": Placing(("deck", HEAP), "discards"),
    "deaths": Placing(get=lambda s, at: [[seat_letter(d >> 4), seat_letter(d & 15)] for d in s.deaths], put=put_deaths),
}


def placed(s: ShadowHunters) -> None:
    """All entries are set: check that the roles fit the table and work out what everybody knows."""
    for side in range(3):
        dealt = sum(1 for p in s.players if t.SIDE[p.role] == side)
        if dealt != t.ALLOCATION[s.seats][side]:
            wanted = t.ALLOCATION[s.seats][side]
            raise ValueError(f"{s.seats} players have {wanted} of side {t.SIDE_IDS[side]}, not {dealt}")
    s.unseen = pool_of(s.seats, s.switches)
    for p in s.players:
        if not s.unseen >> p.role & 1:
            raise ValueError(f"{t.ROLE_IDS[p.role]} is not in a game of {s.seats}")
        if p.alive and p.damage >= t.HP[p.role]:
            raise ValueError(f"{t.ROLE_IDS[p.role]} would be dead with {p.damage} damage")
        p.may_be = s.unseen & ABOVE[p.damage]
        if s.deaths and p.role != t.DANIEL:
            p.may_be &= ~(1 << t.DANIEL)
    for p in s.players:
        if p.revealed:
            s.turn_up(p)
    s.aside = [role for role in range(t.ROLES) if all(p.role != role for p in s.players)]
    if s.phase >= PHASE_MOVE and TURN not in s.agenda:
        s.reschedule(rest_of_turn(s, s.phase))  # the turn may have been set after the phase
