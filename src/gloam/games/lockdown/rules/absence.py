"""What happens when a player does not answer in time: the defaults of the ledger's table of decisions (LK-055)."""

from __future__ import annotations

from gloam.core.state import ARG_BITS, ARG_MASK, PASS, Decision
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import FOOD, JUNK, LASER_ROOM, WATER, floor_of
from gloam.games.lockdown.state import Lockdown, Player

DEFAULT_GENES = w.GENES | codes.genes(4, 3, 3)


def choice_of_absent(s: Lockdown, d: Decision) -> int:
    """The default of an open decision; -1 where it is the passive verb of its kind."""
    p = s.players[d.seat]
    kind, options = d.kind, d.options
    if kind == w.ASK_GENES:
        return DEFAULT_GENES
    if kind == w.ASK_BIRTH:
        return w.BIRTH | s.plan.default_birth
    if kind == w.ASK_FREE:
        # An offer that is open is refused before he is ready.
        for option in options:
            if option >> ARG_BITS << ARG_BITS == w.REFUSE:
                return option
        return w.READY
    if kind == w.ASK_MOVE:
        return next_step(options)
    if kind == w.ASK_OVERLOAD:
        return w.DISCARD | p.hand[len(p.hand) - 1]
    if kind == w.ASK_DISCARD:
        return w.DISCARD | (JUNK if JUNK in p.hand else p.hand[len(p.hand) - 1])
    if kind == w.ASK_DRAW:
        free = max(p.limit() - len(p.hand), 0)
        return w.DRAW | min(free, options[len(options) - 1] & ARG_MASK)
    if kind == w.ASK_VOTE:
        return deepest(p, options)
    if kind == w.ASK_HUNGER:
        return meal(options)
    if kind == w.ASK_SUPPLY:
        return min(option for option in options if option != PASS)
    if kind in (w.ASK_PICK, w.ASK_JUNKYARD, w.ASK_GOLD_CARD):
        return options[0]
    return -1


def next_step(options: list[int]) -> int:
    """Stop as soon as possible; until then the first neighbour, but not the laser if there is another."""
    if w.STOP in options:
        return w.STOP
    for option in options:
        if option >> ARG_BITS << ARG_BITS == w.GO and option != w.GO | LASER_ROOM:
            return option
    return options[0]


def deepest(p: Player, options: list[int]) -> int:
    """The deepest floor that is not gassed and not his own, if there is another."""
    own = floor_of(p.room)
    for i in range(len(options) - 1, -1, -1):
        if options[i] & ARG_MASK != own:
            return options[i]
    return options[0]


def meal(options: list[int]) -> int:
    """Hand in what is there, plain cards before supply cards."""
    for plain in (w.DRINK | WATER, w.EAT | FOOD):
        if plain in options:
            return plain
    return options[0]
