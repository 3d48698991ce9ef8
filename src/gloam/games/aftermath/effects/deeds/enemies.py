"""What words do to enemies (6.17: spawn, remove_enemies, wound_enemy, an aim token)."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.core.state import Step
from gloam.core.value import Data
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import AIM_TOKENS, ENEMY_TYPE, HOSTILE, ROACH
from gloam.games.aftermath.figures import Foe
from gloam.games.aftermath.rules import decks, foes
from gloam.games.aftermath.state import Aftermath

NO_CARD: Final = -1
NO_DISCOVERY: Final = -1


def fits(foe: Foe, kind: int, enemy_type: int) -> bool:
    if kind != ABSENT:
        return foe.kind == kind
    return enemy_type == ABSENT or ENEMY_TYPE[foe.kind] == enemy_type


def remove_enemies(s: Aftermath, enemy: int, type_: int, to: str) -> None:
    for foe in s.foes.copy():
        if fits(foe, enemy, type_):
            foes.leave_play(s, foe, to_hunt=to == "hunt")
    foes.look_for_peace(s)


class Drawn(Data):
    """So many enemies of a type, by lot."""

    type_: int
    n: int


class Loot(Data):
    """What the enemies of a band have with them."""

    food: int
    scrap: int
    clue: int
    battery: int
    item: int
    broken: int
    discovery: int


def spawn(
    s: Aftermath,
    reader: int,
    *,
    enemies: list[int],
    random: list[Drawn],
    card: bool,
    encounter: int,
    pursuers: bool,
    roaches: int,
    drones: int,
    situation: int,
    at: list[int],
    loot: Loot | None,
    com_mod: int,
    speed_mod: int,
) -> None:
    kinds = enemies
    for drawn in random:
        kinds = kinds + foes.random_kinds(s, drawn.type_, drawn.n)
    if card:
        foes.spawn_card(s, decks.draw_encounter(s), situation, reader)
    if encounter != ABSENT:
        foes.spawn_card(s, encounter, situation, reader)
    if pursuers:
        foes.meet_pursuers(s)
    swarm = max(0, roaches)
    if not kinds and swarm == 0 and drones == ABSENT:
        return
    band = new_band(s, loot, com_mod, speed_mod)
    if swarm and ROACH not in kinds:
        kinds = [*kinds, ROACH]
    spaces = [s.chart.space[cell] for cell in at]
    foes.spawn(s, kinds, band, swarm, max(0, drones), spaces, HOSTILE if situation == ABSENT else situation)


def new_band(s: Aftermath, loot: Loot | None, talk: int, speed: int) -> int:
    goods, discovery = foes.NO_LOOT, NO_DISCOVERY
    if loot is not None:
        goods = [loot.food, loot.scrap, loot.clue, loot.battery, loot.item, loot.broken]
        discovery = loot.discovery if loot.discovery != ABSENT else NO_DISCOVERY
    return foes.new_band(s, NO_CARD, goods, discovery, talk, in_time=False, speed=speed, pursuers=False)


def wound_enemy(s: Aftermath, reader: int, n: int, enemy: int, type_: int, at: int, choose: bool) -> None:
    """All that fit; or one of their figures that the reader chooses, the keeper where nobody reads."""
    if choose:
        s.push(WoundOne(reader if reader >= 0 else s.keeper, n, enemy, type_, at))
        return
    for foe in s.foes.copy():
        if not fits(foe, enemy, type_):
            continue
        if at != ABSENT and not any(s.in_place(space, at) for space in foes.figures_of(foe)):
            continue
        foes.wound_foe(s, foe, 0, n, max(0, s.turn))


class WoundOne(Step):
    """One figure of the enemies that fit is wounded, by choice (6.17: wound_enemy). There is nothing to choose where
    there is one."""

    def __init__(self, seat: int, wounds: int, kind: int, enemy_type: int, place: int) -> None:
        self.seat = seat
        self.wounds = wounds
        self.kind = kind
        self.enemy_type = enemy_type
        self.place = place

    def options(self, s: Aftermath) -> list[int]:
        found: list[int] = []
        for slot in range(len(s.foes)):
            if fits(s.foes[slot], self.kind, self.enemy_type):
                spaces = foes.figures_of(s.foes[slot])
                found += [
                    w.FIGURE | slot << 8 | figure
                    for figure in range(len(spaces))
                    if self.place == ABSENT or s.in_place(spaces[figure], self.place)
                ]
        return found

    def run(self, s: Aftermath) -> None:
        options = self.options(s)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        elif options:
            s.ask(self, self.seat, w.ASK_ENEMY, options)

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        foes.wound_foe(s, s.foes[option >> 8 & 255], option & 255, self.wounds, max(0, s.turn))


def aim_at(s: Aftermath, kind: int) -> None:
    """The first enemy of a kind without an aim token gets one, as long as there are any (AF-029)."""
    for foe in s.foes:
        if foe.kind == kind and not foe.aimed and sum([1 for other in s.foes if other.aimed]) < AIM_TOKENS:
            foe.aimed = True
            s.announce(w.TOLD_AIMED, kind)
            return
