"""How likely it is that a victim is somewhere: a rough model of people who work, and keep away from the killer.

It is a judgement and no proof: whatever the rules allow keeps a little of it. Lists have one number for each place.
"""

from __future__ import annotations

from typing import Final

from gloam.games.whisper.content.tables import (
    DISTANCE,
    GEARS,
    ITEM_PLACES,
    KEYS,
    LOCATIONS,
    MAIN_EXIT,
    TRANSMITTER,
    radius,
)

WORK: Final = ITEM_PLACES | 1 << TRANSMITTER
STAYS: Final = 0.03
STAYS_TO_WORK: Final = 0.45
LURE: Final = 1.5
SPENT: Final = 0.3
"""... where work is done, when five gears are likely to be placed."""

LEAVING: Final = 16.0
LESS: Final = 0.3
"""With all keys on the rack they make for the exit: what a step from it leaves of that."""

SHUNNED: Final = [0.4, 0.75, 0.95]
"""How much less people go where the killer is, or near it."""

MADE_THERE: Final = 0.97
"""How likely a noise is made by somebody who is where it is; else it was thrown from beside."""

WORKED: Final = 0.95
"""How likely a noise where work is done comes from work."""

CERTAIN: Final = 0.97
"""The most that a noise says about one victim."""


def kept_within(odds: list[float], area: int) -> None:
    """Only these places are left; where the model had given all of them up, each is as likely as the others."""
    total = 0.0
    for i in range(LOCATIONS):
        if area >> i & 1:
            total += odds[i]
        else:
            odds[i] = 0.0
    if total > 1e-9:
        for i in range(LOCATIONS):
            odds[i] /= total
    elif area:
        share = 1.0 / area.bit_count()
        for i in range(LOCATIONS):
            odds[i] = share if area >> i & 1 else 0.0


def lures(haunt: int, rack: int, works: int) -> list[float]:
    """How much each place is worth going to: for work as long as there is some, to the exit with the keys, and away
    from the killer if he is seen. `rack` is how many keys there are, `works` how often the transmitter was heard."""
    found: list[float] = []
    seen = haunt.bit_length() - 1 if haunt and haunt & (haunt - 1) == 0 else -1
    for i in range(LOCATIONS):
        lure = 1.0
        if WORK >> i & 1:
            lure += LURE if works < GEARS else SPENT
        if rack >= KEYS:
            lure += LEAVING * LESS ** DISTANCE[i * LOCATIONS + MAIN_EXIT]
        if seen >= 0:
            far = DISTANCE[seen * LOCATIONS + i]
            if far < len(SHUNNED):
                lure *= SHUNNED[far]
        found.append(lure)
    return found


def spread_odds(odds: list[float], reach: list[int], pull: list[float], haunt: int) -> None:
    """From each place to those of its mask, as they pull; or not at all."""
    after = [0.0] * LOCATIONS
    for i in range(LOCATIONS):
        here = odds[i]
        if here <= 0.0:
            continue
        stays = here * (STAYS_TO_WORK if WORK >> i & 1 else STAYS)
        if haunt == 1 << i:
            stays *= 0.5
        after[i] += stays
        total = 0.0
        for to in range(LOCATIONS):
            if reach[i] >> to & 1:
                total += pull[to]
        share = (here - stays) / total
        for to in range(LOCATIONS):
            if reach[i] >> to & 1:
                after[to] += share * pull[to]
    for i in range(LOCATIONS):
        odds[i] = after[i]


def heard_noise(odds: list[list[float]], before: list[list[float]], far: list[int], gone: int, noise: int) -> None:
    """The report: somebody is where a noise is, or beside it. Who works has been there `before` the turn: its main
    action was the work."""
    if noise.bit_count() <= len(odds):
        for place in range(LOCATIONS):
            if noise >> place & 1:
                share = WORKED if WORK >> place & 1 else 0.0
                one_of_them(odds, before, far, gone, 1 << place, share)
    for slot in range(len(odds)):
        if not gone >> slot & 1:
            kept_within(odds[slot], far[slot])


def one_of_them(
    odds: list[list[float]], before: list[list[float]], far: list[int], gone: int, area: int, stayed: float
) -> None:
    """One of the victims is in the area, most likely one of whom it was likely; `stayed` is how likely it was there
    before already."""
    around = 0
    for place in range(LOCATIONS):
        if area >> place & 1:
            around |= radius(1, place)
    claims: list[float] = []
    total = 0.0
    for slot in range(len(odds)):
        claim = 0.0
        if not gone >> slot & 1:
            here = within(odds[slot], area)
            if stayed > 0.0:
                here = (1.0 - stayed) * here + stayed * within(before[slot], area)
            claim = MADE_THERE * here + (1.0 - MADE_THERE) * 0.4 * within(odds[slot], around)
        claims.append(claim)
        total += claim
    if total <= 1e-9:
        return
    for slot in range(len(odds)):
        if claims[slot] <= 0.0:
            continue
        sure = claims[slot] / total
        if sure > CERTAIN:
            sure = CERTAIN
        there = odds[slot].copy()
        kept_within(there, area & far[slot])
        beside = odds[slot].copy()
        kept_within(beside, around & far[slot])
        made = sure * MADE_THERE if area & far[slot] else 0.0
        thrown = sure * (1.0 - MADE_THERE) if around & far[slot] else 0.0
        for i in range(LOCATIONS):
            odds[slot][i] = odds[slot][i] * (1.0 - made - thrown) + there[i] * made + beside[i] * thrown


def within(odds: list[float], area: int) -> float:
    total = 0.0
    for i in range(LOCATIONS):
        if area >> i & 1:
            total += odds[i]
    return total
