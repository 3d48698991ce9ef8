"""Faults planted in the large games, to see that the suites find there what they find in small ones."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import gloam
from gloam.core.declared import masking
from gloam.core.game import Game
from gloam.core.rng import Rng, seeded
from gloam.core.state import EVERYONE, NONE, Decision
from gloam.games.aftermath import game as aftermath
from gloam.games.lockdown import game as lockdown
from gloam.games.shadow_hunters import game as shadow_hunters
from gloam.games.whisper import game as whisper
from gloam.games.whisper.content.tables import LOCATION_IDS
from gloam.games.whisper.rules.acting import Actions
from gloam.games.whisper.rules.hunting import MainStep
from gloam.games.whisper.rules.moving import Stalk
from gloam.games.whisper.words import NOT_ALLOWED, SEARCH
from gloam.testing import GameFault, check_leaks, check_play
from gloam.testing.told import AUDIENCES, ORDER

pytestmark = pytest.mark.skipif(gloam.COMPILED, reason="compiled classes cannot be changed")

SMALL = Path(__file__).resolve().parent.parent / "games" / "halloween" / "small.py"


def halloween() -> Game:
    """Halloween on a small street, where all meet."""
    name = "halloween_small"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, SMALL)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    small: Game = sys.modules[name].small_game
    return small


GAMES: dict[str, Game] = {
    "shadow-hunters": shadow_hunters, "lockdown": lockdown, "halloween": halloween(), "whisper": whisper,
    "aftermath": aftermath,
}  # fmt: skip
SEATS = {"shadow-hunters": 5, "lockdown": 4, "halloween": 4, "whisper": 4, "aftermath": 2}
EVERY = {"shadow-hunters": 4, "lockdown": 60, "halloween": 30, "whisper": 30}


@pytest.fixture(params=EVERY)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def state_class(game: Game) -> Any:
    return type(game.start(SEATS[game.id], seeded(1)))


def play(game: Game, games: int = 1) -> None:
    check_play(game, games=games, seed=2, every=EVERY[game.id], seats=SEATS[game.id])


def leaks(game: Game, told: set[str] | None, **options: str) -> None:
    check_leaks(game, pairs=200, seed=2, seats=SEATS[game.id], options=options or None, divergences=told, length=30)


def all_but(game: Game, key: str) -> set[str]:
    """Any other event may tell worlds apart, by its order too, and any question may."""
    asked = {f"{what}:{kind.key}" for kind in game.lexicon.kinds for what in ("asked", "options")}
    others = [e for e in game.lexicon.events if e.key != key]
    told = [e.key for e in others] + [f"{e.key}:{name}{ORDER}" for e in others for name, _ in e.facts]
    return asked | {f"{what}@{audience}" for what in told for audience in AUDIENCES}


SECRETS = [
    ("shadow-hunters", "Player", "role"),
    ("shadow-hunters", "", "piles"),
    ("lockdown", "Player", "room"),
    ("lockdown", "Player", "force"),  # chosen by all at once, and sealed
    ("lockdown", "", "stocks"),
    ("halloween", "Mat", "hand"),
    ("halloween", "", "space"),
    ("halloween", "", "cards"),
    ("whisper", "Victim", "place"),
    ("whisper", "Victim", "items"),
    ("whisper", "", "place"),
    ("whisper", "", "hand"),
    ("whisper", "", "gears"),
    ("aftermath", "", "deck"),
    ("aftermath", "", "items"),
]
"""Fields that not everybody knows: of a state, or of a part of it."""


@pytest.mark.parametrize(("name", "part", "field"), SECRETS)
def test_a_field_that_is_declared_too_widely(
    name: str, part: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    cls = state_class(game)
    home = sys.modules[cls.__module__]
    package = cls.__module__.rpartition(".")[0]
    rules = dict(vars(import_module(f"{package}.worlds.masking")))
    owner = getattr(home, part) if part else cls
    said = ast.parse(owner.__annotations__[field], mode="eval").body
    assert isinstance(said, ast.Subscript)
    assert isinstance(said.slice, ast.Tuple)
    assert ast.unparse(said.slice.elts[1]) != "everyone"
    monkeypatch.setitem(owner.__annotations__, field, f"Annotated[{ast.unparse(said.slice.elts[0])}, everyone]")
    rules.pop(f"known_{part.lower()}_{field}" if part else f"known_{field}", None)
    masked = masking(cls, rules)
    door = import_module(f"{package}.door").DOOR
    monkeypatch.setattr(type(door), "masked", lambda door, s, viewers: masked(s, viewers))
    with pytest.raises(GameFault, match=r"\(masked\)|shows them another view|the rules raise"):
        leaks(game, None)


TOLD = {
    "shadow-hunters": ("hermit-received", "seat"),
    "lockdown": ("offered", "some"),
    "halloween": ("michael-card", "seat"),
    "whisper": ("you-drew", "seat"),
}
"""An event that only some hear, and who."""


def test_an_event_for_everyone_in_place_of_some(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cls, (key, audience) = state_class(game), TOLD[game.id]
    number = game.lexicon.event_number(key)
    for method in ("tell", "keep"):
        told = getattr(cls, method)

        def loudly(s: Any, audience: int, kind: int, *facts: int, told: Any = told) -> None:
            told(s, EVERYONE if kind == number else audience, kind, *facts)

        monkeypatch.setattr(cls, method, loudly)
    with pytest.raises(GameFault, match=f"may not tell worlds apart: .*{key}.*@everyone|the rules raise"):
        leaks(game, all_but(game, key) | {f"{key}@{audience}"})


def test_a_deal_that_tells_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shadow_hunters
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


def test_a_world_that_is_the_masked_state_with_new_dice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def lazy(s: Any, rng: Rng) -> Any:
        world = s.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        return world

    monkeypatch.setattr(state_class(game), "imagine", lazy)
    with pytest.raises(GameFault, match=r"without an option|whose options do not fit it"):
        play(game)


def test_options_of_others_that_come_from_another_world(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cls = state_class(game)
    imagine = cls.imagine

    def stale(s: Any, rng: Rng) -> Any:
        world, other = imagine(s, rng.split()), imagine(s, rng.split())
        for d in world.pending:
            same = other.decision_of(d.seat)
            if same is not None and same.kind == d.kind and not s.viewers >> d.seat & 1:
                world.retract(d.seat)
                world.open(Decision(d.seat, d.kind, same.options, d.step, d.audience, d.quiet))
        return world

    monkeypatch.setattr(cls, "imagine", stale)
    with pytest.raises(GameFault, match=r"open questions whose options do not fit it|the rules raise"):
        play(game, games=5)


Change = Callable[[list[int], int], list[int]]
"""Makes wrong facts of right ones; the second argument is where a seat stands."""

WRONG_FACTS: dict[str, tuple[Change, str]] = {
    "too few": (lambda facts, at: [], "facts, but is told with 0"),
    "impossible": (lambda facts, at: [11 if i == at else x for i, x in enumerate(facts)], "there is no seat 11"),
}


@pytest.mark.parametrize("wrong", WRONG_FACTS)
def test_facts_that_are_too_few_or_impossible(wrong: str, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    change, fault = WRONG_FACTS[wrong]
    number = game.lexicon.event_number("first" if game.id == "whisper" else "turn")
    at = [ref for _, ref in game.lexicon.events[number].facts].index("seat")
    _retold(state_class(game), number, lambda facts: change(facts, at), monkeypatch)
    with pytest.raises(GameFault, match=fault):
        play(game)


SWAPPED = {"shadow-hunters": "moved", "lockdown": "stepped", "halloween": "stepped", "whisper": "stepped"}
"""An event with a seat and something of another kind."""


def test_facts_that_are_swapped(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    number = game.lexicon.event_number(SWAPPED[game.id])
    _retold(state_class(game), number, lambda facts: list(reversed(facts)), monkeypatch)
    with pytest.raises(GameFault, match=r"is told with an impossible|the rules raise"):
        play(game)


def _retold(cls: Any, number: int, change: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event is told with other facts than the rules mean to tell."""
    for method in ("tell", "keep"):
        told = getattr(cls, method)

        def wrongly(s: Any, audience: int, kind: int, *given: int, told: Any = told) -> None:
            facts = [fact for fact in given if fact != NONE]
            told(s, audience, kind, *(change(facts) if kind == number else facts))

        monkeypatch.setattr(cls, method, wrongly)


