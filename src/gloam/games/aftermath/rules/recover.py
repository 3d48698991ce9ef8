"""Recover: getting rid of a status (AF-315 to AF-319)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import POSITIVE, STATUS_DIFFICULTY, STATUS_TEST
from gloam.games.aftermath.figures import TO_RECOVER
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.statuses import lose_status
from gloam.games.aftermath.rules.trials import SkillTest, first_cards
from gloam.games.aftermath.state import Aftermath


def why_no_recovery(s: Aftermath, seat: int, status: int) -> int:
    """Only from an own negative status, with a card for its test (AF-315, AF-317)."""
    if not s.hero(seat).has_status(status) or POSITIVE[status]:
        return w.NOT_SICK
    if may_not(s, seat, TO_RECOVER):
        return w.KEPT_FROM
    return 0 if first_cards(s, seat, STATUS_TEST[status]) else w.MUST_PLAY


def recovery_test(s: Aftermath, seat: int, status: int) -> SkillTest:
    """The test of the status, easier with others in the space (AF-315, AF-318)."""
    helpers = len(s.at(s.hero(seat).space)) - 1
    difficulty = max(1, STATUS_DIFFICULTY[status] - max(0, helpers))
    then = Recovered(seat, status)
    return SkillTest(seat, STATUS_TEST[status], difficulty, then)


class Recovered(Step):
    """A success discards the status (AF-316, AF-319)."""

    def __init__(self, seat: int, status: int) -> None:
        self.seat = seat
        self.status = status

    def run(self, s: Aftermath) -> None:
        if s.passed:
            lose_status(s, self.seat, self.status)
            s.announce(w.TOLD_RECOVERED, self.seat, self.status)
