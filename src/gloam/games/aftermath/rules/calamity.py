"""Calamity cards, and the calamity of the page (AF-198 to AF-204)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import coloured
from gloam.games.aftermath.content.tables import (
    AGILITY,
    CALAMITY_RULE,
    NO_CALAMITY,
    QUAKE,
    SAME_CALAMITY,
    TANGLED,
    TIME,
    UNEASE,
)
from gloam.games.aftermath.figures import CALAMITY_ROLL
from gloam.games.aftermath.rules.reading import read_entry
from gloam.games.aftermath.rules.statuses import gain_status
from gloam.games.aftermath.rules.trials import SkillTest
from gloam.games.aftermath.state import Aftermath

QUAKE_DIFFICULTY: Final = 4


class Calamity(Step):
    """The card is discarded; unless the page's calamity is past, black die and Time decide (AF-198 to AF-204)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Aftermath) -> None:
        s.hands[self.seat].remove(self.card)
        s.discard.append(self.card)
        s.announce(w.TOLD_CALAMITY, self.seat)
        data = s.data
        number = calamity_number(s)
        if data is None or number == NO_CALAMITY or s.page in s.calamities or s.road is not None:
            return
        die = s.roll_black()
        who = s.cast[self.seat]
        total = s.dials[TIME] + die + (1 if s.feels(who, UNEASE) else 0) + (1 if s.has_rule(CALAMITY_RULE) else 0)
        total += s.granted(who, CALAMITY_ROLL)
        s.announce(w.TOLD_ROLLED_BLACK, die, total)
        if total >= number:
            s.calamities.append(s.page)
            read_entry(s, "calamity", self.seat)
        if s.in_force(QUAKE):
            for seat in reversed(s.on_page()):
                if beside_colour(s, s.hero(seat).space):
                    s.push(SkillTest(seat, AGILITY, QUAKE_DIFFICULTY, Shaken(seat)))


def calamity_number(s: Aftermath) -> int:
    """The number of the page's calamity, with its variants (AF-200)."""
    data = s.data
    if data is None:
        return NO_CALAMITY
    number = data.calamity
    for i in range(len(data.variants)):
        if s.variants >> i & 1 and data.variant_calamity[i] != SAME_CALAMITY:
            number = data.variant_calamity[i]
    return number


def beside_colour(s: Aftermath, space: int) -> bool:
    """Whether a space has a coloured border, which a Quake shakes (6.15)."""
    return any(coloured(kind) for kind in s.chart.kinds[space])


class Shaken(Step):
    """Whoever fails in a Quake is Tangled (6.15)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        if not s.passed:
            gain_status(s, self.seat, TANGLED)
