"""What the rooms above the state make of it (see `gloam.core.door`)."""

from __future__ import annotations

from typing import Any, Final

from gloam.core.door import Door
from gloam.core.rng import Rng
from gloam.core.state import Decision, State, Step
from gloam.games.lockdown.rules.absence import choice_of_absent
from gloam.games.lockdown.rules.moments import why_not_at, why_senseless
from gloam.games.lockdown.shown.view import view_of
from gloam.games.lockdown.worlds.imagining import imagined_from, several_from
from gloam.games.lockdown.worlds.masking import agenda_for, masked


class LockdownDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view_of(s, viewers)

    def masked(self, s: Any, viewers: int) -> State:
        return masked(s, viewers)

    def masked_agenda(self, s: Any, viewers: int) -> list[Step] | None:
        return agenda_for(s, viewers)

    def imagine(self, s: Any, rng: Rng) -> State:
        return imagined_from(s, rng)

    def imagine_several(self, s: Any, rng: Rng, count: int) -> list[State]:
        return several_from(s, rng, count)

    def absent(self, s: Any, d: Decision) -> int:
        return choice_of_absent(s, d)

    def why_senseless(self, s: Any, option: int) -> int:
        return why_senseless(s, option)

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return why_not_at(s, seat, option)


DOOR: Final = LockdownDoor()
