"""What a typical player thinks of the rooms, from what everybody knows: round, gas and the printed stocks."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown.content.plan import PLANS
from gloam.games.lockdown.content.tables import GAS_LOSS, LASER_ROOM, ROOMS, ROUNDS
from gloam.games.lockdown.worlds.gains import Gains, Stocks
from gloam.games.lockdown.worlds.gas import chance_in, even_chances, later_chances
from gloam.games.lockdown.worlds.horizon import Prospect
from gloam.games.lockdown.worlds.ways import ON_FOOT, ways
from gloam.games.lockdown.worlds.worths import Worths

USUAL_LOAD: Final = 4
USUAL_SPEED: Final = 3
USUAL_HP: Final = 7
USUAL_SURGERY: Final = 0.3

KNOWN: Final[dict[int, Gains]] = {}
MOST_KNOWN: Final = 400
"""So many situations are kept: all players of a table, and of many, think alike about them."""


def typical_worths(map_number: int, seats: int, full: bool, round_number: int, gassed: int) -> Gains:
    """What stops in the rooms are worth to a player without cards, but for meetings."""
    key = (((map_number * 16 + seats) * 2 + int(full)) * 8 + round_number) * 1024 + gassed
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[key] = worked_out(map_number, seats, full, round_number, gassed)
    return found


def worked_out(map_number: int, seats: int, full: bool, round_number: int, gassed: int) -> Gains:
    plan = PLANS[map_number]
    worths = Worths(USUAL_HP, USUAL_LOAD, round_number, False)
    now = even_chances(gassed)
    costs: list[Gains] = []
    for ahead in range(ROUNDS - round_number + 1):
        chance = later_chances(gassed, now, ahead)
        costs.append([GAS_LOSS[round_number + ahead] * chance_in(room, chance) for room in range(ROOMS)])
    turns = ways(map_number, ON_FOOT).turns(USUAL_SPEED)
    prospect = Prospect(plan, turns, worths, Stocks(seats, full), [], round_number, USUAL_SURGERY, costs[1:])
    worth = [0.0] * ROOMS
    for room in plan.rooms:
        worth[room] = prospect.gains[room] - costs[0][room] + prospect.later(room)
    worth[LASER_ROOM] -= 1.0
    return worth


def typical_births(map_number: int, seats: int, full: bool) -> Gains:
    """What the birth rooms are worth to a typical player, in the order of the map: the best first stop from there."""
    worth = typical_worths(map_number, seats, full, 1, 0)
    turns = ways(map_number, ON_FOOT).turns(USUAL_SPEED)
    return [max([worth[to] for to in turns[room]]) for room in PLANS[map_number].birth]
