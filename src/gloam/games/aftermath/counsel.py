"""What the party decides together: where it does not agree, all are told who wanted what (AF-061)."""

from __future__ import annotations

from gloam.core.council import UNDECIDED, Council
from gloam.games.aftermath import words as w
from gloam.games.aftermath.state import Aftermath


class Counsel(Council):
    """A question to the party. A subclass says what can be chosen, and in `settle` what is done then."""

    def settle(self, s: Aftermath, option: int) -> None:
        raise NotImplementedError

    def decided(self, s: Aftermath, option: int, agreed: bool) -> None:
        if not agreed:
            tell_votes(s, self.speaker, option)
        self.settle(s, option)


def tell_votes(s: Aftermath, speaker: int, option: int) -> None:
    """Who wanted what, and who had the last word: the keeper, or the first seat before there is one (AF-026)."""
    for seat in range(s.seats):
        if s.proposals[seat] != UNDECIDED:
            s.announce(w.TOLD_VOTED, seat, s.proposals[seat])
    s.announce(w.TOLD_OVERRULED, speaker, option)
