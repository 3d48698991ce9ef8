"""What is told at the beginning and at the end: who somebody is, how the errand went, and what it cost and brought.

The end is told from what everybody was told: nothing else is needed for it.
"""

from __future__ import annotations

from gloam.core.game import Opening
from gloam.core.words.lexicon import Fact, Phrase
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    AVAILABLE,
    CLUES,
    FOOD,
    GOALS,
    HERO_IDS,
    MAIN,
    MISSION_FAILED,
    MISSION_IDS,
    MISSION_TYPE,
    MORALE,
    POPULATION,
    SCRAP,
    TIME,
)
from gloam.games.aftermath.state import ENDING_IDS, LOST, WON, Aftermath

KEPT_DIALS = (FOOD, SCRAP, POPULATION, MORALE, CLUES)
"""What a session leaves to the colony, in the order in which it is told."""

# How the main mission went
OPEN = ""
DONE = "done"
FELL = "fell"
WENT_HOME = "went-home"
GAVE_UP = "gave-up"
FAILED = "failed"

HOW_RULES = {DONE: "AF-575", FELL: "AF-576", WENT_HOME: "AF-648", GAVE_UP: "AF-656", FAILED: "AF-577"}


def opening(known: Aftermath, seat: int) -> Opening:
    """Who a seat plays; before it has chosen, what all of them are."""
    goal = Phrase("opening-goal", "AF-596", {})
    who = known.cast[seat]
    if who < 0:
        return Opening(Phrase("opening-party", "AF-001", {}), goal)
    return Opening(Phrase(f"opening-{HERO_IDS[who]}", "AF-001", {}), goal, f"hero:{HERO_IDS[who]}")


def verdict(state: Aftermath) -> Phrase:
    """They win or lose together."""
    return Phrase(f"verdict-{ENDING_IDS[state.ending]}", "", {})


def labels(state: Aftermath) -> list[list[str]]:
    """Who everybody was."""
    return [[f"hero:{HERO_IDS[who]}"] if who >= 0 else [] for who in state.cast]


def story(state: Aftermath) -> list[Phrase]:
    """How the missions went, what it cost and brought, and what comes next."""
    return [*how_it_went(state), *what_it_cost(state), *what_comes_next(state)]


# How it went


def how_it_went(s: Aftermath) -> list[Phrase]:
    """The main mission, the one that was taken along, and the colony if it was lost."""
    found: list[Phrase] = []
    how = mission_went(s)
    if s.mission >= 0 and how != OPEN:
        found.append(Phrase(f"story-{how}", HOW_RULES[how], {"mission": mission(s.mission)}))
    elif s.mission >= 0 and s.ending == WON:
        found.append(Phrase("story-stopped", "AF-606", {"mission": mission(s.mission)}))
    if s.ending == LOST:
        found.append(Phrase("story-nobody" if s.dials[POPULATION] == 0 else "story-no-morale", "AF-600", {}))
    if s.errand >= 0:
        found.append(side_went(s))
    return found


def mission_went(s: Aftermath) -> str:
    """How the main mission ended. Defeat and flight are told before it; what is told of neither the book has ended."""
    down: set[int] = set()
    left = gave_up = False
    for note in s.history.notes:
        if note.kind == w.TOLD_DEFEATED:
            down.add(note.facts[0])
        elif note.kind in (w.TOLD_PLACED, w.TOLD_RETURNED):
            down.discard(note.facts[0])
        elif note.kind == w.TOLD_OPENED:
            left = False
        elif note.kind == w.TOLD_LEFT_PAGE:
            left = True
        elif note.kind == w.TOLD_GAVE_UP:
            gave_up = True
        elif note.kind == w.TOLD_MISSION_SUCCEEDED and note.facts[0] == s.mission:
            return DONE
        elif note.kind == w.TOLD_MISSION_FAILED and note.facts[0] == s.mission:
            if gave_up:
                return GAVE_UP
            if len(down) == s.seats:
                return FELL
            return WENT_HOME if left else FAILED
    return OPEN


def side_went(s: Aftermath) -> Phrase:
    """A side mission ends by its own entries, or stays open (AF-634)."""
    facts: dict[str, Fact] = {"mission": mission(s.errand)}
    for note in s.history.notes:
        if note.kind == w.TOLD_MISSION_SUCCEEDED and note.facts[0] == s.errand:
            return Phrase("story-side-done", "AF-634", facts)
        if note.kind == w.TOLD_MISSION_FAILED and note.facts[0] == s.errand:
            return Phrase("story-side-failed", "AF-634", facts)
    return Phrase("story-side-open", "AF-634", facts)


