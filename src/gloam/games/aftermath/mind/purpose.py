"""What there is to do on a page: places with a worth. Tokens and marks say most of it, the exits and what was read say
the rest (`openbook.py`): by which exit a mission ends well, what has to be carried there, who is to be lured where."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.content.pagemap import CELLS, LETTERS
from gloam.games.aftermath.content.tables import (
    BOSS,
    HEAVY,
    MISSION_BOSS,
    MISSION_PAGE,
    NO_COMMUNICATE,
    PILE_DIFFICULTY,
)
from gloam.games.aftermath.figures import Foe
from gloam.games.aftermath.mind.bound import target
from gloam.games.aftermath.mind.needs import find_worth, lives, people_wanted
from gloam.games.aftermath.mind.openbook import (
    Snare,
    exit_program,
    info_program,
    objective_program,
    snare,
    was_read,
)
from gloam.games.aftermath.mind.prospects import prospect_of
from gloam.games.aftermath.mind.ways import distances_to
from gloam.games.aftermath.mind.weighing import Prospect
from gloam.games.aftermath.rules.entering import info_open
from gloam.games.aftermath.rules.foes import figures_of, talk_of
from gloam.games.aftermath.state import Aftermath

# What a goal is
FIND: Final = 0
INFO: Final = 1
OBJECTIVE: Final = 2
EXIT: Final = 3
TASK: Final = 4
LIFT: Final = 5
STRANGER: Final = 6
FOE: Final = 7
LURE: Final = 8

MISSION_WORTH: Final = 7.0
EXTRA_WORTH: Final = 2.5
"""An objective that the mission does not need any more."""

STALE: Final = 0.3
"""A token that stays, in the middle of a fight: what it said is known."""

INFO_WORTH: Final = 1.3
READ_BEFORE: Final = 0.6
MOST_INFO: Final = 1.6
"""An info point that was read before is worth what it is known to bring, a bit less than it says."""

STRANGER_WORTH: Final = 1.6
LEAVING: Final = 0.7
PER_ROUND: Final = 0.45
"""How much more leaving is worth with each round on the page."""

RETREAT: Final = 5.0
MOST_VISITS: Final = 2
PATIENT: Final = 4.0
IMPATIENCE: Final = 0.6
MOST_IMPATIENCE: Final = 6.0
"""After some rounds on the page of a mission what there is to be done is worth more with every round, and a danger."""

ENOUGH: Final = 9.0
"""After so many rounds a page that leads nowhere is rather left."""

FEW_LIVES: Final = 1.4
"""Below so many lives a head, with a fight going on, even a way back is worth taking."""

BOSS_WORTH: Final = 5.0
OTHER_BOSS: Final = 0.6
FOE_WORTH: Final = 1.5


class Goal:
    """A space with something to do, and how far everything is from it."""

    def __init__(self, kind: int, space: int, worth: float, far: list[int]) -> None:
        self.kind = kind
        self.space = space
        self.worth = worth
        self.far = far


def heavy_at(s: Aftermath) -> int:
    """Where a heavy object lies; -1 for nowhere."""
    for token in s.tokens:
        if token // CELLS == HEAVY:
            return token % CELLS
    return -1


def carried(s: Aftermath) -> bool:
    return any(s.hero(seat).carries for seat in range(s.seats))


def boss_of_the_page(s: Aftermath) -> int:
    """The enemy whom a mission of this page is about, as its card says; -1 for none."""
    for mission in (s.mission, s.errand):
        if mission >= 0 and MISSION_BOSS[mission] >= 0 and MISSION_PAGE[mission] == s.page:
            return MISSION_BOSS[mission]
    return -1


class Purpose:
    """What a page is good for, by what the party may know of it."""

    def __init__(self, s: Aftermath) -> None:
        self.s = s
        data = s.data
        self.location = data is not None and data.location >= 0
        self.boss = boss_of_the_page(s)
        self.exits: list[Prospect | None] = [None] * len(LETTERS)
        self.wins = False
        self.heavy = -1
        self.snare: Snare | None = None
        if data is None or self.location:
            return
        for letter in range(len(LETTERS)):
            if letter in data.map.exit and not is_shut(s, letter):
                self.exits[letter] = self.beyond(letter)
        self.wins = any(x is not None and x.ends > 0 for x in self.exits)
        if not self.wins and not carried(s):
            self.heavy = self.to_carry(heavy_at(s))
        self.snare = snare(s)

    def mission_worth(self) -> float:
        """What the mission draws: nobody stands in a safe corner for ever."""
        rounds = self.s.page_turns / self.s.seats
        return MISSION_WORTH + min(MOST_IMPATIENCE, IMPATIENCE * max(0.0, rounds - PATIENT))

    def beyond(self, letter: int) -> Prospect | None:
        """What leaving by an exit would bring now."""
        name = exit_program(self.s, letter)
        return prospect_of(self.s, name, max(0, self.s.turn)) if name else None

    def to_carry(self, at: int) -> int:
        """Where a heavy object lies with which an exit would be a success; -1 for nowhere."""
        if at < 0:
            return -1
        s = self.s
        hero = s.hero(max(0, s.turn))
        hero.carries = True
        helps = False
        for letter in range(len(LETTERS)):
            if self.exits[letter] is not None:
                found = self.beyond(letter)
                helps = helps or (found is not None and found.ends > 0)
        hero.carries = False
        return at if helps else -1

    def unfinished(self) -> bool:
        """Whether something on this page is what the party came for."""
        s = self.s
        if s.objectives or s.task is not None or self.heavy >= 0 or self.snare is not None:
            return True
        return self.boss >= 0 and any(foe.kind == self.boss for foe in s.foes)

    def exit_is_good(self, letter: int) -> bool:
        """Whether leaving by an exit is a step forward and no retreat."""
        if self.location:
            return self.s.objectives == 0 or not leads_on(self.s)
        found = self.exits[letter]
        if found is not None and found.ends != 0:
            return found.ends > 0
        return not self.wins and not self.unfinished()

    def exit_worth(self, letter: int) -> float:
        """What leaving by an exit is worth now; 0 if nobody should."""
        s = self.s
        rounds = s.page_turns / s.seats
        if s.exit_used >= 0:
            return 6.0 + rounds if letter == s.exit_used else 0.0
        if self.exit_is_good(letter):
            if self.location:
                worth = LEAVING + PER_ROUND * rounds
                return worth + 1.0 if s.hostile else worth
            return self.mission_worth()
        if rounds >= ENOUGH and not self.wins:
            return 0.6 * (rounds - ENOUGH + 1.0)
        # Back and forth between two pages leads nowhere: who has come back once stays until it is over.
        return RETREAT if hard_pressed(s) and s.visits.count(s.page) <= MOST_VISITS else 0.0

    def objective_worth(self, letter: int, rounds: float) -> float:
        s = self.s
        data = s.data
        assert data is not None
        if s.pending_page >= 0:
            return 0.0
        if self.location:
            return 3.0 + PER_ROUND * 1.5 * rounds if leads_on(s) else 0.0
        if was_read(s, objective_program(s, letter)) and data.keep_token[letter]:
            # A token that stays has nothing new to say while the task it has set is open.
            if s.task is not None:
                return 0.0
            if s.hostile:
                return MISSION_WORTH * STALE
        return EXTRA_WORTH if self.wins else self.mission_worth()

    def info_worth(self, seat: int, letter: int) -> float:
        """News, or what is known from before to come of it."""
        s = self.s
        data = s.data
        assert data is not None
        name = info_program(s, letter)
        worth = INFO_WORTH
        if name and was_read(s, name):
            worth = min(MOST_INFO, READ_BEFORE * prospect_of(s, name, seat).worth)
            if data.info_repeat[letter]:
                worth *= 0.5
        return worth * 0.4 if s.hostile else worth

    def foe_worth(self, foe: Foe) -> float:
        if foe.kind == self.boss and self.snare is None and not self.s.objectives:
            return BOSS_WORTH
        return OTHER_BOSS if BOSS[foe.kind] else FOE_WORTH

    # Snares: somebody lures an enemy into a place, and gets out of it

    def snare_places(self) -> list[int]:
        return self.s.places(self.snare.place) if self.snare is not None else []

    def is_lured(self) -> bool:
        """Whether the enemy stands where it should, and everybody else had better not."""
        found = self.snare
        if found is None:
            return False
        places = self.snare_places()
        return any(foe.kind == found.enemy and foe.spaces[0] in places for foe in self.s.foes)

    def bait(self) -> int:
        """Who lures: whoever stands there, else whoever can stand most and is near; -1 if nobody has to."""
        s = self.s
        spaces = self.snare_places()
        if not spaces or self.is_lured():
            return -1
        far = distances_to(s, spaces[0])
        best, value = -1, -1e9
        for seat in s.on_page():
            hero = s.hero(seat)
            worth = 1.5 * lives(s, seat) + len(s.hands[seat]) - far[hero.space]
            worth += 20.0 if hero.space in spaces else 0.0
            if worth > value:
                best, value = seat, worth
        return best


def leads_on(s: Aftermath) -> bool:
    """Whether an objective of this location is what the party came for: a side mission comes before the main one,
    which ends the session."""
    data = s.data
    return data is not None and data.location == target(s)


def hard_pressed(s: Aftermath) -> bool:
    """A fight that the party is about to lose."""
    here = s.on_page()
    total = 0
    for seat in here:
        total += lives(s, seat)
    return s.hostile and bool(here) and total <= FEW_LIVES * len(here)


def is_shut(s: Aftermath, letter: int) -> bool:
    return any(change.page == s.page and change.letter == letter for change in s.shut)


def goals_of(s: Aftermath, seat: int, purpose: Purpose) -> list[Goal]:
    """All that this character may want to do on the page."""
    data = s.data
    if data is None:
        return []
    found: list[Goal] = []
    rounds = s.page_turns / s.seats
    hero = s.hero(seat)
    for space in s.chart.spaces:
        letter = data.map.objective[space]
        if letter >= 0 and s.objectives >> letter & 1:
            add(s, found, OBJECTIVE, space, purpose.objective_worth(letter, rounds))
        letter = data.map.info[space]
        if letter >= 0 and info_open(s, letter, True) and s.pending_page < 0:
            add(s, found, INFO, space, purpose.info_worth(seat, letter))
        letter = data.map.exit[space]
        if letter >= 0 and s.pending_page < 0 and not is_shut(s, letter):
            add(s, found, EXIT, space, purpose.exit_worth(letter))
    for find in s.finds:
        worth = find_worth(s, PILE_DIFFICULTY[find.pile])
        add(s, found, FIND, find.space, worth * (0.5 if s.hostile else 1.0))
    task = s.task
    if task is not None and task.spaces:
        for cell in task.spaces:
            add(s, found, TASK, s.chart.space[cell], purpose.mission_worth() - 1.0)
    if purpose.heavy >= 0:
        add(s, found, LIFT, purpose.heavy, purpose.mission_worth())
    for foe in s.foes:
        if s.hostile:
            add(s, found, FOE, nearest(s, hero.space, figures_of(foe)), purpose.foe_worth(foe))
        elif talk_of(s, foe) and not s.has_rule(NO_COMMUNICATE):
            worth = MISSION_WORTH if foe.kind == purpose.boss else STRANGER_WORTH + people_wanted(s)
            add(s, found, STRANGER, foe.spaces[0], worth)
    if purpose.snare is not None and s.pending_page < 0 and purpose.bait() == seat:
        for space in purpose.snare_places():
            add(s, found, LURE, space, MISSION_WORTH + 2.0)
    return found


def add(s: Aftermath, found: list[Goal], kind: int, space: int, worth: float) -> None:
    if worth > 0.0:
        found.append(Goal(kind, space, worth, distances_to(s, space)))


def nearest(s: Aftermath, here: int, spaces: list[int]) -> int:
    distances = s.chart.walked(here, True)
    best = spaces[0]
    for space in spaces:
        if distances[space] < distances[best]:
            best = space
    return best
