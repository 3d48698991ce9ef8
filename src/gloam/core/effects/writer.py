"""Writing programs: nested nodes become flat lists of numbers. References are looked up, names become registers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from gloam.core.content.files import Fault, explain
from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects import program as code
from gloam.core.effects.expression import Cell, Expression, Label, Pair
from gloam.core.effects.reader import meant
from gloam.core.effects.tree import Node, Page
from gloam.core.effects.vocabulary import (
    AllOf,
    AnyOf,
    Choose,
    Compare,
    Effect,
    Field,
    ForEach,
    If,
    May,
    NotSo,
    Pick,
    Read,
    Repeat,
    Shape,
    Stop,
    Vocabulary,
    fields_of_word,
)
from gloam.core.state import ARG_MASK


class Writing:
    """What all programs of a book share while it is written."""

    def __init__(self, vocabulary: Vocabulary, pages: list[Page], ids: Mapping[str, Sequence[str]]) -> None:
        self.vocabulary = vocabulary
        self.ids = {kind: {id_: i for i, id_ in enumerate(known)} for kind, known in ids.items()}
        self.faults: list[Fault] = []
        self.options: list[str] = []
        self.option_texts: list[int] = []
        self.option_places: list[tuple[str, Way]] = []
        self.texts: list[dict[str, str]] = []
        self.order = [page.source.id for page in pages]
        self.numbers: dict[str, int] = {}
        self.named: dict[tuple[str, str], list[str]] = {}
        for i, page in enumerate(pages):
            source = page.source
            if source.id in self.numbers:
                self.faults.append(Fault(source.file, source.way, f"there are two programs {source.id!r}"))
            self.numbers.setdefault(source.id, i)
            for name in source.names:
                self.named.setdefault(name, []).append(source.id)


class Writer:
    """Writes one program."""

    def __init__(self, writing: Writing, page: Page) -> None:
        self.all = writing
        self.vocabulary = writing.vocabulary
        self.page = page
        self.code: list[Cell] = []
        self.data: list[Cell] = []
        self.registers = 1
        self.options: set[str] = set()
        self._names: dict[str, int] = {"reader": code.READER}
        self._used: set[int] = set()
        self._picked: set[int] = set()
        self._later: list[tuple[Label, list[Node], dict[str, int]]] = []

    def program(self) -> code.Program:
        head = self.page.head
        terms = {}
        for field, (group, value) in self.page.source.terms.items():
            pair = self._value(head, Shape("term", word=group), value, (field,), [])
            terms[field] = self._record(code.LIST, [pair])
        costs = [self._effect(cost) for cost in self.page.cost()]
        self._block(self.page.nodes)
        self._emit(code.END)
        while self._later:
            label, nodes, names = self._later.pop(0)
            self._here(label)
            self._names = names
            self._block(nodes)
            self._emit(code.END)
        return code.Program(
            self.page.source.id,
            _settled(self.code),
            _settled(self.data),
            self.registers,
            _settled(list[Cell](costs)),
            terms,
        )

    def _fault(self, way: Way, what: str) -> None:
        self.all.faults.append(Fault(self.page.source.file, way, what))

    def _emit(self, *cells: Cell) -> None:
        self.code += cells

    def _here(self, label: Label) -> None:
        label.at = len(self.code)

    def _block(self, nodes: list[Node]) -> None:
        """Names that are bound in a block are forgotten after it."""
        names = dict(self._names)
        for node in nodes:
            self._effect(node)
        self._names = names

    def _effect(self, node: Node) -> Label:
        """Write an effect; returns where the effect of a game stands."""
        self._used = set()
        effect = node.struct
        done, itself = Label(), Label()
        match effect:
            case If():
                self._if(node, done)
            case Choose():
                self._choice(node, effect, done)
            case May():
                self._may(node, effect, done)
            case Pick():
                self._pick(node, effect, done)
            case ForEach():
                self._for_each(node, effect, done)
            case Repeat():
                self._repeat(node, effect, done)
            case Read():
                number = self._program(effect.ref, (*node.way, "ref"))
                node.leads.append(self._id(number))
                self._emit(code.CALL, number)
            case Stop():
                self._emit(code.STOP)
            case Effect():
                self._own(node, effect, itself, done)
        self._here(done)
        return itself

    def _skips(self, done: Label) -> None:
        """An effect that names nothing is skipped."""
        for register in sorted(self._used & self._picked):
            self._emit(code.WITHOUT, register, done)

    def _own(self, node: Node, effect: Effect, itself: Label, done: Label) -> None:
        branches: list[list[Node]] = []
        pairs = self._fields(node, _written(node.word.fields, effect), effect, (), branches)
        stop = Label()
        self._skips(done)
        self._here(itself)
        assert node.word.number is not None
        self._emit(node.word.number, len(pairs), *(cell for pair in pairs for cell in pair))
        if effect.stops_when:
            number = self.vocabulary.groups["condition"].words[effect.stops_when].number
            assert number is not None
            self._emit(code.STOP_IF, self._record(number, []))
        if branches:
            targets = [Label() for _ in branches]
            self._emit(code.BRANCH, itself, stop, len(targets), *targets)
            for target, nodes in zip(targets, branches, strict=True):
                self._here(target)
                self._block(nodes)
                self._emit(code.JUMP, stop)
        self._here(stop)

    def _if(self, node: Node, done: Label) -> None:
        condition = self._condition(node.terms[("cond",)])
        otherwise = Label() if node.blocks[("else",)] else done
        self._skips(done)
        self._emit(code.UNLESS, condition, otherwise)
        self._block(node.blocks[("then",)])
        if otherwise is not done:
            self._emit(code.JUMP, done)
            self._here(otherwise)
            self._block(node.blocks[("else",)])

    def _choice(self, node: Node, choice: Choose, done: Label) -> None:
        records = [Label() for _ in choice.options]
        conditions = []
        for i in range(len(choice.options)):
            term = node.terms.get(("options", i, "if"))
            conditions.append(code.NOTHING if term is None else self._condition(term))
        otherwise = Label() if choice.otherwise is not None else code.NOTHING
        who = self._who(choice.who, (*node.way, "who"))
        self._skips(done)
        self._emit(code.CHOICE, who, code.ASK_CHOICE, otherwise, len(records), *records)
        for i, option in enumerate(choice.options):
            way = (*node.way, "options", i)
            number = self._option(option.id, option.text, way)
            target = Label()
            self._here(target)
            costs = [self._effect(cost) for cost in node.blocks[("options", i, "cost")]]
            self._block(node.blocks[("options", i, "effects")])
            self._emit(code.JUMP, done)
            records[i].at = len(self.data)
            self.data += [number, conditions[i], target, len(costs), *costs]
        if isinstance(otherwise, Label):
            self._here(otherwise)
            self._block(node.blocks[("else",)])

    def _may(self, node: Node, may: May, done: Label) -> None:
        record, target = Label(), Label()
        number = self._option(may.id, may.text, node.way)
        who = self._who(may.who, (*node.way, "who"))
        self._emit(code.CHOICE, who, code.ASK_MAY, done, 1, record)
        record.at = len(self.data)
        self.data += [number, code.NOTHING, target, 0]
        self._here(target)
        self._block(node.blocks[("effects",)])

    def _pick(self, node: Node, pick: Pick, done: Label) -> None:
        if isinstance(pick.source, str) and pick.source.startswith("$"):
            self._fault((*node.way, "from"), "there is nothing to pick: a name stands for one thing")
            return
        source = self._term(node.terms[("from",)])
        who = self._who(pick.who, (*node.way, "who"))
        register = self._bind(pick.name, (*node.way, "as"), bound=False)
        self._skips(done)
        self._emit(code.PICK, who, register, source, int(pick.optional))
        self._names[pick.name] = register
        self._picked.add(register)

    def _for_each(self, node: Node, each: ForEach, done: Label) -> None:
        source = self._set(node, each.source, ("of",))
        self._skips(done)
        names = dict(self._names)
        register = self._bind(each.name, (*node.way, "as"))
        self._emit(code.EACH, source, code.NEXT, register, code.NOTHING, done)
        self._block(node.blocks[("effects",)])
        self._emit(code.END)
        self._names = names

    def _repeat(self, node: Node, repeat: Repeat, done: Label) -> None:
        shape = next(f.shape for f in node.word.fields if f.name == "times")
        mode, times = self._number(node, shape, repeat.times, ("times",))
        until = node.terms.get(("until",))
        condition = code.NOTHING if until is None else self._condition(until)
        self._skips(done)
        self._emit(code.REPEAT, mode, times, code.NEXT, code.NOTHING, condition, done)
        self._block(node.blocks[("effects",)])
        self._emit(code.END)

    # Names

    def _bind(self, name: str, way: Way, bound: bool = True) -> int:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
            self._fault(way, f"{name!r} cannot be a name")
        if name == "reader":
            register = code.READER
        else:
            register = self.registers
            self.registers += 1
        if bound:
            self._names[name] = register
        return register

    def _register(self, name: str, way: Way) -> int:
        register = self._names.get(name)
        if register is None:
            self._fault(way, f"nothing is called ${name} here{meant(name, self._names)}")
            return code.READER
        self._used.add(register)
        return register

    def _who(self, who: str, way: Way) -> int:
        known = self.vocabulary.who
        if who and who not in known:
            self._fault(way, f"{who!r} decides nothing; it is one of {', '.join(known)}")
            return 0
        return known.index(who) if who else 0

    def _option(self, own: str, text: str | dict[str, str], way: Way) -> int:
        name = f"{self.page.source.id}/{own or len(self.options) + 1}"
        if name in self.options:
            self._fault(way, f"there are two options {name!r}")
        self.options.add(name)
        number = len(self.all.options)
        if number > ARG_MASK:
            self._fault(way, "there are too many options in this book")
        self.all.options.append(name)
        self.all.option_texts.append(self._text(text))
        self.all.option_places.append((self.page.source.file, way))
        return number

    def _text(self, text: str | dict[str, str]) -> int:
        if not text:
            return code.NOTHING
        self.all.texts.append({"": text} if isinstance(text, str) else text)
        return len(self.all.texts) - 1

    def _id(self, number: int) -> str:
        return self.all.order[number] if number >= 0 else ""

    def _program(self, ref: str, way: Way) -> int:
        scope = self.page.source.scope
        for name in ([f"{scope}-{ref}"] if scope else []) + [ref]:
            if name in self.all.numbers:
                return self.all.numbers[name]
        near = [x.removeprefix(f"{scope}-") if scope else x for x in self.all.numbers]
        self._fault(way, f"there is no {self.vocabulary.programs} {ref!r}{meant(ref, near)}")
        return code.NOTHING

    # Arguments

    def _fields(
        self, node: Node, fields: Iterable[Field], struct: msgspec.Struct, inner: Way, branches: list[list[Node]]
    ) -> list[Pair]:
        return [self._value(node, f.shape, getattr(struct, f.name), (*inner, f.key), branches) for f in fields]

    def _value(self, node: Node, shape: Shape, value: Any, inner: Way, branches: list[list[Node]]) -> Pair:
        way = (*node.way, *inner)
        if value is None:
            return code.LITERAL, code.ABSENT
        match shape.kind:
            case "int":
                return code.LITERAL, self._bounded(shape, value, way)
            case "bool":
                return code.LITERAL, int(value)
            case "word":
                return code.LITERAL, shape.words.index(value)
            case "who":
                return code.LITERAL, self._who(value, way)
            case "text":
                return code.LITERAL, self._text(value)
            case "ref" | "declares":
                return self._ref(node, shape, value, way)
            case "program":
                number = self._program(value, way)
                node.leads.append(self._id(number))
                return code.LITERAL, number
            case "block" if shape.later:
                label = Label()
                self._later.append((label, node.blocks[inner], dict(self._names)))
                return code.LITERAL, label
            case "block":
                branches.append(node.blocks[inner])
                return code.LITERAL, len(branches) - 1
            case "term" if shape.word == "number":
                return self._number(node, shape, value, inner)
            case "term" if shape.word == "set":
                return code.LITERAL, self._set(node, value, inner)
            case "term" if shape.word == "condition":
                return code.LITERAL, self._condition(node.terms[inner])
            case "term":
                return code.LITERAL, self._term(node.terms[inner])
            case "list":
                assert shape.item is not None
                items = [self._value(node, shape.item, x, (*inner, i), branches) for i, x in enumerate(value)]
                return code.LITERAL, self._record(code.LIST, items)
            case "part":
                assert shape.part is not None
                pairs = self._fields(node, fields_of_word(shape.part), value, inner, branches)
                return code.LITERAL, self._record(code.LIST, pairs)
            case _:
                raise AssertionError(f"{shape.kind} is no argument")

    def _bounded(self, shape: Shape, value: int, way: Way) -> int:
        least, most = (shape.range.least, shape.range.most) if shape.range else (code.ABSENT + 1, -code.ABSENT)
        if not least <= value <= most:
            self._fault(way, f"a number from {least} to {most} is needed, not {value}")
        return value

    def _ref(self, node: Node, shape: Shape, value: str, way: Way) -> Pair:
        kind = shape.word
        if value.startswith("$"):
            return code.REGISTER, self._register(value[1:], way)
        if kind == self.vocabulary.programs:
            number = self._program(value, way)
            node.leads += [self._id(number)] if shape.leads else []
            return code.LITERAL, number
        known = self.all.ids.get(kind, {})
        if value not in known:
            self._fault(way, f"there is no {kind} {value!r}{meant(value, known)}")
            return code.LITERAL, code.NOTHING
        node.leads += self.all.named.get((kind, value), []) if shape.leads else []
        return code.LITERAL, known[value]

    def _record(self, op: int, pairs: list[Pair]) -> int:
        at = len(self.data)
        self.data += [op, len(pairs), *(cell for pair in pairs for cell in pair)]
        return at

    def _term(self, term: Node) -> int:
        branches: list[list[Node]] = []
        pairs = self._fields(term, term.word.fields, term.struct, (), branches)
        if branches:
            raise TypeError(f"{term.word.struct.__name__} has effects to be done at once, but is no effect")
        assert term.word.number is not None
        return self._record(term.word.number, pairs)

    def _set(self, node: Node, value: str | dict[str, Any], inner: Way) -> int:
        if isinstance(value, str) and value.startswith("$"):
            register = self._register(value[1:], (*node.way, *inner))
            return self._record(code.NAMED, [(code.REGISTER, register)])
        return self._term(node.terms[inner])

    def _condition(self, term: Node) -> int:
        match term.struct:
            case AllOf() | AnyOf():
                parts = [self._condition(term.terms[("of", i)]) for i in range(len(term.struct.of))]
                op = code.ALL if isinstance(term.struct, AllOf) else code.ANY
                return self._record(op, [(code.LITERAL, part) for part in parts])
            case NotSo():
                return self._record(code.NOT, [(code.LITERAL, self._condition(term.terms[("of",)]))])
            case Compare():
                return self._record(code.COMPARE, self._fields(term, term.word.fields, term.struct, (), []))
            case _:
                return self._term(term)

    def _number(self, node: Node, shape: Shape, value: int | str | dict[str, Any], inner: Way) -> Pair:
        way = (*node.way, *inner)
        if isinstance(value, int):
            return code.LITERAL, self._bounded(shape, value, way)
        if isinstance(value, dict):
            return code.AMOUNT, self._term(node.terms[inner])
        try:
            return Expression(self, self.vocabulary.braces, value, way).pair()
        except ValueError as e:
            self._fault(way, f"{value!r} is no number: {e}")
            return code.LITERAL, 0

    def counted(self, tag: str, value: str | None, way: Way) -> Pair:
        """A name in an expression, or what stands in braces."""
        group = self.vocabulary.groups["number"]
        word = group.words.get(tag)
        if word is None:
            raise ValueError(f"there is no number {tag!r}{meant(tag, group.words)}")
        plain: dict[str, Any] = {group.tag_field: tag}
        if value is not None:
            plain[word.fields[0].key] = value
        try:
            struct = msgspec.convert(plain, word.struct)
        except msgspec.ValidationError as e:
            raise ValueError(explain(e, plain, word.struct)[0]) from None
        return code.AMOUNT, self._term(Node(word, struct, way))

    def named(self, name: str, way: Way) -> Pair:
        return code.REGISTER, self._register(name, way)

    def record(self, op: int, pairs: list[Pair]) -> Pair:
        return code.AMOUNT, self._record(op, pairs)


def _written(fields: tuple[Field, ...], effect: Effect) -> tuple[Field, ...]:
    """The fields that are arguments: those that were added later only where one of them is given."""
    names = [f.name for f in fields]
    first = names.index(effect.since) if effect.since else len(fields)
    given = any(getattr(effect, f.name) != f.default for f in fields[first:])
    return fields if given else fields[:first]


def _settled(cells: list[Cell]) -> list[int]:
    return [cell.at if isinstance(cell, Label) else cell for cell in cells]
