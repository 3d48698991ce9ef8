"""A position in plain words: what scenario files set and expect, and bug reports carry."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.lexicon import seat_letter, seat_number
from gloam.core.placing import flag, listed, number, one_of, seat_at
from gloam.core.state import Step
from gloam.games.shadow_hunters.areas import AreaAction
from gloam.games.shadow_hunters.attack import AttackStep
from gloam.games.shadow_hunters.damage import ABOVE
from gloam.games.shadow_hunters.setup import pool_of
from gloam.games.shadow_hunters.state import PHASE_IDS, Player, ShadowHunters
from gloam.games.shadow_hunters.tables import (
    ALLOCATION,
    AREA_IDS,
    CARD_IDS,
    DANIEL,
    DECK_IDS,
    DECK_OF,
    EQUIPMENT,
    EQUIPMENT_IN,
    HP,
    OFF,
    ROLE_IDS,
    ROLES,
    SIDE,
    SIDE_IDS,
)
from gloam.games.shadow_hunters.turn import EndOfTurn, Move, Turn

PHASES: Final = [*PHASE_IDS, "start"]
"""Where a set position begins: the deal, the start of the turn, or directly with one of its steps."""


def position_of(s: ShadowHunters) -> dict[str, Any]:
    """The truth as nested data with ids; piles from the top down."""
    areas = [""] * len(AREA_IDS)
    for area, slot in enumerate(s.slot_of):
        areas[slot] = AREA_IDS[area]
    return {
        "turn": seat_letter(s.turn),
        "phase": PHASE_IDS[s.phase],
        "extra_turn": s.extra_turn,
        "layout": areas,
        "seat": {seat_letter(p.seat): seat_position(p) for p in s.players},
        "aside": [ROLE_IDS[role] for role in s.aside],
        "pile": {deck: [CARD_IDS[c] for c in reversed(s.piles[i])] for i, deck in enumerate(DECK_IDS)},
        "discard": {deck: [CARD_IDS[c] for c in s.discards[i]] for i, deck in enumerate(DECK_IDS)},
        "deaths": [[seat_letter(d >> 4), seat_letter(d & 15)] for d in s.deaths],
    }


def seat_position(p: Player) -> dict[str, Any]:
    return {
        "role": ROLE_IDS[p.role],
        "revealed": p.revealed,
        "alive": p.alive,
        "damage": p.damage,
        "area": "off" if p.area == OFF else AREA_IDS[p.area],
        "equipment": list(EQUIPMENT_IN[p.equipment]),
        "guarded": p.guarded,
        "used": p.used,
    }


def place(s: ShadowHunters, path: list[str], value: Any) -> None:
    """Change one entry of the position of a dealt game that has not begun."""
    head = path[0]
    if head == "seat" and len(path) == 3:
        seat = seat_number(path[1])
        if seat >= s.seats:
            raise ValueError(f"there is no seat {path[1]} at a table of {s.seats}")
        place_seat(s, s.players[seat], path[2], value)
    elif head in ("pile", "discard") and len(path) == 2:
        place_cards(s, head, one_of(path[1], DECK_IDS, "deck"), value)
    elif len(path) == 1 and head == "turn":
        s.turn = seat_at(value, s.seats)
    elif len(path) == 1 and head == "phase":
        s.reschedule(agenda_from(s, PHASES[one_of(value, PHASES, "phase")]))
        s.phase = min(PHASES.index(value), len(PHASE_IDS) - 1) if value != "start" else 1
    elif len(path) == 1 and head == "extra_turn":
        s.extra_turn = flag(value)
    elif len(path) == 1 and head == "layout":
        place_layout(s, value)
    elif len(path) == 1 and head == "aside":
        pass  # follows from the roles of the seats
    elif len(path) == 1 and head == "deaths":
        s.deaths = [seat_at(dead, s.seats) * 16 + seat_at(killer, s.seats) for dead, killer in value]
    else:
        raise ValueError("a position has turn, phase, extra_turn, layout, seat.X.*, pile.*, discard.*, deaths")


def placed(s: ShadowHunters) -> None:
    """All entries are set: check that the roles fit the table and work out what everybody knows."""
    for side in range(3):
        dealt = sum(1 for p in s.players if SIDE[p.role] == side)
        if dealt != ALLOCATION[s.seats][side]:
            wanted = ALLOCATION[s.seats][side]
            raise ValueError(f"{s.seats} players have {wanted} of side {SIDE_IDS[side]}, not {dealt}")
    pool = pool_of(s.seats, s.switches)
    s.unseen = pool
    for p in s.players:
        if not pool >> p.role & 1:
            raise ValueError(f"{ROLE_IDS[p.role]} is not in a game of {s.seats}")
        if p.alive and p.damage >= HP[p.role]:
            raise ValueError(f"{ROLE_IDS[p.role]} would be dead with {p.damage} damage")
    for p in s.players:
        if p.revealed:
            s.turn_up(p)
        else:
            p.may_be = pool & ABOVE[p.damage]
            if s.deaths and p.role != DANIEL:
                p.may_be &= ~(1 << DANIEL)
    s.aside = [role for role in range(ROLES) if all(p.role != role for p in s.players)]
    for step in s.agenda:
        if isinstance(step, (Move, AreaAction, AttackStep)):
            s.reschedule(agenda_from(s, PHASE_IDS[s.phase]))  # the turn may have been set after the phase
            break


def agenda_from(s: ShadowHunters, phase: str) -> list[Step]:
    """The rest of a turn from one of its steps on."""
    if phase == "setup":
        return list(s.agenda)
    if phase == "start":
        return [Turn()]
    rest: list[Step] = [EndOfTurn(), AttackStep(s.turn)]
    if phase != "attack":
        rest.append(AreaAction(s.turn))
    if phase == "move":
        rest.append(Move(s.turn))
    return rest


def place_seat(s: ShadowHunters, p: Player, key: str, value: Any) -> None:
    if key == "role":
        role = one_of(value, ROLE_IDS, "role")
        for q in s.players:
            if q.role == role:
                q.role = p.role  # the two change characters
        p.role = role
    elif key == "damage":
        p.damage = number(value)
    elif key == "area":
        p.area = OFF if value == "off" else one_of(value, AREA_IDS, "area")
    elif key == "equipment":
        place_equipment(s, p, value)
    elif key == "revealed":
        p.revealed = flag(value)
    elif key == "alive":
        p.alive = flag(value)
        if not p.alive:
            p.revealed, p.area = True, OFF
            if all(d >> 4 != p.seat for d in s.deaths):
                s.deaths.append(p.seat * 16 + p.seat)
    elif key == "guarded":
        p.guarded = flag(value)
    elif key == "used":
        p.used = flag(value)
    else:
        raise ValueError(f"a seat has role, damage, area, equipment, revealed, alive, guarded and used, not {key!r}")


def place_equipment(s: ShadowHunters, p: Player, value: Any) -> None:
    cards = [one_of(c, CARD_IDS, "card") for c in listed(value)]
    for card in cards:
        if card >= EQUIPMENT:
            raise ValueError(f"{CARD_IDS[card]} is not equipment")
        lift(s, card)
        p.equipment |= 1 << card


def lift(s: ShadowHunters, card: int) -> None:
    """Take a card from wherever it is."""
    deck = DECK_OF[card]
    if card in s.piles[deck]:
        s.piles[deck].remove(card)
    elif card in s.discards[deck]:
        s.discards[deck].remove(card)
    else:
        for q in s.players:
            if card < EQUIPMENT and q.has(card):
                q.equipment &= ~(1 << card)
                return
        raise ValueError(f"no {CARD_IDS[card]} is left to place")


def place_cards(s: ShadowHunters, where: str, deck: int, value: Any) -> None:
    """`pile`: these cards on top, the first one topmost. `discard`: exactly these, or "rest" for all that is left."""
    if value == "rest":
        target, source = (s.discards, s.piles) if where == "discard" else (s.piles, s.discards)
        target[deck] += source[deck]
        source[deck] = []
        return
    cards = [one_of(c, CARD_IDS, "card") for c in listed(value)]
    if any(DECK_OF[c] != deck for c in cards):
        raise ValueError(f"not all of these are {DECK_IDS[deck]} cards")
    if where == "discard":
        s.piles[deck] = s.discards[deck] + s.piles[deck]
        s.discards[deck] = []
    for card in cards:
        lift(s, card)
    if where == "discard":
        s.discards[deck] = cards
    else:
        s.piles[deck] += reversed(cards)


def place_layout(s: ShadowHunters, value: Any) -> None:
    areas = [one_of(a, AREA_IDS, "area") for a in listed(value)]
    if sorted(areas) != list(range(len(AREA_IDS))):
        raise ValueError("a layout names each of the six areas once, by slot")
    s.slot_of = [areas.index(area) for area in range(len(AREA_IDS))]
