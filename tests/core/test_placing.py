"""Positions that follow from what the fields of a state hold."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gloam.core.positions.placing import Heaps, Placing, derived, described, follows, replaced
from gloam.core.value import Value
from gloam.core.words.lexicon import Lexicon, Verb

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


def put_hand(thing: Any, seat: int, cards: list[int]) -> None:
    """Whoever is given a hand is well."""
    thing.people[seat].hand = cards
    thing.people[seat].hurt = 0


ENTRIES = {
    "whose": Placing("seat", "turn", none="-"),
    "lit": Placing(("mask", "place"), "out"),
    "round": range(1, 5),
    "person": Placing(("seat", {"hand": Placing("card", put=put_hand), "hurt": "number"}), "people"),
    "laid": ("place", [1], Placing(get=lambda thing, place: thing.laid[place], put=follows)),
    "walk": Placing("place", "deck", among=[1]),
    "shed": Placing(("mask", "card"), "out", among=lambda thing, at: [thing.round]),
    "size": Placing(get=lambda thing, at: len(thing.deck), put=follows),
    "offers": Placing({"gives": Placing("card", "hand")}, "people", put=follows),
    "nothing": Placing({"hand": "card"}, get=lambda thing, at: None, put=follows),
}


def lit_thing() -> Thing:
    thing = Thing()
    thing.out = 0b10
    return thing


def test_an_entry_may_be_called_otherwise_and_worked_out() -> None:
    assert described(lit_thing(), ENTRIES, WORDS) == {
        "whose": "-",
        "lit": ["pond"],
        "round": 3,
        "person": {"A": {"hand": ["torch"], "hurt": 2}, "B": {"hand": [], "hurt": 0}},
        "laid": {"pond": 4},
        "walk": ["pond", "mill", "mill"],
        "shed": ["torch"],
        "size": 3,
        "offers": [{"gives": ["torch"]}, {"gives": []}],
        "nothing": {},
    }


@pytest.mark.parametrize(
    ("path", "value", "field", "found"),
    [
        ("whose", "B", "turn", 1),
        ("whose", "-", "turn", -1),
        ("lit", ["mill", "pond", "pond"], "out", 0b11),
        ("round", 4, "round", 4),
        ("walk", ["pond"], "deck", [1]),
        ("person.A.hand", ["axe"], "people", [Person([0], 0), Person([], 0)]),
        ("size", 17, "deck", [1, 0, 0]),
        ("laid.pond", 17, "laid", [-1, 4]),
    ],
)
def test_an_entry_says_how_it_is_set(path: str, value: Any, field: str, found: Any) -> None:
    thing = lit_thing()
    replaced(thing, ENTRIES, path.split("."), value, WORDS)
    assert getattr(thing, field) == found


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("round", 5, "a number from 1 to 4 is needed, not 5"),
        ("walk", ["pond", "mill"], "no place mill can be here"),
        ("shed", ["torch"], "no card torch can be here"),
        ("lit", "pond", "a list is needed, not 'pond'"),
        ("lit", ["sea"], "'sea' is not a place of this game"),
        ("lit.pond", ["pond"], "there is no pond within it"),
        ("laid.mill", 1, "there is no place mill here"),
    ],
)
def test_an_entry_is_checked(path: str, value: Any, fault: str) -> None:
    thing = lit_thing()
    with pytest.raises(ValueError, match=re.escape(fault)):
        replaced(thing, ENTRIES, path.split("."), value, WORDS)
    assert thing.deck == [1, 0, 0]


def test_a_seat_is_one_of_the_table() -> None:
    thing = lit_thing()
    thing.seats = 2  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="'C' is not a seat; there is A, B"):
        replaced(thing, SHAPE, ["turn"], "C", WORDS)


def test_the_numbers_of_a_list_may_follow_from_the_state() -> None:
    shape = {
        "people": Placing(
            ("seat", lambda s: range(1, len(s.people)), {"hurt": "number"}),
            get=lambda s, at: s.people[1:],
            put=lambda s, at, people: None,
        )
    }
    thing = Thing()
    assert described(thing, shape, WORDS) == {"people": {"B": {"hurt": 0}}}
    replaced(thing, shape, ["people", "B", "hurt"], 3, WORDS)
    assert [person.hurt for person in thing.people] == [2, 3]
    with pytest.raises(ValueError, match="there is no seat A here"):
        replaced(thing, shape, ["people", "A", "hurt"], 3, WORDS)


def test_an_entry_can_refuse_to_be_set() -> None:
    shape = {"cards": Placing("number", get=lambda s, at: len(s.deck), put=derived)}
    assert described(Thing(), shape, WORDS) == {"cards": 3}
    with pytest.raises(ValueError, match="it follows from the rest of the position"):
        replaced(Thing(), shape, ["cards"], 2, WORDS)


# Things of which there are so many

CARDS = Heaps(
    "card",
    lambda s: [s.deck, *s.hands],
    spare=lambda s, card: s.deck,
    worn=(lambda s: s.wearers, "worn"),
    rest=lambda s, at: (s.deck, *s.hands),
)
HEAPS = {
    "deck": Placing("card", heaps=CARDS, pile=True),
    "hand": Placing(("seat", Placing("card", heaps=CARDS, loose=True)), "hands"),
    "wearer": Placing(("seat", {"worn": Placing(("mask", "card"), heaps=CARDS)}), "wearers"),
    "both": Placing("number", "turn round"),
    "dark": ["dusk", "night"],
}


class Wearer(Value):
    def __init__(self) -> None:
        self.worn = 0


class Wardrobe(Thing):
    def __init__(self) -> None:
        super().__init__()
        self.wearers = [Wearer(), Wearer()]

    def all(self) -> tuple[list[int], list[list[int]], list[int]]:
        return self.deck, self.hands, [wearer.worn for wearer in self.wearers]


@pytest.mark.parametrize(
    ("entries", "found"),
    [
        # The deck is [torch, axe, axe] with an axe on top, and A holds an axe.
        ({"deck": ["torch"]}, ([0, 0, 1], [[0], []], [0, 0])),
        ({"hand.B": ["torch", "axe"]}, ([0], [[0], [1, 0]], [0, 0])),
        ({"hand.A": ["torch"]}, ([0, 0, 0], [[1], []], [0, 0])),
        ({"hand.A": ["axe"], "hand.B": ["torch"]}, ([0, 0], [[0], [1]], [0, 0])),
        ({"wearer.B.worn": ["torch"]}, ([0, 0], [[0], []], [0, 2])),
        ({"wearer.B.worn": ["torch"], "wearer.A.worn": ["torch"]}, ([0, 0], [[0], []], [2, 0])),
        ({"wearer.B.worn": ["torch"], "wearer.B.worn.": []}, ([1, 0, 0], [[0], []], [0, 0])),
        ({"hand.B": "rest"}, ([], [[], [1, 0, 0, 0]], [0, 0])),
    ],
)
def test_what_is_set_in_one_place_is_taken_from_another(entries: dict[str, Any], found: Any) -> None:
    thing = Wardrobe()
    for path, value in entries.items():
        replaced(thing, HEAPS, path.strip(".").split("."), value, WORDS)
    assert thing.all() == found


def test_heaps_are_shown_from_the_top_or_sorted() -> None:
    thing = Wardrobe()
    thing.deck, thing.hands = [1, 0], [[1, 0], []]
    shown = described(thing, HEAPS, WORDS)
    assert (shown["deck"], shown["hand"]["A"], shown["both"]) == (["axe", "torch"], ["axe", "torch"], [-1, 3])
    assert shown["dark"] == "night"
    replaced(thing, HEAPS, ["both"], [1, 2], WORDS)
    assert (thing.turn, thing.round) == (1, 2)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("hand.A", ["torch", "torch"], "no torch is left to place"),
        ("both", [1], "turn, round are needed, not [1]"),
        ("both", 1, "a list is needed, not 1"),
        ("dark", "noon", "'noon' is not a value; there is dusk, night"),
    ],
)
def test_there_are_so_many_and_no_more(path: str, value: Any, fault: str) -> None:
    with pytest.raises(ValueError, match=re.escape(fault)):
        replaced(Wardrobe(), HEAPS, path.split("."), value, WORDS)
