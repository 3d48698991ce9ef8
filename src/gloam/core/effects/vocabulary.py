"""Declaring a vocabulary of effects: typed words for content files, and the ones that all games share.

A game declares each effect as a struct. Its fields are what the function of the word may ask for, by name (`by_word`);
the types below say what a field names, so that every content file can be checked before anybody plays it. Conditions,
sets, numbers and whatever else an effect may contain are declared in the same way, each kind with a tag of its own.
"""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.naming import number_of

# What a field may be, besides int, bool, a Literal of strings, a struct of such fields, a list, or one of them or None


class Ref(msgspec.Struct, frozen=True):
    """A field with the id of something: `Annotated[str, Ref("page")]`. `$name` is allowed in its place.

    An effect that only mentions a program or page, and does not lead there, says so: `Ref("page", leads=False)`.
    """

    kind: str
    leads: bool = True


class Declares(msgspec.Struct, frozen=True):
    """A field whose id exists because it stands here, such as the flag that an effect sets."""

    kind: str


class Range(msgspec.Struct, frozen=True):
    """Bounds of a number: `Annotated[Number, Range(0, 20)]`. Only what is written as a number can be checked."""

    least: int
    most: int


class Term(msgspec.Struct, frozen=True):
    """A field that holds a word of another group: a condition, a set, a number or a group of the game."""

    group: str


class Block(msgspec.Struct, frozen=True):
    """A field that holds effects, to be done as a branch of the effect or later."""

    later: bool = False


class Mark(msgspec.Struct, frozen=True):
    """Other things that a field may be: a text, a name that is bound, who decides, an id, a program."""

    what: Literal["text", "name", "who", "id", "program"]


RawTerm = str | dict[str, Any]

Effects = Annotated[list[Any], Block()]
"""Effects done in order, if `Words.branch` says so; the argument is the number to answer."""

Later = Annotated[list[Any], Block(later=True)]
"""Effects to be done some other time; the argument is what `Frame.later` makes a step of."""

Condition = Annotated[RawTerm, Term("condition")]
SetOf = Annotated[RawTerm, Term("set")]

Number = Annotated[int | RawTerm, Term("number")]
"""A number, an expression ("2*N+1"), or a word that counts."""

Text = Annotated[str | dict[str, str], Mark("text")]
"""A text or message key, or texts by language; the argument is its number in the book."""

Name = Annotated[str, Mark("name")]
Who = Annotated[str, Mark("who")]
OwnId = Annotated[str, Mark("id")]
Program = Annotated[str, Mark("program")]


class Effect(msgspec.Struct, tag_field="op", forbid_unknown_fields=True):
    """An effect of a vocabulary: `class Move(Effect, tag="move")`."""

    stops_when: ClassVar[str] = ""
    """A condition after which, if it holds once the effect is done, nothing more of the run is done."""

    asks: ClassVar[bool] = False
    """Whether this effect asks somebody something, or leads to it."""

    payable: ClassVar[bool] = False
    """Whether it may be the cost of an option: `Words.can_pay` knows it."""

    since: ClassVar[str] = ""
    """The first of the fields that were added when books had been written already. Where all of them are left out, they
    are no arguments: so a book of before is written as it was, and what was played with it can be played on."""

    def progresses(self) -> bool:
        """Whether a loop through this effect cannot go on for ever."""
        return False

    def faults(self) -> list[tuple[Way, str]]:
        """What no type can tell, such as a table with a gap: the way to it from here, and what is wrong."""
        return []


class Premise(msgspec.Struct, tag_field="is", forbid_unknown_fields=True):
    """A condition of a vocabulary. `hidden` says that not everybody can know whether it holds."""

    hidden: ClassVar[bool] = False


class Things(msgspec.Struct, tag_field="set", forbid_unknown_fields=True):
    """A set of a vocabulary. What is `hidden` cannot be gone through or picked from: its things would be in a step."""

    hidden: ClassVar[bool] = False


class Count(msgspec.Struct, tag_field="number", forbid_unknown_fields=True):
    """A number of a vocabulary, to be used by its name in expressions."""


# What all games share


class If(Effect, tag="if"):
    cond: Condition
    then: Effects
    otherwise: Effects = msgspec.field(name="else", default_factory=list)


class Option(msgspec.Struct, forbid_unknown_fields=True):
    """An option of a choice. Its id in the book is `program/id`, or `program/number` if it gives none."""

    text: Text = ""
    id: OwnId = ""
    cond: Condition | None = msgspec.field(name="if", default=None)
    cost: Effects = []
    effects: Effects = []

    def is_sure(self) -> bool:
        """Whether nothing can close it."""
        return self.cond is None and not self.cost


class Choose(Effect, tag="choice"):
    """Somebody chooses. Where every option can be closed, `else` says what is done if all of them are."""

    options: Annotated[list[Option], msgspec.Meta(min_length=1)]
    who: Who = ""
    otherwise: Effects | None = msgspec.field(name="else", default=None)


