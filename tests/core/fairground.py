"""A fair where seats earn coins, duel and are asked things: a game of its own for trying effects as data."""

from __future__ import annotations

import json
import sys
import tomllib
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from gloam.core.content.files import check
from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.book import Bound, bind
from gloam.core.effects.by_word import by_word
from gloam.core.effects.program import ABSENT, GO_ON, NOTHING, STOP_HERE, Book, shelve
from gloam.core.effects.step import Frame, Run, Scripted, Words
from gloam.core.effects.tree import Source
from gloam.core.effects.vocabulary import (
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
    declared_in,
)
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, ARG_MASK, PASS, Core, Step, opening
from gloam.core.value import Data, from_plain, to_plain, value_classes

# The vocabulary

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


class Area(msgspec.Struct, tag_field="area", forbid_unknown_fields=True):
    pass


class Here(Area, tag="here"):
    pass


class Around(Area, tag="around"):
    steps: int
    room: Annotated[str, Ref("room")] = "tent"


VOCABULARY = Vocabulary(
    *declared_in(sys.modules[__name__]),
    who=["reader", "first"],
    braces="counter",
)

OTHERS, ROOMS = VOCABULARY.number("set", "others"), VOCABULARY.number("set", "rooms")
HERE, AROUND = VOCABULARY.number("area", "here"), VOCABULARY.number("area", "around")

IDS = {"room": ROOM_IDS, "page": ["1", "2"], "seat": ["A", "B", "C"]}

# The game

CHOOSE = 1 << ARG_BITS
ROOM = 2 << ARG_BITS
SEAT = 3 << ARG_BITS
FIGHT = 4 << ARG_BITS
SHOUT = 5 << ARG_BITS
WHY_NOT, WHY_POOR, WHY_ELSE, WHY_UNPAID, WHY_UNPICKED = (reason << ARG_BITS for reason in range(1, 6))


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

    def why_not_now(self, seat: int, option: int) -> int:
        return WHY_NOT


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


# Effects


def do_say(s: Fair, reader: int, word: str) -> None:
    s.said.append(f"{reader}:{word}")


def do_coins(s: Fair, by: int, who: list[int]) -> None:
    for seat in who:
        s.coins[seat] += by


def can_pay_coins(s: Fair, by: int, who: list[int]) -> bool:
    return all(s.coins[seat] + by >= 0 for seat in who)


def do_duel(s: Fair, reader: int) -> None:
    s.push(Challenge(reader))


def after_duel(s: Fair, won: int, lost: int) -> int:
    return won if s.fought else lost


def do_promise(s: Fair, effects: Run) -> None:
    s.promised.append(effects)


def do_search(s: Fair) -> None:
    s.push(LookAround())


def do_look(s: Fair) -> None:
    s.push(LookAround())


def do_visit(s: Fair, f: Frame, room: int, entry: int) -> None:
    s.said.append(f"visit {ROOM_IDS[room]}")
    if entry != ABSENT:
        s.said.append(f"then {f.program_named(entry)}")


def do_flag(s: Fair, name: int, add: int) -> None:
    while len(s.flags) <= name:
        s.flags.append(0)
    s.flags[name] += add


class Won(Data):
    """A prize, as `do_note` wants it."""

    room: int
    coins: int


def do_note(
    s: Fair, f: Frame, limit: int, loud: bool, when: int, area: int, rooms: list[int], prizes: list[Won], text: int
) -> None:
    """The parameters stand in another order than the fields."""
    said = {
        "text": s.words.pages.texts[text] if text != NOTHING else None,
        "prizes": [[prize.coins, prize.room] for prize in prizes],
        "rooms": rooms,
        "area": (f.op(area), f.args(s, area)),
        "when": None if when == ABSENT else f.holds(s, when),
        "loud": loud,
        "limit": None if limit == ABSENT else limit,
    }
    s.said.append(json.dumps(said))


def do_quit() -> int:
    return STOP_HERE


def do_auction() -> None:
    """What comes of it is a branch."""


class Lot(Data):
    """A row of an auction."""

    least: int
    most: int
    effects: int


def after_auction(s: Fair, reader: int, table: list[Lot]) -> int:
    return next((lot.effects for lot in table if lot.least <= s.coins[reader] <= lot.most), NOTHING)


# Conditions, sets and numbers


def is_rich(s: Fair, reader: int, least: int) -> bool:
    return s.coins[reader] >= least


def is_flag(s: Fair, name: int) -> bool:
    return len(s.flags) > name and s.flags[name] > 0


def is_richest(s: Fair, of: list[int]) -> bool:
    return max(s.coins) in [s.coins[seat] for seat in of]


def is_found(s: Fair) -> bool:
    return s.found


def is_cursed(s: Fair) -> bool:
    return s.found


def set_reader(reader: int) -> list[int]:
    return [reader]


def set_everybody(s: Fair) -> list[int]:
    return list(range(s.seats))


def set_others(s: Fair, reader: int) -> list[int]:
    return [seat for seat in range(s.seats) if seat != reader]


def set_rooms() -> list[int]:
    return [0, 1, 2]


def set_nobody() -> list[int]:
    return []


def set_hands(s: Fair) -> list[int]:
    return list(range(s.seats))


def set_from(s: Fair, seat: int) -> list[int]:
    return list(range(seat, s.seats))


def count_N(s: Fair) -> int:
    return s.seats


def count_purse(s: Fair, reader: int) -> int:
    return s.coins[reader]


def count_counter(s: Fair, name: int) -> int:
    return s.flags[name] if len(s.flags) > name else 0


def why_unpaid_coins(by: int) -> int:
    return WHY_UNPAID | -by


def why_not_rich(least: int) -> int:
    return WHY_POOR | least


class FairWords(Words):
    @by_word(VOCABULARY, "effect", prefix="do_")
    def do(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        return GO_ON

    @by_word(VOCABULARY, "effect", prefix="after_", some=True)
    def branch(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        return NOTHING

    @by_word(VOCABULARY, "condition", prefix="is_")
    def test(self, s: Fair, f: Frame, op: int, args: list[int]) -> bool:
        raise AssertionError("every condition answers")

    @by_word(VOCABULARY, "set", prefix="set_")
    def items(self, s: Fair, f: Frame, op: int, args: list[int]) -> list[int]:
        raise AssertionError("every set answers")

    @by_word(VOCABULARY, "number", prefix="count_")
    def number(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        raise AssertionError("every number answers")

    @by_word(VOCABULARY, "effect", prefix="can_pay_", some=True)
    def can_pay(self, s: Fair, f: Frame, op: int, args: list[int]) -> bool:
        raise AssertionError("only coins are payable")

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

    @by_word(VOCABULARY, "condition", prefix="why_not_", some=True)
    def why_not(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        return WHY_ELSE

    @by_word(VOCABULARY, "effect", prefix="why_unpaid_", some=True)
    def why_unpaid(self, s: Fair, f: Frame, op: int, args: list[int]) -> int:
        raise AssertionError("only coins are paid")


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


def reread(s: Fair) -> Fair:
    """The state written as JSON and read back."""
    # A test may have words of its own.
    classes = {**value_classes(__name__), type(s.words).__name__: type(s.words)}
    found = from_plain(json.loads(json.dumps(to_plain(s))), classes)
    assert isinstance(found, Fair)
    return found


def faults(text: str, scope: str = "") -> list[str]:
    """As `./gloam content check` says it."""
    schema = msgspec.defstruct("Cards", [("card", list[dict[str, Any]])])
    return check({"fair.toml": ("fair.toml", text)}, {"fair.toml": schema}, lambda _: bound(text, scope).faults)


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
