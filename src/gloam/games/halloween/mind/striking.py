"""Striking back: with what, whether it is worth it, from where, and which dice to roll again."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import distance, spaces_of
from gloam.games.halloween.content.tables import (
    BAT,
    BULLETS,
    DICE_OF,
    HAIRSPRAY,
    HEALTH,
    MATCHES,
    MICHAEL_HEALTH,
    RANGE_OF,
    REVOLVER,
    SPENT,
    UNARMED_OF,
)
from gloam.games.halloween.rules.dice import Roll
from gloam.games.halloween.state import Halloween

ARMED: Final = 2
"""So many dice make it worth to go for Michael."""


def life(s: Halloween, seat: int) -> int:
    """How much damage a victim can still take and die of."""
    mat = s.mats[seat]
    return HEALTH[mat.who] - mat.damage if mat.who >= 0 else 99


def usable(hand: list[int], card: int) -> bool:
    if card == HAIRSPRAY:
        return MATCHES in hand
    return card != REVOLVER or BULLETS in hand


def weapons(s: Halloween, seat: int) -> list[int]:
    hand = s.mats[seat].hand
    return [card for card in hand if DICE_OF[card] and usable(hand, card)]


def dice_at(s: Halloween, seat: int, far: int) -> int:
    """The most dice one can roll against somebody so far away."""
    best = UNARMED_OF[s.mats[seat].who] if far == 1 else 0
    for card in weapons(s, seat):
        if RANGE_OF[card] >= far:
            best = max(best, DICE_OF[card])
    return best


def best_dice(s: Halloween, seat: int) -> int:
    return dice_at(s, seat, 1)


def dice_of(s: Halloween, seat: int, option: int) -> int:
    if option == w.ATTACK:
        return UNARMED_OF[s.mats[seat].who]
    return DICE_OF[BAT] + 1 if option == w.SWING else DICE_OF[option & ARG_MASK]


def strike(s: Halloween, seat: int, options: list[int]) -> int:
    """The best attack; of equals the one whose weapon is kept. -1 if there is none."""
    best, most = -1, 0.0
    left = MICHAEL_HEALTH - s.damage
    for option in options:
        if option & ~ARG_MASK in (w.ATTACK, w.ATTACK_WITH, w.SWING):
            worth = float(min(dice_of(s, seat, option), left + 1))
            if option & ~ARG_MASK == w.ATTACK_WITH and SPENT[option & ARG_MASK]:
                worth -= 0.3
            if option == w.SWING and s.mats[seat].exertion >= 2:
                worth -= 0.6
            if worth > most:
                best, most = option, worth
    return best


def prey(s: Halloween) -> int:
    """Where Michael is, if that is known; -1 if not."""
    if s.figure:
        return s.space
    possible = s.trail.spaces()
    return possible.bit_length() - 1 if possible.bit_count() == 1 else -1


def posts(s: Halloween, seat: int, at: int, dice: int) -> int:
    """The free spaces from which a victim could attack somebody who stands there, with so many dice."""
    mask = 0
    sight = s.board.sight[s.locks]
    for space in spaces_of(_line(s, at)):
        if dice_at(s, seat, distance(space, at)) < dice:
            continue
        for direction in range(4):
            if sight[space * 4 + direction] >> at & 1:
                mask |= 1 << space
                break
    return mask & ~s.occupied() & ~(1 << at)


def _line(s: Halloween, at: int) -> int:
    """The spaces in the same row or column that can be seen from a space, and so, but for doors, see it."""
    mask = 0
    sight = s.board.sight[s.locks]
    for direction in range(4):
        mask |= sight[at * 4 + direction]
    return mask


def reroll(s: Halloween, seat: int, options: list[int]) -> int:
    """Hits against oneself, or one's own blanks; with the tokens that do not force a rest, or for one's life."""
    d = s.decision_of(seat)
    assert d is not None
    roll = d.step
    assert isinstance(roll, Roll)
    against = roll.weapon == -2
    bad = roll.hits if against else ~roll.hits & (1 << roll.dice) - 1
    room = max(0 if not against else 1, 2 - s.mats[seat].exertion)
    if against and roll.hits.bit_count() >= life(s, seat):
        room = roll.dice
    elif against:
        room = min(room, 1)
    able = [o for o in options if o != PASS and (o & ARG_MASK) & ~bad == 0 and (o & ARG_MASK).bit_count() <= room]
    return max(able, key=lambda o: (o & ARG_MASK).bit_count()) if able else PASS
