"""Moving: cards first, then step by step (AF-275 to AF-293)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.core.ways import Stride
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.content.pagemap import BLUE, CELLS, DASH, DOUBLE, GREEN, RED, WHITE, coloured
from gloam.games.aftermath.content.tables import (
    BOAT,
    COLOURED_LINE,
    CROSS_WHITE,
    FIRE,
    FLOOD,
    FROST,
    LINE_COST,
    TANGLED,
    TRAP,
    VALUE_OF,
)
from gloam.games.aftermath.figures import (
    CROSS_ONCE,
    CROSSES_FOR,
    CROSSES_WHITE,
    LINE_MOST,
    LINE_SET,
    MP,
    OF,
    ON_PAGE,
    TO_MOVE,
)
from gloam.games.aftermath.rules.entering import Entering, info_at, info_open, objective_at
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.hands import asks_anyway, colors, playable
from gloam.games.aftermath.rules.reading import fire_at
from gloam.games.aftermath.rules.tokens import has_token, put_token, take_token
from gloam.games.aftermath.rules.used import MOVED, SPOOL_USED
from gloam.games.aftermath.state import Aftermath

NO_LINE = -1
LINES_NAMED = [RED, BLUE, GREEN]
"""Coloured lines in the order of `effects/words/mods.py`."""
FREE_MOVE = 63
"""The colours of a move without cards: every line costs 1 (ability Quick Paws)."""


def points(s: Aftermath, who: int, cards: list[int]) -> int:
    """The MP that cards buy: Frost and a heavy object cost one (AF-275, V05, 6.11)."""
    total = 0
    for card in cards:
        total += VALUE_OF[card]
    if s.feels(who, FROST):
        total -= 1
    return burdened(s, who, total) + s.granted(who, MP)


def move_foretold(known: Aftermath, seat: int, cards: list[int]) -> list[list[int]]:
    """What these cards buy, taken together."""
    return [[w.FORETELL_POINTS, points(known, known.cast[seat], cards)]]


def burdened(s: Aftermath, who: int, total: int) -> int:
    """Whoever carries a heavy object has 1 MP less in every move, whatever has bought it (6.11)."""
    return total - 1 if s.heroes[who].carries else total


def shared_colors(cards: list[int]) -> int:
    """The colours that all cards have (AF-283, AF-285)."""
    mask = FREE_MOVE
    for card in cards:
        mask &= colors(card)
    return mask


def line_cost(s: Aftermath, who: int, kind: int, mask: int, boat: bool) -> int:
    """What crossing a line costs; NO_LINE if it cannot be crossed (AF-278 to AF-286)."""
    hero = s.heroes[who]
    if kind == DASH and s.feels(who, FLOOD):
        kind = BLUE
    if kind == DASH:
        return 1
    if coloured(kind):
        color = t.RED if kind == RED else t.BLUE if kind == BLUE else t.GREEN
        cost = 1 if mask >> color & 1 or (boat and kind == BLUE) else COLOURED_LINE
        for item in hero.worn:
            if item >= 0 and LINE_COST[item]:
                cost = min(cost, LINE_COST[item])
        return granted_cost(s, who, kind, cost) if s.grants else cost
    if kind == WHITE:
        cost = FAR
        if s.granted(who, CROSSES_WHITE):
            cost = COLOURED_LINE
        for to in (CROSSES_FOR, CROSS_ONCE) if s.grants else ():
            least = s.least_granted(who, to)
            if least >= 0 and not (to == CROSS_ONCE and s.used_turn & SPOOL_USED):
                cost = min(cost, least)
        for item in hero.worn:
            if item >= 0 and CROSS_WHITE[item] and not s.used_turn & SPOOL_USED:
                cost = min(cost, CROSS_WHITE[item])
        return cost if cost < FAR else NO_LINE
    return NO_LINE


def granted_cost(s: Aftermath, who: int, kind: int, cost: int) -> int:
    """What a coloured line costs by what somebody is granted: for all of them or for its colour (6.18: line_cost)."""
    only = OF * (LINES_NAMED.index(kind) + 1)
    for to in (LINE_SET, LINE_SET + only):
        least = s.least_granted(who, to)
        cost = least if least >= 0 else cost
    for to in (LINE_MOST, LINE_MOST + only):
        least = s.least_granted(who, to)
        cost = min(cost, least) if least >= 0 else cost
    return cost


def step_cost(s: Aftermath, who: int, here: int, space: int, mask: int, boat: bool = False) -> int:
    """The cheapest way over a border between two spaces (AF-119); NO_LINE if there is none."""
    best = NO_LINE
    for i in range(len(s.chart.near[here])):
        if s.chart.near[here][i] == space:
            cost = line_cost(s, who, s.chart.kinds[here][i], mask, boat)
            if cost >= 0 and (best < 0 or cost < best):
                best = cost
    return best


def can_step(s: Aftermath, seat: int, left: int, mask: int, boat: bool) -> bool:
    """Whether so many points allow a step to some neighbour."""
    hero = s.hero(seat)
    who = s.cast[seat]
    for space in s.chart.near[hero.space]:
        cost = step_cost(s, who, hero.space, space, mask, boat)
        if 0 <= cost <= left:
            return True
    return False


def boat_here(s: Aftermath, seat: int) -> bool:
    """Whether a boat lies in the space of a character (6.11)."""
    return has_token(s, BOAT, s.hero(seat).space)


def could_move(s: Aftermath, seat: int, played: list[int]) -> bool:
    """Whether these cards, with some more of the hand or without, allow a step (AF-293)."""
    rest = [card for card in playable(s, seat) if card not in played]
    who = s.cast[seat]
    boat = boat_here(s, seat)
    for more in range(1 << len(rest)):
        cards = played + [rest[i] for i in range(len(rest)) if more >> i & 1]
        if can_step(s, seat, points(s, who, cards), shared_colors(cards), boat):
            return True
    return False


def why_no_move(s: Aftermath, seat: int, card: int) -> int:
    """A card of the hand that, with others or alone, buys a step (AF-275, AF-293)."""
    hero = s.hero(seat)
    if card not in s.hands[seat]:
        return w.NOT_HELD_MOVE | card
    if card not in playable(s, seat):
        return w.NOT_PLAYABLE | card
    if hero.has_status(TANGLED):
        return w.TANGLED
    if may_not(s, seat, TO_MOVE):
        return w.KEPT_FROM
    return 0 if could_move(s, seat, [card]) else w.NO_WAY


def asks_for_more(known: Aftermath, seat: int, played: list[int], card: int) -> bool:
    """Whether somebody who has laid one more card for a move is asked before the first step."""
    laid = [*played, card]
    rest = [other for other in playable(known, seat) if other not in laid]
    return any(could_move(known, seat, [*laid, other]) for other in rest) or (
        known.switches.closed_hands and len(rest) > 0
    )


def play_for_move(s: Aftermath, seat: int, played: list[int], card: int) -> None:
    """One more card lies in front of its player."""
    s.hands[seat].remove(card)
    s.discard.append(card)
    s.announce(w.TOLD_PLAYED, seat, card)
    s.push(MoveCards(seat, [*played, card]))


class MoveCards(Step):
    """All cards are played before the first step (AF-276)."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: Aftermath) -> None:
        options = [o for o in self.candidates(s, self.seat) if not self.why_not(s, self.seat, o)]
        if options == [w.GO] and not asks_anyway(s, self.seat):
            self.answer(s, self.seat, w.GO)
        else:
            s.ask(self, self.seat, w.ASK_MOVE, options)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        return [w.GO, *(w.PLAY | card for card in s.hands[seat])]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if option == w.GO:
            left = points(s, s.cast[seat], self.cards)
            ready = can_step(s, seat, left, shared_colors(self.cards), boat_here(s, seat))
            return 0 if ready else w.NO_WAY
        card = option & ARG_MASK
        if option & ~ARG_MASK != w.PLAY or card >= len(VALUE_OF):
            return 0
        if card not in playable(s, seat):
            return w.NOT_HELD_MOVE | card
        return 0 if could_move(s, seat, [*self.cards, card]) else w.NO_WAY

    def plans(self, known: Aftermath, seat: int, option: int) -> bool:
        """A card that is laid, as long as there is another choice before the first step."""
        return option != w.GO and asks_for_more(known, seat, self.cards, option & ARG_MASK)

    def foretells(self, known: Aftermath, seat: int, option: int) -> list[list[int]]:
        cards = self.cards if option == w.GO else [*self.cards, option & ARG_MASK]
        return move_foretold(known, seat, cards)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option != w.GO:
            play_for_move(s, seat, self.cards, option & ARG_MASK)
            return
        left = points(s, s.cast[seat], self.cards)
        s.announce(w.TOLD_MOVES, seat, left)
        s.push(Moving(seat, left, shared_colors(self.cards), boat=boat_here(s, seat)))


