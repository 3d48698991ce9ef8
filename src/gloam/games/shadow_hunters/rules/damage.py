"""Damage of one event, and what follows from it: theft instead, healing by blood, deaths, loot (SH-260 to SH-293)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gloam.core.state import ARG_MASK, EVERYONE, PASS, Step
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import BOB, BOB_IN_POOL, DANIEL, HP, OFF, SILVER_ROSARY, VAMPIRE, bits
from gloam.games.shadow_hunters.rules.asking import JUST_PASS, Question
from gloam.games.shadow_hunters.rules.ending import WIN_CHECK
from gloam.games.shadow_hunters.rules.matter import NO_ROLLS, Act, Matter
from gloam.games.shadow_hunters.state import Player, ShadowHunters

VAMPIRE_HEAL: Final = 2
ROBBERY_FROM: Final = 2
CHARLES_FROM: Final = 3


def blow(s: ShadowHunters, source: i64, amounts: list[int], cause: i64) -> None:
    """One event that changes the damage of several players at once (SH-266).

    `amounts` by seat: what each one takes, negative for healing. The closed stretch begins here and lasts until the
    win check (SH-307).
    """
    s.push(WIN_CHECK)
    s.push(Deaths(source, cause))
    s.push(Robbery(source, amounts, cause, 0))


def one_blow(s: ShadowHunters, source: i64, seat: i64, amount: i64, cause: i64) -> None:
    """A blow against a single player."""
    amounts = [0] * s.seats
    amounts[seat] = amount
    blow(s, source, amounts, cause)


@mypyc_attr(acyclic=True)
class BlowStep(Act):
    """A step of one damaging event."""

    def __init__(self, source: i64, amounts: list[int], cause: i64) -> None:
        self.source = source
        self.amounts = amounts  # never changed in place
        self.cause = cause

    def matter(self) -> Matter:
        targets = 0
        for seat in range(len(self.amounts)):
            if self.amounts[seat] > 0:
                targets |= 1 << seat
        return Matter(self.source, targets, NO_ROLLS, tuple(self.amounts))


@mypyc_attr(acyclic=True, free_list_len=1)
class Robbery(BlowStep):
    """Bob may take a card in place of damage of 2 or more, target by target, clockwise (SH-254, SH-336 to SH-341).

    Everybody who might be Bob is asked (SH-313). `done` counts the seats clockwise that are settled.
    """

    def __init__(self, source: i64, amounts: list[int], cause: i64, done: i64) -> None:
        super().__init__(source, amounts, cause)
        self.done = done

    def run(self, s: ShadowHunters) -> None:
        target = self.target(s)
        if target < 0:
            s.push(SuckBlood(self.source, self.amounts, self.cause))
            s.push(Wounds(self.source, self.amounts, self.cause))
            return
        options = JUST_PASS
        if s.players[self.source].role == BOB:
            options = options + [w.ROB | card for card in bits(s.players[target].equipment)]
        s.ask_aside(self, self.source, w.ASK_ROB, options)

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        target = self.target(s)
        return [target, self.amounts[target]]

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        if s.players[seat].role != BOB:
            return [PASS]
        return [PASS, *[w.ROB | card for p in s.players if p.seat != seat for card in bits(p.equipment)]]

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb != w.ROB:
            return 0
        if s.players[seat].role != BOB:
            return w.NOT_YOUR_ABILITY
        target = s.players[self.target(s)]
        return 0 if target.has(argument) else w.TARGET_DOES_NOT_OWN | argument

    def target(self, s: ShadowHunters) -> i64:
        """The next player whom Bob could rob; -1 for none."""
        if self.cause != w.BY_ATTACK and not (self.cause <= w.WIDE and s.switches.bob_scope == "any"):
            return -1
        if bob_robs_the_dead(s) or not s.might_be(s.players[self.source], 1 << BOB):
            return -1
        seats: i64 = s.seats
        for i in range(self.done + 1, seats):
            seat = (self.source + i) % seats
            if self.amounts[seat] >= ROBBERY_FROM and s.players[seat].equipment:
                return seat
        return -1

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        return [] if option == PASS else known.players[seat].unveiling()

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        target = self.target(s)
        amounts = self.amounts
        if option != PASS:
            card = option & ARG_MASK
            thief = s.players[seat]
            s.reveal(thief)
            s.transfer(card, s.players[target], thief)
            s.tell(EVERYONE, w.TOLD_STOLEN, seat, target, card)
            amounts = amounts.copy()
            amounts[target] = 0
        s.push(Robbery(self.source, amounts, self.cause, (target - self.source) % s.seats))


def bob_robs_the_dead(s: ShadowHunters) -> bool:
    """In large games with the option `bob_large_games` Bob has another ability: all equipment of whom he kills."""
    return not BOB_IN_POOL[s.seats]


@mypyc_attr(acyclic=True, free_list_len=1)
class Wounds(BlowStep):
    """All damage and healing of the event at the same time, added up (SH-266, SH-267)."""

    def run(self, s: ShadowHunters) -> None:
        for p in s.players:
            amount: i64 = self.amounts[p.seat]
            if amount > 0:
                p.damage += amount
                if p.seat == self.source:
                    s.tell(EVERYONE, w.TOLD_HURT_SELF, p.seat, amount, self.cause)
                else:
                    s.tell(EVERYONE, w.TOLD_DAMAGE, p.seat, amount, self.cause, self.source)
            elif amount < 0:
                s.heal(p, -amount, self.cause)


PASS_OR_SUCK: Final = [PASS, w.SUCK]


@mypyc_attr(acyclic=True, free_list_len=1)
class SuckBlood(BlowStep):
    """The Vampire heals 2 for each player damaged; hidden, the Vampire may reveal to do so (SH-369 to SH-373)."""

    def run(self, s: ShadowHunters) -> None:
        if self.cause != w.BY_ATTACK and not (self.cause <= w.WIDE and s.switches.vampire_scope == "any"):
            return
        vampire = s.players[self.source]
        if self.healing(s) == 0 or not s.might_be(vampire, 1 << VAMPIRE):
            return
        if vampire.revealed:
            if not doomed(vampire):
                s.heal(vampire, self.healing(s), w.BY_SUCK_BLOOD)
        else:
            options = PASS_OR_SUCK if vampire.role == VAMPIRE and not doomed(vampire) else JUST_PASS
            s.ask_aside(self, self.source, w.ASK_SUCK, options)

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        p = s.players[seat]
        if verb != w.SUCK:
            return 0
        if p.role != VAMPIRE:
            return w.NOT_YOUR_ABILITY
        return w.TOO_LATE_TO_HEAL if doomed(p) else 0

    def foretells(self, known: ShadowHunters, seat: int, option: int) -> list[list[int]]:
        if option == PASS:
            return []
        healed: int = min(self.healing(known), known.players[seat].damage)
        return [[w.FORETELL_HEALS, healed]]

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        if option != PASS:
            vampire = s.players[seat]
            s.reveal(vampire)
            s.heal(vampire, self.healing(s), w.BY_SUCK_BLOOD)

    def healing(self, s: ShadowHunters) -> i64:
        damaged: i64 = 0
        for seat in range(s.seats):
            if seat != self.source and self.amounts[seat] > 0:
                damaged += 1
        if damaged > 1 and not s.switches.vampire_heal_per_target:
            damaged = 1
        return VAMPIRE_HEAL * damaged


def doomed(p: Player) -> bool:
    """Nothing heals between the damage that reaches the hit points and death (SH-264)."""
    return p.damage >= HP[p.role]


@mypyc_attr(acyclic=True, free_list_len=1)
class Deaths(Step):
    """All who reached their hit points die as one batch, in the order of SH-283."""

    def __init__(self, source: i64, cause: i64) -> None:
        self.source = source
        self.cause = cause

    def run(self, s: ShadowHunters) -> None:
        for p in s.players:
            if p.alive and doomed(p):
                self.bury(s, [q for q in s.players if q.alive and doomed(q)])
                break
        for p in s.players:
            if p.alive and not p.revealed:
                p.may_be &= ABOVE[p.damage]  # whoever lives with this damage has more hit points

    def bury(self, s: ShadowHunters, dead: list[Player]) -> None:
        killer = s.players[self.source]
        first_batch = not s.deaths
        buried: i64 = 0
        for p in dead:
            buried |= 1 << p.seat
            s.turn_up(p)
            p.alive = False
            p.area = OFF
            p.damage = HP[p.role]
            s.deaths.append(p.seat * 16 + self.source)
            s.tell(EVERYONE, w.TOLD_DIED, p.seat, p.role, self.source)
        for p in s.players:
            if p.role == DANIEL:
                if p.alive:
                    s.reveal(p)  # Scream: no choice (SH-348)
                elif first_batch:
                    s.daniel_won = True  # also in company (SH-407)
            elif p.alive and not p.revealed:
                p.may_be &= ~(1 << DANIEL)  # Daniel would have had to reveal
        by_attack = self.cause == w.BY_ATTACK
        if by_attack and len(s.deaths) >= CHARLES_FROM:
            s.third_kill = killer.seat  # whether it was Charles shows at the win check (SH-402 to SH-405)
        s.push(REMAINS)
        loot = killer.alive and (by_attack or not s.switches.loot_attack_only)
        if loot:
            # The last pushed runs first, so the order of SH-291 is pushed backwards.
            for seat in reversed(s.clockwise(self.source)):
                p = s.players[seat]
                if buried >> seat & 1 and p.equipment:
                    s.push(Loot(self.source, seat, by_attack and killer.has(SILVER_ROSARY), by_attack))


@mypyc_attr(acyclic=True, free_list_len=1)
class Loot(Question):
    """The killer takes one card of the dead, or all of them (SH-284 to SH-291; Silver Rosary SH-178 to SH-181)."""

    def __init__(self, killer: i64, dead: i64, everything: bool, by_attack: bool) -> None:
        self.killer = killer
        self.dead = dead
        self.everything = everything
        self.by_attack = by_attack

    def run(self, s: ShadowHunters) -> None:
        killer, dead = s.players[self.killer], s.players[self.dead]
        cards = bits(dead.equipment)
        if self.everything or len(cards) == 1:
            for card in cards:
                self.take(s, card)
        elif self.plunders(s) and s.might_be(killer, 1 << BOB):
            options = [w.LOOT | c for c in cards]
            s.ask(self, self.killer, w.ASK_PLUNDER, [w.PLUNDER, *options] if killer.role == BOB else options)
        else:
            s.ask(self, self.killer, w.ASK_LOOT, [w.LOOT | c for c in cards])

    def about(self, s: ShadowHunters, seat: int) -> list[int]:
        return [self.dead]

    def plunders(self, s: ShadowHunters) -> bool:
        """Whether Bob, if it was he who killed, may take everything."""
        return self.by_attack and bob_robs_the_dead(s)

    def candidates(self, s: ShadowHunters, seat: int) -> list[int]:
        cards = [w.LOOT | card for card in bits(s.players[self.dead].equipment)]
        return [w.PLUNDER, *cards] if s.players[seat].role == BOB and bob_robs_the_dead(s) else cards

    def forbids(self, s: ShadowHunters, seat: int, verb: int, argument: int) -> int:
        if verb == w.LOOT:
            return 0 if s.players[self.dead].has(argument) else w.NOT_ON_THE_DEAD | argument
        if verb == w.PLUNDER:
            if s.players[seat].role != BOB or not bob_robs_the_dead(s):
                return w.NOT_YOUR_ABILITY
            return 0 if self.plunders(s) else w.ANOTHER_MOMENT_PLUNDER
        return w.MUST_LOOT if verb == PASS else 0

    def answer(self, s: ShadowHunters, seat: int, option: int) -> None:
        if option == w.PLUNDER:
            s.reveal(s.players[seat])
            for card in bits(s.players[self.dead].equipment):
                self.take(s, card)
        else:
            self.take(s, option & ARG_MASK)

    def take(self, s: ShadowHunters, card: int) -> None:
        s.transfer(card, s.players[self.dead], s.players[self.killer])
        s.tell(EVERYONE, w.TOLD_LOOTED, self.killer, self.dead, card)


@mypyc_attr(acyclic=True)
class Remains(Step):
    """What is left of the dead is discarded, and their states end (SH-132, SH-283, SH-290)."""

    def run(self, s: ShadowHunters) -> None:
        for p in s.players:
            if not p.alive:
                for card in bits(p.equipment):
                    s.discard(card)
                    s.tell(EVERYONE, w.TOLD_DISCARDED, card)
                p.equipment = 0
                p.guarded = False
        if not s.current().alive:
            s.extra_turn = False  # SH-143


REMAINS: Final = Remains()


def _above() -> list[int]:
    masks: list[int] = []
    for damage in range(100):
        mask = 0
        for role in range(len(HP)):
            if HP[role] > damage:
                mask |= 1 << role
        masks.append(mask)
    return masks


ABOVE: Final[list[int]] = _above()
"""By damage: the characters that survive it, as a mask."""


def why_no_spoils(s: ShadowHunters, p: Player, verb: int) -> int:
    """Why somebody cannot rob, suck blood or loot at this moment."""
    if verb == w.LOOT:
        return w.NO_LOOT
    if verb == w.SUCK:
        if p.role != VAMPIRE:
            return w.NOT_YOUR_ABILITY
        return w.HEALS_BY_ITSELF if p.revealed else w.ANOTHER_MOMENT_SUCK
    if p.role != BOB or bob_robs_the_dead(s) != (verb == w.PLUNDER):
        return w.NOT_YOUR_ABILITY
    return w.ANOTHER_MOMENT_PLUNDER if verb == w.PLUNDER else w.ANOTHER_MOMENT_ROB
