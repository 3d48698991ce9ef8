"""Who may know a field stands with the field, and `masked` follows: interpreted, and as the compiler reads it."""

from __future__ import annotations

import sys
from importlib import util
from pathlib import Path
from typing import Annotated, Any

import pytest

from gloam.core import declared, state
from gloam.core.declared import expand, masking
from gloam.core.fields import everyone, owner, ruled
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, HIDDEN, NOBODY, State, Step, opening
from gloam.core.value import Data

STATE = '''"""A state whose fields say who may know them."""

from __future__ import annotations

from typing import Annotated

from gloam.core.fields import Shared, counted, everyone, nobody, owner, parts, ruled, twin, unordered, worked_out
from gloam.core.state import State
from gloam.core.value import Data


def crew(s: Ship, viewers: int) -> bool:
    """All but the stowaway, who has seat 0."""
    return viewers & ~1 != 0


class Locker(Data):
    things: list[int]


class Sailor(Data):
    seat: Annotated[int, everyone]
    coins: Annotated[list[int], owner, counted]
    drunk: Annotated[bool, owner, twin("staggers")]
    staggers: Annotated[bool, everyone]
    home: Annotated[int, crew]
    mood: Annotated[int, ruled]
    locker: Annotated[Locker | None, owner]


class Ship(State):
    knots: Annotated[int, everyone]
    chart: Annotated[Shared[list[int]], everyone]
    sailors: Annotated[list[Sailor], parts]
    captain: Annotated[Sailor | None, parts]
    hold: Annotated[list[int], crew]
    rum: Annotated[list[int], crew, counted, unordered]
    cargo: Annotated[list[list[int]], nobody, counted]
    wind: Annotated[int, nobody]
    plots: Annotated[list[list[int]], crew]
    course: Annotated[int, crew, twin("course_seen")]
    course_seen: Annotated[int, everyone]
    hands: Annotated[list[list[int]], owner, counted]
    votes: Annotated[list[int], owner]
    log: Annotated[list[int], everyone, unordered]
    cook: Annotated[int, ruled]
    leak: Annotated[bool, nobody]
    size: int = worked_out(lambda self: len(self.sailors))
'''.replace("    log:", "    diary:")

RULES = '''"""What depends on more than the seat."""

from __future__ import annotations

from gloam.core.declared import masking
from STATE import Sailor, Ship


def known_sailor_mood(s: Ship, sailor: Sailor, viewers: int) -> int:
    return sailor.mood if s.knots else 0


def known_cook(s: Ship, viewers: int) -> int:
    return s.cook if viewers >> s.cook & 1 else -1


masked = masking(Ship, globals())
'''


def load(path: Path) -> Any:
    spec = util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    sys.modules[path.stem] = module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written(folder: Path, name: str, of_state: str = STATE, of_rules: str = RULES) -> Path:
    (folder / f"{name}_state.py").write_text(of_state, "utf-8")
    (folder / f"{name}_rules.py").write_text(of_rules.replace("STATE", f"{name}_state"), "utf-8")
    return folder


def loaded(folder: Path, name: str) -> Any:
    ship = load(folder / f"{name}_state.py")
    ship.masked = load(folder / f"{name}_rules.py").masked
    return ship


