"""What the other rooms of the game make of a state."""

from __future__ import annotations

from typing import Any

from gloam.core.door import DOORS, Door
from gloam.games.lockdown.rules.absence import choice_of_absent
from gloam.games.lockdown.rules.moments import why_not_at
from gloam.games.lockdown.shown.view import view_of
from gloam.games.lockdown.state import Lockdown
from gloam.games.lockdown.worlds.imagining import imagined_from, several_from
from gloam.games.lockdown.worlds.masking import agenda_for, masked


class LockdownDoor(Door):
    def view(self, s: Any, viewers: int) -> Any:
        return view_of(s, viewers)

    def masked(self, s: Any, viewers: int) -> Any:
        return masked(s, viewers)

    def masked_agenda(self, s: Any, viewers: int) -> list[Any]:
        return list(agenda_for(s, viewers))

    def imagine(self, s: Any, rng: Any) -> Any:
        return imagined_from(s, rng)

    def imagine_several(self, s: Any, rng: Any, count: int) -> list[Any]:
        return list(several_from(s, rng, count))

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        return why_not_at(s, seat, option)

    def absent(self, s: Any, d: Any) -> int:
        return choice_of_absent(s, d)


DOORS[Lockdown] = LockdownDoor()
