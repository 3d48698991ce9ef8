"""A victim's part of the simple mind: search, strike back, keep away, and bring the children to a car."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK
from gloam.core.value import Kept
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import (
    CANDY,
    EXERTED_MOVE_OF,
    FIRST_AID,
    IS_KEY,
    MOVE_OF,
    STALK_SQUARES,
)
from gloam.games.halloween.mind import coming, sharing, striking
from gloam.games.halloween.mind.danger import threat
from gloam.games.halloween.mind.errands import ESCAPE, SEARCH, errand_of, keys_held
from gloam.games.halloween.mind.inquiring import inquiry
from gloam.games.halloween.mind.ways import ring, steps_between, steps_from, steps_to
from gloam.games.halloween.state import FIRST, Halloween

WORTH: Final = [6, 5, 4, 2, 5, 3, 2, 5, 2, 1, 4, 1, 2, 1, 1, 4, 2, 0, 3, 20, 20, 20, 20, 8]
"""How much a card is worth keeping, by card."""

# What a victim does with its action besides its errand
HUNT: Final = 10
FLEE: Final = 11

FEAR: Final = 1.5
"""So many squares further it is worth to be attacked once less."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(Kept):
    """What a victim has in mind for an action: where to go to, what for, and how much it shuns Michael."""

    def __init__(self, what: int, goal: int, deck: int, shun: float) -> None:
        self.what = what
        self.goal = goal
        self.deck = deck
        self.shun = shun


def plan_of(s: Halloween, seat: int) -> Plan:
    errand = errand_of(s, seat)
    life = striking.life(s, seat)
    at = striking.prey(s)
    if errand.what != ESCAPE and at >= 0:
        dice = striking.best_dice(s, seat)
        if should_flee(s, seat, at, dice):
            return Plan(FLEE, away_from(s, at), -1, FEAR * 3)
        if dice >= striking.ARMED and life >= 2 and (keys_held(s, seat) == 0 or life >= 3):
            hunt = posts_near(s, seat, at)
            if hunt:
                return Plan(HUNT, hunt, -1, 0.0)
    shun = 0.0 if errand.what == ESCAPE else FEAR * (4 - min(3, life))
    return Plan(errand.what, errand.goal, errand.deck, shun)


def should_flee(s: Halloween, seat: int, at: int, dice: int) -> bool:
    """One more blow would be the last, he is near, there is little to answer it with, and a key card would be lost.

    Who has nothing to lose strikes: fleeing costs both actions, and he comes again.
    """
    if s.staggered or dice >= striking.ARMED or striking.life(s, seat) > 1 or keys_held(s, seat) == 0:
        return False
    return steps_from(s.board_number, s.locks, at)[s.mats[seat].space] <= STALK_SQUARES + 1


def away_from(s: Halloween, at: int) -> int:
    """The spaces where he can strike nobody in his next turn, out of his way."""
    return ring(s.board, s.locks, at, STALK_SQUARES + 2, 2 * STALK_SQUARES - 1) & ~s.occupied()


def posts_near(s: Halloween, seat: int, at: int) -> int:
    """From where one could attack him this turn."""
    if s.deed != FIRST:
        return 0
    posts = striking.posts(s, seat, at, striking.ARMED)
    far = steps_between(s.board_number, s.locks, s.mats[seat].space, posts)
    return posts if far <= MOVE_OF[s.mats[seat].who] else 0


def act(s: Halloween, seat: int, options: list[int], plan: Plan) -> int:
    mat = s.mats[seat]
    if s.offer is not None:
        return sharing.draft(s, options)
    for car in (w.UNLOCK, w.UNLOCK | 1):
        if car in options and plan.what == ESCAPE:
            return car
    if plan.what == ESCAPE:
        return walk(s, seat, options, plan)
    trade = sharing.worth_a_trade(s, seat, options)
    if trade >= 0:
        return trade
    attack = striking.strike(s, seat, options)
    if attack >= 0 and plan.what != FLEE:
        return attack
    if w.THROW in options and not s.staggered:
        return w.THROW
    if plan.what == FLEE:
        return walk(s, seat, options, plan)
    if w.HEAL | seat in options and FIRST_AID in mat.hand and mat.damage >= 2:
        return w.HEAL | seat
    if CANDY in mat.hand and mat.exertion >= 2 and w.EAT | 2 in options:
        return w.EAT | 2
    asked = inquiry(s, seat, options)
    if asked >= 0:
        return asked
    if plan.what == SEARCH:
        for option in options:
            if option & ~ARG_MASK == w.SEARCH and plan.goal >> (option & ARG_MASK) & 1:
                return option
    return walk(s, seat, options, plan)


