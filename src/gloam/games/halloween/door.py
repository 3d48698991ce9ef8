"""What the rooms above the state make of it (see `gloam.core.door`)."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.door import Door
from gloam.core.rng import Rng
from gloam.core.state import Decision, State
from gloam.games.halloween.rules.absence import choice_of_absent
from gloam.games.halloween.rules.moments import why_not_now
from gloam.games.halloween.shown.view import view_of
from gloam.games.halloween.worlds.imagining import imagined_from
from gloam.games.halloween.worlds.masking import masked


class HalloweenDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view_of(s, viewers)

    def masked(self, s: Any, viewers: int) -> State:
        return masked(s, viewers)

    def imagine(self, s: Any, rng: Rng) -> State:
        return imagined_from(s, rng)

    def absent(self, s: Any, d: Decision) -> int:
        return choice_of_absent(s, d)

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return why_not_now(s, seat, option)


DOOR: Final = HalloweenDoor()
