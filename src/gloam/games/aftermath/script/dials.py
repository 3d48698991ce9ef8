"""What words do to the dials and to flags (6.17: dial, flag)."""

from __future__ import annotations

from gloam.core.effect_program import ABSENT
from gloam.games.aftermath import words as w
from gloam.games.aftermath.rules.dials import look_for_loss, turn_dial
from gloam.games.aftermath.state import Aftermath


def set_dial(s: Aftermath, dial: int, by: int, value: int, over_cap: bool) -> None:
    if by != ABSENT:
        turn_dial(s, dial, by, over_cap)
        return
    change = value - s.dials[dial]
    s.dials[dial] = value
    if change:
        s.announce(w.TOLD_DIAL, dial, change, value)
    look_for_loss(s, dial)


def set_flag(s: Aftermath, flag: int, value: int, by: int) -> None:
    s.flags[flag] = value if value != ABSENT else s.flags[flag] + by
