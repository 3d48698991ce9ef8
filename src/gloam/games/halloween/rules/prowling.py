"""Michael's turn: Stalk, Sneak, Hunt, Attack and his cards (HW-212 to HW-257, HW-330, HW-331).

All his questions are put out of sight, in one step that looks the same whatever he does. A way is drawn first and then
gone at once, so that nobody can count or time his choices: others hear what is seen of it, and that it is complete.
"""

from __future__ import annotations

from mypy_extensions import i64

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.core.ways import Stride, Walk, shortest
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import AROUND, COLUMNS, NOWHERE, SPACES, direction_to, neighbour
from gloam.games.halloween.content.tables import (
    ASSAULT_DICE,
    DREAD,
    GONE,
    HEDGE,
    MICHAEL_CARDS,
    NO_PAIN,
    NOISE,
    STAGGERED_SQUARES,
    STALK_SQUARES,
    THRUST,
    THRUST_DICE,
    WALKER,
    WALKER_SQUARES,
)
from gloam.games.halloween.rules.assault import assault, can_be_struck
from gloam.games.halloween.rules.sight import look, lose_figure, place_figure
from gloam.games.halloween.rules.windows import play_card, ready
from gloam.games.halloween.state import AFTERWARDS, MICHAEL, NO_CARD, SECOND, Halloween
from gloam.games.halloween.traces.trail import ANY, HUNTED, SNEAKED, STALKED, STRUCK


class Prowl(Step):
    """What Michael does next: an action, a card, the next square of a way, or the end of his turn."""

    def run(self, s: Halloween) -> None:
        if s.deed == AFTERWARDS and not s.cards and not moving(s):
            return
        options = [option for option in self.candidates(s, MICHAEL) if not self.why_not(s, MICHAEL, option)]
        s.ask_quietly(self, MICHAEL, w.ASK_PROWL, options)

    def ways(self, known: Halloween, seat: int) -> list[Stride]:
        """Where the squares that are left of the way he draws lead."""
        if not known.walking or (known.card == NO_CARD and repeated(known, STALKED)):
            return []
        return shortest(Stalked(known), end_of_way(known), squares_left(known))

    # What can be chosen

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        around = AROUND[end_of_way(s)]
        if s.walking:
            options = [w.GO | space for space in around]
            options.append(w.STOP)
            if GONE in s.cards and not s.way:
                options.append(w.PLAY | GONE)
            return options
        options = [w.SNEAK | space for space in around]
        if s.card == NO_CARD:
            options.append(w.STALK)
            options += [w.HUNT | space for space in straight(s)]
            options += [w.STRIKE | other for other in range(1, s.seats)]
        options += self.card_candidates(s)
        if s.deed == AFTERWARDS:
            options.append(w.END)
        return options

    def card_candidates(self, s: Halloween) -> list[int]:
        options: list[int] = []
        victims = range(1, s.seats)
        for i in range(len(s.cards)):
            card = s.cards[i]
            if i and s.cards[i - 1] == card:
                continue
            if card == THRUST:
                options += [w.THRUST | other for other in victims]
            elif card == DREAD:
                options += [w.DREAD | other for other in victims]
            elif card == NOISE:
                options += [w.noise_of(other, direction) for other in victims for direction in range(4)]
            else:
                options.append(w.PLAY | card)
        return options

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.PLAY or verb in (w.THRUST, w.DREAD, w.NOISE):
            return why_no_card(s, verb, argument)
        if s.walking:
            if option == w.STOP:
                here = end_of_way(s)
                return 0 if s.at(here) < 0 else w.VICTIM_THERE_STALK | here
            return why_no_step(s, argument) if verb == w.GO else w.NOT_NOW
        if option == w.END and s.deed == AFTERWARDS and not moving(s):
            return 0
        if option == w.END or (option == PASS and s.deed != AFTERWARDS):
            return w.ACTIONS_LEFT_MICHAEL
        if verb not in (w.STALK, w.SNEAK, w.HUNT, w.STRIKE):
            return w.NOT_ASKED_MICHAEL
        if s.card == HEDGE:
            return why_no_sneak(s, argument) if verb == w.SNEAK else w.NOT_THEN_WINDOW | HEDGE
        if s.deed == AFTERWARDS:
            return w.NO_ACTION_LEFT_MICHAEL
        return why_no_action(s, verb, argument)

    def plans(self, known: Halloween, seat: int, option: int) -> bool:
        """A way that is being drawn: he goes it, and is perhaps seen on it, when it is complete."""
        return option == w.STALK or (known.walking and option & ~ARG_MASK == w.GO)

    def foretells(self, known: Halloween, seat: int, option: int) -> list[list[int]]:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.STRIKE or verb == w.THRUST:
            told = [[w.FORETELL_DICE, ASSAULT_DICE if verb == w.STRIKE else THRUST_DICE]]
            return told if known.figure else [*told, [w.FORETELL_SEEN]]
        way: list[int] = []
        if option == w.STOP:
            way = known.way
        elif verb == w.SNEAK:
            way = [argument]
        elif verb == w.HUNT:
            way = way_to(known, argument)
        return [[w.FORETELL_SEEN]] if way and is_seen_on(known, way) else []

    # What is done

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if option == w.END:
            return
        s.push(self)
        if verb == w.STALK:
            s.walking = True
        elif verb == w.GO:
            s.way.append(argument)
        elif verb == w.STOP:
            stalk(s)
        elif verb == w.SNEAK:
            move(s, [argument], SNEAKED)
        elif verb == w.HUNT:
            move(s, way_to(s, argument), HUNTED)
        elif verb == w.STRIKE:
            s.first = STRUCK
            s.push(Struck())
            assault(s, argument, ASSAULT_DICE)
        else:
            play(s, verb, argument)


