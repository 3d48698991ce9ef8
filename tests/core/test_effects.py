"""Effects as data, on a small game of its own: a fair where seats earn coins, duel and are asked things."""

from __future__ import annotations

import json
import pickle
import tomllib
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from gloam.core import effect_program, effect_step
from gloam.core.content import check
from gloam.core.effect_book import Bound, bind
from gloam.core.effect_program import ABSENT, GO_ON, NOTHING, STOP_HERE, Book, opened, shelve, take_off
from gloam.core.effect_step import Frame, Run, Scripted, Words
from gloam.core.effect_tree import Source
from gloam.core.effects import (
    Condition,
    Count,
    Declares,
    Effect,
    Effects,
    Later,
    Number,
    Premise,
    Range,
    Ref,
    SetOf,
    Term,
    Text,
    Things,
    Vocabulary,
    fields_of_word,
)
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, ARG_MASK, PASS, AskAgain, Core, Refusal, Step, opening
from gloam.core.toml_lines import Path as Way
from gloam.core.value import from_plain, to_plain, value_classes

# The vocabulary

SAY, COINS, DUEL, PROMISE, SEARCH, VISIT, FLAG, NOTE, QUIT, AUCTION, LOOK = range(11)
RICH, FOUND, RAISED, CURSED, RICHEST = range(5)
READER, EVERYBODY, OTHERS, ROOMS, NOBODY, HANDS, FROM = range(7)
SEATS, PURSE, COUNTER = range(3)
HERE, AROUND = range(2)
WHO_READER, WHO_FIRST = range(2)

ROOM_IDS = ["tent", "stage", "gate"]


class Say(Effect, tag="say"):
    word: Literal["a", "b", "c", "d", "e"]


class Coins(Effect, tag="coins"):
    payable: ClassVar[bool] = True

    by: Annotated[Number, Range(-9, 9)]
    who: SetOf = "reader"

    def progresses(self) -> bool:
        return isinstance(self.by, int) and self.by < 0


class Duel(Effect, tag="duel"):
    """The next seat is asked to fight; then a branch follows."""

    asks: ClassVar[bool] = True

    won: Effects = msgspec.field(default_factory=list)
    lost: Effects = msgspec.field(default_factory=list)


class Promise(Effect, tag="promise"):
    effects: Later


class Search(Effect, tag="search"):
    stops_when: ClassVar[str] = "found"


class Visit(Effect, tag="visit"):
    room: Annotated[str, Ref("room")]
    page: Annotated[str, Ref("page")] | None = None
    hint: Annotated[str, Ref("page", leads=False)] | None = None
    entry: Annotated[str, Ref("entry")] | None = None


class Flag(Effect, tag="flag"):
    name: Annotated[str, Declares("flag")]
    add: int = 1


class Prize(msgspec.Struct, forbid_unknown_fields=True):
    coins: int = 0
    room: Annotated[str, Ref("room")] | None = None


class Note(Effect, tag="note"):
    """A little of everything that can be an argument."""

    text: Text = ""
    prizes: list[Prize] = msgspec.field(default_factory=list)
    rooms: list[Annotated[str, Ref("room")]] = msgspec.field(default_factory=list)
    area: Annotated[str | dict[str, Any], Term("area")] = "here"
    when: Condition | None = None
    loud: bool = False
    limit: int | None = None


class Quit(Effect, tag="quit"):
    pass


class Look(Effect, tag="look"):
    """Done by a step."""


class Row(msgspec.Struct, forbid_unknown_fields=True):
    least: int
    most: int
    effects: Effects


class Auction(Effect, tag="auction"):
    """One of several rows, by the purse of the reader."""

    table: list[Row]

    def faults(self) -> list[tuple[Way, str]]:
        return [
            (("table", i), f"nothing stands between {a.most} and {b.least}")
            for i, (a, b) in enumerate(zip(self.table, self.table[1:], strict=False))
            if b.least != a.most + 1
        ]


class Rich(Premise, tag="rich"):
    least: Number = 1


class Found(Premise, tag="found"):
    pass


class Raised(Premise, tag="flag"):
    name: Annotated[str, Ref("flag")]


class Cursed(Premise, tag="cursed"):
    hidden: ClassVar[bool] = True


class Richest(Premise, tag="richest"):
    of: SetOf


class Reader(Things, tag="reader"):
    pass


class Everybody(Things, tag="everybody"):
    pass


class Others(Things, tag="others"):
    pass


class Rooms(Things, tag="rooms"):
    pass


class Nobody(Things, tag="nobody"):
    pass


class Hands(Things, tag="hands"):
    hidden: ClassVar[bool] = True


class From(Things, tag="from"):
    """The seats from one seat on."""

    seat: Annotated[str, Ref("seat")]


class Seats(Count, tag="N"):
    pass


class Purse(Count, tag="purse"):
    pass


class Counter(Count, tag="counter"):
    name: Annotated[str, Ref("flag")]


class Here(msgspec.Struct, tag_field="area", tag="here", forbid_unknown_fields=True):
    pass


class Around(msgspec.Struct, tag_field="area", tag="around", forbid_unknown_fields=True):
    steps: int
    room: Annotated[str, Ref("room")] = "tent"


VOCABULARY = Vocabulary(
    {
        SAY: Say,
        COINS: Coins,
        DUEL: Duel,
        PROMISE: Promise,
        SEARCH: Search,
        VISIT: Visit,
        FLAG: Flag,
        NOTE: Note,
        QUIT: Quit,
        AUCTION: Auction,
        LOOK: Look,
    },
    conditions={RICH: Rich, FOUND: Found, RAISED: Raised, CURSED: Cursed, RICHEST: Richest},
    sets={
        READER: Reader,
        EVERYBODY: Everybody,
        OTHERS: Others,
        ROOMS: Rooms,
        NOBODY: Nobody,
        HANDS: Hands,
        FROM: From,
    },
    numbers={SEATS: Seats, PURSE: Purse, COUNTER: Counter},
    terms={"area": {HERE: Here, AROUND: Around}},
    who=["reader", "first"],
    braces="counter",
)

