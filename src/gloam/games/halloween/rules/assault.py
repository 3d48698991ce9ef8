"""Michael attacks: on his turn, with a Second thrust, or after Stop! (HW-239 to HW-246, HW-309 to HW-312)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import PASS, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import direction_to
from gloam.games.halloween.content.tables import (
    COPIES,
    CUT_LINE,
    DICE_OF,
    HEALTH,
    KNIFE,
    MOST_DICE,
    OVERPOWER,
    OVERPOWER_DICE,
    QUILT,
    QUILT_DICE,
)
from gloam.games.halloween.rules.death import die
from gloam.games.halloween.rules.dice import Roll
from gloam.games.halloween.rules.ending import check_damage
from gloam.games.halloween.rules.windows import MichaelWindow, stagger
from gloam.games.halloween.state import NO_SPACE, Halloween

BY_MICHAEL: Final = -2
"""In place of a weapon where Michael rolls."""


def can_be_struck(s: Halloween, seat: int) -> bool:
    """Whether Michael stands beside this victim with no solid line or fence between (HW-016, HW-020, HW-239)."""
    mat = s.mats[seat]
    if mat.space < 0:
        return False
    direction = direction_to(s.space, mat.space)
    return direction >= 0 and s.board.reach[s.locks][s.space * 4 + direction] >= 0


def assault(s: Halloween, seat: int, dice: int) -> None:
    """The victim is turned to Michael, and his figure is placed (HW-241, HW-242); then come the reactions (HW-246)."""
    mat = s.mats[seat]
    s.figure = True
    s.shadow = NO_SPACE
    mat.facing = direction_to(mat.space, s.space)
    s.announce(w.TOLD_ASSAULT, seat, s.space)
    s.push(OverpowerWindow(seat, dice))


class OverpowerWindow(MichaelWindow):
    """Michael may roll more dice (D29)."""

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def card(self) -> int:
        return OVERPOWER

    def kind(self) -> int:
        return w.ASK_OVERPOWER

    def about(self, s: Halloween, seat: int) -> list[int]:
        return [self.card(), self.seat]

    def played(self, s: Halloween) -> None:
        s.push(QuiltWindow(self.seat, min(MOST_DICE, self.dice + OVERPOWER_DICE)))

    def passed(self, s: Halloween) -> None:
        s.push(QuiltWindow(self.seat, self.dice))


class QuiltWindow(Step):
    """The attacked victim may throw a Quilt over him (D21)."""

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def run(self, s: Halloween) -> None:
        hand = s.mats[self.seat].hand
        if not hand or s.discard.count(QUILT) == COPIES[QUILT]:
            s.push(AssaultRoll(self.seat, BY_MICHAEL, self.dice, -1))
            return
        s.ask_aside(self, self.seat, w.ASK_QUILT, [w.QUILT, PASS] if QUILT in hand else [PASS])

    def about(self, s: Halloween, seat: int) -> list[int]:
        return [QUILT, self.dice]

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        if option == PASS:
            s.push(AssaultRoll(seat, BY_MICHAEL, self.dice, -1))
            return
        s.announce(w.TOLD_USED, seat, QUILT)
        s.throw_away(seat, QUILT)
        s.push(CutQuilt(seat, self.dice))

    def foretells(self, known: Halloween, seat: int, option: int) -> list[list[int]]:
        return [] if option == PASS else [[w.FORETELL_SPENT, QUILT]]

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.QUILT, PASS]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        return w.NOT_HELD_ITEM | QUILT if option == w.QUILT else 0


class CutQuilt(MichaelWindow):
    """A Quilt can be cancelled like any item (D31): then all dice are rolled."""

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def card(self) -> int:
        return CUT_LINE

    def kind(self) -> int:
        return w.ASK_CUT

    def about(self, s: Halloween, seat: int) -> list[int]:
        return [self.card(), self.seat, QUILT]

    def played(self, s: Halloween) -> None:
        s.push(AssaultRoll(self.seat, BY_MICHAEL, self.dice, -1))

    def passed(self, s: Halloween) -> None:
        s.push(AssaultRoll(self.seat, BY_MICHAEL, max(1, self.dice - QUILT_DICE), -1))


class AssaultRoll(Roll):
    """Every hit is a damage (HW-243, HW-244); then the victim is dead, or may strike back (HW-268, HW-310)."""

    def rolled(self, hits: int) -> Roll:
        return AssaultRoll(self.seat, self.weapon, self.dice, hits)

    def count(self, s: Halloween, hits: int) -> None:
        mat = s.mats[self.seat]
        if hits:
            mat.damage += hits
            s.announce(w.TOLD_WOUNDED, self.seat, hits, mat.damage)
        if mat.damage >= HEALTH[mat.who]:
            die(s, self.seat)
        else:
            s.push(CounterWindow(self.seat, 0))


class CounterWindow(Step):
    """Whoever was attacked and holds a Butcher knife may strike back with it, once for each knife (D22, HW-311)."""

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def run(self, s: Halloween) -> None:
        hand = s.mats[self.seat].hand
        if len(hand) <= self.done or self.done >= COPIES[KNIFE] or s.supply() == 0:
            return
        s.ask_aside(self, self.seat, w.ASK_COUNTER, [w.COUNTER, PASS] if hand.count(KNIFE) > self.done else [PASS])

    def about(self, s: Halloween, seat: int) -> list[int]:
        return [KNIFE]

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        if option == PASS:
            return
        s.announce(w.TOLD_COUNTERS, seat, KNIFE, self.done + 1)
        s.exert(seat, 1)
        s.push(CounterWindow(seat, self.done + 1))
        s.push(CounterRoll(seat, KNIFE, DICE_OF[KNIFE], -1))

    def foretells(self, known: Halloween, seat: int, option: int) -> list[list[int]]:
        return [] if option == PASS else [[w.FORETELL_DICE, DICE_OF[KNIFE]]]

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.COUNTER, PASS]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if option != w.COUNTER:
            return 0
        return (w.NOT_HELD_COUNTER_KNIFE if KNIFE in s.mats[seat].hand else w.NOT_HELD_COUNTER) | KNIFE


class CounterRoll(Roll):
    """The counter-attack is an attack with the knife (HW-309)."""

    def rolled(self, hits: int) -> Roll:
        return CounterRoll(self.seat, self.weapon, self.dice, hits)

    def count(self, s: Halloween, hits: int) -> None:
        hurt_michael(s, hits)


def hurt_michael(s: Halloween, hits: int) -> None:
    """Damage on Michael: the end at 12, else he is Staggered (HW-175 to HW-179); a miss does nothing."""
    if hits == 0:
        return
    s.damage += hits
    s.announce(w.TOLD_MICHAEL_HURT, hits, s.damage)
    check_damage(s)
    if not s.over:
        stagger(s)
