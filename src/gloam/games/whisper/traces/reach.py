"""How far victims can get in a turn, as everybody can work it out."""

from __future__ import annotations

from typing import Final

from gloam.games.whisper.content.tables import (
    COFFEE,
    HIDDEN_WAY,
    IN_EQUIPMENT,
    LOCATIONS,
    MOVE_STEPS,
    NEIGHBOURS,
    PASSAGE_OF,
    PASSIVE,
    SQUEEZE,
    VICTIM_IDS,
    ZONE_OF,
)
from gloam.games.whisper.traces.boxes import united

LYDIA: Final = VICTIM_IDS.index("lydia")
MARCO: Final = VICTIM_IDS.index("marco")


def steps_past(barricades: int) -> list[int]:
    """From each place: where no or one step leads, with these barricades in the way."""
    found: list[int] = []
    for place in range(LOCATIONS):
        mask = 1 << place
        for to in NEIGHBOURS[place]:
            passage = PASSAGE_OF[place * LOCATIONS + to]
            if passage < 0 or not barricades >> passage & 1:
                mask |= 1 << to
        found.append(mask)
    return found


def with_hidden(reach: list[int], after: list[int]) -> list[int]:
    """... or through a hidden passage, and then on."""
    found = reach.copy()
    for place in range(LOCATIONS):
        if HIDDEN_WAY[place] >= 0:
            found[place] |= after[HIDDEN_WAY[place]]
    return found


def strides(barricades: int) -> list[list[int]]:
    """By number of steps, up to those of action 1, and from each place: where so many or fewer lead."""
    steps = steps_past(barricades)
    found = [[1 << place for place in range(LOCATIONS)], steps]
    while len(found) <= MOVE_STEPS:
        found.append([united(mask, steps) for mask in found[-1]])
    return found


def near_ways(ways: list[list[int]], slowed: int, who: int) -> list[int]:
    """By its main action alone."""
    found = action_ways(ways, slowed, who)
    return with_hidden(found, ways[1]) if who == LYDIA else found


def action_ways(ways: list[list[int]], slowed: int, who: int) -> list[int]:
    """Action 1 (WH-080): up to two open steps, one from a petrified zone; one of them past a barricade for whoever
    squeezes through (WH-309)."""
    found, first = ways[MOVE_STEPS], ways[1]
    if PASSIVE[who] >> SQUEEZE & 1:
        squeezed, found = steps_past(0), found.copy()
        for place in range(LOCATIONS):
            found[place] |= united(squeezed[place], first) | united(first[place], squeezed)
        first = squeezed
    if slowed >= 0:
        return [first[place] if ZONE_OF[place] == slowed else found[place] for place in range(LOCATIONS)]
    return found


def coffees_of(kept: int, who: int, whos: list[int]) -> int:
    """How many coffees one can drink in a turn, of so many cards that were kept."""
    most = kept if kept < IN_EQUIPMENT[COFFEE] else IN_EQUIPMENT[COFFEE]
    # Taking one up again is Marco's own main action.
    return most + int(most > 0 and who != MARCO and MARCO in whos)
