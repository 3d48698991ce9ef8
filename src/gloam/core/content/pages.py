"""Sealed pages: what nobody is shown, told or served before the state of a game opens it to them.

A page has a name (`hollow`, `12-7`), words in every language of its game and, where a board draws it, content:

    text/<language>/sealed/<name>.ftl     one page; or several, each under a heading `## <name>`
    content/sealed/<name>.toml

The words of a page are `page-<name>`, its title, and `page-<name>-text`. Below a heading `## each` every message is a
page by itself, without a title: `page-12-start` is all of page `12-start`. So a book is read passage by passage.

None of it is read before somebody may see it, however long the book is. Pages of the pack in use stand in for those of
the game (`gloam.core.content.packs`).
"""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from gloam.core.content import packs
from gloam.core.content.files import Fault, ReadOut, package_text, read_toml

FOLDER: Final = packs.SEALED
_HEADING: Final = re.compile(r"^## *([a-z0-9-]+) *$", re.M)
_MESSAGE: Final = re.compile(r"^-?[a-zA-Z]", re.M)
_PASSAGE: Final = re.compile(r"^page-([a-z0-9-]+) *=", re.M)
EACH: Final = "each"


class Sealed(msgspec.Struct, frozen=True):
    """The words of a page in one language, and where they stand: the file, and the line they begin after.

    A `passage` is a message that is a page by itself.
    """

    page: str
    file: str
    above: int
    text: str
    passage: bool = False

    @property
    def keys(self) -> tuple[str, ...]:
        """The messages that the page must have."""
        return (f"page-{self.page}",) if self.passage else (f"page-{self.page}", f"page-{self.page}-text")


def page_names(package: str) -> tuple[str, ...]:
    """The names of all pages of a game, in the order of its files. For those who check a game, not for those who
    serve it."""
    names = [sealed.page for sealed in sealed_texts(package, "en")]
    return tuple(dict.fromkeys([*names, *_contents(package)]))


def page_keys(package: str) -> set[str]:
    """The messages that all pages of a game must have."""
    passages = {sealed.page: sealed.keys for sealed in sealed_texts(package, "en")}
    found: set[str] = set()
    for page in page_names(package):
        found |= set(passages.get(page, (f"page-{page}", f"page-{page}-text")))
    return found


def page_text(package: str, language: str, page: str) -> str:
    """The words of a page; "" if it has none."""
    return _texts(package, language).get(page, "")


def page_content(package: str, page: str) -> dict[str, Any] | None:
    """The content of a page as plain data; None if it has none."""
    if page not in _contents(package):
        return None
    file = f"{FOLDER}/{page}.toml"
    return read_toml(package_text(package, file), f"content/{file}")


def sealed_texts(package: str, language: str) -> list[Sealed]:
    """All pages of a game in a language, as they stand in its files."""
    found: list[Sealed] = []
    for file in _files(package, f"text/{language}", ".ftl"):
        found += pages_in(f"text/{language}/{FOLDER}/{file.name}", file.read_text("utf-8"))
    return found


def wordless(said: Iterable[ReadOut], words: Mapping[str, Collection[str]]) -> list[Fault]:
    """Faults of content that says what has no words; `words` are the pages that have some, by language."""
    faults: list[Fault] = []
    for page in {page.page: page for page in said}.values():
        missing = [language for language, known in words.items() if page.page not in known]
        if missing:
            faults.append(Fault(page.file, page.way, f"{page.page} is said, but has no words in {', '.join(missing)}"))
    return faults


def pages_in(place: str, text: str) -> list[Sealed]:
    """The pages in one file of texts."""
    found: list[Sealed] = []
    headings = list(_HEADING.finditer(text))
    first = text[: headings[0].start()] if headings else text
    if _MESSAGE.search(first):
        found.append(Sealed(place.rpartition("/")[2].removesuffix(".ftl"), place, 0, first))
    for i, heading in enumerate(headings):
        end = headings[i + 1].start() if i + 1 < len(headings) else len(text)
        above = text.count("\n", 0, heading.end()) + 1
        words = text[heading.end() + 1 : end]
        if heading[1] == EACH:
            found += _passages(place, above, words)
        else:
            found.append(Sealed(heading[1], place, above, words))
    return found


def _passages(place: str, above: int, text: str) -> list[Sealed]:
    """The messages of a text, each as a page."""
    starts = list(_PASSAGE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return [
        Sealed(start[1], place, above + text.count("\n", 0, start.start()), text[start.start() : end], passage=True)
        for start, end in zip(starts, ends, strict=True)
    ]


@functools.cache
def _texts(package: str, language: str) -> dict[str, str]:
    found = {sealed.page: sealed.text for sealed in sealed_texts(package, language)}
    # A page of a pack that is not in this language is the pack's in English: another story would be told otherwise.
    for spoken in dict.fromkeys(("en", language)):
        for place, text in packs.sealed_for(package, spoken):
            found |= {sealed.page: sealed.text for sealed in pages_in(place, text)}
    return found


def _contents(package: str) -> list[str]:
    """The names of the pages that have content, in the game or in the pack in use."""
    own = [file.name for file in _files(package, "content", ".toml")]
    ours = [file.partition("/")[2] for file in packs.files_for(package) if file.startswith(f"{FOLDER}/")]
    return [file.removesuffix(".toml") for file in dict.fromkeys([*own, *ours])]


def _files(package: str, folder: str, ending: str) -> list[Traversable]:
    place = resources.files(package) / folder / FOLDER
    if not place.is_dir():
        return []
    return sorted((file for file in place.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)
