"""Where words send the party (6.17: goto, travel)."""

from __future__ import annotations

from gloam.core.effect_program import ABSENT
from gloam.games.aftermath.content.tables import LOCATION_PAGE, PROGRAMS, TIME
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.travel import ChooseTravel, go_to
from gloam.games.aftermath.state import Aftermath


def send_to(s: Aftermath, page: int, entry: str) -> None:
    """A newer instruction to go to a page replaces one that waits, and with it what that page would have begun with
    (AF-130)."""
    s.pending_page = page
    s.pending_road = PROGRAMS.get(entry, -1)


def came_from(s: Aftermath) -> int:
    """The location that the party was at before this one; home, if it was nowhere else."""
    for page in reversed(s.visits):
        if page in LOCATION_PAGE and LOCATION_PAGE.index(page) != s.marker:
            return LOCATION_PAGE.index(page)
    return 0


def travel(s: Aftermath, to: int, time: int) -> None:
    if to == ABSENT:
        s.push(ChooseTravel(s.everybody(), s.keeper, time))
        return
    go_to(s, to)
    if time:
        turn_dial(s, TIME, time)
