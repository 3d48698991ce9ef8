"""The enemy turn: action, move, target, attack, one enemy after the other (AF-435 to AF-470)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content.pagemap import CELLS, passable
from gloam.games.aftermath.content.tables import (
    DRONE_STRENGTH,
    DRONE_TOKENS,
    DRONES,
    ENCOUNTER_TURNS,
    ENEMY_SPEED_RULE,
    ENEMY_TYPE,
    FIRE,
    FLIES,
    MATRON,
    NO_ATTACK,
    POWER,
    RALLIES,
    REACHES,
    RETREATS,
    ROACH,
    SMOKE,
    SPECIALS,
    SPEED,
    SWEEPS,
    TOXIC,
    TRAP,
    TUNNELS,
    TWICE,
    VALUE_OF,
)
from gloam.games.aftermath.figures import ON_PAGE, SHIELDS, Foe
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.foes import figures_of, leave_play, look_for_peace, wound_foe
from gloam.games.aftermath.rules.hands import clear_threats
from gloam.games.aftermath.rules.harm import NO_STATUS, Strike
from gloam.games.aftermath.rules.reading import fire_at
from gloam.games.aftermath.state import Aftermath

RETREAT_STEPS: Final = 2
SMOKE_SIGHT: Final = 2


def sees(s: Aftermath, a: int, b: int) -> bool:
    """Line of sight, as far as Smoke lets anybody see (AF-565, V06)."""
    if s.in_force(SMOKE) and s.chart.ranged(a)[b] > SMOKE_SIGHT:
        return False
    return s.chart.sees(a, b)


def begin_enemy_turn(s: Aftermath) -> None:
    """Pairs are fixed now (AF-438); an enemy without a threat card uses value 1."""
    s.announce(w.TOLD_ENEMY_TURN)
    s.push(EndEnemyTurn())
    uids = [foe.uid for foe in s.foes]
    values = []
    for slot in range(len(uids)):
        card = s.threats[slot] if slot < len(s.threats) else -1
        values.append(VALUE_OF[card] if card >= 0 else 1)
    s.push(Activations(uids, values, 0, -1))


class EndEnemyTurn(Step):
    """All threat cards still on the track go (AF-466)."""

    def run(self, s: Aftermath) -> None:
        for foe in s.foes:
            foe.turns += 1
        for foe in s.foes.copy():
            card = s.band(foe.band).card
            if card >= 0 and ENCOUNTER_TURNS[card] and foe.turns >= ENCOUNTER_TURNS[card]:
                leave_play(s, foe, False)
        s.decoy = False
        clear_threats(s)
        look_for_peace(s)


class Activations(Step):
    """One enemy after the other from the top slot on; `rally` is the type that was rallied, or -1."""

    def __init__(self, uids: list[int], values: list[int], at: int, rally: int) -> None:
        self.uids = uids
        self.values = values
        self.at = at
        self.rally = rally

    def run(self, s: Aftermath) -> None:
        if not s.hostile or self.at >= len(self.uids) or not s.on_page():
            return
        foe = s.foe_with(self.uids[self.at])
        rally = self.rally
        value = self.values[self.at]
        if foe is not None and SPECIALS[foe.kind][value - 1] & RALLIES:
            rally = ENEMY_TYPE[foe.kind]
        s.push(Activations(self.uids, self.values, self.at + 1, rally))
        s.push(DropPaired(self.at))
        if foe is None:
            return
        faster = 1 if self.rally == ENEMY_TYPE[foe.kind] and self.rally >= 0 else 0
        s.announce(w.TOLD_ENEMY_ACTS, foe.kind, value)
        decoyed = s.decoy
        s.decoy = False
        activate(s, foe, value, faster, decoyed)


class DropPaired(Step):
    """After an activation its threat card is discarded (AF-465)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Aftermath) -> None:
        if self.slot < len(s.threats) and s.threats[self.slot] >= 0:
            s.discard.append(s.threats[self.slot])
            s.threats[self.slot] = -1


def activate(s: Aftermath, foe: Foe, value: int, faster: int, decoyed: bool) -> None:
    """All figures of a card act; roaches nearest to a character first (AF-467), drones after the Matron. A card is one
    enemy, whatever stands for it on the map: whom a Wind-up Mouse leads astray, it leads astray whole (I40, AF-183,
    AF-185)."""
    special = SPECIALS[foe.kind][value - 1]
    if special & DRONES and len(foe.drones) < DRONE_TOKENS:
        foe.drones.append(foe.spaces[0])
    if foe.kind == MATRON:
        s.push(Swarm(foe.uid, value, list(range(1, 1 + len(foe.drones))), faster, decoyed))
    if foe.kind == ROACH:
        s.push(Swarm(foe.uid, value, nearest_first(s, foe), faster, decoyed))
        return
    s.push(Activate(foe.uid, value, 0, faster, decoyed))


