"""The words of a game: what its options, decisions and events are called, and what they refer to.

The rules work with numbers; a lexicon turns them into message keys with references such as `seat:B` or `area:church`,
which the terminal lists, a board highlights, and a record writes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, NoReturn, get_args

import msgspec

from gloam.core.history import Note
from gloam.core.state import ARG_BITS, ARG_MASK

SEAT_LETTERS = "ABCDEFGHIJKLMNOP"

Fact = str | int | list[str]


class Part(msgspec.Struct, frozen=True):
    """One of several things that an option names: what it is to the verb, its kind, and its bits of the argument."""

    name: str
    ref: str
    bits: int


class Verb(msgspec.Struct, frozen=True):
    """What an option does. `ref` says what kind of thing its argument names; "" for no argument.

    An option may name several things: then `parts` lists them, and the last one has the lowest bits of the argument.
    """

    key: str
    ref: str = ""
    parts: tuple[Part, ...] = ()

    def named(self) -> tuple[Part, ...]:
        """All that an option of this verb names."""
        return self.parts or ((Part(self.ref, self.ref, ARG_BITS),) if self.ref else ())

    def taken_apart(self, argument: int) -> list[int]:
        """The numbers of the things that an argument names, in order."""
        numbers: list[int] = []
        for part in reversed(self.named()):
            numbers.insert(0, argument & (1 << part.bits) - 1)
            argument >>= part.bits
        return numbers


class Kind(msgspec.Struct, frozen=True):
    """A kind of decision: its key, the rule that asks it, and the verbs a clock may choose for an absent player.

    Where somebody walks by it, step by step, over things of the kind `place`, `walks` names the events that a step
    tells: several steps can be taken in one go, until anything else is told.
    """

    key: str
    rule: str
    passive: tuple[str, ...] = ("pass",)
    place: str = ""
    walks: tuple[str, ...] = ()


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event: its key, the rule behind it, and its facts as (name, kind of reference)."""

    key: str
    rule: str
    facts: tuple[tuple[str, str], ...] = ()


# A word is declared once, beside its number, and called after its constant:
# `TOLD_MOVE_ROLL: Final[Annotated[int, tells("XX-050", "who:seat d6:number")]] = 5` is the event `move-roll`.


def does(things: str = "") -> Verb:
    """Declares a verb by what its options name: `area`, or `to:seat` under another name.

    Of several things each has so many bits of the argument: `card/13 place/1`.
    """
    parts = [Part(*_named(thing), int(bits or ARG_BITS)) for thing, _, bits in _parted(things, "/")]
    alone = len(parts) == 1 and parts[0] == Part(parts[0].ref, parts[0].ref, ARG_BITS)
    return Verb("", parts[0].ref) if alone else Verb("", "", tuple(parts))


def asks(rule: str, passive: str = "pass", **more: Any) -> Kind:
    """Declares a kind of decision by its rule, the verbs a clock may choose for an absent player, and what else it has
    to say of itself."""
    return Kind("", rule, tuple(passive.split()), **more)


def tells(rule: str, facts: str = "") -> EventKind:
    """Declares a kind of event by its rule and its facts: `card`, or `from:seat` under another name."""
    return EventKind("", rule, tuple(_named(fact) for fact in facts.split()))


def ids_of(words: ModuleType, prefix: str) -> list[str]:
    """The ids of things that a module numbers under a common prefix: `BY_HOLY_WATER` is `holy_water`."""
    found = {name: number for name, number in vars(words).items() if name.startswith(prefix)}
    return [name.removeprefix(prefix).lower() for name in _in_order(words, found)]


def _parted(text: str, sign: str) -> list[tuple[str, str, str]]:
    return [word.partition(sign) for word in text.split()]


def _named(text: str) -> tuple[str, str]:
    """What it is called here, and what kind of thing it is."""
    name, _, ref = text.partition(":")
    return name, ref or name


def _in_order(words: ModuleType, numbers: Mapping[str, int], first: int = 0) -> list[str]:
    """Names by their numbers, which leave nothing out and have one name each."""
    names = sorted(numbers, key=numbers.__getitem__)
    for number, name in enumerate(names, first):
        if numbers[name] != number:
            raise ValueError(f"{words.__name__}: {name} is {numbers[name]}, and {number} would be next")
    return names


class Code(msgspec.Struct, frozen=True):
    """A way to write a number as text ("4-3-3") and to read it back; `read` raises ValueError."""

    write: Callable[[int], str]
    read: Callable[[str], int]


