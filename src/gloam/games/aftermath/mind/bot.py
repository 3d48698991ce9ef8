"""The party's mind: rules of thumb for a whole campaign, from what its seat may know."""

from __future__ import annotations

from typing import Any

from gloam.core.play import Mind
from gloam.core.rng import Rng
from gloam.core.state import PASS
from gloam.games.aftermath import words as w
from gloam.games.aftermath.mind import acting, answering
from gloam.games.aftermath.mind.reasons import Reason, reason_of
from gloam.games.aftermath.rules.moving import MoveCards, Moving
from gloam.games.aftermath.state import Aftermath


class Companion(Mind):
    """Plays one character, beside people or others of its kind. It never ends a campaign: that is for people to do."""

    keeps_still = True

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        super().begin(seat, seats, rng)
        self.goal = -1
        self.cards: list[int] = []
        self.stake = 0.0
        self.reason: Reason | None = None

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        assert isinstance(known, Aftermath)
        option = self.answer(known, kind, options) if len(options) > 1 else options[0]
        if option not in options:
            option = options[0]
        self.reason = reason_of(known, self.seat, kind, option, options)
        return option

    def explain(self) -> Reason | None:
        """Why the last choice was made."""
        return self.reason

    def answer(self, s: Aftermath, kind: int, options: list[int]) -> int:
        agreed = self.proposed(s, options)
        if agreed >= 0:
            return agreed
        if kind == w.ASK_ACTION:
            plan = acting.act(s, self.seat, options)
            self.goal, self.cards, self.stake = plan.goal, plan.cards, plan.stake
            return plan.option
        step = self.step(s)
        if kind == w.ASK_MOVE and isinstance(step, MoveCards):
            return acting.next_card(s, self.seat, step.cards, self.cards, options)
        if kind == w.ASK_STEP and isinstance(step, Moving):
            return acting.next_step(s, self.seat, step.left, step.mask, step.boat, self.goal, options)
        return answering.answer(s, self.seat, kind, options, step, self.stake)

    def step(self, s: Aftermath) -> Any:
        """What asks: the step of the open decision."""
        for d in s.pending:
            if d.seat == self.seat:
                return d.step
        return None

    def proposed(self, s: Aftermath, options: list[int]) -> int:
        """In a council the mind goes along with what another has proposed: people lead, and minds agree anyway."""
        for seat in range(s.seats):
            if seat != self.seat and s.proposals[seat] >= PASS and s.proposals[seat] in options:
                return s.proposals[seat]
        return -1
