"""Opening a page, leaving it, and travelling on (AF-040, AF-070 to AF-078, AF-128 to AF-153)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import LETTERS
from gloam.games.aftermath.content.tables import (
    CHALK_MAP,
    COLUMNS,
    COMPASS,
    FLAG_IDS,
    FLAG_SCOPE,
    LOCATION_IDS,
    LOCATION_PAGE,
    MAP_PAGE,
    MISSION_VEHICLE,
    OWN_VEHICLES,
    PAGE_SCOPE,
    PAGES,
    ROAD_PAGE,
    TIME,
    VEHICLE_FLAG,
)
from gloam.games.aftermath.figures import DEFEATED, LEFT, NOWHERE, ON_PAGE, PAGE
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.deeds import drop_task
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.ending import MissionOver, leave_finds, went_home_well
from gloam.games.aftermath.rules.entering import put_character
from gloam.games.aftermath.rules.foes import leave_play
from gloam.games.aftermath.rules.gaining import keep_grants
from gloam.games.aftermath.rules.hands import clear_threats
from gloam.games.aftermath.rules.reading import exit_passage, program_of, read_entry
from gloam.games.aftermath.rules.turn import NextTurn
from gloam.games.aftermath.state import NOBODY_YET, Aftermath

COMPASS_USED: Final = 1 << 3
CHALK_USED: Final = 1 << 4
ROAD_PAGE_NUMBER: Final = 5
WRECKED: Final = 1 << 5
"""From this bit on `used_mission` has the vehicles that cannot be used again (AF-700)."""


class OpenPage(Step):
    """A page is opened and its Start entry read (AF-040, AF-048, AF-146)."""

    def __init__(self, page: int) -> None:
        self.page = page

    def run(self, s: Aftermath) -> None:
        data = PAGES.get(self.page)
        if data is None:
            raise AssertionError(f"page {self.page} is not written")
        s.page = self.page
        s.data = data
        s.visits.append(self.page)
        s.left = None
        s.hostile = False
        s.weather = 0
        s.rules = data.rules
        s.lines = [change for change in s.lines if change.scope != PAGE_SCOPE]
        s.marks = [change for change in s.marks if change.scope != PAGE_SCOPE]
        s.shut = [change for change in s.shut if change.scope != PAGE_SCOPE]
        for flag in range(len(FLAG_IDS)):
            if FLAG_SCOPE[flag] == PAGE_SCOPE:
                s.flags[flag] = 0
        s.objectives = 0
        s.fired = 0
        s.exit_used = NOWHERE
        s.pending_page = -1
        s.page_turns = 0
        s.round_mask = 0
        s.used_page = 0
        s.turn = NOBODY_YET
        kept = [grant for grant in s.grants if grant.until > PAGE]
        s.variants = 0
        for i in range(len(data.variants)):
            if s.words.holds(s, f"{self.page}-{data.variants[i]}", "if", s.keeper):
                s.variants |= 1 << i
        s.announce(w.TOLD_OPENED, data.title)
        say_title(s, data.title)
        if data.kind == MAP_PAGE:
            s.redraw()
            for letter in range(len(LETTERS)):
                if letter in data.map.exit:
                    passage = exit_passage(s, letter)
                    if passage >= 0 and passage not in s.campaign.read:
                        s.campaign.read.append(passage)
        elif data.kind == ROAD_PAGE:
            take_the_road(s)
            for seat in range(s.seats):
                hero = s.hero(seat)
                hero.back = hero.where == DEFEATED
                if not hero.back:
                    hero.where = ON_PAGE
        s.push(AfterStart())
        keep_grants(s, kept)
        if data.kind != ROAD_PAGE and s.pending_road >= 0:
            # AF-040: the Start entry comes first, so it is pushed last.
            page, _, entry = s.words.pages.order[s.pending_road].partition("-")
            if page == str(self.page):
                read_entry(s, entry, s.keeper)
        s.pending_road = -1
        name = program_of(s, "start")
        if name:
            s.push(s.words.start(name, s.keeper))


def take_the_road(s: Aftermath) -> None:
    """The road run that led to page 5 begins (AF-703)."""
    from gloam.games.aftermath.rules.road import begin_road

    if s.pending_road >= 0:
        vehicle, to = divmod(s.pending_road, len(LOCATION_IDS))
        begin_road(s, vehicle, to)


def say_title(s: Aftermath, title: int) -> None:
    if title not in s.campaign.read:
        s.campaign.read.append(title)


class AfterStart(Step):
    """The Start entry is done: turns begin, or the book leads on (AF-131)."""

    def run(self, s: Aftermath) -> None:
        data = s.data
        assert data is not None
        if s.pending_page >= 0:
            if data.kind == MAP_PAGE:
                s.push(LeavePage())
            else:
                s.push(OpenPage(s.pending_page))
        elif data.kind in (MAP_PAGE, ROAD_PAGE):
            s.push(NextTurn(s.keeper))


class StartSpace(Step):
    """Characters enter on start marks; with several each player picks one (AF-049, Q-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.seat)
        if hero.where == DEFEATED:
            hero.back = True
            return
        spaces = s.marked(1)
        if len(spaces) == 1:
            self.answer(s, self.seat, w.START | spaces[0])
        else:
            s.ask(self, self.seat, w.ASK_START, [w.START | space for space in spaces])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        hero = s.hero(seat)
        hero.where = ON_PAGE
        hero.space = option & ARG_MASK
        s.announce(w.TOLD_PLACED, seat, hero.space)