class Moving(Step):
    """Step by step, until the points are spent, somebody stops, or something is read (AF-289 to AF-291)."""

    def __init__(self, seat: int, left: int, mask: int, boat: bool = False, begun: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.mask = mask
        self.boat = boat
        self.begun = begun

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.seat)
        if hero.where != ON_PAGE or not can_step(s, self.seat, self.left, self.mask, self.afloat(s)):
            if hero.where == ON_PAGE:
                s.announce(w.TOLD_STOPPED, self.seat, hero.space)
            return
        options = [o for o in self.candidates(s, self.seat) if not self.why_not(s, self.seat, o)]
        s.ask(self, self.seat, w.ASK_STEP, options)

    def afloat(self, s: Aftermath) -> bool:
        """Whether the boat can be taken along on the next step: only what began beside it and has not left it behind
        (6.11)."""
        return self.boat and boat_here(s, self.seat)

    def candidates(self, s: Aftermath, seat: int) -> list[int]:
        steps = [w.STEP | space for space in s.chart.spaces]
        if self.boat:
            steps += [w.BOAT | space for space in s.chart.spaces]
        return [*steps, w.STOP] if self.begun else steps

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        verb, space = option & ~ARG_MASK, option & ARG_MASK
        if verb not in (w.STEP, w.BOAT) or space >= CELLS:
            return 0
        here = s.hero(seat).space
        if space not in s.chart.near[here]:
            return w.NOT_BESIDE | space
        if verb == w.BOAT and not self.afloat(s):
            return w.NOT_HERE_MOVING
        cost = step_cost(s, s.cast[seat], here, space, self.mask, boat=verb == w.BOAT)
        if cost < 0:
            return w.WALL | space
        return w.NO_POINTS | space if cost > self.left else 0

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        hero = s.hero(seat)
        here, space = hero.space, option & ARG_MASK
        if option == w.STOP:
            s.announce(w.TOLD_STOPPED, seat, here)
            return
        taken = option & ~ARG_MASK == w.BOAT
        cost = step_cost(s, s.cast[seat], here, space, self.mask, boat=taken)
        if crosses_white(s, here, space):
            s.used_turn |= SPOOL_USED
        if taken:
            take_token(s, BOAT, here)
            put_token(s, BOAT, space)
        hero.space = space
        s.used_turn |= MOVED
        s.announce(w.TOLD_STEPPED, seat, space)
        on = Moving(seat, self.left - cost, self.mask, boat=self.boat and taken, begun=True)
        s.push(Entering(seat, space, walking=True, on=on))
        fire_at(s, "character_leaves", here, seat)

    def ways(self, known: Aftermath, seat: int) -> list[Stride]:
        return cheapest(known, seat, self.left, self.mask)


