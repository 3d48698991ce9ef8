"""The enemy turn: one enemy after the other (AF-435 to AF-439, AF-465 to AF-470)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content.tables import (
    DRONE_TOKENS,
    DRONES,
    ENCOUNTER_TURNS,
    ENEMY_TYPE,
    MATRON,
    RALLIES,
    ROACH,
    SPECIALS,
    VALUE_OF,
)
from gloam.games.aftermath.figures import Foe
from gloam.games.aftermath.rules.enemyaction import Activate
from gloam.games.aftermath.rules.foes import figures_of, leave_play, look_for_peace
from gloam.games.aftermath.rules.hands import clear_threats
from gloam.games.aftermath.state import Aftermath


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
                leave_play(s, foe)
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
    nearest: list[int] = []
    for figure in range(len(foe.spaces)):
        distances = s.chart.walked(foe.spaces[figure])
        best = FAR
        for seat in s.on_page():
            best = min(best, distances[s.hero(seat).space])
        nearest.append(best)
    return sorted(range(len(nearest)), key=lambda figure: nearest[figure])


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
