"""A position in plain words: what scenario files set and expect, and bug reports carry."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.lexicon import seat_letter
from gloam.core.placing import Entry, Shape, follows, listed, one_of, seat_at
from gloam.core.state import Step
from gloam.games.shadow_hunters import tables as t
from gloam.games.shadow_hunters.areas import AreaAction
from gloam.games.shadow_hunters.attack import AttackStep
from gloam.games.shadow_hunters.damage import ABOVE
from gloam.games.shadow_hunters.setup import pool_of
from gloam.games.shadow_hunters.state import PHASE_IDS, ShadowHunters
from gloam.games.shadow_hunters.turn import EndOfTurn, Move, Turn

PHASES: Final = [*PHASE_IDS, "start"]
"""Where a set position begins: the deal, the start of the turn, or directly with one of its steps."""


def put_phase(s: ShadowHunters, at: int, value: Any) -> None:
    phase = one_of(value, PHASES, "phase")
    s.reschedule(agenda_from(s, value))
    s.phase = phase if value != "start" else 1


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


def put_equipment(s: ShadowHunters, seat: int, cards: int) -> None:
    for card in range(cards.bit_length()):
        if cards >> card & 1:
            if card >= t.EQUIPMENT:
                raise ValueError(f"{t.CARD_IDS[card]} is not equipment")
            lift(s, card)
            s.players[seat].equipment |= 1 << card


def put_deaths(s: ShadowHunters, at: int, value: Any) -> None:
    s.deaths = [seat_at(dead, s.seats) * 16 + seat_at(killer, s.seats) for dead, killer in listed(value)]


def put_pile(s: ShadowHunters, deck: int, value: Any) -> None:
    """These cards on top, the first one topmost; or "rest" for all that is left."""
    if value == "rest":
        s.piles[deck] += s.discards[deck]
        s.discards[deck] = []
    else:
        s.piles[deck] += reversed(lifted(s, deck, value))


def put_discard(s: ShadowHunters, deck: int, value: Any) -> None:
    """Exactly these cards, or "rest" for all that is left."""
    if value == "rest":
        s.discards[deck] += s.piles[deck]
        s.piles[deck] = []
    else:
        s.piles[deck] = s.discards[deck] + s.piles[deck]
        s.discards[deck] = []
        s.discards[deck] = lifted(s, deck, value)


def names(cards: list[int]) -> list[str]:
    return [t.CARD_IDS[c] for c in cards]


def lifted(s: ShadowHunters, deck: int, value: Any) -> list[int]:
    cards = [one_of(c, t.CARD_IDS, "card") for c in listed(value)]
    if any(t.DECK_OF[c] != deck for c in cards):
        raise ValueError(f"not all of these are {t.DECK_IDS[deck]} cards")
    for card in cards:
        lift(s, card)
    return cards


POSITIONS: Final[dict[str, Shape]] = {
    "turn": "seat",
    "phase": Entry(get=lambda s, at: PHASE_IDS[s.phase], put=put_phase),
    "extra_turn": "flag",
    "layout": Entry("area", get=lambda s, at: [s.slot_of.index(slot) for slot in range(t.AREAS)], put=put_layout),
    "seat": Entry(
        (
            "seat",
            {
                "role": Entry("role", put=put_role),
                "revealed": "flag",
                "alive": Entry("flag", put=put_alive),
                "damage": range(100),
                "area": "area",
                "equipment": Entry(("mask", "card"), put=put_equipment),
                "guarded": "flag",
                "used": "flag",
            },
        ),
        "players",
    ),
    "aside": Entry("role", put=follows),
    "pile": Entry(("deck", Entry(get=lambda s, deck: names(s.piles[deck][::-1]), put=put_pile)), "piles"),
    "discard": Entry(("deck", Entry(get=lambda s, deck: names(s.discards[deck]), put=put_discard)), "discards"),
    "deaths": Entry(get=lambda s, at: [[seat_letter(d >> 4), seat_letter(d & 15)] for d in s.deaths], put=put_deaths),
}


def placed(s: ShadowHunters) -> None:
    """All entries are set: check that the roles fit the table and work out what everybody knows."""
    for side in range(3):
        dealt = sum(1 for p in s.players if t.SIDE[p.role] == side)
        if dealt != t.ALLOCATION[s.seats][side]:
            wanted = t.ALLOCATION[s.seats][side]
            raise ValueError(f"{s.seats} players have {wanted} of side {t.SIDE_IDS[side]}, not {dealt}")
    pool = pool_of(s.seats, s.switches)
    s.unseen = pool
    for p in s.players:
        if not pool >> p.role & 1:
            raise ValueError(f"{t.ROLE_IDS[p.role]} is not in a game of {s.seats}")
        if p.alive and p.damage >= t.HP[p.role]:
            raise ValueError(f"{t.ROLE_IDS[p.role]} would be dead with {p.damage} damage")
    for p in s.players:
        if p.revealed:
            s.turn_up(p)
        else:
            p.may_be = pool & ABOVE[p.damage]
            if s.deaths and p.role != t.DANIEL:
                p.may_be &= ~(1 << t.DANIEL)
    s.aside = [role for role in range(t.ROLES) if all(p.role != role for p in s.players)]
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


def lift(s: ShadowHunters, card: int) -> None:
    """Take a card from wherever it is."""
    deck = t.DECK_OF[card]
    if card in s.piles[deck]:
        s.piles[deck].remove(card)
    elif card in s.discards[deck]:
        s.discards[deck].remove(card)
    else:
        for q in s.players:
            if card < t.EQUIPMENT and q.has(card):
                q.equipment &= ~(1 << card)
                return
        raise ValueError(f"no {t.CARD_IDS[card]} is left to place")
