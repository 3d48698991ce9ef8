"""How the game ends (HW-298 to HW-305)."""

from __future__ import annotations

from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import (
    BLUE_KEY,
    KILLS_TO_WIN,
    LAST_ROUND,
    LINDSEY,
    MICHAEL_HEALTH,
    TOMMY,
    YELLOW_KEY,
)
from gloam.games.halloween.state import Halloween


def finish(s: Halloween, ending: int) -> None:
    """The game is over, at once (HW-304); the hidden sheet is shown."""
    s.over = True
    s.ending = ending
    s.announce(w.TOLD_OVER, ending)
    for row in range(len(s.sheet)):
        s.announce(w.TOLD_SHEET, row, s.sheet[row])


def check_escape(s: Halloween) -> None:
    """Tommy, Lindsey and the key in an open car of that colour, in whose hands soever (HW-293 to HW-297)."""
    if not s.locks:
        return
    for car, key in ((0, BLUE_KEY), (1, YELLOW_KEY)):
        if not s.locks >> car & 1:
            continue
        tommy = lindsey = fits = False
        for seat in range(1, s.seats):
            mat = s.mats[seat]
            if mat.space >= 0 and s.board.cars[car] >> mat.space & 1:
                tommy = tommy or TOMMY in mat.hand
                lindsey = lindsey or LINDSEY in mat.hand
                fits = fits or key in mat.hand
        if tommy and lindsey and fits:
            finish(s, w.BY_ESCAPE)
            return


def check_damage(s: Halloween) -> None:
    """Enough damage drives Michael off (HW-179, HW-299)."""
    if s.damage >= MICHAEL_HEALTH:
        finish(s, w.BY_DAMAGE)


def check_kills(s: Halloween) -> None:
    """Enough victims are dead (HW-269, HW-300, HW-301)."""
    if len(s.dead) >= KILLS_TO_WIN[s.victims()]:
        finish(s, w.BY_KILLS)


def check_rounds(s: Halloween) -> None:
    """The last row is written (HW-302, HW-303)."""
    if s.round >= LAST_ROUND[s.victims()]:
        finish(s, w.BY_ROUNDS)
