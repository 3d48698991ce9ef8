"""Moving: steps, stairs, bridges, laser, chute, teleporter, helicopter, rope and shadow form (LK-120 to LK-164)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
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
        to = s.plan.chute[p.room] if option == w.SLIDE else option & ARG_MASK
        enter(s, p, to)
        if s.over or p.room == NOWHERE:
            return
        if s.steps_left(p) == 0:
            arrive(s, p)
        else:
            s.ask_quietly(self, seat, w.ASK_MOVE, steps(s, p))


def steps(s: Lockdown, p: Player) -> list[int]:
    """Where the next step may lead, and whether the player may stop (the ledger's D6)."""
    here, start = p.room, p.path[0]
    # With the last step one cannot go back to where one began: nobody may stop there (LK-120, LK-133).
    barred = start if s.steps_left(p) == 1 else NOWHERE
    options = [w.GO | to for to in s.plan.links[here] if to != barred]
    if p.shadow or ROPE in p.hand:
        options += [w.CLIMB | to for to in s.plan.climbs[here] if to != barred]
    if not p.shadow:
        if s.plan.chute[here] != NOWHERE and s.plan.chute[here] != barred:
            options.append(w.SLIDE)
        options += [w.TELEPORT | to for to in s.plan.teleports[here] if to != barred]
        if here == HELIPAD and len(p.path) == 1:  # the flight is the first step of a turn (LK-154, LK-155)
            options += [w.FLY | to for to in s.plan.flights]
    if here != start:
        options.append(w.STOP)
    return options


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
