"""There is a plan!: where the team's plans want somebody, which items are marked, and when a reward is used."""

from __future__ import annotations

from gloam.core.state import PASS
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import LOCATIONS, PLAN_ITEMS, PLAN_PLACE
from gloam.games.whisper.state import Whisper


def calls(s: Whisper) -> list[float]:
    """By place: how much of a plan is done when somebody is there at the end of the turn. A plan that has been begun is
    not given up for the other one."""
    found = [0.0] * LOCATIONS
    if s.completed >= 0:
        return found
    for plan in s.plans:
        if s.marked >= 0 and s.marked != plan:
            continue
        item = s.progress if s.marked == plan else 0
        place = PLAN_PLACE[plan][item]
        if place >= 0 and not s.those_at(1 << place):
            found[place] += float(item + 1) / float(PLAN_ITEMS[plan])
    return found


def mark(s: Whisper, options: list[int]) -> int:
    """The next item of the plan that was begun; the other one only if it is done sooner."""
    best, least = PASS, 99
    if s.marked >= 0:
        if w.MARK | s.marked in options:
            return w.MARK | s.marked
        least = PLAN_ITEMS[s.marked] - s.progress
    for plan in s.plans:
        if w.MARK | plan in options and PLAN_ITEMS[plan] - 1 < least:
            best, least = w.MARK | plan, PLAN_ITEMS[plan] - 1
    return best


def hush(s: Whisper, options: list[int]) -> int:
    """A reward before the report: when somebody stands where there is noise."""
    for option in options:
        if option != PASS and s.those_at(s.noise):
            return option
    return PASS
