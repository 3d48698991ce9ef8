"""What is wrong with a content file of effects, and with a vocabulary."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from fairground import (
    IDS,
    VOCABULARY,
    Rich,
    Say,
    card,
    faults,
)

from gloam.core.effects.book import bind
from gloam.core.effects.tree import Source
from gloam.core.effects.vocabulary import (
    Effect,
    Term,
    Vocabulary,
    fields_of_word,
)
from gloam.core.state import ARG_MASK

# What is wrong with a content file


@pytest.mark.parametrize(
    ("effects", "line", "what"),
    [
        ('{ op = "sya", word = "a" }', 4, "there is no effect 'sya'; is 'say' meant?"),
        ('{ word = "a" }', 4, "missing key 'op': what kind of effect is this?"),
        ('"say"', 4, "missing key 'word'"),
        ("3", 4, "3 is no effect"),
        ('{ op = "say" }', 4, "missing key 'word'"),
        ('{ op = "say", word = "z" }', 4, "Invalid enum value 'z'; there is a, b, c, d, e"),
        ('{ op = "say", word = "a", loud = true }', 4, "unknown key 'loud'"),
        (
            '{ op = "if", cond = "rich", then = [\n\n{ op = "coins", by = 12 }] }',
            6,
            "a number from -9 to 9 is needed, not 12",
        ),
        ('{ op = "repeat", times = 0, effects = [] }', 4, "a number from 1 to 100 is needed, not 0"),
        ('{ op = "flag", name = "f", add = 2000000000 }', 4, "a number from -1073741823 to 1073741824 is needed"),
        ('{ op = "coins", by = "N+" }', 4, "'N+' is no number: something is missing"),
        ('{ op = "coins", by = "N N" }', 4, "'N N' is no number: 'N' is too much"),
        ('{ op = "coins", by = "min(N" }', 4, "'min(N' is no number: ',' is missing"),
        ('{ op = "coins", by = "prse" }', 4, "'prse' is no number: there is no number 'prse'; is 'purse' meant?"),
        ('{ op = "coins", by = "counter" }', 4, "'counter' is no number: missing key 'name'"),
        ('{ op = "coins", by = "{up}" }', 4, "there is no flag 'up'"),
        ('{ op = "coins", by = "$x" }', 4, "nothing is called $x here"),
        ('{ op = "visit", room = "tnet" }', 4, "there is no room 'tnet'; is 'tent' meant?"),
        ('{ op = "note", prizes = [\n{ coins = 1 },\n{ room = "bar" },\n] }', 6, "there is no room 'bar'"),
        ('{ op = "note", area = { area = "around", steps = 1, room = "bar" } }', 4, "there is no room 'bar'"),
        ('{ op = "note", area = "arund" }', 4, "there is no area 'arund'; is 'around' meant?"),
        ('{ op = "if", cond = { is = "flag", name = "up" }, then = [] }', 4, "there is no flag 'up'"),
        ('{ op = "entry", ref = "tow" }', 4, "there is no entry 'tow'"),
        ('{ op = "may", who = "boss", effects = [] }', 4, "'boss' decides nothing; it is one of reader, first"),
        ('{ op = "pick", as = "X", from = "rooms" }', 4, "'X' cannot be a name"),
        (
            '{ op = "pick", as = "x", from = "rooms" },\n{ op = "pick", as = "y", from = "$x" }',
            5,
            "there is nothing to pick",
        ),
        (
            (
                '{ op = "if", cond = "rich", then = [{ op = "pick", as = "x", from = "rooms" }] },\n'
                '{ op = "visit", room = "$x" }'
            ),
            5,
            "nothing is called $x here",
        ),
        (
            '{ op = "for_each", of = "others", as = "y", effects = [] },\n{ op = "coins", by = 1, who = "$y" }',
            5,
            "nothing is called $y here",
        ),
        ('{ op = "choice", options = [] }', 4, "Expected `array` of length >= 1"),
        (
            '{ op = "choice", options = [{ if = "rich" }, { cost = [{ op = "coins", by = -1 }] }] }',
            4,
            "this can leave nobody an option: one needs neither `if` nor `cost`, or the choice an `else`",
        ),
        ('{ op = "choice", options = [{ }, { cost = [\n{ op = "say", word = "a" }] }] }', 5, "'say' cannot be a cost"),
        (
            '{ op = "choice", options = [{ }, { cost = [\n{ op = "coins", by = -1 },\n{ op = "coins", by = -2 }] }] }',
            6,
            "this is paid twice, but parts of a cost are looked at alone: write one sum",
        ),
        ('{ op = "choice", options = [{ id = "a" },\n{ id = "a" }] }', 5, "there are two options 'one/a'"),
        ('{ op = "stop" },\n{ op = "say", word = "a" }', 5, "nothing gets here: what stands before never goes on"),
        (
            (
                '{ op = "if", cond = "rich", then = [{ op = "stop" }], else = [{ op = "stop" }] },\n'
                '{ op = "say", word = "a" }'
            ),
            5,
            "nothing gets here",
        ),
        (
            (
                '{ op = "auction", table = [\n{ least = 0, most = 1, effects = [] },\n'
                "{ least = 3, most = 4, effects = [] }] }"
            ),
            5,
            "nothing stands between 1 and 3",
        ),
        (
            (
                '{ op = "if", cond = { is = "not", of = "cursed" }, then = ['
                '{ op = "repeat", times = 2, effects = [{ op = "may", effects = [] }] }] }'
            ),
            4,
            "not everybody can know this, and a question that depends on it would tell",
        ),
        ('{ op = "if", cond = "cursed", then = [{ op = "duel" }] }', 4, "not everybody can know this, and a question"),
        ('{ op = "for_each", of = "hands", effects = [] }', 4, "not everybody can know this set"),
        ('{ op = "pick", as = "x", from = "hands" }', 4, "not everybody can know this set"),
        ('{ op = "entry", ref = "one" }', 1, "this goes round for ever, without a question or progress: one -> one"),
        (
            '{ op = "choice", options = [{ effects = [{ op = "entry", ref = "one" }] }] }',
            1,
            "this never comes to an end, whatever anybody chooses",
        ),
        (
            ('{ op = "choice", options = [{ effects = [{ op = "entry", ref = "one" }] }] },{ op = "say", word = "a" }'),
            1,
            "this never comes to an end, whatever anybody chooses",
        ),
        (
            '{ op = "choice", options = [{ if = "rich" }], else = [{ op = "entry", ref = "one" }] }',
            1,
            "this goes round for ever, without a question or progress: one -> one",
        ),
        ('{ op = "stop" },\n{ op = "entry", ref = "one" }', 5, "nothing gets here"),
    ],
)
def test_a_fault_has_its_line(effects: str, line: int, what: str) -> None:
    found = faults(card(effects))
    assert len(found) == 1, found
    assert found[0].startswith(f"fair.toml:{line}: {what}")


@pytest.mark.parametrize(
    "effects",
    [
        '{ op = "choice", options = [{ if = "rich" }], else = [] }',
        '{ op = "if", cond = "cursed", then = [{ op = "coins", by = 1 }] }',
        '{ op = "note", when = "cursed" }',
        '{ op = "coins", by = 1, who = "hands" }',
        '{ op = "coins", by = -1 }, { op = "entry", ref = "one" }',
        '{ op = "may", effects = [{ op = "entry", ref = "one" }] }',
        '{ op = "duel", won = [{ op = "entry", ref = "one" }] }',
        '{ op = "if", cond = "rich", then = [{ op = "stop" }] }, { op = "say", word = "a" }',
        '{ op = "promise", effects = [{ op = "entry", ref = "one" }] }',
        (
            '{ op = "if", cond = "rich", then = [{ op = "duel" }], else = [{ op = "coins", by = -1 }] },'
            '{ op = "if", cond = "rich:2", then = [{ op = "entry", ref = "one" }] }'
        ),
        (
            '{ op = "choice", options = [{}, { cost = ['
            '{ op = "coins", by = -1 }, { op = "coins", by = -1, who = "others" }] }] }'
        ),
    ],
)
def test_what_is_right_is_no_fault(effects: str) -> None:
    # A loop that always makes progress is the business of the game, but this one never ends.
    expected = ["never comes"] if effects.endswith('{ op = "entry", ref = "one" }') else []
    found = faults(card(effects))
    assert len(found) == len(expected)
    assert all(e in f for e, f in zip(expected, found, strict=True))


def test_all_faults_are_told_at_once() -> None:
    wrong = '{ op = "visit", room = "x" },\n{ op = "coins", by = 99 },\n{ op = "choice", options = [{ if = "rich" }] }'
    found = faults(card(wrong))
    assert [f.split(":")[1] for f in found] == ["4", "5", "6"]


def two(effects: str, more: str = "") -> str:
    return f'[[card]]\nid = "two"\nroot = false\n{more}effects = [\n{effects}\n]\n'


def test_entries_that_nothing_leads_to_are_named() -> None:
    text = card("") + two('{ op = "entry", ref = "three" }') + two("").replace("two", "three")
    assert faults(text) == [
        "fair.toml:6: nothing that can be played leads to 'two'",
        "fair.toml:12: nothing that can be played leads to 'three'",
    ]
    assert faults(text.replace("root = false", "root = true", 1)) == []


@pytest.mark.parametrize(
    "effects",
    [
        '{ op = "entry", ref = "two" }',
        '{ op = "promise", effects = [{ op = "entry", ref = "two" }] }',
        '{ op = "choice", options = [{}, { effects = [{ op = "duel", lost = [{ op = "entry", ref = "two" }] }] }] }',
        '{ op = "visit", room = "tent", page = "2" }',
        '{ op = "visit", room = "tent", entry = "two" }',
    ],
)
def test_an_entry_is_led_to_from_anywhere_and_by_any_of_its_names(effects: str) -> None:
    text = card(effects) + two("", 'pages = ["2"]\n')
    assert faults(text) == []


def test_what_is_only_mentioned_is_not_led_to() -> None:
    for effects in ("", '{ op = "visit", room = "tent", hint = "2" }'):
        found = faults(card(effects) + two("", 'pages = ["2"]\n'))
        assert found == ["fair.toml:6: nothing that can be played leads to 'two'"]


def test_loops_through_several_programs_are_named_once() -> None:
    first = '{ op = "say", word = "a" }, { op = "if", cond = "rich", then = [{ op = "entry", ref = "two" }] }'
    text = card(first) + two('{ op = "visit", room = "tent", page = "1" }')
    text = text.replace('id = "one"', 'id = "one"\npages = ["1"]')
    assert faults(text) == ["fair.toml:1: this goes round for ever, without a question or progress: one -> two -> one"]
    for rest in ('{ op = "coins", by = -1 }', '{ op = "duel" }', '{ op = "may", effects = [] }'):
        assert faults(text.replace('{ op = "say", word = "a" }', rest)) == []


def test_a_question_in_an_entry_counts_where_the_entry_is_read() -> None:
    asked = two('{ op = "may", effects = [] }')
    again = '{ op = "if", cond = "rich", then = [{ op = "entry", ref = "one" }] }'
    assert faults(card('{ op = "entry", ref = "two" }, ' + again) + asked) == []
    hidden = faults(card('{ op = "if", cond = "cursed", then = [{ op = "entry", ref = "two" }] }') + asked)
    assert hidden == ["fair.toml:4: not everybody can know this, and a question that depends on it would tell"]
    further = two('{ op = "entry", ref = "two" }').replace('"two"', '"three"', 1)
    hidden = faults(card('{ op = "if", cond = "cursed", then = [{ op = "entry", ref = "three" }] }') + further + asked)
    assert hidden == ["fair.toml:4: not everybody can know this, and a question that depends on it would tell"]


def test_short_references_are_those_of_the_same_scope() -> None:
    text = card('{ op = "entry", ref = "2" }').replace('"one"', '"7-1"') + two("").replace('"two"', '"7-2"')
    assert faults(text, "7") == []
    assert faults(text) == [
        "fair.toml:4: there is no entry '2'",
        "fair.toml:6: nothing that can be played leads to '7-2'",
    ]


def test_a_book_has_room_for_as_many_options_as_there_are_numbers() -> None:
    options = [{"op": "choice", "options": [{}] * (ARG_MASK + 2)}]
    sources = [Source("big", "fair.toml", ("card", 0), {"effects": options})]
    # One too many, and one fault.
    assert [x.what for x in bind(VOCABULARY, sources, IDS).faults] == ["there are too many options in this book"]


def test_two_programs_with_one_id() -> None:
    assert faults(card("") + card("")) == ["fair.toml:6: there are two programs 'one'"]


# Vocabularies that cannot work


class Free(Effect, tag="free"):
    text: str


class Lost(Effect, tag="lost"):
    area: Annotated[str, Term("planet")]


class Halts(Effect, tag="halts"):
    stops_when: ClassVar[str] = "rich"


class Untagged(msgspec.Struct):
    pass


@pytest.mark.parametrize(
    ("effects", "what"),
    [
        ([Free], "Free.text: .* cannot be the argument of an effect"),
        ([Lost], "Lost.area: there is no group of words 'planet'"),
        ([Halts], "Halts stops when 'rich', which is no plain condition"),
        ([Say, Say], "two words of group 'effect' are called 'say'"),
        ([Untagged], "Untagged needs a tag to be a word"),
    ],
)
def test_a_vocabulary_that_cannot_work_is_refused(effects: Any, what: str) -> None:
    with pytest.raises(TypeError, match=what):
        Vocabulary(*effects, Rich)


def test_words_keep_their_order_whatever_other_modules_declare() -> None:
    """`typing` takes two Literals for the same that differ in their order alone, and remembers the first `| None`."""

    class There(Effect, tag="there"):
        side: Literal["inn", "out"] | None = None

    class Back(Effect, tag="back"):
        side: Literal["out", "inn"] | None = None

    assert [field.shape.words for struct in (There, Back) for field in fields_of_word(struct)] == [
        ("inn", "out"), ("out", "inn"),
    ]  # fmt: skip
    assert all(field.shape.optional for struct in (There, Back) for field in fields_of_word(struct))


class Old(Effect, tag="knock"):
    times: int = 1


class Grown(Effect, tag="knock"):
    since = "loud"

    times: int = 1
    loud: bool = False
    words: list[int] = msgspec.field(default_factory=list)


def test_a_word_that_has_grown_writes_old_books_as_they_were() -> None:
    """So the digest of a book, and all that was played with it, outlasts new fields."""

    def code(word: type[Effect], effect: dict[str, Any]) -> list[int]:
        found = bind(Vocabulary(word), [Source("a", "a.toml", (), {"effects": [{"op": "knock", **effect}]})], {})
        assert found.book is not None
        return found.book.programs["a"].code

    assert code(Grown, {}) == code(Old, {})
    assert code(Grown, {"times": 3, "loud": False, "words": []}) == code(Old, {"times": 3})
    assert code(Grown, {"loud": True})[1] == 3, "with one of them all are arguments"
    assert code(Grown, {"words": [2]})[1] == 3
