"""Michael's part of the simple mind: come close unseen, strike, and be gone before they strike back."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import spaces_of
from gloam.games.halloween.content.tables import (
    ASSAULT_DICE,
    CANDY,
    FLASHLIGHT,
    GONE,
    HEDGE,
    NO_PAIN,
    WALKER,
    WALKER_SQUARES,
)
from gloam.games.halloween.mind.judging import Judged, judged
from gloam.games.halloween.mind.lurking import care, closeness, exposure, one_action, sneaked, walked
from gloam.games.halloween.mind.striking import life
from gloam.games.halloween.mind.ways import FAR, steps_from, steps_to
from gloam.games.halloween.rules.prowling import squares_left
from gloam.games.halloween.state import AFTERWARDS, FIRST, Halloween

KILL: Final = 1.5
"""What a death is worth besides the damage: cards go back, tokens are renewed, the way begins anew."""

STRIKE_CHANCE: Final = [[1.0], [1.0, 0.5], [1.0, 0.75, 0.25], [1.0, 0.875, 0.5, 0.125]]
"""The chance of so many hits or more, by dice."""

# Kinds of a turn's next step
STAY: Final = 0
GOES: Final = 1
STRIKES: Final = 2


class Deed:
    """What Michael does next: strike a seat, or go to a space; and what the whole turn is then worth."""

    def __init__(self, kind: int, what: int, worth: float) -> None:
        self.kind = kind
        self.what = what
        self.worth = worth


def start(s: Halloween, options: list[int], rng: Rng) -> int:
    """Near somebody, and out of sight."""
    near = steps_to(s.board_number, s.locks, s.occupied())
    seen = s.seen()
    able = [o for o in options if not seen >> (o & ARG_MASK) & 1 and 4 <= near[o & ARG_MASK] <= 9] or options
    return able[rng.below(len(able))]


def blow(s: Halloween, seat: int, dice: int, before: float) -> float:
    """What an attack is worth: the damage, and the death if it comes to that. `before` is damage to expect already."""
    left = life(s, seat) - before
    need = max(1, round(left))
    worth = min(dice * 0.5, max(left, 0.5))
    return worth + (KILL * STRIKE_CHANCE[dice][need] if need <= dice else 0.0)


def ending(s: Halloween, space: int, victims: list[Judged], facing: int) -> float:
    """What it is worth to end the turn on a space."""
    return closeness(space, victims) - care(s) * exposure(s, space, victims, facing)


def best_end(s: Halloween, mask: int, victims: list[Judged], struck: int) -> tuple[int, float]:
    """The best space to end the turn on; a struck victim keeps looking at where he was."""
    best, most = -1, -99.0
    for space in spaces_of(mask):
        worth = ending(s, space, victims, struck if struck >= 0 and s.sees(struck, space) else -1)
        if worth > most:
            best, most = space, worth
    return best, most


def next_deed(s: Halloween) -> Deed:
    """The first step of the best turn, looked through to its end."""
    victims = judged(s)
    here = 1 << s.space
    last = s.deed != FIRST
    ends = one_action(s, here)
    best = Deed(STAY, s.space, -99.0)
    if not s.staggered:
        for one in victims:
            if one.beside & here:
                worth = one.lure * blow(s, one.seat, ASSAULT_DICE, 0.0)
                worth += after_blow(s, one.seat, victims, last)
                if worth > best.worth:
                    best = Deed(STRIKES, one.seat, worth)
    if last:
        space, worth = best_end(s, ends, victims, -1)
        return Deed(GOES, space, worth) if worth > best.worth else best
    for one in victims:
        for space in spaces_of(ends & one.beside):
            worth = one.lure * blow(s, one.seat, ASSAULT_DICE, 0.0) + ending(s, space, victims, one.seat)
            if worth > best.worth:
                best = Deed(GOES, space, worth)
    # Two movements: the first half of the way to the best end.
    far_ends = one_action(s, ends & ~s.seen() | here)
    space, worth = best_end(s, far_ends & ~s.seen(), victims, -1)
    if space >= 0 and worth > best.worth:
        best = Deed(GOES, halfway(s, ends, space), worth)
    return best


def after_blow(s: Halloween, seat: int, victims: list[Judged], last: bool) -> float:
    """What follows a blow: another one, or out of sight; at the end of the turn he is looked at."""
    stay = ending(s, s.space, victims, seat)
    if last:
        return stay
    again = blow(s, seat, ASSAULT_DICE, 1.5) + stay
    mask = one_action(s, 1 << s.space)
    flown = best_end(s, mask, victims, seat)[1]
    return max(again, flown)


def halfway(s: Halloween, ends: int, goal: int) -> int:
    """The unseen end of this action from which the goal can be reached with the next one."""
    far = steps_from(s.board_number, s.locks, goal)
    # The nearest first: what an action can do takes long to work out.
    for space in sorted(spaces_of(ends & ~s.seen()), key=lambda space: far[space]):
        if far[space] < FAR and one_action(s, 1 << space) >> goal & 1:
            return space
    return s.space


def prowl(s: Halloween, options: list[int], goal: int) -> tuple[int, int]:
    """The next choice, and the space that he is on the way to."""
    if s.walking:
        return next_step(s, options, goal), goal
    if s.card == HEDGE:
        return best_option(s, options), -1
    if w.PLAY | NO_PAIN in options and s.deed != AFTERWARDS:
        return w.PLAY | NO_PAIN, -1
    if s.deed == AFTERWARDS:
        return afterwards(s, options)
    thrusts = [o for o in options if o & ~ARG_MASK == w.THRUST]
    if thrusts:
        return min(thrusts, key=lambda option: life(s, option & ARG_MASK)), -1
    if w.PLAY | WALKER in options and s.deed == FIRST and not s.staggered:
        space = ambush(s)
        if space >= 0:
            return w.PLAY | WALKER, space
    deed = next_deed(s)
    if deed.kind == STRIKES and w.STRIKE | deed.what in options:
        return w.STRIKE | deed.what, -1
    return go(s, options, deed.what)


def go(s: Halloween, options: list[int], space: int) -> tuple[int, int]:
    """By the action that leads there: a Hunt or a Sneak, where a Stalk does not."""
    if space == s.space or walked(s, 1 << s.space, 3 if s.staggered else 5) >> space & 1:
        return w.STALK, space
    for option in (w.SNEAK | space, w.HUNT | space):
        if option in options:
            return option, -1
    return w.STALK, space


def ambush(s: Halloween) -> int:
    """A space beside a victim, three squares away at most, from where to strike twice; -1 if there is none."""
    ends = walked(s, 1 << s.space, WALKER_SQUARES)
    best, most = -1, 0.0
    for one in judged(s):
        if one.beside >> s.space & 1:
            return -1
        for space in spaces_of(ends & one.beside):
            worth = one.lure - 0.2 * exposure(s, space, [one], one.seat)
            if worth > most:
                best, most = space, worth
    return best


def afterwards(s: Halloween, options: list[int]) -> tuple[int, int]:
    """What the cards can do when both actions are done: strike once more, slip away, or make them look elsewhere."""
    thrusts = [o for o in options if o & ~ARG_MASK == w.THRUST]
    if thrusts:
        return min(thrusts, key=lambda option: life(s, option & ARG_MASK)), -1
    for option in options:
        if option & ~ARG_MASK == w.DREAD and s.mats[option & ARG_MASK].exertion >= 2:
            return option, -1
    if s.figure:
        victims = judged(s)
        if w.PLAY | WALKER in options:
            space, worth = best_end(s, walked(s, 1 << s.space, WALKER_SQUARES) & ~s.seen(), victims, -1)
            if space >= 0 and worth > ending(s, s.space, victims, -1) + 0.8:
                return w.PLAY | WALKER, space
        if w.PLAY | HEDGE in options and sneaked(s, 1 << s.space) & ~s.seen():
            return w.PLAY | HEDGE, -1
        lookers = [one.seat for one in victims if s.sees(one.seat, s.space)]
        if len(lookers) == 1:
            for option in options:
                noise = option & ~ARG_MASK == w.NOISE and (option & ARG_MASK) >> 2 == lookers[0]
                if noise and not s.board.sees(s.mats[lookers[0]].space, option & 3, s.space, s.locks):
                    return option, -1
    return w.END, -1


def best_option(s: Halloween, options: list[int]) -> int:
    victims = judged(s)
    return max(options, key=lambda option: ending(s, option & ARG_MASK, victims, -1))


def next_step(s: Halloween, options: list[int], goal: int) -> int:
    """Towards the goal, over squares that nobody sees where the way is long enough for it."""
    here = s.way[-1] if s.way else s.space
    if goal < 0:
        goal = next_deed(s).what if s.card < 0 else here
    if here == goal and w.STOP in options:
        return w.STOP
    if w.PLAY | GONE in options and s.figure and not s.way and here != goal:
        return w.PLAY | GONE
    far = steps_from(s.board_number, s.locks, goal)
    left = squares_left(s) - 1
    best, least = -1, 1e9
    for option in options:
        if option & ~ARG_MASK == w.GO:
            space = option & ARG_MASK
            cost = float(far[space]) + (3.0 if s.is_seen(space) else 0.0) + (4.0 if space in s.way else 0.0)
            if far[space] > left:
                cost += 50.0 + 10.0 * (far[space] - left)
            if cost < least:
                best, least = option, cost
    if w.STOP in options and (best < 0 or far[best & ARG_MASK] >= 99 or least >= 50.0):
        return w.STOP
    return best if best >= 0 else options[0]


def react(s: Halloween, kind: int, options: list[int]) -> int:
    """Cards out of turn are played as soon as they can be; but not against a trifle."""
    if kind == w.ASK_CUT:
        history = s.history
        for i in range(len(history) - 1, -1, -1):
            if history.at(i).kind == w.TOLD_USED:
                if history.at(i).facts[1] in (CANDY, FLASHLIGHT):
                    return PASS
                break
    return next((option for option in options if option != PASS), PASS)


def choose(s: Halloween, kind: int, options: list[int], goal: int, rng: Rng) -> tuple[int, int]:
    """The answer, and the space that he is on the way to, to be told again at the next question."""
    if len(options) == 1:
        return options[0], goal
    if kind == w.ASK_START:
        return start(s, options, rng), -1
    if kind == w.ASK_PROWL:
        return prowl(s, options, goal)
    return react(s, kind, options), goal
