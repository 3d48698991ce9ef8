"""Minds play seats, each from what its seat may know. This module finds them by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gloam.core.game import Game, GameError
from gloam.core.play import Mind
from gloam.core.state import State
from gloam.core.words.lexicon import seat_letter

FORMER: Final[Mapping[str, str]] = {"rules": "steady", "simple": "steady"}
"""What minds were called in older logs."""


def name_today(game: Game, name: str) -> str:
    """The current name of a mind that an older log may still call by its former name."""
    return name if name in game.minds() else FORMER.get(name, name)


def minds_for(game: Game, names: Sequence[str], seats: int) -> list[Callable[[], Mind]]:
    """For each seat, what makes its mind. Fewer names than seats are repeated: `steady,random` alternates."""
    known = game.minds()
    for name in names:
        if name not in known:
            raise GameError(f"{game.id} has no mind {name!r}; it has {', '.join(known)}")
    if not 1 <= len(names) <= seats:
        raise GameError(f"{len(names)} minds for {seats} seats; name as many as there are seats, or fewer")
    return [known[names[seat % len(names)]] for seat in range(seats)]


def by_label(names: Sequence[str]) -> bool:
    """Whether minds are assigned by role (`warden=steady,poachers=random`) and not by position at the table."""
    return any("=" in name for name in names)


def check_minds(game: Game, names: Sequence[str], seats: int) -> None:
    """Raises GameError if the game lacks one of these minds, or if no seat can ever have one of these labels."""
    if not by_label(names):
        minds_for(game, names, seats)
        return
    labels = {label for known in game.lexicon.refs.values() for label in known}
    for name in names:
        label, sign, mind = name.partition("=")
        if not sign:
            raise GameError(f"{name!r} names no seats; by label each mind is written as label={name}")
        if label not in labels:
            raise GameError(f"{game.id} has nothing called {label!r} to name seats by")
        minds_for(game, [mind], seats)


def seated(game: Game, names: Sequence[str], state: State) -> list[str]:
    """The name of each seat's mind: by position, or by a label that the seat has now (`Game.labels`)."""
    if not by_label(names):
        return [names[seat % len(names)] for seat in range(state.seats)]
    wanted = dict(name.split("=", 1) for name in names)
    found = []
    for seat, labels in enumerate(game.labels(state)):
        own = [label.partition(":")[2] for label in labels]
        mind = next((wanted[label] for label in own if label in wanted), None)
        if mind is None:
            raise GameError(f"no mind is named for seat {seat_letter(seat)}, which is {', '.join(own) or 'unlabelled'}")
        found.append(mind)
    return found


def best_mind(game: Game) -> str:
    """The name of the strongest mind of a game."""
    return list(game.minds())[-1]
