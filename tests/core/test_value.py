"""Values: equality, repr, copy, pickle and JSON from the parameters of `__init__`."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from gloam.core.rng import Rng, seeded
from gloam.core.state import Decision, Refusal, Step
from gloam.core.value import Value, copied, fields_of, from_plain, to_plain, value_classes


class Card(Value):
    def __init__(self, name: str, cost: int) -> None:
        self.name = name
        self.cost = cost
        self.seen = False  # not a parameter, so not part of the value


class Hand(Value):
    def __init__(self, cards: list[Card], marks: dict[str, int]) -> None:
        self.cards = cards
        self.marks = marks


class Other(Value):
    def __init__(self, name: str, cost: int) -> None:
        self.name = name
        self.cost = cost


CLASSES = {"Card": Card, "Hand": Hand}


def hand() -> Hand:
    return Hand([Card("axe", 3), Card("torch", 1)], {"red": 2})


def test_fields_are_the_parameters() -> None:
    assert fields_of(Card) == ["name", "cost"]
    assert fields_of(Decision) == ["seat", "kind", "options", "step", "audience", "quiet"]
    assert fields_of(Rng) == ["x", "script"]


def test_equality_is_by_value_and_class() -> None:
    assert hand() == hand()
    changed = hand()
    changed.cards[1].cost = 2
    assert changed != hand()
    assert Card("axe", 3) != Other("axe", 3)
    assert Card("axe", 3) != "axe"


def test_what_is_not_a_parameter_does_not_count() -> None:
    seen = Card("axe", 3)
    seen.seen = True
    assert seen == Card("axe", 3)


def test_values_cannot_be_hashed() -> None:
    with pytest.raises(TypeError, match="Card is mutable"):
        hash(Card("axe", 3))


def test_repr_names_every_field() -> None:
    assert repr(Card("axe", 3)) == "Card(name='axe', cost=3)"
    assert repr(Refusal("CA-1", "no", {"seat": "seat:B"})) == "Refusal(rule='CA-1', key='no', facts={'seat': 'seat:B'})"


def test_copy_shares_and_deepcopy_does_not() -> None:
    original = hand()
    shallow, deep = copy.copy(original), copy.deepcopy(original)
    assert shallow == original
    assert deep == original
    assert shallow.cards is original.cards
    assert deep.cards[0] is not original.cards[0]


@pytest.mark.parametrize("value", [seeded(5), Refusal("CA-1", "no", {}), Decision(1, 2, [3], Step(), 2, True)])
def test_engine_values_survive_pickle_and_deepcopy(value: Value) -> None:
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.deepcopy(value) == value


def test_json_round_trip() -> None:
    plain = to_plain(hand())
    assert plain["@"] == "Hand"
    assert plain["cards"][0] == {"@": "Card", "name": "axe", "cost": 3}
    assert from_plain(json.loads(json.dumps(plain)), CLASSES) == hand()


def test_plain_data_stays_plain() -> None:
    plain = {"a": [1, None, True, "x"], "b": {"c": 2.5}}
    assert to_plain(plain) == plain
    assert from_plain(plain, {}) == plain


def test_an_unknown_class_is_named() -> None:
    with pytest.raises(ValueError, match="unknown value class 'Hand'"):
        from_plain(to_plain(hand()), {"Card": Card})


def test_value_classes_finds_all_of_a_package_and_of_the_engine() -> None:
    found = value_classes(__name__)
    assert found["Card"] is Card
    assert found["Hand"] is Hand
    assert found["Rng"] is Rng
    assert {"Step", "Core", "History", "Note"} <= set(found)
    assert "Card" not in value_classes("gloam.games"), "the classes of others are left out"


def test_a_copy_shares_nothing_that_may_change() -> None:
    original = hand()
    twin = copied(original)
    assert twin == original
    twin.cards[0].cost = 9
    twin.marks["red"] = 0
    assert original == hand()


def test_a_copy_is_made_by_clone_where_there_is_one() -> None:
    class Counter(Value):
        def __init__(self, n: int) -> None:
            self.n = n

        def clone(self) -> Counter:
            return Counter(self.n + 1)

    assert copied([Counter(1)]) == [Counter(2)]
