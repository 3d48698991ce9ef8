"""What words do on a page and in the turn on it (6.17): texts, places, weather, rules, turns."""

from __future__ import annotations

from typing import Final

from gloam.core.effects.program import ABSENT
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELLS
from gloam.games.aftermath.content.tables import DOWNPOUR, FIRE, STATUS_IDS
from gloam.games.aftermath.rules import pages, reading
from gloam.games.aftermath.rules.actions import Actions
from gloam.games.aftermath.rules.enemyturn import begin_enemy_turn
from gloam.games.aftermath.rules.foes import turn_situation
from gloam.games.aftermath.rules.rest import AskRest
from gloam.games.aftermath.rules.statuses import lose_status
from gloam.games.aftermath.state import Aftermath

START_MARKS: Final = -1
"""Where characters are placed if no cell is named."""


def say(s: Aftermath, text: int) -> None:
    reading.say(s, text)


def place_characters(s: Aftermath, at: int) -> None:
    pages.place_characters(s, at if at != ABSENT else START_MARKS)


def situation(s: Aftermath, to: str) -> None:
    turn_situation(s, hostile=to == "hostile")


def environment(s: Aftermath, id_: int, state: str, scope: str) -> None:
    on = state == "on"
    s.announce(w.TOLD_ENVIRONMENT if on else w.TOLD_ENVIRONMENT_GONE, id_)
    if not on:
        s.weather &= ~(1 << id_)
        s.weather_mission &= ~(1 << id_)
    elif scope == "mission":
        s.weather_mission |= 1 << id_
    else:
        s.weather |= 1 << id_
    if on and id_ == DOWNPOUR:
        s.tokens = [token for token in s.tokens if token // CELLS != FIRE]
        for seat in s.on_page():
            lose_status(s, seat, STATUS_IDS.index("burning"))


def rule(s: Aftermath, id_: int, state: str, scope: str) -> None:
    if state == "off":
        s.rules &= ~(1 << id_)
        s.rules_mission &= ~(1 << id_)
    elif scope == "mission":
        s.rules_mission |= 1 << id_
    else:
        s.rules |= 1 << id_


def enemy_turn(s: Aftermath) -> None:
    if s.hostile:
        begin_enemy_turn(s)


def end_turn(s: Aftermath) -> None:
    """The current player goes to step 5: what was still to be done in step 4 is not done."""
    s.reschedule([step for step in s.agenda if not isinstance(step, Actions)])


def rest(s: Aftermath, free: bool) -> None:
    if not s.hostile:
        s.push(AskRest(s.everybody(), s.keeper, max(0, s.turn), free))