class May(Effect, tag="may"):
    """Somebody does these effects or passes."""

    effects: Effects
    text: Text = ""
    id: OwnId = ""
    who: Who = ""


class Pick(Effect, tag="pick"):
    """Somebody picks one thing of a public set, and the name stands for it. What names nothing is skipped."""

    name: Name = msgspec.field(name="as")
    source: SetOf = msgspec.field(name="from")
    who: Who = ""
    optional: bool = False


class ForEach(Effect, tag="for_each"):
    """The effects once for each thing of a public set. What they bind is forgotten after each."""

    source: SetOf = msgspec.field(name="of")
    effects: Effects
    name: Name = msgspec.field(name="as", default="reader")


class Repeat(Effect, tag="repeat"):
    """The effects so many times, or fewer: before each time `until` is looked at."""

    times: Annotated[Number, Range(1, 100)]
    effects: Effects
    until: Condition | None = None


class Read(Effect, tag="entry"):
    """Another program is done now, for the same reader; then this one goes on."""

    ref: Program


class Stop(Effect, tag="stop"):
    """The run ends here, and so do those that led to it by `entry`."""


class AllOf(Premise, tag="all"):
    of: list[Condition]


class AnyOf(Premise, tag="any"):
    of: list[Condition]


class NotSo(Premise, tag="not"):
    of: Condition


class Compare(Premise, tag="number"):
    of: Number
    gte: Number | None = None
    lte: Number | None = None
    eq: Number | None = None


GROUPS = {"op": "effect", "is": "condition", "set": "set", "number": "number"}
"""The groups that every game has, by the key that tells in a file which word it is."""

CORE_EFFECTS: tuple[type[Effect], ...] = (If, Choose, May, Pick, ForEach, Repeat, Read, Stop)
CORE_TESTS: tuple[type[Premise], ...] = (AllOf, AnyOf, NotSo, Compare)


# Reading the declarations


class Shape(msgspec.Struct, frozen=True):
    """What a field is: `kind` and what belongs to it."""

    kind: Literal[
        "int",
        "bool",
        "word",
        "ref",
        "declares",
        "text",
        "name",
        "who",
        "id",
        "program",
        "term",
        "block",
        "list",
        "part",
    ]
    optional: bool = False
    word: str = ""
    words: tuple[str, ...] = ()
    later: bool = False
    leads: bool = False
    range: Range | None = None
    item: Shape | None = None
    part: type[msgspec.Struct] | None = None


class Field(msgspec.Struct, frozen=True):
    """A field of a word: its name in Python and in files, its shape, whether a file must give it."""

    name: str
    key: str
    shape: Shape
    required: bool
    default: Any = None


class Word(msgspec.Struct, frozen=True):
    """A declared word: its tag, its number for the rules (None for those of the core), its struct and its fields."""

    tag: str
    number: int | None
    struct: type[msgspec.Struct]
    fields: tuple[Field, ...]


class Group(msgspec.Struct, frozen=True):
    """Words that may stand in the same place: the key that tells which one it is, and the words by tag."""

    name: str
    tag_field: str
    words: dict[str, Word]


def plain(base: type[msgspec.Struct], *tags: str) -> list[Any]:
    """Words without arguments, of which there is nothing to say but what they are called."""
    return [msgspec.defstruct(tag.title().replace("_", ""), [], bases=(base,), tag=tag) for tag in tags]


