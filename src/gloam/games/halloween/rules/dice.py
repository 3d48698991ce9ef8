"""Attack dice, and who may roll some of them again (HW-306 to HW-308, HW-315)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import IS_HIT, LAURIE, LOOMIS, RANGE_OF
from gloam.games.halloween.state import Halloween


def roll(s: Halloween, dice: int) -> int:
    """The mask of dice that hit."""
    hits = 0
    for die in range(dice):
        if IS_HIT[s.rng.die("attack", 6)]:
            hits |= 1 << die
    return hits


def faces(hits: int, dice: int) -> list[int]:
    """What each die shows."""
    return [w.HIT if hits >> die & 1 else w.BLANK for die in range(dice)]


class Roll(Step):
    """Dice are rolled, by or against a victim; one who may rolls some of them again; then they count.

    Everybody sees every single die, before any of them is rolled again and afterwards (HW-308).

    `weapon` is what the victim attacks with, -1 for none and -2 if it is Michael who rolls. A subclass says what
    becomes of the hits.
    """

    def __init__(self, seat: int, weapon: int, dice: int, hits: int) -> None:
        self.seat = seat
        self.weapon = weapon
        self.dice = dice
        self.hits = hits  # -1 before the roll

    def rolled(self, hits: int) -> Roll:
        """This step with its dice on the table."""
        raise NotImplementedError

    def count(self, s: Halloween, hits: int) -> None:
        """So many dice hit."""
        raise NotImplementedError

    def run(self, s: Halloween) -> None:
        if self.hits < 0:
            hits = roll(s, self.dice)
            s.announce_all(w.TOLD_ROLLED, [self.dice, hits.bit_count(), *faces(hits, self.dice)])
            s.push(self.rolled(hits))
            return
        options = self.rerolls(s)
        if len(options) > 1:
            s.ask(self, self.seat, w.ASK_REROLL, options)
        else:
            self.count(s, self.hits.bit_count())

    def most(self, s: Halloween) -> int:
        """How many dice may be rolled again: Laurie pays for each, Loomis aims with one."""
        who = s.mats[self.seat].who
        if who == LAURIE:
            return min(self.dice, s.supply())
        return 1 if who == LOOMIS and self.weapon >= 0 and RANGE_OF[self.weapon] >= 2 else 0

    def rerolls(self, s: Halloween) -> list[int]:
        most = self.most(s)
        again = [w.REROLL | mask for mask in range(1, 1 << self.dice) if mask.bit_count() <= most] if most else []
        return [*again, PASS]

    def price(self, s: Halloween, again: int) -> int:
        """The exertion tokens for rolling these dice again (HW-317)."""
        return again.bit_count() if s.mats[self.seat].who == LAURIE else 0

    def foretells(self, known: Halloween, seat: int, option: int) -> list[list[int]]:
        price = self.price(known, option & ARG_MASK)
        return [[w.FORETELL_EXERTION, price]] if price else []

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        hits, again = self.hits, option & ARG_MASK
        if option != PASS:
            price = self.price(s, again)
            if price:
                s.exert(seat, price)
            count = again.bit_count()
            shown = faces(roll(s, count), count)
            taken = 0
            for die in range(self.dice):
                if again >> die & 1:
                    hits = hits & ~(1 << die) | shown[taken] << die
                    taken += 1
            s.announce_all(w.TOLD_REROLLED, [seat, count, hits.bit_count(), again, *shown])
        self.count(s, hits.bit_count())

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [*(w.REROLL | mask for mask in range(1, 1 << self.dice)), PASS]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.REROLL:
            return 0
        mask = option & ARG_MASK
        if not 0 < mask < 1 << self.dice:
            return w.NO_SUCH_DIE
        if mask.bit_count() > self.most(s):
            return w.NO_TOKEN if s.mats[seat].who == LAURIE else w.TOO_MANY_DICE
        return 0
