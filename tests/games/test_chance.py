"""Chance and the order of questions, as whoever searches a game wants them."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest
from tests.test_engines import own_games

from gloam.core.chance import Chance, outcomes
from gloam.core.game import games
from gloam.core.match import digest_of
from gloam.core.play import play_randomly
from gloam.core.rng import Rng, seeded
from gloam.core.state import PASS, State
from gloam.core.turns import MAY_INTERRUPT, Turns

GAMES = own_games()


class Noted(Chance):
    """Writes down by name what was drawn."""

    seen: ClassVar[list[tuple[str, int]]] = []

    def outcome(self, name: str, outcomes: list[int]) -> int:
        place = super().outcome(name, outcomes)
        Noted.seen.append((name, outcomes[place]))
        return place


class Round(Chance):
    """One outcome after the other comes up, all the way round."""

    turn: ClassVar[int] = 0

    def outcome(self, name: str, outcomes: list[int]) -> int:
        Round.turn += 1
        return Round.turn % len(outcomes)


def start(name: str, rng: Rng) -> State:
    game = games()[name]
    return game.start(min(game.seat_counts), rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_hooked_generator_draws_the_same(name: str) -> None:
    """Everything that chance decides goes through the hook: with it the whole game is as without."""
    Noted.seen = []
    plain, hooked = start(name, seeded(1)), start(name, Noted(seeded(1).x))
    tallies = [play_randomly(plain, seeded(2)), play_randomly(hooked, seeded(2))]
    assert tallies[0].checksum == tallies[1].checksum
    hooked.rng = Rng(hooked.rng.x)
    assert digest_of(plain) == digest_of(hooked)
    assert Noted.seen


@pytest.mark.parametrize("name", GAMES)
def test_chance_can_be_set(name: str) -> None:
    """Nothing is left to the generator, which has not moved by the end."""
    state = start(name, Round(99))
    play_randomly(state, seeded(3))
    assert state.rng.x == 99


def test_every_outcome_of_a_roll() -> None:
    """Movement of Shadow Hunters rolls a d6 and a d4: 24 ways, which lead to several areas. The state that was asked
    about stays as it is."""
    state = start("shadow-hunters", seeded(6))
    while True:
        d = state.decision(0)
        found = [len(list(outcomes(state, d.seat, option))) for option in d.options[:1]]
        if found == [24]:
            break
        state.answer(0, d.options[0])
    before = digest_of(state)
    worlds = list(outcomes(state, d.seat, d.options[0]))
    assert digest_of(state) == before
    assert [round(weight * 24, 9) for weight, _ in worlds] == [1.0] * 24
    assert all(type(world.rng) is Rng for _, world in worlds)
    areas = Counter(world.decision(0).options[0] for _, world in worlds)
    assert len(areas) > 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("interrupts", [False, True])
def test_one_question_after_another(name: str, interrupts: bool) -> None:
    """A game comes to its end with exactly one seat asked at a time, and clones go the same way."""
    turns, rng, asked = Turns(start(name, seeded(7)), interrupts), seeded(8), Counter[int]()
    while not turns.over:
        assert turns.options
        asked[turns.kind] += 1
        twin = turns.clone() if sum(asked.values()) % 50 == 0 else None
        option = turns.options[rng.below(len(turns.options))]
        if turns.kind == MAY_INTERRUPT and asked[MAY_INTERRUPT] % 8:
            option = PASS
        turns.answer(option)
        if twin is not None:
            twin.answer(option)
            assert (twin.seat, twin.kind, twin.options) == (turns.seat, turns.kind, turns.options)
    assert interrupts or MAY_INTERRUPT not in asked
    assert turns.seat == -1


def test_interrupts_are_asked_where_the_rules_have_them() -> None:
    """Reveals of Shadow Hunters: whoever keeps still is asked once about a moment, and again after a decision."""
    turns = Turns(start("shadow-hunters", seeded(9)), interrupts=True)
    seats = []
    while turns.kind == MAY_INTERRUPT:
        seats.append(turns.seat)
        assert turns.options[0] == PASS
        turns.answer(PASS)
    assert sorted(set(seats)) == sorted(seats)
    assert seats
    turns.answer(turns.options[0])
    again = []
    while turns.kind == MAY_INTERRUPT:
        again.append(turns.seat)
        turns.answer(PASS)
    assert again == seats


def test_what_is_not_asked_is_not_taken() -> None:
    turns = Turns(start("lockdown", seeded(10)))
    with pytest.raises(ValueError, match="is not among the options of seat"):
        turns.answer(-5)
