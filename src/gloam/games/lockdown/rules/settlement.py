"""The settlement: eight steps, each with its announcement, and deaths between them (LK-260 to LK-389)."""

from __future__ import annotations

from gloam.core.state import EVERYONE, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import (
    BAZOOKA_LOSS,
    FLOORS,
    GAS_LOSS,
    MASK,
    MOST_HP,
    NOWHERE,
    REVIVE_AT,
    ROUNDS,
    SURGERY,
    SURGERY_GAIN,
)
from gloam.games.lockdown.rules.ending import ALL_SHADOWS, LAST_ROUND, ONLY_REVIVED, bury, finish, show_shadow
from gloam.games.lockdown.rules.fights import fight_losses
from gloam.games.lockdown.rules.hunger import Hunger
from gloam.games.lockdown.rules.medicine import Medicine
from gloam.games.lockdown.state import NO_FLOOR, PHASE_SETTLEMENT, Lockdown, Player


class Settlement(Step):
    """First whoever died in the laser is named (LK-261), then the steps follow, always in this order (LK-260)."""

    def run(self, s: Lockdown) -> None:
        s.phase = PHASE_SETTLEMENT
        s.step = 0
        s.acting = -1
        s.keep(EVERYONE, w.TOLD_SETTLEMENT, s.round)
        for p in s.players:
            if p.shadow and not p.shown:
                show_shadow(s, p)
        push_steps(s, 1)


def push_steps(s: Lockdown, first: int) -> None:
    """The rest of a settlement from this step on."""
    steps: list[Step] = [
        Surgery(), Meetings(), Gas(), Hunger(), Bazooka(), Medicine(), Revivals(), Publication(),
    ]  # fmt: skip
    for number in range(len(steps), first - 1, -1):
        s.push(steps[number - 1])


def skipped(s: Lockdown, step: int) -> bool:
    """When nobody is left alive the settlement jumps to the revivals (LK-462)."""
    if s.living_count() == 0:
        return True
    s.step = step
    return False


class Surgery(Step):
    """Step 1: exactly two living players in B202 gain 4 HP each (LK-270 to LK-276)."""

    def run(self, s: Lockdown) -> None:
        s.step = 1
        patients = living_in(s, SURGERY)
        if len(patients) == 2:
            s.keep(EVERYONE, w.TOLD_SURGERY)
            for p in patients:
                s.heal(p, SURGERY_GAIN, w.BY_SURGERY)
        else:
            s.keep(EVERYONE, w.TOLD_NO_SURGERY)


def living_in(s: Lockdown, room: int) -> list[Player]:
    return [p for p in s.players if p.room == room and not p.shadow]


class Meetings(Step):
    """Step 2: fights, brawls and encounters in all rooms at once (LK-280 to LK-301)."""

    def run(self, s: Lockdown) -> None:
        s.step = 2
        quiet = True
        losses = [0] * s.seats
        causes = [w.BY_FIGHT] * s.seats
        drains = [0] * s.seats
        points = [0] * s.seats
        for room in s.plan.rooms:
            here = [p for p in s.players if p.room == room]
            if len(here) < 2:
                continue
            living = [p for p in here if not p.shadow]
            shadows = [p for p in here if p.shadow]
            if len(living) > 1 and not (room == SURGERY and len(living) == 2):
                quiet = False
                brawl = len(living) > 2
                s.keep(EVERYONE, w.TOLD_MEETING, room, w.BRAWL if brawl else w.FIGHT)
                lost = fight_losses(living)
                for i in range(len(living)):
                    losses[living[i].seat] = lost[i]
                    causes[living[i].seat] = w.BY_BRAWL if brawl else w.BY_FIGHT
            if shadows and living:
                quiet = False
                s.keep(EVERYONE, w.TOLD_MEETING, room, w.ENCOUNTER)
                for p in living:
                    drains[p.seat] = len(shadows)
                for p in shadows:
                    points[p.seat] = len(living)
        if quiet:
            s.keep(EVERYONE, w.TOLD_NO_MEETING)
        for p in s.players:
            if losses[p.seat]:
                s.hurt(p, losses[p.seat], causes[p.seat])
            if drains[p.seat]:
                s.hurt(p, drains[p.seat], w.BY_DRAIN)
            if points[p.seat]:
                p.drained += points[p.seat]
            if p.shadow and p.room != NOWHERE:
                s.keep(1 << p.seat, w.TOLD_DRAINED, p.seat, points[p.seat], p.drained)
        bury(s, 2)


class Gas(Step):
    """Step 3: the floors with the most votes are gassed, and all gas hurts (LK-305 to LK-318)."""

    def run(self, s: Lockdown) -> None:
        if skipped(s, 3):
            return
        votes = [0] * FLOORS
        most = 0
        for p in s.players:
            if p.vote != NO_FLOOR:
                votes[p.vote] += p.votes
                most = max(most, votes[p.vote])
        if most == 0:
            s.keep(EVERYONE, w.TOLD_NO_GAS)
        else:
            for floor in range(FLOORS):
                if votes[floor] == most:
                    s.gassed |= 1 << floor
                    s.keep(EVERYONE, w.TOLD_GASSED, floor)
        for p in s.players:
            if not p.shadow and s.is_gas_room(p.room) and MASK not in p.hand and not s.protected(p):
                s.hurt(p, GAS_LOSS[s.round], w.BY_GAS)
        bury(s, 3)


class Bazooka(Step):
    """Step 5: everybody living in the room that was fired at loses 4 HP (LK-341 to LK-349)."""

    def run(self, s: Lockdown) -> None:
        if skipped(s, 5):
            return
        if s.target == NOWHERE:
            s.keep(EVERYONE, w.TOLD_NOT_BOMBED)
            return
        s.keep(EVERYONE, w.TOLD_BOMBED, s.target)
        for p in living_in(s, s.target):
            s.hurt(p, BAZOOKA_LOSS, w.BY_BAZOOKA)
        bury(s, 5)


class Revivals(Step):
    """Step 7: shadows that have drained enough live again where they are (LK-380 to LK-387, LK-462 to LK-465)."""

    def run(self, s: Lockdown) -> None:
        nobody = s.living_count() == 0
        s.step = 7
        revived = 0
        for p in s.players:
            if p.shadow and p.drained >= REVIVE_AT:
                revive(s, p)
                revived += 1
        if revived == 0:
            s.keep(EVERYONE, w.TOLD_NO_REVIVAL)
        if nobody and revived == 0:
            finish(s, ALL_SHADOWS)
        elif nobody and revived == 1:
            finish(s, ONLY_REVIVED)


def revive(s: Lockdown, p: Player) -> None:
    """What it drained is its life now; panel as before death, no cards (LK-381 to LK-386)."""
    p.shadow = False
    p.shown = False
    p.hp = min(p.drained, MOST_HP)
    p.drained = 0
    p.revived = s.round
    s.keep(EVERYONE, w.TOLD_REVIVED, p.seat)


class Publication(Step):
    """Step 8: everybody's HP are published, a shadow's as what it has drained so far (LK-388, LK-389)."""

    def run(self, s: Lockdown) -> None:
        s.step = 8
        for p in s.players:
            p.published = p.drained if p.shadow else p.hp
            s.keep(EVERYONE, w.TOLD_HP, p.seat, p.published)
        if s.round == ROUNDS:
            finish(s, LAST_ROUND)
