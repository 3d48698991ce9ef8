"""The door between a state and the rooms above it: what is shown of it, what is known of it, why something is refused.

A state is the lowest room of its game and imports none of them. It asks its door, which is looked up by its class:
`door.py` of the game's package, loaded on first use, has one.

    class WhisperDoor(Door):
        def view(self, s: Any, viewers: int) -> Any:
            return view_of(s, viewers)

    DOORS[Whisper] = WhisperDoor()

A small game may do without: its state has these methods itself, or its fields say who may know them.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Door:
    """What the rooms of a game make of a state `s`; `State` has the same methods and says what each of them means."""

    def view(self, s: Any, viewers: int) -> Any:
        raise NotImplementedError(f"{type(s).__name__}: nobody says what a seat sees")

    def view_beside(self, s: Any, viewers: int, public: Any) -> Any:
        return s.view(viewers)

    def masked(self, s: Any, viewers: int) -> Any:
        raise NotImplementedError(f"{type(s).__name__}: nobody says who may know its fields")

    def masked_agenda(self, s: Any, viewers: int) -> list[Any]:
        return list(s.agenda)

    def imagine(self, s: Any, rng: Any) -> Any:
        raise NotImplementedError(f"{type(s).__name__}: nobody says how a world is made that fits")

    def imagine_several(self, s: Any, rng: Any, count: int) -> list[Any]:
        return [s.imagine(rng) for _ in range(count)]

    def why_not_now(self, s: Any, seat: int, option: int) -> int:
        raise NotImplementedError(f"{type(s).__name__}: nobody says why an option is not open")

    def absent(self, s: Any, d: Any) -> int:
        chosen: int = d.step.absent(s, d.seat)
        return chosen


class ByFields(Door):
    """The door of a small game whose fields say who may know them: the rules stand in the module of its state."""

    def __init__(self, mask: Callable[[Any, int], Any]) -> None:
        self.mask = mask

    def masked(self, s: Any, viewers: int) -> Any:
        return self.mask(s, viewers)


DOORS: Final[dict[type, Door]] = {}
"""By the class of a state: its door, as soon as it was needed."""


def door_of(cls: type) -> Door:
    """The door of a class of states."""
    found = DOORS.get(cls)
    return _opened(cls) if found is None else found


def _opened(cls: type) -> Door:
    """Look for the door of a class, or of the one that it extends."""
    found: Door | None = None
    for base in cls.__mro__:
        if found is None and not base.__module__.startswith("gloam.core."):
            found = _loaded(base)
    DOORS[cls] = Door() if found is None else found
    return DOORS[cls]


def _loaded(cls: type) -> Door | None:
    package = cls.__module__.rpartition(".")[0]
    if hasattr(sys.modules.get(package), "__path__") and find_spec(f"{package}.door") is not None:
        import_module(f"{package}.door")
    if cls not in DOORS and any("Annotated" in str(said) for said in inspect.get_annotations(cls).values()):
        # Reads types, which nobody needs where all is compiled.
        masking = import_module("gloam.core.declared").masking
        return ByFields(masking(cls, vars(sys.modules[cls.__module__])))
    return DOORS.get(cls)
