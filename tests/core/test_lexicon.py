"""Numbers and words: options, events, notation."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, Any, Final

import pytest

from gloam.core.history import EVERYONE, NOBODY, Note, hears, only
from gloam.core.state import ARG_BITS
from gloam.core.words import wording
from gloam.core.words.lexicon import (
    EventKind,
    Kind,
    Lexicon,
    NotationError,
    Part,
    Phrase,
    Verb,
    asks,
    does,
    ids_of,
    packed,
    refs_in,
    seat_letter,
    seat_letters,
    seat_mask,
    seat_number,
    tells,
)
from gloam.scenario.things import fact
from gloam.testing.told import fact_fault, note_fault

WORDS = Lexicon(
    verbs=[Verb("pass"), Verb("go", "area"), Verb("attack", "seat"), Verb("roll")],
    kinds=[Kind("turn", "LX-001"), Kind("move", "LX-002", passive=("roll",)), Kind("must", "LX-003", passive=())],
    events=[
        EventKind("moved", "LX-002", (("seat", "seat"), ("area", "area"))),
        EventKind("hurt", "LX-004", (("seats", "seats"), ("damage", "number"))),
    ],
    refs={"area": ["cabin", "gate", "church"]},
    absent={"area": "off", "seat": "nobody"},
)

GO, ATTACK, ROLL = 1 << ARG_BITS, 2 << ARG_BITS, 3 << ARG_BITS


def test_seats_have_letters() -> None:
    assert [seat_letter(i) for i in (0, 1, 15)] == ["A", "B", "P"]
    assert all(seat_number(seat_letter(i)) == i for i in range(16))
    for wrong in ("", "a", "Q", "AB", "1"):
        with pytest.raises(NotationError, match="is not a seat letter"):
            seat_number(wrong)


@pytest.mark.parametrize(
    ("option", "text"),
    [(0, "pass"), (GO | 2, "go:church"), (ATTACK | 1, "attack:B"), (ROLL, "roll")],
)
def test_notation_goes_both_ways(option: int, text: str) -> None:
    assert WORDS.write(option) == text
    assert WORDS.read(text) == option


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("fly", "'fly' is not a verb of this game; it has pass, go, attack, roll"),
        ("go:moon", "'moon' is not a area of this game; it has cabin, gate, church"),
        ("go", "'' is not a area"),
        ("attack:b", "'b' is not a seat letter"),
        ("roll:A", "'roll' takes no argument"),
        ("roll:", "'roll' takes no argument"),
        ("", "'' is not a verb"),
    ],
)
def test_bad_notation_is_explained(text: str, fault: str) -> None:
    with pytest.raises(NotationError) as e:
        WORDS.read(text)
    assert fault in str(e.value)


def test_options_in_words() -> None:
    assert WORDS.phrase(GO | 1) == Phrase("verb-go", "", {"area": "area:gate"})
    assert WORDS.phrase(ROLL) == Phrase("verb-roll", "", {})
    assert WORDS.phrase(ATTACK | 3) == Phrase("verb-attack", "", {"seat": "seat:D"})


def test_events_in_words() -> None:
    assert WORDS.event(Note(EVERYONE, 0, (1, 2), 0)) == Phrase(
        "event-moved", "LX-002", {"seat": "seat:B", "area": "area:church"}
    )
    assert WORDS.event(Note(EVERYONE, 0, (0, -1), 0)).facts["area"] == "area:off"
    assert WORDS.event(Note(EVERYONE, 0, (-1, 0), 0)).facts["seat"] == "seat:nobody"


def test_a_mask_of_seats_and_a_number() -> None:
    assert WORDS.event(Note(EVERYONE, 1, (0b1011, 7), 0)).facts == {
        "seats": ["seat:A", "seat:B", "seat:D"],
        "damage": 7,
    }
    assert WORDS.fact("seats", 0) == []


def test_a_mask_of_things_is_called_by_their_plural() -> None:
    assert WORDS.fact("areas", 0b101) == ["area:cabin", "area:church"]
    assert WORDS.fact("areas", 0) == []
    assert [WORDS.one_of(ref) for ref in ("areas", "seats", "area", "seat", "number")] == ["area", "seat", "", "", ""]
    assert fact(WORDS, "areas", "cabin,church") == ["area:cabin", "area:church"]
    assert fact_fault(WORDS, "areas", 0b111, 4) is None
    assert fact_fault(WORDS, "areas", 0b1000, 4) == "0b1000 is no set of areas"


def test_names_and_numbers_are_inverse() -> None:
    for number in (-1, 0, 1, 2):
        assert WORDS.number("area", WORDS.name("area", number)) == number
    for number in (-1, 0, 7):
        assert WORDS.number("seat", WORDS.name("seat", number)) == number


def test_a_clock_takes_the_passive_option() -> None:
    assert WORDS.passive(0, [GO, 0, ATTACK]) == 0
    assert WORDS.passive(1, [GO, ROLL]) == ROLL
    assert WORDS.passive(2, [GO, ATTACK]) is None
    assert WORDS.passive(2, [GO]) == GO, "there is nothing else to choose"


def test_event_numbers() -> None:
    assert WORDS.event_number("hurt") == 1
    with pytest.raises(NotationError, match="'healed' is not an event"):
        WORDS.event_number("healed")


@pytest.mark.parametrize("facts", [(), (1,), (1, 2, 3)])
def test_an_event_has_all_its_facts_and_no_more(facts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"event moved has 2 facts, but was told with {len(facts)}"):
        WORDS.event(Note(EVERYONE, 0, facts, 0))


def test_who_hears_an_event() -> None:
    viewers = [NOBODY, only(0), only(1), only(2), 0b011, EVERYONE]
    assert [hears(v, EVERYONE) for v in viewers] == [True] * 6
    assert [hears(v, 0b101) for v in viewers] == [False, True, False, True, True, True]
    assert [hears(v, NOBODY) for v in viewers] == [False] * 6


def test_seats_as_masks_and_letters() -> None:
    assert [only(seat) for seat in (-1, 0, 3)] == [NOBODY, 0b1, 0b1000]
    assert seat_letters(0b1101) == "ACD"
    assert seat_mask("ACD") == 0b1101
    assert (seat_letters(NOBODY), seat_mask("")) == ("", NOBODY)
    with pytest.raises(NotationError):
        seat_mask("Az")


def test_what_a_client_makes_up_is_not_remembered() -> None:
    before = len(wording._MASKS)
    for i in range(50):
        assert seat_mask("AB" * 100 + "A" * i) == 0b11
    assert len(wording._MASKS) == before


def declared(**words: tuple[Any, int]) -> ModuleType:
    """A module with these constants: what each declares, and its number."""
    module = ModuleType("some.words")
    vars(module).update({name: number for name, (_, number) in words.items()})
    vars(module)["__annotations__"] = {
        name: Final if said is None else Final[Annotated[int, said]] for name, (said, _) in words.items()
    }
    return module


def test_a_word_is_declared_once() -> None:
    words = declared(
        ROLL_TWICE=(does(), 2 << ARG_BITS),
        GO=(does("area"), 1 << ARG_BITS),
        RETURN=(does("card/13 to:area/3"), 3 << ARG_BITS),
        HAND=(does("to:seat"), 4 << ARG_BITS),
        ASK_MOVE=(asks("LX-002", "roll-twice pass"), 1),
        ASK_END=(asks("LX-003"), 0),
        TOLD_MOVED=(tells("LX-002", "who:seat area"), 0),
        TOLD_OVER=(tells("LX-004"), 1),
        WIDE=(None, 7),
    )
    found = Lexicon.of(words, {"area": ["cabin"]}, {"area": "off"})
    assert found.verbs == [
        Verb("pass"),
        Verb("go", "area"),
        Verb("roll-twice"),
        Verb("return", "", (Part("card", "card", 13), Part("to", "area", 3))),
        Verb("hand", "", (Part("to", "seat", ARG_BITS),)),
    ]
    assert found.kinds == [Kind("end", "LX-003"), Kind("move", "LX-002", ("roll-twice", "pass"))]
    assert found.events == [
        EventKind("moved", "LX-002", (("who", "seat"), ("area", "area"))),
        EventKind("over", "LX-004"),
    ]
    assert found.refs == {"area": ["cabin"]}


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"GO": (does(), 2 << ARG_BITS)}, "some.words: GO is 2, and 1 would be next"),
        ({"GO": (does(), 1 << ARG_BITS), "RUN": (does(), 1 << ARG_BITS)}, "RUN is 1, and 2 would be next"),
        ({"GO": (does(), 1)}, "GO has a number among the bits of its argument"),
        ({"ASK_A": (asks("LX-001"), 0), "ASK_B": (asks("LX-001"), 2)}, "ASK_B is 2, and 1 would be next"),
        ({"TOLD_A": (tells("LX-001"), 1)}, "TOLD_A is 1, and 0 would be next"),
    ],
)
def test_numbers_of_words_leave_nothing_out(words: dict[str, tuple[Any, int]], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Lexicon.of(declared(**words), {}, {})


def test_things_under_a_prefix_have_ids() -> None:
    words = declared(BY_HOLY_WATER=(None, 1), BY_ATTACK=(None, 0), WIDE=(None, 0))
    assert ids_of(words, "BY_") == ["attack", "holy_water"]


TESTS = Lexicon(
    verbs=[Verb("pass")],
    kinds=[],
    events=[
        EventKind("tested", "LX-005", tells("", "seat white:number total:number cards:card...").facts),
    ],
    refs={"card": ["paw", "claw"]},
    absent={"seat": "nobody"},
)
"""Events whose last fact is a list: as many cards as somebody has put into a test."""


@pytest.mark.parametrize("cards", [[], [1], [0, 1, 1, 0, 1, 1, 0, 0, 1]])
def test_the_last_fact_may_be_a_list(cards: list[int]) -> None:
    phrase = TESTS.event(Note(EVERYONE, 0, (2, 6, 17, *cards), 0))
    names = [f"card:{['paw', 'claw'][card]}" for card in cards]
    assert phrase.facts == {"seat": "seat:C", "white": 6, "total": 17, "cards": names}
    assert fact(TESTS, "card...", ",".join(["paw", "claw"][card] for card in cards) or "none") == names


def test_a_list_is_the_last_fact_and_what_stands_before_it_is_there() -> None:
    with pytest.raises(ValueError, match="cards is a list: it has to be the last fact"):
        tells("LX-005", "cards:card... seat")
    with pytest.raises(ValueError, match="event tested has 4 facts, but was told with 2"):
        TESTS.event(Note(EVERYONE, 0, (2, 6), 0))
    assert note_fault(TESTS, Note(EVERYONE, 0, (2, 6), 0), 4) == "event tested has 4 facts, but is told with 2"
    assert note_fault(TESTS, Note(EVERYONE, 0, (2, 6, 17, 0, 2), 0), 4) == (
        "event tested is told with an impossible cards: there is no card 2"
    )
    assert note_fault(TESTS, Note(EVERYONE, 0, (2, 6, 17, 0, 1), 0), 4) is None


def test_several_numbers_in_one_are_written_apart() -> None:
    code = packed(5, 5, 3)
    assert (code.write(4 << 8 | 3 << 3 | 7), code.read("4-3-7")) == ("4-3-7", 4 << 8 | 3 << 3 | 7)
    for text in ("4-3", "4-3-8", "4-3-x", "4-3-1-1", "32-0-0"):
        with pytest.raises(ValueError, match=r".+"):
            code.read(text)


def test_kinds_of_things_are_found_by_the_names_of_their_lists() -> None:
    module = ModuleType("tables")
    vars(module).update(CARD_IDS=["axe"], MAP_IDS=("a",), PLACE_IDS=["mill"], OTHER=["x"])
    assert refs_in(module) == {"card": ["axe"], "place": ["mill"]}
