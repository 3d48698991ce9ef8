"""What the rooms above the state make of it (see `gloam.core.door`)."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.door import Door
from gloam.core.rng import Rng
from gloam.core.state import State, Step
from gloam.games.whisper.rules.moments import why_not_now
from gloam.games.whisper.shown.view import view_of
from gloam.games.whisper.worlds.imagining import imagined_from
from gloam.games.whisper.worlds.masking import agenda_for, masked


class WhisperDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view_of(s, viewers)

    def masked(self, s: Any, viewers: int) -> State:
        return masked(s, viewers)

    def masked_agenda(self, s: Any, viewers: int) -> list[Step] | None:
        return agenda_for(s, viewers)

    def imagine(self, s: Any, rng: Rng) -> State:
        return imagined_from(s, rng)

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return why_not_now(s, seat, option)


DOOR: Final = WhisperDoor()
