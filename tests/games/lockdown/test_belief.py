"""Where the others may be, as a belief: it folds what was told, says nothing else, and seldom rules out the truth."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.history import NOBODY, hears, only
from gloam.core.play import Mind
from gloam.core.rng import seeded
from gloam.core.words.lexicon import seat_letter, seat_number
from gloam.games.lockdown import game
from gloam.games.lockdown.content.tables import ROOM_IDS
from gloam.games.lockdown.mind.bot import Survivor
from gloam.games.lockdown.state import PHASE_ACTION, PHASE_FREE, Lockdown
from gloam.games.lockdown.worlds.whereabouts import Whereabouts, belief_of
from gloam.testing.cases import case, chosen


def belief(s: Any, viewers: int) -> Whereabouts:
    found = game.belief(s.masked(viewers))
    assert isinstance(found, Whereabouts)
    return found


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_folding_note_by_note_is_the_same_as_beginning_anew(seats: int) -> None:
    """For a spectator, for each of some seats, and for two of them together."""
    onlookers = [NOBODY, only(0), only(seats - 1), 0b101]
    match, rng = case(game, 41, seats, seats, {"offers_per_phase": 1})
    s = match.state
    kept = [belief(s, viewers) for viewers in onlookers]
    compared = 0
    while not s.over:
        told = match.play(*chosen(s, rng))
        for viewers, one in zip(onlookers, kept, strict=True):
            for note in told:
                if hears(viewers, note.audience):
                    one.hear(note)
            if told and rng.below(12) == 0:
                assert one == belief(s, viewers)
                compared += 1
    assert compared > 20
    assert all(one == belief(s, viewers) for viewers, one in zip(onlookers, kept, strict=True))


@pytest.mark.parametrize("seats", [3, 9])
def test_shades_are_weights_of_all_others(seats: int) -> None:
    match, rng = case(game, 42, seats, seats, {"offers_per_phase": 1})
    s = match.state
    phases: set[int] = set()
    while not s.over:
        match.play(*chosen(s, rng))
        if s.over or rng.below(15):
            continue
        phases.add(s.phase)
        viewers = rng.below(1 << seats)
        shades = belief(s, viewers).shades()
        assert list(shades) == [f"seat:{seat_letter(i)}" for i in range(seats) if not viewers >> i & 1]
        for weights in shades.values():
            assert sum(weights.values()) == pytest.approx(1.0)
            assert min(weights.values()) > 0
            assert set(weights) <= {f"room:{ROOM_IDS[room]}" for room in s.plan.rooms}
    assert phases >= {PHASE_FREE, PHASE_ACTION}


def test_a_clone_goes_its_own_way() -> None:
    match, rng = case(game, 43, 0, 5, {"offers_per_phase": 0})
    s = match.state
    one = belief(s, only(1))
    while not s.over:
        told = [note for note in match.play(*chosen(s, rng)) if hears(only(1), note.audience)]
        before, twin = one.clone(), one.clone()
        assert twin == one
        for note in told:
            twin.hear(note)
        assert one == before
        one = twin
    assert one.moves


def test_equal_knowledge_gives_equal_beliefs() -> None:
    rng = seeded(44)
    match, choices = case(game, 44, 0, 6, {"offers_per_phase": 1})
    s = match.state
    while not s.over:
        match.play(*chosen(s, choices))
        if not s.over and choices.below(60) == 0:
            viewers = only(rng.below(6))
            assert belief(s.imagined(viewers, rng.split()), viewers) == belief(s, viewers)


def test_it_follows_turns() -> None:
    """Who has not had his turn is where he was; who has had it can be elsewhere; of oneself there is nothing to say."""
    match, rng = case(game, 45, 0, 4, {"offers_per_phase": 0})
    s = match.state
    while s.turn < 3:
        match.play(*chosen(s, rng))
    shades = belief(s, NOBODY).shades()
    births = {f"room:{ROOM_IDS[room]}" for room in s.plan.birth}
    for letter, weights in shades.items():
        waits = s.players[seat_number(letter[-1])].order > s.turn
        assert (set(weights) <= births) == waits
    assert f"seat:{seat_letter(2)}" not in belief(s, only(2)).shades()


def test_the_truth_is_seldom_ruled_out() -> None:
    """At a table of minds, at the start of each round, where the others stopped in the last one."""
    excluded = looked = 0
    weight = 0.0
    for number in range(3):
        s = game.start(9, seeded(46, number), {"offers_per_phase": 1})
        assert isinstance(s, Lockdown)
        minds: list[Mind] = [Survivor() for _ in range(9)]
        for seat, mind in enumerate(minds):
            mind.begin(seat, 9, seeded(47 + number, seat))
        seen = 1
        while not s.over:
            if s.round > seen and s.phase == PHASE_FREE:
                seen = s.round
                for viewer in range(0, 9, 4):
                    found = belief_of(s.masked(only(viewer)))
                    for p in s.players:
                        if p.seat != viewer:
                            looked += 1
                            excluded += found.at[p.seat][p.room] <= 0
                            weight += found.at[p.seat][p.room]
            d = s.pending[0]
            s.answer(0, minds[d.seat].choose(s.masked(only(d.seat)), d.kind, list(d.options)))
    assert looked > 200
    assert excluded < looked * 0.02
    assert weight > looked * 0.25
