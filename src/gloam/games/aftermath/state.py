"""The truth of a session of Aftermath, and the small acts that every rule is made of."""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.door import door_of
from gloam.core.effects.step import Scripted, Words
from gloam.core.fields import Shared, counted, everyone, nobody, parts, ruled, worked_out
from gloam.core.state import EVERYONE, NONE
from gloam.core.value import Data, Value
from gloam.games.aftermath import words as w
from gloam.games.aftermath.chart import NO_MAP, Chart, chart_of
from gloam.games.aftermath.content.pagemap import CELLS, ENEMY_MARK, FIRST_TAG, HIDE_MARK, START_MARK
from gloam.games.aftermath.content.tables import (
    ALARM,
    ASHFALL,
    BACKPACK,
    BACKPACK_OF,
    BATTERY_TOKENS,
    BLACK_DIE,
    BULKY,
    CAMOUFLAGED,
    D_ALLY,
    DIAL_MAX,
    DIFFICULTY_IDS,
    DISCOVERY_KIND,
    ENEMY_CARDS,
    EXTRA_TIME,
    FESTIVAL_LIGHTS,
    FIRST_CAP,
    HEAT,
    ITEM_LIFE,
    LIFE_OF,
    LIMITED_DIALS,
    MAP_PAGE,
    MISSION_TIME,
    MORALE,
    MORE_TIME,
    NO_HIDE,
    NOISY,
    PAGES,
    POPULATION,
    POPULATION_CAP,
    SIDE_TIME,
    SMELLY,
    SMOKE,
    TAG_IDS,
    TIME,
    WHITE_DIE,
    PageData,
)
from gloam.games.aftermath.figures import (
    BACKPACK as BACKPACK_GRANT,
)
from gloam.games.aftermath.figures import (
    CAN_HIDE,
    CANNOT_HIDE,
    DEFEATED,
    HIDDEN,
    LEFT,
    LIFE,
    OF,
    ON_PAGE,
    SMOKED,
    WEATHERPROOF,
    Band,
    ExitChange,
    Find,
    Foe,
    Grant,
    Hero,
    Left,
    LineChange,
    MarkChange,
    Road,
    Task,
)
from gloam.games.aftermath.options import Switches

NOBODY_YET: Final = -1
NO_PAGE: Final = -1
HUNTED: Final = 16
"""A card of the hunt box is its kind times this, plus its tokens."""

# What a session is at
SETTING_UP: Final = 0
PLAYING: Final = 1
COLONY: Final = 2

# How a session ended
UNFINISHED: Final = -1
SUCCESS: Final = 0
FAILURE: Final = 1
LOST: Final = 2
WON: Final = 3
ENDING_IDS: Final = ["success", "failure", "lost", "won"]


class Chapter(Value):
    """What the log of a campaign says of one session that is over (AF-651), by names: rules do not look at it, so it
    may tell of things that the content in use does not have any more. Never changed.

    `dials` are as the session left them, but for Time, which is what it took.
    """

    def __init__(
        self,
        heroes: list[str],
        mission: str,
        success: bool,
        errand: str,
        errand_success: bool,
        dials: dict[str, int],
        discoveries: list[str],
        goals: list[str],
    ) -> None:
        self.heroes = heroes
        self.mission = mission
        self.success = success
        self.errand = errand
        self.errand_success = errand_success
        self.dials = dials
        self.discoveries = discoveries
        self.goals = goals

    def clone(self) -> Chapter:
        return self


class Campaign(Data):
    """What is kept between sessions (AF-651), besides dials and the boxes of the heroes."""

    sessions: int
    missions: list[int]  # states
    attempted: int  # a mask
    stores: list[int]  # items and unbuilt facilities of the colony supply
    built: list[int]
    broken: list[int]  # the broken pile
    taken: int  # discovery cards, a mask
    banished: int
    lessons: list[int]  # the ability deck
    goals: int
    won: bool
    endless: bool
    failed_last: bool
    read: list[int]  # passages that were ever read, in their order
    log: list[Chapter]  # the sessions that are over, as far as they were written down


