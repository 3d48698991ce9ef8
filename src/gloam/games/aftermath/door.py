"""What the other rooms of the game make of a state."""

from __future__ import annotations

from typing import Any

from gloam.core.door import DOORS, Door
from gloam.games.aftermath.rules.moments import why_not_now
from gloam.games.aftermath.shown.view import view_of
from gloam.games.aftermath.state import Aftermath
from gloam.games.aftermath.worlds.imagining import imagined_from
from gloam.games.aftermath.worlds.masking import masked


class AftermathDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view_of(s, viewers)

    def masked(self, s: Any, viewers: int) -> Any:
        return masked(s, viewers)

    def imagine(self, s: Any, rng: Any) -> Any:
        return imagined_from(s, rng)

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return why_not_now(s, seat, option)


DOORS[Aftermath] = AftermathDoor()
