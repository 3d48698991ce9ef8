"""Questions of the book: which option of an entry is taken. What an option costs and says has been read by then."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK
from gloam.games.aftermath import words as w
from gloam.games.aftermath.colony import food_need
from gloam.games.aftermath.mind.needs import hunger
from gloam.games.aftermath.mind.purpose import lives
from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.tables import FOOD, PASSAGE_IDS, SCRAP

SPARE: Final = 3


def choose(s: Aftermath, seat: int, options: list[int]) -> int:
    """The option of an entry, by its name; the last one that is open where nothing is known of it."""
    names = [PASSAGE_IDS[option & ARG_MASK] if option & ~ARG_MASK == w.CHOOSE else "" for option in options]
    best, value = 0, -1e9
    for i in range(len(options)):
        worth = option_worth(s, seat, names[i], i)
        if worth > value:
            best, value = i, worth
    return options[best]


def option_worth(s: Aftermath, seat: int, name: str, place: int) -> float:
    food, scrap = s.dials[FOOD] - food_need(s), s.dials[SCRAP]
    if name == "12-info-b-option-1":
        return 1.0 if food >= -2 else -1.0
    if name == "16-info-a-option-1":
        return 1.0 if scrap >= SPARE or lives(s, seat) <= 2 else -1.0
    if name.startswith("20-info-a"):
        number = int(name[-1]) if name[-1].isdigit() else 4
        if number == 1:
            return 0.8 if food >= 4 else -1.0
        if number == 2:
            return 1.0 if hunger(s) > -1 and scrap >= 2 else -1.0
        if number == 3:
            return 0.5 if food >= 3 else -1.0
        return 0.0
    if name == "22-info-b-option-1":
        return 1.0
    if name == "30-info-b-option-2":
        return 0.5 if scrap >= 4 else -1.0
    if name == "33-info-a-option-1":
        return 1.0 if scrap >= 6 else -1.0
    if name == "33-objective-a-option-1":
        return 1.0
    if name == "41-objective-a-option-1":
        return 3.0 if food >= 1 and scrap >= 4 else 1.5
    if name == "41-objective-a-option-2":
        return 2.0 if lives(s, seat) >= 2 else 0.5
    if name == "41-objective-a-option-3":
        return -2.0
    # Who came for an objective takes it up; elsewhere the last option is the one that costs nothing.
    return -0.01 * place if "-objective-" in name else 0.01 * place
