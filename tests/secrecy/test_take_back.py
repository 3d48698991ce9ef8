"""Whether somebody may take back that he is ready does not depend on what others are asked out of sight.

Lockdown, the free phase: whoever is the last to be ready sets those going who hold more than their Load, and nobody
else notices (LK-093, LK-267). In one world A is the last and C discards; in the other the others still trade. A can
tell the two apart neither by the button nor by pressing it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.core.sights import Snapshot
from gloam.core.state import EVERYONE
from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game
from gloam.games.lockdown.content.tables import JUNK
from gloam.table.errors import RuleRefusal
from gloam.table.table import Table
from gloam.table.wire import Settings

NOW = 1_000
SEATS = [seat_letter(i) for i in range(4)]


class World:
    """A table of four people who have chosen panels and rooms; A has given C more than anybody can carry."""

    def __init__(self) -> None:
        self.table, _ = Table.make("night", game, len(SEATS), 1, {}, Settings(undo=True), "Ann", NOW)
        self.requests = 0
        for seat in SEATS:
            self.table.seating.sit(seat, f"P{seat}", NOW)
        self.table.seating.start(NOW)
        self.do(*(f"{seat} genes:4-3-3" for seat in SEATS))
        self.do(*(f"{seat} birth:B303" for seat in SEATS))
        assert self.table.play is not None
        self.state.players[0].hand = [JUNK] * 9  # more than any Load of a panel of 10 points
        match = self.table.play.match  # which remembers it, as it does every so many decisions
        match.frames.append(Snapshot(len(match.decisions), len(match.events), self.state.clone()))
        self.do("A offer:C", *["A give:junk"] * 9, "A send", "C accept:AC1")

    @property
    def state(self) -> Any:
        assert self.table.play is not None
        return self.table.play.state

    def do(self, *lines: str) -> None:
        for line in lines:
            seat, option = line.split()
            self.requests += 1
            ask = self.table.views.update_for(seat, 0, NOW).asks.get(seat, 0)
            self.table.decisions.submit(seat, option, ask, f"request-{self.requests:04}", NOW)

    def shown(self, seat: str) -> bytes:
        return msgspec.json.encode(self.table.views.update_for(seat, 0, NOW))

    def undo(self, seat: str) -> str:
        """What comes of asking for it."""
        try:
            self.table.undoing.undo(seat, "request-undo", NOW)
        except RuleRefusal as e:
            return str(e)
        return "taken back"


@pytest.mark.parametrize("drafts", range(5))
def test_taking_back_that_one_is_ready_does_not_show_who_else_is(drafts: int) -> None:
    """Whatever was written and dropped before."""
    here, there = World(), World()
    for world in (here, there):
        world.do(*["A offer:B", "A drop"] * drafts)
    there.do("B ready", "C ready", "D ready")
    for world in (here, there):
        world.do("A ready")
    audiences = [world.table.play.past.stack[-1].audience for world in (here, there) if world.table.play is not None]
    assert audiences == [0b1, 0b101]  # in one of them C is asked, which A may not know
    assert EVERYONE not in audiences
    assert here.shown("A") == there.shown("A")
    assert here.undo("A") == there.undo("A")
    assert here.shown("A") == there.shown("A")


def test_what_is_written_before_can_still_be_taken_back_in_both() -> None:
    here, there = World(), World()
    there.do("B ready", "C ready", "D ready")
    for world in (here, there):
        world.do("A offer:B", "A want:knife")
        assert world.undo("A") == "taken back"
    assert here.shown("A") == there.shown("A")