def nearest_first(s: Aftermath, foe: Foe) -> list[int]:
    """The tokens of a card by their distance to the nearest character, then by their numbers."""
    keys: list[int] = []
    for figure in range(len(foe.spaces)):
        distances = s.chart.walked(foe.spaces[figure], False)
        best = FAR
        for seat in s.on_page():
            best = min(best, distances[s.hero(seat).space])
        keys.append(best * 64 + figure)
    keys.sort()
    return [key % 64 for key in keys]


class Swarm(Step):
    """Roach tokens, or drones, one after the other. One that dies on its way makes those after it count one less."""

    def __init__(self, uid: int, value: int, order: list[int], faster: int, decoyed: bool) -> None:
        self.uid = uid
        self.value = value
        self.order = order
        self.faster = faster
        self.decoyed = decoyed

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None or not s.hostile:
            return
        figures = len(figures_of(foe))
        order = [figure for figure in self.order if figure < figures]
        if order:
            s.push(SwarmOn(Swarm(self.uid, self.value, order, self.faster, self.decoyed), figures))
            s.push(Activate(self.uid, self.value, order[0], self.faster, self.decoyed))


class SwarmOn(Step):
    """The next token, with its number as it is now."""

    def __init__(self, swarm: Swarm, tokens: int) -> None:
        self.swarm = swarm
        self.tokens = tokens

    def run(self, s: Aftermath) -> None:
        swarm = self.swarm
        foe = s.foe_with(swarm.uid)
        if foe is None:
            return
        first, rest = swarm.order[0], swarm.order[1:]
        if len(figures_of(foe)) < self.tokens:
            rest = [figure - 1 if figure > first else figure for figure in rest]
        s.push(Swarm(swarm.uid, swarm.value, rest, swarm.faster, swarm.decoyed))


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
        if not self.decoyed and not special & NO_ATTACK:
            s.push(Target(self, len(figures_of(foe))))
        speed = SPEED[foe.kind][self.value - 1] + self.faster
        if s.has_rule(ENEMY_SPEED_RULE):
            speed += 1
        if foe.turns == 0:
            speed += s.band(foe.band).speed
        begin_walk(s, foe, self.figure, speed, special & (FLIES | TUNNELS) != 0)


def special_of(foe: Foe, value: int, figure: int) -> int:
    if foe.kind == MATRON and figure > 0:
        return TOXIC | FLIES
    return SPECIALS[foe.kind][value - 1]


def space_of(foe: Foe, figure: int) -> int:
    if foe.kind != ROACH and figure > 0:
        return foe.drones[figure - 1]
    return foe.spaces[figure]


def put(s: Aftermath, foe: Foe, figure: int, space: int) -> None:
    if foe.kind != ROACH and figure > 0:
        foe.drones[figure - 1] = space
    else:
        foe.spaces[figure] = space


# Moving


def begin_walk(s: Aftermath, foe: Foe, figure: int, speed: int, through: bool) -> None:
    """Towards the nearest character: hidden ones only if there is nobody else to go to (AF-440 to AF-448)."""
    here = space_of(foe, figure)
    if s.at(here) or speed <= 0:
        return
    distances = s.chart.walked(here, through)
    reachable = [seat for seat in s.on_page() if distances[s.hero(seat).space] < FAR]
    open_ones = [seat for seat in reachable if not s.hidden(seat)]
    prey = open_ones if open_ones else reachable
    if not prey:
        return
    nearest = min([distances[s.hero(seat).space] for seat in prey])
    tied = [seat for seat in prey if distances[s.hero(seat).space] == nearest]
    spaces = {s.hero(seat).space for seat in tied}
    if len(spaces) > 1:
        s.push(ChoosePrey(s.everybody(), s.keeper, foe.uid, figure, speed, through, tied))
    else:
        walk_to(s, foe, figure, s.hero(tied[0]).space, speed, through)


class ChoosePrey(Counsel):
    """The players decide which of equally near characters it goes to (AF-443)."""

    def __init__(
        self, members: int, speaker: int, uid: int, figure: int, speed: int, through: bool, seats: list[int]
    ) -> None:
        super().__init__(members, speaker)
        self.uid = uid
        self.figure = figure
        self.speed = speed
        self.through = through
        self.seats = seats

    def kind(self) -> int:
        return w.ASK_PREY

    def options(self, s: Aftermath) -> list[int]:
        return [w.PREY | seat for seat in self.seats]

    def settle(self, s: Aftermath, option: int) -> None:
        foe = s.foe_with(self.uid)
        if foe is not None:
            walk_to(s, foe, self.figure, s.hero(option & ARG_MASK).space, self.speed, self.through)


