"""Faults planted in the two large games, to see that the suites find there what they find in small ones."""

from __future__ import annotations

from typing import Any

import pytest

import gloam
from gloam.core.game import Game, game_named
from gloam.core.rng import Rng, seeded
from gloam.core.state import EVERYONE
from gloam.testing import GameFault, check_leaks, check_play

pytestmark = pytest.mark.skipif(gloam.COMPILED, reason="compiled classes cannot be changed")

GAMES = {"shadow-hunters": 5, "lockdown": 4}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


def state_class(game: Game) -> Any:
    return type(game.start(GAMES[game.id], seeded(1)))


def play(game: Game) -> None:
    check_play(game, games=1, seed=2, every={"shadow-hunters": 4, "lockdown": 60}[game.id], seats=GAMES[game.id])


def leaks(game: Game, told: set[str] | None) -> None:
    check_leaks(game, pairs=200, seed=2, seats=GAMES[game.id], divergences=told, length=30)


SECRET = {"shadow-hunters": "role", "lockdown": "hand"}
"""A field of the players that others do not know."""


def test_a_field_that_is_not_masked(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cls, field = state_class(game), SECRET[game.id]
    masked = cls.masked

    def forgetful(s: Any, viewers: int) -> Any:
        known = masked(s, viewers)
        for p, truth in zip(known.players, s.players, strict=True):
            setattr(p, field, getattr(truth, field))
        return known

    monkeypatch.setattr(cls, "masked", forgetful)
    with pytest.raises(GameFault, match=r"\(masked\)"):
        leaks(game, None)


TOLD = {"shadow-hunters": ("hermit-received", "seat"), "lockdown": ("offered", "some")}
"""An event that only some hear, and who."""


def test_an_event_for_everyone_in_place_of_some(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cls, (key, audience) = state_class(game), TOLD[game.id]
    number = game.lexicon.event_number(key)
    for method in ("tell", "keep"):
        told = getattr(cls, method)

        def loudly(s: Any, audience: int, kind: int, *facts: int, told: Any = told) -> None:
            told(s, EVERYONE if kind == number else audience, kind, *facts)

        monkeypatch.setattr(cls, method, loudly)
    others = {f"{e.key}@{a}" for e in game.lexicon.events if e.key != key for a in ("everyone", "seat", "some")}
    asked = {f"{what}:{kind.key}" for kind in game.lexicon.kinds for what in ("asked", "options")}
    with pytest.raises(GameFault, match=f"may not tell worlds apart: .*{key}.*@everyone|the rules raise"):
        leaks(game, others | asked | {f"{key}@{audience}"})


def test_a_deal_that_tells_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("shadow-hunters")
    dealt = {"role:role@seat", "start@everyone", "turn@everyone"}
    check_leaks(game, pairs=20, seed=2, seats=5, dealt=dealt, length=2)
    cls, number = state_class(game), game.lexicon.event_number("role")
    for method in ("tell", "keep"):
        told = getattr(cls, method)

        def loudly(s: Any, audience: int, kind: int, *facts: int, told: Any = told) -> None:
            told(s, EVERYONE if kind == number else audience, kind, *facts)

        monkeypatch.setattr(cls, method, loudly)
    with pytest.raises(GameFault, match=r"the deal tells \w+ what it may not: role:role@everyone"):
        check_leaks(game, pairs=100, seed=2, seats=5, dealt=dealt, length=2)


def test_worlds_that_are_all_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cls = state_class(game)
    imagine = cls.imagine
    monkeypatch.setattr(cls, "imagine", lambda s, rng: imagine(s, seeded(1)))
    with pytest.raises(GameFault, match="imagined worlds hardly differ in what is secret"):
        play(game)


def test_a_world_without_dice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cls = state_class(game)
    imagine = cls.imagine

    def still(s: Any, rng: Rng) -> Any:
        world = imagine(s, rng)
        world.rng = Rng(0)
        return world

    monkeypatch.setattr(cls, "imagine", still)
    with pytest.raises(GameFault, match="has no dice of its own"):
        play(game)


def test_facts_that_are_too_few_or_impossible(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cls = state_class(game)
    number = next(i for i, e in enumerate(game.lexicon.events) if e.key == "turn")
    ref = [kind for _, kind in game.lexicon.events[number].facts].index("seat")
    told = cls.tell
    for facts, fault in (([], "facts, but is told with 0"), (None, "there is no seat 11 at a table of")):

        def wrongly(s: Any, audience: int, kind: int, *given: int, facts: Any = facts) -> None:
            if kind == number:
                given = tuple(facts if facts is not None else [11 if i == ref else x for i, x in enumerate(given)])
            told(s, audience, kind, *given)

        monkeypatch.setattr(cls, "tell", wrongly)
        monkeypatch.setattr(cls, "keep", wrongly)
        with pytest.raises(GameFault, match=fault):
            play(game)


def test_a_decision_that_told_worlds_apart_cannot_be_taken_back(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.testing.leaks.told_something", lambda *whatever: False)
    with pytest.raises(GameFault, match="which can be taken back"):
        check_leaks(game, pairs=60, seed=2, seats=GAMES[game.id], length=30)