def cheapest(s: Aftermath, seat: int, left: int, mask: int) -> list[Stride]:
    """The last step of a cheapest way on foot to each space that so many points reach, cheapest first.

    A way does not lead on from where the move would end or hurt: an entry to be read, a trap, a fire.
    """
    here, who = s.hero(seat).space, s.cast[seat]
    found: list[Stride] = []
    spent = {here: 0}
    front = {here: Stride(here, w.STEP | here, here)}
    while front:
        space = min(front, key=lambda one: (spent[one], one))
        stride = front.pop(space)
        if space != here:
            found.append(stride)
            if halts(s, space):
                continue
        for other in s.chart.near[space]:
            cost = step_cost(s, who, space, other, mask)
            if cost < 0 or spent[space] + cost > left:
                continue
            if other not in spent or (other in front and spent[space] + cost < spent[other]):
                spent[other] = spent[space] + cost
                front[other] = Stride(space, w.STEP | other, other)
    return found


def halts(s: Aftermath, space: int) -> bool:
    """Whether somebody on a walk would want to know before going on from this space."""
    if objective_at(s, space) >= 0 or has_token(s, TRAP, space) or has_token(s, FIRE, space):
        return True
    letter = info_at(s, space)
    return letter >= 0 and info_open(s, letter, entering=True)


def crosses_white(s: Aftermath, here: int, space: int) -> bool:
    """Whether only white lines part two spaces: then a spool line is used up."""
    for i in range(len(s.chart.near[here])):
        if s.chart.near[here][i] == space and s.chart.kinds[here][i] not in (WHITE, DOUBLE):
            return False
    return True