class Phrase(msgspec.Struct, frozen=True):
    """A message key with its facts, ready to be put into any language."""

    key: str
    rule: str
    facts: dict[str, Fact]


class NotationError(ValueError):
    """A text that names no seat, verb or thing of the game."""


def seat_letter(seat: int) -> str:
    """A, B, C ... for seats 0, 1, 2 ..."""
    return SEAT_LETTERS[seat]


def seat_number(letter: str) -> int:
    """The inverse of `seat_letter`."""
    if len(letter) == 1 and letter in SEAT_LETTERS:
        return SEAT_LETTERS.index(letter)
    raise NotationError(f"{letter!r} is not a seat letter")


def seat_letters(seats: int) -> str:
    """The letters of a mask of seats: "AC"; "" for nobody."""
    return "".join(letter for i, letter in enumerate(SEAT_LETTERS) if seats >> i & 1)


def seat_mask(letters: str) -> int:
    """The inverse of `seat_letters`."""
    mask = 0
    for letter in letters:
        mask |= 1 << seat_number(letter)
    return mask


def _verb_number(words: ModuleType, name: str) -> int:
    option: int = getattr(words, name)
    if option & ARG_MASK:
        raise ValueError(f"{words.__name__}: {name} is an option without a verb")
    return option >> ARG_BITS


def _key(name: str) -> str:
    """What a constant calls: `ASK_MOVE` is the question `move`, `ROLL_TWICE` the verb `roll-twice`."""
    return name.removeprefix("ASK_").removeprefix("TOLD_").lower().replace("_", "-")


