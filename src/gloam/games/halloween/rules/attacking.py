"""Victims attack Michael (HW-171 to HW-186, HW-326)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import distance
from gloam.games.halloween.content.tables import (
    BAT,
    BULLETS,
    CARDS,
    DICE_OF,
    HAIRSPRAY,
    HANGER,
    HANGER_SQUARES,
    MATCHES,
    RANGE_OF,
    REVOLVER,
    SHEARS,
    SPENT,
    UNARMED_OF,
)
from gloam.games.halloween.rules.assault import hurt_michael
from gloam.games.halloween.rules.dice import Roll
from gloam.games.halloween.rules.moving import set_out
from gloam.games.halloween.state import NO_CARD, Halloween


def attacks(s: Halloween, seat: int) -> list[int]:
    """All attacks one might think of: bare hands, every weapon held, the bat with all one's strength."""
    options = [w.ATTACK]
    hand = s.mats[seat].hand
    weapons = [card for i, card in enumerate(hand) if DICE_OF[card] and (i == 0 or hand[i - 1] != card)]
    options += [w.ATTACK_WITH | card for card in weapons]
    if BAT in hand:
        options.append(w.SWING)
    return options


def weapon_of(option: int) -> int:
    """The weapon of an attack; NO_CARD for bare hands."""
    if option == w.ATTACK:
        return NO_CARD
    return BAT if option == w.SWING else option & ARG_MASK


def why_no_attack(s: Halloween, seat: int, option: int) -> int:
    """His figure must be on the board, in sight and in range, and the weapon usable (HW-171 to HW-173, HW-183)."""
    weapon = weapon_of(option)
    hand = s.mats[seat].hand
    if weapon >= CARDS or (weapon >= 0 and DICE_OF[weapon] == 0):
        return w.NOT_YOURS_WEAPON if weapon >= CARDS else w.NO_WEAPON | weapon
    if weapon >= 0 and weapon not in hand:
        return w.NOT_HELD_WEAPON | weapon
    if not s.figure:
        return w.NO_FIGURE
    if not s.sees(seat, s.space):
        return w.NOT_IN_SIGHT
    reach = RANGE_OF[weapon] if weapon >= 0 else 1
    if distance(s.mats[seat].space, s.space) > reach:
        return (w.OUT_OF_RANGE_WEAPON if weapon >= 0 else w.OUT_OF_RANGE) | reach
    if weapon == HAIRSPRAY and MATCHES not in hand:
        return w.NEEDS | MATCHES
    if weapon == REVOLVER and BULLETS not in hand:
        return w.NEEDS | BULLETS
    if exertion_of(option) and s.supply() == 0:
        return w.NO_TOKEN
    return 0


def attack(s: Halloween, seat: int, option: int) -> None:
    """The weapon is shown and its costs are paid; then the dice (HW-181, HW-182, HW-326)."""
    weapon = weapon_of(option)
    s.announce(w.TOLD_ATTACKS, seat, weapon)
    exertion = exertion_of(option)
    if exertion:
        s.exert(seat, exertion)
    if weapon == REVOLVER:
        s.throw_away(seat, BULLETS)
    s.push(AttackRoll(seat, weapon, dice_of(s, seat, option), -1))


def dice_of(s: Halloween, seat: int, option: int) -> int:
    """How many dice an attack rolls (HW-174, HW-182); the bat one more with all one's strength."""
    weapon = weapon_of(option)
    dice = UNARMED_OF[s.mats[seat].who] if weapon < 0 else DICE_OF[weapon]
    return dice + 1 if option == w.SWING else dice


def exertion_of(option: int) -> int:
    """The exertion tokens that an attack costs (HW-317)."""
    return 1 if option == w.SWING or weapon_of(option) == SHEARS else 0


def attack_foretold(known: Halloween, seat: int, option: int) -> list[list[int]]:
    """The dice of an attack, and what it costs: exertion, and cards that go with it."""
    weapon = weapon_of(option)
    told = [[w.FORETELL_DICE, dice_of(known, seat, option)]]
    exertion = exertion_of(option)
    if exertion:
        told.append([w.FORETELL_EXERTION, exertion])
    if weapon == REVOLVER:
        told.append([w.FORETELL_SPENT, BULLETS])
    if weapon >= 0 and SPENT[weapon]:
        told.append([w.FORETELL_SPENT, weapon])
    return told


class AttackRoll(Roll):
    """The hits count; a weapon that says so is discarded, hit or miss; then No pain, then the steps of a hanger."""

    def rolled(self, hits: int) -> Roll:
        return AttackRoll(self.seat, self.weapon, self.dice, hits)

    def count(self, s: Halloween, hits: int) -> None:
        if hits and self.weapon == HANGER:
            s.push(GetAway(self.seat))
        hurt_michael(s, hits)
        if not s.over and self.weapon >= 0 and SPENT[self.weapon]:
            s.throw_away(self.seat, self.weapon)


class GetAway(Step):
    """After a hit with a Bent coat hanger up to two squares, as in a Move (D17)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Halloween) -> None:
        set_out(s, self.seat, w.BY_HANGER, HANGER_SQUARES, 0, 0)
