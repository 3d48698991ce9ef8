"""What the victims' team decides as a whole (WH-010)."""

from __future__ import annotations

from gloam.core.council import Council


class TeamCouncil(Council):
    """All may propose, out of the killer's sight; the speaker has the last word and need not wait (WH-010)."""

    def quiet(self) -> bool:
        return True

    def waits(self) -> bool:
        return False
