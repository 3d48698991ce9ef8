"""The generator: the same numbers for ever, fair, and unrelated for neighbouring seeds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from gloam.core.rng import Rng, ScriptError, mixed, seeded


def chi_square(counts: Counter[object], cells: int) -> float:
    """How far counts are from even; with `cells` - 1 degrees of freedom."""
    expected = sum(counts.values()) / cells
    missing = cells - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


def limit(cells: int) -> float:
    """Fair counts stay below this in all but one of some ten thousand cases (Wilson and Hilferty)."""
    k = cells - 1
    return float(k * (1 - 2 / (9 * k) + 3.72 * (2 / (9 * k)) ** 0.5) ** 3)


# The numbers themselves


def test_golden_numbers() -> None:
    """A change here makes every record ever written worthless. Compiled and interpreted must agree."""
    rng = seeded(1)
    assert [rng.below(1000) for _ in range(8)] == [730, 16, 794, 268, 806, 79, 502, 22]
    assert rng.x == 4636544430239512925
    rng = seeded(2026, 7)
    assert [rng.die("d6", 6) for _ in range(12)] == [1, 2, 2, 4, 2, 2, 3, 1, 6, 3, 5, 4]
    cards = list(range(10))
    seeded(3).shuffle("deck", cards)
    assert cards == [9, 4, 1, 7, 6, 5, 2, 3, 0, 8]
    child = seeded(4).split()
    assert [child.below(100) for _ in range(5)] == [62, 7, 81, 43, 46]
    assert [mixed(0), mixed(1)] == [294399550472340558, 299934133378220499]
    assert [mixed(1, 1), mixed(-1)] == [2600383461366230758, 2036241704439013]


def test_the_formula() -> None:
    """Multiply-with-carry, written out with unbounded integers."""
    rng = seeded(99)
    x = int(rng.x)
    for _ in range(1000):
        x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
        assert rng.below(1 << 20) == ((x & 0xFFFFFFFF) << 20) >> 32
        assert rng.x == x
        assert 0 < x < 1 << 63


def test_below_stays_below() -> None:
    rng = seeded(8)
    for n in (1, 2, 3, 7, 1000, 2**31 - 1):
        assert all(0 <= rng.below(n) < n for _ in range(200))
    assert {rng.below(1) for _ in range(10)} == {0}


# Fairness


@pytest.mark.parametrize("sides", [2, 4, 6, 10, 16])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_dice_are_fair(sides: int, seed: int) -> None:
    rng = seeded(seed)
    rolls: Counter[object] = Counter(rng.die("d", sides) for _ in range(20_000))
    assert set(rolls) == set(range(1, sides + 1))
    assert chi_square(rolls, sides) < limit(sides)


def test_two_rolls_in_a_row_are_unrelated() -> None:
    rng = seeded(12)
    pairs: Counter[object] = Counter((rng.below(6), rng.below(6)) for _ in range(36_000))
    assert chi_square(pairs, 36) < limit(36)


def test_shuffles_are_fair() -> None:
    rng = seeded(31)
    orders: Counter[object] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle("deck", cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < limit(24)


# Seeds


def test_neighbouring_seeds_are_unrelated() -> None:
    first = [int(seeded(seed).below(6)) for seed in range(36_001)]
    assert chi_square(Counter(first), 6) < limit(6)
    pairs: Counter[object] = Counter(pairwise(first))
    assert chi_square(pairs, 36) < limit(36)


def test_neighbouring_games_of_a_seed_are_unrelated() -> None:
    first = [int(seeded(5, index).below(6)) for index in range(36_001)]
    pairs: Counter[object] = Counter(pairwise(first))
    assert chi_square(pairs, 36) < limit(36)


def test_seed_and_index_do_not_run_into_each_other() -> None:
    assert len({mixed(seed, index) for seed in range(200) for index in range(200)}) == 40_000


def test_mixed_fits_the_generator() -> None:
    for seed in (0, 1, -1, 2**63, 2**200, -(2**64)):
        assert 0 <= mixed(seed) < 1 << 62
        assert seeded(seed).x != 0


# Clones and splits


def test_a_clone_goes_on_alike_and_alone() -> None:
    rng = seeded(6)
    clone = rng.clone()
    assert clone == rng
    ahead = [clone.below(100) for _ in range(20)]
    assert clone != rng
    assert [rng.below(100) for _ in range(20)] == ahead


def test_a_split_is_another_stream() -> None:
    rng = seeded(7)
    child = rng.split()
    mine = [int(rng.below(1 << 30)) for _ in range(3000)]
    theirs = [int(child.below(1 << 30)) for _ in range(3000)]
    assert len(set(mine) & set(theirs)) < 3, "the child runs through its parent's numbers"
    pairs: Counter[object] = Counter((a * 6 >> 30, b * 6 >> 30) for a, b in zip(mine, theirs, strict=True))
    assert chi_square(pairs, 36) < limit(36)


def test_many_splits_are_unrelated() -> None:
    rng = seeded(9)
    first = [int(rng.split().below(6)) for _ in range(20_001)]
    assert chi_square(Counter(first), 6) < limit(6)
    pairs: Counter[object] = Counter(pairwise(first))
    assert chi_square(pairs, 36) < limit(36)


# Scripts


def test_scripted_dice_come_in_order_and_then_chance() -> None:
    rng = seeded(10)
    rng.fix("d6", [6])
    rng.fix("d6", [1])
    assert [rng.die("d6", 6), rng.die("d6", 6)] == [6, 1]
    fresh = seeded(10)
    assert rng.die("d6", 6) == fresh.die("d6", 6)


def test_a_script_touches_only_its_own_name() -> None:
    rng, plain = seeded(10), seeded(10)
    rng.fix("d4", [2])
    assert rng.die("d6", 6) == plain.die("d6", 6)
    assert rng.unused() == ["d4"]
    assert rng.die("d4", 4) == 2
    assert rng.unused() == []


@pytest.mark.parametrize("wrong", [[0], [7], [1, 2], []])
def test_a_die_cannot_show_what_it_has_not(wrong: list[int]) -> None:
    rng = seeded(1)
    rng.fix("d6", wrong)
    with pytest.raises(ScriptError, match="d6 cannot show"):
        rng.die("d6", 6)


def test_a_scripted_shuffle_names_cards_from_the_top_down() -> None:
    rng = seeded(2)
    rng.fix("deck", [4, 0])
    cards = [0, 1, 2, 3, 4]
    rng.shuffle("deck", cards)
    assert sorted(cards) == [0, 1, 2, 3, 4]
    assert [cards.pop(), cards.pop()] == [4, 0]


def test_a_scripted_shuffle_may_name_a_card_twice_only_if_there_are_two() -> None:
    rng = seeded(2)
    rng.fix("deck", [1, 1])
    cards = [1, 1, 2]
    rng.shuffle("deck", cards)
    assert cards == [2, 1, 1]
    rng.fix("deck", [2, 2])
    with pytest.raises(ScriptError, match="deck does not hold 2"):
        rng.shuffle("deck", cards)


def test_a_clone_has_its_own_script() -> None:
    rng = Rng(5)
    rng.fix("d6", [3])
    clone = rng.clone()
    assert clone == rng
    assert rng.die("d6", 6) == 3
    assert clone.unused() == ["d6"]
    assert clone.die("d6", 6) == 3


def test_what_is_gone_through_from_the_first_on_is_named_so() -> None:
    """The same shuffle as that of a pile, but a script names what comes first."""
    pile, line = list(range(9)), list(range(9))
    one, other = seeded(5), seeded(5)
    one.shuffle("any", pile)
    other.order("any", line)
    assert line == pile
    other.fix("any", [7, 2])
    other.order("any", line)
    assert line[:2] == [7, 2]
    assert sorted(line) == list(range(9))
    other.fix("any", [9])
    with pytest.raises(ScriptError, match="any does not hold 9"):
        other.order("any", line)
