"""Did a decision tell anybody what they did not know? Then it cannot be taken back."""

from __future__ import annotations

from gloam.core.history import EVERYONE, NOBODY, Note, hears
from gloam.core.rng import Rng
from gloam.core.state import State

WORLDS = 12
"""So many worlds are tried in which the same decision might have looked different."""


def told_something(before: State, after: State, notes: list[Note], seat: int, option: int, rng: Rng) -> bool:
    """Whether the side of this seat, or everybody, learned more from its decision than what was decided.

    That follows from what was told, and from what was not: in other worlds that looked the same before, the same
    decision must look the same too. What was told to some others only has always told them something, and so has a
    question that was put to them out of sight.
    """
    side = before.side(seat)
    if after.over or any(note.audience != EVERYONE and note.audience & ~side for note in notes):
        return True
    if any(d.quiet and not side >> d.seat & 1 and d != before.decision_of(d.seat) for d in after.pending):
        return True
    if _differs(before, after, notes, seat, option, side, rng):
        return True
    unseen = not any(note.audience == EVERYONE for note in notes) and before.masked(NOBODY) == after.masked(NOBODY)
    return not unseen and _differs(before, after, notes, seat, option, NOBODY, rng)


def _differs(before: State, after: State, notes: list[Note], seat: int, option: int, viewers: int, rng: Rng) -> bool:
    known, heard = after.masked(viewers), [note for note in notes if hears(viewers, note.audience)]
    masked = before.masked(viewers)
    for _ in range(WORLDS):
        world = masked.imagine(rng)
        d = world.decision_of(seat)
        options = [*([] if d is None else d.options), *world.interrupts(seat)]
        if option in options:
            if not _looks(world, seat, option, viewers, known, heard):
                return True
        # Where the seat could not have chosen it, something else might have looked the same: a card laid face down.
        # If nothing would, that it was chosen tells these viewers apart who could.
        elif not viewers >> seat & 1 and not any(
            _looks(world.clone(), seat, o, viewers, known, heard) for o in options
        ):
            return True
    return False


def _looks(world: State, seat: int, option: int, viewers: int, known: State, heard: list[Note]) -> bool:
    """Whether this choice looks to these viewers like the one that they saw."""
    world.log = told = list[Note]()
    world.play(seat, option)
    return [note for note in told if hears(viewers, note.audience)] == heard and world.masked(viewers) == known
