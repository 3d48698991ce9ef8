"""A victim's part of the simple mind: search, strike, keep away, and bring the children to a car."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.halloween import words as w
from gloam.games.halloween.dice import Roll
from gloam.games.halloween.mind.ways import FAR, steps_to
from gloam.games.halloween.state import Halloween
from gloam.games.halloween.tables import (
    BLUE_KEY,
    DICE_OF,
    FIRST_AID,
    GONE_TOKEN,
    HEALTH,
    IS_KEY,
    LINDSEY,
    TOMMY,
    UNARMED_OF,
    YELLOW_KEY,
)

COLLECTOR: Final = 1
"""The seat to which key cards are brought: the first to act."""

WORTH: Final = [5, 4, 3, 2, 4, 3, 3, 4, 2, 1, 3, 1, 2, 1, 1, 4, 2, 1, 3, 9, 9, 9, 9, 8]
"""How much a card is worth keeping, by card."""


def choose(s: Halloween, seat: int, kind: int, options: list[int], rng: Rng) -> int:
    if len(options) == 1:
        return options[0]
    if kind == w.ASK_ACTION:
        return act(s, seat, options, rng)
    if kind == w.ASK_STEP:
        return step(s, seat, options, rng)
    if kind == w.ASK_FACE:
        return face(s, seat, options, rng)
    if kind == w.ASK_RETURN:
        return give_back(options)
    if kind == w.ASK_REROLL:
        return reroll(s, seat, options)
    if kind == w.ASK_OFFER:
        return w.ACCEPT if w.ACCEPT in options and not wanted(s) else w.REFUSE
    if kind == w.ASK_FREE:
        return w.END
    if kind in (w.ASK_QUILT, w.ASK_COUNTER):
        return options[0]
    return options[rng.below(len(options))]


def wanted(s: Halloween) -> list[int]:
    return [] if s.offer is None else s.offer.wanted


def act(s: Halloween, seat: int, options: list[int], rng: Rng) -> int:
    """The first of: unlock, strike, hand the children over, search, heal, and else walk."""
    mat = s.mats[seat]
    if s.offer is not None:
        return draft(s, seat, options)
    for verb in (w.UNLOCK, w.THROW):
        for option in options:
            if option & ~ARG_MASK == verb:
                return option
    strikes = [o for o in options if o & ~ARG_MASK in (w.ATTACK, w.ATTACK_WITH, w.SWING)]
    if strikes:
        return max(strikes, key=lambda option: dice_of(s, seat, option))
    if FIRST_AID in mat.hand and w.HEAL | seat in options and mat.damage + 1 >= HEALTH[mat.who]:
        return w.HEAL | seat
    for option in options:
        if option & ~ARG_MASK == w.TRADE and should_give(s, seat, option & ARG_MASK):
            return option
    searches = [o for o in options if o & ~ARG_MASK == w.SEARCH]
    if searches and not goal_of(s, seat):
        return searches[0]
    if mat.exertion >= 2 and rng.below(2):
        return w.REST
    goal = goal_of(s, seat) or places(s)
    far = steps_to(s.board_number, 3, goal)[mat.space] if goal else 0
    if far == 0:
        return w.MOVE if w.MOVE in options else w.REST
    return w.RUN if w.RUN in options and far > 4 and mat.exertion == 0 else w.MOVE if w.MOVE in options else w.REST


def dice_of(s: Halloween, seat: int, option: int) -> int:
    if option == w.ATTACK:
        return UNARMED_OF[s.mats[seat].who]
    return 3 if option == w.SWING else DICE_OF[option & ARG_MASK]


def has_keys(s: Halloween, seat: int) -> bool:
    return any(IS_KEY[card] for card in s.mats[seat].hand)


def should_give(s: Halloween, seat: int, other: int) -> bool:
    """One victim collects the key cards; the others bring what they find."""
    return other == COLLECTOR != seat and has_keys(s, seat) and s.refusals == 0


def draft(s: Halloween, seat: int, options: list[int]) -> int:
    offer = s.offer
    assert offer is not None
    for option in options:
        if option & ~ARG_MASK == w.GIVE and IS_KEY[option & ARG_MASK] and len(offer.given) < 2:
            return option
    return w.SEND if w.SEND in options else w.DROP


def goal_of(s: Halloween, seat: int) -> int:
    """Where a key card leads: to whoever collects them, then to the lock of its car, then into the car."""
    hand = s.mats[seat].hand
    if seat != COLLECTOR:
        space = s.mats[COLLECTOR].space
        return s.board.grown(1 << space, s.locks) & ~s.occupied() if has_keys(s, seat) and space >= 0 else 0
    for car, key in ((0, BLUE_KEY), (1, YELLOW_KEY)):
        if key not in hand:
            continue
        if s.locks >> car & 1:
            return s.board.cars[car] if TOMMY in hand and LINDSEY in hand else 0
        if TOMMY in hand and LINDSEY in hand:
            lock = s.board.locks_at[car]
            return sum(1 << (lock + d) for d in (-1, 1))
    return 0


def places(s: Halloween) -> int:
    """Where there is something to search."""
    mask = 0
    for i in range(len(s.tokens)):
        if s.tokens[i] != GONE_TOKEN and s.decks[s.board.search_quadrant[i]]:
            mask |= 1 << s.board.search[i]
    return mask


def danger(s: Halloween) -> int:
    """The spaces beside Michael's figure, and his own."""
    if not s.figure:
        return 0
    mask = 1 << s.space
    return mask | s.board.grown(mask, s.locks)


