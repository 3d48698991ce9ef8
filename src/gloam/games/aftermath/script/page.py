"""What words do to a page and to the turn on it (6.17: environment, rule, end_turn)."""

from __future__ import annotations

from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.content.tables import DOWNPOUR, FIRE, STATUS_IDS
from gloam.games.aftermath.rules.statuses import lose_status
from gloam.games.aftermath.state import Aftermath


def change_weather(s: Aftermath, environment: int, on: bool, mission: bool) -> None:
    s.announce(w.TOLD_ENVIRONMENT if on else w.TOLD_ENVIRONMENT_GONE, environment)
    if not on:
        s.weather &= ~(1 << environment)
        s.weather_mission &= ~(1 << environment)
    elif mission:
        s.weather_mission |= 1 << environment
    else:
        s.weather |= 1 << environment
    if on and environment == DOWNPOUR:
        s.tokens = [token for token in s.tokens if token // CELLS != FIRE]
        for seat in s.on_page():
            lose_status(s, seat, STATUS_IDS.index("burning"))


def change_rule(s: Aftermath, rule: int, on: bool, mission: bool) -> None:
    if not on:
        s.rules &= ~rule
        s.rules_mission &= ~rule
    elif mission:
        s.rules_mission |= rule
    else:
        s.rules |= rule


def end_turn(s: Aftermath) -> None:
    """The current player goes to step 5: what was still to be done in step 4 is not done."""
    from gloam.games.aftermath.rules.actions import Actions

    s.reschedule([step for step in s.agenda if not isinstance(step, Actions)])
