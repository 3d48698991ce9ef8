"""How far victims can get in a turn, as everybody can work it out; for `Trace`."""

from __future__ import annotations

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
    ZONE_OF,
    radius,
)
from gloam.games.whisper.worlds.trace import united

LYDIA = 3
MARCO = 1


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


def begin_turn(s: Whisper) -> None:
    """A victims' turn begins: whoever could have left the house has (WH-345); everybody may go somewhere."""
    for slot in range(len(s.victims)):
        v = s.victims[slot]
        if v.inside():
            if s.crossroads and v.keys_seen >= OWN_KEYS:
                s.trace.keep(slot, ~(1 << MAIN_EXIT) & (1 << LOCATIONS) - 1)
            s.trace.spread(slot, near_reach(s, slot), far_reach(s, slot))


def near_reach(s: Whisper, slot: int) -> list[int]:
    """By its main action alone."""
    return near_ways(s.barricades, s.slowed, s.victims[slot].who)


def near_ways(barricades: int, slowed: int, who: int) -> list[int]:
    steps = steps_past(barricades)
    found = action_ways(steps, who)
    if slowed >= 0:
        first = steps_past(0) if PASSIVE[who] >> SQUEEZE & 1 else steps
        found = [first[place] if ZONE_OF[place] == slowed else found[place] for place in range(LOCATIONS)]
    return with_hidden(found, steps) if who == LYDIA else found


def action_ways(steps: list[int], who: int) -> list[int]:
    """Action 1 (WH-080): up to two open steps; one of them past a barricade for whoever squeezes through (WH-309)."""
    found = repeated(steps, MOVE_STEPS)
    if PASSIVE[who] >> SQUEEZE & 1:
        squeezed = steps_past(0)
        for place in range(LOCATIONS):
            found[place] |= united(squeezed[place], steps) | united(steps[place], squeezed)
    return found


def far_reach(s: Whisper, slot: int) -> list[int]:
    """With any cards that can be in the game by now: coffee, a Lantern, plans."""
    whos = [v.who for v in s.victims]
    return far_ways(s.barricades, s.slowed, s.round, whos[slot], whos, s.switches.variant == "plan")


def far_ways(barricades: int, slowed: int, round: int, who: int, whos: list[int], plan: bool) -> list[int]:  # noqa: A002
    """From each place: where a turn can lead. A main action, and a step for each coffee before or after it; one card at
    most was kept in each turn before (WH-119), and Marco may take a coffee up again that was drunk (WH-303)."""
    kept = round - 1
    planned = plan and round > 2  # a plan has two items at least, and a reward comes in the turn after (WH-369)
    coffees = coffees_of(kept, who, whos)
    steps = steps_past(barricades)
    found = walked(steps, slowed, who, coffees + int(planned))
    # Through a hidden passage instead of action 1: with a Lantern, which was kept as well; by a plan; or as Lydia.
    rest = -1
    if kept > 0:
        rest = coffees_of(kept - 1, who, whos) + int(planned)
    if planned and coffees > rest:
        rest = coffees
    if who == LYDIA:
        rest = coffees + int(planned) + 1
    if rest >= 0:
        add_hidden(found, steps, rest, int(who == LYDIA))
    return found


def add_hidden(found: list[int], steps: list[int], rest: int, after: int) -> None:
    """... or by a hidden passage, with so many steps before or after it; some of them only `after` it."""
    far = [repeated(steps, n) for n in range(rest + 1)]
    for place in range(LOCATIONS):
        for end in range(LOCATIONS):
            if HIDDEN_WAY[end] >= 0:
                for n in range(rest + 1 - after):
                    if far[n][place] >> end & 1:
                        found[place] |= far[rest - n][HIDDEN_WAY[end]]
                        break


def coffees_of(kept: int, who: int, whos: list[int]) -> int:
    """How many coffees one can drink in a turn, of so many cards that were kept."""
    most = kept if kept < IN_EQUIPMENT[COFFEE] else IN_EQUIPMENT[COFFEE]
    # Taking one up again is Marco's own main action.
    return most + int(most > 0 and who != MARCO and MARCO in whos)


def walked(steps: list[int], slowed: int, who: int, coffees: int) -> list[int]:
    """Action 1 with so many other steps around it."""
    if slowed < 0 and not PASSIVE[who] >> SQUEEZE & 1:
        return repeated(steps, MOVE_STEPS + coffees)
    action = action_ways(steps, who)
    if slowed >= 0:
        first = steps_past(0) if PASSIVE[who] >> SQUEEZE & 1 else steps
        action = [first[place] if ZONE_OF[place] == slowed else action[place] for place in range(LOCATIONS)]
    found = [0] * LOCATIONS
    far = [repeated(steps, n) for n in range(coffees + 1)]
    for n in range(coffees + 1):
        for place in range(LOCATIONS):
            found[place] |= united(united(far[n][place], action), far[coffees - n])
    return found


def cleared(s: Whisper, ends: int) -> None:
    """A passage was cleared by somebody at one of its ends, who mostly stays there; it is open from now on."""
    for slot in range(len(s.victims)):
        if s.victims[slot].inside():
            s.trace.spread(slot, open_steps(s, True), far_reach(s, slot))
    s.trace.one_in(ends)


def reported(s: Whisper) -> None:
    """Noise mostly comes from somebody who is there, or threw something from beside."""
    for place in range(LOCATIONS):
        if s.noise >> place & 1:
            s.trace.one_in(radius(1, place))