class Vocabulary:
    """All words of a game."""

    def __init__(
        self,
        *words: ModuleType | type[msgspec.Struct],
        who: Sequence[str] = ("reader",),
        programs: str = "entry",
        braces: str = "",
    ) -> None:
        """Words are given one by one, or as modules that declare them. What is no effect, condition, set or number is
        of a group of the game's own, called as its tag field.

        `programs` is the kind of reference that names a program; `braces` is the tag of the number that `{x}` stands
        for in expressions."""
        self.groups = {name: Group(name, field, {}) for field, name in GROUPS.items()}
        for struct in (*CORE_EFFECTS, *CORE_TESTS):
            self._add(struct, None)
        for given in words:
            for struct in declared_in(given) if isinstance(given, ModuleType) else [given]:
                self._add(struct, number_of(str(struct.__struct_config__.tag)))
        self.who = list(who)
        self.programs = programs
        self.braces = braces
        tests = self.groups["condition"].words
        for group in self.groups.values():
            for word in group.words.values():
                for f in word.fields:
                    self._known(f.shape, f"{word.struct.__name__}.{f.name}")
                stop = word.struct.stops_when if issubclass(word.struct, Effect) else ""
                if stop and (stop not in tests or tests[stop].number is None or tests[stop].fields):
                    raise TypeError(f"{word.struct.__name__} stops when {stop!r}, which is no plain condition")

    def number(self, group: str, tag: str) -> int:
        """The number of a word, for rules that want to know which one it is."""
        number = self.groups[group].words[tag].number
        assert number is not None, f"{tag} is a word of the core"
        return number

    def _add(self, struct: type[msgspec.Struct], number: int | None) -> None:
        config = struct.__struct_config__
        if not isinstance(config.tag, str):
            raise TypeError(f"{struct.__name__} needs a tag to be a word")
        field = str(config.tag_field)
        group = self.groups.setdefault(GROUPS.get(field, field), Group(field, field, {}))
        if config.tag in group.words:
            raise TypeError(f"two words of group {group.name!r} are called {config.tag!r}")
        if any(word.number == number for word in group.words.values() if number is not None):
            raise TypeError(f"another word of group {group.name!r} has the number of {config.tag!r}: call it otherwise")
        group.words[config.tag] = Word(config.tag, number, struct, fields_of_word(struct))

    def _known(self, shape: Shape, where: str) -> None:
        if shape.kind == "term" and shape.word not in self.groups:
            raise TypeError(f"{where}: there is no group of words {shape.word!r}")
        if shape.item is not None:
            self._known(shape.item, where)
        if shape.part is not None:
            for f in fields_of_word(shape.part):
                self._known(f.shape, f"{where}.{f.name}")


def declared_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The words that a module declares. A base of words has no tag of its own: msgspec gives it its name."""
    own = [x for x in vars(module).values() if isinstance(x, type) and x.__module__ == module.__name__]
    structs = [x for x in own if issubclass(x, msgspec.Struct)]
    return [x for x in structs if x.__struct_config__.tag not in (None, x.__name__)]


@cache
def fields_of_word(struct: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a struct with their shapes; TypeError for a type that cannot be an argument."""
    hints, optional = _hints(struct)
    shapes = {f.name: _shape(hints[f.name], f"{struct.__name__}.{f.name}") for f in msgspec.structs.fields(struct)}
    for name in optional:
        shapes[name] = msgspec.structs.replace(shapes[name], optional=True)
    return tuple(
        Field(f.name, f.encode_name, shapes[f.name], f.required, _default(f)) for f in msgspec.structs.fields(struct)
    )


def _default(f: msgspec.structs.FieldInfo) -> Any:
    if f.default_factory is not msgspec.NODEFAULT:
        return f.default_factory()
    return None if f.default is msgspec.NODEFAULT else f.default


def _hints(struct: type[msgspec.Struct]) -> tuple[dict[str, Any], list[str]]:
    """The types of the fields without `| None`, and which fields had it.

    `typing` takes `Literal["a", "b"] | None` and `Literal["b", "a"] | None` for the same type and hands out the one
    that any module of the process made first. The order of the words is their numbers, so what stands before `| None`
    is read by itself.
    """
    hints: dict[str, Any] = {}
    optional: list[str] = []
    for base in reversed(struct.__mro__):
        said: dict[str, Any] = dict(inspect.get_annotations(base))
        for name, hint in said.items():
            if isinstance(hint, str):
                tree = ast.parse(hint, mode="eval").body
                if isinstance(tree, ast.BinOp) and ast.unparse(tree.right) == "None":
                    said[name] = ast.unparse(tree.left)
                    optional.append(name)
        plain = type(base.__name__, (), {"__annotations__": said, "__module__": base.__module__})
        hints |= get_type_hints(plain, include_extras=True)
    return hints, optional


def _shape(hint: Any, where: str, marks: tuple[Any, ...] = ()) -> Shape:
    if get_origin(hint) is Annotated:
        inner, *own = get_args(hint)
        return _shape(inner, where, (*own, *marks))
    bounds = next((m for m in marks if isinstance(m, Range)), None)
    for mark in marks:
        if isinstance(mark, Ref):
            return Shape("ref", word=mark.kind, leads=mark.leads)
        if isinstance(mark, Declares):
            return Shape("declares", word=mark.kind)
        if isinstance(mark, Term):
            return Shape("term", word=mark.group, range=bounds)
        if isinstance(mark, Block):
            return Shape("block", later=mark.later)
        if isinstance(mark, Mark):
            return Shape(mark.what)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType) and len(args) == 2 and type(None) in args:
        inner = args[0] if args[1] is type(None) else args[1]
        return msgspec.structs.replace(_shape(inner, where, marks), optional=True)
    if origin is list:
        return Shape("list", item=_shape(args[0], where))
    if origin is Literal and all(isinstance(a, str) for a in args):
        return Shape("word", words=args)
    if hint is int:
        return Shape("int", range=bounds)
    if hint is bool:
        return Shape("bool")
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Shape("part", part=hint)
    raise TypeError(f"{where}: {hint!r} cannot be the argument of an effect; is a Ref or a Literal meant?")
