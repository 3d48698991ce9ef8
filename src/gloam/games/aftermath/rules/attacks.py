"""Attacks, in melee and from afar (AF-390 to AF-400)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.content.pagemap import DOUBLE, WHITE
from gloam.games.aftermath.figures import (
    BLIND_SHOT,
    NEXT_RANGED,
    NO_ITEM,
    RANGE_MOST,
    RANGE_SET,
    RANGED_WOUNDS,
    REACHES_BESIDE,
    TO_SHOOT,
    TO_STRIKE,
    WOUNDS,
)
from gloam.games.aftermath.rules.foes import defence_of, figures_of, wound_foe
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.parts import figure_of, slot_of
from gloam.games.aftermath.rules.sight import in_sight
from gloam.games.aftermath.rules.statuses import lose_status
from gloam.games.aftermath.rules.trials import SkillTest, first_cards
from gloam.games.aftermath.state import Aftermath


def weapons_of(s: Aftermath, seat: int, melee: bool) -> list[int]:
    """The equipped weapons for an attack: in melee what adds to it or reaches further, else what has a range."""
    worn = [item for item in s.hero(seat).worn if item >= 0]
    if melee:
        return [
            item
            for item in worn
            if t.REACH[item] or t.ITEM_BOOST[item][t.MELEE] > 0 or t.ITEM_CHARGED[item][t.MELEE] > 0
        ]
    return [item for item in worn if t.RANGE_OF[item] > 0]


def reach_of(s: Aftermath, seat: int, weapon: int) -> int:
    """How far a ranged attack goes with a weapon or with none (AF-393, AF-396); Blinded and Darkness make it 1."""
    hero = s.hero(seat)
    reach = t.BARE_RANGE if weapon == NO_ITEM else max(t.BARE_RANGE, t.RANGE_OF[weapon])
    lamp = hero.wears(t.HEADLAMP) and hero.charge[hero.worn.index(t.HEADLAMP)] > 0
    who = s.cast[seat]
    if s.grants:
        put, most = s.least_granted(who, RANGE_SET), s.least_granted(who, RANGE_MOST)
        reach = put if put >= 0 else reach
        reach = min(reach, most) if most >= 0 else reach
    if hero.has_status(t.BLINDED) or (s.feels(who, t.DARKNESS) and not lamp):
        reach = min(reach, 1)
    return reach


def reaches(s: Aftermath, seat: int, melee: bool, weapon: int, space: int) -> bool:
    """Whether an attack with this weapon, or with none, gets as far as a space."""
    here = s.hero(seat).space
    if not melee:
        return s.chart.ranged(here)[space] <= reach_of(s, seat, weapon)
    far = (weapon != NO_ITEM and t.REACH[weapon]) or s.granted(s.cast[seat], REACHES_BESIDE) > 0
    return space == here or (far and reaches_beside(s, seat, space))


def ways_to_attack(s: Aftermath, seat: int, melee: bool, space: int) -> list[int]:
    """The weapons that get as far as a space, NO_ITEM for bare paws (AF-397, AF-400)."""
    return [x for x in [*weapons_of(s, seat, melee), NO_ITEM] if reaches(s, seat, melee, x, space)]


def reaches_beside(s: Aftermath, seat: int, space: int) -> bool:
    """A spear reaches over a border that is not white (I06)."""
    hero = s.hero(seat)
    for i in range(len(s.chart.near[hero.space])):
        if s.chart.near[hero.space][i] == space and s.chart.kinds[hero.space][i] not in (WHITE, DOUBLE):
            return True
    return False


def why_no_attack(s: Aftermath, seat: int, option: int) -> int:
    """An attack needs a hostile enemy within reach, and a card to begin its test with (AF-390, AF-393)."""
    melee = option & ~ARG_MASK == w.MELEE
    slot, figure = slot_of(option), figure_of(option)
    if not s.hostile:
        return (w.PEACEFUL_MELEE if melee else w.PEACEFUL_RANGED)
    if s.has_rule(t.NO_ATTACKS) or (not melee and s.has_rule(t.NO_RANGED)):
        return (w.FORBIDDEN_MELEE if melee else w.FORBIDDEN_RANGED)
    if slot >= len(s.foes) or figure >= len(figures_of(s.foes[slot])):
        return (w.NO_TARGET_MELEE if melee else w.NO_TARGET_RANGED)
    if may_not(s, seat, TO_STRIKE if melee else TO_SHOOT):
        return w.KEPT_FROM
    hero = s.hero(seat)
    space = figures_of(s.foes[slot])[figure]
    if melee:
        if not ways_to_attack(s, seat, melee, space):
            return w.NOT_HERE_MELEE
        if hero.has_status(t.SCARED):
            return w.SCARED
        return 0 if first_cards(s, seat, t.STRENGTH) else w.MUST_PLAY
    if not ways_to_attack(s, seat, melee, space):
        return w.OUT_OF_RANGE
    if not in_sight(s, seat, space) and not s.granted(s.cast[seat], BLIND_SHOT):
        return w.NO_SIGHT
    return 0 if first_cards(s, seat, t.AGILITY) else w.MUST_PLAY


class NameWeapon(Step):
    """With several weapons equipped the attacker names one; it gives range and special effect (AF-400, Q-11)."""

    def __init__(self, seat: int, attack: int) -> None:
        self.seat = seat
        self.attack = attack

    def options(self, s: Aftermath) -> list[int]:
        foe, figure = s.foes[slot_of(self.attack)], figure_of(self.attack)
        melee = self.attack & ~ARG_MASK == w.MELEE
        ways = ways_to_attack(s, self.seat, melee, figures_of(foe)[figure])
        return [w.BARE if item == NO_ITEM else w.WEAPON | item for item in ways]

    def run(self, s: Aftermath) -> None:
        options = self.options(s)
        melee = self.attack & ~ARG_MASK == w.MELEE
        # One weapon that gets there is used: bare paws would only be worse.
        if len(weapons_of(s, self.seat, melee)) < 2 or len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self, self.seat, w.ASK_WEAPON, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        attack_with(s, seat, self.attack, NO_ITEM if option == w.BARE else option & ARG_MASK)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        melee = self.attack & ~ARG_MASK == w.MELEE
        return [*(w.WEAPON | item for item in weapons_of(s, seat, melee)), w.BARE]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if option in self.options(s):
            return 0
        return w.OUT_OF_RANGE_WEAPON if option in self.candidates(s, seat) else w.NOT_NOW_WEAPON


def attack_with(s: Aftermath, seat: int, option: int, weapon: int) -> None:
    """An attack with a named weapon, or with none (AF-397, AF-400)."""
    melee = option & ~ARG_MASK == w.MELEE
    foe = s.foes[slot_of(option)]
    lose_status(s, seat, t.CAMOUFLAGED)
    s.announce(w.TOLD_ATTACKED if melee else w.TOLD_SHOT_AT, seat, foe.kind)
    who = s.cast[seat]
    # What a hit adds is looked at before the test uses the bonus up.
    wounds = 1 + s.granted(who, WOUNDS if melee else RANGED_WOUNDS)
    if not melee:
        hero = s.hero(seat)
        if weapon == t.CANNON and hero.charge[hero.worn.index(t.CANNON)] > 0:
            wounds += 1
        s.grants = [g for g in s.grants if g.hero != who or g.to != BLIND_SHOT or g.until != NEXT_RANGED]
    s.push(attack_test(s, seat, option, wounds))


def attack_test(s: Aftermath, seat: int, option: int, wounds: int) -> SkillTest:
    """Strength in melee, agility from afar, against the target's defence (AF-391, AF-394)."""
    foe, figure = s.foes[slot_of(option)], figure_of(option)
    attribute, action = (t.STRENGTH, t.MELEE) if option & ~ARG_MASK == w.MELEE else (t.AGILITY, t.RANGED)
    then = Attacked(seat, foe.uid, figure, wounds)
    difficulty = defence_of(s, foe, figure)
    return SkillTest(seat, attribute, difficulty, then, opposed=True, action=action, foe=foe.uid)


class Attacked(Step):
    """A success wounds the target; a failure does nothing (AF-392, AF-395, AF-399)."""

    def __init__(self, seat: int, uid: int, figure: int, wounds: int) -> None:
        self.seat = seat
        self.uid = uid
        self.figure = figure
        self.wounds = wounds

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None:
            return
        foe.aimed = False
        if s.passed:
            wound_foe(s, foe, self.figure, self.wounds, self.seat)
