"""Opening a page and leaving it (AF-040, AF-128 to AF-153)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import LETTERS, START_MARK
from gloam.games.aftermath.content.tables import (
    FLAG_IDS,
    FLAG_SCOPE,
    LOCATION_IDS,
    LOCATION_PAGE,
    MAP_PAGE,
    MISSION_FAIL,
    MISSION_SUCCESS,
    PAGE_SCOPE,
    PAGES,
    ROAD_PAGE,
    PageData,
)
from gloam.games.aftermath.figures import BACKPACK, DEFEATED, NOWHERE, ON_PAGE, PAGE
from gloam.games.aftermath.rules.clearing import clear_page, clear_the_board
from gloam.games.aftermath.rules.ending import MissionOver, settle_mission
from gloam.games.aftermath.rules.entering import put_character
from gloam.games.aftermath.rules.gaining import Overfull
from gloam.games.aftermath.rules.grants import keep_grants
from gloam.games.aftermath.rules.reading import exit_passage, program_of, read_entry, read_named
from gloam.games.aftermath.rules.road import arrive, begin_road, ended_at, wreck
from gloam.games.aftermath.rules.turn import NextTurn
from gloam.games.aftermath.state import COLONY, NOBODY_YET, SUCCESS, Aftermath

COLONY_PAGE_NUMBER: Final = 4


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
        begin_anew(s)
        s.rules = data.rules
        s.variants = variants_now(s, data)
        s.announce(w.TOLD_OPENED, data.title)
        say_title(s, data.title)
        if data.kind == MAP_PAGE:
            s.redraw()
            open_exits(s, data)
        elif data.kind == ROAD_PAGE:
            take_the_road(s)
        s.push(AfterStart())
        keep_grants(s, [grant for grant in s.grants if grant.until > PAGE])
        if data.kind != ROAD_PAGE and s.pending_road >= 0:
            # AF-040: the Start entry comes first, so it is pushed last.
            page, _, entry = s.words.pages.order[s.pending_road].partition("-")
            if page == str(self.page):
                read_entry(s, entry, s.keeper)
        s.pending_road = -1
        read_entry(s, "start", s.keeper)


def begin_anew(s: Aftermath) -> None:
    """What belonged to the page before is gone: its situation, weather, changes, flags, and what was noted on it
    (AF-145, AF-151)."""
    s.left = None
    s.hostile = False
    s.weather = 0
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
    s.variants = 0


def variants_now(s: Aftermath, data: PageData) -> int:
    """The variants of a page that hold in this visit, a mask (6.16)."""
    found = 0
    for i in range(len(data.variants)):
        if s.words.holds(s, f"{s.page}-{data.variants[i]}", "if", s.keeper):
            found |= 1 << i
    return found


def open_exits(s: Aftermath, data: PageData) -> None:
    """The texts of exits can be read by everybody at any time (AF-046)."""
    for letter in range(len(LETTERS)):
        if letter in data.map.exit:
            passage = exit_passage(s, letter)
            if passage >= 0:
                say_title(s, passage)


def take_the_road(s: Aftermath) -> None:
    """The road run that led to page 5 begins, and all who can come along (AF-703)."""
    if s.pending_road >= 0:
        vehicle, to = divmod(s.pending_road, len(LOCATION_IDS))
        begin_road(s, vehicle, to)
    for seat in range(s.seats):
        hero = s.hero(seat)
        hero.back = hero.where == DEFEATED
        if not hero.back:
            hero.where = ON_PAGE


def say_title(s: Aftermath, title: int) -> None:
    """A text that is open from now on without being read out."""
    if title not in s.campaign.read:
        s.campaign.read.append(title)


class AfterStart(Step):
    """The Start entry is done: turns begin, or the book leads on (AF-131)."""

    def run(self, s: Aftermath) -> None:
        data = s.data
        assert data is not None
        if s.pending_page >= 0:
            s.push(LeavePage() if data.kind == MAP_PAGE else OpenPage(s.pending_page))
        elif data.kind in (MAP_PAGE, ROAD_PAGE):
            s.push(EndOfPage())
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
        spaces = s.marked(START_MARK)
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


class EndOfPage(Step):
    """The last turn on a page is over: a map is left, a road run has ended (AF-128, AF-700, AF-701). As long as turns
    are taken this lies below them."""

    def run(self, s: Aftermath) -> None:
        road = s.road
        if road is None:
            s.push(LeavePage())
            return
        s.push(LeaveRoad(ended_at(s, road)))
        if road.hull == 0:
            wreck(s, road.vehicle)
        else:
            arrive(s, road.to)


class LeaveRoad(Step):
    """Leaving 2 to 4, then the page of the location (AF-700, AF-701)."""

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, s: Aftermath) -> None:
        if s.all_defeated():
            s.push(MissionOver(success=False))
            return
        s.road = None
        s.hostile = False
        s.marker = self.location
        s.pending_page = LOCATION_PAGE[self.location]
        s.push(LeavePage())


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


class NextPage(Step):
    """The exit entry is read: the page it leads to. Nothing that it has still brought onto the old one comes along."""

    def run(self, s: Aftermath) -> None:
        if s.pending_page < 0:
            raise AssertionError(f"the exit of page {s.page} leads nowhere")
        if s.foes or s.threats or s.tokens or s.finds or s.task is not None:
            clear_page(s)
        s.push(OpenPage(s.pending_page))


class GoHome(Step):
    """The mission is over: the board is cleared, its entry is read, and the colony's page is opened (AF-078, AF-580). A
    backpack that a grant had made larger may hold too much now (AF-369, AF-371)."""

    def run(self, s: Aftermath) -> None:
        larger = [seat for seat in range(s.seats) if s.granted(s.cast[seat], BACKPACK)]
        clear_the_board(s)
        s.phase = COLONY
        s.turn = NOBODY_YET
        s.pending_page = s.pending_road = -1
        success = s.result == SUCCESS
        settle_mission(s, s.mission, success)
        s.campaign.failed_last = not success
        s.push(OpenPage(COLONY_PAGE_NUMBER))
        read_named(s, (MISSION_SUCCESS if success else MISSION_FAIL)[s.mission], s.keeper)
        for seat in larger:
            s.push(Overfull(seat))
