"""What there is to do on a page: places with a worth. Tokens and marks say most of it; what only the prose of a mission
page says (whom to lure where, when an exit is the right one) stands here by page, as somebody would have read it."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.entering import info_open
from gloam.games.aftermath.figures import ON_PAGE
from gloam.games.aftermath.foes import figures_of, talk_of
from gloam.games.aftermath.mind.bound import target
from gloam.games.aftermath.mind.needs import find_worth
from gloam.games.aftermath.mind.ways import distances_to
from gloam.games.aftermath.pagemap import CELLS
from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.tables import (
    ACTIVE,
    ENEMY_IDS,
    FLAG_IDS,
    GREYSMOKE,
    HEAVY,
    MISSION_BOSS,
    MISSION_IDS,
    MISSION_PAGE,
    NO_COMMUNICATE,
    PILE_DIFFICULTY,
    TAG_IDS,
)

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
INFO_WORTH: Final = 1.3
READ_BEFORE: Final = 0.5
"""An info point that was read in an earlier mission is worth so much of it."""

STRANGER_WORTH: Final = 1.6
LEAVING: Final = 0.7
PER_ROUND: Final = 0.45
"""How much more leaving is worth with each round on the page."""

RETREAT: Final = 5.0
ENOUGH: Final = 9.0
"""After so many rounds a page that leads nowhere is rather left."""

FEW_LIVES: Final = 1.4
"""Below so many lives a head, with a fight going on, even a way back is worth taking."""


class Goal:
    """A space with something to do, and how far everything is from it."""

    def __init__(self, kind: int, space: int, worth: float, far: list[int]) -> None:
        self.kind = kind
        self.space = space
        self.worth = worth
        self.far = far


def flag(s: Aftermath, name: str) -> int:
    """A flag of the book; 0 if the book does not know it."""
    return s.flags[FLAG_IDS.index(name)] if name in FLAG_IDS else 0


def is_active(s: Aftermath, name: str) -> bool:
    return name in MISSION_IDS and s.campaign.missions[MISSION_IDS.index(name)] == ACTIVE


def lives(s: Aftermath, seat: int) -> int:
    hero = s.hero(seat)
    return s.life(s.cast[seat]) - hero.wounds - hero.toxic


def heavy_at(s: Aftermath) -> int:
    """Where a heavy object lies; -1 for nowhere."""
    for token in s.tokens:
        if token // CELLS == HEAVY:
            return token % CELLS
    return -1


def carried(s: Aftermath) -> bool:
    return any(s.hero(seat).carries for seat in range(s.seats))


def exit_is_good(s: Aftermath, letter: int) -> bool:
    """Whether leaving by an exit is a step forward and no retreat."""
    data = s.data
    assert data is not None
    page = s.page
    if data.location >= 0:
        return s.objectives == 0 or not leads_on(s)
    if page == 30:
        return flag(s, "m1_box") > 0
    if page == 32:
        return flag(s, "lookout") > 0
    if page in (36, 43):
        if page == 43 and not is_active(s, "m8"):
            return True
        at = heavy_at(s)
        return carried(s) or (at >= 0 and data.map.exit[at] == letter)
    if page == 40:
        return flag(s, "m6_done") > 0 or not is_active(s, "m6")
    if page in (41, 42):
        return flag(s, "m7_settled") > 0 or not is_active(s, "m7")
    return page == 39 or page not in (31, 33, 34, 35, 37, 38)


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


def boss_of_the_page(s: Aftermath) -> int:
    """The enemy whom a mission of this page is about; -1 for none."""
    for mission in (s.mission, s.errand):
        if mission >= 0 and MISSION_BOSS[mission] >= 0 and MISSION_PAGE[mission] == s.page:
            return MISSION_BOSS[mission]
    return -1


def exit_worth(s: Aftermath, seat: int, letter: int) -> float:
    """What leaving by an exit is worth now; 0 if nobody should."""
    rounds = s.page_turns / s.seats
    if s.exit_used >= 0:
        return 6.0 + rounds if letter == s.exit_used else 0.0
    if exit_is_good(s, letter):
        data = s.data
        assert data is not None
        if data.location >= 0:
            worth = LEAVING + PER_ROUND * rounds
            return worth + 1.0 if s.hostile else worth
        return MISSION_WORTH
    if s.page == 38 and letter == 1:
        return 0.0
    if rounds >= ENOUGH:
        return 0.6 * (rounds - ENOUGH + 1.0)
    return RETREAT if hard_pressed(s) else 0.0


def goals_of(s: Aftermath, seat: int) -> list[Goal]:
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
            worth = objective_worth(s, seat, letter, rounds)
            if worth > 0.0:
                add(s, found, OBJECTIVE, space, worth)
        letter = data.map.info[space]
        if letter >= 0 and info_open(s, letter, True) and s.pending_page < 0:
            worth = INFO_WORTH
            if data.info_repeat[letter]:
                worth = 0.4 if s.info_counts.count(s.page * 4 + letter) == 0 else 0.0
            if s.hostile:
                worth *= 0.4
            if worth > 0.0:
                add(s, found, INFO, space, worth)
        letter = data.map.exit[space]
        if letter >= 0 and s.pending_page < 0 and not is_shut(s, letter):
            worth = exit_worth(s, seat, letter)
            if worth > 0.0:
                add(s, found, EXIT, space, worth)
    for find in s.finds:
        worth = find_worth(s, PILE_DIFFICULTY[find.pile])
        if worth > 0.0:
            add(s, found, FIND, find.space, worth * (0.5 if s.hostile else 1.0))
    task = s.task
    if task is not None and task.spaces:
        for cell in task.spaces:
            add(s, found, TASK, s.chart.space[cell], MISSION_WORTH - 1.0)
    at = heavy_at(s)
    if at >= 0 and s.page in (36, 43) and not carried(s) and data.map.exit[at] < 0:
        add(s, found, LIFT, at, MISSION_WORTH)
    for foe in s.foes:
        if s.hostile:
            add(s, found, FOE, nearest(s, hero.space, figures_of(foe)), foe_worth(s, foe.kind))
        elif talk_of(s, foe) and not s.has_rule(NO_COMMUNICATE):
            boss = foe.kind == boss_of_the_page(s)
            add(s, found, STRANGER, foe.spaces[0], MISSION_WORTH if boss else STRANGER_WORTH)
    if s.page == 38:
        lure(s, seat, found)
    return found


def add(s: Aftermath, found: list[Goal], kind: int, space: int, worth: float) -> None:
    found.append(Goal(kind, space, worth, distances_to(s, space)))


def nearest(s: Aftermath, here: int, spaces: list[int]) -> int:
    distances = s.chart.walked(here, True)
    best = spaces[0]
    for space in spaces:
        if distances[space] < distances[best]:
            best = space
    return best


def is_shut(s: Aftermath, letter: int) -> bool:
    return any(change.page == s.page and change.letter == letter for change in s.shut)


def objective_worth(s: Aftermath, seat: int, letter: int, rounds: float) -> float:
    data = s.data
    assert data is not None
    if s.pending_page >= 0:
        return 0.0
    if data.location >= 0:
        return 3.0 + PER_ROUND * 1.5 * rounds if leads_on(s) else 0.0
    if data.keep_token[letter]:
        # A token that stays has nothing new to say while the task it has set is open.
        if s.task is not None:
            return 0.0
        if s.page == 41 and s.hostile:
            return 2.0
        return MISSION_WORTH
    if s.page == 32 and flag(s, "lookout") > 0:
        return 2.5
    if s.page == 38 and letter == 0 and not flag(s, "m5_latch"):
        return 2.0
    return MISSION_WORTH


def foe_worth(s: Aftermath, kind: int) -> float:
    if kind == boss_of_the_page(s) and s.page != 38:
        return 5.0
    if ENEMY_IDS[kind] in ("greysmoke", "greyfeather", "hornet-matron", "deaf-abbot"):
        return 0.6
    return 1.5


# The cages


def cage(s: Aftermath) -> list[int]:
    if "cage" not in TAG_IDS:
        return []
    return s.places(CELLS + TAG_IDS.index("cage"))


def is_baited(s: Aftermath) -> bool:
    return flag(s, "m5_bait") > 0 and flag(s, "m5_latch") > 0


def lure_of(s: Aftermath) -> int:
    """Who lures: whoever stands in the cage, else whoever can stand most and is near."""
    spaces = cage(s)
    if not spaces:
        return -1
    far = distances_to(s, spaces[0])
    best, value = -1, -1e9
    for seat in range(s.seats):
        hero = s.hero(seat)
        if hero.where != ON_PAGE:
            continue
        worth = 1.5 * lives(s, seat) + len(s.hands[seat]) - far[hero.space] + (20.0 if hero.space in spaces else 0.0)
        if worth > value:
            best, value = seat, worth
    return best


def lure(s: Aftermath, seat: int, found: list[Goal]) -> None:
    """With bait and latch ready somebody stands in the cage until the cat is in it too, and then gets out."""
    spaces = cage(s)
    if not is_baited(s) or not spaces or s.pending_page >= 0:
        return
    if cat_is_caged(s):
        return
    if lure_of(s) == seat:
        for space in spaces:
            add(s, found, LURE, space, MISSION_WORTH + 2.0)


def cat_is_caged(s: Aftermath) -> bool:
    spaces = cage(s)
    return any(foe.kind == GREYSMOKE and foe.spaces[0] in spaces for foe in s.foes)
