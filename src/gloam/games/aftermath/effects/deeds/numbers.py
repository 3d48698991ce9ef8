"""Expressions (6.18): what a name counts that is written in place of a number."""

from __future__ import annotations

from gloam.games.aftermath.content import tables
from gloam.games.aftermath.state import Aftermath


def N(s: Aftermath) -> int:
    return s.seats


def time(s: Aftermath) -> int:
    return s.dials[tables.TIME]


def clues(s: Aftermath) -> int:
    return s.dials[tables.CLUES]


def scrap(s: Aftermath) -> int:
    return s.dials[tables.SCRAP]


def food(s: Aftermath) -> int:
    return s.dials[tables.FOOD]


def population(s: Aftermath) -> int:
    return s.dials[tables.POPULATION]


def morale(s: Aftermath) -> int:
    return s.dials[tables.MORALE]


def allowance(s: Aftermath) -> int:
    return s.allowance()


def overrun(s: Aftermath) -> int:
    return s.overrun()


def die(s: Aftermath) -> int:
    return s.die


def result(s: Aftermath) -> int:
    return s.total


def threats(s: Aftermath) -> int:
    return s.page_seen().threats


def hunt(s: Aftermath) -> int:
    return len(s.hunt)


def enemies(s: Aftermath) -> int:
    return len(s.page_seen().foes)


def flag_value(s: Aftermath, name: int) -> int:
    return s.flags[name]


def task_dial(s: Aftermath) -> int:
    task = s.page_seen().task
    return 0 if task is None else task.dial
