"""What words do to characters (6.17: damage, heal, convert_toxic, status, ability)."""

from __future__ import annotations

from typing import Final

from gloam.core.effect_program import ABSENT
from gloam.core.effect_step import Frame
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    ABILITY_TRAIT,
    POSITIVE,
    STATUS_IDS,
    TRAIT_OF,
)
from gloam.games.aftermath.rules.harm import NO_STATUS, BookStrike, Strike
from gloam.games.aftermath.rules.lessons import forget, learn
from gloam.games.aftermath.rules.statuses import gain_status, lose_status
from gloam.games.aftermath.state import Aftermath

ON_HIT: Final = 5
"""Where the argument `on_hit` of damage is, if it is given."""


def damage(s: Aftermath, f: Frame, args: list[int]) -> None:
    """One after the other in their order, so they are pushed from the last on (AF-462). What a hit brings is for
    whoever is hit, before the next one defends (AF-464)."""
    status = args[4] if args[4] != ABSENT else NO_STATUS
    for seat in reversed(f.items(s, args[1])):
        if len(args) > ON_HIT:
            then = f.later_for(args[ON_HIT], seat)
            s.push(BookStrike(seat, args[0], args[2], -1, args[3], status, False, then))
        else:
            s.push(Strike(seat, args[0], args[2], -1, args[3], status, False))


def heal_kind(s: Aftermath, seat: int, count: int, kind: int) -> None:
    hero = s.hero(seat)
    before = hero.wounds + hero.toxic
    if kind != 1:
        hero.wounds -= min(hero.wounds, count)
        count -= before - hero.wounds - hero.toxic
    if kind != 0:
        hero.toxic -= min(hero.toxic, count)
    healed = before - hero.wounds - hero.toxic
    if healed:
        s.announce(w.TOLD_HEALED, seat, healed)


def change_status(s: Aftermath, seat: int, args: list[int]) -> None:
    if args[0] != ABSENT:
        gain_status(s, seat, args[0])
    elif args[1] != ABSENT:
        lose_status(s, seat, args[1])
    else:
        for status in range(len(STATUS_IDS)):
            if not POSITIVE[status]:
                lose_status(s, seat, status)


def change_abilities(s: Aftermath, seats: list[int], learnt: int, forgotten: int) -> None:
    """Each card is there once: the first of its trait takes it out of the ability deck (AF-643). A card that is
    elsewhere is not found (AF-059)."""
    for seat in seats:
        if learnt in s.campaign.lessons and TRAIT_OF[s.cast[seat]] == ABILITY_TRAIT[learnt]:
            learn(s, seat, learnt)
        elif forgotten in s.hero(seat).abilities:
            forget(s, seat, forgotten)
