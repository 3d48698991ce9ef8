"""The simple mind: rules of thumb for either side, from what the seat knows."""

from __future__ import annotations

from typing import Any

from gloam.core.play import Mind
from gloam.core.rng import Rng
from gloam.games.halloween import words as w
from gloam.games.halloween.mind import killer, victim
from gloam.games.halloween.mind.reasons import Reason, reason_of
from gloam.games.halloween.state import MICHAEL, Halloween


class Hunter(Mind):
    """Plays Michael or a victim by rules of thumb."""

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        super().begin(seat, seats, rng)
        self.plan: victim.Plan | None = None
        self.moment = (-1, -1)
        self.goal = -1
        self.reason: Reason | None = None

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        assert isinstance(known, Halloween)
        if self.seat == MICHAEL:
            option, self.goal = killer.choose(known, kind, options, self.goal, self.rng)
            self.reason = reason_of(known, option, options, None)
            return option
        plan = self.planned(known, kind)
        option = victim.choose(known, self.seat, kind, options, plan, self.rng)
        self.reason = reason_of(known, option, options, plan)
        return option

    def explain(self) -> Reason | None:
        """Why the last choice was made."""
        return self.reason

    def planned(self, s: Halloween, kind: int) -> victim.Plan:
        """What the seat is about: thought over before each action, and kept while it is carried out."""
        if self.plan is None or kind == w.ASK_ACTION or self.moment != (s.round, s.deed):
            self.plan = victim.plan_of(s, self.seat)
            self.moment = (s.round, s.deed)
        return self.plan
