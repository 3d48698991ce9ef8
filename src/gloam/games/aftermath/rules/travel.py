"""Travelling from page to page on the map of the city (AF-070 to AF-078, AF-691)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    CHALK_MAP,
    COLUMNS,
    COMPASS,
    LOCATION_IDS,
    LOCATION_PAGE,
    MISSION_VEHICLE,
    OWN_VEHICLES,
    PAGES,
    TIME,
    VEHICLE_FLAG,
)
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.ending import MissionOver, went_home_well
from gloam.games.aftermath.rules.parts import first_of, second_of, two
from gloam.games.aftermath.rules.road import ROAD_PAGE_NUMBER, set_out
from gloam.games.aftermath.rules.used import CHALK_USED, COMPASS_USED, WRECKED
from gloam.games.aftermath.state import Aftermath


def neighbours(location: int) -> list[int]:
    """Horizontally and vertically (AF-071, AF-073)."""
    row, column = divmod(location, COLUMNS)
    found: list[int] = []
    for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
        if 0 <= c < COLUMNS and 0 <= r * COLUMNS + c < len(LOCATION_IDS) and r >= 0:
            found.append(r * COLUMNS + c)
    return found


def go_to(s: Aftermath, location: int) -> None:
    """The marker moves, and the page printed there is opened next (AF-072)."""
    s.marker = location
    s.announce(w.TOLD_TRAVELLED, location)
    s.pending_page = LOCATION_PAGE[location]
    s.pending_road = -1


def vehicles_at_home(s: Aftermath) -> list[int]:
    """The vehicles that the party may take from Abigail Lane (AF-691)."""
    if s.marker != 0 or s.mission < 0 or not MISSION_VEHICLE[s.mission] or ROAD_PAGE_NUMBER not in PAGES:
        return []
    return [
        i for i in range(len(OWN_VEHICLES))
        if s.flags[VEHICLE_FLAG[OWN_VEHICLES[i]]] > 0 and not s.used_mission & WRECKED << i
    ]  # fmt: skip


class ChooseTravel(Counsel):
    """Which neighbour, home, or by road (Q-22)."""

    def __init__(self, members: int, speaker: int, time: int) -> None:
        super().__init__(members, speaker)
        self.time = time

    def kind(self) -> int:
        return w.ASK_TRAVEL

    def options(self, s: Aftermath) -> list[int]:
        found = [w.TRAVEL | location for location in neighbours(s.marker) if LOCATION_PAGE[location] in PAGES]
        found.append(w.HOME)
        for vehicle in vehicles_at_home(s):
            written = [x for x in range(1, len(LOCATION_IDS)) if LOCATION_PAGE[x] in PAGES]
            found += [w.ROAD | two(location, vehicle) for location in written]
        return found

    def settle(self, s: Aftermath, option: int) -> None:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.HOME:
            s.announce(w.TOLD_HOMEWARD)
            s.push(MissionOver(went_home_well(s)))
        elif verb == w.ROAD:
            set_out(s, OWN_VEHICLES[second_of(argument)], first_of(argument))
        else:
            go_to(s, argument)
            if self.time:
                s.push(FreeTravel(self.time, 0))


class FreeTravel(Step):
    """Compass and Chalk Map may save the Time of one travel each (Q-38); `kept` are the seats that want to keep theirs,
    a mask."""

    def __init__(self, time: int, kept: int) -> None:
        self.time = time
        self.kept = kept

    def owner(self, s: Aftermath) -> int:
        for seat in range(s.seats):
            if self.kept >> seat & 1:
                continue
            hero = s.hero(seat)
            if hero.wears(COMPASS) and not s.used_mission & COMPASS_USED:
                return seat
            if hero.wears(CHALK_MAP) and not s.used_mission & CHALK_USED:
                return seat
        return -1

    def run(self, s: Aftermath) -> None:
        seat = self.owner(s)
        if seat < 0:
            turn_dial(s, TIME, self.time)
        else:
            s.ask(self, seat, w.ASK_FREE, [w.YES, PASS])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        if option == PASS:
            s.push(FreeTravel(self.time, self.kept | 1 << seat))
            return
        hero = s.hero(seat)
        first = hero.wears(COMPASS) and not s.used_mission & COMPASS_USED
        s.used_mission |= COMPASS_USED if first else CHALK_USED
        s.announce(w.TOLD_USED, seat, COMPASS if first else CHALK_MAP)
