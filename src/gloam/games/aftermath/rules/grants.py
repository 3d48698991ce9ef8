"""Grants: what somebody may or may not do for a while, and what happens when that is over (6.18)."""

from __future__ import annotations

from gloam.games.aftermath.figures import BACKPACK as BACKPACK_GRANT
from gloam.games.aftermath.figures import CANNOT, LIFE, MORE_HAND, OF, REFILL, TO_ATTACK, TO_SHOOT, TO_STRIKE, Grant
from gloam.games.aftermath.rules.defeat import look_at_life
from gloam.games.aftermath.rules.gaining import Overfull
from gloam.games.aftermath.rules.hands import DiscardDown
from gloam.games.aftermath.state import Aftermath


def may_not(s: Aftermath, seat: int, action: int) -> bool:
    """Whether a grant keeps somebody from an action (6.18: cannot)."""
    if not s.grants:
        return False
    who = s.cast[seat]
    if action in (TO_STRIKE, TO_SHOOT) and s.granted(who, CANNOT + OF * (TO_ATTACK + 1)):
        return True
    return s.granted(who, CANNOT + OF * (action + 1)) > 0


def keep_grants(s: Aftermath, kept: list[Grant]) -> None:
    """Other grants are over; a backpack or a hand that one of them had made larger may hold too much now (AF-197,
    AF-369, AF-371), and who lived by one is defeated (AF-485)."""
    over = [grant for grant in s.grants if grant.to in (BACKPACK_GRANT, MORE_HAND, REFILL, LIFE) and grant not in kept]
    s.grants = kept
    for grant in over:
        seat = s.heroes[grant.hero].seat
        if seat < 0:
            continue
        if grant.to == LIFE:
            look_at_life(s, seat)
        else:
            s.push(Overfull(seat) if grant.to == BACKPACK_GRANT else DiscardDown(seat))
