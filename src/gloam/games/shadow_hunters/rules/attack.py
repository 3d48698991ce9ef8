"""Step 3 of a turn: attacks (SH-240 to SH-258), counterattacks (SH-374) and the Bloody Feast (SH-342)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.masks import by_mask
from gloam.core.state import ARG_MASK, EVERYONE, PASS, Step
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    BONUS_OF,
    CHARLES,
    HANDGUN,
    HOLY_ROBE,
    HUNTER,
    MACHINE_GUN,
    MASAMUNE,
    MOST_SEATS,
    OFF,
    PARTNER_SLOT,
    SEATS_IN,
    SIDE_MASK,
    SPEAR,
    WEAPONS,
    WEREWOLF,
)
from gloam.games.shadow_hunters.rules.asking import JUST_PASS, Question
from gloam.games.shadow_hunters.rules.damage import blow, one_blow
from gloam.games.shadow_hunters.rules.matter import NO_ROLLS, Act, Matter, matter_of
from gloam.games.shadow_hunters.state import PHASE_ATTACK, Player, ShadowHunters

FEAST_COST: Final = 2
MASAMUNE_DIE: Final = 4
"""The sides of the only die that Masamune rolls (SH-225)."""

# Kinds of attack
MAIN: Final = 0
REPEAT: Final = 1
COUNTERATTACK: Final = 2


def in_range(s: ShadowHunters, p: Player, q: Player) -> bool:
    """Whether p could attack q from where they stand, with the equipment of this moment (SH-240 to SH-244)."""
    if not q.alive or q.seat == p.seat or q.area == OFF:
        return False
    near = q.area == p.area or s.slot_of[q.area] == PARTNER_SLOT[s.slot_of[p.area]]
    return near != p.has(HANDGUN)


def targets_of(s: ShadowHunters, p: Player) -> i64:
    """Whom p could attack, as a mask of seats."""
    targets: i64 = 0
    for q in s.players:
        if in_range(s, p, q):
            targets |= 1 << q.seat
    return targets


def why_no_target(s: ShadowHunters, p: Player, q: Player) -> int:
    """The rule against attacking q; 0 where q is in range, and nobody else with the Machine Gun."""
    if q.seat == p.seat:
        return w.NOT_YOURSELF_ATTACK
    if not q.alive:
        return w.TARGET_DEAD_ATTACK | q.seat
    if p.has(MACHINE_GUN):
        return w.MACHINE_GUN_SPARES_NOBODY
    if q.area == OFF:
        return w.OFF_BOARD | q.seat
    if in_range(s, p, q):
        return 0
    reason = w.TOO_NEAR if p.has(HANDGUN) else w.OUT_OF_RANGE
    return reason | q.seat << 12 | p.area << 6 | s.partner(p.area)


ATTACK: Final = by_mask(w.ATTACK, MOST_SEATS)
ATTACK_OR_NOT: Final = by_mask(w.ATTACK, MOST_SEATS, [PASS])
ATTACK_ALL: Final = [w.ATTACK_ALL]
ATTACK_ALL_OR_NOT: Final = [w.ATTACK_ALL, PASS]


@mypyc_attr(acyclic=True)
class AttackStep(Question):
    """Attack or not; Masamune forces its owner, the Machine Gun spares nobody (SH-034, SH-224, SH-229)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: ShadowHunters) -> None:
        p = s.players[self.seat]
        if not p.alive:
            return
        targets = targets_of(s, p)
        if not targets:
            return
        s.phase = PHASE_ATTACK
        if p.has(MASAMUNE):
            options = ATTACK_ALL if p.has(MACHINE_GUN) else ATTACK[targets]
        else:
            options = ATTACK_ALL_OR_NOT if p.has(MACHINE_GUN) else ATTACK_OR_NOT[targets]
        s.ask(self, self.seat, w.ASK_ATTACK, options)

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        options = [w.ATTACK_ALL] if s.players[seat].has(MACHINE_GUN) else []
        return [*options, *[w.ATTACK | other for other in range(s.seats) if other != seat], PASS]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        p = s.players[seat]
        if verb == w.ATTACK:
            return why_no_target(s, p, s.players[argument])
        if verb == w.ATTACK_ALL:
            return 0 if p.has(MACHINE_GUN) else w.ONE_TARGET_ONLY
        if verb == PASS:
            return w.MASAMUNE_FORCES if p.has(MASAMUNE) else 0
        return w.DECLARE_FIRST if verb == w.ROLL else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        if option == PASS:
            return []
        p = known.players[seat]
        if option != w.ATTACK_ALL:
            return attack_foretold(known, p, 1 << (option & ARG_MASK))
        targets = targets_of(known, p)
        hits = [w.FORETELL_HITS, int(targets)]
        return [hits, *attack_foretold(known, p, targets)]

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        if option == PASS:
            return
        targets: i64 = targets_of(s, s.players[seat]) if option == w.ATTACK_ALL else 1 << (option & ARG_MASK)
        s.tell(EVERYONE, w.TOLD_ATTACK, seat, targets)
        s.push(AttackRoll(seat, targets, MAIN))


