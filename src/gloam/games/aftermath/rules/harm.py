"""Damage, defence and healing (AF-456 to AF-464)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.figures import DEFEATED, ENEMY_STRENGTH, NINE, OF, TOXIC_IS_NORMAL
from gloam.games.aftermath.rules.broken import BreakOne
from gloam.games.aftermath.rules.defeat import defeat
from gloam.games.aftermath.rules.statuses import gain_status, lose_status
from gloam.games.aftermath.rules.trials import ANY_ATTRIBUTE, NO_FOE, WIND, SkillTest
from gloam.games.aftermath.rules.used import MIRROR_USED
from gloam.games.aftermath.state import Aftermath

NO_STATUS: Final = -1


class Strike(Step):
    """Damage on its way: it may be defended by a test of any attribute (AF-456, AF-462).

    `foe` is the enemy whose attack it is, if it is one; `special` are the specials of its action, `status` what a hit
    brings.
    """

    def __init__(
        self,
        seat: int,
        strength: int,
        wounds: int = 1,
        foe: int = NO_FOE,
        special: int = 0,
        status: int = NO_STATUS,
        ranged: bool = False,
    ) -> None:
        self.seat = seat
        self.strength = strength
        self.wounds = wounds
        self.foe = foe
        self.special = special
        self.status = status
        self.ranged = ranged

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.seat)
        if hero.where == DEFEATED:
            return
        strength = self.strength + t.MORE_STRENGTH[s.level()]
        foe = s.foe_with(self.foe) if self.foe != NO_FOE else None
        if foe is not None and foe.kind == t.GREYSMOKE and hero.wears(t.COLLAR):
            strength -= t.ITEM_POWER[t.COLLAR]
        if foe is not None:
            strength += s.granted(s.cast[self.seat], ENEMY_STRENGTH + OF * (foe.kind + 1))
        if self.foe != NO_FOE and self.ranged and s.in_force(t.STRONG_WIND):
            strength -= WIND
        s.passed = False
        s.push(
            SkillTest(
                self.seat,
                ANY_ATTRIBUTE,
                max(1, strength),
                Landed(self),
                opposed=True,
                action=t.DEFENCE,
                optional=True,
            )
        )

    def bring_more(self, s: Aftermath) -> None:
        """What a hit brings beside wounds (AF-464); nothing to whoever it has defeated."""
        if self.status != NO_STATUS:
            gain_status(s, self.seat, self.status)
        if self.special & t.TANGLES:
            gain_status(s, self.seat, t.TANGLED)
        if self.special & t.BREAKS:
            s.push(BreakOne(self.seat))


class BookStrike(Strike):
    """Damage of an entry that brings more than a wound to whoever is hit (6.17: `on_hit`)."""

    def __init__(
        self, seat: int, strength: int, wounds: int, foe: int, special: int, status: int, ranged: bool, on_hit: Step
    ) -> None:
        super().__init__(seat, strength, wounds, foe, special, status, ranged)
        self.on_hit = on_hit

    def bring_more(self, s: Aftermath) -> None:
        super().bring_more(s)
        s.push(self.on_hit)


class Landed(Step):
    """The defence is over: a miss, or a hit with what may still cancel it (AF-458, AF-459, AF-463)."""

    def __init__(self, strike: Strike) -> None:
        self.strike = strike

    def run(self, s: Aftermath) -> None:
        strike = self.strike
        seat = strike.seat
        if s.hero(seat).where == DEFEATED:
            return  # a grant that it lived by was used up in the defence
        if s.passed:
            s.announce(w.TOLD_MISSED, seat)
            return
        if strike.ranged and strike.foe != NO_FOE and s.hero(seat).wears(t.MIRROR) and not s.used_page & MIRROR_USED:
            s.ask(self, seat, w.ASK_CANCEL, [w.CANCEL, PASS])
            return
        s.push(Hit(strike, 0))

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == w.CANCEL:
            s.used_page |= MIRROR_USED
            s.announce(w.TOLD_CANCELLED, seat)
        else:
            s.push(Hit(self.strike, 0))


class Hit(Step):
    """A hit that counts: Nine Lives may cancel one of its wounds, or be kept for a later one (D36, Q-26). What else the
    hit brings comes all the same. `spared` wounds are cancelled already."""

    def __init__(self, strike: Strike, spared: int) -> None:
        self.strike = strike
        self.spared = spared

    def run(self, s: Aftermath) -> None:
        seat = self.strike.seat
        wounds = wounds_of(self.strike) - self.spared - (1 if s.hero(seat).has_status(t.WELL_FED) else 0)
        if wounds > 0 and s.granted(s.cast[seat], NINE):
            s.ask(self, seat, w.ASK_WOUND, [w.CANCEL_WOUND, PASS])
        else:
            wound(s, self.strike, self.spared)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == PASS:
            wound(s, self.strike, self.spared)
            return
        who = s.cast[seat]
        for i in range(len(s.grants)):
            if s.grants[i].hero == who and s.grants[i].to == NINE:
                del s.grants[i]
                break
        s.announce(w.TOLD_WOUND_CANCELLED, seat)
        s.push(Hit(self.strike, self.spared + 1))


def wounds_of(strike: Strike) -> int:
    """How many wounds a hit makes: some actions double them (6.7)."""
    return strike.wounds * (2 if strike.special & t.DOUBLED else 1)


def wound(s: Aftermath, strike: Strike, spared: int) -> None:
    """The wounds but for those that were spared, then what else the hit brings, unless it was too much (AF-464)."""
    seat = strike.seat
    hero = s.hero(seat)
    wounds = wounds_of(strike) - spared
    foe = s.foe_with(strike.foe) if strike.foe != NO_FOE else None
    toxic = strike.special & t.TOXIC != 0
    if toxic and foe is not None and t.ENEMY_TYPE[foe.kind] == t.VERMIN and hero.wears(t.VEIL):
        toxic = False
    if toxic and s.grants:
        who = s.cast[seat]
        only = TOXIC_IS_NORMAL + OF * (t.ENEMY_TYPE[foe.kind] + 1) if foe is not None else TOXIC_IS_NORMAL
        toxic = not s.granted(who, TOXIC_IS_NORMAL) and not s.granted(who, only)
    if hero.has_status(t.WELL_FED):
        lose_status(s, seat, t.WELL_FED)
        wounds -= 1
    if wounds > 0:
        if toxic:
            hero.toxic += wounds
        else:
            hero.wounds += wounds
        s.announce(w.TOLD_POISONED if toxic else w.TOLD_HURT, seat, wounds)
        lose_status(s, seat, t.EMBOLDENED)
    if hero.wounds + hero.toxic >= s.life(s.cast[seat]):
        defeat(s, seat)
    else:
        strike.bring_more(s)


def heal(s: Aftermath, seat: int, wounds: int) -> None:
    """So many normal wounds go, as far as there are any."""
    hero = s.hero(seat)
    healed = min(hero.wounds, wounds)
    if healed:
        hero.wounds -= healed
        s.announce(w.TOLD_HEALED, seat, healed)


def convert_toxic(s: Aftermath, seat: int) -> None:
    """All toxic wounds become normal ones (AF-533)."""
    hero = s.hero(seat)
    if hero.toxic:
        hero.wounds += hero.toxic
        hero.toxic = 0
        s.announce(w.TOLD_CONVERTED, seat)