class Lexicon:
    """The tables of a game. Positions in the lists are the numbers that the rules use."""

    def __init__(
        self,
        verbs: Iterable[Verb],
        kinds: Iterable[Kind],
        events: Iterable[EventKind],
        refs: Mapping[str, list[str]],
        absent: Mapping[str, str],
        codes: Mapping[str, Code] | None = None,
    ) -> None:
        """`refs` lists the ids of each kind of thing; `absent` names what -1 stands for (area -1: "off").

        `codes` write and read kinds of things that are too many to list, such as three numbers in one.
        """
        self.verbs = list(verbs)
        self.kinds = list(kinds)
        self.events = list(events)
        self.refs = dict(refs)
        self.absent = dict(absent)
        self.codes = dict(codes or {})
        self._verb_numbers = {v.key: i for i, v in enumerate(self.verbs)}
        self._event_numbers = {e.key: i for i, e in enumerate(self.events)}
        self._walked = [frozenset(map(self.event_number, kind.walks)) for kind in self.kinds]

    @classmethod
    def of(
        cls,
        words: ModuleType,
        refs: Mapping[str, list[str]],
        absent: Mapping[str, str],
        codes: Mapping[str, Code] | None = None,
    ) -> Lexicon:
        """The lexicon of a module that declares words (`does`, `asks`, `tells`); `pass` is a verb of every game."""
        found: dict[type, dict[str, Any]] = {Verb: {}, Kind: {}, EventKind: {}}
        for name, hint in inspect.get_annotations(words, eval_str=True).items():
            for said in getattr(next(iter(get_args(hint)), None), "__metadata__", ()):
                if type(said) in found:
                    found[type(said)][name] = said
        lists: dict[type, list[Any]] = {}
        for said, names in found.items():
            numbers: dict[str, int] = {name: getattr(words, name) for name in names}
            if said is Verb:
                numbers = {name: _verb_number(words, name) for name in names}
            ordered = _in_order(words, numbers, int(said is Verb))
            lists[said] = [msgspec.structs.replace(names[name], key=_key(name)) for name in ordered]
        return cls([Verb("pass"), *lists[Verb]], lists[Kind], lists[EventKind], refs, absent, codes)

    # Numbers to words

    def name(self, ref: str, number: int) -> str:
        """The id of thing `number` of a kind: `name("area", 2)` is "church"."""
        if ref == "seat":
            return seat_letter(number) if number >= 0 else self.absent["seat"]
        if ref == "number":
            return str(number)
        if ref in self.codes:
            return self.codes[ref].write(number)
        if number < 0:
            return self.absent[ref]
        return self.refs[ref][number]

    def fact(self, ref: str, number: int) -> Fact:
        """A fact of an event: a reference, a list of references for a mask, or a plain number."""
        if ref == "number":
            return number
        if ref in self.codes:
            return self.codes[ref].write(number)
        one = self.one_of(ref)
        if one:
            return [f"{one}:{self.name(one, i)}" for i in range(number.bit_length()) if number >> i & 1]
        return f"{ref}:{self.name(ref, number)}"

    def one_of(self, ref: str) -> str:
        """What a mask is a mask of: `seats` of `seat`, `rooms` of a kind `room`; "" for all that is no mask."""
        one = ref.removesuffix("s")
        return one if one != ref and ref not in self.refs and (one == "seat" or one in self.refs) else ""

    def verb_of(self, option: int) -> Verb:
        return self.verbs[option >> ARG_BITS]

    def phrase(self, option: int) -> Phrase:
        """An option in words: "attack" with the seat it names."""
        verb = self.verb_of(option)
        numbers = verb.taken_apart(option & ARG_MASK)
        facts = {part.name: self.fact(part.ref, n) for part, n in zip(verb.named(), numbers, strict=True)}
        return Phrase(f"verb-{verb.key}", "", facts)

    def event(self, note: Note) -> Phrase:
        """What was told, in words."""
        kind = self.events[note.kind]
        if len(note.facts) != len(kind.facts):
            raise ValueError(f"event {kind.key} has {len(kind.facts)} facts, but was told with {len(note.facts)}")
        facts = {name: self.fact(ref, fact) for (name, ref), fact in zip(kind.facts, note.facts, strict=True)}
        return Phrase(f"event-{kind.key}", kind.rule, facts)

    def passive(self, kind: int, options: list[int]) -> int | None:
        """The option a clock takes for an absent player; None where any legal one has to be drawn at random."""
        for option in options:
            if self.verb_of(option).key in self.kinds[kind].passive:
                return option
        return options[0] if len(options) == 1 else None

    def walked(self, kind: int) -> frozenset[int]:
        """The events that a step of a walk tells, for a kind of decision; none where nobody walks."""
        return self._walked[kind]

    # Notation: `attack:B`, `go:church`, `pass`; several things are parted by commas, `return:axe,top`

    def write(self, option: int) -> str:
        verb = self.verb_of(option)
        numbers = verb.taken_apart(option & ARG_MASK)
        names = [self.name(part.ref, n) for part, n in zip(verb.named(), numbers, strict=True)]
        return f"{verb.key}:{','.join(names)}" if names else verb.key

    def read(self, text: str) -> int:
        key, colon, arg = text.partition(":")
        number = self._verb_numbers.get(key)
        if number is None:
            raise NotationError(f"{key!r} is not a verb of this game; it has {', '.join(self._verb_numbers)}")
        parts = self.verbs[number].named()
        if not parts:
            if colon:
                raise NotationError(f"{key!r} takes no argument")
            return number << ARG_BITS
        texts = arg.split(",") if len(parts) > 1 else [arg]
        if len(texts) != len(parts):
            raise NotationError(f"{key!r} needs {', '.join(part.name for part in parts)}, not {arg!r}")
        argument = 0
        for part, text in zip(parts, texts, strict=True):
            thing = self.number(part.ref, text)
            if not 0 <= thing < 1 << part.bits:
                raise NotationError(f"{key!r} needs a {part.ref}, not {text!r}")
            argument = argument << part.bits | thing
        return number << ARG_BITS | argument

    def number(self, ref: str, text: str) -> int:
        """The inverse of `name`."""
        if ref == "seat":
            return -1 if text == self.absent.get("seat") else seat_number(text)
        if ref == "number" or ref in self.codes:
            return self._coded(ref, text)
        if text == self.absent.get(ref):
            return -1
        if ref not in self.refs or text not in self.refs[ref]:
            self._unknown(ref, text)
        return self.refs[ref].index(text)

    def _coded(self, ref: str, text: str) -> int:
        try:
            number = int(text) if ref == "number" else self.codes[ref].read(text)
        except ValueError:
            raise NotationError(f"{text!r} is not a {ref}") from None
        if not 0 <= number <= ARG_MASK:
            raise NotationError(f"{text!r} is not a {ref} of this game")
        return number

    def _unknown(self, ref: str, text: str) -> NoReturn:
        known = ", ".join(self.refs.get(ref, []))
        raise NotationError(f"{text!r} is not a {ref} of this game; it has {known}")

    def event_number(self, key: str) -> int:
        if key not in self._event_numbers:
            raise NotationError(f"{key!r} is not an event of this game")
        return self._event_numbers[key]
