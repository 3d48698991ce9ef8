"""Sealed pages: what nobody is shown, told or served before the state of a game opens it to them.

A page has a name (`hollow`, `12-7`), words in every language of its game and, where a board draws it, content:

    text/<language>/sealed/<name>.ftl     one page; or several, each under a heading `## <name>`
    content/sealed/<name>.toml

None of it is read before somebody may see it, however long the book is.
"""

from __future__ import annotations

import functools
import re
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from gloam.core.content import package_text, read_toml

FOLDER: Final = "sealed"
_HEADING: Final = re.compile(r"^## *([a-z0-9-]+) *$", re.M)
_MESSAGE: Final = re.compile(r"^-?[a-zA-Z]", re.M)


class Sealed(msgspec.Struct, frozen=True):
    """The words of a page in one language, and where they stand: the file, and the line they begin after."""

    page: str
    file: str
    above: int
    text: str


def page_names(package: str) -> tuple[str, ...]:
    """The names of all pages of a game, in the order of its files. For those who check a game, not for those who
    serve it."""
    names = [sealed.page for sealed in sealed_texts(package, "en")]
    files = (file.name.removesuffix(".toml") for file in _files(package, "content", ".toml"))
    return tuple(dict.fromkeys([*names, *files]))


def page_text(package: str, language: str, page: str) -> str:
    """The words of a page; "" if it has none."""
    return _texts(package, language).get(page, "")


def page_content(package: str, page: str) -> dict[str, Any] | None:
    """The content of a page as plain data; None if it has none."""
    if all(file.name != f"{page}.toml" for file in _files(package, "content", ".toml")):
        return None
    file = f"{FOLDER}/{page}.toml"
    return read_toml(package_text(package, file), f"content/{file}")


def sealed_texts(package: str, language: str) -> list[Sealed]:
    """All pages of a game in a language, as they stand in its files."""
    found: list[Sealed] = []
    for file in _files(package, f"text/{language}", ".ftl"):
        text = file.read_text("utf-8")
        place = f"text/{language}/{FOLDER}/{file.name}"
        headings = list(_HEADING.finditer(text))
        first = text[: headings[0].start()] if headings else text
        if _MESSAGE.search(first):
            found.append(Sealed(file.name.removesuffix(".ftl"), place, 0, first))
        for i, heading in enumerate(headings):
            end = headings[i + 1].start() if i + 1 < len(headings) else len(text)
            above = text.count("\n", 0, heading.end()) + 1
            found.append(Sealed(heading[1], place, above, text[heading.end() + 1 : end]))
    return found


@functools.cache
def _texts(package: str, language: str) -> dict[str, str]:
    return {sealed.page: sealed.text for sealed in sealed_texts(package, language)}


def _files(package: str, folder: str, ending: str) -> list[Traversable]:
    place = resources.files(package) / folder / FOLDER
    if not place.is_dir():
        return []
    return sorted((file for file in place.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)
