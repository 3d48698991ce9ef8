"""The simple mind: rules of thumb for either side, from what the seat knows."""

from __future__ import annotations

from typing import Any

from gloam.core.play import Mind
from gloam.games.halloween.mind import killer, victim
from gloam.games.halloween.state import MICHAEL, Halloween


class Hunter(Mind):
    """Plays Michael or a victim by rules of thumb."""

    def choose(self, known: Any, kind: int, options: list[int]) -> int:
        assert isinstance(known, Halloween)
        if self.seat == MICHAEL:
            return killer.choose(known, kind, options, self.rng)
        return victim.choose(known, self.seat, kind, options, self.rng)
