"""Expressions (6.18): what a name stands for that is written in place of a number."""

from __future__ import annotations

from gloam.games.aftermath.book import ops
from gloam.games.aftermath.state import Aftermath


def counted(s: Aftermath, op: int, args: list[int]) -> int:
    """What a name counts now."""
    if op == ops.N:
        return s.seats
    if ops.TIME <= op <= ops.MORALE:
        return s.dials[op - ops.TIME]
    if op == ops.ALLOWANCE:
        return s.allowance()
    if op == ops.OVERRUN:
        return s.overrun()
    if op == ops.DIE:
        return s.die
    if op == ops.RESULT:
        return s.total
    if op == ops.THREATS:
        return s.page_seen().threats
    if op == ops.HUNT:
        return len(s.hunt)
    if op == ops.ENEMIES_IN_PLAY:
        return len(s.page_seen().foes)
    if op == ops.FLAG_VALUE:
        return s.flags[args[0]]
    task = s.page_seen().task
    return 0 if task is None else task.dial
