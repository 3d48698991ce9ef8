"""Communicate: talking to an enemy in peace (AF-300 to AF-308)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import (
    COMMUNICATE,
    ENEMY_IDS,
    ENEMY_TYPE,
    FOOD,
    INSTINCT,
    NO_COMMUNICATE,
    POPULATION,
    SCARED,
    TALKED_FOOD,
    TALKED_PEOPLE,
)
from gloam.games.aftermath.figures import OF, TALK, TO_TALK
from gloam.games.aftermath.rules.dials import turn_dial
from gloam.games.aftermath.rules.foes import look_for_peace, remove_foe, talk_of, turn_situation
from gloam.games.aftermath.rules.grants import may_not
from gloam.games.aftermath.rules.hands import drop_last_threat
from gloam.games.aftermath.rules.reading import fire
from gloam.games.aftermath.rules.trials import SkillTest, first_cards
from gloam.games.aftermath.state import Aftermath


def why_no_talk(s: Aftermath, seat: int, slot: int) -> int:
    """In peace, with one enemy in the same space that can be talked to (AF-300, AF-301, AF-308)."""
    if s.hostile:
        return w.HOSTILE
    if s.has_rule(NO_COMMUNICATE):
        return w.FORBIDDEN_TALK
    if slot >= len(s.foes) or s.foes[slot].spaces[0] != s.hero(seat).space:
        return w.NOT_HERE_TALK
    if talk_of(s, s.foes[slot]) == 0:
        return w.NO_TALK
    if s.hero(seat).has_status(SCARED):
        return w.SCARED
    if may_not(s, seat, TO_TALK):
        return w.KEPT_FROM
    return 0 if first_cards(s, seat, INSTINCT) else w.MUST_PLAY


def talk_test(s: Aftermath, seat: int, slot: int) -> SkillTest:
    """Instinct against its communicate value (AF-302)."""
    foe = s.foes[slot]
    then = Talked(seat, foe.uid)
    who = s.cast[seat]
    talk = talk_of(s, foe) + s.granted(who, TALK) + s.granted(who, TALK + OF * (ENEMY_TYPE[foe.kind] + 1))
    return SkillTest(seat, INSTINCT, talk, then, opposed=True, action=COMMUNICATE, foe=foe.uid)


class Talked(Step):
    """Success: it leaves, the colony grows, a threat card goes; failure: hostile (AF-303 to AF-307)."""

    def __init__(self, seat: int, uid: int) -> None:
        self.seat = seat
        self.uid = uid

    def run(self, s: Aftermath) -> None:
        foe = s.foe_with(self.uid)
        if foe is None:
            return
        if not s.passed:
            fire(s, "communicate_fail", self.seat)
            turn_situation(s, hostile=True)
            return
        band = s.band(foe.band)
        s.announce(w.TOLD_TALKED, self.seat, foe.kind)
        remove_foe(s, foe)
        drop_last_threat(s)
        fire(s, "communicate_success", self.seat)
        fire(s, f"enemy_talked:{ENEMY_IDS[foe.kind]}", self.seat)
        if band.card >= 0 and TALKED_FOOD[band.card]:
            turn_dial(s, FOOD, TALKED_FOOD[band.card])
        more = TALKED_PEOPLE[band.card] if band.card >= 0 else 0
        turn_dial(s, POPULATION, 1)
        if more:
            turn_dial(s, POPULATION, more)
        look_for_peace(s)
