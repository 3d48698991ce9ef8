"""What the party decides together: where it does not agree, all are told who wanted what (AF-061)."""

from __future__ import annotations

from gloam.core.council import UNDECIDED, Council
from gloam.core.effects.step import Deliberation
from gloam.games.aftermath import words as w
from gloam.games.aftermath.state import Aftermath


class Counsel(Council):
    """A question to the party. A subclass says what can be chosen, and in `settle` what is done then."""

    def settle(self, s: Aftermath, option: int) -> None:
        raise NotImplementedError

    def plans(self, known: Aftermath, seat: int, option: int) -> bool:
        return is_not_last(known, self.members, seat)

    def decided(self, s: Aftermath, option: int, agreed: bool) -> None:
        if not agreed:
            tell_votes(s, self.speaker, option)
        self.settle(s, option)


class BookCounsel(Deliberation):
    """The same for what an entry of the book asks."""

    def plans(self, known: Aftermath, seat: int, option: int) -> bool:
        return is_not_last(known, self.members, seat)


def is_not_last(known: Aftermath, members: int, seat: int) -> bool:
    """Whether others have still to propose, so that a proposal brings nothing about yet."""
    for other in range(known.seats):
        if other != seat and members >> other & 1 and known.proposals[other] == UNDECIDED:
            return True
    return False


def tell_votes(s: Aftermath, speaker: int, option: int) -> None:
    """Who wanted what, and who had the last word: the keeper, or the first seat before there is one (AF-026)."""
    for seat in range(s.seats):
        if s.proposals[seat] != UNDECIDED:
            s.announce(w.TOLD_VOTED, seat, s.proposals[seat])
    s.announce(w.TOLD_OVERRULED, speaker, option)
