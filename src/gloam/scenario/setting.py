"""Sets up the position of a scenario, and notices entries that had no effect."""

from __future__ import annotations

from typing import Any

from gloam.core.game import Game
from gloam.core.state import State
from gloam.scenario.things import Bag, entry, same, written

Path = tuple[str, ...]


class Setting:
    """Places entry after entry. A ValueError says which one does not fit, or undoes another.

    Entries of a case are laid over those of the head, and may undo what they like of it.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._stands: tuple[dict[Path, Any], dict[Path, Any]] = ({}, {})
        self._idle: dict[Path, Any] = {}
        self._now = self._position()

    def place(self, path: Path, value: Any, in_case: bool = False) -> None:
        before = self._now
        self.game.place(self.state, list(path), value)
        self._now = self._position()
        for other, kept in self._stands[in_case].items():
            if not self._shows(other, kept):
                raise ValueError(f"it takes back what {'.'.join(other)} = {written(kept)} has set")
        if self._shows(path, value):
            self._stands[in_case][path] = value
        elif before == self._now:
            self._idle[path] = value
        elif isinstance(value, list):
            raise ValueError(f"it would be {written(self._found(path))}")

    def lay_over(self) -> None:
        """Set again what lines of the head that came later have taken back of the case: it is laid over the head."""
        for path, value in self._stands[True].copy().items():
            if not self._shows(path, value):
                self.place(path, value, in_case=True)

    def idle(self) -> dict[Path, str]:
        """Entries that were set in vain, each with what stands there: they follow from others. For a whole position."""
        self._now = self._position()
        return {
            path: f"it follows from other entries, and is {written(self._found(path))}"
            for path, value in self._idle.items()
            if not self._shows(path, value)
        }

    def _position(self) -> dict[str, Any]:
        return self.game.position(self.state)

    def _found(self, path: Path) -> Any:
        try:
            return entry(self._now, ".".join(path))
        except LookupError:
            return None

    def _shows(self, path: Path, value: Any) -> bool:
        """Whether the position shows the value: a list also in another order, or as the top of a pile."""
        found = self._found(path)
        if isinstance(value, list) and value and isinstance(found, list):
            return same(found[: len(value)], value) or same(found, Bag(value))
        return same(found, value)
