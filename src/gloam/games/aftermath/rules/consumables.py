"""Consumables: what items do that are used up (AF-375, 6.8)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    AID_TIN,
    ANTIVENOM,
    CONSUMABLE,
    DOWNPOUR,
    FIRE,
    ITEM_IDS,
    ITEM_POWER,
    ITEM_USES,
    MATCH_TORCH,
    MEDICINE,
    SMOKE_PELLET,
    SUGAR,
    TOKEN_LIMIT,
    WIND_UP,
)
from gloam.games.aftermath.figures import NEXT_TURN, ON_PAGE, SMOKED, Grant
from gloam.games.aftermath.rules.defeat import look_at_life
from gloam.games.aftermath.rules.drawing import DrawByEffect
from gloam.games.aftermath.rules.gaining import take_off, throw_away
from gloam.games.aftermath.rules.harm import heal
from gloam.games.aftermath.rules.tokens import put_token, token_count
from gloam.games.aftermath.state import Aftermath


def why_no_use(s: Aftermath, seat: int, item: int) -> int:
    """An equipped consumable, with something to use it on (AF-375)."""
    hero = s.hero(seat)
    if item >= len(ITEM_IDS) or not (CONSUMABLE[item] or item == AID_TIN):
        return w.NOT_NOW_ITEM
    if not hero.wears(item):
        return w.NOT_EQUIPPED | item
    if item == AID_TIN and s.tin_uses >= ITEM_USES[AID_TIN]:
        return w.USED_TIN
    if item == MATCH_TORCH and (s.road is not None or token_count(s, FIRE) >= TOKEN_LIMIT[FIRE]):
        return w.NO_TARGET_TOKENS
    if item == MATCH_TORCH and s.in_force(DOWNPOUR):
        return w.NO_TARGET_ITEM
    return 0 if use_targets(s, seat, item) else w.NO_TARGET_ITEM


def use_targets(s: Aftermath, seat: int, item: int) -> list[int]:
    """What an item could be used on, as options of its question; [0] where it needs nothing."""
    hero = s.hero(seat)
    here = s.at(hero.space) if s.road is None else s.on_page()
    if item in (MEDICINE, AID_TIN):
        return [w.PICK | other for other in here if s.hero(other).wounds]
    if item == ANTIVENOM:
        return [w.PICK | other for other in here if s.hero(other).toxic]
    if item == MATCH_TORCH:
        return [w.AT | space for space in sorted({hero.space, *s.chart.near[hero.space]})]
    return [0]


class UseItem(Step):
    """A consumable is used and discarded; the First-Aid Tin stays."""

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def run(self, s: Aftermath) -> None:
        options = use_targets(s, self.seat, self.item)
        if options == [0]:
            self.answer(s, self.seat, 0)
        else:
            s.ask(self, self.seat, w.ASK_TARGET, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        item, argument = self.item, option & ARG_MASK
        who = s.cast[seat]
        s.announce(w.TOLD_USED, seat, item)
        if item == AID_TIN:
            s.tin_uses += 1
        else:
            take_off(s, who, item)
            throw_away(s, item)
        if item in (MEDICINE, AID_TIN):
            heal(s, argument, ITEM_POWER[item])
        elif item == ANTIVENOM:
            s.announce(w.TOLD_HEALED, argument, s.hero(argument).toxic)
            s.hero(argument).toxic = 0
        elif item == MATCH_TORCH:
            put_token(s, FIRE, argument)
        elif item == SUGAR:
            s.push(DrawByEffect(seat, ITEM_POWER[SUGAR]))
        elif item == WIND_UP:
            s.decoy = True
        elif item == SMOKE_PELLET:
            for other in s.at(s.hero(seat).space):
                if s.hero(other).where == ON_PAGE:
                    s.grants.append(Grant(s.cast[other], SMOKED, who + 1, NEXT_TURN))
        look_at_life(s, seat)