IDS = {"room": ROOM_IDS, "page": ["1", "2"], "seat": ["A", "B", "C"]}

# The game

CHOOSE = 1 << ARG_BITS
ROOM = 2 << ARG_BITS
SEAT = 3 << ARG_BITS
FIGHT = 4 << ARG_BITS
SHOUT = 5 << ARG_BITS


class Fair(Scripted):
    def __init__(
        self,
        core: Core,
        words: FairWords,
        coins: list[int],
        flags: list[int],
        found: bool,
        fought: bool,
        promised: list[Step],
        said: list[str],
    ) -> None:
        super().__init__(core)
        self.words = words
        self.coins = coins
        self.flags = flags
        self.found = found
        self.fought = fought
        self.promised = promised
        self.said = said

    def script(self) -> Words:
        return self.words

    def clone(self) -> Fair:
        return Fair(
            self.core,
            self.words,
            list(self.coins),
            list(self.flags),
            self.found,
            self.fought,
            list(self.promised),
            list(self.said),
        )

    def interrupts(self, seat: int) -> list[int]:
        return [SHOUT]

    def interrupt(self, seat: int, option: int) -> None:
        """Whoever shouts loses his coins."""
        self.coins[seat] = 0
        self.said.append(f"{seat} shouts")

    def why_not_now(self, seat: int, option: int) -> Refusal:
        return Refusal("FA-000", "why-not", {})


class TheEnd(Step):
    """The fair is over when nothing is left to do."""

    def run(self, s: Fair) -> None:
        s.over = True


def go_on(s: Fair, step: Step) -> None:
    """Something that was kept for later happens now."""
    s.over = False
    s.reschedule([TheEnd(), step])
    s.run()