@pytest.fixture(params=["ship", "compiled_ship"])
def ship(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """The modules as they are written, and as they are compiled: both must mean the same."""
    written(tmp_path, request.param)
    if request.param == "compiled_ship":
        expand(tmp_path)
        assert "masking(" not in (tmp_path / "compiled_ship_rules.py").read_text("utf-8")
    return loaded(tmp_path, request.param)


def afloat(ship: Any) -> Any:
    sailors = [
        ship.Sailor(seat, [7] * seat, True, False, 30 + seat, 40 + seat, ship.Locker([seat])) for seat in range(3)
    ]
    captain = ship.Sailor(2, [9], False, False, 1, 2, None)
    return ship.Ship(
        opening(3, seeded(1), Step()), 5, [1, 2], sailors, captain, [8, 6], [3, 1, 2], [[4, 4], []], 7, [[1], [2]],
        11, 12, [[1], [2, 2], []], [5, 6, 7], [9, 8], 1, True,
    )  # fmt: skip


def test_each_word_means_what_it_says(ship: Any) -> None:
    s = afloat(ship)
    stowaway, mate, spectator = ship.masked(s, 1), ship.masked(s, 2), ship.masked(s, NOBODY)
    assert stowaway.viewers == 1
    assert stowaway.rng != s.rng
    assert [known.knots for known in (stowaway, mate, spectator)] == [5, 5, 5], "everyone"
    assert stowaway.chart is s.chart
    assert (stowaway.hold, mate.hold) == ([HIDDEN], [8, 6]), "a side, and a list of which nothing is known"
    assert (stowaway.rum, mate.rum) == ([HIDDEN] * 3, [1, 2, 3]), "counted, unordered"
    assert mate.cargo == [[HIDDEN, HIDDEN], []], "nobody, counted"
    assert (mate.wind, mate.leak, stowaway.plots, mate.plots) == (HIDDEN, False, [], [[1], [2]])
    assert (stowaway.course, mate.course) == (12, 11), "twin"
    assert mate.hands == [[HIDDEN], [2, 2], []], "owner, in a list by seat"
    assert (mate.votes, spectator.votes) == ([HIDDEN, 6, HIDDEN], [HIDDEN] * 3)
    assert spectator.diary == [8, 9]
    assert (stowaway.cook, mate.cook) == (-1, 1), "ruled"
    assert mate.size == 3, "worked out"


def test_parts_are_masked_field_by_field(ship: Any) -> None:
    mate = ship.masked(afloat(ship), 2)
    own, other = mate.sailors[1], mate.sailors[2]
    assert own == ship.Sailor(1, [7], True, False, 31, 41, ship.Locker([1]))
    assert other == ship.Sailor(2, [HIDDEN, HIDDEN], False, False, 32, 42, None)
    assert mate.captain == ship.Sailor(2, [HIDDEN], False, False, 1, 2, None)
    assert ship.masked(afloat(ship), 1).sailors[1].home == HIDDEN


def test_a_masked_state_shares_nothing_that_may_change(ship: Any) -> None:
    s = afloat(ship)
    known = ship.masked(s, 2)
    known.hold.append(1)
    known.hands[1].append(1)
    known.plots[0].append(1)
    known.sailors[1].coins.append(1)
    known.sailors[1].locker.things.append(1)
    assert s == afloat(ship)


def test_whoever_is_everybody_knows_the_truth_and_so_do_all_in_the_end(ship: Any) -> None:
    s = afloat(ship)
    assert ship.masked(s, EVERYONE) == s
    s.over = True
    known = ship.masked(s, 1)
    assert known.viewers == 1
    known.viewers = EVERYONE
    assert known == s


FAULTS = {
    "a field that says nothing": (
        STATE.replace("wind: Annotated[int, nobody]", "wind: int"), RULES,
        r"Ship\.wind: who may know it\?",
    ),
    "a field of a part that says nothing": (
        STATE.replace("home: Annotated[int, crew]", "home: int"), RULES,
        r"Sailor\.home: who may know it\?",
    ),
    "a rule that is missing": (
        STATE, RULES.replace("known_cook", "who_cooks"),
        r"Ship: there is no known_cook, but that field is ruled",
    ),
    "the rule of a part that is missing": (
        STATE, RULES.replace("known_sailor_mood", "mood_of"),
        r"Ship: there is no known_sailor_mood, but that field is ruled",
    ),
    "a rule too many": (
        STATE.replace("cook: Annotated[int, ruled]", "cook: Annotated[int, nobody]"), RULES,
        r"Ship: known_cook is the rule of no field that is ruled",
    ),
    "a side that is not there": (
        STATE.replace("hold: Annotated[list[int], crew]", "hold: Annotated[list[int], gang]"), RULES,
        r"Ship: gang says who may know a field, but there is no such side",
    ),
    "a twin that is not there": (
        STATE.replace('twin("course_seen")', 'twin("course_told")'), RULES,
        r"Ship\.course: there is no field 'course_told'",
    ),
    "a part that says nothing": (
        STATE.replace("captain: Annotated[Sailor | None, parts]", "captain: Annotated[Locker, parts]"), RULES,
        r"Locker: its fields do not say who may know them",
    ),
    "parts that are none": (
        STATE.replace("wind: Annotated[int, nobody]", "wind: Annotated[int, parts]"), RULES,
        r"Ship\.wind: int is no class whose fields say who may know them",
    ),
    "a blank that nobody knows": (
        STATE.replace("wind: Annotated[int, nobody]", "wind: Annotated[float, nobody]"), RULES,
        r"Ship\.wind: nobody knows what a blank float is; is the field ruled\?",
    ),
    "something that cannot be counted": (
        STATE.replace("wind: Annotated[int, nobody]", "wind: Annotated[int, nobody, counted]"), RULES,
        r"Ship\.wind: nobody knows how to count a int; is the field ruled\?",
    ),
    "words that make no sense together": (
        STATE.replace("knots: Annotated[int, everyone]", "knots: Annotated[int, everyone, counted]"), RULES,
        r"Ship\.knots: counted makes no sense after everyone",
    ),
    "an owner of one thing": (
        STATE.replace("wind: Annotated[int, nobody]", "wind: Annotated[int, owner]"), RULES,
        r"Ship\.wind: nobody knows who its owner is; a list goes by seat",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_does_not_build(fault: str, tmp_path: Path) -> None:
    of_state, of_rules, message = FAULTS[fault]
    assert (of_state, of_rules) != (STATE, RULES)
    with pytest.raises(TypeError, match=message):
        expand(written(tmp_path, "faulty", of_state, of_rules))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed_where_nothing_is_built(fault: str, tmp_path: Path) -> None:
    of_state, of_rules, message = FAULTS[fault]
    with pytest.raises(TypeError, match=message):
        loaded(written(tmp_path, "faulty", of_state, of_rules), "faulty")


def test_a_state_that_nobody_masks_does_not_build(tmp_path: Path) -> None:
    without = RULES.replace("masked = masking(Ship, globals())\n", "")
    with pytest.raises(TypeError, match=r"Ship: its fields say who may know them, but there is no masking of it"):
        expand(written(tmp_path, "faulty", STATE, without))


def test_a_state_may_mask_itself(tmp_path: Path) -> None:
    itself = STATE + "\n    def masked(self, viewers: int) -> Ship:\n        return self.clone()\n"
    expand(written(tmp_path, "alone", itself, '"""No rules."""\n'))
    assert load(tmp_path / "alone_state.py").Ship.masked


# A game of one module


class Hut(State):
    """Says who may know its fields; the rule stands below."""

    stew: Annotated[int, everyone]
    spoons: Annotated[list[int], owner]
    guest: Annotated[int, ruled]


def known_guest(s: Hut, viewers: int) -> int:
    return s.guest if viewers >> 1 & 1 else HIDDEN


def test_a_small_game_needs_no_door() -> None:
    s: Any = Hut(opening(2, seeded(1), Step()), 3, [4, 5], 6)
    assert (s.masked(1).stew, s.masked(1).spoons, s.masked(1).guest) == (3, [4, HIDDEN], HIDDEN)
    assert (s.masked(2).spoons, s.masked(2).guest) == ([HIDDEN, 5], 6)


def test_a_small_game_in_one_module_is_compiled_as_well(tmp_path: Path) -> None:
    rules = RULES.partition("from STATE import Sailor, Ship\n")[2]
    first = "from gloam.core.fields"
    of_state = STATE.replace(first, f"from gloam.core.declared import masking\n{first}")
    (tmp_path / "lone.py").write_text(of_state + rules, "utf-8")
    expand(tmp_path)
    lone = load(tmp_path / "lone.py")
    assert lone.masked(afloat(lone), 2).votes == [HIDDEN, 6, HIDDEN]


def test_what_is_written_out_is_asked_first() -> None:
    class Own(State):
        stew: Annotated[int, everyone]

        def masked(self, viewers: int) -> Own:
            return Own(self.masked_core(viewers), -5)

    assert Own(opening(2, seeded(1), Step()), 3).masked(1).stew == -5


def test_a_state_that_says_nothing_cannot_be_masked() -> None:
    class Silent(State):
        stew: int

    with pytest.raises(NotImplementedError, match=r"Silent cannot be masked"):
        Silent(opening(2, seeded(1), Step()), 3).masked(1)
    with pytest.raises(TypeError, match=r"Silent: its fields do not say who may know them"):
        masking(Silent, {})


def test_one_field_that_says_it_makes_all_say_it() -> None:
    with pytest.raises(TypeError, match=r"Half\.salt: who may know it\?"):

        class Half(Data):
            stew: Annotated[int, everyone]
            salt: int


def test_the_build_and_the_engine_hide_alike() -> None:
    assert declared.HIDDEN == state.HIDDEN
