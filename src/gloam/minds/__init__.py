"""Minds: whoever plays a seat from its view alone. Here they are chosen by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloam.core.game import Game, GameError
from gloam.core.play import Mind


def minds_for(game: Game, names: Sequence[str], seats: int) -> list[Callable[[], Mind]]:
    """A maker of minds for each seat. Fewer names than seats go round the table: `rules,random` alternates."""
    known = game.minds()
    for name in names:
        if name not in known:
            raise GameError(f"{game.id} has no mind {name!r}; it has {', '.join(known)}")
    if not 1 <= len(names) <= seats:
        raise GameError(f"{len(names)} minds for {seats} seats; name as many as there are seats, or fewer")
    return [known[names[seat % len(names)]] for seat in range(seats)]


def best_mind(game: Game) -> str:
    """The name of the strongest mind of a game."""
    return list(game.minds())[-1]
