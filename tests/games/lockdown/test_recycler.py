"""The recycler draws at random from the whole consumed pile."""

from __future__ import annotations

from collections import Counter

from gloam.core.rng import seeded
from gloam.scenario import read, run

TURN = """
title = "The recycler in B303"
game = "lockdown"
seats = 3
play = "A go:B303"

[set]
phase = "action"
round = 3
consumed = ["water", "water", "gold", "supply2"]
seat.A = { room = "B302", genes = [4, 1, 5], hand = ["recycler"], order = 1 }
seat.B = { room = "B602", order = 2 }
seat.C = { room = "B103", order = 3 }
"""


def test_every_card_of_the_pile_is_equally_likely() -> None:
    """LK-439, E39: of four cards two are Water."""
    (case,) = read(TURN, "turn.toml")
    match = run(case)
    recycle = match.game.lexicon.read("recycle")
    taken: Counter[str] = Counter()
    for seed in range(1200):
        state = match.state.clone()
        state.rng = seeded(seed)
        state.play(0, recycle)
        now = match.game.position(state)
        card = now["seat"]["A"]["hand"][-1]
        taken[card] += 1
        left = ["water", "water", "gold", "supply2"]
        left.remove(card)
        assert sorted(now["consumed"]) == sorted(left)
    assert set(taken) == {"water", "gold", "supply2"}
    # Six standard deviations around what is expected.
    assert abs(taken["water"] - 600) < 104
    assert abs(taken["gold"] - 300) < 90
    assert abs(taken["supply2"] - 300) < 90