def armed(s: Halloween, seat: int) -> bool:
    return any(DICE_OF[card] for card in s.mats[seat].hand)


def step(s: Halloween, seat: int, options: list[int], rng: Rng) -> int:
    """One square nearer; not beside Michael, unless one means to strike."""
    here = s.mats[seat].space
    goal = goal_of(s, seat) or places(s)
    if s.figure and armed(s, seat) and not goal_of(s, seat):
        goal = s.board.grown(1 << s.space, s.locks)
    if not goal:
        return w.STOP if w.STOP in options else options[0]
    far = steps_to(s.board_number, s.locks, goal)
    shun = 0 if armed(s, seat) else danger(s)
    best, value = (w.STOP, far[here]) if w.STOP in options else (-1, FAR + 1)
    if shun >> here & 1:
        value += 4
    for option in options:
        space = option & ARG_MASK
        if option & ~ARG_MASK == w.GO and not (s.figure and space == s.space):
            worth = far[space] + (4 if shun >> space & 1 else 0)
            if worth < value:
                best, value = option, worth
    return best if best >= 0 else options[rng.below(len(options))]


def face(s: Halloween, seat: int, options: list[int], rng: Rng) -> int:
    """Where Michael is, or could be; or what is to be searched."""
    mat = s.mats[seat]
    possible = s.trail.spaces()
    best, value = options[0], -1
    for option in options:
        sight = s.board.sight[s.locks][mat.space * 4 + (option & ARG_MASK)]
        worth = 3 * (sight & possible).bit_count() + sight.bit_count() + rng.below(2)
        if s.figure and sight >> s.space & 1:
            worth += 100
        if worth > value:
            best, value = option, worth
    return best


def give_back(options: list[int]) -> int:
    """The card that is worth least, to the bottom."""
    return min(options, key=lambda o: (WORTH[(o & ARG_MASK) >> 3], -(o & 1)))


def reroll(s: Halloween, seat: int, options: list[int]) -> int:
    """Hits against oneself, or one's own blanks."""
    d = s.decision_of(seat)
    assert d is not None
    roll = d.step
    assert isinstance(roll, Roll)
    bad = roll.hits if roll.weapon == -2 else ~roll.hits & (1 << roll.dice) - 1
    able = [o for o in options if o != PASS and (o & ARG_MASK) & ~bad == 0]
    room = 2 - s.mats[seat].exertion
    able = [o for o in able if (o & ARG_MASK).bit_count() <= max(1, room)]
    return max(able, key=lambda o: (o & ARG_MASK).bit_count()) if able else PASS
