"""Preparation: areas, decks, characters, starting player (SH-001 to SH-027)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gloam.core.rng import Rng
from gloam.core.state import EVERYONE, Step, opening
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALL_ROLES,
    ALLOCATION,
    AREA_OF_TOTAL,
    AREAS,
    BOB,
    BOB_IN_POOL,
    CHOICE,
    FULL_DECKS,
    NO_CARD,
    OFF,
    SIDE_MASK,
    bits,
)
from gloam.games.shadow_hunters.options import Switches
from gloam.games.shadow_hunters.rules.hermit import hand_over, read_top_card
from gloam.games.shadow_hunters.rules.turn import TURN
from gloam.games.shadow_hunters.state import PHASE_SETUP, Player, ShadowHunters


def new_game(seats: int, rng: Rng, switches: Switches) -> ShadowHunters:
    """A dealt game before its first turn."""
    slot_of = list(range(AREAS))
    rng.shuffle("areas", slot_of)
    piles = [deck.copy() for deck in FULL_DECKS]
    rng.shuffle("hermit", piles[0])
    rng.shuffle("white", piles[1])
    rng.shuffle("black", piles[2])
    pool = pool_of(seats, switches)
    hand = draw_characters(seats, rng, pool)
    players = [Player(seat, hand[seat], True, False, 0, OFF, 0, False, False, pool) for seat in range(seats)]
    starter = rng.die("starter", seats) - 1
    return ShadowHunters(
        opening(seats, rng, Deal()),
        switches,
        players,
        slot_of,
        left_aside(hand),
        starter,
        PHASE_SETUP,
        False,
        piles,
        [[], [], []],
        NO_CARD,
        -1,
        -1,
        NO_CARD,
        pool,
        [],
        -1,
        False,
        0,
        [],
        [],
    )


def pool_of(seats: int, switches: Switches) -> int:
    """The characters that can be in play, as everybody knows: Bob is left out of large games (SH-015 to SH-018)."""
    pool = ALL_ROLES
    if not BOB_IN_POOL[seats] and not switches.bob_large_games:
        pool &= ~(1 << BOB)
    for side in range(3):
        if ALLOCATION[seats][side] == 0:
            pool &= ~SIDE_MASK[side]
    return pool


def draw_characters(seats: int, rng: Rng, pool: int) -> list[int]:
    """Each side shuffled and drawn from by the allocation table, then dealt at random (SH-011, SH-019)."""
    hand: list[int] = []
    for side in range(3):
        group = bits(pool & SIDE_MASK[side])
        rng.shuffle("characters", group)
        hand += group[: ALLOCATION[seats][side]]
    rng.shuffle("characters", hand)
    return hand


def left_aside(hand: list[int]) -> list[int]:
    """The characters that nobody was dealt."""
    aside = ALL_ROLES
    for role in hand:
        aside &= ~(1 << role)
    return bits(aside)


@mypyc_attr(acyclic=True)
class Deal(Step):
    """Everybody looks at their own card; the starting player is on (SH-020, SH-022)."""

    def run(self, s: ShadowHunters) -> None:
        for p in s.players:
            s.tell(1 << p.seat, w.TOLD_ROLE, p.seat, p.role)
        s.tell(EVERYONE, w.TOLD_START, s.turn)
        s.push(TURN)
        if s.switches.quick_start:
            for seat in reversed(s.interrupt_order()):
                s.push(QuickHermit(seat))
            for seat in reversed(s.interrupt_order()):
                s.push(QuickMove(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class QuickMove(Step):
    """Quick start: roll for a starting area; a 7 is rolled again and the area does nothing (SH-027)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        total = CHOICE
        while total == CHOICE:
            d4, d6 = s.rng.die("d4", 4), s.rng.die("d6", 6)
            total = d4 + d6
            s.tell(EVERYONE, w.TOLD_MOVE_ROLL, self.seat, d4, d6, total)
        p = s.players[self.seat]
        p.area = AREA_OF_TOTAL[total]
        s.tell(EVERYONE, w.TOLD_MOVED, self.seat, p.area)


@mypyc_attr(acyclic=True, free_list_len=1)
class QuickHermit(Step):
    """Quick start: a Hermit card for the left neighbour, who resolves it (SH-027)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        read_top_card(s, self.seat)
        hand_over(s, self.seat, (self.seat + 1) % s.seats)
