"""Starts the client: full screen or line by line, with a new game or an unfinished one."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from gloam.store.filelog import FileLog
from gloam.terminal.chain import CampaignFile
from gloam.terminal.desk import Desk
from gloam.terminal.room import LocalRoom, TableWanted, resumed
from gloam.terminal.saves import Saves


def begin(*, setting: TableWanted, seed: int, lang: str, plain: bool, saves: Saves) -> int:
    """Play a game that begins until the people leave; returns the exit code. Raises StoreError and TableError."""
    return _play(setting.open(seed, saves), lang, plain, saves)


def go_on(*, log: Path, lang: str, plain: bool, saves: Saves, campaign: CampaignFile | None = None) -> int:
    """Go on with the game of a log, which may be a session of a campaign. Raises StoreError."""
    return _play(resumed(FileLog.open(log), saves, campaign=campaign), lang, plain, saves)


def _play(room: LocalRoom, lang: str, plain: bool, saves: Saves) -> int:
    desk, aside = Desk(room, lang, saves), _Aside()
    logging.getLogger("gloam").addHandler(aside)
    try:
        return _shown(desk, plain)
    finally:
        logging.getLogger("gloam").removeHandler(aside)
        desk.room.close()
        for fault in dict.fromkeys([*aside.said, *(f"a bot had no answer: {fault}" for fault in desk.room.faults)]):
            print(f"gloam: {fault}", file=sys.stderr)


def _shown(desk: Desk, plain: bool) -> int:
    if plain:
        from gloam.terminal.plain import Plain

        return Plain(desk).run()
    from gloam.terminal.app import TerminalApp

    app = TerminalApp(desk)
    app.run()
    if desk.farewell:
        print(desk.farewell)
    return app.return_code or 0


class _Aside(logging.Handler):
    """Holds back error messages until the screen is free, so that nothing is written across the board."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())
