"""What one figure of an enemy does: move, target, attack (AF-439, AF-451 to AF-464)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content import tables as t
from gloam.games.aftermath.figures import ON_PAGE, SHIELDS, Foe
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.enemywalk import ChooseWay, Walk, begin_walk, enemy_enters, space_of
from gloam.games.aftermath.rules.entering import Entering
from gloam.games.aftermath.rules.foes import enemy_spaces, figures_of
from gloam.games.aftermath.rules.harm import Strike
from gloam.games.aftermath.rules.reading import fire_at
from gloam.games.aftermath.rules.sight import sees
from gloam.games.aftermath.state import Aftermath


class Activate(Step):
    """Move, then target and attack, with one figure."""

    def __init__(self, uid: int, value: int, figure: int, faster: int, decoyed: bool) -> None:
        self.uid = uid
        self.value = value
        self.figure = figure
        self.faster = faster
        self.decoyed = decoyed

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None or not s.hostile or not s.on_page():
            return
        special = special_of(foe, self.value, self.figure)
        if not self.decoyed and not special & t.NO_ATTACK:
            s.push(Target(self, len(figures_of(foe))))
        speed = t.SPEED[foe.kind][self.value - 1] + self.faster
        if s.has_rule(t.ENEMY_SPEED_RULE):
            speed += 1
        if foe.turns == 0:
            speed += s.band(foe.band).speed
        begin_walk(s, foe, self.figure, speed, through=special & (t.FLIES | t.TUNNELS) != 0)


def special_of(foe: Foe, value: int, figure: int) -> int:
    """The specials of an enemy's action; drones have their own (6.7)."""
    if foe.kind == t.MATRON and figure > 0:
        return t.TOXIC | t.FLIES
    return t.SPECIALS[foe.kind][value - 1]


class Target(Step):
    """The nearest character within range and in sight (AF-451 to AF-455), if the figure has not fallen on its way."""

    def __init__(self, by: Activate, figures: int) -> None:
        self.by = by
        self.figures = figures

    def run(self, s: Aftermath) -> None:
        by = self.by
        foe = s.foe_with(by.uid)
        if foe is None or not s.hostile or len(figures_of(foe)) < self.figures:
            return
        special = special_of(foe, by.value, by.figure)
        here = space_of(foe, by.figure)
        reach = 0 if foe.kind == t.MATRON and by.figure > 0 else t.REACHES[foe.kind][by.value - 1]
        near = s.at(here) if special & t.SWEEPS else nearest_targets(s, here, reach)
        if not near:
            s.announce(w.TOLD_ENEMY_WAITS, foe.kind)
            return
        if special & t.RETREATS:
            # After an attack: one that reaches nobody stays where it is (6.7).
            s.push(Retreat(by.uid, by.figure))
        if special & t.SWEEPS:
            for seat in reversed(near):
                s.push(Attack(by, seat))
        elif len(near) == 1:
            s.push(Attack(by, near[0]))
        else:
            s.push(ChooseTarget(s.everybody(), s.keeper, by, near))


def nearest_targets(s: Aftermath, here: int, reach: int) -> list[int]:
    """The seats that an enemy here could target, all equally near (AF-451 to AF-455)."""
    distances = s.chart.ranged(here)
    near: list[int] = []
    best = FAR
    for seat in s.on_page():
        space = s.hero(seat).space
        distance = distances[space]
        if distance > reach or not sees(s, here, space) or (space != here and s.hidden(seat)):
            continue
        if distance < best:
            near, best = [seat], distance
        elif distance == best:
            near.append(seat)
    return near


class ChooseTarget(Counsel):
    """Among equally near characters the players decide (AF-453)."""

    def __init__(self, members: int, speaker: int, by: Activate, seats: list[int]) -> None:
        super().__init__(members, speaker)
        self.by = by
        self.seats = seats

    def kind(self) -> int:
        return w.ASK_AIM

    def options(self, s: Aftermath) -> list[int]:
        return [w.PREY | seat for seat in self.seats]

    def settle(self, s: Aftermath, option: int) -> None:
        s.push(Attack(self.by, option & ARG_MASK))


