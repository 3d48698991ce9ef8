"""How dangerous each place is for the victims in the killer's next turn."""

from __future__ import annotations

from typing import Final

from gloam.games.whisper.content.tables import DISTANCE, ITEM_PLACES, LOCATIONS, TRANSMITTER
from gloam.games.whisper.mind.chances import best_bonus, weight, wound_chance
from gloam.games.whisper.state import Whisper
from gloam.games.whisper.worlds.whereabouts import Whereabouts

REACH: Final = [0.7, 0.5, 0.33, 0.18, 0.09, 0.05]
"""By the distance of the killer: how likely he searches a place that seems worth it."""

HIDDEN_REACH: Final = [0.85, 0.45, 0.3, 0.2, 0.1, 0.05]
SILENT: Final = 0.45
NOISY: Final = 1.25
WORKPLACE: Final = 0.12
EXPECTED: Final = 0.35
WORK: Final = ITEM_PLACES | 1 << TRANSMITTER


def dangers(s: Whisper, belief: Whereabouts) -> list[float]:
    """By place: how likely the killer can be there and look, before it counts what he hears."""
    found: list[float] = []
    reach = HIDDEN_REACH if s.hidden else REACH
    count = belief.haunt.bit_count()
    for place in range(LOCATIONS):
        total = 0.0
        for at in range(LOCATIONS):
            if belief.haunt >> at & 1:
                total += reach[DISTANCE[at * LOCATIONS + place]]
        found.append(total / count if count else 0.3)
    return found


def expected(belief: Whereabouts) -> list[float]:
    """By place: how many victims the killer expects there, from what everybody was told."""
    found = [0.0] * LOCATIONS
    for slot in range(len(belief.odds)):
        if not belief.gone(slot):
            for place in range(LOCATIONS):
                found[place] += belief.odds[slot][place]
    return found


def harm(s: Whisper, slot: int, place: int, noisy: float, dangers: list[float], expects: list[float]) -> float:
    """What it may cost this victim to end the turn here; `noisy` is how likely it is heard."""
    v = s.victims[slot]
    if s.noise >> place & 1:
        noisy = 1.0
    lure = SILENT + (NOISY - SILENT) * noisy + EXPECTED * expects[place]
    if WORK >> place & 1:
        lure += WORKPLACE
    found = dangers[place] * lure
    if found > 0.95:
        found = 0.95
    return found * wound_chance(s, v, best_bonus(v)) * weight(v)
