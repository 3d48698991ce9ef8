"""Chance in drawing, and where cards of a stock come from and go to (LK-182, LK-187, LK-198, LK-439)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.games.lockdown import game

TRIALS = 2000


def table(**placed: Any) -> Any:
    """A turn of A, who goes from B302 to B301; `__` in a name is a dot of the path."""
    state: Any = game.deal(3, seeded(1), game.complete(3, {"stock": "full"}))
    start = {"phase": "action", "round": 2, "seat__A__room": "B302", "seat__A__genes": [4, 1, 5], "seat__A__order": 1}
    for name, value in {**start, **placed}.items():
        game.place(state, name.split("__"), value)
    game.placed(state)
    state.run()
    return state


def tried(state: Any, lines: list[str]) -> Counter[tuple[str, ...]]:
    """How often each hand comes out if A does this with different luck."""
    hands: Counter[tuple[str, ...]] = Counter()
    for n in range(TRIALS):
        world = state.clone()
        world.rng = seeded(7, n)
        for line in lines:
            world.play(0, game.lexicon.read(line))
        hands[tuple(sorted(game.position(world)["seat"]["A"]["hand"]))] += 1
    return hands


def near(count: int, chance: float) -> bool:
    """Within five standard deviations of what is to be expected."""
    return abs(count - TRIALS * chance) < 5 * sqrt(TRIALS * chance * (1 - chance))


def test_every_card_of_a_stock_is_equally_likely() -> None:
    """LK-182: two of five different cards, every pair of them equally often, and never a card twice."""
    stock = ["water", "food", "pill", "junk", "knife"]
    hands = tried(table(stock__B301=stock), ["go:B301", "draw:2"])
    pairs = [tuple(sorted(pair)) for pair in combinations(stock, 2)]
    assert set(hands) == set(pairs)
    assert all(near(hands[pair], 1 / 10) for pair in pairs), hands


def test_cards_are_drawn_by_their_number() -> None:
    """LK-182: each card, not each kind."""
    hands = tried(table(stock__B301=["pill", "pill", "pill", "adrenaline"]), ["go:B301", "draw:1"])
    assert near(hands[("pill",)], 3 / 4)


@pytest.mark.parametrize("late", [False, True])
def test_a_discarded_card_is_drawn_as_often_as_any_other(late: bool) -> None:
    """LK-198: whether it was put into the stock first or last."""
    stock = ["pill", "pill", "pill", "knife"] if late else ["knife", "pill", "pill", "pill"]
    hands = tried(table(stock__B301=stock), ["go:B301", "draw:1"])
    assert near(hands[("knife",)], 1 / 4)


def test_the_recycler_draws_at_random() -> None:
    """LK-439: Water, Water and a Gold bar in the consumed pile: each of the three with chance 1/3 (E39)."""
    state = table(seat__A__hand=["recycler"], consumed=["water", "water", "gold"])
    hands = tried(state, ["go:B301", "draw:0", "recycle"])
    assert set(hands) == {("recycler", "water"), ("gold", "recycler")}
    assert near(hands["gold", "recycler"], 1 / 3)


def test_stocks_grow_by_discards_and_deaths_only() -> None:
    """LK-187, LK-197, LK-208, LK-212: over whole games, choice by choice."""
    grown: Counter[str] = Counter()
    for seats, seed in ((4, 16), (4, 35), (9, 23), (9, 24)):
        grown += growth(seats, seed)
    assert min(grown[kind] for kind in ("act", "discard", "deaths")) > 0, grown


def growth(seats: int, seed: int) -> Counter[str]:
    """By what the stocks have grown in a random game of greedy players; every time it is checked that they might."""
    match = Match(game, seats, seed)
    rng = seeded(seed, 1)
    before = game.position(match.state)
    grown: Counter[str] = Counter()
    while not match.state.over:
        d = match.state.pending[rng.below(len(match.state.pending))]
        kind = game.lexicon.kinds[d.kind].key
        option = d.options[-1] if kind == "draw" else d.options[rng.below(len(d.options))]
        words = game.lexicon.write(option)
        player = before["seat"]["ABCDEFGHI"[d.seat]]
        match.play(d.seat, option)
        now = game.position(match.state)
        for room, cards in now["stock"].items():
            more = Counter(cards) - Counter(before["stock"][room])
            if room == "B701" and now["round"] > before["round"]:
                more -= Counter(before["dead_cards"])
                grown["deaths"] += len(before["dead_cards"])
            if not more or (room == "B701" and match.state.over):  # all the dead are laid out at the end
                continue
            grown[kind] += 1
            if kind == "medicine":  # Alcohol 1 of somebody there: it may have waited for the answer of somebody else
                there = [other["hand"] for other in before["seat"].values() if other["room"] == room]
                assert more <= Counter(["supply2_half", *(card for hand in there for card in hand)])
                continue
            assert room == player["room"], words
            if kind == "junkyard":
                assert more <= Counter(before["drawn"])
            else:
                assert list(more.elements()) == [words.removeprefix("discard:")]
        assert not Counter(before["lost"]) - Counter(now["lost"])
        assert words == "recycle" or not Counter(before["consumed"]) - Counter(now["consumed"])
        before = now
    return grown
