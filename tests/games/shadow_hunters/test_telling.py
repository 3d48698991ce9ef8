"""What can be taken back: a decision that told nobody what they did not know, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.rng import seeded
from gloam.core.telling import told_something
from gloam.games.shadow_hunters import game

LAYOUT = ["cabin", "church", "gate", "cemetery", "woods", "altar"]
FIVE = {"A.role": "emi", "B.role": "allie", "C.role": "vampire", "D.role": "franklin", "E.role": "werewolf"}
TOGETHER = {f"{seat}.area": "church" for seat in "ABC"}
ARMED = {"A.equipment": ["axe"], "B.equipment": ["talisman", "knife"]}


def told(before: list[str], decision: str, **places: Any) -> bool:
    """Whether a decision told anybody anything, after others, at a position whose seats are set as `A.area`."""
    dice = places.pop("dice", None)
    state: Any = game.deal(5, seeded(3), game.complete(5, {}))
    seats = {**FIVE, **places.pop("seats", {})}
    for path, value in {"layout": LAYOUT, "turn": "A", **places}.items():
        game.place(state, path.split("_"), value)
    for path, value in seats.items():
        game.place(state, ["seat", *path.split(".")], value)
    game.placed(state)
    state.run()
    for name, values in (dice or {}).items():
        for value in values:
            state.rng.fix(name, [value])
    for line in before:
        state.play(*read(line))
    after = state.clone()
    after.log = []
    seat, option = read(decision)
    after.play(seat, option)
    return told_something(state, after, after.log, seat, option, seeded(8))


def read(line: str) -> tuple[int, int]:
    who, what = line.split()
    return "ABCDE".index(who), game.lexicon.read(what)


IN_CABIN = {"phase": "area", "seats": {"A.area": "cabin"}}
SEVEN = {"d4": [3], "d6": [4]}


@pytest.mark.parametrize(
    ("before", "decision", "places"),
    [
        ([], "A attack:B", {"phase": "attack", "seats": TOGETHER}),
        ([], "A pass", {"phase": "area", "seats": {"A.area": "woods"}}),
        (["A roll"], "A go:church", {"phase": "move", "dice": SEVEN}),
        (["A roll"], "A go:woods", {"phase": "move", "dice": SEVEN, "seats": ARMED}),
        ([], "A use", {"phase": "area", "seats": {"A.area": "woods"}}),
        ([], "A use", {"phase": "area", "seats": {"A.area": "gate"}}),
        ([], "A use", {"phase": "area", "seats": {"A.area": "altar", **ARMED}}),
        (["A use"], "A heal:A", {"phase": "area", "seats": {"A.area": "woods", "A.damage": 3}}),
        (["A use"], "A hurt:C", {"phase": "area", "seats": {"A.area": "woods"}}),
        (["A use"], "A take:talisman", {"phase": "area", "seats": {"A.area": "altar", **ARMED}}),
        (
            ["A use"],
            "A give:axe",
            {"phase": "area", "pile_black": ["banana"], "seats": {"A.area": "cemetery", "A.equipment": ["axe"]}},
        ),
    ],
)
def test_harmless(before: list[str], decision: str, places: dict[str, Any]) -> None:
    assert not told(before, decision, **places)


@pytest.mark.parametrize(
    ("before", "decision", "places"),
    [
        # Characters
        ([], "A reveal", {"phase": "move"}),
        ([], "B reveal", {"phase": "move"}),
        ([], "D lightning:A", {"phase": "move", "turn": "D"}),
        (["A use"], "A pass", {"phase": "area", "pile_white": ["advent"], "seats": {"A.area": "church"}, "last": True}),
        # Cards
        ([], "A use", {"phase": "area", "seats": {"A.area": "church"}}),
        ([], "A use", {"phase": "area", "seats": {"A.area": "cemetery"}}),
        ([], "A use", IN_CABIN),
        (["A use"], "A draw:white", {"phase": "area", "seats": {"A.area": "gate"}}),
        (["A use"], "A draw:hermit", {"phase": "area", "seats": {"A.area": "gate"}}),
        (["A use"], "A hand:C", IN_CABIN),
        # Dice
        ([], "A roll", {"phase": "move"}),
        (["A attack:B"], "A roll", {"phase": "attack", "seats": TOGETHER}),
        # Answers to Hermit cards
        (["A use", "A hand:C"], "C suffer", {**IN_CABIN, "pile_hermit": ["spell"]}),
        (["A use", "A hand:B"], "B nothing", {**IN_CABIN, "pile_hermit": ["spell"]}),
        (["A use", "A hand:B"], "B show", {**IN_CABIN, "pile_hermit": ["prediction"]}),
        # Damage that may kill, or not, tells of hit points
        (["A use"], "A hurt:B", {"phase": "area", "seats": {"A.area": "woods", "B.damage": 6}}),
        (["A use"], "A hurt:D", {"phase": "area", "seats": {"A.area": "woods", "D.damage": 8}}),
        # Who does not come out before the Mirror is no Vampire
        ([], "A use", {"phase": "area", "pile_white": ["disenchant_mirror"], "seats": {"A.area": "church"}}),
    ],
)
def test_told(before: list[str], decision: str, places: dict[str, Any]) -> None:
    last = places.pop("last", False)
    assert told(before, decision, **places) != last
