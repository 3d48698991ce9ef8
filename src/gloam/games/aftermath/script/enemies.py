"""What words do to enemies (6.17: spawn, remove_enemies, wound_enemy, an aim token)."""

from __future__ import annotations

from typing import Final

from gloam.core.effect_program import ABSENT
from gloam.core.effect_step import Frame
from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import AIM_TOKENS, ENEMY_TYPE, HOSTILE, ROACH
from gloam.games.aftermath.figures import Foe
from gloam.games.aftermath.rules.decks import draw_encounter
from gloam.games.aftermath.rules.foes import (
    NO_LOOT,
    figures_of,
    leave_play,
    look_for_peace,
    meet_pursuers,
    new_band,
    random_kinds,
    spawn,
    spawn_card,
    wound_foe,
)
from gloam.games.aftermath.state import Aftermath

CHOOSE: Final = 4
"""Where the argument `choose` of wound_enemy is, if it is given."""


def fits(foe: Foe, kind: int, enemy_type: int) -> bool:
    if kind != ABSENT:
        return foe.kind == kind
    return enemy_type == ABSENT or ENEMY_TYPE[foe.kind] == enemy_type


def remove_enemies(s: Aftermath, kind: int, enemy_type: int, to_hunt: bool) -> None:
    for foe in s.foes.copy():
        if fits(foe, kind, enemy_type):
            leave_play(s, foe, to_hunt)
    look_for_peace(s)


def do_spawn(s: Aftermath, f: Frame, args: list[int], reader: int) -> None:
    kinds = f.args(s, args[0])
    for part in f.args(s, args[1]):
        enemy_type, count = f.args(s, part)
        kinds = kinds + random_kinds(s, enemy_type, count)
    situation = args[7]
    if args[2] == 1:
        spawn_card(s, draw_encounter(s), situation, reader)
    if args[3] != ABSENT:
        spawn_card(s, args[3], situation, reader)
    if args[4] == 1:
        meet_pursuers(s)
    roaches = max(0, args[5])
    if not kinds and roaches == 0 and args[6] == ABSENT:
        return
    loot, discovery = NO_LOOT, -1
    if args[9] != ABSENT:
        goods = f.args(s, args[9])
        loot = goods[:6]
        discovery = goods[6] if goods[6] != ABSENT else -1
    band = new_band(s, -1, loot, discovery, args[10], False, args[11], False)
    if roaches and ROACH not in kinds:
        kinds = [*kinds, ROACH]
    at = [s.chart.space[cell] for cell in f.args(s, args[8])]
    spawn(s, kinds, band, roaches, max(0, args[6]), at, HOSTILE if situation == ABSENT else situation)


def wound_enemies(s: Aftermath, args: list[int], reader: int) -> None:
    """All that fit; or one of their figures that the reader chooses, the keeper where nobody reads."""
    if len(args) > CHOOSE and args[CHOOSE] == 1:
        s.push(WoundOne(reader if reader >= 0 else s.keeper, args[0], args[1], args[2], args[3]))
        return
    for foe in s.foes.copy():
        if not fits(foe, args[1], args[2]):
            continue
        if args[3] != ABSENT and not any(s.in_place(x, args[3]) for x in figures_of(foe)):
            continue
        wound_foe(s, foe, 0, args[0], max(0, s.turn))


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
                spaces = figures_of(s.foes[slot])
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
        wound_foe(s, s.foes[option >> 8 & 255], option & 255, self.wounds, max(0, s.turn))


def aim_at(s: Aftermath, kind: int) -> None:
    """The first enemy of a kind without an aim token gets one, as long as there are any (AF-029)."""
    for foe in s.foes:
        if foe.kind == kind and not foe.aimed and sum([1 for other in s.foes if other.aimed]) < AIM_TOKENS:
            foe.aimed = True
            s.announce(w.TOLD_AIMED, kind)
            return
