"""Scavenge: the tokens on the map (AF-325 to AF-330)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    BLINDED,
    INSTINCT,
    PILE_DIFFICULTY,
    SCAVENGE,
    SCAVENGE_RULE,
    TOKEN_REWARD,
)
from gloam.games.aftermath.figures import TO_SCAVENGE
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.rewards import reward
from gloam.games.aftermath.rules.trials import SkillTest, first_cards
from gloam.games.aftermath.state import Aftermath


def why_no_scavenge(s: Aftermath, seat: int, find: int) -> int:
    """A token in the same space, and a card to begin its test with (AF-325)."""
    if find >= len(s.finds) or s.finds[find].space != s.hero(seat).space:
        return w.NO_FIND
    if s.hero(seat).has_status(BLINDED):
        return w.BLINDED
    if may_not(s, seat, TO_SCAVENGE):
        return w.KEPT_FROM
    return 0 if first_cards(s, seat, INSTINCT) else w.MUST_PLAY


def scavenge_test(s: Aftermath, seat: int, find: int) -> SkillTest:
    """Instinct against the number on the token (AF-326)."""
    difficulty = PILE_DIFFICULTY[s.finds[find].pile] - (1 if s.has_rule(SCAVENGE_RULE) else 0)
    return SkillTest(seat, INSTINCT, difficulty, Scavenged(seat, find), action=SCAVENGE)


class Scavenged(Step):
    """Success: the token is turned over and spent (AF-327, AF-328)."""

    def __init__(self, seat: int, find: int) -> None:
        self.seat = seat
        self.find = find

    def run(self, s: Aftermath) -> None:
        if not s.passed:
            return
        find = s.finds.pop(self.find)
        s.spent.append(find.token)
        s.announce(w.TOLD_SCAVENGED, self.seat)
        goods = TOKEN_REWARD[find.token]
        for good in range(len(goods)):
            if goods[good]:
                s.announce(w.TOLD_FOUND, self.seat, good, goods[good])
        reward(s, self.seat, goods)
