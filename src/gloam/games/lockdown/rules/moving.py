"""Moving: steps, stairs, bridges, laser, chute, teleporter, helicopter, rope and shadow form (LK-120 to LK-164)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, Step
from gloam.core.ways import Stride, Walk, shortest
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import HELIPAD, LASER_ROOM, NOWHERE, ROPE
from gloam.games.lockdown.rules.ending import become_shadow, check_last_survivor
from gloam.games.lockdown.state import Lockdown, Player

LASER_LOSS: Final = 1
"""The HP that the laser takes at each entry (LK-140)."""


class Move(Step):
    """One step after another until the player stops or has no step left (LK-121, LK-132)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lockdown) -> None:
        p = s.players[self.seat]
        s.ask_quietly(self, self.seat, w.ASK_MOVE, steps(s, p))

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        if option == w.STOP:
            arrive(s, p)
            return
        enter(s, p, end_of(s, p.room, option))
        if s.over or p.room == NOWHERE:
            return
        if s.steps_left(p) == 0:
            arrive(s, p)
        else:
            s.ask_quietly(self, seat, w.ASK_MOVE, steps(s, p))

    def foretells(self, known: Lockdown, seat: int, option: int) -> list[list[int]]:
        p = known.players[seat]
        if option == w.STOP:
            return []
        told: list[list[int]] = []
        if is_hit_in(p, end_of(known, p.room, option)):
            told.append([w.FORETELL_LASER, LASER_LOSS])
            if known.hp_after(p, LASER_LOSS) == 0:
                told.append([w.FORETELL_KILLS])
        if known.steps_left(p) == 1:
            told.append([w.FORETELL_LAST_STEP])
        return told

    def ways(self, known: Lockdown, seat: int) -> list[Stride]:
        p = known.players[seat]
        return shortest(Walked(known, p), p.room, known.steps_left(p))

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        here, plan = s.players[seat].room, s.plan
        found = [w.GO | to for to in plan.links[here]]
        found += [w.CLIMB | to for to in plan.climbs[here]]
        if plan.chute[here] != NOWHERE:
            found.append(w.SLIDE)
        found += [w.TELEPORT | to for to in plan.teleports[here]]
        if here == HELIPAD:
            found += [w.FLY | to for to in plan.flights]
        found.append(w.STOP)
        return found

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        p, verb, to = s.players[seat], option & ~ARG_MASK, option & ARG_MASK
        if verb == w.STOP:
            return w.MUST_MOVE if p.room == p.path[0] else 0
        if verb == w.GO:
            return why_no_walk(s, p, to)
        if verb == w.CLIMB:
            return why_no_climb(s, p, to)
        if verb == w.SLIDE or verb == w.TELEPORT or verb == w.FLY:
            if p.shadow:
                return w.SHADOW_FUNCTION_MOVE
            if verb == w.SLIDE:
                return why_no_slide(s, p)
            return why_no_jump(s, p, to) if verb == w.TELEPORT else why_no_flight(s, p, to)
        return 0


def steps(s: Lockdown, p: Player) -> list[int]:
    """Where the next step may lead, and whether the player may stop (the ledger's D6)."""
    options = steps_from(s, p, p.room, walked_by(p))
    if p.room != p.path[0]:
        options.append(w.STOP)
    return options


def steps_from(s: Lockdown, p: Player, here: int, walked: int) -> list[int]:
    """Where the next step may lead from a room, for somebody who has walked this many in his turn."""
    barred = barred_room(s, p, walked)
    options = [w.GO | to for to in s.plan.links[here] if to != barred]
    if may_climb(p):
        options += [w.CLIMB | to for to in s.plan.climbs[here] if to != barred]
    if not p.shadow:
        if s.plan.chute[here] != NOWHERE and s.plan.chute[here] != barred:
            options.append(w.SLIDE)
        options += [w.TELEPORT | to for to in s.plan.teleports[here] if to != barred]
        if may_fly(here, walked):
            options += [w.FLY | to for to in s.plan.flights]
    return options


def walked_by(p: Player) -> int:
    """How many steps of his turn a player has taken."""
    return len(p.path) - 1


def barred_room(s: Lockdown, p: Player, walked: int) -> int:
    """With the last step one cannot go back to where one began: nobody may stop there (LK-120, LK-133)."""
    return p.path[0] if s.speed_now(p) - walked == 1 else NOWHERE