ATTACK_STEP: Final = [AttackStep(seat) for seat in range(MOST_SEATS)]
ROLL: Final = [w.ROLL]


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackRoll(Act):
    """A declared attack before its dice: the last open moment (SH-253, SH-309 C4)."""

    def __init__(self, seat: i64, targets: i64, kind: i64) -> None:
        self.seat = seat
        self.targets = targets
        self.kind = kind

    def matter(self) -> Matter:
        return Matter(self.seat, self.targets, NO_ROLLS, NO_ROLLS)

    def run(self, s: ShadowHunters) -> None:
        s.ask(self, self.seat, w.ASK_ATTACK_ROLL, ROLL)

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.targets]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.FEAST and s.players[seat].role == CHARLES and self.kind == REPEAT and not s.switches.feast_chain:
            return w.FEAST_ONCE
        return w.MUST_ROLL if verb == PASS else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        base: i64 = s.rng.die("d4", MASAMUNE_DIE)
        if s.players[seat].has(MASAMUNE):  # SH-225
            s.tell(EVERYONE, w.TOLD_MASAMUNE_ROLL, seat, base)
        else:
            d4: i64 = base
            d6: i64 = s.rng.die("d6", 6)
            base = d4 - d6 if d4 > d6 else d6 - d4
            s.tell(EVERYONE, w.TOLD_ATTACK_ROLL, seat, d4, d6, base)
        s.push(AfterAttack(seat, self.targets, self.kind))
        if base == 0:
            s.tell(EVERYONE, w.TOLD_MISS, seat)  # SH-249
        else:
            s.push(SpearOfLonginus(seat, self.targets, base))


PASS_OR_STRIKE: Final = [PASS, w.STRIKE]


@mypyc_attr(acyclic=True, free_list_len=1)
class SpearOfLonginus(Act):
    """On a hit a Hunter who owns the Spear does 2 more, if revealed or revealing now (SH-170 to SH-173).

    Every hidden owner who might be a Hunter gets the moment; the others can only let it pass.
    """

    def __init__(self, seat: i64, targets: i64, base: i64) -> None:
        self.seat = seat
        self.targets = targets
        self.base = base

    def matter(self) -> Matter:
        return Matter(self.seat, self.targets, (self.base,), NO_ROLLS)

    def run(self, s: ShadowHunters) -> None:
        p = s.players[self.seat]
        if not p.has(SPEAR) or not s.might_be(p, SIDE_MASK[HUNTER]):
            strike(s, p, self.targets, self.base)
        elif p.revealed:
            strike(s, p, self.targets, self.base + BONUS_OF[SPEAR])
        else:
            options = PASS_OR_STRIKE if p.is_a(SIDE_MASK[HUNTER]) else JUST_PASS
            s.ask_aside(self, self.seat, w.ASK_SPEAR, options)

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.targets]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        return why_no_spear(s.players[seat]) if verb == w.STRIKE else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        p = s.players[seat]
        if option == PASS:
            strike(s, p, self.targets, self.base)
        else:
            s.reveal(p)
            strike(s, p, self.targets, self.base + BONUS_OF[SPEAR])


