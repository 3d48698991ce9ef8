"""What a table tells once its game is over."""

from __future__ import annotations

from gloam.core.match import Match
from gloam.core.records.carry import Carried
from gloam.core.records.record import Record
from gloam.table import finished
from gloam.table.errors import TableError
from gloam.table.part import TablePart
from gloam.table.wire import Ending, ReplayMoment


class After(TablePart):
    """Everything is open after the end; before it all of this raises TableError `not-allowed`."""

    def check_over(self) -> None:
        """Raises TableError before the end."""
        if self.table.phase != "over":
            raise TableError("not-allowed", "the game is not over")

    def finished(self) -> finished.Finished:
        """What it takes to tell the game again elsewhere: its ending, its moments, its record."""
        return finished.finished(self._match(), bool(self.table.made.campaign))

    def ending(self) -> Ending:
        """The full reveal."""
        match = self._match()
        return finished.ending(match, bool(self.table.made.campaign) and finished.goes_on(match))

    def record(self) -> Record:
        """The record that replays the game."""
        return self._match().record()

    def carried(self) -> Carried | None:
        """What this session hands to the next of its campaign; None where the campaign ends with it."""
        match = self._match()
        return match.game.carried(match.state)

    def replay(self, at: int, seats: str) -> ReplayMoment:
        """The game after decision number `at`, as the holder of these seats saw it, beside the truth."""
        return finished.replayed(self._match(), at, self.table.people.mask(seats))

    def match_at(self, at: int) -> Match:
        """The match after decision number `at`: `gloam.scenario.export.export` makes a scenario of it."""
        return finished.match_at(self._match(), at)

    def _match(self) -> Match:
        self.check_over()
        return self.table.started().match
