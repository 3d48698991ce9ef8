"""What is drawn in the middle of the screen. A game brings a module here named by its id; others are listed."""

from __future__ import annotations

from importlib import import_module, util

from gloam.core.game import Game
from gloam.terminal.boards.base import Board, Scene, SeatCard

__all__ = ["Board", "Scene", "SeatCard", "board_for"]


def board_for(game: Game) -> Board:
    """The board of a game: `BOARD` of the module with its id, else one that lists whatever the view holds."""
    name = f"{__name__}.{game.id.replace('-', '_')}"
    if util.find_spec(name) is None:
        return Board()
    board: Board = import_module(name).BOARD
    return board
