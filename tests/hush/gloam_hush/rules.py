"""State and steps of the game that is played out of sight."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, EVERYONE, Core, Decision, State, Step
from gloam.core.words.lexicon import asks, does, refuses, tells

READY: Final[Annotated[int, does()]] = 1 << ARG_BITS
GIVE: Final[Annotated[int, does("seat")]] = 2 << ARG_BITS
STEP: Final[Annotated[int, does()]] = 3 << ARG_BITS
STOP: Final[Annotated[int, does(stands="ended")]] = 4 << ARG_BITS
DAWN: Final[Annotated[int, does()]] = 5 << ARG_BITS
NAP: Final[Annotated[int, does()]] = 6 << ARG_BITS
TRADE: Final[Annotated[int, asks("HU-001", "ready")]] = 0
WALK: Final[Annotated[int, asks("HU-002", walks=("stepped",))]] = 1
CHAIR: Final[Annotated[int, asks("HU-003", "dawn")]] = 2
GIVEN: Final[Annotated[int, tells("HU-001", "from:seat to:seat")]] = 0
SETTLED: Final[Annotated[int, tells("HU-001")]] = 1
WALKS: Final[Annotated[int, tells("HU-002", "seat")]] = 2
STEPPED: Final[Annotated[int, tells("HU-002", "number")]] = 3
NAPPED: Final[Annotated[int, tells("HU-003", "seat")]] = 4
ENDED: Final[Annotated[int, tells("HU-004")]] = 5
NOT_NOW: Final[Annotated[int, refuses("HU-001")]] = 1 << ARG_BITS
FARTHEST = 4
NIGHTS = 2
HIDDEN = -1


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
        s.ask_quietly(self, seat, TRADE, [READY, *gifts])

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
                s.retract(to)
                self.ask(s, to)
        if not s.open_count():
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
        s.ask_quietly(self, self.seat, WALK, [STEP, STOP] if s.walked < FARTHEST else [STOP])

    def answer(self, s: Night, seat: int, option: int) -> None:
        if option == STEP:
            s.walked += 1
            s.steps[seat] += 1
            s.tell(1 << seat, STEPPED, s.steps[seat])
            s.push(self)
        elif seat + 1 < s.seats:
            s.push(Leave(seat + 1))
        else:
            s.walking, s.walked = -1, 0
            s.tell(EVERYONE, SETTLED)
            s.push(Chair(False))

    def plans(self, known: Night, seat: int, option: int) -> bool:
        """As long as the walk goes on, nobody knows of it."""
        return option == STEP


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
        self, core: Core, coins: list[int], steps: list[int], ready: int, walking: int, walked: int, night: int
    ) -> None:
        super().__init__(core)
        self.coins = coins
        self.steps = steps
        self.ready = ready
        self.walking = walking
        self.walked = walked
        self.night = night

    def trading(self) -> bool:
        """Nobody walks, and the chair is not asked."""
        return self.walking < 0 and not any(d.kind == CHAIR for d in self.pending)

    def absent(self, d: Decision) -> int:
        return STOP if d.kind == WALK else -1

    def refusal(self, seat: int, option: int) -> int:
        return NOT_NOW

    def view(self, viewers: int) -> View:
        """The coins and steps of those who look, together."""
        own = [seat for seat in range(self.seats) if viewers >> seat & 1]
        return View(self.night, self.walking, sum(self.coins[i] for i in own), sum(self.steps[i] for i in own))

    def masked(self, viewers: int) -> Night:
        if self.over:
            known = self.clone()
            known.viewers = viewers
            return known
        coins = [x if viewers >> i & 1 else HIDDEN for i, x in enumerate(self.coins)]
        steps = [x if viewers >> i & 1 else HIDDEN for i, x in enumerate(self.steps)]
        ready = self.ready & viewers if self.trading() else self.ready
        walked = self.walked if self.walking < 0 or viewers >> self.walking & 1 else HIDDEN
        return Night(self.masked_core(viewers), coins, steps, ready, self.walking, walked, self.night)

    def imagine(self, rng: Rng) -> Night:
        """Others have the other coins, walked as far as they could have, and may be ready."""
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        others = [i for i in range(self.seats) if not self.viewers >> i & 1]
        if not others:
            return world
        hidden = 2 * self.seats - sum(x for x in self.coins if x != HIDDEN)
        for i in others:
            world.coins[i] = 0
            world.steps[i] = rng.below(1 + FARTHEST * self.walks(i))
        for _ in range(hidden):
            world.coins[others[rng.below(len(others))]] += 1
        if self.walking in others:
            world.walked = rng.below(1 + FARTHEST)
            world.steps[self.walking] += world.walked
            Walk(self.walking).run(world)
        elif self.trading():
            trade = self.pending[0].step if self.pending else Trade()
            assert isinstance(trade, Trade)
            still = [i for i in others if rng.below(2)]
            if not still and not self.pending:
                still = [others[rng.below(len(others))]]
            for i in others:
                if i in still:
                    trade.ask(world, i)
                else:
                    world.ready |= 1 << i
        else:
            world.ask_again()
            world.run()
        return world

    def walks(self, seat: int) -> int:
        """How many walks of a seat are over."""
        return self.night + (not self.trading() and (self.walking < 0 or seat < self.walking))

    def score(self, seat: int) -> float:
        return float(self.steps[seat] == max(self.steps))
