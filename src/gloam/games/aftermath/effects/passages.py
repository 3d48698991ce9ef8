"""The texts of the book by their names: every passage that is read out, and every option of a choice.

`12-info-a` is the message `page-12-info-a`. All of them are sealed: a page of text is a passage, and is opened when it
is read (docs/adventure-book.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloam.core.content.files import ReadOut
from gloam.core.effects.book import Bound
from gloam.core.effects.program import Book
from gloam.games.aftermath.effects.words.page import Say

if TYPE_CHECKING:
    from gloam.games.aftermath.content.schema import Content


def title_of(page: int) -> str:
    return f"{page}-title"


def option_name(option: str) -> str:
    """The passage for an option of the book: `12-info-b/1` is `12-info-b-option-1`."""
    program, _, own = option.rpartition("/")
    return f"{program}-option-{own}"


def passages_of(content: Content, book: Book) -> list[str]:
    """The names of all passages: what is said, the titles of the pages, the options of choices.

    What the book says comes first, so that the numbers of its effects are positions here.
    """
    said = book.ids.get("passage", [])
    titles = [title_of(page.page) for page in content.pages.values()]
    return [*said, *titles, *(option_name(option) for option in book.options)]


def said_in(content: Content, made: Bound, files: Mapping[int, str]) -> list[ReadOut]:
    """All passages with where they are said; `files` are those of the pages."""
    found = [ReadOut(files[page.page], ("page",), title_of(page.page)) for page in content.pages.values()]
    for tree in made.pages:
        says = [(node.way, node.struct.text) for node in tree.all() if isinstance(node.struct, Say)]
        found += [ReadOut(tree.source.file, way, text) for way, text in says]
    options = made.book.options if made.book is not None else []
    places = zip(made.options, options, strict=True)
    return found + [ReadOut(file, way, option_name(option)) for (file, way), option in places]
