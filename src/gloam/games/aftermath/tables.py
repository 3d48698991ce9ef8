"""The content as the compiled rules read it: lists by number, filled when this module is imported."""

from __future__ import annotations

from typing import Final

from gloam.core.content import ContentError, check, load_all, package_text
from gloam.core.effect_program import Book, shelve
from gloam.games.aftermath.book.binding import bound
from gloam.games.aftermath.book.passages import passages_of
from gloam.games.aftermath.schema import PACKAGE, SCHEMAS, Content


def _bound(content: Content) -> Book:
    made = bound(content)
    if made.book is None:
        texts = {file: (f"content/{file}", package_text(PACKAGE, file)) for file in SCHEMAS}
        raise ContentError("\n".join(check(texts, SCHEMAS, lambda _: made.faults)))
    return made.book


CONTENT: Final = load_all(PACKAGE, Content)
BOOK: Final = _bound(CONTENT)
BOOK_NAME: Final = shelve(BOOK)
PASSAGE_IDS: Final[list[str]] = passages_of(CONTENT, BOOK)
