"""Facilities of the colony: building them, losing them, and step C6 (AF-515, AF-641)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    BUILD_OF,
    FACILITIES_PER,
    ITEM_IDS,
    POPULATION,
    REPAIR_COST,
    SCRAP,
    SLOT_OF,
    STORAGE,
)
from gloam.games.aftermath.rules.broken import Repairs
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.state import Aftermath


def why_no_building(s: Aftermath, item: int) -> int:
    """Built is what lies in the colony supply and can be paid (AF-641)."""
    refusal = why_not_built(s, item)
    if refusal:
        return refusal
    return 0 if BUILD_OF[item] <= s.dials[SCRAP] else w.NO_SCRAP_BUILD


def why_not_built(s: Aftermath, item: int) -> int:
    """What lies in the colony supply can be built, one facility for every three people (AF-641)."""
    if item >= len(ITEM_IDS):
        return w.NOT_NOW_BUILD
    if item not in s.campaign.stores or SLOT_OF[item] != STORAGE:
        return w.NO_ITEM_BUILD | item
    if len(s.campaign.built) >= s.dials[POPULATION] // FACILITIES_PER:
        return w.TOO_MANY_BUILT
    return 0


def build(s: Aftermath, item: int) -> None:
    """A facility of the colony supply is built (AF-641)."""
    s.campaign.stores.remove(item)
    s.campaign.built.append(item)
    s.announce(w.TOLD_BUILT, item)


def saved_on_repairs(s: Aftermath) -> int:
    """How much Scrap a Workbench saves on each repair at home."""
    return -sum([REPAIR_COST[item] for item in s.campaign.built])


class Workshop(Repairs):
    """C6: repairs, and facilities from the colony supply, in any order: a Workbench that is built now makes the repairs
    after it cheaper (AF-641)."""

    def kind(self) -> int:
        return w.ASK_WORKSHOP

    def thinkable(self, s: Aftermath) -> list[int]:
        waiting = [item for item in sorted(set(s.campaign.stores)) if SLOT_OF[item] == STORAGE]
        return [*super().thinkable(s), *(w.BUILD | item for item in waiting)]

    def why_not(self, s: Aftermath, seat: int, option: int) -> int:
        if option & ~ARG_MASK == w.BUILD:
            return why_no_building(s, option & ARG_MASK)
        return super().why_not(s, seat, option)

    def settle(self, s: Aftermath, option: int) -> None:
        if option & ~ARG_MASK != w.BUILD:
            super().settle(s, option)
            return
        item = option & ARG_MASK
        build(s, item)
        s.push(self.again(s))
        turn_dial(s, SCRAP, -BUILD_OF[item])

    def again(self, s: Aftermath) -> Repairs:
        return Workshop(self.members, self.speaker, saved_on_repairs(s))


class LoseFacility(Counsel):
    """The players choose a built facility; it goes to the broken pile (Q-33)."""

    def kind(self) -> int:
        return w.ASK_FACILITY

    def options(self, s: Aftermath) -> list[int]:
        return [w.BREAK | item for item in s.campaign.built]

    def run(self, s: Aftermath) -> None:
        if s.campaign.built:
            super().run(s)

    def settle(self, s: Aftermath, option: int) -> None:
        break_facility(s, option & ARG_MASK)


def break_facility(s: Aftermath, item: int) -> None:
    """A built facility goes to the broken pile (AF-515)."""
    s.campaign.built.remove(item)
    s.campaign.broken.append(item)
    s.announce(w.TOLD_BROKEN, item)
