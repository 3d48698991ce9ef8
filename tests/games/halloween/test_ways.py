"""Ways over the street: what is shown can be walked and is as short as can be, and tells nothing about Michael."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.rng import seeded
from gloam.core.state import Decision
from gloam.games.halloween import game
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import SPACES, neighbour
from gloam.games.halloween.state import MICHAEL, NO_SPACE, Halloween

Steps = list[tuple[int, int, int]]


def ways(s: Halloween, d: Decision) -> Steps:
    """As the table asks for them."""
    return [(x.place, x.option, x.to) for x in d.step.ways(s.masked(s.side(d.seat)), d.seat)]


def lengths(found: Steps, here: int) -> dict[int, int]:
    far = {here: 0}
    for place, option, to in found:
        assert option == w.GO | to
        far[to] = far[place] + 1
    return far


def decisions(kind: int, wanted: int) -> Iterator[tuple[Halloween, Decision]]:
    """Questions of random games at which somebody is on the way."""
    rng = seeded(21)
    found = 0
    for index in range(100):
        s = game.start(4, seeded(20, index), {"michael_cards": 3})
        assert isinstance(s, Halloween)
        while not s.over:
            number = rng.below(s.open_count())
            d = s.decision(number)
            walking = d.kind == w.ASK_STEP or s.walking
            if d.kind == kind and walking and rng.below(4) == 0:
                yield s, d
                found += 1
                if found == wanted:
                    return
            s.answer(number, d.options[rng.below(len(d.options))])


def tried(s: Halloween, d: Decision, here: int) -> dict[int, int]:
    """How many steps each space is away, found by trying every step; a seen and Ready Michael is not walked past."""
    far, front = {here: 0}, [s]
    for steps in range(1, 8):
        reached = []
        for at in front:
            asked = at.decision_of(d.seat)
            if asked is None or asked.kind != d.kind or (d.kind == w.ASK_PROWL and not at.walking):
                continue
            for option in asked.options:
                to = option - w.GO
                if not 0 <= to < SPACES or to in far:
                    continue
                far[to] = steps
                world = at.clone()
                world.play(d.seat, option)
                if not world.over:
                    reached.append(world)
        front = reached
    return far


def test_a_victims_ways_are_those_that_steps_lead() -> None:
    """HW-113 to HW-118, HW-333."""
    longest = 0
    for s, d in decisions(w.ASK_STEP, 60):
        here = s.mats[d.seat].space
        world = s.clone()
        if not s.figure:
            world.space = NO_SPACE  # nobody is in the way of somebody who only looks
        found = ways(s, d)
        if d.step.windows or d.step.fences:  # type: ignore[attr-defined]
            assert found == []
            continue
        far = lengths(found, here)
        assert far == tried(world, d, here)
        longest = max(longest, *far.values())
    assert longest >= 4


def test_a_victims_ways_do_not_depend_on_where_michael_hides() -> None:
    """HW-137: a hidden Michael is never an obstacle, whether he is Ready or Staggered."""
    checked = 0
    for s, d in decisions(w.ASK_STEP, 60):
        if s.figure:
            continue
        before = ways(s, d)
        for place in {place for way in before for place in (way[0], way[2])}:
            for space in (place, neighbour(place, 0)):
                world = s.clone()
                world.space = space
                assert ways(world, d) == before
                checked += 1
    assert checked > 100


def test_a_figure_that_is_ready_ends_the_way() -> None:
    """HW-124: behind it one would have been stopped; a Staggered one is walked through but not stood on (HW-135)."""
    checked = 0
    for s, d in decisions(w.ASK_STEP, 60):
        before = ways(s, d)
        if s.figure or not any(way[0] != s.mats[d.seat].space for way in before):
            continue
        between = next(way[0] for way in before if way[0] != s.mats[d.seat].space)
        world = s.clone()
        world.space, world.figure, world.shadow, world.staggered = between, True, NO_SPACE, False
        after = ways(world, d)
        assert any(to == between for _, _, to in after)
        assert all(place != between for place, _, _ in after)
        world.staggered = True
        assert any(place == between for place, _, _ in ways(world, d))
        checked += 1
    assert checked > 10


def test_michaels_ways_are_those_that_steps_lead() -> None:
    """HW-221 to HW-229."""
    longest = 0
    for s, d in decisions(w.ASK_PROWL, 60):
        assert d.seat == MICHAEL
        here = s.way[-1] if s.way else s.space
        far = lengths(ways(s, d), here)
        assert far == tried(s, d, here)
        longest = max(longest, *far.values())
    assert longest >= 4


def test_the_sight_names_spaces() -> None:
    kinds = {kind.key: kind for kind in game.lexicon.kinds}
    assert [kinds[key].place for key in ("step", "prowl", "action")] == ["space", "space", ""]
    assert kinds["step"].walks == ("stepped",)
    assert kinds["prowl"].walks == ()