def why_no_spear(p: Player) -> int:
    """The Spear does nothing for others than Hunters (SH-172)."""
    return 0 if p.is_a(SIDE_MASK[HUNTER]) else w.SPEAR_NOT_FOR_YOU


def bonus_of(p: Player) -> i64:
    """What the equipment of an attacker adds to every hit (SH-251)."""
    bonus: i64 = 0
    if p.equipment:
        for card in WEAPONS:
            if p.has(card):
                bonus += BONUS_OF[card]
        if p.has(HOLY_ROBE):
            bonus += BONUS_OF[HOLY_ROBE]
    return bonus


def bonus_against(q: Player) -> i64:
    """What the equipment of a target adds to a hit: the Holy Robe takes away (SH-251)."""
    return BONUS_OF[HOLY_ROBE] if q.has(HOLY_ROBE) else 0


def attack_foretold(known: ShadowHunters, p: Player, targets: i64) -> list[list[int]]:
    """What an attack of p would be: its dice, and for each target what is added, taken away or kept off."""
    told = [[w.FORETELL_SURE_HIT, MASAMUNE_DIE] if p.has(MASAMUNE) else [w.FORETELL_ATTACK_DICE]]
    spear = p.has(SPEAR) and p.revealed and p.is_a(SIDE_MASK[HUNTER])
    for seat in SEATS_IN[targets]:
        q = known.players[seat]
        bonus: int = bonus_of(p) + bonus_against(q) + (BONUS_OF[SPEAR] if spear else 0)
        if q.guarded:
            told.append([w.FORETELL_UNHURT, seat])
        elif bonus > 0:
            told.append([w.FORETELL_MORE, seat, bonus])
        elif bonus < 0:
            told.append([w.FORETELL_LESS, seat, -bonus])
    return told


def strike(s: ShadowHunters, p: Player, targets: i64, base: i64) -> None:
    """A hit: damage to each target by one sum with one floor (SH-251, SH-252)."""
    amounts = [0] * s.seats
    base += bonus_of(p)
    for seat in SEATS_IN[targets]:
        q = s.players[seat]
        amount: i64 = base + bonus_against(q)
        if amount <= 0 or q.guarded:
            s.tell(EVERYONE, w.TOLD_UNHURT, seat, w.BY_ATTACK)
        else:
            amounts[seat] = amount
    blow(s, p.seat, amounts, w.BY_ATTACK)


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterAttack(Step):
    """The Werewolf's answer first, then Charles's Bloody Feast (SH-256)."""

    def __init__(self, seat: i64, targets: i64, kind: i64) -> None:
        self.seat = seat
        self.targets = targets
        self.kind = kind

    def run(self, s: ShadowHunters) -> None:
        if self.kind == MAIN or (self.kind == REPEAT and s.switches.feast_chain):
            s.push(BloodyFeast(self.seat, self.targets))
        for seat in reversed(s.clockwise(self.seat)):
            if self.targets >> seat & 1:
                s.push(CounterAttack(self.seat, seat))


PASS_OR_COUNTER: Final = [PASS, w.COUNTER]


@mypyc_attr(acyclic=True, free_list_len=1)
class CounterAttack(Act):
    """The Werewolf, alive after being attacked, may strike back, whatever the result was (SH-374 to SH-380)."""

    def __init__(self, attacker: i64, seat: i64) -> None:
        self.attacker = attacker
        self.seat = seat

    def matter(self) -> Matter:
        return Matter(self.attacker, 1 << self.seat, NO_ROLLS, NO_ROLLS)

    def run(self, s: ShadowHunters) -> None:
        wolf = s.players[self.seat]
        if wolf.alive and s.players[self.attacker].alive and s.might_be(wolf, 1 << WEREWOLF):
            options = PASS_OR_COUNTER if wolf.role == WEREWOLF else JUST_PASS
            s.ask_aside(self, self.seat, w.ASK_COUNTER, options)

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.attacker]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        return w.NOT_YOUR_ABILITY if verb == w.COUNTER and s.players[seat].role != WEREWOLF else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        if option == PASS:
            return []
        wolf = known.players[seat]
        return wolf.unveiling() + attack_foretold(known, wolf, 1 << self.attacker)

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        if option != PASS:
            s.reveal(s.players[seat])
            s.tell(EVERYONE, w.TOLD_COUNTER, seat, self.attacker)
            s.push(AttackRoll(seat, 1 << self.attacker, COUNTERATTACK))


