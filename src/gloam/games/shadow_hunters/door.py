"""What the rooms above the state make of it (see `gloam.core.door`)."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.door import Door
from gloam.core.rng import Rng
from gloam.core.state import State
from gloam.games.shadow_hunters.rules import moments
from gloam.games.shadow_hunters.shown import view
from gloam.games.shadow_hunters.worlds import imagining, masking


class ShadowHuntersDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view.view_of(s, viewers)

    def view_beside(self, s: Any, viewers: int, public: Any) -> Any:
        return view.view_beside(s, viewers, public)

    def masked(self, s: Any, viewers: int) -> State:
        return masking.masked(s, viewers)

    def imagine(self, s: Any, rng: Rng) -> State:
        return imagining.imagined(s, rng)

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return moments.why_not_now(s, seat, option)


DOOR: Final = ShadowHuntersDoor()