def walk(s: Halloween, seat: int, options: list[int], plan: Plan) -> int:
    """On foot, through a window where that is much shorter, or with a token of exertion where that makes an action."""
    mat = s.mats[seat]
    if w.MOVE not in options:
        return w.REST
    if not plan.goal:
        return w.REST if mat.exertion else w.MOVE
    locks = s.locks
    far = steps_to(s.board_number, locks, plan.goal)
    here = far[mat.space]
    if w.CLIMB in options and here > MOVE_OF[mat.who]:
        for direction in range(4):
            to = s.board.windows[mat.space * 4 + direction]
            if to >= 0 and far[to] + MOVE_OF[mat.who] < here:
                return w.CLIMB
    if here == 0 and mat.exertion:
        return w.REST
    runs = EXERTED_MOVE_OF[mat.who]
    if (
        w.RUN in options
        and mat.exertion <= 1
        and here > MOVE_OF[mat.who]
        and -(-here // MOVE_OF[mat.who]) > 1 + -(-(here - runs) // MOVE_OF[mat.who])
    ):
        return w.RUN
    return w.MOVE


def choose(s: Halloween, seat: int, kind: int, options: list[int], plan: Plan, rng: Rng) -> int:
    if len(options) == 1:
        return options[0]
    if kind == w.ASK_ACTION:
        return act(s, seat, options, plan)
    if kind == w.ASK_STEP:
        return step(s, seat, options, plan)
    if kind == w.ASK_FACE:
        return face(s, seat, options, plan, rng)
    if kind == w.ASK_RETURN:
        return give_back(options)
    if kind == w.ASK_REROLL:
        return striking.reroll(s, seat, options)
    if kind == w.ASK_OFFER:
        return sharing.answer(s, options)
    if kind == w.ASK_FREE:
        if w.EAT | 2 in options:
            return w.EAT | 2
        return w.DOG if inquiry(s, seat, options) == w.DOG else w.END
    if kind in (w.ASK_QUILT, w.ASK_COUNTER):
        return options[0]
    return coming.choose(s, seat, kind, options, rng)


def step(s: Halloween, seat: int, options: list[int], plan: Plan) -> int:
    """One square nearer to the goal, past where Michael could be, and not to an end where he can strike."""
    here = s.mats[seat].space
    far = steps_to(s.board_number, s.locks, plan.goal) if plan.goal else []
    possible = s.trail.spaces()
    attacks = threat(s, possible) if plan.shun else None
    stop_cost = 0.0 if s.staggered or possible.bit_count() == 0 else 30.0 / possible.bit_count()
    best, least = -1, 1e9
    for option in options:
        space = here if option == w.STOP else option & ARG_MASK
        cost = float(far[space]) if far else 0.0
        if attacks is not None:
            cost += plan.shun * attacks.at(space)
        if option == w.STOP:
            cost -= 0.01
        elif possible >> space & 1:
            cost += stop_cost
        if cost < least:
            best, least = option, cost
    return best


def face(s: Halloween, seat: int, options: list[int], plan: Plan, rng: Rng) -> int:
    """Towards Michael, towards what is to be searched, or where he could be."""
    mat = s.mats[seat]
    possible = s.trail.spaces()
    at = striking.prey(s)
    best, value = options[0], -1.0
    for option in options:
        direction = option & ARG_MASK
        sight = s.board.sight[s.locks][mat.space * 4 + direction]
        worth = 3.0 * (sight & possible).bit_count() + sight.bit_count() * 0.5 + float(rng.below(2))
        if at >= 0 and sight >> at & 1:
            worth += 100.0
        ahead = s.board.reach[s.locks][mat.space * 4 + direction]
        if plan.what == SEARCH and ahead >= 0 and plan.goal >> ahead & 1 and not plan.goal >> mat.space & 1:
            worth += 60.0
        if worth > value:
            best, value = option, worth
    return best


def give_back(options: list[int]) -> int:
    """The card that is worth least, to the bottom; a key card on top, for whoever comes next."""
    best, least = options[0], 1e9
    for option in options:
        card, place = (option & ARG_MASK) >> 3, option & 1
        cost = WORTH[card] + (0.5 if (place == w.BOTTOM) == IS_KEY[card] else 0.0)
        if cost < least:
            best, least = option, cost
    return best
