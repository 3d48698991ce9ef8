"""The chances who is who are exact: they equal the count over every single deal."""

from __future__ import annotations

from itertools import permutations

import pytest

from gloam.core.rng import Rng, seeded
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.content.tables import (
    ALL_ROLES,
    ALLIE,
    ALLOCATION,
    BOB,
    CARD_IDS,
    DANIEL,
    EMI,
    FACE_DOWN,
    FRANKLIN,
    GEORGE,
    HUNTER,
    NEUTRAL,
    NO_CARD,
    PREDICTION,
    ROLES,
    SHADOW,
    SIDE,
    UNKNOWN,
    VAMPIRE,
    WEREWOLF,
)
from gloam.games.shadow_hunters.rules.handed import Handed
from gloam.games.shadow_hunters.worlds.deals import Chances, Tie, believe
from gloam.games.shadow_hunters.worlds.likelihood import likelihoods

LESSON = CARD_IDS.index("lesson")
SPELL = CARD_IDS.index("spell")
UNSEEN = FACE_DOWN


def counted(masks: list[int], likelihood: list[list[float]], ties: list[Tie]) -> list[list[float]]:
    """The same belief by going through every deal, one by one."""
    seats = len(masks)
    sums = [[0.0] * ROLES for _ in masks]
    for deal in permutations(range(ROLES), seats):
        sides = [SIDE[role] for role in deal]
        if [sides.count(side) for side in range(3)] != ALLOCATION[seats]:
            continue
        weight = 1.0
        for seat, role in enumerate(deal):
            weight *= likelihood[seat][role] if masks[seat] >> role & 1 else 0.0
        for tie in ties:
            weight *= tie.factor[sides[tie.one] * 3 + sides[tie.other]]
        for seat, role in enumerate(deal):
            sums[seat][role] += weight
    total = sum(sums[0])
    return [[part / total for part in row] for row in sums]


def some(rng: Rng) -> float:
    return (rng.below(1000) + 1) / 1000


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_equals_the_count_over_all_deals(seats: int, seed: int) -> None:
    rng = seeded(seed)
    masks = [1 << UNKNOWN, *[ALL_ROLES & ~(1 << rng.below(ROLES)) for _ in range(seats - 1)]]
    likelihood = [[some(rng) for _ in range(ROLES)] for _ in range(seats)]
    ties = [Tie(1, 2, [some(rng) for _ in range(9)]), Tie(3, 1, [some(rng) for _ in range(9)])]
    for row, expected in zip(believe(masks, likelihood, ties).role, counted(masks, likelihood, ties), strict=True):
        assert row == pytest.approx(expected)


def plain(masks: list[int]) -> Chances:
    return believe(masks, [[1.0] * ROLES for _ in masks], [])


@pytest.mark.parametrize("seats", range(4, 9))
def test_chances_add_up_to_the_allocation(seats: int) -> None:
    pool = ALL_ROLES if seats < 7 else ALL_ROLES & ~(1 << BOB)
    belief = plain([1 << EMI, *[pool & ~(1 << EMI)] * (seats - 1)])
    assert belief.side[0] == [1.0, 0.0, 0.0]
    for seat in range(seats):
        assert sum(belief.role[seat]) == pytest.approx(1.0)
    for side in (HUNTER, SHADOW, NEUTRAL):
        assert sum(row[side] for row in belief.side) == pytest.approx(ALLOCATION[seats][side])


def test_a_side_that_is_complete_leaves_none_for_the_others() -> None:
    belief = plain([1 << EMI, 1 << FRANKLIN, ALL_ROLES, ALL_ROLES, ALL_ROLES])
    assert all(belief.side[seat][HUNTER] == 0.0 for seat in (2, 3, 4))
    assert belief.side[2][SHADOW] == pytest.approx(2 / 3)


def test_a_position_that_fits_no_deal_leaves_the_masks() -> None:
    belief = plain([1 << EMI] * 4)
    assert belief.role[3][EMI] == 1.0


def told(*log: Handed, holding: int = NO_CARD) -> list[float]:
    """How likely each character makes what seat 1 answered."""
    return likelihoods(4, list(log), len(log), holding)[1]


def test_two_damage_come_from_exorcism_or_lesson() -> None:
    row = told(Handed(2, 1, UNSEEN, w.RESULT_HURT_2, False))
    for role in (DANIEL, FRANKLIN, GEORGE):
        assert row[role] == pytest.approx(row[DANIEL])
    assert row[VAMPIRE] == pytest.approx(2 * row[DANIEL], rel=0.01)
    assert row[ALLIE] < 0.001 < row[DANIEL]


@pytest.mark.parametrize("seen", ["in the log", "in hand"])
def test_a_card_seen_elsewhere_was_not_this_one(seen: str) -> None:
    hurt = Handed(2, 1, UNSEEN, w.RESULT_HURT_2, False)
    if seen == "in hand":
        row = told(hurt, holding=LESSON)
    else:
        row = told(hurt, Handed(0, 3, LESSON, w.RESULT_NOTHING, False))
    assert row[DANIEL] < 0.001 < row[WEREWOLF]


def test_a_new_round_of_the_deck_holds_every_card_again() -> None:
    first_round = [Handed(0, 3, LESSON, w.RESULT_NOTHING, False)]
    first_round += [Handed(2, 3, UNSEEN, w.RESULT_NOTHING, False) for _ in range(15)]
    log = [*first_round, Handed(2, 1, UNSEEN, w.RESULT_HURT_2, False)]
    assert likelihoods(4, log, 1, NO_CARD)[1][DANIEL] > 0.01


def test_the_giver_of_a_card_knows_all_but_the_liar() -> None:
    row = told(Handed(0, 1, SPELL, w.RESULT_NOTHING, False))
    assert row[VAMPIRE] < 0.001
    assert 0.1 < row[UNKNOWN] < row[EMI]


def test_prediction_tells_the_table_nothing() -> None:
    assert len(set(told(Handed(2, 1, PREDICTION, w.RESULT_SHOWN, False)))) == 1