class Struck(Step):
    """An Attack is complete, with all that came of it."""

    def run(self, s: Halloween) -> None:
        complete(s, True)


def moving(s: Halloween) -> bool:
    """Whether a movement has been begun that must be made: by a card, or under Gone when you look."""
    return s.walking or s.card != NO_CARD or s.gone


def end_of_way(s: Halloween) -> int:
    return s.way[-1] if s.way else s.space


# Why not


def why_no_action(s: Halloween, verb: int, argument: int) -> int:
    """What the side of the action card that is up does not list (HW-248 to HW-251), and where the action cannot be."""
    if s.staggered and verb in (w.HUNT, w.STRIKE):
        return w.STAGGERED
    if s.gone and verb in (w.SNEAK, w.STRIKE):
        return w.GONE_MOVES
    if verb == w.STALK:
        return 0
    if repeated(s, kind_of(verb)):
        return w.REPEAT
    if verb == w.SNEAK:
        return why_no_sneak(s, argument)
    if verb == w.HUNT:
        return why_no_hunt(s, argument)
    if not 0 < argument < s.seats:
        return w.NOT_YOURS_STRIKE
    return 0 if can_be_struck(s, argument) else w.NOT_NEAR | argument


def kind_of(verb: int) -> int:
    if verb == w.SNEAK:
        return SNEAKED
    if verb == w.HUNT:
        return HUNTED
    return STRUCK if verb == w.STRIKE else STALKED


def repeated(s: Halloween, kind: int) -> bool:
    """Whether this would be the same action again where that is not allowed (HW-215)."""
    return not s.repeat and s.deed == SECOND and s.first == kind


def why_no_step(s: Halloween, space: int) -> int:
    """The next square of a Stalk (HW-225 to HW-229)."""
    here = end_of_way(s)
    direction = direction_to(here, space)
    if direction < 0:
        return w.NOT_ADJACENT_STALK | space if space < SPACES else w.NOT_YOURS_STALK
    if s.card == NO_CARD and repeated(s, STALKED):
        return w.REPEAT
    left = squares_left(s)
    if left == 0:
        return w.NO_SQUARES_STAGGERED if s.staggered and s.card == NO_CARD else w.NO_SQUARES_STALK
    if s.board.walk[s.locks][here * 4 + direction] == NOWHERE:
        return w.WAY_BLOCKED_STALK | space
    shown = shown_on(s, here, s.figure and not s.way)
    if shown and s.at(space) >= 0:
        return w.THROUGH_VICTIM | space
    return 0 if can_stop(s, space, left - 1) else w.VICTIM_THERE_STALK | space


def squares_left(s: Halloween) -> int:
    if s.card == WALKER:
        most = WALKER_SQUARES
    else:
        most = STAGGERED_SQUARES if s.staggered else STALK_SQUARES
    return most - len(s.way)