class Attack(Step):
    """A companion who stands fast may become the target instead; then the attack, perhaps twice."""

    def __init__(self, by: Activate, seat: int) -> None:
        self.by = by
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.by.uid)
        hero = s.hero(self.seat)
        if foe is None or hero.where != ON_PAGE:
            return
        for other in s.at(hero.space):
            if other != self.seat and s.granted(s.cast[other], SHIELDS):
                s.ask(self, other, w.ASK_SHIELD, [w.SHIELD | self.seat, PASS])
                return
        self.strike(s, self.seat)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == PASS:
            self.strike(s, self.seat)
        else:
            s.announce(w.TOLD_STOOD_IN, seat, self.seat)
            self.strike(s, seat)

    def strike(self, s: Aftermath, seat: int) -> None:
        by = self.by
        foe = s.foe_with(by.uid)
        assert foe is not None
        special = special_of(foe, by.value, by.figure)
        drone = foe.kind == t.MATRON and by.figure > 0
        strength = t.DRONE_STRENGTH if drone else t.POWER[foe.kind][by.value - 1]
        ranged = space_of(foe, by.figure) != s.hero(seat).space
        s.announce(w.TOLD_ENEMY_TARGETS, foe.kind, seat, strength)
        if special & t.CARRIES:
            blow: Strike = Snatch(seat, strength, foe=by.uid, special=special, ranged=ranged)
        else:
            blow = Strike(seat, strength, foe=by.uid, special=special, ranged=ranged)
        if special & t.TWICE:
            s.push(blow)
        s.push(blow)


RETREAT_STEPS: Final = 2


class Retreat(Step):
    """After attacking, up to two spaces to the reachable one farthest from the characters (6.7)."""

    def __init__(self, uid: int, figure: int) -> None:
        self.uid = uid
        self.figure = figure

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None or not s.on_page() or not s.hostile:
            return
        here = space_of(foe, self.figure)
        within = s.chart.walked(here)
        best: list[int] = []
        far = -1
        for space in s.chart.spaces:
            if within[space] > RETREAT_STEPS:
                continue
            near = FAR
            distances = s.chart.walked(space)
            for seat in s.on_page():
                near = min(near, distances[s.hero(seat).space])
            if near > far:
                best, far = [space], near
            elif near == far:
                best.append(space)
        if here in best:
            return
        if len(best) > 1:
            s.push(ChooseWay(s.everybody(), s.keeper, self.uid, self.figure, best))
        elif best:
            s.push(Walk(self.uid, self.figure, best[0], len(figures_of(foe))))


class Snatch(Strike):
    """The attack of an enemy that carries off whom it hits."""

    def bring_more(self, s: Aftermath) -> None:
        super().bring_more(s)
        carry_off(s, self.seat, self.foe)


def carry_off(s: Aftermath, seat: int, uid: int) -> None:
    """Greyfeather's special: both figures go to the enemy-start space farthest from the other characters and enter it,
    the character first; entries are not read in an enemy turn (AF-108, AF-118)."""
    foe = s.foe_with(uid)
    entrances = enemy_spaces(s)
    if foe is None or not entrances or s.hero(seat).where != ON_PAGE:
        return
    others = [s.hero(other).space for other in s.on_page() if other != seat]
    best, far = entrances[0], -1
    for space in entrances:
        distances = s.chart.walked(space, through=True)
        near = FAR
        for other in others:
            near = min(near, distances[other])
        if others and near > far:
            best, far = space, near
    old = s.hero(seat).space
    s.hero(seat).space = best
    s.announce(w.TOLD_PLACED, seat, best)
    if old != best:
        s.push(Entering(seat, best))
        fire_at(s, "character_leaves", old, seat)
    if foe.spaces[0] != best:
        # A trap snaps at the first figure to enter.
        enemy_enters(s, foe, 0, best, springs=old == best)
