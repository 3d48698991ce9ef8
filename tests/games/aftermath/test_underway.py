"""What the view tells of a move and a test under way: a way offered can be gone, a sum shown is the one that counts."""

from __future__ import annotations

from typing import Any

from gloam.core.effects.program import ABSENT
from gloam.core.effects.step import Deliberation
from gloam.core.rng import seeded
from gloam.core.state import ARG_MASK, EVERYONE, Decision
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import CARD_IDS, ENCOUNTER_IDS
from gloam.games.aftermath.rules.attacks import NameWeapon
from gloam.games.aftermath.rules.foes import spawn_card
from gloam.games.aftermath.rules.moving import Moving
from gloam.games.aftermath.rules.trials import PickTest, Rolled, SkillTest
from gloam.games.aftermath.shown.underway import begun_by


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


def test_what_a_test_asks_is_told_before_it_begins() -> None:
    """AF-230, AF-239, AF-241: attribute, difficulty and boosts of every choice that begins a test are those it has."""
    begun = set()
    for seed in (3, 5, 7, 11):
        for s in moments(seed):
            d = s.pending[0]
            for option, told in s.view(1 << d.seat).tests.items():
                world = s.clone()
                number = game.lexicon.read(option)
                world.play(d.seat, number)
                while isinstance(world.pending[0].step, NameWeapon):
                    world.play(d.seat, world.pending[0].options[0])
                trial = world.view(0).trial
                if trial is None:
                    continue  # without a second card the test is over at once, or the page has changed
                assert trial.seat == "ABCD"[d.seat]
                assert (told.attribute, told.difficulty, told.opposed) == (
                    trial.attribute,
                    trial.difficulty,
                    trial.opposed,
                ), option
                assert told.boost == trial.boosts[told.attribute], option
                begun.add(number & ~ARG_MASK)
    assert {w.SCAVENGE, w.MELEE} <= begun, begun


def test_one_of_several_tests_is_picked_by_what_it_asks() -> None:
    """AF-230: the view names what each of them asks."""
    s: Any = next(one for one in moments(3) if one.pending[0].kind == w.ASK_ACTION)
    step = PickTest(s.pending[0].seat, [[0, 4, 0], [1, 6, 1]])
    asked = Decision(step.seat, w.ASK_TEST, [w.TEST, w.TEST | 1], step, EVERYONE, False)
    tests = [begun_by(s, asked, option) for option in asked.options]
    assert [(one.attribute, one.difficulty, one.opposed) for one in tests if one is not None] == [
        (0, 4, False),
        (1, 6, True),
    ]


def test_what_is_special_about_enemies_stands_beside_them() -> None:
    """AF-169, 6.10: E05, E06, E08, E11, E15, as long as it holds."""
    said = {}
    for name in ("e01", "e05", "e06", "e08", "e11", "e15"):
        s: Any = next(one for one in moments(3) if one.data is not None and one.data.kind == 0)
        s.foes, s.bands, s.threats = [], [], [-1] * len(s.threats)
        spawn_card(s, ENCOUNTER_IDS.index(name), ABSENT, 0)
        (band,) = s.view(0).bands
        assert band.encounter == name
        assert band.slots == tuple(range(1, len(s.foes) + 1))
        said[name] = (band.talk, band.in_time, band.food, band.people, band.speed, band.turns)
        for foe in s.foes:
            foe.turns = 1
        assert s.view(0).bands[0].speed == 0, "only in the first turn"
    assert said == {
        "e01": (0, False, 0, 0, 0, 0),
        "e05": (-1, False, 0, 0, 0, 0),
        "e06": (0, False, 0, 0, 1, 0),
        "e08": (0, False, 1, 0, 0, 0),
        "e11": (-1, True, 0, 0, 0, 0),
        "e15": (0, False, 0, 1, 0, 0),
    }


def test_what_was_chosen_is_told() -> None:
    """AF-061: in the words of the option, when all have proposed; where they do not agree, with the votes."""
    told = set()
    for seed in (3, 5, 7, 11, 13):
        for s in moments(seed):
            d = s.pending[0]
            if d.kind != w.ASK_BOOK:
                continue
            for option in d.options:
                world = s.clone()
                known = len(world.history)
                world.play(d.seat, option)
                notes = [one for one in world.history.since(known) if one.kind in (w.TOLD_DECIDED, w.TOLD_AGREED)]
                if isinstance(d.step, Deliberation) and any(one.step is d.step for one in world.pending):
                    assert notes == []
                    continue
                if option & ~ARG_MASK != w.CHOOSE:
                    continue
                heard = [one.kind for one in world.history.since(known)]
                disputed = w.TOLD_OVERRULED in heard
                last = [one.facts for one in world.history.since(known) if one.kind == w.TOLD_OVERRULED]
                chosen = last[0][1] & ARG_MASK if disputed else option & ARG_MASK
                assert [note.facts[-1] for note in notes] == [chosen]
                alone = not isinstance(d.step, Deliberation)
                assert notes[0].kind == (w.TOLD_DECIDED if disputed or alone else w.TOLD_AGREED)
                assert heard.count(w.TOLD_VOTED) == (s.seats if disputed else 0)
                told.add(notes[0].kind)
    assert told == {w.TOLD_AGREED, w.TOLD_DECIDED}
