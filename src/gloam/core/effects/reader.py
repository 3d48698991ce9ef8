"""Reading effects: the plain data of content files become nodes, as the vocabulary declares them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from gloam.core.content.files import Fault, explain
from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.tree import Node, Page, Source
from gloam.core.effects.vocabulary import Effect, Field, Group, Shape, Vocabulary, Word, fields_of_word


def meant(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), 1)
    return f"; is {close[0]!r} meant?" if close else ""


class Reading:
    """Every effect becomes the struct that the vocabulary declares for it."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.faults: list[Fault] = []
        self._file = ""
        self._declared: dict[str, list[str]] = {}

    def declared(self, ids: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
        """The ids that the content declares itself, after those that the game has given."""
        found: dict[str, list[str]] = {}
        for kind, own in self._declared.items():
            given = list(ids.get(kind, ()))
            found[kind] = given + [x for x in own if x not in given]
        return found

    def page(self, source: Source) -> Page:
        self._file = source.file
        head = Node(Word("", None, Source, ()), source, source.way)
        self._visit(head, Shape("block"), source.cost, ("cost",))
        for field, (group, value) in source.terms.items():
            self._visit(head, Shape("term", word=group), value, (field,))
        nodes = []
        for field, effects in source.blocks.items():
            nodes += self._block(effects, (*source.way, field))
        return Page(source, head, nodes)

    def _fault(self, way: Way, what: str) -> None:
        self.faults.append(Fault(self._file, way, what))

    def _block(self, effects: Sequence[Any], way: Way) -> list[Node]:
        group = self.vocabulary.groups["effect"]
        found = [self._node(group, raw, (*way, i)) for i, raw in enumerate(effects)]
        return [node for node in found if node is not None]

    def _node(self, group: Group, raw: Any, way: Way) -> Node | None:
        plain = _spelt_out(group, raw) if isinstance(raw, str) else raw
        if not isinstance(plain, dict):
            self._fault(way, f"{raw!r} is no {group.name}")
            return None
        tag = plain.get(group.tag_field)
        if tag is None:
            self._fault(way, f"missing key {group.tag_field!r}: what kind of {group.name} is this?")
            return None
        word = group.words.get(tag) if isinstance(tag, str) else None
        if word is None:
            self._fault((*way, group.tag_field), f"there is no {group.name} {tag!r}{meant(str(tag), group.words)}")
            return None
        try:
            struct = msgspec.convert(plain, word.struct)
        except msgspec.ValidationError as e:
            what, inner = explain(e, plain, word.struct)
            self._fault((*way, *inner), what)
            return None
        node = Node(word, struct, way)
        self._fields(node, word.fields, struct, ())
        if isinstance(struct, Effect):
            for inner, what in struct.faults():
                self._fault((*way, *inner), what)
        return node

    def _fields(self, node: Node, fields: Iterable[Field], struct: msgspec.Struct, inner: Way) -> None:
        for field in fields:
            self._visit(node, field.shape, getattr(struct, field.name), (*inner, field.key))

    def _visit(self, node: Node, shape: Shape, value: Any, inner: Way) -> None:
        if value is None:
            return
        way = (*node.way, *inner)
        if shape.kind == "block":
            node.blocks[inner] = self._block(value, way)
        elif shape.kind == "term" and not _is_name(shape, value):
            if shape.word != "number" or isinstance(value, dict):
                term = self._node(self.vocabulary.groups[shape.word], value, way)
                if term is not None:
                    node.terms[inner] = term
        elif shape.kind == "list" and shape.item is not None:
            for i, item in enumerate(value):
                self._visit(node, shape.item, item, (*inner, i))
        elif shape.kind == "part" and shape.part is not None:
            self._fields(node, fields_of_word(shape.part), value, inner)
        elif shape.kind == "declares":
            own = self._declared.setdefault(shape.word, [])
            if value not in own:
                own.append(value)


def _is_name(shape: Shape, value: Any) -> bool:
    return shape.word == "set" and isinstance(value, str) and value.startswith("$")


def _spelt_out(group: Group, short: str) -> dict[str, Any]:
    """`"here"` is short for `{ area = "here" }`, and `"radius:2"` gives the first field as well."""
    tag, colon, rest = short.partition(":")
    plain: dict[str, Any] = {group.tag_field: tag}
    word = group.words.get(tag)
    if colon and word is not None and word.fields:
        first = word.fields[0]
        counted = first.shape.kind == "int" or (first.shape.kind == "term" and first.shape.word == "number")
        plain[first.key] = int(rest) if counted and re.fullmatch(r"-?\d+", rest) else rest
    elif colon:
        plain[group.tag_field] = short
    return plain
