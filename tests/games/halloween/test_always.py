"""What holds at every moment of every game: 36 cards, one figure a space, tokens within their supply, a legal sheet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloam.core.rng import seeded
from gloam.games.halloween import game
from gloam.games.halloween.state import Halloween
from gloam.games.halloween.tables import (
    BRINGS_PISTOL,
    COPIES,
    EXERTION_TOKENS,
    HEALTH,
    MICHAEL_DECK,
    MICHAEL_HEALTH,
    PISTOL,
)
from gloam.testing import check_play


def check(s: Halloween, turn: int) -> None:
    cards: Counter[int] = Counter([*s.discard, *(card for deck in s.decks for card in deck)])
    for mat in s.mats:
        cards.update(mat.hand)
        assert mat.hand == sorted(mat.hand)
    if s.dealt >= 0:
        cards[s.dealt] += 1
    # HW-053, HW-279: a pistol is set aside with whoever brings it, until that victim is placed.
    away = sum(BRINGS_PISTOL[who] for who in s.spare)
    cards[PISTOL] += away
    for card, copies in enumerate(COPIES):
        assert cards[card] <= copies
        assert cards[card] == copies or card == PISTOL
    assert sorted([*s.cards, *s.pile, *s.played]) == MICHAEL_DECK
    spaces = [mat.space for mat in s.mats if mat.space >= 0]
    if not s.pending or s.pending[0].kind not in (7, 1):  # on its way a victim may pass through others (HW-117)
        assert len(set(spaces)) == len(spaces)
        assert s.over or s.space not in spaces
    assert 0 <= s.supply() <= EXERTION_TOKENS
    assert not (s.figure and s.shadow >= 0)
    for mat in s.mats:
        assert mat.who < 0 or s.over or 0 <= mat.damage < HEALTH[mat.who]
    assert s.over or s.damage < MICHAEL_HEALTH
    if s.turn > 0 and s.space >= 0 and s.turn == turn:
        assert len(s.sheet) == s.round
        assert s.sheet[-1] == s.space


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games(small: Any, seats: int) -> None:
    for index in range(8):
        which = small if index % 4 else game
        s = which.start(seats, seeded(11, index), {"michael_cards": index % 4, "item_cards": (index + 1) % 4})
        rng = seeded(12, index)
        while not s.over:
            turn = s.turn
            number = rng.below(s.open_count())
            options = s.decision(number).options
            s.answer(number, options[rng.below(len(options))])
            check(s, turn)
        outcome = which.outcome(s)
        assert outcome is not None
        assert outcome.winners == ((0,) if s.ending >= 2 else tuple(range(1, seats)))


def test_contracts() -> None:
    check_play(game, games=2, seed=5, every=40, left_out={"refusals", "offer.reply"})


def test_contracts_where_all_meet(small: Any) -> None:
    report = check_play(small, games=4, seed=6, every=40, left_out={"refusals", "offer.reply", "first"})
    assert report.kinds >= {"action", "step", "prowl", "face", "counter", "quilt", "overpower", "return"}