def may_climb(p: Player) -> bool:
    """Up and down without stairs (LK-159, LK-162)."""
    return p.shadow or ROPE in p.hand


def may_fly(here: int, walked: int) -> bool:
    """The flight is the first step of a turn (LK-154, LK-155)."""
    return here == HELIPAD and walked == 0


def why_barred(s: Lockdown, p: Player, to: int) -> int:
    return w.START_ROOM | to if to == barred_room(s, p, walked_by(p)) else 0


def why_no_walk(s: Lockdown, p: Player, to: int) -> int:
    if to in s.plan.links[p.room]:
        return why_barred(s, p, to)
    return w.NO_WAY_BACK_UP if s.plan.chute[to] == p.room else w.NOT_ADJACENT | to


def why_no_climb(s: Lockdown, p: Player, to: int) -> int:
    if not may_climb(p):
        return w.NEEDS_ROPE | to
    if to in s.plan.climbs[p.room]:
        return why_barred(s, p, to)
    return (w.NOT_ABOVE_BELOW_SHADOW if p.shadow else w.NOT_ABOVE_BELOW) | to


def why_no_slide(s: Lockdown, p: Player) -> int:
    to = s.plan.chute[p.room]
    return w.CHUTE_ELSEWHERE if to == NOWHERE else why_barred(s, p, to)


def why_no_jump(s: Lockdown, p: Player, to: int) -> int:
    if not s.plan.teleports[p.room]:
        return w.TELEPORTER_ELSEWHERE
    return why_barred(s, p, to) if to in s.plan.teleports[p.room] else w.NAMED_ROOM | to


def why_no_flight(s: Lockdown, p: Player, to: int) -> int:
    if not may_fly(p.room, walked_by(p)):
        began = p.room == HELIPAD or p.path[0] == HELIPAD
        return w.HELICOPTER_FIRST_STEP if began else w.HELICOPTER_ELSEWHERE
    if to in s.plan.flights:
        return 0
    return (w.HELICOPTER_TARGET_HELIPAD if to == HELIPAD else w.HELICOPTER_TARGET) | to


def why_move_over(s: Lockdown, p: Player, verb: int) -> int:
    """The move has ended: by its last step (LK-121), or because the player stopped before it (LK-111). What he has
    found there afterwards helps from the next turn on (LK-161)."""
    if verb == w.CLIMB and (s.told_in_turn(w.TOLD_DREW, p.seat, ROPE) or s.told_in_turn(w.TOLD_TOOK, p.seat, ROPE)):
        return w.ROPE_LATER
    return w.NO_STEPS_LEFT if verb != w.STOP and s.steps_left(p) <= 0 else w.MOVE_OVER


def end_of(s: Lockdown, here: int, option: int) -> int:
    """Where a step leads."""
    return s.plan.chute[here] if option == w.SLIDE else option & ARG_MASK


class Walked(Walk):
    """The ways of a player within his Speed (LK-120 to LK-133)."""

    def __init__(self, s: Lockdown, p: Player) -> None:
        self.s = s
        self.p = p

    def strides(self, place: int, walked: int) -> list[Stride]:
        options = steps_from(self.s, self.p, place, walked_by(self.p) + walked)
        return [Stride(place, option, end_of(self.s, place, option)) for option in options]

    def leads_on(self, place: int) -> bool:
        """Nobody walks on through the laser before he has seen what it did (LK-140)."""
        return place != LASER_ROOM or self.p.shadow


def enter(s: Lockdown, p: Player, room: int) -> None:
    """A step; the laser hits whoever is alive, at once and at each entry (LK-140 to LK-146)."""
    p.room = room
    p.path.append(room)
    s.keep(1 << p.seat, w.TOLD_STEPPED, p.seat, room)
    if is_hit_in(p, room):
        s.hurt(p, LASER_LOSS, w.BY_LASER)
        if p.hp == 0:
            become_shadow(s, p, 0)
            check_last_survivor(s)


def is_hit_in(p: Player, room: int) -> bool:
    """Whether the laser hits somebody who enters this room (LK-140, LK-146)."""
    return room == LASER_ROOM and not p.shadow


def arrive(s: Lockdown, p: Player) -> None:
    s.keep(1 << p.seat, w.TOLD_STOPPED, p.seat, p.room)
