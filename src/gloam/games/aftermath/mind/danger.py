"""What enemies may do to whoever stands somewhere when their turn comes."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.chart import FAR
from gloam.games.aftermath.content.tables import (
    BULKY,
    CAMOUFLAGED,
    DOUBLED,
    FLIES,
    MATRON,
    POWER,
    REACHES,
    SPECIALS,
    SPEED,
    TUNNELS,
    TWICE,
)
from gloam.games.aftermath.figures import HIDDEN, SMOKED, Foe
from gloam.games.aftermath.mind.needs import lives
from gloam.games.aftermath.rules.foes import figures_of
from gloam.games.aftermath.state import Aftermath

WOUND: Final = 1.1
LAST_WOUND: Final = 2.6
"""A wound that defeats somebody costs Time and a turn, and may cost the mission."""

HIDING: Final = 0.2
SHARED: Final = 0.75
"""With each further companion within reach it is more likely that another one is chosen."""


def wound_worth(s: Aftermath, seat: int) -> float:
    left = lives(s, seat)
    return LAST_WOUND if left <= 1 else WOUND + 0.5 if left == 2 else WOUND


def menace(foe: Foe, figure: int) -> float:
    """How likely an attack of a figure hurts, on average over its actions."""
    if foe.kind == MATRON and figure > 0:
        return 0.5
    total = 0.0
    for value in range(3):
        hit = min(0.95, max(0.1, 0.12 * POWER[foe.kind][value]))
        special = SPECIALS[foe.kind][value]
        if special & (DOUBLED | TWICE):
            hit *= 1.6
        total += hit
    return total / 3.0


def range_of(foe: Foe) -> int:
    """How far it gets in a turn, with its range, on average."""
    best = 0
    for value in range(3):
        best += SPEED[foe.kind][value] + REACHES[foe.kind][value]
    return (best + 2) // 3


def soon(s: Aftermath) -> float:
    """How likely enemies act before this player's next turn."""
    missing = len(s.foes) - s.threat_count()
    if missing <= 0:
        return 1.0
    return min(1.0, 1.1 * s.seats / missing)


def danger_at(s: Aftermath, seat: int, space: int) -> float:
    """What standing in a space costs in wounds, in the worth of the mind."""
    if not s.hostile or s.pending_page >= 0:
        return 0.0
    who = s.cast[seat]
    hides = s.is_hide(space) and not BULKY[who] and not s.is_noisy(who) and not s.hero(seat).carries
    hides = hides or s.granted(who, HIDDEN) > 0 or s.granted(who, SMOKED) > 0 or s.hero(seat).has_status(CAMOUFLAGED)
    total = 0.0
    for foe in s.foes:
        through = SPECIALS[foe.kind][0] & (FLIES | TUNNELS) != 0
        reach = range_of(foe)
        figures = figures_of(foe)
        for figure in range(len(figures)):
            distances = s.chart.walked(figures[figure], through)
            if distances[space] >= FAR or distances[space] > reach:
                continue
            harm = menace(foe, figure)
            if hides and distances[space] > 0:
                harm *= HIDING
            for other in s.on_page():
                if other != seat and distances[s.hero(other).space] <= distances[space]:
                    harm *= SHARED
            total += harm
    return min(3.0, total) * wound_worth(s, seat) * soon(s)
