"""Numbers and words: options, events, notation."""

from __future__ import annotations

import pytest

from gloam.core.history import EVERYONE, NOBODY, Note, hears, only
from gloam.core.lexicon import (
    EventKind,
    Kind,
    Lexicon,
    NotationError,
    Phrase,
    Verb,
    seat_letter,
    seat_letters,
    seat_mask,
    seat_number,
)
from gloam.core.state import ARG_BITS

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


@pytest.mark.parametrize("facts", [[], [1], [1, 2, 3]])
def test_an_event_has_all_its_facts_and_no_more(facts: list[int]) -> None:
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
