"""What the rooms above the state make of it (see `gloam.core.door`)."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.door import Door
from gloam.core.rng import Rng
from gloam.core.state import State
from gloam.games.aftermath import words as w
from gloam.games.aftermath.rules.moments import why_not_now
from gloam.games.aftermath.rules.turning_back import bring_up, why_not_home
from gloam.games.aftermath.shown.view import view_of
from gloam.games.aftermath.worlds.imagining import imagined_from
from gloam.games.aftermath.worlds.masking import masked


class AftermathDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view_of(s, viewers)

    def masked(self, s: Any, viewers: int) -> State:
        return masked(s, viewers)

    def imagine(self, s: Any, rng: Rng) -> State:
        return imagined_from(s, rng)

    def interrupts(self, s: Any, seat: int) -> list[int]:
        return [option for option in (w.HOME, w.TURN_BACK) if not why_not_home(s, seat, option)]

    def interrupt(self, s: Any, seat: int, option: int) -> None:
        bring_up(s, seat, option)

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return why_not_now(s, seat, option)


DOOR: Final = AftermathDoor()
