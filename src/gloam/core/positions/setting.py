"""Setting up the position with which a game begins, and noticing what was set in vain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.core.game import Game, GameError, OptionValue
from gloam.core.history import Note
from gloam.core.positions.beginning import Beginning, Placed, Position
from gloam.core.positions.written import Bag, entry, same, written
from gloam.core.rng import Rng, ScriptError, seeded
from gloam.core.state import State

Path = tuple[str, ...]


class PositionError(GameError):
    """A position that cannot be. `path` is the entry that does not fit, () where they do not fit together, None where
    the deal cannot be what is scripted for it."""

    def __init__(self, message: str, path: Path | None) -> None:
        super().__init__(message)
        self.path = path


def begun(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    beginning: Beginning,
    log: list[Note] | None = None,
    dice: Rng | None = None,
) -> State:
    """The state that a game begins with, not yet run: dealt once, then set to the position, if there is one. Seats and
    options are complete. `log` is where it tells, `dice` deal in place of those of the seed. Raises GameError."""
    position = beginning.position
    dice = seeded(beginning.dealt_by) if dice is None else dice
    for name, numbers in ({} if position is None else position.deal).items():
        dice.fix(name, list(numbers))
    try:
        state = game.fresh(seats, dice, options, beginning.carried)
    except ScriptError as e:
        raise PositionError(str(e), None) from None
    state.log = log
    if position is None:
        return state
    state = set_up(game, state, position)
    if position.seed is not None:
        state.rng = Rng(seeded(beginning.seed).x, state.rng.script)
    for draw in position.draws:
        state.rng.fix(draw.name, list(draw.numbers))
    return state


def set_up(game: Game, state: State, position: Position) -> State:
    """The state with the entries of a position placed, and what follows from them worked out. Raises PositionError.

    The entries are placed one after the other, and mostly all of them stand in the end. Only if not are they placed
    once more, looking after each: that takes much longer, and tells which one is wrong, or lays a case over its head.
    """
    dealt, told = state.clone(), 0 if state.log is None else len(state.log)
    if not _placed_well(game, state, position):
        if state.log is not None:
            del state.log[told:]
        dealt.log = state.log
        state = _placed_carefully(game, dealt, position)
    return state


def _placed_well(game: Game, state: State, position: Position) -> bool:
    """Place all entries and see whether all of them stand then, or at least when what follows is worked out."""
    try:
        for placed in position.placed:
            game.place(state, list(placed.path), placed.value)
    except (ValueError, LookupError, TypeError):
        return False
    missing = _missing(game, state, position.placed)
    try:
        _complete(game, state)
    except PositionError:
        if missing:
            return False
        raise
    return not missing or not _missing(game, state, missing)


def _missing(game: Game, state: State, entries: list[Placed]) -> list[Placed]:
    """Those of the entries that do not stand."""
    now = game.position(state)
    return [placed for placed in entries if not shows(now, placed.path, placed.value)]


def _placed_carefully(game: Game, state: State, position: Position) -> State:
    setting = Setting(game, state)
    path: Path = ()
    try:
        for placed in position.placed:
            path = placed.path
            setting.place(path, placed.value, placed.over)
        setting.lay_over()
    except (ValueError, LookupError, TypeError) as e:
        raise _unfit(path, e) from None
    _complete(game, state)
    for path, why in setting.idle().items():
        raise _unfit(path, why)
    return state


def _complete(game: Game, state: State) -> None:
    try:
        game.placed(state)
    except ValueError as e:
        raise PositionError(f"what is set does not fit together: {e}", ()) from None


def _unfit(path: Path, why: object) -> PositionError:
    return PositionError(f"cannot set {'.'.join(path)}: {why}", path)


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
            if not shows(self._now, other, kept):
                raise ValueError(f"it takes back what {'.'.join(other)} = {written(kept)} has set")
        if shows(self._now, path, value):
            self._stands[in_case][path] = value
        elif before == self._now:
            self._idle[path] = value
        elif isinstance(value, list):
            raise ValueError(f"it would be {written(found(self._now, path))}")

    def lay_over(self) -> None:
        """Set again what lines of the head that came later have taken back of the case: it is laid over the head."""
        for path, value in self._stands[True].copy().items():
            if not shows(self._now, path, value):
                self.place(path, value, in_case=True)

    def idle(self) -> dict[Path, str]:
        """Entries that were set in vain, each with what stands there: they follow from others. For a whole position."""
        self._now = self._position()
        return {
            path: f"it follows from other entries, and is {written(found(self._now, path))}"
            for path, value in self._idle.items()
            if not shows(self._now, path, value)
        }

    def _position(self) -> dict[str, Any]:
        return self.game.position(self.state)


def found(position: dict[str, Any], path: Path) -> Any:
    """What a position has at a path; None for nothing."""
    try:
        return entry(position, ".".join(path))
    except LookupError:
        return None


def shows(position: dict[str, Any], path: Path, value: Any) -> bool:
    """Whether a position shows the value: a list also in another order, or as the top of a pile."""
    here = found(position, path)
    if isinstance(value, list) and value and isinstance(here, list):
        return same(here[: len(value)], value) or same(here, Bag(value))
    return same(here, value)