def test_a_decision_that_told_worlds_apart_cannot_be_taken_back(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.testing.leaks.is_plan", lambda *whatever: True)
    with pytest.raises(GameFault, match="which can be taken back"):
        check_leaks(game, pairs=60, seed=2, seats=SEATS[game.id], length=30)


# Whisper behind the Wall: what a wall between two sides may let through


SECRET = {"step", "keep", "limit", "trade", "offer"}
"""Questions of the victims whose answers the killer cannot see at all; as in test_whisper.py."""


def heard_through_the_wall(options: dict[str, str], fault: str) -> None:
    with pytest.raises(GameFault, match=fault):
        check_leaks(whisper, pairs=60, seed=2, seats=3, options=options, length=40, secret=SECRET)


def reviewed(monkeypatch: pytest.MonkeyPatch, change: Callable[[Any, Any], Any]) -> None:
    """The view is made by name, and then somebody adds to it."""
    cls = state_class(whisper)
    view = cls.view
    monkeypatch.setattr(cls, "view", lambda s, viewers: change(s, view(s, viewers)))


def test_a_view_that_tells_where_the_hidden_killer_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(s: Any, view: Any) -> Any:
        place = LOCATION_IDS[s.place] if s.place >= 0 else ""
        return replace(view, killer=replace(view.killer, figure=place))

    reviewed(monkeypatch, told)
    heard_through_the_wall({"killer": "ghost"}, r"view")


def test_a_deck_whose_size_tells_what_is_done_out_of_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    reviewed(monkeypatch, lambda s, view: replace(view, equipment=len(s.equipment)))
    heard_through_the_wall({}, r"view")


def test_keys_that_are_seen_before_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    reviewed(monkeypatch, lambda s, view: replace(view, keys=s.keys))
    heard_through_the_wall({}, r"view")


def test_an_inventory_that_can_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(s: Any, view: Any) -> Any:
        victims = [replace(v, slot=len(s.victims[i].items)) for i, v in enumerate(view.victims)]
        return replace(view, victims=victims)

    reviewed(monkeypatch, counted)
    heard_through_the_wall({}, r"view")


def test_a_step_that_everybody_hears(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen out of sight looks the same to the other side, whatever it is."""
    cls, number = state_class(whisper), whisper.lexicon.event_number("stepped")
    keep = cls.keep

    def loudly(s: Any, audience: int, kind: int, *facts: int) -> None:
        keep(s, EVERYONE if kind == number else audience, kind, *facts)

    monkeypatch.setattr(cls, "keep", loudly)
    heard_through_the_wall({}, r"step")


@pytest.mark.parametrize("when", ["at the end", "at every step"])
def test_a_hidden_way_that_tells_of_itself(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stealth whose end tells where it led, or whose steps can be counted: worlds that are at different moments of it
    are compared all the same."""
    answer, number = Stalk.answer, whisper.lexicon.event_number("stalked")

    def loudly(step: Any, s: Any, seat: int, option: int) -> None:
        answer(step, s, seat, option)
        if when == "at every step" or s.stalk_left == 0:
            s.tell(EVERYONE, number, s.place)

    monkeypatch.setattr(Stalk, "answer", loudly)
    with pytest.raises(GameFault, match=r"may not tell worlds apart: .*stalked.*@everyone"):
        leaks(whisper, all_but(whisper, "stalked"), killer="ghost")


def test_options_that_know_whether_somebody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that is offered only where it finds somebody."""
    why_not = MainStep.why_not

    def knowing(step: Any, s: Any, seat: int, option: int) -> Any:
        if option == SEARCH and not s.those_at(1 << s.place):
            return NOT_ALLOWED
        return why_not(step, s, seat, option)

    monkeypatch.setattr(MainStep, "why_not", knowing)
    heard_through_the_wall({}, r"option|refus")


def test_an_action_that_everybody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of the victims' clicks must not be seen."""
    run = Actions.run

    def open_to_all(step: Any, s: Any) -> None:
        run(step, s)
        for d in list(s.pending):
            s.retract(d.seat)
            s.open(Decision(d.seat, d.kind, d.options, d.step, EVERYONE, False))

    monkeypatch.setattr(Actions, "run", open_to_all)
    heard_through_the_wall({}, r"open|asked|wait|agenda|pending|decision|option|view|masked")
