"""Death, and the victim who comes instead (HW-268 to HW-288, HW-322, HW-332)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import COLUMNS, NOWHERE, QUADRANTS
from gloam.games.halloween.content.tables import BRINGS_PISTOL, FRESH, PISTOL, VICTIM_IDS
from gloam.games.halloween.rules.ending import check_kills
from gloam.games.halloween.rules.hands import put_back, returns, why_no_return
from gloam.games.halloween.rules.sight import Facing, look, place_figure
from gloam.games.halloween.state import NO_DIRECTION, NOBODY_YET, Halloween


def die(s: Halloween, seat: int) -> None:
    """A victim is killed: if that does not end the game, all that follows is done before anything else (HW-332)."""
    mat = s.mats[seat]
    where = mat.space
    s.dead.append(mat.who)
    mat.who = NOBODY_YET
    mat.space, mat.facing = NOWHERE, NO_DIRECTION
    mat.damage = mat.exertion = 0
    s.announce(w.TOLD_DIED, seat, where)
    check_kills(s)
    if s.over:
        return
    if s.turn == seat:
        s.cut_short = True
    look(s)
    s.push(Replacement(seat))
    s.push(Estate(seat, s.board.quadrants_of(where)))


class Estate(Step):
    """The cards of the dead go into the deck of the quadrant, and its search tokens come back (HW-270 to HW-277).

    On the street the player first chooses which of two quadrants counts.
    """

    def __init__(self, seat: int, quadrants: list[int]) -> None:
        self.seat = seat
        self.quadrants = quadrants

    def run(self, s: Halloween) -> None:
        if len(self.quadrants) > 1:
            s.ask(self, self.seat, w.ASK_QUADRANT, [w.QUADRANT | quadrant for quadrant in self.quadrants])
        elif s.mats[self.seat].hand:
            s.ask(self, self.seat, w.ASK_RETURN, returns(s, self.seat, self.quadrants))
        else:
            renew(s, self.quadrants[0])

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        argument = option & ARG_MASK
        if len(self.quadrants) > 1:
            s.announce(w.TOLD_ESTATE, seat, argument)
            s.push(Estate(seat, [argument]))
        else:
            put_back(s, seat, argument >> 3, argument >> 1 & 3, argument & 1)
            s.push(self)

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        every = list(range(QUADRANTS))
        return [w.QUADRANT | q for q in every] if len(self.quadrants) > 1 else returns(s, seat, every)

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if option & ~ARG_MASK == w.QUADRANT:
            return w.OTHER_QUADRANT_BORDER
        return 0 if len(self.quadrants) > 1 else why_no_return(s, seat, option, self.quadrants, w.OTHER_QUADRANT_DEATH)


def renew(s: Halloween, quadrant: int) -> None:
    """All search tokens of a quadrant lie fresh on their spaces again (HW-273)."""
    for i in range(len(s.tokens)):
        if s.board.search_quadrant[i] == quadrant:
            s.tokens[i] = FRESH
    s.announce(w.TOLD_RENEWED, quadrant)


class Replacement(Step):
    """The player chooses a victim that is set aside (HW-278), and where it comes in (HW-280)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Halloween) -> None:
        s.ask(self, self.seat, w.ASK_REPLACE, [w.PICK | who for who in s.spare])

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        who = option & ARG_MASK
        s.spare.remove(who)
        s.push(Entrance(seat, who))

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.PICK | who for who in range(len(VICTIM_IDS))]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.PICK:
            return 0
        return w.TAKEN_DEAD if option & ARG_MASK in s.dead else w.TAKEN_REPLACEMENT


class Entrance(Step):
    """An end of the street, or as close to one as is free (HW-280 to HW-283, HW-322)."""

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def run(self, s: Halloween) -> None:
        s.ask(self, self.seat, w.ASK_ENTER, [w.ENTER | space for space in entrances(s)])

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        mat = s.mats[seat]
        space = option & ARG_MASK
        if space == s.space:
            if not s.figure:
                place_figure(s, w.TOLD_SPOTTED)
            space = next_free(s, space)
        mat.who = self.who
        mat.space = space
        s.announce(w.TOLD_REPLACED, seat, self.who, space)
        if BRINGS_PISTOL[self.who]:
            s.take(seat, PISTOL)
        s.push(Facing(seat, False))

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        return [w.ENTER | space for space in {*entrances(s), *s.board.entrances}]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if option & ~ARG_MASK != w.ENTER:
            return 0
        space = option & ARG_MASK
        if space in s.board.entrances:
            return w.VICTIM_THERE_ENTRANCE | space
        return w.NOT_AT_START_REPLACEMENT


def entrances(s: Halloween) -> list[int]:
    """Both ends of the street but for those that a victim stands on; if both are taken, the free spaces of the street
    that are closest to an end. Where Michael hides makes no difference (HW-283)."""
    occupied = s.occupied()
    free = [space for space in s.board.entrances if not occupied >> space & 1]
    west = s.board.entrances[0]
    off = 1
    while not free:
        free = [space for space in (west + off, west + COLUMNS - 1 - off) if not occupied >> space & 1]
        off += 1
    return free


def next_free(s: Halloween, space: int) -> int:
    """The next free space of the street towards its other end (HW-283, HW-322)."""
    west = s.board.entrances[0]
    step = 1 if space - west < COLUMNS // 2 else -1
    occupied = s.occupied() | 1 << s.space
    while occupied >> space & 1:
        space += step
    return space
