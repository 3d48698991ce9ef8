"""Using items and keys (HW-187 to HW-193, HW-289 to HW-292, HW-317, HW-327)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import (
    AROUND,
    BLUE_DOOR,
    QUADRANTS,
    YELLOW_DOOR,
    direction_to,
    distance,
)
from gloam.games.halloween.content.tables import (
    AS_FREE,
    BLUE_KEY,
    CANDY,
    CANDY_TOKENS,
    CUT_LINE,
    DOG,
    DOG_RANGE,
    FIRST_AID,
    FIRST_AID_HEALS,
    FLASHLIGHT,
    FLOWER_POT,
    FLOWER_POT_RANGE,
    SPENT,
    TELEPHONE,
    WIRE_CUTTERS,
    YELLOW_KEY,
)
from gloam.games.halloween.rules.moving import Walk, may_rest, set_out, why_taken
from gloam.games.halloween.rules.sight import look, turn_to
from gloam.games.halloween.rules.windows import MichaelWindow, stagger
from gloam.games.halloween.state import Halloween


def item_of(option: int) -> int:
    """The card that an option uses; -1 if it uses none."""
    verb = option & ~ARG_MASK
    if verb == w.HEAL:
        return FIRST_AID
    if verb == w.EAT:
        return CANDY
    if verb == w.SHINE:
        return FLASHLIGHT
    if verb == w.PHONE:
        return TELEPHONE
    if verb == w.DOG:
        return DOG
    if verb == w.THROW:
        return FLOWER_POT
    if verb == w.CUT:
        return WIRE_CUTTERS
    if verb == w.UNLOCK:
        return YELLOW_KEY if option & 1 else BLUE_KEY
    return -1


def is_free(option: int) -> bool:
    """Whether using this costs no action (HW-188)."""
    item = item_of(option)
    return item >= 0 and AS_FREE[item]


def uses(s: Halloween, seat: int) -> list[int]:
    """All uses of the cards in hand that one might think of."""
    options: list[int] = []
    mat = s.mats[seat]
    hand = mat.hand
    if FIRST_AID in hand:
        options += [w.HEAL | other for other in range(1, s.seats)]
    if CANDY in hand:
        options += [w.EAT | tokens for tokens in range(CANDY_TOKENS + 1)]
    if FLASHLIGHT in hand:
        options += [w.SHINE | direction for direction in range(4)]
    if TELEPHONE in hand:
        options += [w.PHONE | quadrant for quadrant in range(QUADRANTS)]
    if DOG in hand:
        options.append(w.DOG)
    if FLOWER_POT in hand:
        options.append(w.THROW)
    if WIRE_CUTTERS in hand:
        options += [w.CUT | space for space in AROUND[mat.space]]
    if BLUE_KEY in hand:
        options.append(w.UNLOCK)
    if YELLOW_KEY in hand:
        options.append(w.UNLOCK | 1)
    return options


def why_no_use(s: Halloween, seat: int, option: int) -> int:
    """A card of one's own hand (HW-189), used as its text says."""
    item, argument = item_of(option), option & ARG_MASK
    mat = s.mats[seat]
    if item not in mat.hand:
        return w.NOT_HELD_ITEM | item
    if item == FIRST_AID:
        if not 0 < argument < s.seats:
            return w.NOT_YOURS_TARGET
        return 0 if argument == seat or beside(s, seat, argument) else w.NOT_NEAR_ITEM | argument
    if item == CANDY:
        return 0 if argument <= min(CANDY_TOKENS, mat.exertion) else w.NO_EXERTION
    if item == FLASHLIGHT:
        if argument >= 4:
            return w.NOT_YOURS_FREE
        return 0 if mat.lit < mat.hand.count(FLASHLIGHT) else w.FLASHLIGHTS_USED
    if item == TELEPHONE:
        if argument >= QUADRANTS:
            return w.NOT_YOURS
        return 0 if s.board.rooms >> mat.space & 1 else w.NOT_INDOORS
    if item == FLOWER_POT:
        near = s.figure and s.sees(seat, s.space) and distance(mat.space, s.space) <= FLOWER_POT_RANGE
        return 0 if near else w.POT_RANGE
    if item == WIRE_CUTTERS:
        return why_no_cut(s, seat, argument)
    return why_no_unlock(s, seat, argument) if item != DOG else 0


def beside(s: Halloween, seat: int, other: int) -> bool:
    """Whether two victims are adjacent with no solid line or fence between."""
    here, there = s.mats[seat].space, s.mats[other].space
    direction = direction_to(here, there)
    return there >= 0 and direction >= 0 and s.board.reach[s.locks][here * 4 + direction] >= 0


def why_no_cut(s: Halloween, seat: int, space: int) -> int:
    """Over one fence of one's space; the movement must end beyond it."""
    direction = direction_to(s.mats[seat].space, space)
    if direction < 0 or s.board.fences[s.mats[seat].space * 4 + direction] < 0:
        return w.NO_FENCE | space if space < len(s.board.cells) else w.NOT_YOURS_TARGET
    return 0 if may_rest(s, seat, space) else why_taken(s, seat, [space])


