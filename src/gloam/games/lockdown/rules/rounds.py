"""The course of a round: order cards, the free phase, the turns, the settlement (LK-050 to LK-067)."""

from __future__ import annotations

from gloam.core.state import EVERYONE, Step
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import MORGUE, NOWHERE, SUPPLY
from gloam.games.lockdown.rules.ending import lay_out_the_dead
from gloam.games.lockdown.rules.settlement import Settlement, push_steps
from gloam.games.lockdown.rules.trading import FreePhase, Overload, let_lapse
from gloam.games.lockdown.rules.turn import Turn
from gloam.games.lockdown.state import NO_FLOOR, PHASE_ACTION, PHASE_FREE, PHASE_SETTLEMENT, Lockdown


class RoundStart(Step):
    """A new round: whoever died is in the Morgue with all the cards of the dead; order cards are dealt
    (LK-060 to LK-063, LK-212, LK-398)."""

    def run(self, s: Lockdown) -> None:
        s.round += 1
        s.phase = PHASE_FREE
        s.step = 0
        s.turn = 0
        s.acting = -1
        s.target = NOWHERE
        s.recycled = False
        lay_out_the_dead(s)
        s.keep(EVERYONE, w.TOLD_ROUND, s.round)
        cards = list(range(1, s.seats + 1))
        s.rng.shuffle("order", cards)
        for p in s.players:
            if p.room == NOWHERE:
                p.room = MORGUE
            p.path = [p.room]
            p.order = cards.pop()
            p.vote = NO_FLOOR
            p.votes = 1
            p.ready = False
            p.sent = 0
            p.sent_to = [0] * s.seats
            s.keep(1 << p.seat, w.TOLD_ORDER, p.seat, p.order)
        push_phases(s)


def push_phases(s: Lockdown) -> None:
    """The rest of a round from its free phase on."""
    s.push(ActionPhase())
    s.push(Overload())
    s.push(FreePhase())


class ActionPhase(Step):
    """The supply card of the round is dropped, then everybody acts in the order of the cards (LK-052, LK-110)."""

    def run(self, s: Lockdown) -> None:
        s.phase = PHASE_ACTION
        let_lapse(s)
        drop = SUPPLY[s.round]
        if drop in s.coming:
            s.coming.remove(drop)
            s.supply.append(drop)
        s.keep(EVERYONE, w.TOLD_ACTION, s.round)
        push_turns(s, 1)


def push_turns(s: Lockdown, first: int) -> None:
    """The rest of a round from the turn with this order number on."""
    s.push(RoundEnd())
    s.push(Settlement())
    for order in range(s.seats, first - 1, -1):
        s.push(Turn(order))


def begin_with(s: Lockdown, phase: str) -> None:
    """Nothing is left to do but the rest of a round: from its start on, from a phase, or within one, from the turn or
    the step of the settlement that the state names."""
    s.reschedule([])
    if phase == "round":
        s.phase = PHASE_FREE
        s.round -= 1
        s.push(RoundStart())
    elif phase == "free":
        s.phase = PHASE_FREE
        push_phases(s)
    elif phase == "action" and s.turn > 1:
        s.phase = PHASE_ACTION
        push_turns(s, s.turn)
        s.turn -= 1
    elif phase == "action":
        s.phase = PHASE_ACTION
        s.push(ActionPhase())
    else:
        s.phase = PHASE_SETTLEMENT
        s.turn = s.seats
        s.push(RoundEnd())
        if s.step:
            push_steps(s, s.step)
        else:
            s.push(Settlement())


class RoundEnd(Step):
    """On to the next round; the settlement of the last one has ended the game (LK-053)."""

    def run(self, s: Lockdown) -> None:
        s.push(RoundStart())