PASS_OR_FEAST: Final = [PASS, w.FEAST]


@mypyc_attr(acyclic=True, free_list_len=1)
class BloodyFeast(Act):
    """Charles may pay 2 damage to attack the surviving targets once more (SH-342 to SH-347)."""

    def __init__(self, seat: i64, targets: i64) -> None:
        self.seat = seat
        self.targets = targets

    def matter(self) -> Matter:
        return Matter(self.seat, self.targets, NO_ROLLS, NO_ROLLS)

    def survivors(self, s: ShadowHunters) -> i64:
        return self.targets & s.living()

    def run(self, s: ShadowHunters) -> None:
        charles = s.players[self.seat]
        if charles.alive and self.survivors(s) and s.might_be(charles, 1 << CHARLES):
            options = PASS_OR_FEAST if charles.role == CHARLES else JUST_PASS
            s.ask_aside(self, self.seat, w.ASK_FEAST, options)

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.survivors(s)]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        return w.NOT_YOUR_ABILITY if verb == w.FEAST and s.players[seat].role != CHARLES else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        if option == PASS:
            return []
        charles = known.players[seat]
        targets = self.survivors(known)
        hits = [w.FORETELL_HITS, int(targets)]
        return [*charles.unveiling(), hits, *attack_foretold(known, charles, targets)]

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        if option != PASS:
            s.reveal(s.players[seat])
            s.tell(EVERYONE, w.TOLD_FEAST, seat)
            s.push(SecondHelping(seat, self.survivors(s)))
            one_blow(s, seat, seat, FEAST_COST, w.BY_FEAST)


@mypyc_attr(acyclic=True, free_list_len=1)
class SecondHelping(Step):
    """The repeat itself, if Charles has survived paying for it (SH-344)."""

    def __init__(self, seat: i64, targets: i64) -> None:
        self.seat = seat
        self.targets = targets

    def run(self, s: ShadowHunters) -> None:
        if s.players[self.seat].alive:
            s.tell(EVERYONE, w.TOLD_ATTACK, self.seat, self.targets)
            s.push(AttackRoll(self.seat, self.targets, REPEAT))


def why_no_attack(s: ShadowHunters) -> int:
    """Why the player whose turn it is cannot attack, nor roll for an attack, at this moment."""
    return w.WRONG_STEP if s.phase != PHASE_ATTACK else w.ONE_ATTACK


def why_no_reaction(s: ShadowHunters, p: Player, verb: int) -> int:
    """Why somebody cannot answer an attack by the Spear, a counterattack or a Bloody Feast at this moment."""
    closed, matter = not s.is_open(), matter_of(s)
    if verb == w.STRIKE:
        return why_no_spear(p) or w.ANOTHER_MOMENT_SPEAR
    if verb == w.COUNTER:
        if p.role != WEREWOLF:
            return w.NOT_YOUR_ABILITY
        attacked = matter.targets >> p.seat & 1 and matter.attacker != p.seat
        return w.CLOSED_STRETCH if closed and attacked else w.ANOTHER_MOMENT_COUNTER
    if p.role != CHARLES:
        return w.NOT_YOUR_ABILITY
    attacks = matter.attacker == p.seat and s.phase == PHASE_ATTACK
    return w.CLOSED_STRETCH if closed and attacks else w.ANOTHER_MOMENT_FEAST