def shown_on(s: Halloween, space: int, at_first: bool) -> bool:
    """Whether his figure is on the board when he has come to a space of his way (HW-222)."""
    return not s.gone and (at_first or s.is_seen(space))


def is_seen_on(s: Halloween, way: list[int]) -> bool:
    """Whether his figure will have been on the board when he has gone a way (HW-219); of one who is Gone when you look
    only its end counts."""
    if s.gone:
        return s.is_seen(way[-1])
    return any(s.is_seen(space) for space in way)


def can_stop(s: Halloween, space: int, left: int) -> bool:
    """Whether a way that comes here can end on a space without a victim (HW-227)."""
    if s.at(space) < 0:
        return True
    if left == 0:
        return False
    shown = shown_on(s, space, False)
    for direction in range(4):
        to = s.board.walk[s.locks][space * 4 + direction]
        if to != NOWHERE and not (shown and s.at(to) >= 0) and can_stop(s, to, left - 1):
            return True
    return False


class Stalked(Walk):
    """The ways of a Stalk from where the drawn one ends (HW-221 to HW-229)."""

    def __init__(self, known: Halloween) -> None:
        self.known = known

    def strides(self, place: int, walked: int) -> list[Stride]:
        s = self.known
        left = squares_left(s) - walked - 1
        shown = shown_on(s, place, s.figure and not s.way and not walked)
        found: list[Stride] = []
        for direction in range(4):
            to = s.board.walk[s.locks][place * 4 + direction]
            if to != NOWHERE and not (shown and s.at(to) >= 0) and can_stop(s, to, left):
                found.append(Stride(place, w.GO | to, to))
        return found


def why_no_sneak(s: Halloween, space: int) -> int:
    """Over one fence or window, and not onto a victim (HW-230, HW-231)."""
    direction = direction_to(s.space, space)
    if direction < 0 or s.board.sneak[s.space * 4 + direction] == NOWHERE:
        return w.NO_LINE | space if space < SPACES else w.NOT_YOURS_SNEAK
    return 0 if s.at(space) < 0 else w.VICTIM_THERE_SNEAK | space


def straight(s: Halloween) -> list[int]:
    """The spaces one might hunt to: as far as the way leads, and the space behind the line that ends it."""
    spaces: list[int] = []
    runs = s.board.run[s.locks]
    for direction in range(4):
        space = s.space
        for _ in range(runs[s.space * 4 + direction] + 1):
            space = neighbour(space, direction)
            if space == NOWHERE:
                break
            spaces.append(space)
    return spaces


def way_to(s: Halloween, space: int) -> list[int]:
    """The straight way to a space in the same row or column, without the space where he is."""
    step = step_towards(s.space, space)
    return list(range(s.space + step, space + step, step))


def step_towards(here: i64, space: i64) -> i64:
    """How far the number of the next space is from that of this one, on the straight way to a space."""
    if here // COLUMNS == space // COLUMNS:
        return 1 if space > here else -1
    return COLUMNS if space > here else -COLUMNS


def why_no_hunt(s: Halloween, space: int) -> int:
    """One straight line that ends out of sight and on no victim (HW-233 to HW-238)."""
    here: i64 = s.space
    if space >= SPACES:
        return w.NOT_YOURS_HUNT
    same_row, same_column = here // COLUMNS == space // COLUMNS, here % COLUMNS == space % COLUMNS
    if space == here or not (same_row or same_column):
        return (w.NOT_STRAIGHT_STAYS if space == here else w.NOT_STRAIGHT) | space
    step = step_towards(here, space)
    direction = direction_to(here, here + step)
    squares, free = (space - here) // step, s.board.run[s.locks][here * 4 + direction]
    first, shown = 0, False  # how many squares away the first victim is that he cannot pass
    for seat in range(1, s.seats):
        away: i64 = s.mats[seat].space - here
        at = away // step if away % step == 0 else 0
        if 0 < at <= squares and at <= free and (first == 0 or at < first):
            with_figure = not s.gone and (s.figure if at == 1 else s.is_seen(here + (at - 1) * step))
            if with_figure or at == squares:
                first, shown = at, with_figure
    if first:
        return (w.THROUGH_VICTIM if shown else w.VICTIM_THERE_HUNT) | here + first * step
    if squares > free:
        return w.WAY_BLOCKED_HUNT | here + (free + 1) * step
    return w.IN_SIGHT | space if s.is_seen(space) else 0


