"""Random games of Shadow Hunters: they end, keep every card and marker in order, and honour the engine's contracts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloam.core.game import OptionValue
from gloam.core.play import play_randomly
from gloam.core.rng import seeded
from gloam.games.shadow_hunters import game
from gloam.games.shadow_hunters.content.tables import ALLOCATION, FULL_DECKS, HP, NO_CARD, OFF, SIDE, bits
from gloam.testing import check_play

ALL_SWITCHED: dict[str, OptionValue] = {s.key: s.values[-1] for s in game.switches}


def all_cards(state: Any) -> list[Counter[int]]:
    """Where the cards of the three decks are: piles, discards, players and the one being carried out or handed over."""
    found = [Counter(pile) + Counter(out) for pile, out in zip(state.piles, state.discards, strict=True)]
    for p in state.players:
        for card in bits(p.equipment):
            found[1 if card < 6 else 2][card] += 1
    if state.resolving != NO_CARD:
        found[1 if state.resolving < 21 else 2][state.resolving] += 1
    if state.passing != NO_CARD:
        found[0][state.passing] += 1
    return found


def check_order(state: Any) -> None:
    assert all_cards(state) == [Counter(deck) for deck in FULL_DECKS]
    for p in state.players:
        assert p.alive or (p.revealed and p.area == OFF and p.damage == HP[p.role])
        assert p.damage >= 0
        assert p.may_be >> p.role & 1
    sides = Counter(SIDE[p.role] for p in state.players)
    assert [sides[side] for side in range(3)] == ALLOCATION[state.seats]
    assert len({p.role for p in state.players} | set(state.aside)) == 10


@pytest.mark.parametrize("options", [{}, ALL_SWITCHED])
@pytest.mark.parametrize("seats", game.seat_counts)
def test_cards_and_markers_stay_in_order(seats: int, options: dict[str, OptionValue]) -> None:
    for n in range(25):
        state: Any = game.start(seats, seeded(1, n), options)
        rng = seeded(2, n)
        while not state.over:
            check_order(state)
            d = state.pending[0]
            state.answer(0, d.options[rng.below(len(d.options))])
            # Between damage and death a marker may stand beyond the hit points, but never while the table is open.
            if state.is_open():
                assert all(p.damage < HP[p.role] for p in state.players if p.alive)
        check_order(state)


@pytest.mark.whole
def test_ten_thousand_games_come_to_an_end_by_a_rule() -> None:
    ended: Counter[str] = Counter()
    for n in range(10_000):
        state = game.start(4 + n % 5, seeded(3, n), ALL_SWITCHED if n % 7 == 0 else None)
        play_randomly(state, seeded(4, n), limit=5000)
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.winners
        ended.update(outcome.rules)
    assert set(ended) == {"SH-396", "SH-397", "SH-398", "SH-400", "SH-402", "SH-406"}


@pytest.mark.parametrize("seats", game.seat_counts)
def test_the_contracts_of_the_engine(seats: int) -> None:
    report = check_play(game, 4, 5, seats=seats)
    assert report.games == 4


def test_the_contracts_of_the_engine_with_every_option_switched() -> None:
    check_play(game, 5, 6, options=ALL_SWITCHED)


@pytest.mark.soak
@pytest.mark.parametrize("seats", game.seat_counts)
def test_the_contracts_in_many_games(seats: int) -> None:
    check_play(game, 1000, 7, seats=seats)
    check_play(game, 1000, 8, seats=seats, options=ALL_SWITCHED)
