"""Damage, defence, defeat, statuses (AF-456 to AF-464, AF-485 to AF-497, AF-550 to AF-554)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.content.tables import (
    BREAKS,
    CARRIES,
    COLLAR,
    DEFENCE,
    DOUBLED,
    EMBOLDENED,
    ENEMY_TYPE,
    GREYSMOKE,
    HEAVY,
    IMMUNE,
    ITEM_POWER,
    MIRROR,
    MORE_STRENGTH,
    STATUS_COPIES,
    STRONG_WIND,
    TANGLED,
    TANGLES,
    TIME,
    TOXIC,
    VEIL,
    VERMIN,
    WELL_FED,
)
from gloam.games.aftermath.figures import DEFEATED, ENEMY_STRENGTH, NINE, NOWHERE, OF, ON_PAGE, TOXIC_IS_NORMAL
from gloam.games.aftermath.figures import IMMUNE as IMMUNE_GRANT
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.foes import enemy_spaces
from gloam.games.aftermath.rules.gaining import BreakOne
from gloam.games.aftermath.rules.reading import fire, fire_at
from gloam.games.aftermath.rules.trials import ANY_ATTRIBUTE, SkillTest
from gloam.games.aftermath.state import Aftermath

MIRROR_USED: Final = 1 << 0
NO_STATUS: Final = -1


# Statuses


def gain_status(s: Aftermath, seat: int, status: int) -> None:
    """A character becomes something: never twice, not if immune, not if no copy is left (AF-550 to AF-553)."""
    hero = s.hero(seat)
    if hero.has_status(status):
        return
    for item in hero.worn:
        if item >= 0 and IMMUNE[item] >> status & 1:
            return
    if s.granted(s.cast[seat], IMMUNE_GRANT + OF * (status + 1)):
        return
    held = sum(1 for other in s.heroes if other.has_status(status))
    if held < STATUS_COPIES[status]:
        hero.statuses |= 1 << status
        s.announce(w.TOLD_STATUS, seat, status)


def lose_status(s: Aftermath, seat: int, status: int) -> None:
    hero = s.hero(seat)
    if hero.has_status(status):
        hero.statuses &= ~(1 << status)
        s.announce(w.TOLD_STATUS_GONE, seat, status)


# Damage


class Strike(Step):
    """Damage on its way: it may be defended by a test of any attribute (AF-456, AF-462).

    `foe` is the enemy whose attack it is, or -1; `special` are the specials of its action, `status` what a hit brings.
    """

    def __init__(
        self, seat: int, strength: int, wounds: int, foe: int, special: int, status: int, ranged: bool
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
        strength = self.strength + MORE_STRENGTH[s.level()]
        foe = s.foe_with(self.foe) if self.foe >= 0 else None
        if foe is not None and foe.kind == GREYSMOKE and hero.wears(COLLAR):
            strength -= ITEM_POWER[COLLAR]
        if foe is not None:
            strength += s.granted(s.cast[self.seat], ENEMY_STRENGTH + OF * (foe.kind + 1))
        if self.foe >= 0 and self.ranged and s.in_force(STRONG_WIND):
            strength -= 2
        s.passed = False
        s.push(
            SkillTest(self.seat, ANY_ATTRIBUTE, max(1, strength), True, DEFENCE, False, -1, True, [], Landed(self))
        )


class BookStrike(Strike):
    """Damage of an entry that brings more than a wound to whoever is hit (6.17: `on_hit`)."""

    def __init__(
        self, seat: int, strength: int, wounds: int, foe: int, special: int, status: int, ranged: bool, on_hit: Step
    ) -> None:
        super().__init__(seat, strength, wounds, foe, special, status, ranged)
        self.on_hit = on_hit


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
        if strike.ranged and strike.foe >= 0 and s.hero(seat).wears(MIRROR) and not s.used_page & MIRROR_USED:
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
        wounds = wounds_of(self.strike) - self.spared - (1 if s.hero(seat).has_status(WELL_FED) else 0)
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
    return strike.wounds * (2 if strike.special & DOUBLED else 1)


def wound(s: Aftermath, strike: Strike, spared: int) -> None:
    """The wounds but for those that were spared, then what else the hit brings, unless it was too much (AF-464)."""
    seat = strike.seat
    hero = s.hero(seat)
    wounds = wounds_of(strike) - spared
    foe = s.foe_with(strike.foe) if strike.foe >= 0 else None
    toxic = strike.special & TOXIC != 0
    if toxic and foe is not None and ENEMY_TYPE[foe.kind] == VERMIN and hero.wears(VEIL):
        toxic = False
    if toxic and s.grants:
        who = s.cast[seat]
        only = TOXIC_IS_NORMAL + OF * (ENEMY_TYPE[foe.kind] + 1) if foe is not None else TOXIC_IS_NORMAL
        toxic = not s.granted(who, TOXIC_IS_NORMAL) and not s.granted(who, only)
    if hero.has_status(WELL_FED):
        lose_status(s, seat, WELL_FED)
        wounds -= 1
    if wounds > 0:
        if toxic:
            hero.toxic += wounds
        else:
            hero.wounds += wounds
        s.announce(w.TOLD_POISONED if toxic else w.TOLD_HURT, seat, wounds)
        lose_status(s, seat, EMBOLDENED)
    if hero.wounds + hero.toxic >= s.life(s.cast[seat]):
        defeat(s, seat)
        return
    if strike.status >= 0:
        gain_status(s, seat, strike.status)
    if strike.special & TANGLES:
        gain_status(s, seat, TANGLED)
    if strike.special & CARRIES and foe is not None:
        carry_off(s, seat, strike.foe)
    if strike.special & BREAKS:
        s.push(BreakOne(seat, False))
    if isinstance(strike, BookStrike):
        s.push(strike.on_hit)


def carry_off(s: Aftermath, seat: int, uid: int) -> None:
    """Greyfeather's special: both figures go to the enemy-start space farthest from the other characters and enter it,
    the character first; entries are not read in an enemy turn (AF-108, AF-118)."""
    from gloam.games.aftermath.rules.enemyturn import enemy_enters
    from gloam.games.aftermath.rules.entering import TOKENS_THERE, Entering

    foe = s.foe_with(uid)
    entrances = enemy_spaces(s)
    if foe is None or not entrances or s.hero(seat).where != ON_PAGE:
        return
    others = [s.hero(other).space for other in s.on_page() if other != seat]
    best, far = entrances[0], -1
    for space in entrances:
        distances = s.chart.walked(space, True)
        near = FAR
        for other in others:
            near = min(near, distances[other])
        if others and near > far:
            best, far = space, near
    old = s.hero(seat).space
    s.hero(seat).space = best
    s.announce(w.TOLD_PLACED, seat, best)
    if old != best:
        s.push(Entering(seat, best, TOKENS_THERE, False, None))
        fire_at(s, "character_leaves", old, seat)
    if foe.spaces[0] != best:
        # A trap snaps at the first figure to enter.
        enemy_enters(s, foe, 0, best, springs=old == best)


def defeat(s: Aftermath, seat: int) -> None:
    """A character is defeated (AF-485 to AF-489, AF-496)."""
    from gloam.games.aftermath.rules.ending import MissionOver

    hero = s.hero(seat)
    space = hero.space
    s.announce(w.TOLD_DEFEATED, seat)
    if hero.carries:
        hero.carries = False
        if space >= 0:
            s.tokens.append(HEAVY * CELLS + space)
    hero.where = DEFEATED
    hero.space = NOWHERE
    hero.wounds = hero.toxic = hero.statuses = 0
    hero.back = False
    if s.all_defeated():
        s.push(MissionOver(False))
    fire(s, "character_defeated", seat)
    turn_dial(s, TIME, 1)
