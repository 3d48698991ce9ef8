"""Effects as content files have them: nested. What a book is written from, and what checks walk through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.vocabulary import Word


class Source(msgspec.Struct, frozen=True):
    """A card or entry of a content file that is to become a program.

    `id` is stable and unique in the book (`butcher/bu-6`, `30-info:A`); `way` leads to the entry in the file and
    `blocks` has its fields with effects, which are done one after the other. What play itself can begin with is a
    `root`; anything else must be led to. `scope` makes short references possible: within scope `30`, `1` means `30-1`.
    `names` are further references (kind and id) that lead here, such as the page whose first entry this is.

    `cost` is what has to be paid first (`Words.payable` asks whether it can be). `terms` are conditions and numbers
    beside the effects, by field: `{"needs": ("condition", "found")}`, for `Words.holds` and `Words.amount`.
    """

    id: str
    file: str
    way: Way
    blocks: dict[str, list[Any]]
    root: bool = True
    scope: str = ""
    names: tuple[tuple[str, str], ...] = ()
    cost: list[Any] = []
    terms: dict[str, tuple[str, Any]] = {}


class Node:
    """An effect or a term: its word, its struct, and what is in it by the way from here.

    `leads` has the programs that an effect itself names, apart from those that its blocks name.
    """

    def __init__(self, word: Word, struct: msgspec.Struct, way: Way) -> None:
        self.word = word
        self.struct = struct
        self.way = way
        self.blocks: dict[Way, list[Node]] = {}
        self.terms: dict[Way, Node] = {}
        self.leads: list[str] = []


class Page:
    """A source with its effects read. `head` holds its cost and its terms."""

    def __init__(self, source: Source, head: Node, nodes: list[Node]) -> None:
        self.source = source
        self.head = head
        self.nodes = nodes

    def cost(self) -> list[Node]:
        return self.head.blocks[("cost",)]

    def whole(self) -> list[Node]:
        """What is done one after the other, the cost first."""
        return self.cost() + self.nodes

    def all(self) -> Iterator[Node]:
        """Every effect, however deep it stands."""
        return _all(self.whole())


def _all(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        for block in node.blocks.values():
            yield from _all(block)