class Challenge(Step):
    """The next seat fights or not."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Fair) -> None:
        s.ask(self, (self.seat + 1) % s.seats, 9, [PASS, FIGHT])

    def answer(self, s: Fair, seat: int, option: int) -> None:
        s.fought = option == FIGHT
        s.said.append(f"{seat} {'fights' if s.fought else 'yields'}")


class LookAround(Step):
    def run(self, s: Fair) -> None:
        s.said.append("look")
        s.found = s.flags[:1] == [1]


class FairWords(Words):
    def do(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        if op == SAY:
            s.said.append(f"{f.reader()}:{'abcde'[args[0]]}")
        elif op == COINS:
            for seat in f.items(s, args[1]):
                s.coins[seat] += args[0]
        elif op == DUEL:
            s.push(Challenge(f.reader()))
        elif op == PROMISE:
            s.promised.append(f.later(args[0]))
        elif op in (SEARCH, LOOK):
            s.push(LookAround())
        elif op == VISIT:
            s.said.append(f"visit {ROOM_IDS[args[0]]}")
            if args[3] != ABSENT:
                s.said.append(f"then {f.program_named(args[3])}")
        elif op == FLAG:
            while len(s.flags) <= args[0]:
                s.flags.append(0)
            s.flags[args[0]] += args[1]
        elif op == NOTE:
            s.said.append(self.noted(s, f, args))
        elif op == QUIT:
            return STOP_HERE
        return GO_ON

    def noted(self, s: Fair, f: Frame, args: list[int]) -> str:
        text, prizes, rooms, area, when, loud, limit = args
        said = {
            "text": self.pages.texts[text] if text != NOTHING else None,
            "prizes": [f.args(s, prize) for prize in f.args(s, prizes)],
            "rooms": f.args(s, rooms),
            "area": (f.op(area), f.args(s, area)),
            "when": None if when == ABSENT else f.holds(s, when),
            "loud": loud,
            "limit": None if limit == ABSENT else limit,
        }
        return json.dumps(said)

    def branch(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        if op == DUEL:
            return args[0] if s.fought else args[1]
        for row in f.args(s, args[0]):
            least, most, effects = f.args(s, row)
            if least <= s.coins[f.reader()] <= most:
                return effects
        return NOTHING

    def test(self, s: Fair, f: Frame, op: int, args: list[int]) -> bool:
        if op == RICH:
            return s.coins[f.reader()] >= args[0]
        if op == RAISED:
            return len(s.flags) > args[0] and s.flags[args[0]] > 0
        if op == RICHEST:
            return max(s.coins) in [s.coins[i] for i in f.items(s, args[0])]
        return s.found

    def items(self, s: Fair, f: Frame, op: int, args: list[int]) -> list[int]:
        if op == READER:
            return [f.reader()]
        if op == NOBODY:
            return []
        if op == FROM:
            return list(range(args[0], s.seats))
        if op == ROOMS:
            return [0, 1, 2]
        return [i for i in range(s.seats) if op == EVERYBODY or i != f.reader()]

    def number(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        if op == SEATS:
            return s.seats
        if op == PURSE:
            return s.coins[f.reader()]
        return s.flags[args[0]] if len(s.flags) > args[0] else 0

    def can_pay(self, s: Fair, f: Frame, op: int, args: list[int]) -> bool:
        return all(s.coins[i] + args[0] >= 0 for i in f.items(s, args[1]))

    def seat(self, s: Fair, f: Frame, who: int) -> int:
        return f.reader() if who == WHO_READER else 0

    def kind(self, s: Fair, f: Frame, asked: int) -> int:
        return asked

    def choose(self, number: int) -> int:
        return CHOOSE | number

    def option(self, op: int, item: int) -> int:
        return (ROOM if op == ROOMS else SEAT) | item

    def chosen(self, s: Fair, f: Frame, seat: int, option: int) -> None:
        s.said.append(f"{seat} {self.spelt(option)}")

    def spelt(self, option: int) -> str:
        argument = option & ARG_MASK
        if option == PASS:
            return "passes"
        if option >> ARG_BITS == CHOOSE >> ARG_BITS:
            return self.pages.options[argument]
        return ROOM_IDS[argument] if option >> ARG_BITS == ROOM >> ARG_BITS else "ABC"[argument]

    def why_not(self, s: Fair, f: Frame, op: int, args: list[int]) -> Refusal:
        return Refusal("FA-001", "why-poor" if op == RICH else "why-else", {"op": op, "args": str(args)})

    def why_unpaid(self, s: Fair, f: Frame, op: int, args: list[int]) -> Refusal:
        return Refusal("FA-002", "why-unpaid", {"coins": args[0]})


# Books and plays


def sources(text: str, scope: str = "") -> list[Source]:
    """One program for each table under `card`: its id, its effects, and whether play begins with it."""
    found = []
    for i, card in enumerate(tomllib.loads(text)["card"]):
        names = tuple(("page", page) for page in card.get("pages", []))
        found.append(
            Source(
                card["id"],
                "fair.toml",
                ("card", i),
                {"effects": card["effects"]},
                root=card.get("root", True),
                scope=scope,
                names=names,
                cost=card.get("cost", []),
                terms={
                    field: (group, card[field])
                    for field, group in (("needs", "condition"), ("limit", "number"))
                    if field in card
                },
            )
        )
    return found


def bound(text: str, scope: str = "") -> Bound:
    return bind(VOCABULARY, sources(text, scope), IDS)


def book_of(text: str, scope: str = "") -> Book:
    found = bound(text, scope)
    assert found.faults == []
    assert found.book is not None
    return found.book


def card(effects: str) -> str:
    return f'[[card]]\nid = "one"\neffects = [\n{effects}\n]\n'


def fair(text: str, reader: int = 0, coins: list[int] | None = None, program: str = "one") -> Fair:
    words = FairWords(shelve(book_of(text)))
    coins = coins or [0, 0, 0]
    s = Fair(opening(len(coins), seeded(1), TheEnd()), words, coins, [], False, False, [], [])
    s.push(words.start(program, reader))
    s.run()
    return s


def offered(s: Fair, seat: int) -> list[str]:
    d = s.decision_of(seat)
    assert d is not None, f"{seat} is not asked; {s.pending}"
    return [s.words.spelt(option) for option in d.options]


def play(s: Fair, seat: int, spelt: str) -> None:
    d = s.decision_of(seat)
    assert d is not None
    s.play(seat, next(o for o in d.options if s.words.spelt(o) == spelt))


def classes() -> dict[str, type]:
    return value_classes(__name__)


def reread(s: Fair) -> Fair:
    """The state written as JSON and read back."""
    found = from_plain(json.loads(json.dumps(to_plain(s))), classes())
    assert isinstance(found, Fair)
    return found


# Running


def test_effects_run_in_order() -> None:
    s = fair(card('{ op = "say", word = "b" }, { op = "coins", by = 2 }, { op = "say", word = "a" }'), reader=1)
    assert s.said == ["1:b", "1:a"]
    assert s.coins == [0, 2, 0]
    assert s.agenda == ()


@pytest.mark.parametrize(("coins", "said"), [(0, ["0:b", "0:c"]), (3, ["0:a", "0:c"])])
def test_if_and_else(coins: int, said: list[str]) -> None:
    text = card(
        '{ op = "if", cond = "rich:3", then = [{ op = "say", word = "a" }], else = [{ op = "say", word = "b" }] },'
        '{ op = "say", word = "c" }'
    )
    assert fair(text, coins=[coins, 0, 0]).said == said


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('{ is = "all", of = ["rich:1", "rich:2"] }', True),
        ('{ is = "all", of = ["rich:1", "rich:3"] }', False),
        ('{ is = "any", of = ["rich:3", "rich:2"] }', True),
        ('{ is = "any", of = ["rich:3", "rich:4"] }', False),
        ('{ is = "not", of = "rich:3" }', True),
        ('{ is = "not", of = { is = "all", of = ["rich:1"] } }', False),
        ('{ is = "number", of = "purse", gte = 2, lte = 2 }', True),
        ('{ is = "number", of = "purse", gte = 3 }', False),
        ('{ is = "number", of = "purse", lte = 1 }', False),
        ('{ is = "number", of = "purse", eq = "N-1" }', True),
        ('{ is = "number", of = "purse", eq = 1 }', False),
        ('{ is = "rich", least = "N" }', False),
        ('{ is = "richest", of = "reader" }', True),
        ('{ is = "richest", of = { set = "from", seat = "B" } }', False),
    ],
)
def test_conditions(condition: str, holds: bool) -> None:
    s = fair(card(f'{{ op = "if", cond = {condition}, then = [{{ op = "say", word = "a" }}] }}'), coins=[2, 0, 0])
    assert s.said == (["0:a"] if holds else [])


@pytest.mark.parametrize(
    ("expression", "number"),
    [
        ("3", 3),
        ('"N"', 3),
        ('"N + 2"', 5),
        ('"2*N-purse"', 4),
        ('"2*(N-purse)"', 2),
        ('"-N+5-1"', 1),
        ('"min(N, purse)"', 2),
        ('"max(N,purse)*2"', 6),
        ('"{up}+1"', 5),
        ('{ number = "counter", name = "up" }', 4),
    ],
)
def test_numbers(expression: str, number: int) -> None:
    text = card(f'{{ op = "flag", name = "up", add = 4 }}, {{ op = "coins", by = {expression}, who = "others" }}')
    assert fair(text, coins=[2, 0, 0]).coins == [2, number, number]


def test_every_kind_of_argument() -> None:
    text = card(
        '{ op = "note" }, { op = "note", text = { en = "Hear", ru = "Слышь" }, loud = true, limit = -1, when = "rich",'
        'rooms = ["gate", "tent"], prizes = [{ coins = 2 }, { room = "stage" }], area = "around:2" }'
    )
    plain, full = (json.loads(line) for line in fair(text).said)
    assert plain == {
        "text": None, "prizes": [], "rooms": [], "area": [HERE, []], "when": None, "loud": 0, "limit": None,
    }  # fmt: skip
    assert full == {
        "text": {"en": "Hear", "ru": "Слышь"},
        "prizes": [[2, ABSENT], [0, 1]],
        "rooms": [2, 0],
        "area": [AROUND, [2, 0]],
        "when": False,
        "loud": 1,
        "limit": -1,
    }


def test_an_effect_with_steps_is_done_before_the_next_one() -> None:
    s = fair(card('{ op = "search" }, { op = "say", word = "a" }'))
    assert s.said == ["look", "0:a"]


def test_a_bookmark_waits_only_where_something_follows() -> None:
    s = fair(card(""))
    for effects, waiting in [
        ('{ op = "look" }', 1),
        ('{ op = "look" }, { op = "say", word = "a" }', 2),
        ('{ op = "if", cond = "rich", then = [], else = [{ op = "look" }] }', 1),
        ('{ op = "for_each", of = "others", effects = [{ op = "look" }] }', 2),
    ]:
        words = FairWords(shelve(book_of(card(effects))))
        s.words = words
        s.reschedule([])
        s.over = False
        words.start("one", 0).run(s)
        assert len(s.agenda) == waiting
        assert s.agenda[-1] == LookAround()


def test_a_loop_goes_on_after_the_steps_of_its_last_effect() -> None:
    s = fair(card('{ op = "for_each", of = "others", effects = [{ op = "look" }] }, { op = "say", word = "a" }'))
    assert s.said == ["look", "look", "0:a"]


def test_what_acts_for_nobody_does_nothing_to_anybody() -> None:
    assert fair(card('{ op = "coins", by = 1, who = "$reader" }'), NOTHING).coins == [0, 0, 0]
    assert fair(card('{ op = "coins", by = 1, who = "$reader" }'), 2).coins == [0, 0, 1]


def test_an_effect_can_end_the_run_by_what_its_steps_find() -> None:
    text = card(
        '{ op = "flag", name = "f" },'
        '{ op = "for_each", of = "everybody", effects = [{ op = "search" }, { op = "say", word = "a" }] },'
        '{ op = "say", word = "b" }'
    )
    s = fair(text)
    assert s.said == ["look"]
    assert s.agenda == ()


@pytest.mark.parametrize("end", ["stop", "quit"])
def test_stop_ends_the_run_however_deep(end: str) -> None:
    text = (
        card('{ op = "entry", ref = "two" }, { op = "say", word = "b" }')
        + '[[card]]\nid = "two"\neffects = [{ op = "for_each", of = "others", effects = ['
        + f'{{ op = "say", word = "a" }}, {{ op = "if", cond = "rich", then = [{{ op = "{end}" }}] }}] }}]\n'
    )
    assert fair(text, coins=[0, 1, 1]).said == ["1:a"]
    assert fair(text).said == ["1:a", "2:a", "0:b"]


def test_entries_are_read_and_then_it_goes_on() -> None:
    text = (
        card(
            '{ op = "for_each", of = "others", effects = [{ op = "entry", ref = "two" }] },'
            '{ op = "entry", ref = "two" }'
        )
        + '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "duel", lost = [{ op = "say", word = "c" }] },'
        '{ op = "say", word = "a" }]\n'
    )
    s = fair(text)
    for seat in (2, 0, 1):
        s.play(seat, PASS)
    assert s.said == ["2 yields", "1:c", "1:a", "0 yields", "2:c", "2:a", "1 yields", "0:c", "0:a"]


def test_an_effect_of_the_game_can_name_a_program() -> None:
    text = card('{ op = "visit", room = "gate", entry = "two" }') + '[[card]]\nid = "two"\nroot = false\neffects = []\n'
    assert fair(text).said == ["visit gate", "then two"]


def test_an_entry_that_leads_on_piles_nothing_up() -> None:
    text = (
        card('{ op = "choice", options = [{ effects = [{ op = "entry", ref = "two" }] }, { id = "go" }] }')
        + '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "say", word = "a" }, { op = "entry", ref = "one" }]\n'
    )
    s = fair(text)
    for _ in range(50):
        play(s, 0, "one/1")
    step = s.pending[0].step
    depth = 0
    while isinstance(step, Run):
        step = step.outer
        depth += 1
    assert depth == 1
    play(s, 0, "one/go")
    assert s.agenda == ()


# Choices


CHOICE = card(
    '{ op = "say", word = "a" },'
    '{ op = "choice", options = ['
    '  { id = "leave", text = "Leave it" },'
    '  { text = "Pay", cost = [{ op = "coins", by = -2 }], effects = [{ op = "say", word = "b" }] },'
    '  { text = "Boast", if = { is = "all", of = ["rich:1", "rich:3"] }, effects = ['
    '    { op = "choice", who = "first", options = [{ effects = [{ op = "say", word = "c" }] }, { id = "no" }] },'
    '    { op = "say", word = "d" },'
    "  ] },"
    "] },"
    '{ op = "say", word = "e" }'
)


def test_only_what_is_open_and_can_be_paid_is_offered() -> None:
    assert offered(fair(CHOICE, 1), 1) == ["one/leave"]
    assert offered(fair(CHOICE, 1, [0, 2, 0]), 1) == ["one/leave", "one/2"]
    assert offered(fair(CHOICE, 1, [0, 3, 0]), 1) == ["one/leave", "one/2", "one/3"]


def test_costs_are_paid_and_the_effects_of_the_option_follow() -> None:
    s = fair(CHOICE, 1, [0, 2, 0])
    play(s, 1, "one/2")
    assert s.coins == [0, 0, 0]
    assert s.said == ["1:a", "1 one/2", "1:b", "1:e"]


def test_a_choice_in_a_choice_may_be_somebody_elses() -> None:
    s = fair(CHOICE, 1, [0, 3, 0])
    play(s, 1, "one/3")
    assert offered(s, 0) == ["one/4", "one/no"]
    assert s.decision_of(1) is None
    play(s, 0, "one/no")
    assert s.said == ["1:a", "1 one/3", "0 one/no", "1:d", "1:e"]


def test_closed_options_are_candidates_and_refused_with_a_reason() -> None:
    s = fair(CHOICE, 1, [0, 1, 0])
    assert [s.words.spelt(o) for o in s.candidates(1)] == ["one/leave", "one/2", "one/3"]
    leave, pay, boast = s.candidates(1)
    assert s.refusal(1, pay) == Refusal("FA-002", "why-unpaid", {"coins": -2})
    # Of several conditions the one that fails is named.
    assert s.refusal(1, boast) == Refusal("FA-001", "why-poor", {"op": RICH, "args": "[3]"})
    d = s.decision_of(1)
    assert d is not None
    assert d.step.why_not(s, d.seat, leave) is None
    assert d.step.why_not(s, d.seat, PASS) is None
    with pytest.raises(Exception, match="FA-002"):
        s.play(1, pay)


def test_a_game_without_reasons_of_its_own_gives_those_of_gloam() -> None:
    s = fair(CHOICE, 1, [0, 1, 0])
    d = s.decision_of(1)
    assert d is not None
    assert isinstance(d.step, Run)
    frame = Frame(s.script(), d.step)
    assert Words.why_not(s.words, s, frame, -1, []) == Refusal("", "why-choice-condition", {})
    assert Words.why_unpaid(s.words, s, frame, -1, []) == Refusal("", "why-choice-cost", {})


def test_options_have_numbers_and_texts_in_the_whole_book() -> None:
    book = book_of(CHOICE + '[[card]]\nid = "two"\neffects = [{ op = "may", text = "Really", effects = [] }]\n')
    assert book.options == ["one/leave", "one/2", "one/3", "one/4", "one/no", "two/1"]
    texts = [book.texts[i][""] if i != NOTHING else None for i in book.option_texts]
    assert texts == ["Leave it", "Pay", "Boast", None, None, "Really"]


def test_else_is_done_when_no_option_is_open() -> None:
    text = card(
        '{ op = "choice", options = [{ if = "rich", effects = [{ op = "say", word = "a" }] }],'
        ' else = [{ op = "say", word = "b" }] }, { op = "say", word = "c" }'
    )
    assert fair(text).said == ["0:b", "0:c"]
    s = fair(text, coins=[1, 0, 0])
    play(s, 0, "one/1")
    assert s.said == ["0 one/1", "0:a", "0:c"]


def test_may() -> None:
    text = card('{ op = "may", effects = [{ op = "say", word = "a" }] }, { op = "say", word = "b" }')
    s = fair(text)
    assert offered(s, 0) == ["passes", "one/1"]
    assert s.pending[0].kind == effect_program.ASK_MAY
    other = s.clone()
    play(s, 0, "passes")
    play(other, 0, "one/1")
    assert s.said == ["0 passes", "0:b"]
    assert other.said == ["0 one/1", "0:a", "0:b"]


def test_picked_things_have_names() -> None:
    text = card(
        '{ op = "pick", as = "where", from = "rooms" }, { op = "pick", as = "whom", from = "others", optional = true },'
        '{ op = "coins", by = "$whom+1", who = "$whom" }, { op = "visit", room = "$where" }'
    )
    s = fair(text)
    assert offered(s, 0) == ["tent", "stage", "gate"]
    play(s, 0, "gate")
    assert offered(s, 0) == ["passes", "B", "C"]
    other = s.clone()
    play(s, 0, "C")
    assert s.said[-1] == "visit gate"
    assert s.coins == [0, 0, 3]
    play(other, 0, "passes")
    assert other.said[-1] == "visit gate"
    assert other.coins == [0, 0, 0]


def test_an_effect_that_names_nothing_is_skipped() -> None:
    text = card(
        '{ op = "pick", as = "x", from = "nobody" }, { op = "coins", by = 1, who = { set = "from", seat = "$x" } },'
        '{ op = "for_each", of = "$x", effects = [{ op = "say", word = "a" }] },'
        '{ op = "if", cond = { is = "richest", of = "$x" }, then = [], else = [{ op = "say", word = "b" }] },'
        '{ op = "repeat", times = "$x", effects = [{ op = "say", word = "c" }] },'
        '{ op = "pick", as = "y", from = { set = "from", seat = "$x" } }, { op = "coins", by = 1, who = "$y" },'
        '{ op = "say", word = "d" }'
    )
    s = fair(text)
    assert s.said == ["0:d"]
    assert s.coins == [0, 0, 0]


def test_one_thing_to_pick_can_be_taken_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    text = card('{ op = "pick", as = "x", from = { set = "from", seat = "C" } }, { op = "coins", by = 1, who = "$x" }')
    assert offered(fair(text), 0) == ["C"]
    monkeypatch.setattr(FairWords, "takes_alone", lambda self, s, f: True)
    assert fair(text).coins == [0, 0, 1]
    # Where one may pass there are two things to choose from.
    assert offered(fair(text.replace('"C" } }', '"C" }, optional = true }')), 0) == ["passes", "C"]


# Groups


class TroupeWords(FairWords):
    """What the `first` decides, all of them decide together, and the second has the last word."""

    def group(self, s: Fair, f: Frame, who: int) -> int:
        return super().group(s, f, who) if who == WHO_READER else (1 << s.seats) - 1

    def seat(self, s: Fair, f: Frame, who: int) -> int:
        return f.reader() if who == WHO_READER else 1

    def chosen(self, s: Fair, f: Frame, seat: int, option: int) -> None:
        wanted = ["-" if p < 0 else self.spelt(p) for p in s.proposals]
        s.said.append(f"{seat} {self.spelt(option)} of {' '.join(wanted)}")

    def why_unpicked(self, s: Fair, f: Frame, op: int, args: list[int], option: int) -> Refusal | None:
        return Refusal("FA-003", "why-unpicked", {"op": op}) if option >> ARG_BITS == SEAT >> ARG_BITS else None


def troupe(effects: str, coins: list[int]) -> Fair:
    words = TroupeWords(shelve(book_of(card(effects))))
    s = Fair(opening(len(coins), seeded(1), TheEnd()), words, coins, [], False, False, [], [])
    s.push(words.start("one", 0))
    s.run()
    return s


TOGETHER = (
    '{ op = "choice", who = "first", options = ['
    '  { id = "leave" }, { id = "pay", cost = [{ op = "coins", by = -2 }], effects = [{ op = "say", word = "b" }] },'
    '] }, { op = "say", word = "c" }'
)


def test_a_group_decides_a_choice_together() -> None:
    s = troupe(TOGETHER, [2, 0, 0])
    assert [offered(s, seat) for seat in range(3)] == [["one/leave", "one/pay"]] * 3
    play(s, 0, "one/leave")
    s = reread(s)
    for seat in (2, 1):
        play(s, seat, "one/pay")
    assert s.said == ["1 one/pay of one/leave one/pay one/pay", "0:b", "0:c"], "the speaker has the last word"
    assert s.proposals == [-1, -1, -1]
    assert s.coins == [0, 0, 0]


def test_what_is_closed_to_a_group_is_refused_with_a_reason() -> None:
    s = troupe(TOGETHER, [1, 5, 5])
    for seat in range(3):
        assert [s.words.spelt(o) for o in s.candidates(seat)] == ["one/leave", "one/pay"]
        assert s.refusal(seat, s.candidates(seat)[1]) == Refusal("FA-002", "why-unpaid", {"coins": -2})


def test_a_proposal_that_an_interrupt_has_closed_is_asked_for_again() -> None:
    s = troupe(TOGETHER, [2, 0, 0])
    for seat in (0, 1):
        play(s, seat, "one/pay")
    s.play(0, SHOUT)
    assert [offered(s, seat) for seat in range(3)] == [["one/leave"]] * 3
    for seat in range(3):
        play(s, seat, "one/leave")
    assert s.said == ["0 shouts", "1 one/leave of one/leave one/leave one/leave", "0:c"]


def test_a_group_picks_and_one_alone_is_asked_alone() -> None:
    s = troupe(
        '{ op = "pick", as = "x", from = "others", who = "first" }, { op = "coins", by = 1, who = "$x" },'
        '{ op = "pick", as = "y", from = "others" }, { op = "coins", by = 5, who = "$y" }',
        [0, 0, 0],
    )
    assert s.refusal(2, SEAT) == Refusal("FA-003", "why-unpicked", {"op": OTHERS})
    for seat, whom in ((0, "B"), (1, "C"), (2, "B")):
        play(s, seat, whom)
    assert s.coins == [0, 0, 1]
    assert [d.seat for d in s.pending] == [0]
    play(s, 0, "B")
    assert s.coins == [0, 5, 1]


# Out of sight


class Tent(Fair):
    """A fair in which what seat 0 reads is read out of sight of the others."""

    def masked_agenda(self, viewers: int) -> list[Step]:
        steps = super().masked_agenda(viewers)
        return steps if viewers & 1 else [step for step in steps if not isinstance(step, Run)]


class TentWords(FairWords):
    def ask(self, s: Fair, step: Run, seat: int, kind: int, options: list[int]) -> None:
        s.ask_quietly(step, seat, kind, options)


def test_a_card_read_out_of_sight_is_in_nobody_elses_masked_state() -> None:
    inner = '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "pick", as = "x", from = "rooms" }]\n'
    text = card('{ op = "entry", ref = "two" }, { op = "duel" }, { op = "say", word = "a" }') + inner
    words = TentWords(shelve(book_of(text)))
    s = Tent(opening(3, seeded(1), TheEnd()), words, [0, 0, 0], [], False, False, [], [])
    s.push(words.start("one", 0))
    s.run()
    assert isinstance(s.pending[0].step, Run)
    s.push(words.start("one", 0))  # and one that waits below a question of its own
    assert [type(step) for step in s.masked_core(0b001).agenda] == [TheEnd, Run]
    for viewers in (0, 0b010, 0b110):
        known = s.masked_core(viewers)
        assert [type(step) for step in known.agenda] == [TheEnd]
        assert known.pending == []


# Loops


def test_each_thing_gets_its_turn_as_the_reader() -> None:
    text = card(
        '{ op = "for_each", of = "others", effects = ['
        '  { op = "pick", as = "x", from = "rooms" },'
        '  { op = "for_each", of = "others", as = "y", effects = [{ op = "coins", by = 1, who = "$y" }] },'
        '  { op = "visit", room = "$x" },'
        '] }, { op = "say", word = "a" }'
    )
    s = fair(text)
    play(s, 1, "gate")
    play(s, 2, "stage")
    assert s.said == ["1 gate", "visit gate", "2 stage", "visit stage", "0:a"]
    assert s.coins == [2, 1, 1]


def test_repeat_ends_early_when_its_condition_holds() -> None:
    text = card('{ op = "repeat", times = "N+1", until = "rich:3", effects = [{ op = "coins", by = 1 }] }')
    assert fair(text).coins[0] == 3
    assert fair(text, coins=[3, 0, 0]).coins[0] == 3
    assert fair(text.replace("rich:3", "rich:30")).coins[0] == 4
    assert fair(text.replace("N+1", "N-9").replace("rich:3", "rich:30")).coins[0] == 0
    assert fair(text.replace("N+1", "N*200").replace("rich:3", "rich:300")).coins[0] == effect_step.MOST_TIMES


# Branches


def test_a_branch_follows_the_steps_of_its_effect() -> None:
    text = card(
        '{ op = "duel", won = [{ op = "say", word = "a" }], lost = [{ op = "say", word = "b" }] },'
        '{ op = "say", word = "c" }'
    )
    s = fair(text, 2)
    other = s.clone()
    s.play(0, FIGHT)
    assert s.said == ["0 fights", "2:a", "2:c"]
    other.play(0, PASS)
    assert other.said == ["0 yields", "2:b", "2:c"]


@pytest.mark.parametrize(("coins", "said"), [(0, ["0:a", "0:c"]), (2, ["0:b", "0:c"]), (9, ["0:c"])])
def test_a_table_is_a_list_of_branches(coins: int, said: list[str]) -> None:
    text = card(
        '{ op = "auction", table = [{ least = 0, most = 0, effects = [{ op = "say", word = "a" }] },'
        '{ least = 1, most = 3, effects = [{ op = "say", word = "b" }] }] }, { op = "say", word = "c" }'
    )
    assert fair(text, coins=[coins, 0, 0]).said == said


def test_effects_for_later_keep_their_names() -> None:
    text = card(
        '{ op = "pick", as = "x", from = "rooms" }, { op = "promise", effects = ['
        '{ op = "visit", room = "$x" }, { op = "promise", effects = [{ op = "say", word = "b" }] }] },'
        '{ op = "say", word = "a" }'
    )
    s = fair(text, 1)
    play(s, 1, "stage")
    assert s.said == ["1 stage", "1:a"]
    s = reread(s)
    go_on(s, s.promised.pop())
    assert s.said == ["1 stage", "1:a", "visit stage"]
    go_on(s, s.promised.pop())
    assert s.said[-1] == "1:b"
    assert s.agenda == ()


def test_effects_for_later_are_a_run_of_their_own() -> None:
    promise = '{ op = "promise", effects = [{ op = "say", word = "a" }] }'
    s = fair(card(f'{{ op = "for_each", of = "others", effects = [{promise}] }}'))
    go_on(s, s.promised[0])
    assert s.said == ["1:a"]
    assert len(s.promised) == 2


# Beside the effects


def test_conditions_and_numbers_beside_the_effects() -> None:
    s = fair(card("") + '[[card]]\nid = "two"\nneeds = "rich:2"\nlimit = "2*N"\neffects = []\n', coins=[1, 2, 0])
    assert [s.words.holds(s, "two", "needs", seat) for seat in range(3)] == [False, True, False]
    assert s.words.holds(s, "one", "needs", 0)
    assert s.words.amount(s, "two", "limit") == 6
    assert s.words.amount(s, "one", "limit") == ABSENT


def test_the_cost_of_a_program_is_paid_first() -> None:
    text = card('{ op = "say", word = "a" }') + 'cost = [{ op = "coins", by = -2 }]\n'
    s = fair(text, coins=[3, 1, 0])
    assert s.coins == [1, 1, 0]
    assert s.said == ["0:a"]
    assert not s.words.payable(s, "one", 0)
    s.coins[1] = 2
    assert s.words.payable(s, "one", 1)
    assert faults(text.replace('"coins", by = -2', '"say", word = "b"')) == ["fair.toml:6: 'say' cannot be a cost"]


def test_a_fault_beside_the_effects_has_its_line() -> None:
    text = card("")
    assert faults(text + 'needs = "rihc"\n') == ["fair.toml:6: there is no condition 'rihc'; is 'rich' meant?"]
    assert faults(text + 'limit = "{f}"\n') == ["fair.toml:6: there is no flag 'f'"]


# In the middle of a card


LONG = card(
    '{ op = "pick", as = "x", from = "rooms" },'
    '{ op = "for_each", of = "everybody", effects = ['
    '  { op = "coins", by = 3 },'
    '  { op = "choice", options = ['
    '    { id = "rest" },'
    '    { id = "pay", cost = [{ op = "coins", by = -3 }], effects = ['
    '      { op = "duel", won = [{ op = "may", who = "first", effects = [{ op = "entry", ref = "two" }] }],'
    '        lost = [{ op = "stop" }] },'
    "    ] },"
    "  ] },"
    "] },"
    '{ op = "visit", room = "$x" }'
) + (
    '[[card]]\nid = "two"\nroot = false\neffects = [{ op = "repeat", times = 2, effects = ['
    '{ op = "choice", options = [{ id = "x" }, { id = "y", effects = [{ op = "say", word = "e" }] }] }] }]\n'
)


def random_play(s: Fair, seed: int, meddle: Any) -> Fair:
    rng = seeded(seed)
    for _ in range(200):
        if not s.pending:
            return s
        s = meddle(s)
        d = s.pending[0]
        s.play(d.seat, d.options[rng.below(len(d.options))])
    raise AssertionError("this never ends")


@pytest.mark.parametrize("seed", range(30))
def test_a_position_in_the_middle_can_be_cloned_pickled_and_written_down(seed: int) -> None:
    plain = random_play(fair(LONG), seed, lambda s: s)
    for meddle in (Fair.clone, lambda s: pickle.loads(pickle.dumps(s)), reread):
        assert random_play(fair(LONG), seed, meddle) == plain


def test_a_clone_goes_its_own_way() -> None:
    s = fair(LONG)
    before = to_plain(s)
    other = s.clone()
    random_play(other, 3, lambda s: s)
    assert to_plain(s) == before


def test_an_interrupt_asks_again_and_changes_nothing_else() -> None:
    s = fair(CHOICE, 1, [0, 2, 0])
    assert offered(s, 1) == ["one/leave", "one/2"]
    s.play(1, SHOUT)
    assert offered(s, 1) == ["one/leave"]
    assert s.said == ["1:a", "1 shouts"]


def test_two_runs_may_ask_at_the_same_time() -> None:
    words = FairWords(shelve(book_of(CHOICE)))
    s = Fair(opening(3, seeded(1), TheEnd()), words, [5, 5, 5], [], False, False, [], [])
    choice = fair(CHOICE).pending[0].step
    assert isinstance(choice, Run)
    s.push(AskAgain([choice, Run(choice.program, choice.at, [1], [], None)]))
    s.run()
    play(s, 1, "one/2")
    assert s.said == ["1 one/2"]
    play(s, 0, "one/leave")
    assert s.said == ["1 one/2", "0 one/leave", "0:e", "1:b", "1:e"]


def test_the_end_of_the_game_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    do = FairWords.do

    def fatal(self: FairWords, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        s.over = True
        return do(self, s, f, op, args)

    monkeypatch.setattr(FairWords, "do", fatal)
    assert fair(card('{ op = "say", word = "a" }, { op = "say", word = "b" }')).said == ["0:a"]


# Books


def test_a_state_names_its_book_and_does_not_hold_it() -> None:
    s = fair(LONG)
    plain = to_plain(s)
    assert plain["words"] == {"@": "FairWords", "book": s.words.book}
    step = plain["core"]["pending"][0]["step"]
    assert step == {"@": "Run", "program": "one", "at": 0, "registers": [0, -1], "left": [], "outer": None}
    assert len(json.dumps(plain)) < 1000


def test_books_stand_side_by_side() -> None:
    one, other = (fair(card(f'{{ op = "may", effects = [{{ op = "say", word = "{x}" }}] }}')) for x in "ab")
    assert one.words.book != other.words.book
    for s, said in ((one, "0:a"), (other, "0:b")):
        s = reread(s)
        play(s, 0, "one/1")
        assert s.said[-1] == said


def test_a_book_that_is_not_open_is_named() -> None:
    s = fair(LONG)
    written = pickle.dumps(s)
    book = opened(s.words.book)
    take_off(book.name)
    with pytest.raises(LookupError, match=f"no book '{book.name}' is open"):
        pickle.loads(written)
    shelve(book)
    assert pickle.loads(written) == s


def test_a_name_stands_for_one_book() -> None:
    first, same, other = (bind(VOCABULARY, sources(text), IDS, "mine").book for text in (CHOICE, CHOICE, LONG))
    assert first is not None
    assert same is not None
    assert other is not None
    assert shelve(first) == shelve(same) == "mine"
    with pytest.raises(ValueError, match="another book is open under the name 'mine'"):
        shelve(other)
    take_off("mine")


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(LookupError, match="no program 'three'"):
        fair(CHOICE, program="three")


def test_flags_get_numbers_from_the_content() -> None:
    book = book_of(card('{ op = "flag", name = "b" }, { op = "flag", name = "a" }, { op = "flag", name = "b" }'))
    assert book.ids == {"flag": ["b", "a"]}
    given = bind(VOCABULARY, sources(card('{ op = "flag", name = "b" }')), {**IDS, "flag": ["own", "other"]}).book
    assert given is not None
    assert given.ids == {"flag": ["own", "other", "b"]}


# What is wrong with a content file


def faults(text: str, scope: str = "") -> list[str]:
    """As `./gloam content check` says it."""
    schema = msgspec.defstruct("Cards", [("card", list[dict[str, Any]])])
    return check({"fair.toml": ("fair.toml", text)}, {"fair.toml": schema}, lambda _: bound(text, scope).faults)


@pytest.mark.parametrize(
    ("effects", "line", "what"),
    [
        ('{ op = "sya", word = "a" }', 4, "there is no effect 'sya'; is 'say' meant?"),
        ('{ word = "a" }', 4, "missing key 'op': what kind of effect is this?"),
        ('"say"', 4, "missing key 'word'"),
        ("3", 4, "3 is no effect"),
        ('{ op = "say" }', 4, "missing key 'word'"),
        ('{ op = "say", word = "z" }', 4, "Invalid enum value 'z'"),
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
        ({0: Free}, "Free.text: .* cannot be the argument of an effect"),
        ({0: Lost}, "Lost.area: there is no group of words 'planet'"),
        ({0: Halts}, "Halts stops when 'rich', which is no plain condition"),
        ({0: Say, 1: Say}, "two words of group 'effect' are called 'say'"),
        ({-1: Say}, "the number of Say is below 0"),
        ({0: Untagged}, "Untagged needs a tag under 'op'"),
    ],
)
def test_a_vocabulary_that_cannot_work_is_refused(effects: Any, what: str) -> None:
    with pytest.raises(TypeError, match=what):
        Vocabulary(effects, conditions={0: Rich})


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
