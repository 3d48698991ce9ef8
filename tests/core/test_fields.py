"""Fields that are declared once: interpreted, and as the compiler reads them."""

from __future__ import annotations

import ast
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gloam.core.belief import Belief
from gloam.core.declared import expand, expanded
from gloam.core.fields import Folded, Shared, ids_between, worked_out
from gloam.core.history import EVERYONE, Note
from gloam.core.rng import seeded
from gloam.core.state import Core, State, Step, opening
from gloam.core.value import Data, fields_of, to_plain

SOURCE = '''"""A module with declarations."""

from __future__ import annotations

from gloam.core.belief import Belief
from gloam.core.fields import Folded, Shared, worked_out
from gloam.core.history import Note
from gloam.core.state import State
from gloam.core.value import Data

RED, BLUE = range(2)
(
    OAK,
    ELM,
) = range(2)


class Card(Data):
    """A card."""

    suit: int


class Lore:
    """What is no data, and says itself how it is copied."""

    def __init__(self, told: list[int]) -> None:
        self.told = told

    def clone(self) -> Lore:
        return Lore(self.told.copy())


class Hand(Data):
    cards: list[Card]
    best: Card | None
    piles: list[list[int]]
    names: dict[str, list[int]]
    board: Shared[list[int]]  # nobody changes it
    size: int = worked_out(lambda self: len(self.cards))

    def first(self) -> Card:
        return self.cards[0]


class House(State):
    hands: list[Hand]
    over_there: bool
    lore: Lore


class Rumour(Belief):
    """The sum of all that was told, and how often it was told anything."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.told = 0

    def hear(self, note: Note) -> None:
        self.total += note.facts[0]
        self.told += 1

    def clone(self) -> Rumour:
        twin = Rumour(self.total)
        twin.told = self.told
        return twin


class Town(State):
    size: int
    rumour: Folded[Rumour]
    mayor: int
    streets: list[int]
    river: bool
    bridges: int
    market: int
'''


