"""Starts the client: on the full screen, or line by line."""

from __future__ import annotations

from collections.abc import Mapping

from gloam.core.game import Game, OptionValue
from gloam.terminal.seat import Setting


def run(
    *,
    game: Game,
    seats: int,
    held: int,
    mind: str,
    options: Mapping[str, OptionValue],
    seed: int,
    lang: str,
    plain: bool,
) -> int:
    """Play the seats of the mask `held` until the person leaves; returns the exit code."""
    setting = Setting(game, seats, held, game.minds()[mind], options)
    if plain:
        from gloam.terminal.plain import Plain

        return Plain(setting, seed, lang).run()
    from gloam.terminal.app import TerminalApp

    TerminalApp(setting, seed, lang).run()
    return 0
