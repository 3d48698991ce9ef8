"""Step C8: abilities are learnt and returned (AF-643)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Step
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import ABILITY_TRAIT, D33, LESSONS, LESSONS_OF, MOST_ABILITIES, TRAIT_OF
from gloam.games.aftermath.rules.counsel import Counsel
from gloam.games.aftermath.rules.parts import first_of, second_of, two
from gloam.games.aftermath.rules.rewards import take_discovery
from gloam.games.aftermath.state import SUCCESS, Aftermath


def lessons(s: Aftermath) -> None:
    """C8 (AF-643): after a success some who took part learn."""
    if s.result == SUCCESS:
        count = LESSONS + sum([LESSONS_OF[item] for item in s.campaign.built])
        s.push(Lesson(s.everybody(), s.keeper, count, 0))


class Lesson(Counsel):
    """Who learns what; one with three abilities returns one first."""

    def __init__(self, members: int, speaker: int, left: int, taught: int) -> None:
        super().__init__(members, speaker)
        self.left = left
        self.taught = taught

    def kind(self) -> int:
        return w.ASK_LESSONS

    def options(self, s: Aftermath) -> list[int]:
        found = [w.DONE]
        for seat in range(s.seats):
            if not self.taught >> seat & 1:
                trait = TRAIT_OF[s.cast[seat]]
                found += [w.LEARN | two(a, seat) for a in s.campaign.lessons if ABILITY_TRAIT[a] == trait]
        return found

    def run(self, s: Aftermath) -> None:
        if self.left and self.options(s) != [w.DONE]:
            super().run(s)
        else:
            find_more_lessons(s)

    def settle(self, s: Aftermath, option: int) -> None:
        if option == w.DONE:
            find_more_lessons(s)
            return
        ability, seat = first_of(option), second_of(option)
        s.push(Lesson(self.members, self.speaker, self.left - 1, self.taught | 1 << seat))
        learn(s, seat, ability)


def learn(s: Aftermath, seat: int, ability: int) -> None:
    """A card of the ability deck is learnt; one with three abilities returns one to it."""
    hero = s.hero(seat)
    s.campaign.lessons.remove(ability)
    hero.abilities.append(ability)
    s.announce(w.TOLD_LEARNED, seat, ability)
    if len(hero.abilities) > MOST_ABILITIES:
        s.push(Forget(seat))


def forget(s: Aftermath, seat: int, ability: int) -> None:
    """A card goes back to the ability deck."""
    s.hero(seat).abilities.remove(ability)
    s.campaign.lessons.append(ability)
    s.announce(w.TOLD_FORGOT, seat, ability)


class Forget(Step):
    """One ability is returned to make room."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Aftermath) -> None:
        s.ask(self, self.seat, w.ASK_FORGET, [w.FORGET | ability for ability in s.hero(self.seat).abilities])

    def answer(self, s: Aftermath, seat: int, option: int) -> None:
        forget(s, seat, option & ARG_MASK)


def find_more_lessons(s: Aftermath) -> None:
    """A fourth lesson of a trait turns up when somebody of it has three abilities (D33 to D36)."""
    for seat in range(s.seats):
        if len(s.hero(seat).abilities) >= MOST_ABILITIES:
            take_discovery(s, D33 + TRAIT_OF[s.cast[seat]], seat)