def load(path: Path) -> Any:
    spec = util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    import sys

    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["declared", "expanded"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> ModuleType:
    """The module as it is written, and as it is compiled: both must mean the same."""
    (tmp_path / f"house_{request.param}.py").write_text(SOURCE, "utf-8")
    if request.param == "expanded":
        expand(tmp_path)
    found: ModuleType = load(tmp_path / f"house_{request.param}.py")
    return found


def test_a_class_is_made_and_copied_by_its_fields(house: Any) -> None:
    assert fields_of(house.Hand) == ["cards", "best", "piles", "names", "board"]
    hand = house.Hand([house.Card(1)], house.Card(2), [[3]], {"x": [4]}, [5])
    assert (hand.size, hand.first().suit) == (1, 1)
    twin = hand.clone()
    assert twin == hand
    assert twin.board is hand.board
    twin.cards[0].suit = twin.best.suit = 9
    twin.piles[0].append(9)
    twin.names["x"].append(9)
    assert hand == house.Hand([house.Card(1)], house.Card(2), [[3]], {"x": [4]}, [5])
    assert house.Hand([], None, [], {}, []).clone().best is None


def test_a_state_is_made_of_a_core_first(house: Any) -> None:
    core = opening(2, seeded(1), Step())
    state = house.House(core, [house.Hand([], None, [], {}, [])], True, house.Lore([1]))
    assert fields_of(house.House) == ["core", "hands", "over_there", "lore"]
    assert (state.seats, state.over_there) == (2, True)
    assert state.clone().hands == state.hands
    assert state.clone().hands[0] is not state.hands[0]
    state.clone().lore.told.append(2)
    assert state.lore.told == [1]


def town(house: Any, heard: int = 0) -> Any:
    core = opening(2, seeded(1), Step())
    for fact in range(heard):
        core.history.add(Note(EVERYONE, 1, (fact,), 0))
    return house.Town(core, 1, house.Rumour(100), 2, [3], True, 4, 5)


def test_a_folded_field_hears_the_history_when_it_is_read(house: Any) -> None:
    state = town(house)
    assert fields_of(house.Town) == ["core", "size", "rumour", "mayor", "streets", "river", "bridges", "market"]
    first = state.rumour
    state.keep(EVERYONE, 1, 7)
    state.keep(EVERYONE, 1, 8)
    assert (first.total, first.told) == (100, 0), "clones may hold it: it stays as it is"
    assert (state.rumour.total, state.rumour.told) == (115, 2)
    assert state.rumour is state.rumour


def test_a_folded_field_goes_on_in_a_clone_from_where_it_is(house: Any) -> None:
    state = town(house, heard=3)
    assert state.rumour.total == 100, "what it is made with has heard the history so far"
    state.keep(EVERYONE, 1, 1)
    twin = state.clone()
    twin.keep(EVERYONE, 1, 10)
    assert (twin.rumour.total, twin.rumour.told) == (111, 2)
    assert (state.rumour.total, state.rumour.told) == (101, 1)
    assert twin.clone().rumour is twin.rumour


def test_a_folded_field_counts_with_all_that_was_told(house: Any) -> None:
    asked, silent = town(house), town(house)
    for state in (asked, silent):
        state.keep(EVERYONE, 1, 1)
    assert asked.rumour.total == 101
    assert asked == silent, "whether somebody has read it makes no difference"
    assert to_plain(asked) == to_plain(silent)
    assert to_plain(silent)["rumour"] == {"@": "Rumour", "total": 101}
    silent.rumour = house.Rumour(5)
    assert (silent.rumour.total, silent.rumour.told) == (5, 0)
    assert asked != silent


def test_only_a_state_has_something_to_fold() -> None:
    with pytest.raises(TypeError, match=r"Loner\.rumour: only a state has a history"):

        class Loner(Data):
            rumour: Folded[Belief]


def test_each_field_counts_when_two_are_compared(house: Any) -> None:
    def hand(**other: Any) -> Any:
        usual: dict[str, Any] = {"cards": [house.Card(1)], "best": None, "piles": [[3]], "names": {}, "board": [5]}
        return house.Hand(**usual | other)

    assert hand() == hand()
    others = {"cards": [], "best": house.Card(1), "piles": [[4]], "names": {"x": [1]}, "board": []}
    for field, value in others.items():
        assert hand(**{field: value}) != hand(), field
    assert hand() != house.Card(1)
    with pytest.raises(TypeError):
        hash(hand())

    def state(seed: int, **other: Any) -> Any:
        usual = {"hands": [hand()], "over_there": True, "lore": None}
        return house.House(opening(2, seeded(seed), Step()), **usual | other)

    assert state(1) == state(1)
    assert state(1) != state(2)
    assert state(1) != state(1, over_there=False)
    assert state(1) != state(1, hands=[hand(board=[])])


def test_what_a_class_adds_by_itself_counts_too(house: Any) -> None:
    class Glove(house.Hand):  # type: ignore[misc]
        def __init__(self, cards: Any, best: Any, piles: Any, names: Any, board: Any, size: int) -> None:
            super().__init__(cards, best, piles, names, board)
            self.size = size

    def glove(size: int) -> Any:
        return Glove([], None, [], {}, [], size)

    assert glove(1) == glove(1)
    assert glove(1) != glove(2)
    assert glove(1) != house.Hand([], None, [], {}, [])
    assert house.Hand([], None, [], {}, []) != glove(1)


def test_constants_are_counted_off(house: Any) -> None:
    assert (house.RED, house.BLUE, house.OAK, house.ELM) == (0, 1, 0, 1)
    assert ids_between(vars(house), "OAK", "ELM") == ["oak", "elm"]


def test_every_line_stays_where_it_is() -> None:
    known = {"Card": True, "Hand": True, "Lore": True, "State": False, "House": False}
    text = expanded(SOURCE, ast.parse(SOURCE), known)
    assert text.count("\n") == SOURCE.count("\n")
    before, after = SOURCE.splitlines(), text.splitlines()
    for line in ("class Hand(Data):", "    def first(self) -> Card:", "        return self.cards[0]"):
        assert before.index(line) == after.index(line)
    assert "RED: _Final = 0; BLUE: _Final = 1" in after
    assert any("def clone(self) -> Hand: return Hand([x0.clone() for x0 in self.cards]" in line for line in after)
    assert "worked_out(" not in text.partition("class Card")[2]


def test_what_is_written_out_is_left_alone() -> None:
    class Old(State):
        def __init__(self, core: Core, x: int) -> None:
            super().__init__(core)
            self.x = x

    old = Old(opening(2, seeded(1), Step()), 3)
    assert old.clone() == old
    assert fields_of(Old) == ["core", "x"]


def test_what_cannot_be_copied_is_not_shared_in_silence() -> None:
    with pytest.raises(TypeError, match=r"Odd: nobody knows how to copy a set\[int\]; is it Shared\?"):

        class Odd(Data):
            seen: set[int]

    with pytest.raises(TypeError, match=r"Lost: Nowhere is not known here; is the field Shared\?"):

        class Lost(Data):
            where: Nowhere  # type: ignore[name-defined]  # noqa: F821

    with pytest.raises(TypeError, match=r"Full\.size: a field has no default"):

        class Full(Data):
            size: int = 3


def test_shared_fields_may_be_of_any_type() -> None:
    class Free(Data):
        seen: Shared[set[int]]
        most: int = worked_out(lambda self: max(self.seen))

    free = Free({1, 2})
    assert free.most == 2
    assert free.clone().seen is free.seen


ENGINES_OWN = ("log", "seats", "rng", "over", "view", "history", "proposals", "viewers", "agenda", "is_plan", "clone")


@pytest.mark.parametrize("name", ENGINES_OWN)
def test_a_field_that_every_state_has_is_refused_by_name(name: str) -> None:
    """It would take the place of the engine's own without a word."""
    with pytest.raises(TypeError, match=rf"Mine has a field '{name}', but every state has that already"):
        type("Mine", (State,), {"__annotations__": {name: "int"}, "__module__": "mine"})


def test_the_engine_has_no_other_fields_than_those_that_are_refused() -> None:
    """What a state is made of, but for names that begin with an underscore."""
    state = State(opening(2, seeded(1), Step()))
    held = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert held == {*fields_of(Core), "log", "core"}


def test_other_names_are_free() -> None:
    kind = type("Mine", (State,), {"__annotations__": {"plans": "int"}, "__module__": __name__})
    assert fields_of(kind) == ["core", "plans"]
