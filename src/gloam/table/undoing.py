"""Taking back: who may take back what at a table, and why a decision stands. What is taken back is in `past.py`."""

from __future__ import annotations

import logging

from mypy_extensions import mypyc_attr

from gloam.core.words.phrases import Phrase
from gloam.core.words.wording import seat_letter
from gloam.table.applied import Applied
from gloam.table.entries import Undone
from gloam.table.errors import RuleRefusal, TableError
from gloam.table.part import TablePart
from gloam.table.past import Before

LOG = logging.getLogger("gloam.table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Undoing(TablePart):
    """The request to take back, and what a person is shown of it beforehand."""

    def undo(self, seat: str, id: str, now: int) -> Applied:  # noqa: A002
        """Take the seat's last decision back, if the table allows it, it was a plan and nothing was decided since that
        its side knows of. What was decided in one go is taken back in one go.
        """
        table = self.table
        place = table.people.place(seat)
        if (repeated := table.repeated(seat, id)) is not None:
            return repeated
        play = table.playing()
        if not table.settings.undo:
            raise TableError("not-allowed", "decisions stand at this table")
        seats = table.people.seats_of(place.person)
        last = self._last_known(seats)
        if last is None:
            raise RuleRefusal(Phrase("stands-nothing", "", {}))
        if (why := self._stands(last, seats)) or seat_letter(last.seat) != seat:
            raise RuleRefusal(Phrase(f"stands-{why or 'others'}", "", {}))
        if play.past.without(last, play.match) is None:
            LOG.error("%s: a choice was declared as a plan, but others ran into it: it stands", table.game.id)
            raise RuleRefusal(Phrase("stands-done", "", {}))
        return table.enter(Undone(table.log.at(now), seat, id))

    def shown(self, seats: str) -> tuple[str, str]:
        """The seat among these whose last decision can be taken back by whoever holds them; or why that stands."""
        last = self._last_known(seats)
        if last is None or not self.table.people.mask(seats) >> last.seat & 1:
            return "", ""
        why = self._stands(last, seats)
        return "" if why else seat_letter(last.seat), why

    def _last_known(self, seats: str) -> Before | None:
        """The last decision that whoever holds these seats knows of, while the game lasts."""
        play = self.table.play
        if play is None or not seats or play.match.state.over:
            return None
        return play.past.last(play.state.sharing(self.table.people.mask(seats)))

    def _stands(self, last: Before, seats: str) -> str:
        """Why a decision stands, as `stands-...` says it to whoever holds these seats; "" if it does not."""
        table = self.table
        if not table.people.mask(seats) >> last.seat & 1:
            return "others"
        if table.people.places[last.seat].holder != "human" or not last.own:
            return "settled"
        if last.plan:
            return "" if table.playing().can_take_back(last) else "window"
        return table.game.lexicon.verb_of(last.options[-1]).stands