def why_no_card(s: Halloween, verb: int, argument: int) -> int:
    """A card of his hand, when its text allows it (HW-261 to HW-264)."""
    card = argument
    if verb != w.PLAY:
        card = THRUST if verb == w.THRUST else DREAD if verb == w.DREAD else NOISE
    if card >= MICHAEL_CARDS:
        return w.NOT_YOURS_CARD
    if card not in s.cards:
        return w.NO_MICHAEL_CARD | card
    if card == GONE:
        begins = s.card == WALKER or (s.deed != AFTERWARDS and s.card == NO_CARD and not s.walking)
        return 0 if begins and not s.way and not s.gone else w.NOT_THEN | card
    if moving(s):
        return w.NOT_THEN | card
    if verb == w.PLAY:
        return why_no_play(s, card)
    seat = argument >> 2 if verb == w.NOISE else argument
    if not 0 < seat < s.seats or s.mats[seat].space < 0:
        return w.NOT_YOURS_TARGET
    if card == THRUST:
        if s.staggered:
            return w.STAGGERED_THRUST
        return 0 if can_be_struck(s, seat) else w.NOT_NEAR | seat
    if card == DREAD:
        seen = s.figure and s.sees(seat, s.space)
        return 0 if seen else w.NOT_SEEN_BY | seat
    return 0


def why_no_play(s: Halloween, card: int) -> int:
    if card == WALKER:
        return 0
    if card == HEDGE:
        if any(not why_no_sneak(s, space) for space in AROUND[s.space]):
            return 0
        return w.NOT_THEN_HEDGE | card
    if card == NO_PAIN:
        return 0 if s.staggered else w.NOT_STAGGERED
    return w.NOT_THEN | card  # Overpower and Cut the line have windows of their own


# Moving


def stalk(s: Halloween) -> None:
    """The way that was drawn is gone."""
    way = s.way
    s.walking = False
    s.way = []
    move(s, way, STALKED)


def move(s: Halloween, way: list[int], kind: int) -> None:
    """Square by square; his figure appears on each that is seen (HW-219), unless he is Gone when you look."""
    for space in way:
        step(s, space)
    if s.gone and s.is_seen(s.space):
        place_figure(s, w.TOLD_APPEARED)
    by_card = s.card != NO_CARD
    s.card = NO_CARD
    s.gone = False
    if by_card:
        s.announce(w.TOLD_DONE, w.BY_CARD, 0)
    else:
        if s.deed != SECOND:
            s.first = kind if not s.repeat else ANY
        complete(s, False)


def step(s: Halloween, space: int) -> None:
    """One square: seen, he appears; unseen after having been seen, he leaves the shadow token behind (HW-105)."""
    if s.gone:
        s.space = space
    elif s.is_seen(space):
        s.space = space
        place_figure(s, w.TOLD_APPEARED)
    else:
        if s.figure:
            s.figure = False
            s.shadow = s.space
            s.announce(w.TOLD_SLIPPED, s.space)
        s.space = space


def complete(s: Halloween, attack: bool) -> None:
    """All hear that an action is complete, and whether it was an Attack (HW-330); then he is Ready (HW-252)."""
    s.announce(w.TOLD_DONE, w.FIRST if s.deed == 0 else w.SECOND, int(attack))
    s.deed += 1
    if s.deed == AFTERWARDS:  # only a second action asks what the first one was
        s.first = ANY
    if s.staggered:
        ready(s)


# Cards


def play(s: Halloween, verb: int, argument: int) -> None:
    """A card is shown with its target; what it does follows."""
    if verb == w.THRUST:
        play_card(s, THRUST)
        assault(s, argument, THRUST_DICE)
    elif verb == w.DREAD:
        play_card(s, DREAD)
        s.announce(w.TOLD_DREAD, argument)
        if s.supply():
            s.exert(argument, 1)
    elif verb == w.NOISE:
        seat, direction = argument >> 2, argument & 3
        play_card(s, NOISE)
        s.mats[seat].facing = direction
        s.announce(w.TOLD_NOISE, seat, direction)
        look(s)
    else:
        play_card(s, argument)
        if argument == NO_PAIN:
            ready(s)
        elif argument == GONE:
            s.gone = True
            if s.figure:
                lose_figure(s)
        else:
            s.card = argument
            s.walking = argument == WALKER
