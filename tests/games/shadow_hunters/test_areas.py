"""The course of whole games: turns, their steps, and the areas (SH-004, SH-030 to SH-041, SH-070 to SH-089)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, NOBODY
from gloam.core.words.lexicon import Phrase
from gloam.games.shadow_hunters import game


def told(seats: int, seed: int) -> Iterator[tuple[Match, Phrase]]:
    """A random game with some reveals in between: every public event, with the match as it stood before the choice."""
    match = Match(game, seats, seed)
    rng = seeded(seed, 3)
    for phrase in match.heard(NOBODY):
        yield match, phrase
    while not match.state.over:
        seat = rng.below(seats)
        offers = match.state.interrupts(seat)
        if offers and rng.below(8) == 0:
            option = offers[0]
        else:
            d = match.state.pending[0]
            seat, option = d.seat, d.options[rng.below(len(d.options))]
        for event in match.play(seat, option):
            if event.audience == EVERYONE:
                yield match, game.lexicon.event(event)


@pytest.mark.parametrize("seed", range(60))
def test_turns_and_their_steps(seed: int) -> None:
    """SH-030 to SH-041: clockwise among the living, three steps in order, each at most once, the first one always."""
    seats = 4 + seed % 5
    dead: set[int] = set()
    turn = -1
    extra = False
    done: list[str] = []
    feast = 0
    for _, p in told(seats, seed):
        who = "ABCDEFGH".index(str(p.facts["who"])[-1]) if str(p.facts.get("who", "")).startswith("seat:") else -1
        if p.key == "event-start":
            turn = (who - 1) % seats
        elif p.key == "event-extra-turn":
            assert who == turn  # SH-040
            assert turn not in dead
            extra = True
        elif p.key == "event-turn":
            if done:
                assert done[0] == "move" or turn in dead  # SH-032
            if extra:
                assert who == turn
            else:  # SH-024, SH-030, SH-038
                expected = (turn + 1) % seats
                while expected in dead:
                    expected = (expected + 1) % seats
                assert who == expected
            turn, extra, done, feast = who, False, [], 0
        elif p.key in ("event-moved", "event-teleported"):
            assert who == turn
            assert done == []  # SH-031, SH-035: once, and first
            done.append("move")
        elif p.key in ("event-used", "event-declined"):
            assert who == turn
            assert done == ["move"]  # SH-035, SH-071: once, after the move
            assert turn not in dead  # SH-039
            done.append("area")
        elif p.key == "event-feast":
            feast += 1
        elif p.key == "event-attack":
            assert who == turn
            assert turn not in dead  # SH-039
            assert done[:2] == ["move", "area"]  # SH-035
            done.append("attack")
            assert len(done) - 2 <= 1 + feast  # SH-041
        elif p.key in ("event-lightning", "event-demolish"):
            assert who == turn
            assert done == []  # SH-036: at the start point only
        elif p.key == "event-guard-ends":
            assert who == turn
            assert done == []  # SH-037
        elif p.key == "event-died":
            dead.add(who)


@pytest.mark.parametrize("seed", range(30))
def test_areas_stay_and_only_the_entered_one_is_used(seed: int) -> None:
    """SH-004: area cards never move. SH-071: the area used is the one entered in this turn."""
    entered: Any = None
    layout = None
    for match, p in told(4 + seed % 5, seed):
        view = match.state.view(NOBODY)
        layout = layout or view.layout
        assert view.layout == layout
        if p.key == "event-turn":
            entered = None
        elif p.key in ("event-moved", "event-teleported"):
            entered = p.facts["area"]
        elif p.key in ("event-used", "event-declined"):
            assert p.facts["area"] == entered
        elif p.key == "event-hermit-drawn":
            assert entered in ("area:cabin", "area:gate")  # SH-073, SH-076
        elif p.key == "event-hermit-handed":
            assert p.facts["who"] != p.facts["to"]  # SH-078
        elif p.key == "event-deck":
            assert entered == "area:gate"
        elif p.key == "event-drawn":
            assert entered in ("area:church", "area:cemetery", "area:gate")  # SH-074, SH-075


@pytest.mark.parametrize(
    ("area", "deck"),
    [
        pytest.param("cabin", "hermit", id="SH-073"),
        pytest.param("church", "white", id="SH-074"),
        pytest.param("cemetery", "black", id="SH-075"),
        pytest.param("gate", None, id="SH-076"),
        pytest.param("woods", None, id="SH-079"),
        pytest.param("altar", None, id="SH-085"),
    ],
)
def test_the_top_card_of_the_right_pile(area: str, deck: str | None) -> None:
    """Using an area draws the top card of its pile and no other; Gate, Woods and Altar draw nothing by themselves."""
    for seed in range(20):
        match = Match(game, 5, seed)
        state: Any = game.deal(5, seeded(seed), game.complete(5, {}))
        match.state = state
        state.log = match.events
        for path, value in [(["turn"], "A"), (["phase"], "area"), (["seat", "A", "area"], area)]:
            game.place(state, path, value)
        game.placed(state)
        state.run()
        before = game.position(state)["pile"]
        news = [game.lexicon.event(e) for e in match.play(0, game.lexicon.read("use"))]
        assert news[0].key == "event-used"
        after = game.position(state)["pile"]
        for name in ("hermit", "white", "black"):
            assert after[name] == (before[name][1:] if name == deck else before[name])
        drawn = [p.facts["card"] for p in news if p.key in ("event-drawn", "event-hermit-read")]
        assert drawn == ([f"card:{before[deck][0]}"] if deck else [])
