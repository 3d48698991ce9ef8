"""What the other rooms of the game make of a state."""

from __future__ import annotations

from typing import Any

from gloam.core.door import DOORS, Door
from gloam.games.shadow_hunters.rules.moments import why_not_now
from gloam.games.shadow_hunters.shown.view import view_beside, view_of
from gloam.games.shadow_hunters.state import ShadowHunters
from gloam.games.shadow_hunters.worlds.imagining import imagined
from gloam.games.shadow_hunters.worlds.masking import masked


class ShadowHuntersDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view_of(s, viewers)

    def view_beside(self, s: Any, viewers: int, public: Any) -> Any:
        return view_beside(s, viewers, public)

    def masked(self, s: Any, viewers: int) -> Any:
        return masked(s, viewers)

    def imagine(self, s: Any, rng: Any) -> Any:
        return imagined(s, rng)

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return why_not_now(s, seat, option)


DOORS[ShadowHunters] = ShadowHuntersDoor()
