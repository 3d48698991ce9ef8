"""What is left of a table that can't continue here, for somebody with one of its tokens: its account, whether its
people may start over, and when its record is open."""

from __future__ import annotations

from gloam.core.game import Game
from gloam.core.records.edition import difference
from gloam.core.records.record import Record
from gloam.core.words.phrases import Phrase
from gloam.server.problems import OtherTable, Problem
from gloam.server.tokens import Access
from gloam.table.account import Account, Cause, Opens, account
from gloam.table.former import Former


class Relic:
    """A former table. `access` is what the token opened in the end; `sat` says whether it is the host's, or that of
    somebody who held a seat. Whoever only asked for one is not taken along to the next table."""

    def __init__(self, former: Former, game: Game | None, access: Access) -> None:
        self.former = former
        self.game = game
        self.access = access
        self.sat = access.host or former.holds(access.person)
        self.led = self.sat or not access.person

    def account(self, missing: str) -> Account:
        """`missing` says why it cannot go on here, "" where it can."""
        former, cause = self.former, self.cause if missing else ""
        renews = former.over if not cause else cause in ("rules", "content")
        again = self.sat and renews and not former.next and not former.campaign
        following = former.next if self.led else ""
        return account(former, missing, cause, again, following, self._opens(bool(cause)), self._differs(cause))

    def _differs(self, cause: Cause) -> Phrase | None:
        """In which way its rules or its content were others than those that are here."""
        if self.game is None or cause not in ("rules", "content"):
            return None
        return difference(self.former.game, self.former.edition, self.game.edition)

    @property
    def cause(self) -> Cause:
        """Why it cannot go on here."""
        then, here = self.former.edition, None if self.game is None else self.game.edition
        if self.former.replaced:
            return "replaced"
        if here is None:
            return "game"
        if (then.gloam, then.version) != (here.gloam, here.version):
            return "rules"
        return "log" if then == here else "content"

    def check_again(self, other: OtherTable) -> None:
        """Raises the Problem of a table whose people cannot begin anew here. A log that does not fit although it is of
        these rules can be mended; for all that is known it goes on then."""
        if self.cause == "game":
            raise Problem(410, f"{other.message.removesuffix('.')}; so no new table of it can be made.")
        if self.cause == "log":
            raise other

    def record(self) -> Record:
        """Raises Problem while it is not open. The seed is in it, and so everything that was hidden."""
        match self._opens(True):
            case "now":
                return self.former.record()
            case "after-again":
                why = "The game was not over; its record opens once its people have begun anew (POST again)."
            case _:
                why = "The game was not over, so its record stays closed."
        raise Problem(403, why)

    def _opens(self, stopped: bool) -> Opens:
        """When the record is open to this viewer. Before the end it is only for those who sat there, and only once
        nobody can go on with the game any more."""
        former = self.former
        if former.over:
            return "now"
        if not stopped:
            return "after-end"
        if not self.sat or former.campaign or former.phase != "playing":
            return "never"
        if former.replaced:
            return "now"
        return "after-again" if self.cause in ("rules", "content") else "never"
