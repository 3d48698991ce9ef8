"""What words do to the dials and to flags (6.17: dial, flag)."""

from __future__ import annotations

from gloam.core.effects.program import ABSENT
from gloam.games.aftermath import words as w
from gloam.games.aftermath.rules.dials import look_for_loss, turn_dial
from gloam.games.aftermath.state import Aftermath


def dial(s: Aftermath, dial: int, by: int, set_: int, over_cap: bool) -> None:
    if by != ABSENT:
        turn_dial(s, dial, by, over_cap)
        return
    change = set_ - s.dials[dial]
    s.dials[dial] = set_
    if change:
        s.announce(w.TOLD_DIAL, dial, change, set_)
    look_for_loss(s, dial)


def can_pay_dial(s: Aftermath, dial: int, by: int) -> bool:
    return s.dials[dial] + by >= 0


def price_of_dial(dial: int, by: int) -> tuple[int, int]:
    return dial, by


def flag(s: Aftermath, name: int, set_: int, add: int) -> None:
    s.flags[name] = set_ if set_ != ABSENT else s.flags[name] + add
