"""How far the log of a table has got. The entries themselves are in the store."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloam.core.value import Kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Log(Kept):
    """Counts the entries of a table, and remembers when things changed and which requests were answered.

    `seq` is the number of entries, as the store counts them, and `last` the time of the last one. `touched` is when an
    entry last concerned everybody. `changed` is the same without talk: when everybody last saw the game or the seats
    change. `moment` is the `seq` of the last change that the minds have to think about together: not talk, nor what was
    decided out of sight.
    """

    def __init__(self, at: int) -> None:
        self.seq = 0
        self.moment = 0
        self.last = at
        self.changed = at
        self.touched = at
        self.requests: dict[tuple[str, str], tuple[int, int]] = {}
        """By seat and id: the number of the last entry that answers the request, and how many there are."""

    def at(self, now: int) -> int:
        """The time of a new entry. Time doesn't run backwards in a log, whatever the clock of the machine does."""
        return max(now, self.last)

    def add(self, at: int) -> None:
        """One more entry."""
        self.seq += 1
        self.last = at

    def answer(self, seat: str, id: str) -> None:  # noqa: A002
        """The last entry answers this request, perhaps after others."""
        _, entries = self.requests.get((seat, id), (0, 0))
        self.requests[seat, id] = self.seq, entries + 1

    def touch(self, at: int) -> None:
        """The last entry concerned everybody."""
        self.touched = at

    def change(self, at: int) -> None:
        """Everybody saw the game or the seats change with the last entry."""
        self.moment = self.seq
        self.changed = at
