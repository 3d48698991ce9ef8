"""What the higher rooms of a game make of its state: views, masks, worlds, reasons of the moment.

Callers say `state.view(viewers)`. But a state is the lowest room of its game and must not know the rooms above it; it
asks the door of its game, which knows them all. The door is found by the state's class: it is `DOOR` in the module
`door` of the package that class is written in. It is loaded on first use, and no field holds it, so no copy and no
file contains it. A game of a few modules needs no door: its state overrides the methods itself. If its fields say who
may know them, it is masked by that, with the rules (`known_hands` ...) that stand in the module of the state.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from gloam.core.rng import Rng

if TYPE_CHECKING:
    from gloam.core.state import Decision, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Door:
    """What a state is asked and cannot answer by itself. Each method is one of `State`, which says what it gives."""

    def view(self, s: Any, viewers: int) -> Any:
        raise NotImplementedError(f"{type(s).__name__} has no view: it has neither a method nor a door for it")

    def view_beside(self, s: Any, viewers: int, public: Any) -> Any:
        return s.view(viewers)

    def masked(self, s: Any, viewers: int) -> State:
        raise NotImplementedError(f"{type(s).__name__} cannot be masked: it has neither a method nor a door for it")

    def masked_agenda(self, s: Any, viewers: int) -> list[Step] | None:
        """None: the whole agenda."""
        return None

    def imagine(self, s: Any, rng: Rng) -> State:
        raise NotImplementedError(f"{type(s).__name__} has no worlds: it has neither a method nor a door for them")

    def imagine_several(self, s: Any, rng: Rng, count: int) -> list[State]:
        return [s.imagine(rng) for _ in range(count)]

    def absent(self, s: Any, d: Decision) -> int:
        return d.step.absent(s, d.seat)

    def interrupts(self, s: Any, seat: int) -> list[int]:
        return []

    def interrupt(self, s: Any, seat: int, option: int) -> None:
        raise NotImplementedError(f"{type(s).__name__} has no interrupts")

    def why_senseless(self, s: Any, option: int) -> int:
        """Why nobody can ever choose this as things are, whatever is asked; 0 where it could make sense."""
        return 0

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        raise NotImplementedError(f"{type(s).__name__} gives no reasons of the moment")


class ByFields(Door):
    """The door of a small game whose fields say who may know them."""

    def __init__(self) -> None:
        self.mask: Callable[[Any, int], State] | None = None

    def masked(self, s: Any, viewers: int) -> State:
        if self.mask is None:
            # It reads types, which nobody needs where all is compiled.
            masking = import_module("gloam.core.declared").masking
            self.mask = masking(type(s), vars(sys.modules[type(s).__module__]))
        return self.mask(s, viewers)


_DOORS: Final[dict[type, Door]] = {}


def door_of(state: Any) -> Door:
    """The door of the game that a state belongs to; one that knows nothing where the game has none."""
    kind = type(state)
    door = _DOORS.get(kind)
    if door is None:
        door = _DOORS[kind] = _found(kind)
    return door


def _found(kind: type) -> Door:
    package = kind.__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.door") is not None:
        door: Door = import_module(f"{package}.door").DOOR
        return door
    says = any("Annotated" in str(said) for said in inspect.get_annotations(kind).values())
    return ByFields() if says else Door()
