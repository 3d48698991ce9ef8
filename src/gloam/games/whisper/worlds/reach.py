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
    steps = steps_past(0 if PASSIVE[who] >> SQUEEZE & 1 else barricades)
    found = repeated(steps, MOVE_STEPS)
    if slowed >= 0:
        found = [steps[place] if ZONE_OF[place] == slowed else found[place] for place in range(LOCATIONS)]
    return with_hidden(found, steps) if who == LYDIA else found


def far_reach(s: Whisper, slot: int) -> list[int]:
    """With any cards that can be in the game by now: coffee, a Lantern, plans."""
    whos = [v.who for v in s.victims]
    return far_ways(s.barricades, s.round, whos[slot], whos, s.switches.variant == "plan")


def far_ways(barricades: int, round: int, who: int, whos: list[int], plan: bool) -> list[int]:  # noqa: A002
    kept = round - 1
    more = kept if kept < IN_EQUIPMENT[COFFEE] else IN_EQUIPMENT[COFFEE]
    if more and MARCO in whos:
        more += 1
    steps = steps_past(0 if PASSIVE[who] >> SQUEEZE & 1 else barricades)
    if who == LYDIA or kept or plan:
        around = with_hidden(steps, steps)
        return repeated(around, MOVE_STEPS + more + int(plan))
    return repeated(steps, MOVE_STEPS + more)


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
