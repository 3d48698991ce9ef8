"""What holds at every moment of every game: 36 cards, one figure a space, tokens within their supply, a legal sheet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloam.core.rng import Rng, seeded
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import Board, shifted
from gloam.games.halloween.content.tables import (
    BRINGS_PISTOL,
    COPIES,
    DAMAGE_TOKENS,
    EXERTION_TOKENS,
    HEALTH,
    HEDGE,
    MICHAEL_DECK,
    MICHAEL_HEALTH,
    PISTOL,
    STALK_SQUARES,
    WALKER,
    WALKER_SQUARES,
)
from gloam.games.halloween.state import NO_CARD, Halloween
from gloam.testing import check_play


def check(s: Halloween, turn: int) -> None:
    cards: Counter[int] = Counter([*s.discard, *(card for deck in s.decks for card in deck)])
    for mat in s.mats:
        cards.update(mat.hand)
        assert mat.hand == sorted(mat.hand)
    for card in s.dealt:
        cards[card] += 1
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
    assert 0 <= s.view(0).damage_supply <= DAMAGE_TOKENS
    assert not (s.figure and s.shadow >= 0)
    for mat in s.mats:
        assert mat.who < 0 or s.over or 0 <= mat.damage < HEALTH[mat.who]
    assert s.over or s.damage < MICHAEL_HEALTH
    if s.turn > 0 and s.space >= 0 and s.turn == turn:
        assert len(s.sheet) == s.round
        assert s.sheet[-1] == s.space


def moved(board: Board, spaces: int, card: int) -> int:
    """Where one movement leads at most, whoever looks: by a Stalk, a Sneak or a Hunt, or as a card says."""
    walked = spaces
    for _ in range(WALKER_SQUARES if card == WALKER else STALK_SQUARES):
        walked |= board.grown(walked, 3)
    if card == WALKER:
        return walked
    if card == HEDGE:
        return board.sneaked(spaces)
    ends = walked | board.sneaked(spaces)
    for direction in range(4):
        here = spaces
        while here:
            here = shifted(here & board.walk_masks[3][direction], direction)
            ends |= here
    return ends


def check_sheet(s: Halloween) -> None:
    """HW-217, HW-225 to HW-234: each row can be reached from the one before with the movements of that round."""
    can, row, card = 1 << s.sheet[0], 0, NO_CARD
    for note in s.history.notes:
        if note.kind == w.TOLD_PLAYED and note.facts[0] in (WALKER, HEDGE):
            card = note.facts[0]
        elif note.kind == w.TOLD_DONE:
            if not note.facts[1]:
                can = moved(s.board, can, card)
            card = NO_CARD
        elif note.kind == w.TOLD_ROUND:
            row += 1
            assert can >> s.sheet[row] & 1
            can = 1 << s.sheet[row]
    assert row == len(s.sheet) - 1


def play_and_check(small: Any, seats: int, index: int) -> None:
    which = small if index % 4 else game
    s = which.start(seats, seeded(11, index), {"michael_cards": index % 4, "item_cards": (index + 1) % 4})
    rng: Rng = seeded(12, index)
    while not s.over:
        turn = s.turn
        number = rng.below(s.open_count())
        options = s.decision(number).options
        s.answer(number, options[rng.below(len(options))])
        check(s, turn)
    check_sheet(s)
    outcome = which.outcome(s)
    assert outcome is not None
    assert outcome.winners == ((0,) if s.ending >= 2 else tuple(range(1, seats)))


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games(small: Any, seats: int) -> None:
    for index in range(8):
        play_and_check(small, seats, index)


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("seats", [3, 4])
def test_five_thousand_random_games(small: Any, seats: int) -> None:
    for index in range(2_500):
        play_and_check(small, seats, index)


def test_contracts() -> None:
    check_play(game, games=2, seed=5, every=40)


def test_contracts_where_all_meet(small: Any) -> None:
    report = check_play(small, games=4, seed=6, every=40)
    assert report.kinds >= {"action", "step", "prowl", "face", "counter", "quilt", "overpower", "return"}