def why_no_unlock(s: Halloween, seat: int, car: int) -> int:
    """From beside a car door of the space with the lock (HW-289 to HW-291)."""
    if car > 1:
        return w.NOT_YOURS_CAR
    if s.locks >> car & 1:
        return w.UNLOCKED
    here, lock = s.mats[seat].space, s.board.locks_at[car]
    direction = direction_to(here, lock)
    if direction < 0 or s.board.edges[here * 4 + direction] not in (BLUE_DOOR, YELLOW_DOOR):
        return w.NOT_AT_LOCK
    return 0


def use(s: Halloween, seat: int, option: int) -> None:
    """The card is shown with all its choices (HW-191, HW-327); unless it is a key, Michael may cancel it."""
    item, argument = item_of(option), option & ARG_MASK
    s.announce(w.TOLD_USED, seat, item)
    if item == FIRST_AID:
        s.announce(w.TOLD_FOR_SEAT, seat, argument)
    elif item == CANDY:
        s.announce(w.TOLD_FOR_TOKENS, seat, argument)
    elif item == FLASHLIGHT:
        s.mats[seat].lit += 1
        s.announce(w.TOLD_FOR_DIRECTION, seat, argument)
    elif item == TELEPHONE:
        s.announce(w.TOLD_FOR_QUADRANT, seat, argument)
    elif item == WIRE_CUTTERS:
        s.announce(w.TOLD_FOR_SPACE, seat, argument)
    if item in (BLUE_KEY, YELLOW_KEY):
        unlock(s, seat, argument)
    else:
        s.push(CutItem(seat, option))


def use_foretold(known: Halloween, option: int) -> list[list[int]]:
    """What a use costs, what it heals, and whether everybody hears what comes of it."""
    item, argument = item_of(option), option & ARG_MASK
    told: list[list[int]] = []
    if item == FIRST_AID:
        told.append([w.FORETELL_HEALS, healed_by_aid(known, argument)])
    if item in (TELEPHONE, DOG):
        told.append([w.FORETELL_ALL_HEAR])
    if SPENT[item]:
        told.append([w.FORETELL_SPENT, item])
    if AS_FREE[item]:
        told.append([w.FORETELL_FREE])
    return told


def healed_by_aid(s: Halloween, seat: int) -> int:
    """What a First aid kit heals, as far as there is damage (HW-317)."""
    return min(FIRST_AID_HEALS, s.mats[seat].damage)


class CutItem(MichaelWindow):
    """Cut the line cancels an item: it is discarded, and nothing else happens (D31)."""

    def __init__(self, seat: int, option: int) -> None:
        self.seat = seat
        self.option = option

    def card(self) -> int:
        return CUT_LINE

    def kind(self) -> int:
        return w.ASK_CUT

    def about(self, s: Halloween, seat: int) -> list[int]:
        return [self.card(), self.seat, item_of(self.option)]

    def played(self, s: Halloween) -> None:
        s.throw_away(self.seat, item_of(self.option))

    def passed(self, s: Halloween) -> None:
        s.push(Effect(self.seat, self.option))


class Effect(Step):
    """What an item does."""

    def __init__(self, seat: int, option: int) -> None:
        self.seat = seat
        self.option = option

    def run(self, s: Halloween) -> None:
        seat, item, argument = self.seat, item_of(self.option), self.option & ARG_MASK
        mat = s.mats[seat]
        if SPENT[item]:
            s.throw_away(seat, item)
        if item == FIRST_AID:
            healed = healed_by_aid(s, argument)
            s.mats[argument].damage -= healed
            s.announce(w.TOLD_HEALED, argument, healed, s.mats[argument].damage)
        elif item == CANDY:
            mat.exertion -= argument
            s.announce(w.TOLD_RECOVERED, seat, argument)
        elif item == FLASHLIGHT:
            s.flashlights += 1
            turn_to(s, seat, argument)
        elif item == TELEPHONE:
            s.announce(w.TOLD_PHONE, seat, argument, s.board.quadrant_masks[argument] >> s.space & 1)
        elif item == DOG:
            s.announce(w.TOLD_DOG, seat, int(distance(mat.space, s.space) <= DOG_RANGE))
        elif item == FLOWER_POT:
            stagger(s)
        else:
            set_out_over(s, seat, argument)


def set_out_over(s: Halloween, seat: int, space: int) -> None:
    """Wire cutters: over the fence that was named, with Stop! and all that belongs to a movement (HW-324)."""
    set_out(s, seat, w.BY_CUTTERS, 0, 0, 1)
    walk = s.agenda[-1]
    s.reschedule(list(s.agenda[:-1]))
    assert isinstance(walk, Walk)
    walk.answer(s, seat, w.GO | space)


def unlock(s: Halloween, seat: int, car: int) -> None:
    """The lock is taken off for good (HW-292); sight is worked out anew (HW-110). The key stays in hand (HW-192)."""
    s.locks |= 1 << car
    s.announce(w.TOLD_UNLOCKED, seat, car)
    look(s)
