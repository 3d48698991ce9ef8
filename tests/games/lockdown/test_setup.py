"""Preparation: seats, stocks, and what is left to chance (LK-001 to LK-023)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from gloam.core.game import GameError, OptionValue
from gloam.core.match import Match, digest_of
from gloam.core.play import play_randomly
from gloam.core.rng import seeded
from gloam.core.state import NOBODY, only
from gloam.games.lockdown import game

# Room and card, then the count with 9, 8, 7, 6, 5, 4 and 3 players: the ledger's table of stocks.
STOCKS = """
    101  water       10  9  8  7  6  5  4
    B107 knife        5  5  4  4  3  3  2
    B107 pistol       2  2  2  2  2  1  1
    B107 shotgun      1  1  1  1  1  1  1
    B206 gold         4  4  4  3  3  2  2
    B301 pill         3  3  3  2  2  2  1
    B301 adrenaline   3  3  3  2  2  2  1
    B501 water        5  5  4  4  3  3  2
    B501 food         5  5  4  4  3  3  2
    B501 knife        3  3  3  2  2  2  1
    B501 alcohol      2  2  2  2  2  1  1
    B501 pill         2  2  2  2  2  1  1
    B501 adrenaline   2  2  2  2  2  1  1
    B501 pistol       1  1  1  1  1  1  1
    B501 gold         1  1  1  1  1  1  1
    B501 shotgun      1  1  1  1  1  1  1
    B505 food        10  9  8  7  6  5  4
    B601 alcohol      6  6  5  4  4  3  2
    B503 junk        20 20 20 20 20 20 20
    B503 rope         1  1  1  1  1  1  1
    B503 mask         1  1  1  1  1  1  1
    B503 bazooka      1  1  1  1  1  1  1
    B503 pocket       1  1  1  1  1  1  1
    B503 recycler     1  1  1  1  1  1  1
"""
SUPPLY = ["supply1", "supply2", "supply3", "supply4", "supply5", "supply6"]
SEATS = [9, 8, 7, 6, 5, 4, 3]


def dealt(seats: int, **options: OptionValue) -> dict[str, Any]:
    """The position of a fresh deal."""
    return game.position(game.deal(seats, seeded(1), game.complete(seats, options)))


def stocks(position: dict[str, Any]) -> dict[tuple[str, str], int]:
    return {(room, card): n for room, cards in position["stock"].items() for card, n in Counter(cards).items()}


def printed(seats: int) -> dict[tuple[str, str], int]:
    table = [line.split() for line in STOCKS.strip().splitlines()]
    return {(room, card): int(counts[SEATS.index(seats)]) for room, card, *counts in table}


@pytest.mark.parametrize("seats", SEATS)
class TestSeats:
    def test_are_taken(self, seats: int) -> None:
        """LK-001"""
        assert len(Match(game, seats, 1).sight(NOBODY).view.seats) == seats

    def test_the_stock_follows_their_number(self, seats: int) -> None:
        """LK-017, LK-018, LK-019, LK-021, LK-022: nothing lies in B701 and at 202."""
        position = dealt(seats)
        assert stocks(position) == printed(seats)
        assert position["coming"] == SUPPLY
        assert (position["supply"], position["consumed"], position["lost"]) == ([], [], [])

    def test_full_stocks(self, seats: int) -> None:
        """LK-020"""
        assert stocks(dealt(seats, stock="full")) == printed(9)
        assert stocks(dealt(seats, stock="scaled")) == printed(seats)
        assert dealt(seats, stock="full")["coming"] == SUPPLY

    def test_stocks_are_the_same_on_every_map(self, seats: int) -> None:
        """LK-018, LK-030"""
        assert stocks(dealt(seats, map="compact")) == printed(seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 10])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """LK-001"""
    with pytest.raises(GameError):
        Match(game, seats, 1)


def test_nine_players_have_all_97_cards() -> None:
    """LK-017, LK-019"""
    assert sum(printed(9).values()) + len(SUPPLY) == 97
    assert sum(stocks(dealt(9)).values()) == 91


def test_panels_are_every_split_of_ten() -> None:
    """LK-007, LK-008, LK-009, LK-010: 36 splits into three parts of at least 1."""
    prompt = Match(game, 3, 1).sight(only(0)).prompt
    assert prompt is not None
    splits = {tuple(int(n) for n in c.notation.removeprefix("genes:").split("-")) for c in prompt.options}
    assert len(prompt.options) == len(splits) == 36
    assert all(len(split) == 3 and sum(split) == 10 and min(split) >= 1 for split in splits)


def test_the_software_is_the_game_master() -> None:
    """LK-003: whatever is waited for is a player's own choice, from the first panel to the last rank."""
    for seed in range(3):
        match = Match(game, 3, seed)
        rng = seeded(seed, 1)
        asked = Counter[str]()
        while not match.state.over:
            assert match.state.pending
            d = match.state.pending[rng.below(len(match.state.pending))]
            assert 0 <= d.seat < 3
            asked[match.game.lexicon.kinds[d.kind].key] += 1
            match.play(d.seat, d.options[rng.below(len(d.options))])
        assert asked["genes"] == asked["birth"] == 3
        assert set(asked) <= {
            "genes", "birth", "free", "draft", "pick", "overload", "move", "control", "desk", "supply", "left", "draw",
            "junkyard", "gold", "gold-card", "discard", "act", "vote", "hunger", "medicine",
        }  # fmt: skip


def played(seed: int, choices: int) -> str:
    state = game.deal(5, seeded(seed), game.complete(5, {}))
    state.run()
    play_randomly(state, seeded(choices))
    return digest_of(state)


def test_same_seed_and_same_decisions_give_the_same_game() -> None:
    """LK-023"""
    assert played(1, 2) == played(1, 2)
    assert played(1, 2) != played(3, 2)  # the choices alone do not decide it
    assert played(1, 2) != played(1, 3)


def test_a_record_replays_all_that_was_random() -> None:
    """LK-023: order cards, draws, recycler and die come from the one seed."""
    match = Match(game, 4, 7)
    rng = seeded(8)
    while not match.state.over:
        d = match.state.pending[rng.below(len(match.state.pending))]
        match.play(d.seat, d.options[rng.below(len(d.options))])
    again = Match(game, 4, 7)
    for line in match.decisions:
        again.play_text(line)
    assert again.events == match.events
    assert digest_of(again.state) == digest_of(match.state)


def first_orders(seed: int) -> tuple[int, ...]:
    state = game.deal(3, seeded(seed), game.complete(3, {}))
    state.run()
    for _ in range(6):  # panels and birth rooms
        state.answer(0, state.pending[0].options[0])
    position = game.position(state)
    assert (position["round"], position["phase"]) == (1, "free")
    return tuple(seat["order"] for seat in position["seat"].values())


def test_order_cards_are_dealt_at_random() -> None:
    """LK-060: each of the six deals to three players is equally likely, within five standard deviations."""
    deals = Counter(first_orders(seed) for seed in range(600))
    assert set(deals) == set(permutations((1, 2, 3)))
    assert all(abs(n - 100) <= 5 * (100 * 5 / 6) ** 0.5 for n in deals.values()), deals
