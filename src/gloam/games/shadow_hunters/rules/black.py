"""Black cards (SH-200 to SH-235). Weapons are looked up in attack.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.state import ARG_MASK, EVERYONE, PASS
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    AREA_OF_TOTAL,
    BANANA,
    BAT,
    DAMAGE_OF,
    DOLL,
    DYNAMITE,
    GOBLIN,
    HEAL_OF,
    MOST_SEATS,
    OFF,
    RITUAL,
    SPIDER,
    TALISMAN,
    bits,
)
from gloam.games.shadow_hunters.rules.asking import Question
from gloam.games.shadow_hunters.rules.damage import blow, one_blow
from gloam.games.shadow_hunters.rules.ending import WIN_CHECK
from gloam.games.shadow_hunters.rules.white import CHOOSE, Unveil
from gloam.games.shadow_hunters.state import ShadowHunters

DOLL_TURNS: Final = 5
"""From this face on the Doll strikes its drawer."""


def play_black(s: ShadowHunters, seat: i64, card: int) -> None:
    """Carry out a single-use card just drawn by `seat`."""
    if card in (SPIDER, BAT, DOLL):
        s.push(Bite(seat, card))
    elif card == DYNAMITE:
        explode(s, seat)
    elif card == GOBLIN:
        s.push(STEAL_BY_GOBLIN[seat])
    elif card == RITUAL:
        s.push(Unveil(seat, RITUAL))
    elif card == BANANA:
        s.push(BananaPeel(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Bite(Question):
    """Bloodthirsty Spider, Vampire Bat and Spiritual Doll: choose a player, wherever they stand (SH-135)."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: ShadowHunters) -> None:
        targets = s.living() if s.switches.any_player_includes_self else s.others(self.seat)
        kind = w.ASK_SPIDER if self.card == SPIDER else w.ASK_BAT if self.card == BAT else w.ASK_DOLL
        s.ask(self, self.seat, kind, CHOOSE[targets])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.card]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [w.CHOOSE | other for other in range(s.seats)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.CHOOSE:
            if s.switches.any_player_includes_self:
                return s.why_not_living(argument)
            return s.why_not_another(seat, argument, w.NOT_YOURSELF_BLACK)
        return w.MUST_CHOOSE_CARD if verb == PASS else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        target = option & ARG_MASK
        told: list[list[int]] = []
        if self.card != DOLL and is_warded(known, target):
            told.append([w.FORETELL_UNHURT, target])
        if self.card == SPIDER and target != seat and is_warded(known, seat):
            told.append([w.FORETELL_UNHURT, seat])
        return told

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        target: i64 = option & ARG_MASK
        s.tell(EVERYONE, w.TOLD_CHOSEN, seat, target, self.card)
        if self.card == SPIDER:
            bite_of_spider(s, seat, target)
        elif self.card == BAT:
            bite_of_bat(s, seat, target)
        else:
            roll = s.rng.die("d6", 6)
            s.tell(EVERYONE, w.TOLD_ROLL_D6, seat, roll, w.BY_DOLL)
            one_blow(s, seat, target if roll < DOLL_TURNS else seat, DAMAGE_OF[DOLL], w.BY_DOLL)


def bite_of_spider(s: ShadowHunters, seat: i64, target: i64) -> None:
    """Both take the damage at the same time, but for owners of the Talisman (SH-200, SH-201, SH-185)."""
    amounts = [0] * s.seats
    amounts[target] += warded(s, target, DAMAGE_OF[SPIDER], w.BY_SPIDER)
    amounts[seat] += warded(s, seat, DAMAGE_OF[SPIDER], w.BY_SPIDER)
    blow(s, seat, amounts, w.BY_SPIDER)


def bite_of_bat(s: ShadowHunters, seat: i64, target: i64) -> None:
    """The drawer heals also when the target was immune (SH-186, SH-202)."""
    amounts = [0] * s.seats
    amounts[target] += warded(s, target, DAMAGE_OF[BAT], w.BY_BAT)
    if not (s.switches.talisman_blocks_all and s.players[seat].has(TALISMAN)):
        amounts[seat] -= HEAL_OF[BAT]
    blow(s, seat, amounts, w.BY_BAT)


def is_warded(s: ShadowHunters, seat: int) -> bool:
    """Spider, Bat and Dynamite do not hurt the owner of the Talisman (SH-184)."""
    return s.players[seat].has(TALISMAN)


def warded(s: ShadowHunters, seat: int, amount: int, cause: int) -> int:
    """What is left of such damage; that nothing is, is told."""
    if not is_warded(s, seat):
        return amount
    s.tell(EVERYONE, w.TOLD_UNHURT, seat, cause)
    return 0


def explode(s: ShadowHunters, seat: i64) -> None:
    """Dynamite: rolled once, everybody in that area takes 3, the drawer included; 7 does nothing (SH-203 to SH-205)."""
    d4, d6 = s.rng.die("d4", 4), s.rng.die("d6", 6)
    area = AREA_OF_TOTAL[d4 + d6]
    s.tell(EVERYONE, w.TOLD_DYNAMITE_ROLL, seat, d4, d6, d4 + d6)
    if area == OFF:
        s.tell(EVERYONE, w.TOLD_NO_EFFECT, seat, DYNAMITE)
        return
    s.tell(EVERYONE, w.TOLD_EXPLODED, area)
    amounts = [0] * s.seats
    for p in s.players:
        if p.alive and p.area == area:
            amounts[p.seat] = warded(s, p.seat, DAMAGE_OF[DYNAMITE], w.BY_DYNAMITE)
    blow(s, seat, amounts, w.BY_DYNAMITE)


@mypyc_attr(acyclic=True)
class Steal(Question):
    """Take one piece of another player's equipment, if there is any: Moody Goblin and the Erstwhile Altar.

    The card names its owner, since no two pieces are alike (SH-085 to SH-087, SH-206, SH-207).
    """

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: ShadowHunters) -> None:
        loose: i64 = 0
        for p in s.players:
            if p.seat != self.seat:
                loose |= p.equipment
        if loose:
            if self.spares(s):
                loose |= s.players[self.seat].equipment
            s.ask(self, self.seat, self.kind, [w.TAKE | card for card in bits(loose)])
        elif self.kind == w.ASK_GOBLIN:
            s.tell(EVERYONE, w.TOLD_NO_EFFECT, self.seat, GOBLIN)
        else:
            s.tell(EVERYONE, w.TOLD_NOTHING_TO_TAKE, self.seat)

    def spares(self, s: ShadowHunters) -> bool:
        """Whether one may steal from oneself, to spare the others (SH-135)."""
        return self.kind == w.ASK_GOBLIN and s.switches.any_player_includes_self

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [GOBLIN if self.kind == w.ASK_GOBLIN else s.players[seat].area]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        owned = 0
        for p in s.players:
            owned |= p.equipment
        return [w.TAKE | card for card in bits(owned)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        goblin = self.kind == w.ASK_GOBLIN
        if verb == w.TAKE:
            owner = s.owner_of(argument)
            if owner < 0:
                return (w.NOBODY_OWNS_GOBLIN if goblin else w.NOBODY_OWNS_ALTAR) | argument
            if owner == seat and not self.spares(s):
                return (w.OWN_EQUIPMENT_GOBLIN if goblin else w.OWN_EQUIPMENT_ALTAR) | argument
            return 0
        return (w.MUST_CHOOSE_CARD if goblin else w.MUST_CHOOSE_AREA) if verb == PASS else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        card = option & ARG_MASK
        owner = s.owner_of(card)
        s.transfer(card, s.players[owner], s.players[seat])
        s.tell(EVERYONE, w.TOLD_STOLEN, seat, owner, card)
        s.push(WIN_CHECK)


STEAL_AT_ALTAR: Final = [Steal(seat, w.ASK_ALTAR) for seat in range(MOST_SEATS)]
STEAL_BY_GOBLIN: Final = [Steal(seat, w.ASK_GOBLIN) for seat in range(MOST_SEATS)]


@mypyc_attr(acyclic=True, free_list_len=1)
class BananaPeel(Question):
    """Give away a piece of equipment; only who has none takes the damage instead (SH-213 to SH-215)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        cards = bits(s.players[self.seat].equipment)
        if not cards:
            one_blow(s, self.seat, self.seat, DAMAGE_OF[BANANA], w.BY_BANANA)
        else:
            s.ask(self, self.seat, w.ASK_BANANA_CARD, [w.GIVE | card for card in cards])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [BANANA]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [*[w.GIVE | card for card in bits(s.players[seat].equipment)], w.SUFFER]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.GIVE:
            return 0 if s.players[seat].has(argument) else w.YOU_DO_NOT_OWN_BANANA | argument
        if verb == w.SUFFER or verb == PASS:
            return w.MUST_GIVE_EQUIPMENT
        return w.MUST_CHOOSE_GIFT if verb == w.CHOOSE else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        card = option & ARG_MASK
        s.tell(EVERYONE, w.TOLD_OFFERED, seat, card)
        s.push(BananaReceiver(seat, card))


@mypyc_attr(acyclic=True, free_list_len=1)
class BananaReceiver(Question):
    """Who gets the card."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_BANANA_SEAT, CHOOSE[s.others(self.seat)])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.card]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        return [w.CHOOSE | other for other in range(s.seats)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.CHOOSE:
            return s.why_not_another(seat, argument, w.NOT_YOURSELF_BANANA)
        if verb == w.SUFFER:
            return w.MUST_GIVE_EQUIPMENT
        return w.MUST_CHOOSE_CARD if verb == PASS or verb == w.GIVE else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        target: i64 = option & ARG_MASK
        s.transfer(self.card, s.players[seat], s.players[target])
        s.tell(EVERYONE, w.TOLD_GIVEN, seat, target, self.card)
        s.push(WIN_CHECK)
