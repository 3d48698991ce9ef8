"""What can be taken back cannot scout: every plan that games declare, in all worlds that its side could be in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, OptionValue, Outcome, Section, game_named
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, EVERYONE, Core, State, Step, opening
from gloam.core.words.lexicon import EventKind, Kind, Lexicon, Reason, Verb
from gloam.games.halloween.content.board import SPACE_IDS
from gloam.games.halloween.state import MICHAEL
from gloam.testing import GameFault, check_plans

PLANS = {
    "shadow-hunters": set[str](),
    "lockdown": {"offer", "give", "want", "swap", "drop"},
    "halloween": {"trade", "give", "want", "show", "drop", "stalk", "go"},
    "whisper": {"trade", "give", "want", "drop", "pay", "move", "go"},
    "aftermath": {"move", "play", "name", "wear", "stow", "hand", "give-battery"},
}
"""By the ledgers ("taking back"): what is still being put together, and nothing else; beside it in Aftermath whatever a
party proposes."""


def spaces_of_michael(known: Any) -> set[str]:
    """All spaces on which he may be, for all that these viewers know; nothing is in question for himself."""
    if known.viewers & 1 << MICHAEL:
        return set()
    return set(game_named("halloween").belief(known).shades().get("seat:A", {}))  # type: ignore[union-attr]


def space_of_michael(world: Any) -> str:
    return f"space:{SPACE_IDS[world.space]}"


SUPPORT: dict[str, dict[str, Any]] = {"halloween": {"support": spaces_of_michael, "trait": space_of_michael}}
"""Where all that may be true can be named, all of it has to occur among the worlds."""


@pytest.mark.whole
@pytest.mark.parametrize("name", PLANS)
def test_what_can_be_taken_back_told_nobody_anything(name: str) -> None:
    game = game_named(name)
    if not PLANS[name]:
        report = check_plans(game, games=8)
        assert not report.plans
        return
    report = check_plans(game, 60, **SUPPORT.get(name, {}))
    assert report.plans.total() >= 60
    assert report.worlds >= 60 * 500
    if name != "aftermath":
        assert report.plans.keys() <= PLANS[name]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", PLANS)
def test_all_that_can_be_taken_back_in_many_games(name: str, part: int) -> None:
    """Three hundred games of each, in parts that several processes share."""
    report = check_plans(game_named(name), seed=22, first=30 * part, games=30, **SUPPORT.get(name, {}))
    print(report)
    if name != "aftermath":
        assert report.plans.keys() <= PLANS[name]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("name", "verb", "seats"),
    [
        ("shadow-hunters", "roll", 5),
        ("lockdown", "stop", 4),
        ("lockdown", "go", 4),
        ("halloween", "face", 3),
        ("halloween", "search", 3),
        ("halloween", "move", 3),
        ("whisper", "rummage", 3),
        ("whisper", "sense", 3),
        ("aftermath", "done", 2),
    ],
)
def test_what_looks_or_draws_is_found_if_a_game_lets_it_be_taken_back(
    name: str, verb: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_named(name)

    def wrongly(state: State, seat: int, option: int) -> bool:
        return game.lexicon.verb_of(option).key == verb and state.decision_of(seat) is not None

    monkeypatch.setattr("gloam.testing.plans.is_plan", wrongly)
    with pytest.raises(GameFault, match=f"{verb}.* can be taken back, but"):
        check_plans(game, 200, 3, seats=seats, options={}, worlds=100)


# A small house with faults to plant

HUM, LOOK, SEARCH, PASS_BY, FORCE, REST = (n << ARG_BITS for n in range(1, 7))
SAW, FOUND, CREAKED, RESTED = range(4)
NOT_NOW = 1 << ARG_BITS
VERBS = ["pass", "hum", "look", "search", "pass-by", "force", "rest"]
ROOMS = 40


class Dark(Step):
    """A walks in the dark, past the one room of many in which B hides and listens."""

    leans = False
    """Whether somebody who leans against a door keeps it shut, so that what A can do depends on a secret."""

    def run(self, s: Cellar) -> None:
        if s.turns == 0:
            s.over = True
        else:
            force = [] if self.leans and s.hiding == 0 else [FORCE]
            s.ask_quietly(self, 0, 0, [HUM, LOOK, SEARCH, PASS_BY, *force, REST])

    def answer(self, s: Cellar, seat: int, option: int) -> None:
        found = s.hiding == ROOMS - 1
        if option == LOOK:
            s.keep(0b01, SAW, int(found))
        elif option == SEARCH and found:
            s.keep(0b01, FOUND)
        elif option == PASS_BY and found:
            s.keep(0b10, CREAKED)
        elif option == HUM:
            s.hums += 1
        elif option == REST:
            s.turns -= 1
            s.tell(EVERYONE, RESTED)
        s.push(self)


class CellarView(msgspec.Struct, frozen=True):
    turns: int
    hums: int


class Cellar(State):
    def __init__(self, core: Core, hiding: int, hums: int, turns: int) -> None:
        super().__init__(core)
        self.hiding, self.hums, self.turns = hiding, hums, turns

    def refusal(self, seat: int, option: int) -> int:
        return NOT_NOW

    def view(self, viewers: int) -> CellarView:
        return CellarView(self.turns, self.hums if viewers & 1 else -1)

    def masked(self, viewers: int) -> Cellar:
        hiding = self.hiding if self.over or viewers & 2 else -1
        hums = self.hums if self.over or viewers & 1 else -1
        return Cellar(self.masked_core(viewers), hiding, hums, self.turns)

    def imagine(self, rng: Rng) -> Cellar:
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        if not self.viewers & 2 and not self.over:
            world.hiding = rng.below(ROOMS)
            world.retract_all()
            Dark().run(world)
        return world

    def score(self, seat: int) -> float:
        return 1.0


class CellarGame(Game):
    id = "cellar"
    prefix = "CE"
    package = "cellar"
    seat_counts = range(2, 3)
    lexicon = Lexicon(
        [Verb(key) for key in VERBS],
        [Kind("walk", "CE-1")],
        [
            EventKind("saw", "CE-1", (("who", "number"),)),
            EventKind("found", "CE-1"),
            EventKind("creaked", "CE-1"),
            EventKind("rested", "CE-1"),
        ],
        refs={},
        absent={},
        reasons=[Reason("not-now", "CE-1")],
    )

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Cellar:
        return Cellar(opening(seats, rng, Dark()), 1 + rng.below(ROOMS - 2), 0, 30)

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome(("CE-9",), (), {}) if state.over else None

    def position(self, state: Any) -> dict[str, Any]:
        return {}

    def place(self, state: Any, path: list[str], value: Any) -> None:
        raise ValueError("nothing can be placed")

    def rulebook(self) -> tuple[Section, ...]:
        return ()

    def text_keys(self) -> dict[str, set[str]]:
        return {}


@pytest.mark.parametrize(
    ("verb", "what"),
    [
        (LOOK, "tells its side something"),
        (SEARCH, "tells its side something"),
        (PASS_BY, "is told to others: event-creaked"),
        (FORCE, "is open to its side in some worlds only"),
    ],
)
def test_a_planted_fault_is_found(verb: int, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look, an empty search, a silent pass by somebody who listens, an option that depends on a secret: one world in
    forty tells, and the real one is never it."""
    monkeypatch.setattr(Dark, "leans", verb == FORCE)
    monkeypatch.setattr("gloam.testing.plans.is_plan", lambda s, seat, option: option == verb)
    with pytest.raises(GameFault, match=what):
        check_plans(CellarGame(), 1, 5)


def test_a_plan_that_is_one_is_let_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.testing.plans.is_plan", lambda s, seat, option: option == HUM)
    report = check_plans(CellarGame(), 5)
    assert report.plans == {"hum": 5}
    assert report.worlds == 5 * 500
