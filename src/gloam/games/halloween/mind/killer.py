"""Michael's part of the simple mind: come close unseen, strike, and strike again."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.halloween import words as w
from gloam.games.halloween.mind.ways import steps_to
from gloam.games.halloween.state import SECOND, Halloween
from gloam.games.halloween.tables import HEALTH, NO_PAIN

SEEN_COST = 3
"""So many squares it is worth to end out of sight."""


def start(s: Halloween, options: list[int], rng: Rng) -> int:
    """Near somebody, and out of sight."""
    near = steps_to(s.board_number, s.locks, s.occupied())
    seen = s.seen()
    able = [o for o in options if not seen >> (o & ARG_MASK) & 1 and 4 <= near[o & ARG_MASK] <= 9] or options
    return able[rng.below(len(able))]


def weakest(s: Halloween, options: list[int]) -> int:
    """The victim that is closest to death."""
    best = options[0]
    for option in options:
        if life(s, option & ARG_MASK) < life(s, best & ARG_MASK):
            best = option
    return best


def life(s: Halloween, seat: int) -> int:
    mat = s.mats[seat]
    return HEALTH[mat.who] - mat.damage if mat.who >= 0 else 99


def beside_victims(s: Halloween) -> int:
    """The spaces from which a victim can be struck."""
    mask = 0
    for seat in range(1, s.seats):
        space = s.mats[seat].space
        if space >= 0:
            for direction in range(4):
                to = s.board.reach[s.locks][space * 4 + direction]
                if to >= 0:
                    mask |= 1 << to
    return mask & ~s.occupied()


def prowl(s: Halloween, options: list[int], rng: Rng) -> int:
    strikes = [o for o in options if o & ~ARG_MASK in (w.STRIKE, w.THRUST)]
    if strikes:
        return weakest(s, strikes)
    if w.PLAY | NO_PAIN in options:
        return w.PLAY | NO_PAIN
    if s.walking:
        return next_step(s, options)
    if w.END in options:
        return w.END
    near = steps_to(s.board_number, s.locks, beside_victims(s))
    best, value = w.STALK if w.STALK in options else options[0], stalk_value(s, near)
    for option in options:
        if option & ~ARG_MASK in (w.SNEAK, w.HUNT):
            worth = value_of(s, option & ARG_MASK, near)
            if worth < value:
                best, value = option, worth
    return best


def value_of(s: Halloween, space: int, near: list[int]) -> int:
    """How good it is to stand here, less is better: squares to the next victim, and whether one is seen."""
    seen = s.seen() >> space & 1
    # With the first action one may come into sight, if the second can strike.
    ambush = near[space] == 0 and s.deed != SECOND
    return near[space] * 2 + (0 if ambush else seen * SEEN_COST)


def stalk_value(s: Halloween, near: list[int]) -> int:
    """What the best end of a Stalk is worth, with squares to spare."""
    return min(value_of(s, space, near) for space in stalk_ends(s))


def stalk_ends(s: Halloween) -> list[int]:
    left = 3 if s.staggered or s.card >= 0 else 5
    mask = reach = 1 << s.space
    for _ in range(left):
        mask = s.board.grown(mask, s.locks) & ~s.occupied()
        reach |= mask
    return [space for space in range(len(s.board.cells)) if reach >> space & 1]


def next_step(s: Halloween, options: list[int]) -> int:
    """Towards the best end of the way, and stop there."""
    here = s.way[-1] if s.way else s.space
    near = steps_to(s.board_number, s.locks, beside_victims(s))
    best, value = (w.STOP, value_of(s, here, near)) if w.STOP in options else (options[0], 999)
    for option in options:
        if option & ~ARG_MASK == w.GO and (option & ARG_MASK) not in s.way:
            worth = value_of(s, option & ARG_MASK, near)
            if worth < value or (worth == value and best == w.STOP and near[option & ARG_MASK] < near[here]):
                best, value = option, worth
    return best


def react(s: Halloween, options: list[int]) -> int:
    """Cards out of turn are played as soon as they can be."""
    return next((option for option in options if option != PASS), PASS)


def choose(s: Halloween, kind: int, options: list[int], rng: Rng) -> int:
    if kind == w.ASK_START:
        return start(s, options, rng)
    if kind == w.ASK_PROWL:
        return prowl(s, options, rng)
    return react(s, options)
