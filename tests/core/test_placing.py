"""Positions that follow from what the fields of a state hold."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gloam.core.lexicon import Lexicon, Verb
from gloam.core.placing import described, replaced
from gloam.core.value import Value

WORDS = Lexicon([Verb("pass")], [], [], {"card": ["axe", "torch"], "place": ["mill", "pond"]}, {"seat": "nobody"})
SHAPE = {
    "turn": "seat",
    "round": "number",
    "dark": "flag",
    "deck": "card",
    "out": "seats",
    "laid": ("place", "number"),
    "hands": ("seat", "card"),
    "people": ("seat", {"hand": "card", "hurt": "number"}),
}


class Person(Value):
    def __init__(self, hand: list[int], hurt: int) -> None:
        self.hand = hand
        self.hurt = hurt


class Thing(Value):
    def __init__(self) -> None:
        self.turn = -1
        self.round = 3
        self.dark = True
        self.deck = [1, 0, 0]
        self.out = 0b101
        self.laid = [-1, 4]
        self.hands: list[list[int]] = [[0], []]
        self.people = [Person([1], 2), Person([], 0)]


POSITION = {
    "turn": "nobody",
    "round": 3,
    "dark": True,
    "deck": ["torch", "axe", "axe"],
    "out": "AC",
    "laid": {"mill": -1, "pond": 4},
    "hands": {"A": ["axe"], "B": []},
    "people": {"A": {"hand": ["torch"], "hurt": 2}, "B": {"hand": [], "hurt": 0}},
}


def test_a_state_is_described_by_ids() -> None:
    assert described(Thing(), SHAPE, WORDS) == POSITION


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", "B"),
        ("turn", "nobody"),
        ("round", 7),
        ("dark", False),
        ("deck", []),
        ("deck", ["axe"]),
        ("out", ""),
        ("out", "B"),
        ("laid.mill", 2),
        ("hands.B", ["torch", "axe"]),
        ("people.B.hand", ["axe"]),
        ("people.A.hurt", 0),
    ],
)
def test_each_entry_can_be_set_and_is_there_then(path: str, value: Any) -> None:
    thing = Thing()
    replaced(thing, SHAPE, path.split("."), value, WORDS)
    found = described(thing, SHAPE, WORDS)
    for name in path.split("."):
        found = found[name]
    assert found == value
    everything_else = described(thing, SHAPE, WORDS)
    inner, expected = everything_else, dict(POSITION)
    assert {k: v for k, v in inner.items() if k != path.split(".")[0]} == {
        k: v for k, v in expected.items() if k != path.split(".")[0]
    }


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("moon", 1, "there is no 'moon' to set; there is turn, round"),
        ("round", "three", "a number of -1 or more is needed, not 'three'"),
        ("round", True, "a number of -1 or more is needed, not True"),
        ("dark", 1, "true or false is needed, not 1"),
        ("deck", "axe", "a list is needed, not 'axe'"),
        ("deck", ["ace"], "'ace' is not a card of this game; it has axe, torch"),
        ("deck", [1], "a card is needed, not 1"),
        ("turn", "Z", "'Z' is not a seat letter"),
        ("turn", 0, "a seat is needed, not 0"),
        ("out", "AZ", "'Z' is not a seat letter"),
        ("laid.sea", 1, "'sea' is not a place of this game"),
        ("hands.C", [], "there is no seat C here"),
        ("hands", [], "its entries are set one by one"),
        ("people.A", 3, "its entries are set one by one"),
        ("people.A.role", 3, "there is no 'role' to set; there is hand, hurt"),
        ("turn.A", "A", "there is no A within it"),
    ],
)
def test_what_does_not_fit_is_named_and_changes_nothing(path: str, value: Any, fault: str) -> None:
    thing = Thing()
    with pytest.raises(ValueError, match=re.escape(fault)):
        replaced(thing, SHAPE, path.split("."), value, WORDS)
    assert described(thing, SHAPE, WORDS) == POSITION


def test_what_the_truth_cannot_be_is_no_id() -> None:
    thing = Thing()
    thing.deck = [-1]
    with pytest.raises(KeyError):
        described(thing, SHAPE, WORDS)
