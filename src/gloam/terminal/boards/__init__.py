"""What is drawn in the middle of the screen.

Our games have a module here, named by their id, because rules import no screen. A game in another package brings its
own module `terminal`. Any other game is shown as a list.
"""

from __future__ import annotations

from importlib import import_module, util

from gloam.core.game import Game
from gloam.terminal.boards.base import Board, Scene, SeatCard

__all__ = ["Board", "Scene", "SeatCard", "board_for"]


def board_for(game: Game) -> Board:
    """The board of a game: `BOARD` of its module, else one that lists whatever the view holds."""
    for name in (f"{__name__}.{game.id.replace('-', '_')}", f"{game.package}.terminal"):
        if util.find_spec(name) is not None:
            board: Board = import_module(name).BOARD
            return board
    return Board()