class Aftermath(Scripted):
    """The whole truth. In piles of cards the last one is on top."""

    words: Annotated[Words, everyone]
    switches: Annotated[Switches, everyone]
    campaign: Annotated[Campaign, everyone]
    phase: Annotated[int, everyone]
    cast: Annotated[list[int], everyone]  # the hero of each seat
    heroes: Annotated[list[Hero], everyone]  # all four
    keeper: Annotated[int, everyone]
    turn: Annotated[int, everyone]  # the seat on turn, or whose turn it was; NOBODY_YET between pages
    dials: Annotated[list[int], everyone]
    raised: Annotated[int, everyone]  # dials of AF-053 that were raised in this mission, a mask
    flags: Annotated[list[int], everyone]
    mission: Annotated[int, everyone]
    errand: Annotated[int, everyone]  # the side mission; -1: none carried along
    marker: Annotated[int, everyone]
    page: Annotated[int, everyone]
    visits: Annotated[list[int], everyone]  # the pages opened in this mission, in order
    left_pages: Annotated[list[int], everyone]  # location pages left in this mission
    hostile: Annotated[bool, everyone]
    weather: Annotated[int, everyone]  # environments of the page, a mask
    weather_mission: Annotated[int, everyone]
    rules: Annotated[int, everyone]
    rules_mission: Annotated[int, everyone]
    lines: Annotated[list[LineChange], everyone]
    marks: Annotated[list[MarkChange], everyone]
    shut: Annotated[list[ExitChange], everyone]  # exits that are closed
    objectives: Annotated[int, everyone]  # letters with a token, a mask
    tokens: Annotated[list[int], everyone]  # kind * CELLS + space
    info_read: Annotated[list[int], everyone]  # page * 4 + letter
    info_counts: Annotated[list[int], everyone]  # page * 4 + letter, for each reading in this mission; repeatable ones
    calamities: Annotated[list[int], everyone]  # pages whose calamity is resolved
    variants: Annotated[int, everyone]  # of the page that hold in this visit, a mask
    fired: Annotated[int, everyone]  # triggers with `once` in this visit
    exit_used: Annotated[int, everyone]
    pending_page: Annotated[int, everyone]
    left: Annotated[Shared[Left | None], everyone]  # while the exit entry is read: the page that was left
    pending_road: Annotated[int, everyone]  # how that page begins: 5 a run (`road.set_out`), others an entry; else -1
    task: Annotated[Shared[Task | None], everyone]  # never changed, only replaced
    hands: Annotated[list[list[int]], ruled]
    deck: Annotated[list[int], nobody, counted]
    discard: Annotated[list[int], everyone]
    threats: Annotated[list[int], everyone]  # by slot, -1 for a slot without one
    foes: Annotated[list[Foe], everyone]  # by slot
    bands: Annotated[list[Band], everyone]
    hunt: Annotated[list[int], everyone]  # kind * HUNTED + number of tokens
    next_uid: Annotated[int, everyone]
    items: Annotated[list[int], nobody, counted]
    item_discard: Annotated[list[int], everyone]
    encounters: Annotated[list[int], ruled]
    encounter_discard: Annotated[list[int], everyone]
    top_known: Annotated[bool, everyone]  # the top encounter card was shown
    next_threat: Annotated[int, everyone]  # the next threat card of the deck, if it was shown; else -1
    piles: Annotated[list[list[int]], nobody, counted]  # scavenge tokens of the supply
    finds: Annotated[list[Find], ruled]
    lost_tokens: Annotated[list[list[int]], nobody, counted]  # left behind, by pile; nobody saw their faces
    spent: Annotated[list[int], everyone]  # scavenged
    grants: Annotated[list[Grant], everyone]
    used_turn: Annotated[int, everyone]
    used_page: Annotated[int, everyone]
    used_mission: Annotated[int, everyone]
    brought_up: Annotated[int, everyone]  # seats that brought up going home since the last turn began, a mask (AF-656)
    tin_uses: Annotated[int, everyone]
    page_turns: Annotated[int, everyone]
    round_mask: Annotated[int, everyone]  # seats that had a turn in this round
    decoy: Annotated[bool, everyone]  # a Wind-up Mouse runs
    die: Annotated[int, everyone]
    total: Annotated[int, everyone]
    passed: Annotated[bool, everyone]
    chosen: Annotated[int, everyone]  # the option of a choose_test
    road: Annotated[Road | None, parts]
    result: Annotated[int, everyone]  # of the main mission
    ending: Annotated[int, everyone]
    data: PageData | None = worked_out(lambda self: PAGES.get(self.page))
    chart: Chart = worked_out(lambda self: self.drawn())

    def script(self) -> Words:
        return self.words

    # Looking

    def drawn(self) -> Chart:
        """The map as it is now."""
        data = self.data
        if data is None or data.kind != MAP_PAGE:
            return NO_MAP
        changes = [(line.a, line.b, line.kind) for line in self.lines if line.page == self.page]
        return chart_of(self.page, data.map, changes)

    def redraw(self) -> None:
        self.chart = self.drawn()

    def hero(self, seat: int) -> Hero:
        return self.heroes[self.cast[seat]]

    def on_page(self) -> list[int]:
        """The seats whose characters stand on the page, in turn order from the current player (6.18)."""
        first = self.turn if self.turn >= 0 else self.keeper
        found: list[int] = []
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if self.heroes[self.cast[seat]].where == ON_PAGE:
                found.append(seat)
        return found

    def at(self, space: int) -> list[int]:
        """The seats whose characters stand in a space."""
        return [seat for seat in self.on_page() if self.hero(seat).space == space]

    def life(self, hero: int) -> int:
        life = LIFE_OF[hero]
        for item in self.heroes[hero].worn:
            if item >= 0:
                life += ITEM_LIFE[item]
        return life + self.granted(hero, LIFE)

    def backpack(self, hero: int) -> int:
        size = BACKPACK
        for item in self.heroes[hero].worn:
            if item >= 0 and BACKPACK_OF[item] > size:
                size = BACKPACK_OF[item]
        return max(size, self.most_granted(hero, BACKPACK_GRANT))

    def is_noisy(self, hero: int) -> bool:
        return any(item >= 0 and NOISY[item] for item in self.heroes[hero].worn)

    def in_force(self, environment: int) -> bool:
        """Whether an environment card rules here; Ashfall is Smoke and Heat together."""
        weather = self.weather | self.weather_mission
        if weather >> environment & 1:
            return True
        return (environment in (SMOKE, HEAT)) and weather >> ASHFALL & 1 == 1

    def feels(self, hero: int, environment: int) -> bool:
        """Whether an environment card rules for a character: one that is immune does not notice it (6.18)."""
        return self.in_force(environment) and not self.granted(hero, WEATHERPROOF + OF * (environment + 1))

    def has_rule(self, rule: int) -> bool:
        return (self.rules | self.rules_mission) & rule != 0

    def granted(self, hero: int, to: int) -> int:
        """The sum of the bonuses of a kind that a hero has now."""
        total = 0
        for grant in self.grants:
            if grant.hero == hero and grant.to == to:
                total += grant.by
        return total

    def least_granted(self, hero: int, to: int) -> int:
        """The smallest number of a kind that a hero is granted now; -1 for none."""
        least = -1
        for grant in self.grants:
            if grant.hero == hero and grant.to == to and (least < 0 or grant.by < least):
                least = grant.by
        return least

    def most_granted(self, hero: int, to: int) -> int:
        """The largest; 0 for none."""
        most = 0
        for grant in self.grants:
            if grant.hero == hero and grant.to == to and grant.by > most:
                most = grant.by
        return most

    def hidden(self, seat: int) -> bool:
        """Whether a character is hidden from enemies in other spaces (AF-109 to AF-114)."""
        who = self.cast[seat]
        hero = self.heroes[who]
        if self.feels(who, ALARM) or self.feels(who, FESTIVAL_LIGHTS) or self.has_rule(NO_HIDE):
            return False
        if self.granted(who, SMOKED):
            return True  # the smoke hides them, whatever keeps them from hiding (I41)
        if self.is_noisy(who) or hero.carries or hero.has_status(SMELLY):
            return False
        if self.granted(who, CANNOT_HIDE):
            return False
        if self.granted(who, HIDDEN):
            return True
        if BULKY[who] and not self.granted(who, CAN_HIDE):
            return False
        return hero.has_status(CAMOUFLAGED) or self.is_hide(hero.space)

    def is_hide(self, space: int) -> bool:
        return self.is_marked(space, HIDE_MARK)

    def is_marked(self, space: int, mark: int) -> bool:
        """Whether a space has a mark, with what play has changed."""
        data = self.data
        if data is None or space < 0:
            return False
        held = False
        if mark == HIDE_MARK:
            held = space in data.map.hides
        elif mark == START_MARK:
            held = space in data.map.starts
        elif mark == ENEMY_MARK:
            held = space in data.map.enemy_starts
        else:
            for tag, cell in data.map.tags:
                held = held or (cell == space and TAG_IDS[mark - FIRST_TAG] == tag)
        for change in self.marks:
            if change.page == self.page and change.mark == mark and self.chart.space[change.cell] == space:
                held = change.added
        return held

    def marked(self, mark: int) -> list[int]:
        """All spaces with a mark, in the order of the page."""
        data = self.data
        if data is None:
            return []
        first: list[int] = []
        if mark == START_MARK:
            first = data.map.starts
        elif mark == ENEMY_MARK:
            first = data.map.enemy_starts
        found = [space for space in first if self.is_marked(space, mark)]
        return found + [x for x in self.chart.spaces if x not in found and self.is_marked(x, mark)]

    def in_place(self, space: int, place: int) -> bool:
        """Whether a space is a cell or has a tag of the book (`place` as effects name it)."""
        if place < CELLS:
            return space == self.chart.space[place]
        return self.is_marked(space, FIRST_TAG + place - CELLS)

    def places(self, place: int) -> list[int]:
        """The spaces of a cell or a tag."""
        if place < CELLS:
            return [self.chart.space[place]]
        return [space for space in self.chart.spaces if self.is_marked(space, FIRST_TAG + place - CELLS)]

    def level(self) -> int:
        """The difficulty, as a number of the tables."""
        return DIFFICULTY_IDS.index(self.switches.difficulty)

    def allowance(self) -> int:
        """The session's time allowance (AF-632)."""
        if self.mission < 0:
            return 0
        more = EXTRA_TIME * (self.seats - 2) + MORE_TIME[self.level()]
        return MISSION_TIME[self.mission] + more + (SIDE_TIME if self.errand >= 0 else 0)

    def overrun(self) -> int:
        return max(0, self.dials[TIME] - self.allowance())

    def cap(self, dial: int) -> int:
        """How high a dial can be raised (AF-052, AF-057)."""
        if dial != POPULATION:
            return DIAL_MAX[dial]
        cap = FIRST_CAP
        for item in self.campaign.built:
            cap = max(cap, POPULATION_CAP[item])
        return cap

    def batteries_left(self) -> int:
        """Battery tokens of the supply (AF-029)."""
        left = BATTERY_TOKENS
        for hero in self.heroes:
            left -= hero.batteries
            for charge in hero.charge:
                left -= charge
        return left

    def supply_of(self, kind: int) -> int:
        """Enemy cards of a kind that are in the supply."""
        left = ENEMY_CARDS[kind]
        for foe in self.foes:
            if foe.kind == kind:
                left -= 1
        for held in self.hunt:
            if held // HUNTED == kind:
                left -= 1
        return left

    def foe_with(self, uid: int) -> Foe | None:
        for foe in self.foes:
            if foe.uid == uid:
                return foe
        return None

    def band(self, uid: int) -> Band:
        for band in self.bands:
            if band.uid == uid:
                return band
        raise AssertionError(f"there is no encounter {uid}")

    def threat_count(self) -> int:
        count = 0
        for card in self.threats:
            if card >= 0:
                count += 1
        return count

    def page_seen(self) -> Left:
        """What conditions look at: the page as it is, or as it was left (6.16)."""
        if self.left is not None:
            return self.left
        carriers = 0
        for seat in range(self.seats):
            if self.hero(seat).carries:
                carriers |= 1 << seat
        threats = self.threat_count()
        foes, tokens = self.foes.copy(), self.tokens.copy()
        return Left(self.hostile, foes, tokens, self.objectives, threats, self.task, carriers)

    def has_ally(self, discovery: int) -> bool:
        return self.campaign.taken >> discovery & 1 == 1 and DISCOVERY_KIND[discovery] == D_ALLY

    def everybody(self) -> int:
        return (1 << self.seats) - 1

    def gone(self) -> bool:
        """Whether all undefeated characters have left the page, and not all are defeated (AF-128, AF-497)."""
        left = False
        for seat in range(self.seats):
            where = self.hero(seat).where
            if where == ON_PAGE:
                return False
            left = left or where == LEFT
        return left

    def shows_hand(self, seat: int, viewers: int) -> bool:
        """Whether these viewers see the action cards of a seat (AF-033)."""
        return self.over or not self.switches.closed_hands or viewers >> seat & 1 == 1

    def all_defeated(self) -> bool:
        return all(self.hero(seat).where == DEFEATED for seat in range(self.seats))

    # Acting

    def announce(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        self.keep(EVERYONE, kind, a, b, c, d)

    def roll_white(self) -> int:
        return WHITE_DIE[self.rng.die("white", 6) - 1]

    def roll_black(self) -> int:
        return BLACK_DIE[self.rng.die("black", 6) - 1]

    def change_dial(self, dial: int, by: int, over_cap: bool = False) -> None:
        """Raise or lower a dial (AF-050 to AF-057); who calls looks at the loss afterwards (`rules/dials.py`)."""
        old = self.dials[dial]
        if by > 0:
            if dial in LIMITED_DIALS and self.raised >> dial & 1:
                return
            top = DIAL_MAX[dial] if over_cap else max(old, self.cap(dial))
            new = min(old + by, top)
            if new > old and dial in LIMITED_DIALS:
                self.raised |= 1 << dial
        else:
            new = max(0, old + by)
        if new != old:
            self.dials[dial] = new
            self.announce(w.TOLD_DIAL, dial, new - old, new)

    def is_lost(self) -> bool:
        return self.dials[POPULATION] == 0 or self.dials[MORALE] == 0

    # The contract of a state

    def when(self) -> int:
        return self.dials[TIME]

    def score(self, seat: int) -> float:
        return 1.0 if self.ending in (SUCCESS, WON) else 0.0

    def is_known(self, seat: int) -> bool:
        """The book lies open for all. Closed hands are the one secret of a seat (AF-033), and the odds of most choices
        tell of them."""
        return not self.switches.closed_hands

    def interrupts(self, seat: int) -> list[int]:
        """Everybody may bring up going home, once between two turns; while a turn goes on, for its end (AF-656)."""
        return [] if self.over else door_of(self).interrupts(self, seat)

    def interrupt(self, seat: int, option: int) -> None:
        door_of(self).interrupt(self, seat, option)
