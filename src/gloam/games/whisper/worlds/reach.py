"""How far victims can get in a turn, as everybody can work it out; for `Trace`."""

from __future__ import annotations

from typing import Final

from gloam.games.whisper.state import Whisper
from gloam.games.whisper.tables import (
    COFFEE,
    HIDDEN_WAY,
    IN_EQUIPMENT,
    LOCATIONS,
    MAIN_EXIT,
    MOVE_STEPS,
    NEIGHBOURS,
    OWN_KEYS,
    PASSAGE_OF,
    PASSIVE,
    SQUEEZE,
    VICTIM_IDS,
    ZONE_OF,
    radius,
)
from gloam.games.whisper.worlds.trace import united

LYDIA: Final = VICTIM_IDS.index("lydia")
MARCO: Final = VICTIM_IDS.index("marco")
MOST_STEPS: Final = MOVE_STEPS + IN_EQUIPMENT[COFFEE] + 2
"""Action 1, every coffee, one of them again, and the step of a Fire Drill."""

HIDDEN_ENDS: Final = [place for place in range(LOCATIONS) if HIDDEN_WAY[place] >= 0]


def open_steps(s: Whisper, barred: bool) -> list[int]:
    """From each place: where no or one step leads."""
    return steps_past(s.barricades if barred else 0)


def steps_past(barricades: int) -> list[int]:
    """... with these barricades in the way."""
    found: list[int] = []
    for place in range(LOCATIONS):
        mask = 1 << place
        for to in NEIGHBOURS[place]:
            passage = PASSAGE_OF[place * LOCATIONS + to]
            if passage < 0 or not barricades >> passage & 1:
                mask |= 1 << to
        found.append(mask)
    return found


def repeated(steps: list[int], times: int) -> list[int]:
    found = [1 << place for place in range(LOCATIONS)]
    for _ in range(times):
        found = [united(mask, steps) for mask in found]
    return found


def with_hidden(reach: list[int], after: list[int]) -> list[int]:
    """... or through a hidden passage, and then on."""
    found = reach.copy()
    for place in range(LOCATIONS):
        if HIDDEN_WAY[place] >= 0:
            found[place] |= after[HIDDEN_WAY[place]]
    return found


def strides(barricades: int) -> list[list[int]]:
    """By number of steps, and from each place: where so many or fewer lead. Worked out once for all three."""
    steps = steps_past(barricades)
    found = [[1 << place for place in range(LOCATIONS)], steps]
    while len(found) <= MOST_STEPS:
        last = found[-1]
        after = [united(mask, steps) for mask in last]
        # Where there is nowhere left to go, more steps lead no farther.
        found.append(last if after == last else after)
    return found


def begin_turn(s: Whisper) -> None:
    """A victims' turn begins: whoever could have left the house has (WH-345); everybody may go somewhere."""
    ways = strides(s.barricades)
    for slot in range(len(s.victims)):
        v = s.victims[slot]
        if v.inside():
            if s.crossroads and v.keys_seen >= OWN_KEYS:
                s.trace.keep(slot, ~(1 << MAIN_EXIT) & (1 << LOCATIONS) - 1)
            s.trace.spread(slot, near_ways(ways, s.slowed, v.who), far_reach(s, ways, slot))


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


def far_reach(s: Whisper, ways: list[list[int]], slot: int) -> list[int]:
    """With any cards that can be in the game by now: coffee, a Lantern, plans."""
    whos = [v.who for v in s.victims]
    return far_ways(ways, s.slowed, s.round, whos[slot], whos, s.switches.variant == "plan")


def far_ways(
    ways: list[list[int]],
    slowed: int,
    round: int,  # noqa: A002
    who: int,
    whos: list[int],
    plan: bool,
) -> list[int]:
    """From each place: where a turn can lead. A main action, and a step for each coffee before or after it; one card at
    most was kept in each turn before (WH-119), and Marco may take a coffee up again that was drunk (WH-303)."""
    kept = round - 1
    planned = plan and round > 2  # a plan has two items at least, and a reward comes in the turn after (WH-369)
    coffees = coffees_of(kept, who, whos)
    found = walked(ways, slowed, who, coffees + int(planned))
    # Through a hidden passage instead of action 1: with a Lantern, which was kept as well; by a plan; or as Lydia.
    rest = -1
    if kept > 0:
        rest = coffees_of(kept - 1, who, whos) + int(planned)
    if planned and coffees > rest:
        rest = coffees
    if who == LYDIA:
        rest = coffees + int(planned) + 1
    if rest >= 0:
        found = found.copy()
        add_hidden(found, ways, rest, int(who == LYDIA))
    return found


def add_hidden(found: list[int], ways: list[list[int]], rest: int, after: int) -> None:
    """... or by a hidden passage, with so many steps before or after it; some of them only `after` it."""
    for end in HIDDEN_ENDS:
        for place in range(LOCATIONS):
            for n in range(rest + 1 - after):
                if ways[n][place] >> end & 1:
                    found[place] |= ways[rest - n][HIDDEN_WAY[end]]
                    break


def coffees_of(kept: int, who: int, whos: list[int]) -> int:
    """How many coffees one can drink in a turn, of so many cards that were kept."""
    most = kept if kept < IN_EQUIPMENT[COFFEE] else IN_EQUIPMENT[COFFEE]
    # Taking one up again is Marco's own main action.
    return most + int(most > 0 and who != MARCO and MARCO in whos)


def walked(ways: list[list[int]], slowed: int, who: int, more: int) -> list[int]:
    """Action 1 with so many other steps around it."""
    if slowed < 0 and not PASSIVE[who] >> SQUEEZE & 1:
        return ways[MOVE_STEPS + more]
    action = action_ways(ways, slowed, who)
    found = [0] * LOCATIONS
    for n in range(more + 1):
        for place in range(LOCATIONS):
            found[place] |= united(united(ways[n][place], action), ways[more - n])
    return found


def cleared(s: Whisper, ends: int) -> None:
    """A passage was cleared by somebody at one of its ends, who mostly stays there; it is open from now on."""
    ways = strides(s.barricades)
    for slot in range(len(s.victims)):
        if s.victims[slot].inside():
            s.trace.spread(slot, ways[1], far_reach(s, ways, slot))
    s.trace.one_in(ends)


def reported(s: Whisper) -> None:
    """Noise mostly comes from somebody who is there, or threw something from beside."""
    for place in range(LOCATIONS):
        if s.noise >> place & 1:
            s.trace.one_in(radius(1, place))