def walk_to(s: Aftermath, foe: Foe, figure: int, goal: int, speed: int, through: bool) -> None:
    """Along a shortest way, as far as its speed; where ways end in different spaces the players choose (AF-449)."""
    here = space_of(foe, figure)
    back = s.chart.walked(goal, through)
    steps = min(speed, back[here])
    ends = [here]
    for _ in range(steps):
        further: list[int] = []
        for space in ends:
            for i in range(len(s.chart.near[space])):
                other = s.chart.near[space][i]
                open_line = through or passable(s.chart.kinds[space][i])
                if open_line and back[other] == back[space] - 1 and other not in further:
                    further.append(other)
        ends = further
    ends.sort()
    if len(ends) > 1:
        s.push(ChooseWay(s.everybody(), s.keeper, foe.uid, figure, through, ends))
    elif ends:
        s.push(Walk(foe.uid, figure, ends[0], through, len(figures_of(foe))))


class ChooseWay(Counsel):
    """Where it ends up, where shortest ways part; also where it retreats to."""

    def __init__(self, members: int, speaker: int, uid: int, figure: int, through: bool, ends: list[int]) -> None:
        super().__init__(members, speaker)
        self.uid = uid
        self.figure = figure
        self.through = through
        self.ends = ends

    def kind(self) -> int:
        return w.ASK_WAY

    def options(self, s: Aftermath) -> list[int]:
        return [w.WAY | space for space in self.ends]

    def settle(self, s: Aftermath, option: int) -> None:
        foe = s.foe_with(self.uid)
        if foe is not None:
            s.push(Walk(self.uid, self.figure, option & ARG_MASK, self.through, len(figures_of(foe))))


class Walk(Step):
    """Space by space along a shortest way: it enters each, with what lies there, before it goes on (AF-118).

    With fewer than `figures` of its card in play this one has fallen on its way.
    """

    def __init__(self, uid: int, figure: int, goal: int, through: bool, figures: int) -> None:
        self.uid = uid
        self.figure = figure
        self.goal = goal
        self.through = through
        self.figures = figures

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None or not s.hostile or len(figures_of(foe)) < self.figures:
            return
        here = space_of(foe, self.figure)
        if here == self.goal:
            return
        space = self.next(s, here)
        if TRAP * CELLS + space not in s.tokens:
            s.push(self)
        enemy_enters(s, foe, self.figure, space)

    def next(self, s: Aftermath, here: int) -> int:
        back = s.chart.walked(self.goal, self.through)
        for i in range(len(s.chart.near[here])):
            other = s.chart.near[here][i]
            if (self.through or passable(s.chart.kinds[here][i])) and back[other] == back[here] - 1:
                return other
        return self.goal


def enemy_enters(s: Aftermath, foe: Foe, figure: int, space: int, springs: bool = True) -> None:
    """By a step of its move, a push or an effect: reactions of the page, a fire, a trap, unless somebody else springs
    it (AF-118, 6.11)."""
    put(s, foe, figure, space)
    s.announce(w.TOLD_ENEMY_MOVES, foe.kind, space)
    fire_at(s, "enemy_enters", space, s.turn)
    figures = len(figures_of(foe))
    if FIRE * CELLS + space in s.tokens:
        wound_foe(s, foe, figure, 1, s.turn)
    if springs and TRAP * CELLS + space in s.tokens:
        s.tokens.remove(TRAP * CELLS + space)
        s.announce(w.TOLD_TRAP)
        if s.foe_with(foe.uid) is not None and len(figures_of(foe)) == figures:
            wound_foe(s, foe, figure, 1, s.turn)


# Targeting and attacking


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
        reach = 0 if foe.kind == MATRON and by.figure > 0 else REACHES[foe.kind][by.value - 1]
        near = s.at(here) if special & SWEEPS else nearest_targets(s, here, reach)
        if not near:
            s.announce(w.TOLD_ENEMY_WAITS, foe.kind)
            return
        if special & RETREATS:
            # After an attack: one that reaches nobody stays where it is (6.7).
            s.push(Retreat(by.uid, by.figure))
        if special & SWEEPS:
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
        drone = foe.kind == MATRON and by.figure > 0
        strength = DRONE_STRENGTH if drone else POWER[foe.kind][by.value - 1]
        ranged = space_of(foe, by.figure) != s.hero(seat).space
        s.announce(w.TOLD_ENEMY_TARGETS, foe.kind, seat, strength)
        blow = Strike(seat, strength, 1, by.uid, special, NO_STATUS, ranged)
        if special & TWICE:
            s.push(blow)
        s.push(blow)


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
        within = s.chart.walked(here, False)
        best: list[int] = []
        far = -1
        for space in s.chart.spaces:
            if within[space] > RETREAT_STEPS:
                continue
            near = FAR
            distances = s.chart.walked(space, False)
            for seat in s.on_page():
                near = min(near, distances[s.hero(seat).space])
            if near > far:
                best, far = [space], near
            elif near == far:
                best.append(space)
        if here in best:
            return
        if len(best) > 1:
            s.push(ChooseWay(s.everybody(), s.keeper, self.uid, self.figure, False, best))
        elif best:
            s.push(Walk(self.uid, self.figure, best[0], False, len(figures_of(foe))))
