"""State and steps of the game that is played out of sight."""

from __future__ import annotations

import msgspec

from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, EVERYONE, Decision, Refusal, State, Step

PASS, READY, GIVE, STEP, STOP, DAWN, NAP = (verb << ARG_BITS for verb in range(7))
TRADE, WALK, CHAIR = range(3)
GIVEN, SETTLED, WALKS, STEPPED, NAPPED, ENDED = range(6)
FARTHEST = 4
NIGHTS = 2


class View(msgspec.Struct):
    """What a seat sees; a spectator has no coins and has made no steps."""

    night: int
    walking: int
    coins: int
    steps: int


class Trade(Step):
    """Everybody gives, or says to be ready; all at once and out of sight."""

    def run(self, s: Night) -> None:
        for seat in range(s.seats):
            if not s.ready >> seat & 1:
                self.ask(s, seat)

    def ask(self, s: Night, seat: int) -> None:
        gifts = [GIVE | to for to in range(s.seats) if to != seat] if s.coins[seat] else []
        s.ask(self, seat, TRADE, [READY, *gifts], public=False)

    def answer(self, s: Night, seat: int, option: int) -> None:
        if option == READY:
            s.ready |= 1 << seat
        else:
            to = option & ~GIVE
            s.coins[seat] -= 1
            s.coins[to] += 1
            s.tell(1 << seat | 1 << to, GIVEN, seat, to)
            self.ask(s, seat)
            if not s.ready >> to & 1:
                s.pending[:] = [d for d in s.pending if d.seat != to]
                self.ask(s, to)
        if not s.pending:
            s.tell(EVERYONE, SETTLED)
            s.push(Leave(0))


class Leave(Step):
    """Everybody sees who walks now."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        s.walking, s.walked = self.seat, 0
        s.tell(EVERYONE, WALKS, self.seat)
        s.push(Walk(self.seat))


class Walk(Step):
    """Step by step; how many nobody else knows."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        s.ask(self, self.seat, WALK, [STEP, STOP] if s.walked < FARTHEST else [STOP], public=False)

    def answer(self, s: Night, seat: int, option: int) -> None:
        if option == STEP:
            s.walked += 1
            s.steps[seat] += 1
            s.tell(1 << seat, STEPPED, s.steps[seat])
            s.push(self)
        elif seat + 1 < s.seats:
            s.push(Leave(seat + 1))
        else:
            s.walking = -1
            s.tell(EVERYONE, SETTLED)
            s.push(Chair(False))


class Chair(Step):
    """One of them ends the night, for all to see."""

    def __init__(self, napped: bool) -> None:
        self.napped = napped

    def run(self, s: Night) -> None:
        s.ask(self, s.night % s.seats, CHAIR, [DAWN] if self.napped else [DAWN, NAP])

    def answer(self, s: Night, seat: int, option: int) -> None:
        if option == NAP:
            s.tell(EVERYONE, NAPPED, seat)
            s.push(Chair(True))
            return
        s.night += 1
        s.ready = 0
        if s.night == NIGHTS:
            s.over = True
            s.tell(EVERYONE, ENDED)
        else:
            s.push(Trade())


class Night(State):
    def __init__(
        self,
        seats: int,
        rng: Rng,
        agenda: list[Step],
        pending: list[Decision],
        over: bool,
        coins: list[int],
        steps: list[int],
        ready: int,
        walking: int,
        walked: int,
        night: int,
    ) -> None:
        super().__init__(seats, rng, agenda, pending, over)
        self.coins = coins
        self.steps = steps
        self.ready = ready
        self.walking = walking
        self.walked = walked
        self.night = night

    def clone(self) -> Night:
        return Night(
            self.seats,
            self.rng.clone(),
            list(self.agenda),
            [d.clone() for d in self.pending],
            self.over,
            list(self.coins),
            list(self.steps),
            self.ready,
            self.walking,
            self.walked,
            self.night,
        )

    def absent(self, d: Decision) -> int:
        return STOP if d.kind == WALK else -1

    def refusal(self, seat: int, option: int) -> Refusal:
        return Refusal("HU-001", "not-now", {})

    def view(self, seat: int) -> View:
        own = (self.coins[seat], self.steps[seat]) if seat >= 0 else (0, 0)
        return View(self.night, self.walking, *own)

    def determinize(self, seat: int, rng: Rng) -> Night:
        """Others may have walked farther, and others may be ready."""
        world = self.clone()
        world.rng = rng.split()
        for other in range(self.seats):
            if other != seat and other != self.walking:
                world.steps[other] = rng.below(1 + FARTHEST)
        own = self.decision_of(seat)
        trading = [d for d in self.pending if d.kind == TRADE]
        if trading:
            others = [other for other in range(self.seats) if other != seat]
            open_to = [other for other in others if rng.below(2)]
            if own is None and not open_to:
                open_to = [others[rng.below(len(others))]]
            world.ready = self.ready & 1 << seat
            for other in others:
                if other not in open_to:
                    world.ready |= 1 << other
            world.pending.clear()
            trade = trading[0].step
            trade.run(world)
        return world

    def reward(self, seat: int) -> float:
        return float(self.steps[seat] == max(self.steps))
