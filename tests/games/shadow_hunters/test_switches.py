"""The fourteen switches: their values and defaults, and a scenario for each value."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.game import GameError
from gloam.core.match import Match
from gloam.core.state import NOBODY
from gloam.games.shadow_hunters import game
from gloam.scenario import load

SWITCHES: dict[str, tuple[bool | int | str, bool | int | str, list[str]]] = {
    "vampire_scope": ("attack", "any", ["SH-370"]),
    "vampire_heal_per_target": (True, False, ["SH-372"]),
    "bob_scope": ("attack", "any", ["SH-337"]),
    "bob_goal": (5, 4, ["SH-400"]),
    "bob_large_games": (False, True, ["SH-015", "SH-016"]),
    "shadow_win_three_neutrals": (False, True, ["SH-398"]),
    "emi_teleport": ("pair", "ring", ["SH-352", "SH-353"]),
    "feast_chain": (False, True, ["SH-345"]),
    "loot_attack_only": (False, True, ["SH-286"]),
    "ritual_when_revealed": (True, False, ["SH-211"]),
    "woods_self_damage": (False, True, ["SH-081"]),
    "any_player_includes_self": (False, True, ["SH-135"]),
    "talisman_blocks_all": (False, True, ["SH-185"]),
    "quick_start": (False, True, ["SH-027"]),
}
"""Default, other value, rules."""

SCENARIOS = Path(__file__).parent / "scenarios"


def test_the_table() -> None:
    """Names, defaults, values and rules of all switches."""
    found = {s.key: (s.values, list(s.rules)) for s in game.switches}
    assert found == {key: ((default, other), rules) for key, (default, other, rules) in SWITCHES.items()}


def test_defaults_are_in_force_unless_something_else_is_said() -> None:
    """SH-370, SH-372, SH-337, SH-400, SH-398, SH-352, SH-345, SH-286, SH-211, SH-081, SH-135, SH-185, SH-027."""
    match = Match(game, 6, 1)
    assert match.options == {key: default for key, (default, _, _) in SWITCHES.items()}
    assert match.state.view(NOBODY).options == match.options


@pytest.mark.parametrize("key", SWITCHES)
def test_everybody_sees_what_is_in_force(key: str) -> None:
    match = Match(game, 6, 1, {key: SWITCHES[key][1]})
    assert match.state.view(NOBODY).options == {**{k: d for k, (d, _, _) in SWITCHES.items()}, key: SWITCHES[key][1]}


@pytest.mark.parametrize(
    ("key", "value"), [("bob_goal", 6), ("emi_teleport", "row"), ("feast_chain", 1), ("luck", True)]
)
def test_other_values_do_not_exist(key: str, value: bool | int | str) -> None:
    with pytest.raises(GameError):
        Match(game, 6, 1, {key: value})


def test_each_value_has_a_scenario() -> None:
    """Every other value is set by some scenario, and its rule is named there."""
    shown: dict[tuple[str, bool | int | str], set[str]] = {}
    for path in sorted(SCENARIOS.glob("*.toml")):
        for case in load(path):
            for key, value in case.options.items():
                shown.setdefault((key, value), set()).update(case.rules)
    for key, (_, other, rules) in SWITCHES.items():
        assert shown.get((key, other), set()) & set(rules), key


@pytest.mark.parametrize(("seats", "on"), [(7, False), (7, True), (8, False), (8, True)])
def test_bob_in_large_games(seats: int, on: bool) -> None:
    """SH-015, SH-016: taken out with 7 and 8 players, in the pool with `bob_large_games`."""
    dealt = set()
    for seed in range(30):
        match = Match(game, seats, seed, {"bob_large_games": on})
        dealt |= {p["role"] for p in game.position(match.state)["seat"].values()}
    assert ("bob" in dealt) == on
    assert {"allie", "charles", "daniel"} <= dealt
