"""The picture of the terminal client in docs/images: Shadow Hunters, some turns into a game of six.

    python tools/terminal_picture.py [--seed 5]

writes docs/images/terminal.svg anew.
"""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path

from gloam.core.game import game_named
from gloam.terminal.app import PAUSES, TerminalApp
from gloam.terminal.desk import Desk
from gloam.terminal.room import TableWanted

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
SIZE = (120, 36)
SEATS = 6
DECISIONS = 60
"""So many have been made at least: then there is something to see."""

FONTS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
"""Those of the reader's machine: a picture in a README fetches nothing."""


async def picture(seed: int) -> str:
    """The screen when the person is asked whom to attack."""
    game = game_named("shadow-hunters")
    setting = TableWanted(game, SEATS, (1,), [*game.minds()][-1], game.complete(SEATS, {}))
    app = TerminalApp(Desk(setting.open(seed), "en"), len(PAUSES) - 1)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("s")
        while not app.room.over:
            await pilot.pause(0.01)
            if not app.is_asking:
                continue
            svg = app.export_screenshot(title="gloam")
            if len(app.room.match.decisions) >= DECISIONS and "(you):&#160;Attack<" in svg:
                return svg
            await pilot.press("enter")
    raise SystemExit(f"nobody was attacked with seed {seed}: take another one")


def plain(svg: str) -> str:
    """Without fonts from elsewhere."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", FONTS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=5)
    svg = plain(asyncio.run(picture(parser.parse_args().seed)))
    TARGET.write_text(svg, "utf-8")
    print(f"written: {TARGET.relative_to(TARGET.parents[2])}")


if __name__ == "__main__":
    main()
