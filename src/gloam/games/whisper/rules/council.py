"""What the victims' team decides as a whole (WH-010)."""

from __future__ import annotations

from gloam.core.council import UNDECIDED, Council
from gloam.games.whisper.state import Whisper


class TeamCouncil(Council):
    """All may propose, out of the killer's sight; the speaker has the last word and need not wait (WH-010)."""

    def quiet(self) -> bool:
        return True

    def waits(self) -> bool:
        return False

    def absent(self, s: Whisper, seat: int) -> int:
        """A clock takes up what somebody has proposed: for the speaker too, who has said nothing yet."""
        for proposal in s.proposals:
            if proposal != UNDECIDED:
                return proposal
        return UNDECIDED
