"""Other worlds."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.games.lockdown.state import Lockdown


def determinized(s: Lockdown, viewer: int, rng: Rng) -> Lockdown:
    t = s.clone()
    t.rng = rng.split()
    return t