# What it cost and brought


def what_it_cost(s: Aftermath) -> list[Phrase]:
    found: list[Phrase] = []
    time, changed, fallen = 0, [0] * len(s.dials), set[int]()
    driven_off = talked_round = goals = 0
    for note in s.history.notes:
        if note.kind == w.TOLD_DIAL:
            dial, by, value = note.facts
            changed[dial] += by
            time = value if dial == TIME else time
        elif note.kind == w.TOLD_DEFEATED:
            fallen.add(s.cast[note.facts[0]])
        elif note.kind == w.TOLD_ENEMY_DEFEATED:
            driven_off += 1
        elif note.kind == w.TOLD_TALKED:
            talked_round += 1
        elif note.kind == w.TOLD_GOAL:
            goals |= 1 << note.facts[0]
    if s.mission >= 0:
        late = time > s.allowance()
        found.append(Phrase("story-late" if late else "story-time", "AF-632", {"time": time, "most": s.allowance()}))
    if fallen:
        found.append(Phrase("story-fallen", "AF-485", {"heroes": [hero(who) for who in sorted(fallen)]}))
    if driven_off or talked_round:
        found.append(Phrase("story-strangers", "", {"beaten": driven_off, "talked": talked_round}))
    dials: dict[str, Fact] = {}
    for dial in KEPT_DIALS:
        name = w.DIAL_IDS[dial]
        dials[name] = s.dials[dial]
        dials[f"{name}-before"] = s.dials[dial] - changed[dial]
    found.append(Phrase("story-dials", "AF-050", dials))
    if goals:
        found.append(Phrase("story-goals", "AF-597", {"heroes": heroes(goals)}))
    return found


# What comes next


def what_comes_next(s: Aftermath) -> list[Phrase]:
    """The goals that are reached and those that the campaign still needs, and the missions that wait."""
    reached = heroes(s.campaign.goals)
    if s.campaign.won:
        return [Phrase("story-won", "AF-596", {"heroes": reached})]
    if s.ending == LOST:
        return [Phrase("story-lost", "AF-597", {"heroes": reached})] if reached else []
    found = [Phrase("story-next-first", "AF-596", {"count": GOALS})]
    if reached:
        found = [Phrase("story-next", "AF-596", {"heroes": reached, "left": GOALS - len(reached)})]
    states = s.campaign.missions
    waiting = [
        m for m in range(len(MISSION_IDS)) if MISSION_TYPE[m] == MAIN and states[m] in (AVAILABLE, MISSION_FAILED)
    ]
    if waiting:
        found.append(Phrase("story-waiting", "AF-633", {"missions": [mission(m) for m in waiting]}))
    return found


def mission(number: int) -> str:
    return f"mission:{MISSION_IDS[number]}"


def hero(number: int) -> str:
    return f"hero:{HERO_IDS[number]}"


def heroes(mask: int) -> list[str]:
    return [hero(who) for who in range(len(HERO_IDS)) if mask >> who & 1]


def text_keys() -> dict[str, set[str]]:
    """All that an opening, a verdict or a story says, with the facts of each."""
    keys = {f"opening-{name}" for name in HERO_IDS} | {f"verdict-{name}" for name in ENDING_IDS}
    keys |= {"opening-goal", "opening-party", "story-nobody", "story-no-morale"}
    found: dict[str, set[str]] = {key: set() for key in keys}
    found |= {f"story-{how}": {"mission"} for how in (*HOW_RULES, "stopped")}
    found |= {f"story-side-{how}": {"mission"} for how in ("done", "failed", "open")}
    found |= {f"story-{what}": {"heroes"} for what in ("fallen", "goals", "won", "lost")}
    found |= {f"story-{what}": {"time", "most"} for what in ("late", "time")}
    names = [w.DIAL_IDS[dial] for dial in KEPT_DIALS]
    return found | {
        "story-strangers": {"beaten", "talked"},
        "story-dials": {*names, *(f"{name}-before" for name in names)},
        "story-next-first": {"count"},
        "story-next": {"heroes", "left"},
        "story-waiting": {"missions"},
    }
