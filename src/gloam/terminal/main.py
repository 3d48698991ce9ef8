"""Starts the client: on the full screen, or line by line; with another game, or with one that was begun."""

from __future__ import annotations

import sys
from pathlib import Path

from gloam.store.filelog import FileLog
from gloam.terminal.desk import Desk
from gloam.terminal.room import Room, Setting, resumed
from gloam.terminal.saves import Saves


def begin(*, setting: Setting, seed: int, lang: str, plain: bool, saves: Saves) -> int:
    """Play a game that begins until the people leave; returns the exit code. Raises StoreError and TableError."""
    return _play(setting.open(seed, saves), lang, plain, saves)


def go_on(*, log: Path, lang: str, plain: bool, saves: Saves) -> int:
    """Go on with the game of a log. Raises StoreError."""
    return _play(resumed(FileLog.open(log), saves), lang, plain, saves)


def _play(room: Room, lang: str, plain: bool, saves: Saves) -> int:
    desk = Desk(room, lang, saves)
    if plain:
        from gloam.terminal.plain import Plain

        code = Plain(desk).run()
    else:
        from gloam.terminal.app import TerminalApp

        app = TerminalApp(desk)
        app.run()
        code = app.return_code or 0
        if desk.farewell:
            print(desk.farewell)
    desk.room.close()
    for fault in sorted(set(desk.room.faults)):
        print(f"gloam: a bot had no answer: {fault}", file=sys.stderr)
    return code
