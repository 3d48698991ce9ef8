"""What a single effect of the book is worth."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import ABSENT
from gloam.core.effects.step import Frame
from gloam.games.aftermath.content.tables import ACTIVE, LOCATION_PAGE, PEACEFUL, POSITIVE
from gloam.games.aftermath.effects.vocabulary import VOCABULARY
from gloam.games.aftermath.mind.danger import wound_worth
from gloam.games.aftermath.mind.needs import dial_worth, good_worth
from gloam.games.aftermath.state import Aftermath

MISSION_WON: Final = 9.0
MISSION_LOST: Final = -6.0
SIDE_WON: Final = 7.0
SIDE_LOST: Final = -4.0
NEW_PAGE: Final = 1.5
KNOWN_PAGE: Final = 0.5
HOSTILITY: Final = 1.0

_WORTHS: Final = {
    "influence": 0.5, "peek": 0.2, "rest": 0.4, "discovery": 1.5, "goal": 8.0, "enemy_turn": -1.5, "end_turn": -0.3,
    "environment": -0.3, "place_objective": 0.5, "group_task": 1.0, "mission": 0.5,
}  # fmt: skip
PLAIN: Final[dict[int, float]] = {VOCABULARY.number("effect", tag): worth for tag, worth in _WORTHS.items()}
"""What some effects are worth, whatever they say exactly."""

RANDOM: Final = VOCABULARY.number("set", "random")


class Prospect:
    """What is to be expected: worth, and whether a mission ends by it (1 well, -1 badly); the page it leads to."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.ends = 0
        self.page = -1
        self.paid = False
        self.stopped = False

    def add(self, other: Prospect, share: float) -> None:
        self.worth += share * other.worth
        if share >= 1.0:
            self.ends = other.ends if other.ends else self.ends
            self.page = other.page if other.page >= 0 else self.page


def weigh_item(found: Prospect, gain: int, draw: int) -> None:
    if gain != ABSENT:
        found.worth += 1.4
    else:
        found.worth += 1.2 * draw if draw != ABSENT else -1.0


def weigh_dial(s: Aftermath, found: Prospect, dial: int, by: int, set_: int) -> None:
    change = by if by != ABSENT else set_ - s.dials[dial]
    found.worth += dial_worth(s, dial, change)
    found.paid = found.paid or change < 0


def weigh_reward(
    s: Aftermath, found: Prospect, food: int, scrap: int, clue: int, battery: int, item: int, broken: int
) -> None:
    goods = [food, scrap, clue, battery, item, broken]
    for good in range(len(goods)):
        found.worth += goods[good] * good_worth(s, good)


def weigh_battery(found: Prospect, n: int) -> None:
    found.worth += 0.3 * n


def weigh_cards(found: Prospect, draw: int) -> None:
    found.worth += 0.25 * draw if draw != ABSENT else -0.5


def weigh_facility(found: Prospect, gain: int) -> None:
    found.worth += 2.0 if gain != ABSENT else -2.0


def weigh_end_mission(found: Prospect, result: str) -> None:
    won = result == "success"
    found.ends = 1 if won else -1
    found.worth += MISSION_WON if won else MISSION_LOST
    found.stopped = True


def weigh_side_mission(s: Aftermath, found: Prospect, id_: int, result: str) -> None:
    if s.campaign.missions[id_] == ACTIVE:
        won = result == "success"
        found.ends = 1 if won else -1
        found.worth += SIDE_WON if won else SIDE_LOST


def weigh_goto(s: Aftermath, found: Prospect, page: int) -> None:
    found.page = page
    found.worth += NEW_PAGE if page not in s.visits and page not in LOCATION_PAGE else KNOWN_PAGE


# Characters and enemies


def weigh_damage(s: Aftermath, f: Frame, found: Prospect, strength: int, who: int, n: int) -> None:
    hit = min(0.95, max(0.1, 0.12 * strength))
    for seat in struck(s, f, who):
        found.worth -= hit * n * wound_worth(s, seat)


def weigh_heal(s: Aftermath, f: Frame, found: Prospect, n: int, who: int, kind: str) -> None:
    for seat in struck(s, f, who):
        hero = s.hero(seat)
        open_wounds = hero.wounds if kind == "normal" else hero.toxic if kind == "toxic" else hero.wounds + hero.toxic
        found.worth += 0.8 * min(n, open_wounds)


def weigh_convert_toxic(s: Aftermath, f: Frame, found: Prospect, who: int) -> None:
    for seat in struck(s, f, who):
        found.worth += 0.4 * s.hero(seat).toxic


def weigh_status(s: Aftermath, f: Frame, found: Prospect, gain: int, who: int) -> None:
    for seat in struck(s, f, who):
        if gain != ABSENT:
            found.worth += 0.6 if POSITIVE[gain] else -0.8
        elif s.hero(seat).statuses:
            found.worth += 0.5


def weigh_grant(found: Prospect, by: int, mods: list[int]) -> None:
    found.worth += 0.3 * by if by != ABSENT else 0.5 * len(mods)


def weigh_spawn(found: Prospect, situation: int) -> None:
    found.worth += 0.3 if situation == PEACEFUL else -1.2


def weigh_remove_enemies(s: Aftermath, found: Prospect) -> None:
    found.worth += (1.2 if s.hostile else -0.4) * len(s.foes)


def weigh_wound_enemy(s: Aftermath, found: Prospect, n: int) -> None:
    found.worth += 0.8 * n if s.foes else 0.0


def weigh_situation(s: Aftermath, found: Prospect, to: str) -> None:
    worth = HOSTILITY * (1 + len(s.foes))
    if (to == "hostile") != s.hostile:
        found.worth += worth if s.hostile else -worth


def weigh_threat(s: Aftermath, found: Prospect, clear: bool, remove: int, add: int) -> None:
    if clear:
        found.worth += 0.3 * s.threat_count()
    else:
        found.worth += 0.3 * remove if remove != ABSENT else -0.3 * add


def struck(s: Aftermath, f: Frame, chosen: int) -> list[int]:
    """Whom an effect is for; of one by lot nobody knows who it will be, so no lot is drawn."""
    if f.op(chosen) == RANDOM:
        here = s.on_page()
        return here[:1]
    return f.items(s, chosen)


@by_word(VOCABULARY, "effect", prefix="weigh_", some=True)
def weigh(s: Aftermath, f: Frame, op: int, args: list[int], found: Prospect) -> None:
    """Add to `found` what one effect of the book would bring."""
    if op in PLAIN:
        found.worth += PLAIN[op]
