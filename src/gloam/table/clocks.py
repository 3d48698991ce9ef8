"""What time decides at a table. The caller supplies the time."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloam.table.applied import Applied
from gloam.table.asked import Held
from gloam.table.entries import Entry
from gloam.table.part import TablePart


@mypyc_attr(allow_interpreted_subclasses=True)
class Clocks(TablePart):
    """Private windows that close, clocks that run out, and the pace of the minds."""

    def next_deadline(self) -> int | None:
        """When `expire` must be called although nothing happens."""
        table = self.table
        play = table.play
        if play is None:
            return None
        if play.window is None and table.settings.clock == "none":
            return self.pace_end() if play.ready else None
        end = play.next_end(table.people.minds())
        if not play.ready:
            return end
        return self.pace_end() if end is None else min(end, self.pace_end())

    def pace_end(self) -> int:
        """When the pace of the minds is over, counted from the last change that everybody saw."""
        return self.table.log.changed + self.table.settings.pace

    def expire(self, now: int) -> Applied:
        """Whatever is due at `now`: private windows that close, clocks that ran out, minds whose pace is over."""
        table = self.table
        first, entries, audience = table.log.seq, list[Entry](), 0
        while (due := self._due(now)) is not None:
            entry = table.decisions.entry(*due, now)
            audience |= table.folding.fold(entry)
            entries.append(entry)
        return Applied(first, entries, audience=audience)

    def _due(self, now: int) -> tuple[int, Held] | None:
        play = self.table.play
        if play is None:
            return None
        if play.ready and now >= self.pace_end():
            # By seat: which mind was done first, or asked first, tells nothing.
            seat = min(play.ready)
            return seat, play.ready[seat]
        return play.due(self.table.people.minds(), now)
