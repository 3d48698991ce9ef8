"""What the view tells of a move and a test under way: a way offered can be gone, a sum shown is the one that counts."""

from __future__ import annotations

from typing import Any

from gloam.core.rng import seeded
from gloam.core.state import ARG_MASK
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.moving import Moving
from gloam.games.aftermath.pagemap import CELL_IDS
from gloam.games.aftermath.tables import CARD_IDS
from gloam.games.aftermath.trials import Rolled, SkillTest


def moments(seed: int, steps: int = 500) -> list[Any]:
    """Positions of a random session, each at an open question."""
    s: Any = game.start(2, seeded(seed))
    chance = seeded(seed + 100)
    found: list[Any] = []
    while not s.over and len(found) < steps:
        found.append(s.clone())
        d = s.pending[0]
        s.play(d.seat, d.options[chance.below(len(d.options))])
    return found


def test_every_way_of_a_move_can_be_gone() -> None:
    """AF-278, AF-283 to AF-290: step by step, with the points that are left."""
    gone = 0
    for s in moments(3):
        d = s.pending[0]
        if not isinstance(d.step, Moving):
            continue
        before: dict[int, list[int]] = {s.hero(d.seat).space: []}
        for stride in d.step.ways(s, d.seat):
            before[stride.to] = [*before[stride.place], stride.option]
            world = s.clone()
            for option in before[stride.to]:
                asked = world.pending[0]
                assert option in asked.options, "a way leads through what cannot be stepped to"
                world.play(d.seat, option)
            gone += 1
    assert gone > 20


def test_every_route_of_a_hand_can_be_paid_for() -> None:
    """AF-275, AF-276: the cards are laid down first; then the way is among those of the move."""
    paid = 0
    for s in moments(5)[::3]:
        d = s.pending[0]
        for route in s.view(1 << d.seat).routes:
            world = s.clone()
            first = w.MOVE if d.kind == w.ASK_ACTION else w.PLAY
            for card in route.cards:
                world.play(d.seat, first | CARD_IDS.index(card))
                first = w.PLAY
            if world.pending[0].kind == w.ASK_MOVE:
                world.play(d.seat, w.GO)
            step = world.pending[0].step
            assert isinstance(step, Moving)
            assert CELL_IDS.index(route.cell) in [stride.to for stride in step.ways(world, d.seat)]
            paid += 1
    assert paid > 20


def test_the_sum_of_a_test_is_the_one_that_counts() -> None:
    """AF-239: cards, boosts and the white die."""
    counted = 0
    for seed in (3, 5, 7):
        for s in moments(seed):
            d = s.pending[0]
            trial = s.view(0).trial
            assert (trial is None) == (not isinstance(d.step, (SkillTest, Rolled)))
            if trial is None or w.DONE not in d.options or not trial.attribute:
                continue
            world = s.clone()
            world.rng.fix("white", [4])  # the fourth side shows a 2
            world.play(d.seat, w.DONE)
            assert world.total == trial.cards + trial.boosts[trial.attribute] + 2
            counted += 1
    assert counted > 0


def test_the_costs_of_the_book_are_those_of_its_options() -> None:
    """AF-062: an option whose price cannot be paid is closed."""
    for seed in range(8):
        for s in moments(seed):
            d = s.pending[0]
            view = s.view(0)
            for page, price in view.costs.items():
                option = next(o for o in d.step.candidates(s, d.seat) if game.lexicon.write(o) == f"choose:{page}")
                short = any(view.dials[dial] + by < 0 for dial, by in price.items())
                assert not (short and option in d.options)
                assert option & ARG_MASK
