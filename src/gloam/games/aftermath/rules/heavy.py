"""Heavy objects: lifting them and putting them down (6.11)."""

from __future__ import annotations

from gloam.core.state import Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import HEAVY, HEAVY_DIFFICULTY, STRENGTH
from gloam.games.aftermath.rules.reading import fire
from gloam.games.aftermath.rules.tokens import has_token, put_token, take_token
from gloam.games.aftermath.rules.trials import SkillTest, first_cards
from gloam.games.aftermath.state import Aftermath


def why_no_lift(s: Aftermath, seat: int) -> int:
    """One heavy object at a time, from the own space (6.11)."""
    hero = s.hero(seat)
    if hero.carries:
        return w.CARRYING
    if not has_token(s, HEAVY, hero.space):
        return w.NO_HEAVY
    return 0 if first_cards(s, seat, STRENGTH) else w.MUST_PLAY


def lift_test(seat: int) -> SkillTest:
    """Lifting is a test of strength (6.11)."""
    return SkillTest(seat, STRENGTH, HEAVY_DIFFICULTY, Lifted(seat))


class Lifted(Step):
    """The heavy object is picked up, if the test was passed or none was needed."""

    def __init__(self, seat: int, tested: bool = True) -> None:
        self.seat = seat
        self.tested = tested

    def run(self, s: Aftermath) -> None:
        hero = s.hero(self.seat)
        if (self.tested and not s.passed) or not has_token(s, HEAVY, hero.space):
            return
        take_token(s, HEAVY, hero.space)
        hero.carries = True
        s.announce(w.TOLD_LIFTED, self.seat)
        fire(s, "pickup", self.seat)


def put_down(s: Aftermath, seat: int) -> None:
    """A heavy object is left in the space (6.11)."""
    hero = s.hero(seat)
    hero.carries = False
    put_token(s, HEAVY, hero.space)
    s.announce(w.TOLD_DROPPED, seat)
    fire(s, "drop", seat)
