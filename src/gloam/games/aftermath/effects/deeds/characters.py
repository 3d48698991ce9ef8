"""What words do to characters (6.17: damage, heal, convert_toxic, status, ability)."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.core.effects.step import Frame
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import ABILITY_TRAIT, POSITIVE, STATUS_IDS, TOXIC, TRAIT_OF
from gloam.games.aftermath.rules import harm, lessons
from gloam.games.aftermath.rules.harm import NO_STATUS, BookStrike, Strike
from gloam.games.aftermath.rules.statuses import gain_status, lose_status
from gloam.games.aftermath.state import Aftermath

NO_FOE: Final = -1


def damage(
    s: Aftermath, f: Frame, strength: int, who: list[int], n: int, toxic: bool, status: int, on_hit: int
) -> None:
    """One after the other in their order, so they are pushed from the last on (AF-462). What a hit brings is for
    whoever is hit, before the next one defends (AF-464)."""
    special = TOXIC if toxic else 0
    gained = status if status != ABSENT else NO_STATUS
    for seat in reversed(who):
        if on_hit == ABSENT:
            s.push(Strike(seat, strength, n, NO_FOE, special, gained, ranged=False))
        else:
            then = f.later_for(on_hit, seat)
            s.push(BookStrike(seat, strength, n, NO_FOE, special, gained, ranged=False, on_hit=then))


def heal(s: Aftermath, n: int, who: list[int], kind: str) -> None:
    for seat in who:
        heal_one(s, seat, n, kind)


def heal_one(s: Aftermath, seat: int, count: int, kind: str) -> None:
    hero = s.hero(seat)
    before = hero.wounds + hero.toxic
    if kind != "toxic":
        hero.wounds -= min(hero.wounds, count)
        count -= before - hero.wounds - hero.toxic
    if kind != "normal":
        hero.toxic -= min(hero.toxic, count)
    healed = before - hero.wounds - hero.toxic
    if healed:
        s.announce(w.TOLD_HEALED, seat, healed)


def convert_toxic(s: Aftermath, who: list[int]) -> None:
    for seat in who:
        harm.convert_toxic(s, seat)


def status(s: Aftermath, gain: int, lose: int, who: list[int]) -> None:
    """Gained or lost; where neither is named, all negative ones are lost."""
    for seat in who:
        if gain != ABSENT:
            gain_status(s, seat, gain)
        elif lose != ABSENT:
            lose_status(s, seat, lose)
        else:
            for each in range(len(STATUS_IDS)):
                if not POSITIVE[each]:
                    lose_status(s, seat, each)


def ability(s: Aftermath, learn: int, forget: int, who: list[int]) -> None:
    """Each card is there once: the first of its trait takes it out of the ability deck (AF-643). A card that is
    elsewhere is not found (AF-059)."""
    for seat in who:
        if learn in s.campaign.lessons and TRAIT_OF[s.cast[seat]] == ABILITY_TRAIT[learn]:
            lessons.learn(s, seat, learn)
        elif forget in s.hero(seat).abilities:
            lessons.forget(s, seat, forget)