def place_characters(s: Aftermath, at: int) -> None:
    """The party comes onto the map, in turn order from the keeper."""
    for i in range(s.seats - 1, -1, -1):
        seat = (s.keeper + i) % s.seats
        if at < 0:
            s.push(StartSpace(seat))
            continue
        hero = s.hero(seat)
        if hero.where == DEFEATED:
            hero.back = True
        elif hero.where == ON_PAGE and hero.space >= 0:
            put_character(s, seat, s.chart.space[at])
        else:
            hero.where = ON_PAGE
            hero.space = s.chart.space[at]
            s.announce(w.TOLD_PLACED, seat, hero.space)


class LeavePage(Step):
    """Leaving 2 to 4: the keeper passes the book on, all is cleared away; then the exit entry or the pending page
    change (AF-134 to AF-145). The conditions of an exit entry see the page as it was (6.16)."""

    def run(self, s: Aftermath) -> None:
        s.announce(w.TOLD_LEFT_PAGE)
        s.keeper = (s.keeper + 1) % s.seats
        s.announce(w.TOLD_KEEPER, s.keeper)
        page = s.pending_page
        s.push(NextPage())
        if page < 0:
            s.left = s.page_seen()
            s.turn = NOBODY_YET
            s.push(s.words.start(program_of(s, f"exit-{LETTERS[s.exit_used]}"), s.keeper))
        if s.data is not None and s.data.location > 0:
            s.left_pages.append(s.page)
        clear_page(s)


def clear_page(s: Aftermath) -> None:
    """Leaving 3 and 4: enemies leave play, figures and tokens the map, threat cards and the group task the sideboard
    (AF-136 to AF-143)."""
    for foe in s.foes.copy():
        leave_play(s, foe, s.hostile)
    s.hostile = False
    leave_finds(s)
    s.tokens = []
    s.objectives = 0
    for seat in range(s.seats):
        hero = s.hero(seat)
        hero.carries = False
        hero.space = NOWHERE
        if hero.where == ON_PAGE:
            hero.where = LEFT
    clear_threats(s)
    drop_task(s)


class NextPage(Step):
    """The exit entry is read: the page it leads to. Nothing that it has still brought onto the old one comes along."""

    def run(self, s: Aftermath) -> None:
        if s.pending_page < 0:
            raise AssertionError(f"the exit of page {s.page} leads nowhere")
        if s.foes or s.threats or s.tokens or s.finds or s.task is not None:
            clear_page(s)
        s.push(OpenPage(s.pending_page))


# Travel


def neighbours(location: int) -> list[int]:
    """Horizontally and vertically (AF-071, AF-073)."""
    row, column = divmod(location, COLUMNS)
    found: list[int] = []
    for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
        if 0 <= c < COLUMNS and 0 <= r * COLUMNS + c < len(LOCATION_IDS) and r >= 0:
            found.append(r * COLUMNS + c)
    return found


def go_to(s: Aftermath, location: int) -> None:
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
            found += [w.ROAD | location << 3 | vehicle for location in written]
        return found

    def settle(self, s: Aftermath, option: int) -> None:
        verb, argument = option & ~ARG_MASK, option & ARG_MASK
        if verb == w.HOME:
            s.announce(w.TOLD_HOMEWARD)
            s.push(MissionOver(went_home_well(s)))
        elif verb == w.ROAD:
            from gloam.games.aftermath.rules.road import set_out

            set_out(s, OWN_VEHICLES[argument & 7], argument >> 3)
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
