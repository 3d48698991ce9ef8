"""Moving: steps, stairs, bridges, laser, chute, teleporter, helicopter, rope and shadow form (LK-120 to LK-164)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.core.ways import Stride, Walk, shortest
from gloam.games.lockdown import words as w
from gloam.games.lockdown.ending import become_shadow, check_last_survivor
from gloam.games.lockdown.state import Lockdown, Player
from gloam.games.lockdown.tables import HELIPAD, LASER_ROOM, NOWHERE, ROPE


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

    def ways(self, known: Lockdown, seat: int) -> list[Stride]:
        p = known.players[seat]
        return shortest(Walked(known, p), p.room, known.steps_left(p))


def steps(s: Lockdown, p: Player) -> list[int]:
    """Where the next step may lead, and whether the player may stop (the ledger's D6)."""
    options = steps_from(s, p, p.room, len(p.path) - 1)
    if p.room != p.path[0]:
        options.append(w.STOP)
    return options


def steps_from(s: Lockdown, p: Player, here: int, walked: int) -> list[int]:
    """Where the next step may lead from a room, for somebody who has walked this many in his turn."""
    # With the last step one cannot go back to where one began: nobody may stop there (LK-120, LK-133).
    barred = p.path[0] if s.speed_now(p) - walked == 1 else NOWHERE
    options = [w.GO | to for to in s.plan.links[here] if to != barred]
    if p.shadow or ROPE in p.hand:
        options += [w.CLIMB | to for to in s.plan.climbs[here] if to != barred]
    if not p.shadow:
        if s.plan.chute[here] != NOWHERE and s.plan.chute[here] != barred:
            options.append(w.SLIDE)
        options += [w.TELEPORT | to for to in s.plan.teleports[here] if to != barred]
        if here == HELIPAD and walked == 0:  # the flight is the first step of a turn (LK-154, LK-155)
            options += [w.FLY | to for to in s.plan.flights]
    return options


def end_of(s: Lockdown, here: int, option: int) -> int:
    """Where a step leads."""
    return s.plan.chute[here] if option == w.SLIDE else option & ARG_MASK


class Walked(Walk):
    """The ways of a player within his Speed (LK-120 to LK-133)."""

    def __init__(self, s: Lockdown, p: Player) -> None:
        self.s = s
        self.p = p

    def strides(self, place: int, walked: int) -> list[Stride]:
        options = steps_from(self.s, self.p, place, len(self.p.path) - 1 + walked)
        return [Stride(place, option, end_of(self.s, place, option)) for option in options]

    def leads_on(self, place: int) -> bool:
        """Nobody walks on through the laser before he has seen what it did (LK-140)."""
        return place != LASER_ROOM or self.p.shadow


def enter(s: Lockdown, p: Player, room: int) -> None:
    """A step; the laser hits whoever is alive, at once and at each entry (LK-140 to LK-146)."""
    p.room = room
    p.path.append(room)
    s.keep(1 << p.seat, w.TOLD_STEPPED, p.seat, room)
    if room == LASER_ROOM and not p.shadow:
        s.hurt(p, 1, w.BY_LASER)
        if p.hp == 0:
            become_shadow(s, p, 0)
            check_last_survivor(s)


def arrive(s: Lockdown, p: Player) -> None:
    s.keep(1 << p.seat, w.TOLD_STOPPED, p.seat, p.room)
