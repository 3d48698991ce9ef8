"""From content files to books: effects are read as the vocabulary declares them, flattened, and checked.

`bind` does it all. Whatever is wrong becomes a fault with its file and the way to its line, as many as can be found at
once; a book comes out only if there is none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from gloam.core.content.files import Fault
from gloam.core.content.toml_lines import Path as Way
from gloam.core.effects.check import check_pages
from gloam.core.effects.program import Book, Program
from gloam.core.effects.reader import Reading
from gloam.core.effects.tree import Page, Source
from gloam.core.effects.vocabulary import Vocabulary
from gloam.core.effects.writer import Writer, Writing


class Bound(msgspec.Struct, frozen=True):
    """What came of binding: a book, or the faults that are in the way. For further checks of a game there are the
    `pages`, and the file and the way of each option of the book."""

    book: Book | None
    faults: list[Fault]
    pages: list[Page]
    options: list[tuple[str, Way]] = []


def bind(vocabulary: Vocabulary, sources: Iterable[Source], ids: Mapping[str, Sequence[str]], name: str = "") -> Bound:
    """A book of all sources. `ids` lists what the content may refer to, by kind; positions are the numbers.

    Without a name the book is called by a digest of what is in it.
    """
    reading = Reading(vocabulary)
    pages = [reading.page(source) for source in sources]
    if reading.faults:
        return Bound(None, reading.faults, pages)
    writing = Writing(vocabulary, pages, {**ids, **reading.declared(ids)})
    programs = [Writer(writing, page).program() for page in pages]
    faults = [*writing.faults, *check_pages(pages)]
    if faults:
        return Bound(None, faults, pages)
    parts = (programs, writing.options, writing.option_texts, writing.texts, reading.declared(ids))
    return Bound(Book(name or _digest(*parts), *parts), [], pages, writing.option_places)


def _digest(programs: list[Program], *rest: Any) -> str:
    plain = [[(p.id, p.code, p.data, p.costs, p.terms) for p in programs], *rest]
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:16]
