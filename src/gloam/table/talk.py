"""Talk at a table: who may say something, where, and who hears it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gloam.core.history import EVERYONE
from gloam.core.words.wording import seat_number
from gloam.table.applied import Applied
from gloam.table.entries import Said
from gloam.table.errors import TableError
from gloam.table.part import TablePart
from gloam.table.people import one_line
from gloam.table.wire import Line

if TYPE_CHECKING:
    from gloam.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk(TablePart):
    """The channels of a game, and what is said on them."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._channels: dict[tuple[int, int], list[str]] = {}

    def say(self, seat: str, text: str, channel: str, id: str, now: int) -> Applied:  # noqa: A002
        """Say something on a channel of the game."""
        table = self.table
        table.people.place(seat)
        if (repeated := table.repeated(seat, id)) is not None:
            return repeated
        if not table.settings.talk:
            raise TableError("not-allowed", "there is no talk at this table")
        channels = self._heard_by(seat_number(seat))
        if channel not in channels:
            raise TableError("not-allowed", f"there is no channel {channel!r} for seat {seat} now")
        text = one_line(text)
        if not text:
            raise TableError("bad-request", "there is nothing to say")
        audience = channels[channel]
        if audience != EVERYONE:
            audience |= 1 << seat_number(seat)
        return table.enter(Said(table.log.at(now), seat, channel, text, audience, id))

    def before(self, seats: str, n: int) -> list[Line]:
        """What the holder of some seats has heard said before their line number `n`, as far as one update holds it."""
        return self.table.ears.of(self.table.views.knowledge(seats)).talk_before(n)

    def channels(self, seat: int) -> list[str]:
        """Where a seat may talk now. What follows from its side alone is cached."""
        table = self.table
        play = table.play
        if play is None or play.match.state.over or table.game.own_channels:
            return list(self._heard_by(seat))
        key = (seat, play.match.state.side(seat))
        found = self._channels.get(key)
        if found is None:
            found = self._channels[key] = list(self._heard_by(seat))
        return found

    def _heard_by(self, seat: int) -> dict[str, int]:
        """Where a seat may talk now: each channel with those who hear it."""
        play = self.table.play
        if play is None or play.match.state.over:
            return {"table": EVERYONE}
        return self.table.game.channels(play.match.state, seat)
